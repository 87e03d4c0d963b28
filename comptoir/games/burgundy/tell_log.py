"""The Castles of Burgundy: the log. What somebody did, and what followed from it until the next choice.

It is read off two views, before and after; every difference has one cause, since an action places one tile at most."""

from __future__ import annotations

from comptoir.games.burgundy.actions import (
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
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_HOUSE_WORKERS,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DEPOTS,
    DOUBLE_SILVER,
    FOUR_WORKERS,
    FROM_ANIMALS,
    FROM_BONUSES,
    FROM_PHASES,
    FROM_REGIONS,
    FROM_SALES,
    FROM_WATCHTOWERS,
    GOOD_NAMES,
    GOODS,
    K_FOUR_WORKERS,
    K_MINE_WORKERS,
    K_SALE_SILVER,
    K_SALE_WORKER,
    K_WORKERS_SILVER,
    KIND_NAMES,
    NUMBERED,
    OUTPOST_POINTS,
    PHASE_NAMES,
    PRICE,
    SALE_SILVER,
    SILVER_WITH_WORKERS,
    SLOTS,
    WORKERS,
)
from comptoir.games.burgundy.dice import kind_of, target_of, workers_for
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.kernel.state import HIDDEN, PASS
from comptoir.message import Argument, Message, Seat, Word
from comptoir.words import dashed as key


def of_turn(step: str) -> bool:
    """The three names under which a turn is asked about."""
    return step.startswith("turn")


def a_tile(kind: int) -> Word:
    """"a church", "knowledge tile 4"."""
    return Word(f"tile-{key(KIND_NAMES[kind])}.a")


def goods(good: int, n: int) -> Message:
    """"2 red goods"."""
    return Message(f"good-{GOOD_NAMES[good]}.goods", {"n": int(n)})


def few(good: int, n: int) -> Message:
    """"2 red"."""
    return Message(f"good-{GOOD_NAMES[good]}.few", {"n": n})


def signed(n: int) -> str:
    """A difference: "+3", "−2"."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def log(before: Burgundy, action: int, after: Burgundy) -> list[Message]:
    """The sentences between two choices. Both views are the reader's."""
    return _done(before, action, after) + _followed(before, after) + _time(before, after)


# What was done


def _done(before: Burgundy, action: int, after: Burgundy) -> list[Message]:
    seat = int(before.actor())
    me, who = before.players[seat], Seat(seat)
    if action == PASS:
        step = "turn" if of_turn(before.step()) else key(before.step())
        return [Message(f"log-pass-{step}", {"player": who})]
    if action < BUY:
        return [_acted(before, action, after), *_known(before, action, seat)]
    if action < LAY_CASTLE:
        place = action - int(BUY)
        args: dict[str, Argument] = {"player": who, "tile": a_tile(before.depots[place]), "n": int(PRICE)}
        if place >= NUMBERED:
            return [Message("log-buy-black", args)]
        return [Message("log-buy", {**args, "depot": place // int(SLOTS) + 1})]
    if action < DISCARD:
        where: dict[str, Argument] = {"player": who, "space": action - int(LAY_CASTLE) + 1}
        if of_turn(before.step()):
            return [Message("log-outpost", {**where, "n": int(OUTPOST_POINTS)})]
        return [Message("log-start", where)]
    if action < UNLOAD:
        return [Message("log-discard", {"player": who, "tile": a_tile(me.storage[action - DISCARD])})]
    if action < KEEP:
        return [_unloaded(before, action - int(UNLOAD), after, seat)]
    if action < CHOOSE_BOARD:
        return [Message("log-keep", {"player": who, "goods": _goods_taken(before, after, seat)})]
    return [_chose(before, action, after, seat)]


def _acted(before: Burgundy, action: int, after: Burgundy) -> Message:
    """One of the four actions."""
    seat = int(before.actor())
    me, with_die = before.players[seat], action >= DIE
    what = int((action - DIE) % BLOCK if with_die else action - FREE)
    args: dict[str, Argument] = {"player": Seat(seat)}
    paid = workers_for(before, action)
    if what < PLACE:
        return Message("log-take", {**args, "tile": a_tile(before.depots[what]), "depot": what // int(SLOTS) + 1,
                                    "n": paid})
    if what < SELL:
        stored, space = target_of(what)
        return Message("log-place", {**args, "tile": a_tile(me.storage[stored]), "space": space + 1,
                                     "number": int(before.board_of(seat).number[space]), "n": paid})
    if what < TAKE_WORKERS:
        good = what - int(SELL)
        points = after.players[seat].earned[FROM_SALES] - me.earned[FROM_SALES]
        return Message("log-sell", {**args, "goods": goods(good, me.goods[good]), "n": int(points), "paid": paid,
                                    "silver": sale_silver(me)})
    return Message("log-workers", {**args, "n": int(FOUR_WORKERS if me.knows(K_FOUR_WORKERS) else WORKERS)})


def sale_silver(me: Player) -> int:
    """What a sale brings beside its points."""
    return int(DOUBLE_SILVER if me.knows(K_SALE_SILVER) else SALE_SILVER)


def depot_words(heap: int) -> Message:
    """"depot 3", "depots 6 and 1": the heap of one depot; from DEPOTS on, of a depot and the next."""
    first = heap % int(DEPOTS) + 1
    if heap >= DEPOTS:
        return Message("depot-two", {"depot": first, "next": first % int(DEPOTS) + 1})
    return Message("depot-one", {"depot": first})


def _unloaded(before: Burgundy, heap: int, after: Burgundy, seat: int) -> Message:
    """What the ship brings at once; which new kinds it stores may still be asked."""
    came = _goods_taken(before, after, seat)
    args: dict[str, Argument] = {"player": Seat(seat), "depot": depot_words(heap)}
    if came:
        return Message("log-unload", {**args, "goods": came})
    asked = int(after.actor()) == seat and after.step() == "keep_kind"
    return Message("log-unload-choose" if asked else "log-unload-none", args)


def _known(before: Burgundy, action: int, seat: int) -> list[Message]:
    """What knowledge 4 and 13 add to a sale and to workers."""
    me, word = before.players[seat], kind_of(action)
    if word == "sell" and me.knows(K_SALE_WORKER):
        return [Message("log-sale-worker", {"player": Seat(seat), "n": 1})]
    if word == "workers" and me.knows(K_WORKERS_SILVER):
        return [Message("log-workers-silver", {"player": Seat(seat), "n": int(SILVER_WITH_WORKERS)})]
    return []


def _goods_taken(before: Burgundy, after: Burgundy, seat: int) -> list[Message]:
    old, new = before.players[seat].goods, after.players[seat].goods
    return [goods(good, new[good] - old[good]) for good in range(GOODS) if new[good] > old[good]]


def _chose(before: Burgundy, action: int, after: Burgundy, seat: int) -> Message:
    """A board; chosen secretly, only its owner reads which."""
    me = after.players[seat]
    if before.secret and (me.board == HIDDEN or not after.secret):
        return Message("log-board-secret", {"player": Seat(seat)})
    board = before.boards[(action - CHOOSE_BOARD) // CASTLES]
    space = board.spaces[board.first[COLOUR_NAMES.index("castle")] + (action - CHOOSE_BOARD) % CASTLES]
    return Message("log-board", {"player": Seat(seat), "board": board.name, "space": int(space) + 1})


# What followed from it


def _followed(before: Burgundy, after: Burgundy) -> list[Message]:
    """Region, bonus tile, animals, what a building gives at once, the marker."""
    seat = int(before.actor())
    old, new, who = before.players[seat], after.players[seat], Seat(seat)
    gained = [int(new.earned[source] - old.earned[source]) for source in range(len(new.earned))]
    said = []
    if gained[FROM_REGIONS]:
        said.append(Message("log-region", {"player": who, "size": gained[FROM_REGIONS],
                                           "phase": gained[FROM_PHASES]}))
    for size, then, now in (("large", before.large, after.large), ("small", before.small, after.small)):
        for colour in range(COLOURS):
            if then[colour] != now[colour]:
                said.append(Message(f"log-bonus-{size}", {"player": who, "n": gained[FROM_BONUSES],
                                                          "colour": Word("colour-" + COLOUR_NAMES[colour])}))
    if gained[FROM_ANIMALS]:
        said.append(Message("log-animals", {"player": who, "n": gained[FROM_ANIMALS]}))
    if gained[FROM_WATCHTOWERS]:
        said.append(Message("log-watchtower", {"player": who, "n": gained[FROM_WATCHTOWERS]}))
    placed = [new.tiles[space] for space in range(CELLS) if new.tiles[space] != old.tiles[space]]
    if BOARDING_HOUSE in placed:
        said.append(Message("log-boarding-house", {"player": who, "n": int(BOARDING_HOUSE_WORKERS)}))
    if BANK in placed:
        said.append(Message("log-bank", {"player": who, "n": int(BANK_SILVER)}))
    if new.space > old.space:
        said.append(Message("log-marker", {"player": who}))
    return said


# What time brought


def _time(before: Burgundy, after: Burgundy) -> list[Message]:
    """Boards shown, mines, a new phase, a new round, the end."""
    said = []
    if before.secret and not after.secret:
        shown = [Message("log-has-board", {"player": Seat(seat), "board": after.board_of(seat).name})
                 for seat in range(after.seats)]
        said.append(Message("log-revealed", {"boards": shown}))
    over = after.outcome()
    began = before.white == 0 and after.white != 0
    phase = after.phase != before.phase or over is not None
    if phase:
        for seat in range(after.seats):
            me = after.players[seat]
            mines = int(me.mines(after.board_of(seat)))
            if mines:
                said.append(Message("log-mines", {"player": Seat(seat), "n": mines}))
            if mines and me.knows(K_MINE_WORKERS):
                said.append(Message("log-mines-workers", {"player": Seat(seat), "n": mines}))
    if over is not None:
        winners = [Seat(seat) for seat in over.winners]
        return [*said, Message("log-over", {"winners": winners, "n": len(winners),
                                            "points": over.scores[over.winners[0]].points})]
    if phase or began:
        said.append(Message("log-phase", {"phase": PHASE_NAMES[after.phase]}))
    if (phase or began or after.round != before.round):
        said += _round(before, after, phase or began)
    return said


def _round(before: Burgundy, after: Burgundy, new_phase: bool) -> list[Message]:
    """The dice of the round, and where its good went."""
    good = _good_of_round(before, after, new_phase)
    dice = [Message("log-dice", {"player": Seat(int(seat)), "a": int(after.players[seat].dice[0]),
                                 "b": int(after.players[seat].dice[1])}) for seat in after.order]
    if good is None:
        return []
    return [Message("log-round", {"n": int(after.round) + 1, "die": int(after.white), "good": goods(good, 1),
                                  "dice": dice})]


def _good_of_round(before: Burgundy, after: Burgundy, new_phase: bool) -> int | None:
    """The kind that was placed: what the round's space showed, or what its depot has more of since."""
    if not new_phase and before.round_goods[after.round] < GOODS:
        return int(before.round_goods[after.round])
    depot = int(after.white) - 1
    for good in range(GOODS):
        if after.heaps[depot * GOODS + good] > before.heaps[depot * GOODS + good]:
            return good
    return None
