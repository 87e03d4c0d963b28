"""The Golden City: what everybody saw between two choices, though nobody was asked: whose turn ended without a post,
and which cards were paid, discarded or drawn. It is the same whether or not there was a choice, so that the log does
not tell who could have built."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.golden_city.actions import BID, DISCARD, PAY, PAYS_FOR
from comptoir.games.golden_city.data import CARD, HAND_LIMIT, INNER, LANDSCAPES, TWO_SEATS
from comptoir.games.golden_city.payments import CARDS, payments
from comptoir.games.golden_city.rules.numbers import BUILD_POST, TURN
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.state import PASS

KINDS = range(int(LANDSCAPES))


def turn_ends(before: GoldenCity, action: int, after: GoldenCity) -> list[tuple[int, int]]:
    """The seats whose turn ended unasked with fewer than two posts, in the order of play, and how many they built."""
    seat, step = int(before.actor()), before.step()
    found = []
    second = (int(BUILD_POST), seat, 1)
    if step == "build":
        pending = action != PASS and not before.agenda[before.top - 1] >> 12
    else:
        pending = second in _plans(before)
    if pending and (second not in _plans(after) or _round_over(before, after)):
        found.append((seat, 1))
    for other in _later(before, action, after):
        begun = (int(BUILD_POST), other, 0) in _plans(after) or (int(TURN), other, 0) in _plans(after)
        if not begun or _round_over(before, after):
            found.append((other, 0))
    return found


def _plans(view: GoldenCity) -> list[tuple[int, int, int]]:
    """The agenda as step, seat and argument."""
    return [(int(plan) & 255, int(plan) >> 8 & 15, int(plan) >> 12) for plan in view.plans()]


def _round_over(before: GoldenCity, after: GoldenCity) -> bool:
    return not after.top or bool(after.round != before.round)


def _later(before: GoldenCity, action: int, after: GoldenCity) -> list[int]:
    """The seats whose turn was still to come, in the order of play."""
    if before.step() != "bid":
        return [seat for step, seat, _ in reversed(_plans(before)) if step == TURN]
    if after.step() == "bid" and not _round_over(before, after):
        return []
    hands = [int(hand) for hand in before.hands]
    hands[action - int(BID)] = int(before.actor())
    first = hands[0] if before.seats == TWO_SEATS else int(before.first)
    return [(first + n) % int(before.seats) for n in range(before.seats)]


# Cards


def spent(before: GoldenCity, after: GoldenCity) -> list[int] | None:
    """The cards that went to the discards; None when they were shuffled since."""
    found = [int(after.discards[kind] - before.discards[kind]) for kind in KINDS]
    return None if min(found) < 0 or sum([int(n) for n in after.discards]) < sum([int(n) for n in before.discards]) \
        else found


def paid(before: GoldenCity, action: int, after: GoldenCity, place: int) -> Sequence[int]:
    """The cards a post was paid with: told by the action, or the only set among the discards that pays for it (were
    there another, it would have been asked for). Of discards that were shuffled since, others read no more than their
    view tells them, chosen or not: otherwise they would read whether there was a choice."""
    seat, gone = int(before.actor()), spent(before, after)
    if gone is None and before.players[seat].hidden:
        return _missed(before, after, seat, place)
    if PAY <= action < DISCARD:
        return CARDS[action - int(PAY)]
    if gone is None or not before.players[seat].hidden:
        ways = payments(before, seat, place)
        return CARDS[ways[0]] if len(ways) == 1 else ()
    among = before.clone()
    for kind in KINDS:
        among.own(seat).hand[kind] = gone[kind]
    ways = payments(among, seat, place)
    return CARDS[ways[0]] if len(ways) == 1 else ()


def _missed(before: GoldenCity, after: GoldenCity, seat: int, place: int) -> Sequence[int]:
    """The only payment after which just these known cards and so many others are missing from a hand."""
    old, new = before.players[seat], after.players[seat]
    number = int(old.cards()) + drew(before, after, place) - int(new.cards())
    if new.cards() >= HAND_LIMIT:
        return ()  # some may be missing because of the limit
    ways = [cards for n, cards in enumerate(CARDS) if PAYS_FOR[n] >> before.chart.landscape[place] & 1
            and sum(cards) == number and all(new.hand[kind] == max(0, old.hand[kind] - cards[kind]) for kind in KINDS)]
    return ways[0] if len(ways) == 1 else ()


def built_now(before: GoldenCity, after: GoldenCity, seat: int) -> int:
    """The place where a seat has built since; -1: nowhere."""
    old, new = before.players[seat], after.players[seat]
    fresh = int((new.built & ~old.built) | (new.closed & ~old.closed))
    return fresh.bit_length() - 1


def discarded(before: GoldenCity, action: int, after: GoldenCity) -> list[tuple[int, int, list[int] | None]]:
    """The seats that gave up cards at the end of their turn: how many, and which if that can be told apart."""
    seat = int(before.actor())
    place = built_now(before, after, seat)
    price = list(paid(before, action, after, place)) if place >= 0 else []
    bidding, later = before.step() == "bid", _later(before, action, after)
    numbers = []
    for other in later if bidding else [seat, *later]:
        held = int(before.players[other].cards()) + (_won(before, action, other) if bidding else 0)
        if other == seat and place >= 0:
            held += drew(before, after, place) - sum(price)
        over = held - int(after.players[other].cards())
        if over > 0 and after.players[other].cards() >= HAND_LIMIT and (price or other != seat or place < 0):
            numbers.append((other, over))
    gone = spent(before, after)
    if gone is None or len(numbers) != 1 or (place >= 0 and not price):
        return [(other, n, None) for other, n in numbers]
    rest = [gone[kind] - (price[kind] if price else 0) for kind in KINDS]
    return [(other, n, rest if sum(rest) == n else None) for other, n in numbers]


def drew(before: GoldenCity, after: GoldenCity, place: int) -> int:
    """How many cards a new post has given."""
    seat, kind = int(before.actor()), int(before.reward[place])
    if not (after.players[seat].built & ~before.players[seat].built) >> place & 1:
        return 0  # a black post
    gives = kind == CARD or (kind == INNER and not arrivals(before, place))
    return int(gives and before.face_down + sum([int(n) for n in before.discards]) > 0)


def dealt_anew(before: GoldenCity, after: GoldenCity) -> bool:
    """Whether the deck was too small for the cards of a new round, and the discards were shuffled meanwhile."""
    place = built_now(before, after, int(before.actor()))
    came = drew(before, after, place) if place >= 0 else 0
    if after.round == before.round or came > before.face_down:  # shuffled for that card
        return False
    return bool(before.face_down - came < sum([int(n) for n in after.groups]))


def _won(before: GoldenCity, action: int, seat: int) -> int:
    """How many cards a seat takes at the end of the auction."""
    hands = [int(hand) for hand in before.hands]
    hands[action - int(BID)] = int(before.actor())
    return sum([int(before.groups[group * int(LANDSCAPES) + kind]) for group, hand in enumerate(hands) if hand == seat
                for kind in KINDS])


def drawn_card(before: GoldenCity, action: int, after: GoldenCity, place: int) -> int | None:
    """The landscape card a post gave, for whoever may know it."""
    seat = int(before.actor())
    price = paid(before, action, after, place)
    if after.players[seat].hidden or before.players[seat].hidden or not price:
        return None
    more = [int(after.players[seat].hand[kind] - before.players[seat].hand[kind]) + price[kind] for kind in KINDS]
    return more.index(1) if sorted(more) == [0, 0, 0, 0, 1] else None


# What the others are not to count


def unseen(state: GoldenCity) -> bool:
    """Whether how often this is asked tells something of a hand: the others see what comes of it."""
    return state.step() in ("pay", "limit")


def silent(state: GoldenCity, action: int) -> bool:
    """Whether to the others it is as if there had been no choice: who does not want to build is like one who cannot."""
    return action == PASS and state.step() == "build"
