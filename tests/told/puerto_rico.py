"""Puerto Rico: what each message has to say, read off the positions."""

from __future__ import annotations

from typing import Any

from comptoir.games.puerto_rico.data import (
    END_NAMES,
    GOOD_NAMES,
    LARGE_WAREHOUSE,
    PLACE_NAMES,
    ROLE_NAMES,
    SMALL_WAREHOUSE,
    TILE_NAMES,
)
from comptoir.message import Seat
from comptoir.words import dashed

from .law import Table, Told
from .moves import Move

# What the engine did


def place(number: int) -> str:
    return "place-" + dashed(PLACE_NAMES[number])


def grown(m: Move) -> str:
    """The one kind of tile the actor has more of."""
    kinds = [kind for kind in range(len(TILE_NAMES)) if m.new.circles[kind] > m.old.circles[kind]]
    assert len(kinds) == 1
    return place(kinds[0])


def built(m: Move) -> str:
    """The one building that left the stock."""
    sold = [n for n in range(len(PLACE_NAMES)) if m.after.stock[n] < m.before.stock[n]]
    assert len(sold) == 1
    assert m.new.circles[sold[0]] > 0
    return place(sold[0])


def earned(m: Move) -> int:
    return int(m.new.coins - m.old.coins)


def barrels(kind: int, n: int) -> tuple[str, int]:
    return "barrels-" + GOOD_NAMES[kind], n


def sold(m: Move) -> tuple[str, int]:
    """The barrel that left the actor for the trading house, which may be cleared since."""
    gone = [int(old - new) for old, new in zip(m.old.goods, m.new.goods, strict=True)]
    assert sorted(gone) == [0, 0, 0, 0, 1]
    return barrels(gone.index(1), 1)


def loaded(m: Move) -> tuple[int, int]:
    """Kind and number of the barrels that went aboard: a ship that has sailed was full."""
    kind = GOOD_NAMES.index(m.named[0])
    if m.verb == "wharf":
        assert not m.new.goods[kind]
        return kind, int(m.old.goods[kind])
    ship = int(m.named[1])
    aboard = int(m.after.loaded[ship]) or int(m.before.holds[ship])
    return kind, aboard - int(m.before.loaded[ship])


def load(m: Move, told: Told) -> Told:
    hold = {"ship": int(m.before.holds[int(m.named[1])])} if m.verb == "ship" else {}
    return {"barrels": barrels(*loaded(m)), "n": int(m.new.points - m.old.points), **hold}


def short_load(m: Move, told: Told) -> Told:
    kind, n = loaded(m)
    return {"good": "good-" + GOOD_NAMES[kind], "n": n, "points": int(m.new.points - m.old.points)}


def kept(m: Move, told: Told) -> Told:
    """One barrel, or all of a kind: they are still there."""
    kind = GOOD_NAMES.index(m.named[0])
    n = 1 if m.verb == "keep" else int(m.old.goods[kind])
    assert m.new.goods[kind] >= n
    return {"barrels": barrels(kind, n)}


def role(m: Move, told: Told) -> Told:
    number = ROLE_NAMES.index(m.named[0])
    if m.after.round == m.before.round:
        assert (m.after.taken[number], m.after.doubloons[number]) == (m.seat, 0)
    name = "role-" + m.named[0].removesuffix("_2")
    second = ".the-second" if m.named[0].endswith("_2") and "role" in told and told["role"].endswith("second") else ""
    return {"role": name + second, "n": int(m.before.doubloons[number])}


def stands(m: Move, told: Told) -> Told:
    """Colonists on a place, and whether so many stand there now: those of before, as far as they were not moved."""
    number = PLACE_NAMES.index(m.named[0])
    assert m.new.workers[number] == int(m.named[1])
    return {"place": place(number), "n": int(m.new.workers[number]),
            "stay": int(min(m.old.stood[number], m.old.idle) == m.new.workers[number])}


# The log: what followed, seat by seat


def people(player: Any) -> int:
    return int(player.idle) + sum(int(n) for n in player.workers)


def whose(told: Told) -> int:
    return int(told["player"].number)


def dealt(m: Move, told: Told) -> Told:
    order = [(m.seat + n) % int(m.before.seats) for n in range(m.before.seats)]
    more = {seat: people(m.after.players[seat]) - people(m.before.players[seat]) for seat in order}
    more[m.seat] -= m.verb == "colonist"
    return {"shares": [("share", Seat(seat), n) for seat, n in more.items() if n]}


def placed(m: Move, told: Told) -> Told:
    me = m.after.players[whose(told)]
    where = [("count", int(n), place(number)) for number, n in enumerate(me.workers) if n]
    return {"player": told["player"], "places": where + [("count", int(me.idle), "San Juan")] * bool(me.idle)}


def made(m: Move, seat: int) -> list[tuple[str, int]]:
    old, new = m.before.players[seat].goods, m.after.players[seat].goods
    return [barrels(kind, int(new[kind] - old[kind])) for kind in range(5) if new[kind] > old[kind]]


def produced(m: Move, told: Told) -> Told:
    return {"player": told["player"], "barrels": made(m, whose(told))}


def produced_nothing(m: Move, told: Told) -> Told:
    assert not made(m, whose(told))
    return {"player": told["player"]}


def factory(m: Move, told: Told) -> Told:
    seat = whose(told)
    gain = int(m.after.players[seat].coins - m.before.players[seat].coins)
    return {"player": told["player"], "n": gain - (role(m, {})["n"] if seat == m.seat else 0)}


def lost(m: Move, told: Told) -> Told:
    seat = whose(told)
    gone = [int(old - new) for old, new in zip(m.before.players[seat].goods, m.after.players[seat].goods, strict=True)]
    if seat == m.seat and m.verb in ("ship", "wharf"):
        kind, n = loaded(m)
        gone[kind] -= n
    return {"player": told["player"], "barrels": [barrels(kind, n) for kind, n in enumerate(gone) if n]}


def sails(m: Move, told: Told) -> Told:
    """A ship that is empty now was full, with what it carried or was loaded with."""
    for ship, hold in enumerate(m.before.holds):
        if hold == told["ship"]:
            kind = int(m.before.cargo[ship]) if m.before.loaded[ship] else GOOD_NAMES.index(m.named[0])
            assert not m.after.loaded[ship]
            return {"ship": int(hold), "barrels": barrels(kind, int(hold))}
    return {}


def richer(m: Move, told: Told) -> Told:
    found = []
    for number, name in enumerate(ROLE_NAMES[:len(m.after.taken)]):
        old = 0 if m.step == "choose_role" and m.named[0] == name else int(m.before.doubloons[number])
        if m.after.doubloons[number] == old + 1:
            found.append("role-prospector.the-second" if name.endswith("_2") else "role-" + name)
    return {"roles": found}


def prospector(m: Move, told: Told) -> Told:
    assert earned(m) == m.before.doubloons[ROLE_NAMES.index(m.named[0])] + 1
    return {}


def over(m: Move, told: Told) -> Told:
    outcome = m.after.outcome()
    best = max(m.after.scores())
    winners = [seat for seat, score in enumerate(m.after.scores()) if score == best]
    return {"why": "end-" + outcome.end, "winners": [Seat(seat) for seat in winners], "n": len(winners),
            "points": best[0]}


def more_workers(m: Move, told: Told) -> Told:
    where = [n for n in range(len(PLACE_NAMES)) if m.new.workers[n] == m.old.workers[n] + 1]
    return {"place": place(where[0])}


def asks_colonists(m: Move, told: Told) -> Told:
    return {"place": place(m.argument), "n": int(m.old.idle)}


def asks_warehouse(m: Move, told: Told) -> Told:
    rooms = int(m.old.has(SMALL_WAREHOUSE)) + 2 * int(m.old.has(LARGE_WAREHOUSE))
    return {"n": rooms - int(m.old.stored).bit_count()}


def asks_load(m: Move, told: Told) -> Told:
    """What may be loaded: a ship, the own wharf, or either; the wharf alone is not compulsory."""
    verbs = {m.game.actions.verb(action) for action in m.before.legal() if action}
    return {"way": "either" if len(verbs) == 2 else verbs.pop()}


TABLE: Table = {
    "prompt-take-tile": lambda m, told: {"quarry": int(m.game.actions.id("take:quarry") in m.before.legal())},
    "prompt-place-colonists": asks_colonists,
    "prompt-university-colonist": asks_colonists,
    "prompt-build-one": lambda m, told: {"n": int(m.old.coins)},
    "prompt-load-ship": asks_load, "prompt-fill-warehouse": asks_warehouse,
    "action-role": role, "log-role": role, "short-role": role,
    "action-take": lambda m, told: {"tile": grown(m)},
    "log-take": lambda m, told: {"tile": grown(m)},
    "log-draw": lambda m, told: {"tile": grown(m)},
    "short-take": lambda m, told: {"tile": grown(m).removeprefix("place-")},
    "action-build": lambda m, told: {"building": built(m), "n": -earned(m)},
    "log-build": lambda m, told: {"building": built(m), "n": -earned(m)},
    "short-build": lambda m, told: {"place": built(m), "picture": built(m).removeprefix("place-"), "n": -earned(m)},
    "action-produce": lambda m, told: {"barrels": made(m, m.seat)[0]},
    "log-extra-barrel": lambda m, told: {"barrels": made(m, m.seat)[0]},
    "short-extra": lambda m, told: {"good": made(m, m.seat)[0][0].replace("barrels", "good")},
    "action-sell": lambda m, told: {"barrels": sold(m), "n": earned(m)},
    "log-sell": lambda m, told: {"barrels": sold(m), "n": earned(m)},
    "short-sell": lambda m, told: {"good": sold(m)[0].removeprefix("barrels-"), "n": earned(m)},
    "action-ship": load, "log-ship": load, "action-wharf": load, "log-wharf": load,
    "short-load": short_load, "short-wharf": short_load,
    "action-store": kept, "action-keep": kept, "log-fill-warehouse": kept, "log-keep-barrel": kept,
    "short-keep": lambda m, told: {"good": kept(m, told)["barrels"][0].removeprefix("barrels-")},
    "action-place": stands,
    "log-university-colonist": more_workers, "short-placed": lambda m, told: {"n": people(m.old)},
    "log-row": lambda m, told: {"tiles": [("count", int(m.after.row[kind]), f"tile-{name}")
                                          for kind, name in enumerate(GOOD_NAMES) if m.after.row[kind]]},
    "log-dealt": dealt, "log-placed": placed, "log-refill": lambda m, told: {"n": int(m.after.ship)},
    "log-produced": produced, "log-produced-nothing": produced_nothing, "log-factory": factory,
    "log-lost": lost, "log-sails": sails, "log-doubloons": richer, "log-prospector": prospector,
    "log-last-round": lambda m, told: {"why": "end-" + END_NAMES[m.after.end]},
    "log-governor": lambda m, told: {"player": Seat(int(m.after.governor)), "n": int(m.after.round)},
    "log-over": over,
}
IN_SUM: set[str] = set()
