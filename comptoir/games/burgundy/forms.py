"""The Castles of Burgundy: whole decisions. A die, the number it is to show, a tile and a space are touched in any
order, and the tile that a full storage gives up is the last place; the kinds a ship stores are chosen together. See
comptoir/stage/forms.py.

A number key belongs to a choice only where the die must be changed: what the thrown number can do needs no key, and no
worker is spent without one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comptoir.games.burgundy.actions import (
    ACTIONS,
    BLOCK,
    BUY,
    DIE,
    DISCARD,
    FREE,
    KEEP,
    LAY_CASTLE,
    PLACE,
)
from comptoir.games.burgundy.crumbs import crumb, does
from comptoir.games.burgundy.data import GOOD_NAMES, GOOD_SPACES, GOODS, STORE
from comptoir.games.burgundy.dice import Use, prices, use_of
from comptoir.games.burgundy.rules.estate import kinds_stored
from comptoir.games.burgundy.rules.turn import castle_stored
from comptoir.games.burgundy.state import Burgundy
from comptoir.games.burgundy.tell import heap_of
from comptoir.games.burgundy.tell_log import of_turn
from comptoir.kernel.state import State
from comptoir.message import Message
from comptoir.stage.forms import Choice, Form, Missing, Part

KEEP_FORM: Final = "keep"


def choices(view: Burgundy, seat: int) -> list[Choice]:
    """What is decided by pointing."""
    if int(view.actor()) != seat:
        return []
    if forms(view, seat):
        return []
    costs = prices(view, seat)
    found = []
    for action in view.legal():
        for which in _hands(view, seat, action):
            found += _whole(view, seat, action, which, costs)
    return found


def forms(view: Burgundy, seat: int, before: State | None = None) -> list[Form]:
    """What is decided by numbers over places: the new kinds of goods that a ship stores, where it has room for more
    than one of them and not for all."""
    if int(view.actor()) != seat or view.step() != "keep_kind":
        return []
    room = int(GOOD_SPACES - kinds_stored(view.players[seat]))
    if room == 1:
        return []
    parts = tuple([Part(f"keep:{GOOD_NAMES[good]}") for good in _new_kinds(view)])
    return [Form(KEEP_FORM, parts, room, room, Message("do-keep-all"), hint=Message("form-keep-hint"),
                 count="form-keep-count", verb=Message("form-keep-verb"))]


def actions(view: Burgundy, form: Form, chosen: Mapping[str, int], before: State | None = None) -> list[int]:
    """The kinds in the order in which the engine asks for them, in whatever order they were chosen."""
    kinds = [good for good in range(int(GOODS)) if chosen.get(f"keep:{GOOD_NAMES[good]}", 0)]
    if len(kinds) != form.most:
        key = "missing-kinds" if len(kinds) < form.most else "missing-room"
        raise Missing(Message(key, {"n": abs(form.most - len(kinds))}))
    return _asked_for(view, [int(KEEP) + good for good in kinds])


def _asked_for(view: Burgundy, wanted: list[int]) -> list[int]:
    """As many of these as are asked about: what is left to store when there is room for all comes by itself."""
    world, done = view.clone(), list[int]()
    for action in wanted:
        if world.step() == "keep_kind" and action in world.legal():
            done.append(action)
            world.apply(action)
    return done


def obvious(view: Burgundy, seat: int) -> int | None:
    """The only thing left to do; and a ship's goods, where all depots but one have none."""
    if int(view.actor()) != seat:
        return None
    legal = view.legal()
    if len(legal) == 1:
        return legal[0]
    return _only_goods(view, seat) if view.step() == "ship_goods" else None


def _only_goods(view: Burgundy, seat: int) -> int | None:
    """The action that brings goods, if all that do bring the same ones and no kind must stay behind."""
    found: dict[tuple[int, ...], int] = {}
    for action in view.legal():
        world = view.clone()
        world.apply(action)
        if int(world.actor()) == seat and world.step() == "keep_kind":
            return None
        left = tuple([int(n) for n in world.heaps])  # others may want what is left
        if left != tuple([int(n) for n in view.heaps]):
            found.setdefault(left, action)
    return next(iter(found.values())) if len(found) == 1 else None


def _new_kinds(view: Burgundy) -> list[int]:
    """The kinds among which the owner of a ship chooses now."""
    arg = int(view.agenda[view.top - 1] >> 12)
    heap = heap_of(view, arg // int(GOODS))
    return [good for good in range(arg % int(GOODS), int(GOODS)) if heap[good]]


# Choices


def _hands(view: Burgundy, seat: int, action: int) -> list[Use | None]:
    """The dice with which an action can be done: of two that are equal, either."""
    use, dice = use_of(view, action), view.players[seat].dice
    if use is not None and dice[0] == dice[1]:
        return [use, Use(2, use.thrown, use.number, use.workers)]
    return [use]


def _whole(view: Burgundy, seat: int, action: int, use: Use | None,
           costs: dict[tuple[int, int], tuple[int, int]]) -> list[Choice]:
    """An action with all that is touched for it; with a full storage, once for every tile that could be given up."""
    first = _first(use)
    places = (*first, *_targets(view, seat, action))
    discards = _discards(view, seat) if _takes(action) else []
    found = []
    for given in discards or [0]:
        done = (action, given) if given else (action,)
        touched = places + (ACTIONS.places(given) if given else ())
        said = tuple([crumb(view, seat, place, use, costs, given=bool(given) and place == touched[-1])
                      for place in touched])
        found.append(Choice(touched, done, does(view, seat, done), said, first))
    return found


def _first(use: Use | None) -> tuple[str, ...]:
    """The die, and the number it is changed to: before they are touched nothing that needs them shines."""
    if use is None:
        return ()
    return (f"die:{use.die}", f"number:{use.number}") if use.altered else (f"die:{use.die}",)


def _targets(view: Burgundy, seat: int, action: int) -> tuple[str, ...]:
    """What is touched beside a die."""
    if LAY_CASTLE <= action < DISCARD and of_turn(view.step()):  # the spielbox action: the castle, and where to
        return (f"storage:{int(castle_stored(view.players[seat])) + 1}", *ACTIONS.places(action))
    return tuple([place for place in ACTIONS.places(action) if not place.startswith("die:")])


def _takes(action: int) -> bool:
    """Whether it brings a tile into the storage."""
    if FREE <= action < DIE:
        return action - FREE < PLACE
    return (DIE <= action < BUY and (action - DIE) % BLOCK < PLACE) or BUY <= action < LAY_CASTLE


def _discards(view: Burgundy, seat: int) -> list[int]:
    """What a full storage could give up for a new tile; of two tiles alike the first."""
    me = view.players[seat]
    if not me.full():
        return []
    return [int(DISCARD) + place for place in range(int(STORE))
            if not place or me.storage[place - 1] != me.storage[place]]

