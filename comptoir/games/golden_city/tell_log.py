"""The Golden City: the log. What somebody did, and what followed from it until the next choice, read off two views of
one reader: what they may not know is not told."""

from __future__ import annotations

from comptoir.games.golden_city.actions import BID, BONUS_TAKE, DISCARD, GOODS_PILE, GOODS_RETURN
from comptoir.games.golden_city.data import (
    ALL_INNER,
    BIT,
    BONUS_NAMES,
    CARD,
    COIN_1,
    COIN_2,
    INNER,
    INNER_LETTERS,
    KEY,
    LANDSCAPE_NAMES,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PAIR_NAMES,
    PAIRS,
    PLACES,
    ZONES,
)
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_round import round_end
from comptoir.games.golden_city.tell_turns import discarded, drawn_card, paid, turn_ends
from comptoir.games.golden_city.tell_words import cards, group_cards, group_name, place_name
from comptoir.kernel.state import HIDDEN, NOBODY, PASS
from comptoir.message import Argument, Message, Seat, Word
from comptoir.words import dashed as key


def log(before: GoldenCity, action: int, after: GoldenCity) -> list[Message]:
    """The sentences between two choices. Both views are the reader's."""
    seat, step = int(before.actor()), before.step()
    said: list[Message] = []
    if step == "bid":
        said += _bid(before, action, after, seat)
    elif step == "build" and action == PASS:
        said.append(Message("log-pass", {"player": Seat(seat), "n": int(before.agenda[before.top - 1] >> 12)}))
    elif step == "return_goods":
        said.append(Message("log-return", {"player": Seat(seat), "goods": _pair(action - int(GOODS_RETURN))}))
    said += _built(before, action, after, seat)
    said += _taken(before, action, after, seat)
    said += [Message("log-pass", {"player": Seat(other), "n": n}) for other, n in turn_ends(before, action, after)]
    said += _discards(before, action, after, seat)
    said += _stuck(before, after)
    return said + round_end(before, after)


def _landscape(kind: int) -> Word:
    return Word("landscape-" + LANDSCAPE_NAMES[kind])


def _pair(pair: int) -> Word:
    return Word("pair-" + key(PAIR_NAMES[pair]))


def _bid(before: GoldenCity, action: int, after: GoldenCity, seat: int) -> list[Message]:
    group = action - int(BID)
    args: dict[str, Argument] = {"player": Seat(seat), "group": group_name(before, group),
                                 "cards": group_cards(before, group)}
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
    for place in range(int(PLACES)):
        black = place >= PLACES - ZONES and (new.closed & ~old.closed) >> place & 1
        if not black and not (new.built & ~old.built) >> place & 1:
            continue
        kind = "log-black" if black else "log-build"
        args: dict[str, Argument] = {"player": Seat(seat), "place": place_name(after, place),
                                     "keys": 1 if BIT[place] & ALL_INNER else 0}
        spent = paid(before, action, after, place)
        said = [Message(kind, {**args, "cards": cards(spent)}) if spent
                else Message("log-build-plain", {**args, "black": int(black)})]
        return said if black else said + _gift(before, action, after, seat, place)
    return []


def _gift(before: GoldenCity, action: int, after: GoldenCity, seat: int, place: int) -> list[Message]:
    """Coins, letters, keys and cards; bonus and goods cards are told when they are chosen."""
    player, kind, first = Seat(seat), int(after.reward[place]), not arrivals(before, place)
    said = []
    coins = kind if COIN_1 <= kind <= COIN_2 else 1 if kind == OUTER_COIN and first else 0
    coins = min(coins, int(before.bank))
    if coins:
        said.append(Message("log-coins", {"player": player, "n": coins}))
    if kind >= OUTER:
        letters = int((INNER_LETTERS if kind == INNER else OUTER_LETTERS)[min(int(arrivals(before, place)) + 1, 3)])
        if letters:
            said.append(Message("log-letters", {"player": player, "n": letters}))
    if kind == KEY and before.keys:
        said.append(Message("log-key", {"player": player}))
    if kind == CARD or (kind == INNER and first):
        if not before.face_down:
            said.append(Message("log-reshuffle"))
        card = drawn_card(before, action, after, place)
        said.append(Message("log-draw", {"player": player}) if card is None
                    else Message("log-draw-known", {"player": player, "card": _landscape(card)}))
    return said


def _taken(before: GoldenCity, action: int, after: GoldenCity, seat: int) -> list[Message]:
    """A bonus card, whose kind its holder alone reads; a goods card, from the row or the pile, and the next one."""
    said = []
    if before.step() == "take_bonus":  # a special scoring may have taken it away again
        card = action - int(BONUS_TAKE) if before.legal() else HIDDEN  # what others may do is in no view
        said.append(_bonus(seat, card))
    elif len(after.takers) > len(before.takers):
        said.append(_bonus(seat, int(after.taken[len(after.taken) - 1])))
    where = "log-goods-pile" if action == GOODS_PILE else "log-goods"
    for pair in range(int(PAIRS)):
        if after.players[seat].goods[pair] > before.players[seat].goods[pair]:
            said.append(Message(where, {"player": Seat(seat), "goods": _pair(pair)}))
    if sum([int(n) for n in after.goods_pile]) < sum([int(n) for n in before.goods_pile]):
        taken = [int(after.players[seat].goods[pair] - before.players[seat].goods[pair]) for pair in range(int(PAIRS))]
        for pair in range(int(PAIRS)):
            back = max(0, taken[pair]) if action != GOODS_PILE else 0
            if after.open_goods[pair] - before.open_goods[pair] + back > 0:
                said.append(Message("log-turned", {"goods": _pair(pair)}))
    return said


def _bonus(seat: int, card: int) -> Message:
    """Whoever may know the card reads which it is."""
    if card == HIDDEN:
        return Message("log-bonus", {"player": Seat(seat)})
    return Message("log-bonus-known", {"player": Seat(seat), "bonus": Word("bonus-" + BONUS_NAMES[card])})


def _discards(before: GoldenCity, action: int, after: GoldenCity, seat: int) -> list[Message]:
    """What went to the discards because of the limit, asked or not: everybody sees it."""
    said = []
    for other, n, known in discarded(before, action, after):
        if known is None and other == seat and before.step() == "limit" and n == 1:
            known = [int(kind == action - int(DISCARD)) for kind in range(len(LANDSCAPE_NAMES))]
        if known is None:
            said.append(Message("log-discard-plain", {"player": Seat(other), "n": n}))
        else:
            said.append(Message("log-discard", {"player": Seat(other), "cards": cards(known)}))
    return said


def _stuck(before: GoldenCity, after: GoldenCity) -> list[Message]:
    return [Message("log-stuck", {"player": Seat(seat)}) for seat in range(after.seats)
            if (after.stuck & ~before.stuck) >> seat & 1]


