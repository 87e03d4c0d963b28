"""Puerto Rico: all colonists of a seat are placed in one go. They stay where they are until they are moved; for the new
ones, which wait in San Juan (PR-4), the page proposes circles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any, Final

from comptoir.games.puerto_rico.actions import PLACE
from comptoir.games.puerto_rico.colonists import PLACING, as_they_stand, asked_place
from comptoir.games.puerto_rico.data import PLACE_NAMES, PLACES, TILES
from comptoir.games.puerto_rico.sense import rounds_left, worth
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.message import Message, Seat
from comptoir.stage.forms import Form, Missing, Part, Preset, carry_out

MOST_TRIED: Final = 400  # ways to place colonists that are compared


def spot(place: int) -> str:
    """A kind of tile or a building, as a form calls it."""
    return f"{'island' if place < TILES else 'city'}:{PLACE_NAMES[place]}"


def _open(view: PuertoRico, seat: int) -> list[int]:
    """The places that are still to be settled."""
    me = view.players[seat]
    return [place for place in range(asked_place(view), PLACES) if me.circles[place]]


def _to_place(view: PuertoRico, seat: int) -> int:
    """How many must be placed: none stays in San Juan while a circle is free."""
    me = view.players[seat]
    return min(int(me.idle), sum(int(me.circles[place]) for place in _open(view, seat)))


def form(view: PuertoRico, seat: int) -> Form:
    me, stands, places = view.players[seat], as_they_stand(view, seat), _open(view, seat)
    n = _to_place(view, seat)
    now, filled = {place: int(stands.workers[place]) for place in places}, _filled(view, seat, places, n)
    return Form(
        "colonists",
        tuple(Part(spot(place), int(me.circles[place]), now=now[place], start=filled[place]) for place in places),
        n, n, Message("form-colonists"), Message("form-colonists-prompt", {"player": Seat(seat)}),
        Message("form-colonists-hint"), "form-colonists-count", pool="sanjuan",
        presets=(Preset(Message("form-as-before"), _chosen(now)),
                 Preset(Message("form-fill"), _chosen(filled))))


def _chosen(numbers: Mapping[int, int]) -> tuple[tuple[str, int], ...]:
    return tuple((spot(place), n) for place, n in numbers.items())


def actions(view: PuertoRico, seat: int, form: Form, chosen: Mapping[str, int]) -> list[int]:
    """The answers to the engine's questions, place by place."""
    left = _to_place(view, seat) - sum(chosen.get(part.place, 0) for part in form.parts)
    if left:
        raise Missing(Message("missing-colonists" if left > 0 else "missing-circles", {"n": abs(left)}))

    def answer(world: Any) -> int | None:
        if world.step() != PLACING:
            return None
        place = asked_place(world)
        return int(PLACE[place]) + chosen.get(spot(place), 0)

    return carry_out(view, seat, answer)


# Circles for the new ones


def _filled(view: PuertoRico, seat: int, places: Sequence[int], n: int) -> dict[int, int]:
    """The new colonists where they serve best, as sense.py values it; nothing that stands is moved. A few are tried on
    all circles together, since a plant without its plantation is worth nothing; many go one by one."""
    world = view.clone()
    me = world.players[seat] = as_they_stand(view, seat).clone()
    new = n - sum(int(me.workers[place]) for place in places)
    me.idle = 0
    while new > 0:
        free = [place for place in places for _ in range(min(new, int(me.circles[place] - me.workers[place])))]
        size = next(size for size in range(new, 0, -1) if size == 1 or comb(len(free), size) <= MOST_TRIED)
        for place in max(sorted(set(combinations(free, size))), key=lambda some: _worth(world, seat, some)):
            me.workers[place] += 1
        new -= size
    return {place: int(me.workers[place]) for place in places}


def _worth(world: PuertoRico, seat: int, more: Sequence[int]) -> float:
    """What the position is worth with a colonist more on each of these."""
    me = world.own(seat)
    for place in more:
        me.workers[place] += 1
    found = worth(world, seat, rounds_left(world))
    for place in more:
        me.workers[place] -= 1
    return found
