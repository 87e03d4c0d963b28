"""The Castles of Burgundy: what is touched, and what is done, in a few words: on crumbs, buttons, strips and ribbon."""

from __future__ import annotations

from comptoir.games.burgundy.data import (
    DEPOTS,
    FOUR_WORKERS,
    GOOD_NAMES,
    K_FOUR_WORKERS,
    KIND_NAMES,
    NUMBERED,
    OUTPOST_POINTS,
    PRICE,
    SLOTS,
    WORKERS,
)
from comptoir.games.burgundy.dice import Use, kind_of
from comptoir.games.burgundy.state import Burgundy
from comptoir.games.burgundy.tell_log import goods, of_turn
from comptoir.message import Message, Word
from comptoir.words import dashed


def tile_word(kind: int) -> Word:
    """The name of a tile: "Church"."""
    return Word("tile-" + dashed(KIND_NAMES[kind]))


# Crumbs


def crumb(view: Burgundy, seat: int, place: str, use: Use | None, costs: dict[tuple[int, int], tuple[int, int]],
          given: bool = False) -> Message:
    """A place that is picked, as a small label."""
    me, (kind, *rest) = view.players[seat], place.split(":")
    if kind == "die":
        return Message("crumb-die", {"n": int(me.dice[int(rest[0]) - 1])})
    if kind == "number":
        return _number(use, costs)
    if kind == "depot":
        where = (int(rest[0]) - 1) * int(SLOTS) + int(rest[1]) - 1
        return Message("crumb-tile", {"tile": tile_word(view.depots[where])})
    if kind == "black":
        return Message("crumb-tile", {"tile": tile_word(view.depots[int(NUMBERED) + int(rest[0]) - 1])})
    if kind == "storage":
        return Message("crumb-given" if given else "crumb-tile", {"tile": tile_word(me.storage[int(rest[0]) - 1])})
    if kind == "goods":
        good = GOOD_NAMES.index(rest[0])
        return Message("crumb-goods", {"goods": goods(good, me.goods[good])})
    key = f"crumb-{kind}"
    if kind == "space":
        return Message(key, {"space": int(rest[0])})
    if kind == "heap":
        return Message(key, {"depot": int(rest[0])})
    if kind == "bridge":
        return Message(key, {"depot": int(rest[0]), "next": int(rest[0]) % int(DEPOTS) + 1})
    if kind == "board":
        return Message(key, {"board": rest[0], "space": int(rest[1])})
    if kind == "keep":
        return Message(key, {"good": Word("good-" + rest[0])})
    return Message(key)  # workers, silver


def _number(use: Use | None, costs: dict[tuple[int, int], tuple[int, int]]) -> Message:
    """What the die is changed to; its price where it is the same whatever is done with it."""
    assert use is not None
    least, most = costs[use.die, use.number]
    if least != most:
        return Message("crumb-number", {"n": use.number})
    return Message("crumb-number-workers", {"n": use.number, "workers": least})


# Buttons


def does(view: Burgundy, seat: int, done: tuple[int, ...]) -> Message:
    """What the button says: what happens."""
    me, word = view.players[seat], kind_of(done[0])
    if word == "pass":
        return Message("action-pass-" + ("turn" if of_turn(view.step()) else dashed(view.step())))
    if len(done) > 1:
        return Message("do-buy-giving", {"n": int(PRICE)}) if word == "buy" else Message("do-take-giving")
    if word == "workers":
        return Message("do-workers", {"n": int(FOUR_WORKERS if me.knows(K_FOUR_WORKERS) else WORKERS)})
    if word == "buy":
        return Message("do-buy", {"n": int(PRICE)})
    if word == "castle" and of_turn(view.step()):
        return Message("do-outpost", {"n": int(OUTPOST_POINTS)})
    return Message(f"do-{word}")
