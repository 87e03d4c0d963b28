"""The Castles of Burgundy: why something is not allowed. The same conditions as in the steps' `choices`, in the same
order; a test holds the two against each other in thousands of positions."""

from __future__ import annotations

from typing import Any, Final

from comptoir.games.burgundy.actions import (
    ACTIONS,
    BLOCK,
    BUY,
    CASTLES,
    CHOOSE_BOARD,
    DIE,
    DISCARD,
    FREE,
    KEEP,
    LAY_CASTLE,
    PLACE,
    SELL,
    TAKE,
    TAKE_WORKERS,
    UNLOAD,
)
from comptoir.games.burgundy.data import (
    BLACK_TILES,
    BOARD_NAMES,
    BUILDING,
    CASTLE,
    CELLS,
    COLOUR,
    COLOUR_NAMES,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    K_ANY_BUILDINGS,
    K_BUY_ANYWHERE,
    NUMBERED,
    OUTPOST_POINTS,
    PRICE,
    SLOTS,
    STORE,
)
from comptoir.games.burgundy.rules.estate import lies
from comptoir.games.burgundy.rules.turn import (
    ANY,
    castle_stored,
    free_place,
    free_take,
    workers_needed,
)
from comptoir.games.burgundy.state import BIT, Burgundy
from comptoir.kernel.state import PASS
from comptoir.message import Word
from comptoir.stage.why import Reason

TURN: Final = ("turn", "turn_2", "turn_3")
WHEN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "take-die": ("turn", TURN), "place-die": ("turn", TURN), "sell-die": ("turn", TURN), "workers-die": ("turn", TURN),
    "buy": ("turn", TURN), "castle": ("turn", ("choose_start", *TURN)),
    "take": ("turn", ("castle_action", "carpenter", "church", "market")),
    "place": ("turn", ("castle_action", "city_hall")),
    "sell": ("turn", ("castle_action", "warehouse")), "workers": ("turn", ("castle_action",)),
    "discard": ("turn", ("store_tile",)), "unload": ("turn", ("ship_goods",)), "keep": ("turn", ("keep_kind",)),
    "board": ("set-up", ("choose_side",)),
}


def kind(action: int) -> str:
    """The four actions are others with a die than without one."""
    return ACTIONS.verb(action) + ("-die" if DIE <= action < BUY else "")


def reason(g: Burgundy, seat: int, action: int) -> Reason | None:
    """Of an action whose step is asked about, and which is not offered."""
    if action == PASS:
        return Reason("why-dice-left", ruling="CB-4") if g.step() in TURN else None
    if action < DIE:
        return _act(g, seat, int(ANY), action - int(FREE))
    if action < BUY:
        return _with_die(g, seat, action)
    if action < LAY_CASTLE:
        return _buy(g, seat, action - int(BUY))
    if action < DISCARD:
        return _castle(g, seat, action - int(LAY_CASTLE))
    if action < UNLOAD:
        return _stored_alike(action - int(DISCARD))
    if action < KEEP:
        return Reason("why-two-depots", ruling="CB-8", at=ACTIONS.places(action)[0])
    if action < CHOOSE_BOARD:
        return _keep(g, action - int(KEEP))
    board = BOARD_NAMES[(action - int(CHOOSE_BOARD)) // int(CASTLES)]
    return Reason("why-sheet", {"board": board}, "CB-20", ACTIONS.places(action)[0])


def _with_die(g: Burgundy, seat: int, action: int) -> Reason | None:
    which = (action - int(DIE)) // int(BLOCK)
    low, high = g.players[seat].dice[0], g.players[seat].dice[1]
    die = high if which else low
    if not die:
        return Reason("why-die-used", {"n": which + 1}, "CB-4", f"die:{which + 1}")
    if which and high == low:
        return Reason("why-dice-alike", {"n": int(die)}, "CB-4", "die:2")
    return _act(g, seat, int(die), (action - int(DIE)) % int(BLOCK))


def _act(g: Burgundy, seat: int, die: int, what: int) -> Reason | None:
    """One of the four actions, with this die or with any number."""
    if what < PLACE:
        return _take(g, seat, die, what - int(TAKE))
    if what < SELL:
        return _place(g, seat, die, (what - int(PLACE)) // int(CELLS), (what - int(PLACE)) % int(CELLS))
    assert what < TAKE_WORKERS
    good = what - int(SELL)
    if not g.players[seat].goods[good]:
        return Reason("why-no-goods", {"good": Word("good-" + GOOD_NAMES[good])}, "CB-12", "goods:" + GOOD_NAMES[good])
    return _workers(g, seat, die, good + 1, 0, "goods:" + GOOD_NAMES[good])


def _workers(g: Burgundy, seat: int, die: int, number: int, free: int, at: str) -> Reason:
    me = g.players[seat]
    return Reason("why-workers", {"die": die, "number": number, "n": int(workers_needed(me, die, number, free)),
                                  "have": int(me.workers)}, "CB-5", at)


def _slot(g: Burgundy, space: int) -> Reason | None:
    """What keeps anybody from a space of the main board: it is none, is empty, or has the same tile as one before."""
    black = space >= NUMBERED
    slot = space - int(NUMBERED) if black else space % int(SLOTS)
    at = f"black:{slot + 1}" if black else f"depot:{space // int(SLOTS) + 1}:{slot + 1}"
    spaces = int(BLACK_TILES[g.seats]) if black else int(g.seats)
    if slot >= spaces:
        return Reason("why-no-slot", {"n": spaces, "seats": int(g.seats)}, "CB-17" if black else "CB-2", at)
    if g.depots[space] == EMPTY:
        return Reason("why-slot-empty", ruling="CB-2", at=at)
    if any([g.depots[other] == g.depots[space] for other in range(space - slot, space)]):
        return Reason("why-slot-alike", ruling="CB-4", at=at)
    return None


def _take(g: Burgundy, seat: int, die: int, space: int) -> Reason | None:
    found = _slot(g, space)
    if found is not None:
        return found
    at = f"depot:{space // int(SLOTS) + 1}:{space % int(SLOTS) + 1}"
    if die == ANY:
        step: Any = g.steps[g.agenda[g.top - 1] & 255]
        takes = [Word("colour-" + COLOUR_NAMES[c]) for c in range(len(COLOUR_NAMES)) if step.colours[c]]
        return Reason("why-takes", {"colours": takes}, "CB-11", at)
    me = g.players[seat]
    return _workers(g, seat, die, space // int(SLOTS) + 1, int(free_take(me)), at)


def _place(g: Burgundy, seat: int, die: int, stored: int, space: int) -> Reason | None:
    me, board, at = g.players[seat], g.board_of(seat), f"space:{space + 1}"
    tile = me.storage[stored]
    if me.storage[0] == EMPTY:
        return Reason("why-storage-empty", ruling="CB-7", at=at)
    if tile == EMPTY:
        return Reason("why-not-stored", {"n": stored + 1}, "CB-6", f"storage:{stored + 1}")
    if stored and me.storage[stored - 1] == tile:
        return _stored_alike(stored)
    colour = int(COLOUR[tile])
    if board.colour[space] != colour:
        return Reason("why-colour", {"colour": Word("colour-" + COLOUR_NAMES[colour]),
                                     "space": Word("colour-" + COLOUR_NAMES[board.colour[space]])}, "CB-7", at)
    if me.covered & BIT[space]:
        return Reason("why-covered", ruling="CB-7", at=at)
    if not me.beside & BIT[space]:
        return Reason("why-alone", ruling="CB-7", at=at)
    if not me.open[colour] & BIT[space]:
        return Reason("why-spielbox", ruling="CB-16", at=at)
    if colour == BUILDING and not me.knows(K_ANY_BUILDINGS) and me.built[tile] & BIT[space]:
        return Reason("why-town", ruling="CB-7", at=at)
    if die == ANY:
        return None
    return _workers(g, seat, die, int(board.number[space]), int(free_place(me, colour)), at)


def _stored_alike(stored: int) -> Reason:
    return Reason("why-stored-alike", ruling="CB-6", at=f"storage:{stored + 1}")


def _buy(g: Burgundy, seat: int, space: int) -> Reason | None:
    me, at = g.players[seat], ACTIONS.places(space + int(BUY))[-1]
    if space < NUMBERED and not me.knows(K_BUY_ANYWHERE):
        return Reason("why-only-black", ruling="CB-4", at=at)
    if g.bought:
        return Reason("why-bought", ruling="CB-4", at=at)
    if me.silver < PRICE:
        return Reason("why-silver", {"n": int(PRICE), "have": int(me.silver)}, "CB-4", at)
    return _slot(g, space)


def _castle(g: Burgundy, seat: int, space: int) -> Reason:
    me, board, at = g.players[seat], g.board_of(seat), f"space:{space + 1}"
    if g.step() == "choose_start":
        return Reason("why-castle-space", ruling="CB-1", at=at)
    if not g.bound(seat):
        return Reason("why-outpost-rule", ruling="CB-16", at=at)
    if not me.dice[0] or not me.dice[1]:
        return Reason("why-both-dice", ruling="CB-16", at=at)
    if me.points() < OUTPOST_POINTS:
        return Reason("why-points", {"n": int(OUTPOST_POINTS), "have": int(me.points())}, "CB-16", at)
    if castle_stored(me) == STORE:
        return Reason("why-no-castle", ruling="CB-16", at=at)
    if board.colour[space] != CASTLE:
        return Reason("why-castle-space", ruling="CB-16", at=at)
    return Reason("why-covered" if me.covered & BIT[space] else "why-touches", ruling="CB-16", at=at)


def _keep(g: Burgundy, good: int) -> Reason:
    heap, first = divmod(int(g.agenda[g.top - 1] >> 12), int(GOODS))
    name, at = Word("good-" + GOOD_NAMES[good]), "keep:" + GOOD_NAMES[good]
    if not lies(g, heap, good):
        return Reason("why-not-there", {"good": name}, "CB-8", at)
    return Reason("why-keep-order" if good < first else "why-keep-empty", {"good": name}, "CB-8", at)


def meant(g: Burgundy, seat: int, place: str) -> list[int]:
    """A tap on a tile of a depot means to take it, on one of the black depot to buy it, on a space to place what is
    stored there, on goods to sell them: with the dice that are left, or without one where a tile allows it."""
    head, _, rest = place.partition(":")
    numbers = [int(word) - 1 for word in rest.split(":") if word.isdecimal()]
    if head == "black" and numbers:
        return [ACTIONS.id(f"buy:{place}")] if place in ("black:" + str(n) for n in range(1, 9)) else []
    dice = [n for n in (0, 1) if g.players[seat].dice[n]] or [0]
    blocks = [int(FREE)] if g.step() not in TURN else [int(DIE + BLOCK * n) for n in dice]
    if head == "depot" and len(numbers) == 2 and 0 <= numbers[0] < 6 and 0 <= numbers[1] < SLOTS:
        return [block + numbers[0] * int(SLOTS) + numbers[1] for block in blocks]
    if head == "goods" and rest in GOOD_NAMES:
        return [block + int(SELL) + GOOD_NAMES.index(rest) for block in blocks]
    if head == "space" and len(numbers) == 1 and 0 <= numbers[0] < CELLS:
        if g.step() == "choose_start":
            return [int(LAY_CASTLE) + numbers[0]]
        stored = [n for n in range(int(STORE)) if g.players[seat].storage[n] != EMPTY] or [0]
        fits = [n for n in stored if g.players[seat].storage[n] != EMPTY
                and COLOUR[g.players[seat].storage[n]] == g.board_of(seat).colour[numbers[0]]]
        return [block + int(PLACE) + n * int(CELLS) + numbers[0] for n in fits or stored for block in blocks]
    if head == "storage" and len(numbers) == 1 and 0 <= numbers[0] < STORE and g.step() in TURN:
        return [block + int(PLACE) + numbers[0] * int(CELLS) + space for block in blocks for space in range(int(CELLS))]
    return []
