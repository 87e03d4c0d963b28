"""The Castles of Burgundy: what an action is, which number of a die it needs, and what that costs in workers."""

from __future__ import annotations

from dataclasses import dataclass

from comptoir.games.burgundy.actions import (
    BLOCK,
    BUY,
    CHOOSE_BOARD,
    DIE,
    DISCARD,
    FREE,
    KEEP,
    LAY_CASTLE,
    PLACE,
    SELL,
    TAKE_WORKERS,
    UNLOAD,
)
from comptoir.games.burgundy.data import CELLS, COLOUR, PIPS, SLOTS
from comptoir.games.burgundy.rules.turn import free_place, free_take, workers_needed
from comptoir.games.burgundy.state import Burgundy
from comptoir.kernel.state import PASS


def kind_of(action: int) -> str:
    """What an action is, in one word."""
    if action == PASS:
        return "pass"
    if action < BUY:
        what = action - FREE if action < DIE else (action - DIE) % BLOCK
        return "take" if what < PLACE else "place" if what < SELL else "sell" if what < TAKE_WORKERS else "workers"
    for first, word in ((LAY_CASTLE, "buy"), (DISCARD, "castle"), (UNLOAD, "discard"), (KEEP, "unload"),
                        (CHOOSE_BOARD, "keep")):
        if action < first:
            return word
    return "board"


@dataclass(frozen=True)
class Use:
    """One of the actor's dice in an action."""

    die: int  # 1 or 2
    thrown: int
    number: int  # what the action needs; 0: any number does
    workers: int  # spent for it

    @property
    def altered(self) -> bool:
        return self.number not in (0, self.thrown)


def target_of(what: int) -> tuple[int, int]:
    """Of an action "place" in its block: place in the storage, and space."""
    return (what - int(PLACE)) // int(CELLS), (what - int(PLACE)) % int(CELLS)


def use_of(view: Burgundy, action: int) -> Use | None:
    """The die that an action of the actor takes, if it takes one."""
    if not DIE <= action < BUY:
        return None
    seat = int(view.actor())
    me, which, what = view.players[seat], (action - int(DIE)) // int(BLOCK), int((action - DIE) % BLOCK)
    thrown, number, free = int(me.dice[which]), 0, 0
    if what < PLACE:
        number, free = what // int(SLOTS) + 1, int(free_take(me))
    elif what < SELL:
        stored, space = target_of(what)
        number, free = int(view.board_of(seat).number[space]), int(free_place(me, COLOUR[me.storage[stored]]))
    elif what < TAKE_WORKERS:
        number = what - int(SELL) + 1
    workers = int(workers_needed(me, thrown, number, free)) if number else 0
    return Use(which + 1, thrown, number, workers)


def workers_for(view: Burgundy, action: int) -> int:
    """What an action of the actor costs in workers."""
    use = use_of(view, action)
    return use.workers if use is not None else 0


def prices(view: Burgundy, seat: int) -> dict[tuple[int, int], tuple[int, int]]:
    """By die and number: the workers that the actions with it cost, at least and at most (knowledge 9 to 12 spare a
    step for some of them). A number without an action costs what its steps cost. Of equal dice both are priced."""
    me, found = view.players[seat], dict[tuple[int, int], tuple[int, int]]()
    for action in view.legal() if int(view.actor()) == seat else ():
        use = use_of(view, action)
        if use is not None and use.number:
            least, most = found.get((use.die, use.number), (use.workers, use.workers))
            found[use.die, use.number] = (min(least, use.workers), max(most, use.workers))
    for number in range(1, int(PIPS) + 1):
        for die in (1, 2):
            if me.dice[die - 1] and me.dice[0] == me.dice[1] and (1, number) in found:
                found[die, number] = found[1, number]
            elif me.dice[die - 1] and (die, number) not in found:
                cost = int(workers_needed(me, me.dice[die - 1], number, 0))
                found[die, number] = (cost, cost)
    return found

