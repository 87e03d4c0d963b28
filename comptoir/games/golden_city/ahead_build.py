"""The Golden City: what a post would bring. Its price, its reward, and who would score this round."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.golden_city.actions import BLACK, PAY
from comptoir.games.golden_city.data import (
    ALL_INNER,
    BIT,
    CARD,
    GOOD_NAMES,
    GOODS_CARD,
    INNER,
    LANDSCAPE_NAMES,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
)
from comptoir.games.golden_city.data import BONUS as BONUS_REWARD
from comptoir.games.golden_city.facts import round_letters
from comptoir.games.golden_city.forms import place_of
from comptoir.games.golden_city.payments import CARDS, parted, payments
from comptoir.games.golden_city.rules.building import built_at
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_words import cards, region_name
from comptoir.message import Argument, Message, Seat, Word
from comptoir.stage.ahead import Told


def told_build(view: GoldenCity, seat: int, actions: Sequence[int], after: GoldenCity, luck: bool) -> Told:
    """The cards that leave the hand, letters, coins and keys old and new, and the round as it would then stand."""
    action = actions[0]
    black = BLACK <= action < PAY
    place = place_of(action) if action < PAY else int(built_at(view.agenda[view.top - 1] >> 12))
    if action >= PAY:
        black = view.agenda[view.top - 1] >> 12 >= PLACES
    paid = CARDS[actions[-1] - int(PAY) if actions[-1] >= PAY else payments(view, seat, place)[0]]
    land = int(view.chart.landscape[place])
    key = 1 if BIT[place] & ALL_INNER else 0
    lines: list[Message] = []
    given = gains(view, after, seat, place, luck)
    if not black:
        lines += given
    else:
        lines.append(Message("ahead-closed", {"n": int(after.players[seat].black)}))
    change = sum(round_letters(after, seat)) - sum(round_letters(view, seat))
    if change:
        lines.append(Message("ahead-round", {"change": signed(change)}))
    lines.append(Message("ahead-pay", {"cards": _pictures(paid, land), "keys": key}))
    at = f"place:{PLACE_NAMES[place]}"
    return Told(lines, _pills(view, after), _sum(view, after, seat, paid, key, None if black else given), at)


def gains(view: GoldenCity, after: GoldenCity, seat: int, place: int, luck: bool) -> list[Message]:
    """What a post gives at once: told by what the engine gave, and by what it will ask or draw."""
    old, new, kind = view.players[seat], after.players[seat], int(view.reward[place])
    found = []
    if new.letters != old.letters:
        found.append(Message("gain-letters", {"n": int(new.letters - old.letters)}))
    if new.coins != old.coins:
        found.append(Message("gain-coins", {"n": int(new.coins - old.coins)}))
    key = 1 if BIT[place] & ALL_INNER else 0
    if new.keys != old.keys - key:
        found.append(Message("gain-key"))
    if luck and (kind == CARD or (kind == INNER and not arrivals(view, place))):
        found.append(Message("gain-card"))
    if kind == BONUS_REWARD and after.step() == "take_bonus":
        found.append(Message("gain-bonus"))
    if kind == GOODS_CARD and after.step() in ("take_goods", "draw_goods", "return_goods"):
        found.append(Message("gain-goods"))
    return found or [Message("gain-nothing")]


def _pictures(paid: Sequence[int], land: int) -> str:
    """The cards that leave the hand; each pair that is a joker ends with its sign."""
    own, jokers = parted(paid, land)
    name = LANDSCAPE_NAMES[land]
    return f"[[gcs-{name}]]" * own + "".join([f"[[gcs-joker-{LANDSCAPE_NAMES[kind]}]]" for kind in jokers])


def _pills(view: GoldenCity, after: GoldenCity) -> dict[int, Message]:
    """The seats whose share of this round it would change."""
    found = {}
    for seat in range(view.seats):
        change = sum(round_letters(after, seat)) - sum(round_letters(view, seat))
        if change:
            found[seat] = Message("pill-round", {"change": signed(change)})
    return found


def _sum(view: GoldenCity, after: GoldenCity, seat: int, paid: Sequence[int], key: int,
         given: list[Message] | None) -> list[tuple[Message, str]]:
    """Price, reward, this round's good and region as they would stand, and the letters at its end."""
    args: dict[str, Argument] = {"cards": cards(paid), "keys": key}
    rows = [(Message("sum-pay", args), "")]
    now = int(after.players[seat].letters - view.players[seat].letters)
    if given is None:
        rows.append((Message("sum-closed"), ""))
    else:
        rows.append((Message("sum-gain", {"what": given}), f"+{now}" if now else ""))
    if view.card == NO_CARD:
        return rows
    halves = (Word("good-" + GOOD_NAMES[view.chart.card_good[view.card]]), region_name(view, int(view.card)))
    for half, thing in enumerate(halves):
        told = [Message("share", {"player": Seat(other), "n": n}) for other in range(view.seats)
                if (n := round_letters(after, other)[half])]
        mine = round_letters(after, seat)[half]
        rows.append((Message("sum-share", {"thing": thing, "shares": told}) if told
                     else Message("sum-nobody", {"thing": thing}), f"+{mine}" if mine else ""))
    old, all_in = int(view.players[seat].letters), now + sum(round_letters(after, seat))
    rows.append((Message("sum-round", {"old": old, "new": old + all_in}), f"+{all_in}" if all_in else "0"))
    return rows


def signed(change: int) -> str:
    """A difference as people write it."""
    return f"+{change}" if change > 0 else f"−{-change}"
