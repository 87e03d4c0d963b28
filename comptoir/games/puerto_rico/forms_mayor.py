"""Puerto Rico: all colonists of a seat are placed in one go. They stay where they are until they are moved; the new
ones wait in San Juan (PR-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.games.puerto_rico.actions import PLACE
from comptoir.games.puerto_rico.colonists import PLACING, as_they_stand, asked_place
from comptoir.games.puerto_rico.data import (
    COFFEE_ROASTER,
    GOOD_NAMES,
    GUILD_HALL,
    PLACE_NAMES,
    PLACES,
    PRICE,
    QUARRY,
    SMALL_MARKET,
    TILES,
)
from comptoir.games.puerto_rico.rules.craftsman import hands
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.message import Message, Seat
from comptoir.stage.forms import Form, Missing, Part, Preset, carry_out


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
    now = {place: int(stands.workers[place]) for place in places}
    return Form(
        "colonists",
        tuple(Part(spot(place), int(me.circles[place]), now=now[place]) for place in places),
        n, n, Message("form-colonists"), Message("form-colonists-prompt", {"player": Seat(seat)}),
        Message("form-colonists-hint"), "form-colonists-count", pool="sanjuan",
        presets=(Preset(Message("form-as-before"), _chosen(now)),
                 Preset(Message("form-fill"), _chosen(_filled(stands, places, n)))))


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


# Filling the rest


def _filled(me: Player, places: Sequence[int], n: int) -> dict[int, int]:
    """The new colonists where they serve best: in plants and plantations that work together, then in other buildings.
    A proposal; nothing that stands is moved."""
    me = me.clone()
    for _ in range(n - sum(int(me.workers[place]) for place in places)):
        best = max((place for place in places if me.workers[place] < me.circles[place]),
                   key=lambda place: _worth(me, place))
        me.workers[best] += 1
    return {place: int(me.workers[place]) for place in places}


def _worth(me: Player, place: int) -> float:
    """What one more colonist brings here, roughly in doubloons."""
    if place >= SMALL_MARKET:
        return 6 if place >= GUILD_HALL else 3
    if place == QUARRY:
        return 1
    then = me.clone()
    then.workers[place] += 1
    return _output(then) - _output(me)


def _output(me: Player) -> float:
    """What plantations and plants make, and, for less, what only waits for its other half."""
    worth = 0.0
    for kind in range(len(GOOD_NAMES)):
        field, plant, price = int(me.workers[kind]), int(hands(me, kind)), int(PRICE[kind]) + 1
        whole = me.clone()
        for place in range(TILES, COFFEE_ROASTER + 1):
            whole.workers[place] = whole.circles[place]
        ready = min(max(field, plant), int(me.circles[kind]), int(hands(whole, kind)) if kind else field)
        worth += price * (min(field, plant) + 0.4 * ready)
    return worth
