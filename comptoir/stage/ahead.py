"""What would follow: computed by the engine from what a seat may know, never guessed.

A title may say more than the differences of its facts, in `games/<title>/ahead.py`:

    def told(view, seat, actions, after, luck) -> Told

`view` is the position as the seat sees it, `actions` the whole decision, `after` the view it leads to: with what is
forced after it, up to the first luck (`luck`) or the next seat that has a choice. Where that depends on what others
hide, the title says itself how far one can see, under the name `look_ahead`: it is asked instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from comptoir.kernel.chance import Chance
from comptoir.kernel.state import CHANCE, State
from comptoir.message import Message

Facts = Mapping[str, int | tuple[int, ...]]


@dataclass(frozen=True)
class Told:
    """What a title says of a decision before it is made. Every number in it comes true, or luck was announced."""

    lines: list[Message] = field(default_factory=list)  # the action line, in the order in which it is read
    pills: dict[int, Message] = field(default_factory=dict)  # on the strips: what it would give each seat
    card: list[tuple[Message, str]] = field(default_factory=list)  # a sum beside the place: what, and how much
    at: str = ""  # the place the card stands beside
    comes: dict[str, int] = field(default_factory=dict)  # own facts: how many luck will add in any case


def look_ahead(view: State, seat: int, actions: Sequence[int]) -> tuple[State, bool]:
    """Where a decision leads, as the seat would see it, and whether luck comes next. An action that is not legal when
    its time comes ends it: what the view does not know cannot be tried."""
    own = _own(type(view).__module__.rpartition(".")[0])
    return own(view, seat, actions) if own is not None else play_out(view, seat, actions)


def play_out(view: State, seat: int, actions: Sequence[int]) -> tuple[State, bool]:
    """The same, where nothing that others hide matters."""
    world = dealt(view)
    play_on(world, seat, actions)
    return world.view(seat), int(world.actor()) == CHANCE


def dealt(view: State) -> State:
    """A full position that agrees with the view; luck is left open in it."""
    world = view.determinize(Chance(0))
    world.chance = view.chance
    return world


def play_on(world: State, seat: int, actions: Sequence[int]) -> None:
    """The seat's actions as far as they are legal, and what is forced after them."""
    for action in actions:
        if int(world.actor()) != seat or action not in world.legal():
            break
        world.apply(action)
    while int(world.actor()) == seat and len(legal := world.legal()) == 1:
        world.apply(legal[0])


@cache
def _own(package: str) -> Callable[[State, int, Sequence[int]], tuple[State, bool]] | None:
    """How a title looks ahead, if it does so itself."""
    name = f"{package}.ahead"
    return getattr(import_module(name), "look_ahead", None) if package and find_spec(name) else None


def differences(facts: Callable[[Any, int], Facts], before: State, after: State,
                seats: int) -> dict[int, dict[str, tuple[Any, Any]]]:
    """By seat, the facts that change: old and new."""
    found: dict[int, dict[str, tuple[Any, Any]]] = {}
    for seat in range(seats):
        old, new = facts(before, seat), facts(after, seat)
        changed = {name: (old[name], new[name]) for name in old if name in new and old[name] != new[name]}
        if changed:
            found[seat] = changed
    return found
