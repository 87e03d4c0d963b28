"""Whole decisions: people decide in one go and in any order, the engine keeps its small actions.

A title declares them in `games/<title>/forms.py`:

    def choices(view, seat) -> list[Choice]                     # decided by pointing at places, in any order
    def forms(view, seat, before=None) -> list[Form]            # decided by numbers over places, then confirmed
    def actions(view, form, chosen, before=None) -> list[int]   # what carries a chosen set out; raises Missing
    def obvious(view, seat) -> int | None                       # what nobody would refuse: done by itself

`before` is the position as the seat saw it before the step it is asked about began."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State
from comptoir.message import Message


@dataclass(frozen=True)
class Choice:
    """One whole decision as the places a hand touches, in any order, with the small actions that carry it out."""

    places: tuple[str, ...]
    actions: tuple[int, ...]
    label: Message  # what the button says: what happens
    crumbs: tuple[Message, ...] = ()  # what each place means when it is picked; empty: the page shows no crumbs
    first: tuple[str, ...] = ()  # those that shine before the others do; the others can be touched all the same
    plain: bool = False  # what follows is what one sees, a tile that is taken: a finger needs no Confirm


@dataclass(frozen=True)
class Part:
    """A place where a number is chosen; a card is a place for one. Equal cards are one part."""

    place: str
    most: int = 1
    least: int = 0
    now: int = 0  # what stands there before anything is touched
    start: int | None = None  # what the page proposes, lit from the beginning; None: what stands there


@dataclass(frozen=True)
class Preset:
    """A set that one button chooses: "As before", "Fill all", "Cheapest"."""

    label: Message
    chosen: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Form:
    """Numbers over places: so many cards of a hand (a pick), colonists over circles (a spread)."""

    name: str  # "pay", "colonists"
    parts: tuple[Part, ...]
    least: int  # of all numbers together
    most: int
    label: Message  # the button that confirms
    prompt: Message | None = None  # instead of the position's own prompt
    hint: Message | None = None  # one line of help
    count: str = ""  # the key of "2 of 4 cards": arguments n, most and least; empty: a plain count
    opens: tuple[str, ...] = ()  # the places that are picked before it opens; empty: it is open at once
    verb: Message | None = None  # written on what is chosen: "pays"
    presets: tuple[Preset, ...] = ()
    pool: str = ""  # where things wait that are on no part: drag from there
    onto: str = ""  # the slot to drag the first of `opens` to: dropped there, it is done as it lies
    otherwise: Message | None = None  # where a Choice has the same places: the button that opens this form instead,
    # as does a touch on one of its parts before the places


class Missing(Exception):
    """The chosen set does not do; the message says in one sentence what is missing."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


def carry_out(view: State, seat: int, answer: Callable[[Any], int | None]) -> list[int]:
    """The small actions that answer the engine's questions one after the other, tried on a copy of the view: `answer`
    is asked at every question to this seat and says None when nothing is left to do. Luck or another seat ends it."""
    world: Any = view.determinize(Chance(0))
    world.chance = view.chance  # luck is left open
    done: list[int] = []
    while int(world.actor()) == seat:
        action = answer(world)
        if action is None or action not in world.legal():
            break
        done.append(action)
        world.apply(action)
    return done


def after_one(view: State, seat: int, action: int) -> Any:
    """The position after an action, as the seat would see it; None where luck or another seat comes next."""
    world: Any = view.determinize(Chance(0))
    world.chance = view.chance  # luck is left open
    world.apply(action)
    return world.view(seat) if int(world.actor()) == seat else None


def all_one(view: State, seat: int) -> bool:
    """Whether it makes no difference what the seat answers: however it goes on with this step until another is asked,
    the position is the same. Two barrels that nobody can keep off their ships are loaded in either order."""
    world: Any = view.determinize(Chance(0))
    world.chance = view.chance  # luck is left open
    step, ends, open_ = view.step(), set[int](), [world]
    while open_ and len(ends) < 2:
        state = open_.pop()
        if int(state.actor()) != seat or state.step() != step:
            ends.add(int(state.key()))
            continue
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            open_.append(after)
    return len(ends) == 1


def single(view: State, seat: int, label: Callable[[State, int], Message],
           places: Callable[[int], tuple[str, ...]]) -> list[Choice]:
    """Every legal action as a decision of its own: where a title has nothing larger."""
    return [Choice(tuple(places(action)), (action,), label(view, action)) for action in view.legal()]

