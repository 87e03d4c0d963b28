"""The Golden City: the log. What somebody did, and what followed from it until the next choice, read off two views of
one reader: what he may not know is not told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from comptoir.games.golden_city.actions import BID, DISCARD, GOODS_RETURN, PAY, PAYMENTS, PAYS_FOR, PAYS_WITH
from comptoir.games.golden_city.chart import RECONSTRUCTED, drawn
from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    CARD,
    COIN_1,
    COIN_2,
    END_NAMES,
    FIRST_ZONE,
    GOOD_NAMES,
    INNER,
    INNER_LETTERS,
    KEY,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    NO_CARD,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PAIR_NAMES,
    PAIRS,
    PILE,
    PLACE_NAMES,
    PLACES,
    REWARD_NAMES,
    RIVERS,
    TWO_SEATS,
    ZONES,
)
from comptoir.games.golden_city.rules.scoring import goods_letters, region_letters
from comptoir.games.golden_city.score import bonus_letters
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.state import HIDDEN, NOBODY, PASS
from comptoir.message import Argument, Message, Seat, Word
from comptoir.words import dashed as key

# Words


def place_name(view: GoldenCity, place: int) -> Argument:
    """How a place is called: on a board file of somebody's own by its name there."""
    name = PLACE_NAMES[place]
    if view.options["board"] != RECONSTRUCTED:
        given = [entry.get("name") for entry in drawn(view.options)["places"] if entry["id"] == name]
        if given and given[0]:
            return str(given[0])
        if name.startswith("site_"):
            return Message("place-site", {"n": place - 15})
    if name.startswith("port_"):
        return Message("place-port", {"n": place + 1})
    return Word("place-" + key(name))


def short_name(view: GoldenCity, place: int) -> Argument:
    """The same where there is little room."""
    if place < FIRST_ZONE or view.options["board"] != RECONSTRUCTED:
        return place_name(view, place)
    return Word("short-place-" + key(PLACE_NAMES[place]))


def cards(counts: Iterable[Any]) -> Argument:
    """"2 forest, port"."""
    return [Message("count", {"n": int(n), "thing": Word("landscape-" + LANDSCAPE_NAMES[kind])})
            for kind, n in enumerate(counts) if n]


def group_cards(view: GoldenCity, group: int) -> Argument:
    return cards(list(view.groups)[group * int(LANDSCAPES):(group + 1) * int(LANDSCAPES)])


def reward(view: GoldenCity, place: int) -> Message:
    """What a post there gives now."""
    kind = int(view.reward[place])
    if kind < OUTER:
        return Message("reward-" + key(REWARD_NAMES[kind]))
    arrived = sum([p.built >> place & 1 for p in view.players]) + 1
    letters = int((INNER_LETTERS if kind == INNER else OUTER_LETTERS)[min(arrived, 3)])
    if not letters:
        return Message("reward-nothing")
    extra = "" if arrived > 1 else "-card" if kind == INNER else "-coin" if kind == OUTER_COIN else ""
    return Message("letters" + extra, {"n": letters})


def region_name(view: GoldenCity, card: int) -> Word:
    region = int(view.chart.card_region[card])
    if region < RIVERS:
        return Word("river-" + key(drawn(view.options)["rivers"][region]))
    return Word("quarter-" + LANDSCAPE_NAMES[region - int(RIVERS) + 1])


# The log


def log(before: GoldenCity, action: int, after: GoldenCity) -> list[Message]:
    """The sentences between two choices. Both views are the reader's."""
    seat, step = int(before.actor()), before.step()
    said: list[Message] = []
    if step == "bid":
        said += _bid(before, action, after, seat)
    elif step == "build" and action == PASS:
        said.append(Message("log-pass", {"player": Seat(seat)}))
    elif step == "limit":
        said.append(Message("log-discard", {"player": Seat(seat), "card": _landscape(action - int(DISCARD))}))
    elif step == "return_goods":
        said.append(Message("log-return", {"player": Seat(seat), "goods": _pair(action - int(GOODS_RETURN))}))
    said += _built(before, action, after, seat)
    said += _taken(before, action, after, seat)
    said += _stuck(before, after)
    return said + _round(before, after)


def _landscape(kind: int) -> Word:
    return Word("landscape-" + LANDSCAPE_NAMES[kind])


def _pair(pair: int) -> Word:
    return Word("pair-" + key(PAIR_NAMES[pair]))


def _bid(before: GoldenCity, action: int, after: GoldenCity, seat: int) -> list[Message]:
    group = action - int(BID)
    args: dict[str, Argument] = {"player": Seat(seat), "group": group + 1, "cards": group_cards(before, group)}
    rival = int(before.hands[group])
    if rival == NOBODY:
        said = [Message("log-bid", args)]
    else:
        said = [Message("log-oust", {**args, "rival": Seat(rival), "n": int(before.oustings) + 1})]
    if after.step() != "bid" or after.round != before.round:
        hands = [int(hand) for hand in before.hands]
        hands[group] = seat
        for n, hand in enumerate(hands):
            coin = int(before.coin) if n == 0 else 0
            said.append(Message("log-won", {"player": Seat(hand), "cards": group_cards(before, n), "n": coin}))
    return said


def _built(before: GoldenCity, action: int, after: GoldenCity, seat: int) -> list[Message]:
    """A post, what it was paid with, and what it gave at once."""
    old, new = before.players[seat], after.players[seat]
    for zone in range(ZONES):
        place = int(FIRST_ZONE) + zone
        if (new.closed & ~old.closed) >> place & 1:
            return [Message("log-black", {"player": Seat(seat), "place": place_name(after, place)})]
    for place in range(PLACES):
        if (new.built & ~old.built) >> place & 1:
            args: dict[str, Argument] = {"player": Seat(seat), "place": place_name(after, place)}
            paid = _paid(before, action, after, place)
            said = [Message("log-build", {**args, "cards": paid}) if paid else Message("log-build-plain", args)]
            return said + _gift(before, after, seat, place)
    return []


def _paid(before: GoldenCity, action: int, after: GoldenCity, place: int) -> Argument:
    """The cards that were paid: told by the action, or seen on the discards."""
    if PAY <= action < DISCARD:
        n = action - int(PAY)
        return cards(list(PAYS_WITH)[n * LANDSCAPES:(n + 1) * LANDSCAPES])
    spent = [int(after.discards[kind] - before.discards[kind]) for kind in range(LANDSCAPES)]
    for n in range(PAYMENTS):
        pays = PAYS_FOR[n] >> before.chart.landscape[place] & 1
        if pays and spent == [int(PAYS_WITH[n * LANDSCAPES + kind]) for kind in range(LANDSCAPES)]:
            return cards(spent)
    return []


def _gift(before: GoldenCity, after: GoldenCity, seat: int, place: int) -> list[Message]:
    """Coins, letters, keys and cards; bonus and goods cards are told when they are chosen."""
    player, kind = Seat(seat), int(after.reward[place])
    old, new = before.players[seat], after.players[seat]
    said = []
    if COIN_1 <= kind <= COIN_2 or kind == OUTER_COIN:
        coins = int(new.coins - old.coins)
        if coins > 0:
            said.append(Message("log-coins", {"player": player, "n": coins}))
    if kind >= OUTER:
        arrived = sum([p.built >> place & 1 for p in after.players])
        letters = int((INNER_LETTERS if kind == INNER else OUTER_LETTERS)[min(arrived, 3)])
        if letters:
            said.append(Message("log-letters", {"player": player, "n": letters}))
    if kind == KEY and new.keys > old.keys:
        said.append(Message("log-key", {"player": player}))
    if kind == CARD or (kind == INNER and sum([p.built >> place & 1 for p in after.players]) == 1):
        said.append(Message("log-draw", {"player": player}))
    return said


def _taken(before: GoldenCity, action: int, after: GoldenCity, seat: int) -> list[Message]:
    """A bonus card, whose kind its holder alone reads; a goods card."""
    said = []
    if len(after.takers) > len(before.takers):
        card = int(after.taken[len(after.taken) - 1])
        args: dict[str, Argument] = {"player": Seat(seat)}
        if card == HIDDEN:
            said.append(Message("log-bonus", args))
        else:
            said.append(Message("log-bonus-known", {**args, "bonus": Word("bonus-" + BONUS_NAMES[card])}))
    for pair in range(PAIRS):
        if after.players[seat].goods[pair] > before.players[seat].goods[pair]:
            said.append(Message("log-goods", {"player": Seat(seat), "goods": _pair(pair)}))
    return said


def _stuck(before: GoldenCity, after: GoldenCity) -> list[Message]:
    return [Message("log-stuck", {"player": Seat(seat)}) for seat in range(after.seats)
            if (after.stuck & ~before.stuck) >> seat & 1]


# What followed in the round


def _round(before: GoldenCity, after: GoldenCity) -> list[Message]:
    said = []
    if after.end != before.end and after.top:
        said.append(Message("log-last-round", {"why": Word("end-" + END_NAMES[after.end])}))
    ended = after.round > before.round or (before.top and not after.top)
    if ended and before.card != NO_CARD:
        said += _scored(before, after)
    if after.top and after.card != NO_CARD and after.card != before.card:
        good = Word("good-" + GOOD_NAMES[after.chart.card_good[after.card]])
        said.append(Message("log-round", {"n": int(after.round), "player": Seat(int(after.first)), "good": good,
                                          "region": region_name(after, int(after.card))}))
    outcome = after.outcome()
    if outcome is not None:
        if after.seats != TWO_SEATS:
            said += [Message("log-final-bonus", {"player": Seat(seat), "n": int(bonus_letters(after, seat))})
                     for seat in range(after.seats) if bonus_letters(after, seat)]
        winners = [Seat(seat) for seat in outcome.winners]
        said.append(Message("log-over", {"why": Word("end-" + outcome.end), "winners": winners, "n": len(winners),
                                         "points": max(0, outcome.scores[outcome.winners[0]].points),
                                         "two": 1 if after.seats == TWO_SEATS else 0}))
    return said


def _scored(before: GoldenCity, after: GoldenCity) -> list[Message]:
    """Goods, then river or quarter; two seats: perhaps a special scoring."""
    good, region = int(after.chart.card_good[before.card]), int(after.chart.card_region[before.card])
    said = []
    for what, name, gains in (
            ("good", Word("good-" + GOOD_NAMES[good]), [goods_letters(after, s, good) for s in range(after.seats)]),
            ("region", region_name(after, int(before.card)),
             [region_letters(after, s, region) for s in range(after.seats)])):
        shares = [Message("share", {"player": Seat(seat), "n": int(n)}) for seat, n in enumerate(gains) if n]
        said.append(Message(f"log-score-{what}", {"thing": name, "shares": shares}) if shares
                    else Message("log-score-nobody", {"thing": name}))
    pile = (int(before.round) - 1) // int(PILE)
    if before.seats == TWO_SEATS and (not after.top or not before.round % PILE):
        counted = [Message("share", {"player": Seat(s), "n": int(after.specials[pile * 2 + s])}) for s in (0, 1)]
        said.append(Message("log-special", {"shares": counted}))
        won = [s for s in (0, 1) if after.players[s].points > before.players[s].points]
        if won:
            said.append(Message("log-special-won", {"player": Seat(won[0]), "n": pile + 1}))
        else:
            said.append(Message("log-special-tie"))
    return said


