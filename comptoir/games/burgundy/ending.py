"""The Castles of Burgundy: the points by phase, by kind of tile, and what was laid and sold."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.burgundy.data import COLOUR, COLOUR_NAMES, EMPTY, PHASE_NAMES, SOURCE_NAMES
from comptoir.games.burgundy.score import score
from comptoir.games.burgundy.state import Burgundy
from comptoir.kernel.counts import total
from comptoir.message import Message
from comptoir.stage.ending import BARS, Counter, Line, Tally

SALES = SOURCE_NAMES.index("sales")


def breakdown(positions: Sequence[Burgundy], actions: Sequence[int]) -> list[Tally]:
    """Points on the track by phase and by the tile that brought them; then what the end adds."""
    seats = int(positions[0].seats)
    phases = Counter(seats, [*PHASE_NAMES, "end"])
    kinds = Counter(seats, [*COLOUR_NAMES, "sales", "leftovers", "knowledge-end"])
    for n in range(len(actions)):
        before, after = positions[n], positions[n + 1]
        for seat in range(seats):
            old, new = before.players[seat], after.players[seat]
            points = int(new.points() - old.points())
            if not points:
                continue
            phases.add(PHASE_NAMES[before.phase], seat, points)
            sales = int(new.earned[SALES] - old.earned[SALES])
            kinds.add("sales", seat, sales)
            if points - sales:
                kinds.add(COLOUR_NAMES[_laid(before, after, seat)], seat, points - sales)
    end = positions[-1]
    for seat in range(seats):
        for name, points in score(end, seat).parts.items():
            if name not in SOURCE_NAMES:
                phases.add("end", seat, points)
                kinds.add("knowledge-end" if name.startswith("knowledge") else "leftovers", seat, points)
    by_phase = tuple(Line(Message("ending-phase", {"phase": line.name.key}) if line.name.key in PHASE_NAMES
                          else Message("ending-end"), line.values) for line in phases.lines())
    return [Tally(Message("ending-phases"), by_phase, BARS),
            Tally(Message("ending-kinds"), kinds.lines("ending-kind-", empty=False), BARS),
            Tally(Message("ending-estate"), _estate(end).lines("ending-"))]


def _laid(before: Burgundy, after: Burgundy, seat: int) -> int:
    """The colour of the tile that this seat has laid between the two; a castle far away is paid for before."""
    for old, new in zip(before.players[seat].tiles, after.players[seat].tiles, strict=True):
        if new != old and new != EMPTY:
            return int(COLOUR[new])
    return COLOUR_NAMES.index("castle")


def _estate(end: Burgundy) -> Counter:
    """What lies in the estates, and what was sold."""
    estate = Counter(int(end.seats), [f"tiles-{name}" for name in COLOUR_NAMES])
    for seat in range(end.seats):
        me = end.players[seat]
        for kind in me.tiles:
            if kind != EMPTY:
                estate.add("tiles-" + COLOUR_NAMES[COLOUR[kind]], seat, 1)
        estate.add("free", seat, int(me.empty_spaces()))
        estate.add("goods-sold", seat, int(total(me.sold)))
    return estate
