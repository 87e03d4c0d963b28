"""The Castles of Burgundy: what each message has to say, read off the positions."""

from __future__ import annotations

from typing import Any

from comptoir.games.burgundy.data import (
    BANK,
    BOARDING_HOUSE,
    COLOUR_NAMES,
    EMPTY,
    FOR_OUTPOSTS,
    FROM_ANIMALS,
    FROM_BONUSES,
    FROM_PHASES,
    FROM_REGIONS,
    FROM_SALES,
    FROM_WATCHTOWERS,
    GOOD_NAMES,
    K_MINE_WORKERS,
    K_SALE_WORKER,
    KIND_NAMES,
    PHASE_NAMES,
)
from comptoir.message import Seat
from comptoir.words import dashed

from .law import Table, Told
from .moves import Move

CASTLE, MINE = KIND_NAMES.index("castle"), KIND_NAMES.index("mine")


# What the engine did


def tile(kind: int) -> str:
    return "tile-" + dashed(KIND_NAMES[kind])


def phase_over(m: Move) -> bool:
    return bool(m.after.phase != m.before.phase or m.after.outcome() is not None)


def mines(m: Move, seat: int) -> int:
    return [int(kind) for kind in m.after.players[seat].tiles].count(MINE)


def silver(m: Move) -> int:
    """What the actor gained by what they did: a phase that ended has paid for the mines, too."""
    return int(m.new.silver - m.old.silver) - (mines(m, m.seat) if phase_over(m) else 0)


def workers(m: Move) -> int:
    from_mines = phase_over(m) and m.new.knows(K_MINE_WORKERS)
    return int(m.new.workers - m.old.workers) - (mines(m, m.seat) if from_mines else 0)


def earned(m: Move, source: int) -> int:
    return int(m.new.earned[source] - m.old.earned[source])


def taken(m: Move) -> Told:
    """A tile of the main board, by the text of the action: it lies in the storage, or it is asked what goes for it."""
    where = m.named[0] == "black"
    place = 24 + int(m.named[1]) - 1 if where else (int(m.named[0]) - 1) * 4 + int(m.named[1]) - 1
    kind = int(m.before.depots[place])
    stored = [int(one) for one in m.new.storage].count(kind) == [int(one) for one in m.old.storage].count(kind) + 1
    assert stored or (m.after.step() == "store_tile" and m.after.agenda[m.after.top - 1] >> 12 == place)
    return {"tile": tile(kind), **({} if where else {"depot": int(m.named[0])})}


def die(m: Move) -> Told:
    """The die that is used: it is gone, if nothing was thrown since."""
    which = int(m.named[-1].removeprefix("die")) - 1 if m.named and m.named[-1].startswith("die") else None
    if which is None:
        return {}
    if m.after.round == m.before.round and not phase_over(m):
        assert not m.new.dice[which]
    return {"die": int(m.old.dice[which])}


def take(m: Move, told: Told) -> Told:
    return {**taken(m), **die(m), "n": -workers(m)}


def buy(m: Move, told: Told) -> Told:
    return {**taken(m), "n": -silver(m)}


def place(m: Move, told: Told) -> Told:
    stored, space = int(m.named[0]) - 1, int(m.named[1]) - 1
    kind = int(m.old.storage[stored])
    assert (m.old.tiles[space], m.new.tiles[space]) == (EMPTY, kind)
    given = 4 if kind == BOARDING_HOUSE else 0
    gain = int(m.new.points() - m.old.points())
    return {"tile": tile(kind), "space": space + 1, "number": int(m.before.board_of(m.seat).number[space]),
            **die(m), "n": given - workers(m), "gain": gain_of(gain)}


def gain_of(n: int) -> str:
    return f" +{n}" if n > 0 else f" −{-n}" if n else ""


def sell(m: Move, told: Told) -> Told:
    kind = GOOD_NAMES.index(m.named[0])
    assert not m.new.goods[kind]
    assert m.new.sold[kind] - m.old.sold[kind] == m.old.goods[kind]
    paid = int(m.old.knows(K_SALE_WORKER)) - workers(m)
    points = earned(m, FROM_SALES)
    return {"goods": ("good-" + m.named[0], int(m.old.goods[kind])), "silver": silver(m), "paid": paid, **die(m),
            "points": points, "n": points if "paid" in told else paid, "gain": gain_of(points)}


def hire(m: Move, told: Told) -> Told:
    return {**die(m), "n": workers(m)}


def castle(m: Move, told: Told) -> Told:
    space = int(m.named[0]) - 1
    assert (m.old.tiles[space], m.new.tiles[space]) == (EMPTY, CASTLE)
    points = int(m.new.points() - m.old.points())
    return {"space": space + 1, "number": int(m.before.board_of(m.seat).number[space]), "gain": gain_of(points),
            "n": -earned(m, FOR_OUTPOSTS)}


def board(m: Move, told: Told) -> Told:
    name, space = m.named[0], int(m.named[1])
    if not m.after.secret:
        assert m.new.tiles[space - 1] == CASTLE
    assert m.after.board_of(m.seat).name == name
    return {"board": name, "space": space, "number": int(m.after.board_of(m.seat).number[space - 1])}


def discard(m: Move, told: Told) -> Told:
    kind = int(m.old.storage[int(m.named[0]) - 1])
    assert m.after.gone[kind] > m.before.gone[kind] or phase_over(m)
    return {"tile": tile(kind)}


def came(m: Move) -> list[tuple[str, int]]:
    return [("good-" + name, int(m.new.goods[kind] - m.old.goods[kind])) for kind, name in enumerate(GOOD_NAMES)
            if m.new.goods[kind] > m.old.goods[kind]]


def heap(m: Move) -> list[int]:
    return [int(depot) for depot in m.named[0].split("+")]


def kinds(player: Any) -> int:
    return len([n for n in player.goods if n])


def unload(m: Move, told: Told) -> Told:
    """What came at once; what may still be chosen lies in the depots yet, and three kinds can be stored."""
    depots = heap(m)
    there = [good for good in range(6) if any(m.after.heaps[(depot - 1) * 6 + good] for depot in depots)]
    where = ("depot-one", *depots) if len(depots) == 1 else ("depot-two", *depots)
    return {"depot": where, "goods": came(m), "n": 3 - kinds(m.new), "kinds": len(there)}


def unload_none(m: Move, told: Told) -> Told:
    assert not came(m)
    assert not (m.after.step() == "keep_kind" and m.after.actor() == m.seat)
    return unload(m, told)


def unload_choose(m: Move, told: Told) -> Told:
    assert not came(m)
    assert (m.after.step(), int(m.after.actor())) == ("keep_kind", m.seat)
    return unload(m, told)


def keep(m: Move, told: Told) -> Told:
    return {"goods": came(m)[0] if isinstance(told["goods"], tuple) else came(m)}


# The log: what followed


def bonus(size: str) -> Any:
    def check(m: Move, told: Told) -> Told:
        old, new = getattr(m.before, size), getattr(m.after, size)
        colours = [colour for colour in range(len(COLOUR_NAMES)) if old[colour] != new[colour]]
        assert len(colours) == 1
        return {"n": earned(m, FROM_BONUSES), "colour": "colour-" + COLOUR_NAMES[colours[0]]}
    return check


def region(m: Move, told: Told) -> Told:
    return {"size": earned(m, FROM_REGIONS), "phase": earned(m, FROM_PHASES)}


def placed(kind: int, gain: Any) -> Any:
    def check(m: Move, told: Told) -> Told:
        assert kind in [m.new.tiles[n] for n in range(37) if m.old.tiles[n] == EMPTY]
        paid = place(m, {"paid": 0})["n"] if kind == BOARDING_HOUSE else 0
        return {"n": gain(m) + paid}
    return check


def of_mines(m: Move, told: Told) -> Told:
    seat = int(told["player"].number)
    old, new = m.before.players[seat], m.after.players[seat]
    if seat != m.seat:
        assert new.silver - old.silver == mines(m, seat)
    return {"player": told["player"], "n": mines(m, seat)}


def marker(m: Move, told: Told) -> Told:
    assert m.new.space > m.old.space
    return {}


def a_round(m: Move, told: Told) -> Told:
    """The good was shown by the space of the round, or lies in the depot of the white die now."""
    kind, depot = GOOD_NAMES.index(told["good"][0].removeprefix("good-")), int(m.after.white) - 1
    shown = not phase_over(m) and m.before.white and m.before.round_goods[m.after.round] == kind
    assert shown or m.after.heaps[depot * 6 + kind] > m.before.heaps[depot * 6 + kind]
    dice = [("log-dice", Seat(int(seat)), *[int(n) for n in m.after.players[seat].dice]) for seat in m.after.order]
    return {"n": int(m.after.round) + 1, "die": int(m.after.white), "good": ("good-" + GOOD_NAMES[kind], 1),
            "dice": dice}


def revealed(m: Move, told: Told) -> Told:
    return {"boards": [("log-has-board", Seat(seat), m.after.board_of(seat).name) for seat in range(m.after.seats)]}


def over(m: Move, told: Told) -> Told:
    best = max(m.after.scores())
    winners = [seat for seat, score in enumerate(m.after.scores()) if score == best]
    return {"winners": [Seat(seat) for seat in winners], "n": len(winners), "points": best[0]}


def room(m: Move, told: Told) -> Told:
    return {"n": 3 - kinds(m.old)}


def dice_left(m: Move, told: Told) -> Told:
    return {"n": len([n for n in m.old.dice if n])}


TABLE: Table = {
    "prompt-turn": dice_left, "prompt-turn-full": dice_left, "prompt-keep-kind": room,
    "prompt-store-tile": lambda m, told: {"tile": tile(int(m.before.depots[m.argument]))},
    "action-take-die": take, "action-take": take, "log-take": take, "short-take": take,
    "action-place-die": place, "action-place": place, "log-place": place, "short-place": place,
    "action-sell-die": sell, "action-sell": sell, "log-sell": sell, "short-sell": sell,
    "action-workers-die": hire, "action-workers": hire, "log-workers": hire, "short-workers": hire,
    "log-workers-silver": lambda m, told: {"n": silver(m)},
    "log-sale-worker": lambda m, told: {"n": int(m.old.knows(K_SALE_WORKER))},
    "action-buy": buy, "action-buy-black": buy, "log-buy": buy, "log-buy-black": buy, "short-buy": buy,
    "action-outpost": castle, "action-start": castle, "log-outpost": castle, "log-start": castle,
    "short-outpost": castle, "short-start": castle,
    "action-board": board, "log-board": board, "short-board": board,
    "action-discard": discard, "log-discard": discard, "short-discard": discard,
    "action-unload": unload, "action-unload-more": unload, "action-unload-choose": unload_choose,
    "action-unload-none": unload_none, "action-unload-full": unload_none,
    "log-unload": unload, "log-unload-none": unload_none, "log-unload-choose": unload_choose,
    "action-keep": keep, "log-keep": keep, "short-goods": keep,
    "log-region": region, "log-bonus-large": bonus("large"), "log-bonus-small": bonus("small"),
    "log-animals": lambda m, told: {"n": earned(m, FROM_ANIMALS)},
    "log-watchtower": lambda m, told: {"n": earned(m, FROM_WATCHTOWERS)},
    "log-boarding-house": placed(BOARDING_HOUSE, workers), "log-bank": placed(BANK, silver),
    "log-marker": marker, "log-mines": of_mines, "log-mines-workers": of_mines,
    "log-phase": lambda m, told: {"phase": PHASE_NAMES[m.after.phase]},
    "log-round": a_round, "log-revealed": revealed, "log-over": over,
}
IN_SUM: set[str] = set()
