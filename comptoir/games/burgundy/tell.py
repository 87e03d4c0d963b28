"""The Castles of Burgundy: what is said to the players. The questions, what the buttons say, and what a word means;
the log is in tell_log.py. All are keys with arguments, so that each reader has their own language."""

from __future__ import annotations

from typing import Final

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
    TAKE_WORKERS,
    UNLOAD,
)
from comptoir.games.burgundy.data import (
    DEPOTS,
    FOUR_WORKERS,
    GOOD_SPACES,
    GOODS,
    K_FOUR_WORKERS,
    KIND_NAMES,
    LARGE_BONUS,
    NUMBERED,
    OUTPOST_POINTS,
    PRICE,
    SALE_POINTS,
    SLOTS,
    SMALL_BONUS,
    WORKERS,
)
from comptoir.games.burgundy.dice import kind_of, target_of, workers_for
from comptoir.games.burgundy.rules.estate import kinds_stored
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.games.burgundy.tell_log import a_tile, depot_words, few, goods, log, of_turn, sale_silver, signed
from comptoir.kernel.state import PASS
from comptoir.message import Argument, Message, Seat, unasked
from comptoir.words import dashed as key

RULES_ASKED: Final = ("regions", "phases", "bonuses", "goods", "workers", "silver", "storage", "end", "order", "dice",
                      "boards")

__all__ = ["advice", "explain", "label", "log", "prompt", "short", "signed", "topics", "workers_for"]


# Questions


def prompt(view: Burgundy, seat: int) -> Message:
    """What this seat is asked; for everybody else, who is to play."""
    waiting = unasked(int(view.actor()), seat)
    if waiting is not None:
        return waiting
    step, arg, me = view.step(), int(view.agenda[view.top - 1] >> 12), view.players[seat]
    args: dict[str, Argument] = {"player": Seat(seat)}
    if of_turn(step):
        dice = len([die for die in me.dice if die])
        full = "-full" if me.full() else ""
        return Message(f"prompt-turn{full}", {**args, "n": dice}) if dice else Message(f"prompt-turn-buy{full}", args)
    if step == "store_tile":
        args["tile"] = a_tile(view.depots[arg])
    elif step == "keep_kind":
        args["n"] = int(GOOD_SPACES - kinds_stored(me))
    return Message("prompt-" + key(step), args)


def advice(view: Burgundy, seat: int) -> Message | None:
    """A line for somebody's first game, when they are asked."""
    if int(view.actor()) != seat:
        return None
    if of_turn(view.step()):
        return Message("advice-turn" if any(view.players[seat].dice) else "advice-turn-buy")
    return Message("advice-" + key(view.step()))


# Buttons


def label(view: Burgundy, action: int) -> Message:
    """What happens when the actor does this, and what it costs them in workers."""
    seat = int(view.actor())
    me = view.players[seat]
    if action == PASS:
        return Message("action-pass-" + ("turn" if of_turn(view.step()) else key(view.step())))
    if action < BUY:
        return _label_action(view, seat, action)
    if action < LAY_CASTLE:
        place = action - BUY
        tile = a_tile(view.depots[place])
        if place >= NUMBERED:
            return Message("action-buy-black", {"tile": tile, "n": int(PRICE)})
        return Message("action-buy", {"tile": tile, "depot": place // int(SLOTS) + 1, "n": int(PRICE)})
    if action < DISCARD:
        space = action - int(LAY_CASTLE)
        if of_turn(view.step()):
            return Message("action-outpost", {"space": space + 1, "n": int(OUTPOST_POINTS)})
        return Message("action-start", {"space": space + 1, "number": int(view.board_of(seat).number[space])})
    if action < UNLOAD:
        return Message("action-discard", {"tile": a_tile(me.storage[action - DISCARD])})
    if action < KEEP:
        return _label_heap(view, seat, action)
    if action < CHOOSE_BOARD:
        good = action - int(KEEP)
        heap = int(view.agenda[view.top - 1] >> 12) // int(GOODS)
        return Message("action-keep", {"goods": goods(good, heap_of(view, heap)[good])})
    board = view.boards[(action - CHOOSE_BOARD) // CASTLES]
    space = int(ACTIONS.words(action)[1])
    return Message("action-board", {"board": board.name, "space": space, "number": int(board.number[space - 1])})


def _label_action(view: Burgundy, seat: int, action: int) -> Message:
    """One of the four actions, with a die or without."""
    me, with_die = view.players[seat], action >= DIE
    what = int((action - DIE) % BLOCK if with_die else action - FREE)
    args: dict[str, Argument] = {}
    if with_die:
        args = {"die": int(me.dice[(action - DIE) // BLOCK]), "n": workers_for(view, action)}
    if what < PLACE:
        verb = "take"
        args |= {"tile": a_tile(view.depots[what]), "depot": what // int(SLOTS) + 1}
    elif what < SELL:
        verb, (stored, space) = "place", target_of(what)
        args |= {"tile": a_tile(me.storage[stored]), "space": space + 1,
                 "number": int(view.board_of(seat).number[space])}
    elif what < TAKE_WORKERS:
        verb, good = "sell", what - int(SELL)
        args |= {"goods": goods(good, me.goods[good]), "points": int(me.goods[good] * SALE_POINTS[view.seats]),
                 "silver": sale_silver(me)}
    else:
        verb = "workers"
        args["n"] = _hired(me)
    return Message(f"action-{verb}-die" if with_die else f"action-{verb}", args)


def _hired(me: Player) -> int:
    """How many workers a die brings."""
    return int(FOUR_WORKERS if me.knows(K_FOUR_WORKERS) else WORKERS)


def heap_of(view: Burgundy, heap: int) -> list[int]:
    """By kind: the goods of one depot; from DEPOTS on, of a depot and the next."""
    depots = [heap % int(DEPOTS)] + ([(heap + 1) % int(DEPOTS)] if heap >= DEPOTS else [])
    return [sum([int(view.heaps[depot * GOODS + good]) for depot in depots]) for good in range(GOODS)]


def _label_heap(view: Burgundy, seat: int, action: int) -> Message:
    """What a ship takes there, tried out: goods that find no room stay, and new kinds may have to be chosen."""
    heap, world = action - int(UNLOAD), view.clone()
    world.apply(action)
    old, new = view.players[seat].goods, world.players[seat].goods
    surely = [few(good, int(new[good] - old[good])) for good in range(GOODS) if new[good] > old[good]]
    args: dict[str, Argument] = {"depot": depot_words(heap)}
    if int(world.actor()) == seat and world.step() == "keep_kind":
        room = int(GOOD_SPACES - kinds_stored(world.players[seat]))
        kinds = len([n for good, n in enumerate(heap_of(world, heap)) if n])
        more: dict[str, Argument] = {**args, "n": room, "kinds": kinds}
        return Message("action-unload-more", {**more, "goods": surely}) if surely else \
            Message("action-unload-choose", more)
    if surely:
        return Message("action-unload", {**args, "goods": surely})
    return Message("action-unload-full" if any(heap_of(view, heap)) else "action-unload-none", args)


# In a few letters


def short(before: Burgundy, action: int, after: Burgundy) -> Message | None:
    """A move for strip and ribbon: what was done, and the points it brought on the track."""
    seat, word = int(before.actor()), kind_of(action)
    me = before.players[seat]
    if word == "pass":
        return None
    if word == "board" and (before.secret or after.secret):
        return Message("short-board-secret")
    gain = int(after.players[seat].points() - me.points())
    args: dict[str, Argument] = {"gain": f" {signed(gain)}" if gain else ""}
    if word in ("take", "buy"):
        what = int(action - BUY if word == "buy" else action - FREE if action < DIE else (action - DIE) % BLOCK)
        return Message(f"short-{word}", {"tile": a_tile(before.depots[what])})
    if word == "place":
        what = int(action - FREE if action < DIE else (action - DIE) % BLOCK)
        return Message("short-place", {**args, "tile": a_tile(me.storage[target_of(what)[0]])})
    if word == "sell":
        good = int(action - FREE if action < DIE else (action - DIE) % BLOCK) - int(SELL)
        return Message("short-sell", {**args, "goods": few(good, int(me.goods[good]))})
    if word == "workers":
        return Message("short-workers", {"n": _hired(me)})  # mines may have sent more as the phase ended
    if word == "castle":
        return Message("short-outpost" if of_turn(before.step()) else "short-start", args)
    if word == "discard":
        return Message("short-discard", {"tile": a_tile(me.storage[action - DISCARD])})
    if word == "board":
        return Message("short-board", {"board": before.boards[(action - CHOOSE_BOARD) // CASTLES].name})
    stored = [few(good, int(after.players[seat].goods[good] - me.goods[good])) for good in range(GOODS)
              if after.players[seat].goods[good] > me.goods[good]]
    return Message("short-goods", {"goods": stored}) if stored else None


# What a word means


def topics(view: Burgundy) -> list[str]:
    """The keys that can be asked about: each has a name, and a text under its key + "-help"."""
    return [*[f"rule-{name}" for name in RULES_ASKED], *["tile-" + key(name) for name in KIND_NAMES]]


def explain(view: Burgundy, seat: int, topic: str) -> list[Message]:
    seats = int(view.seats)
    if topic == "rule-bonuses":
        return [Message("rule-bonuses-help", {"large": int(LARGE_BONUS[seats]), "small": int(SMALL_BONUS[seats])})]
    if topic == "rule-goods":
        return [Message("rule-goods-help", {"n": int(SALE_POINTS[seats])})]
    return [Message(topic + "-help")]
