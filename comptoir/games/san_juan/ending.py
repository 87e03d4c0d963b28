"""San Juan: which buildings brought the points, what the cards did, which roles were taken."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.san_juan.actions import ROLE, SELL
from comptoir.games.san_juan.data import BUILDINGS, GOODS, HAND_LUCK, HERO, PLANTS, PRICE, ROLE_NAMES, SIX, STATUE
from comptoir.games.san_juan.score import score, tucked
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS
from comptoir.message import Message
from comptoir.stage.ending import BARS, ROUNDS, Counter, Tally, by_round

KINDS = ("production", "city", "monuments")


def breakdown(positions: Sequence[SanJuan], actions: Sequence[int]) -> list[Tally]:
    """Points by what brought them; cards as they came and went."""
    seats = int(positions[0].seats)
    rounds = range(int(positions[0].round), int(positions[-1].round) + 1)
    cards = Counter(seats, ["drawn", "for-goods", "paid", "discarded", "produced", "sold"])
    roles = Counter(seats, list(ROLE_NAMES))
    drawn = []
    for n, action in enumerate(actions):
        before, after = positions[n], positions[n + 1]
        seat, step = int(before.actor()), before.step()
        if step == "choose_role":
            roles.add(ROLE_NAMES[action - int(ROLE)], seat, 1)
        for who in range(seats):
            new = int(after.draws[HAND_LUCK + who] - before.draws[HAND_LUCK + who])
            cards.add("drawn", who, new)
            drawn.append((int(before.round), who, new))
            cards.add("produced", who, max(0, _goods(after, who) - _goods(before, who)))
        if action != PASS and step == "sell_goods":
            cards.add("sold", seat, 1)
            cards.add("for-goods", seat, int(PRICE[before.tiles[0] * GOODS + action - SELL]))
        elif action != PASS and step in ("pay_cards", "discard_cards"):
            cards.add("paid" if step == "pay_cards" else "discarded", seat, 1)
    return [Tally(Message("ending-points"), _points(positions[-1]).lines("ending-", empty=False), BARS),
            Tally(Message("ending-draws"), by_round(drawn, seats, rounds), ROUNDS),
            Tally(Message("ending-cities"), _city(positions[-1]).lines("ending-")),
            Tally(Message("ending-cards"), cards.lines("ending-", empty=False)),
            Tally(Message("ending-roles"), roles.lines("role-"))]


def _goods(g: SanJuan, seat: int) -> int:
    return int(total(g.players[seat].goods))


def _kind(building: int) -> str:
    if building < PLANTS:
        return KINDS[0]
    return KINDS[2] if STATUE <= building <= HERO else KINDS[1]


def _points(end: SanJuan) -> Counter:
    """The printed points by kind of building, the cards tucked under some, and what large ones count at the end."""
    points = Counter(int(end.seats), [*KINDS, "tucked", "counted"])
    for seat in range(end.seats):
        me = end.players[seat]
        for building in range(BUILDINGS):
            points.add(_kind(building), seat, int(me.city[building] * end.points[building]))
        points.add("tucked", seat, int(tucked(me)))
        parts = score(end, seat).parts
        points.add("counted", seat, sum(n for name, n in parts.items()
                                        if name not in ("buildings", "chapel", "bank", "harbor")))
    return points


def _city(end: SanJuan) -> Counter:
    """How many buildings of which kind, and what they cost by their cards."""
    city = Counter(int(end.seats), ["buildings", *KINDS, "large", "worth"])
    for seat in range(end.seats):
        for building in range(BUILDINGS):
            n = int(end.players[seat].city[building])
            large = end.cost[building] >= SIX
            city.add("buildings", seat, n)
            city.add("large" if large else _kind(building), seat, n)
            city.add("worth", seat, n * int(end.cost[building]))
    return city
