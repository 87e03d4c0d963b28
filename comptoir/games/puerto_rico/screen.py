"""Puerto Rico in a terminal: what is common, then every domain, the viewer's first."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from comptoir.draw.palette import GOODS as COLOURS
from comptoir.games.puerto_rico.colonists import as_they_stand
from comptoir.games.puerto_rico.data import (
    BUILDER,
    CIRCLES,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    HOUSE,
    NO_END,
    PLACE_NAMES,
    PLACES,
    POINTS,
    PRICE,
    QUARRY,
    ROLE_NAMES,
    SMALL_MARKET,
    TILES,
)
from comptoir.games.puerto_rico.rules.builder import price
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import NOBODY
from comptoir.screens.flow import Flow
from comptoir.screens.pieces import chip, clockwise, head, heading, marked, rows, side_by_side
from comptoir.words import Words


def screen(view: PuertoRico, *, seat: int, names: Sequence[str], say: Words, width: int,
           open_points: bool) -> RenderableType:
    """The whole table. Other seats' points stay hidden until the end, unless they are open (PR-17)."""
    domains = [_domain(view, other, names, say, open_points or other == seat or not view.top)
               for other in clockwise(view, seat)]
    return Group(_title(view, names, say), _common(view, names, say), Rule(style="dim"), side_by_side(domains, width))


def _title(view: PuertoRico, names: Sequence[str], say: Words) -> Rule:
    said = [say("text-round", n=int(view.round)), say("text-governor", player=names[int(view.governor)])]
    if view.end != NO_END:
        said.append(say("text-last-round"))
    return heading("Puerto Rico", *said)


# What is common


def _common(view: PuertoRico, names: Sequence[str], say: Words) -> Table:
    table = rows()
    table.add_row(say("text-roles"), Flow([_role(view, role, names, say) for role in range(len(view.taken))]))
    tiles = [good(kind, view.row[kind], say) for kind in range(GOODS) if view.row[kind]]
    tiles.append(_chip("quarry", f"{say('tile-quarry')} {view.row[QUARRY]}"))
    tiles.append(Text(f"{say('text-pile')} {total(view.pile)}", style="dim"))
    table.add_row(say("text-tiles"), Flow(tiles))
    table.add_row(say("text-ships"), Flow([_ship(view, ship, say) for ship in range(len(view.holds))]))
    house = [good(kind, view.house[kind], say) for kind in range(GOODS) if view.house[kind]]
    house.append(Text(say("text-free", n=int(HOUSE - total(view.house))), style="dim"))
    table.add_row(say("text-house"), Flow(house))
    table.add_row(say("text-prices"), Flow([good(kind, PRICE[kind], say) for kind in range(GOODS)]))
    supply = [good(kind, view.supply[kind], say) for kind in range(GOODS)]
    table.add_row(say("text-supply"), Flow(supply))
    people = [say("text-in-supply", n=int(view.colonists)), say("text-aboard", n=int(view.ship)),
              say("text-pool", n=int(view.chips))]
    table.add_row(say("text-colonists"), Flow([Text(said) for said in people]))
    return table


def _role(view: PuertoRico, role: int, names: Sequence[str], say: Words) -> Text:
    written = say("role-" + ROLE_NAMES[role].replace("_", "-"))
    taker = int(view.taken[role])
    if taker != NOBODY:
        return Text.assemble((f"{written} (", "dim"), marked(taker, names, "dim"), (")", "dim"))
    text = Text(written, style="bold")
    if view.doubloons[role]:
        text.append(f" +{view.doubloons[role]}", style="yellow")
    return text


def _ship(view: PuertoRico, ship: int, say: Words) -> Text:
    hold = int(view.holds[ship])
    if view.cargo[ship] == EMPTY:
        return Text.assemble(f"[{hold}] ", (say("text-empty"), "dim"))
    return Text.assemble(f"[{hold}] ", good(int(view.cargo[ship]), int(view.loaded[ship]), say))


# One domain


def _domain(view: PuertoRico, seat: int, names: Sequence[str], say: Words, points_seen: bool) -> Group:
    me = as_they_stand(view, seat)
    points = say("text-points", n=int(me.points)) if points_seen else say("text-points-hidden")
    line = [head(view, seat, names), Text(say("text-doubloons", n=int(me.coins)), style="yellow"), Text(points)]
    line += [good(kind, me.goods[kind], say) for kind in range(GOODS) if me.goods[kind]]
    table = rows()
    island = [_place(me, place, say) for place in range(TILES) if me.circles[place]]
    table.add_row(f"{say('text-island')} {me.island}", Flow(island))
    city = [_place(me, place, say) for place in range(TILES, PLACES) if me.circles[place]]
    if me.idle:
        city.append(Text(f"San Juan {'●' * int(me.idle)}", style="bold"))
    if city:
        table.add_row(f"{say('text-city')} {me.city}", Flow(city))
    return Group(Flow(line, 4), Padding(table, (0, 0, 0, 2)))


def _place(me: Player, place: int, say: Words) -> Text:
    """A kind of tile or a building with its circles, the occupied ones filled."""
    kind = PLACE_NAMES[place]
    circles = "●" * int(me.workers[place]) + "○" * int(me.circles[place] - me.workers[place])
    written = say("place-" + kind.replace("_", "-"))
    if place < TILES:
        return _chip(kind, f"{written} {circles}")
    return Text(f"{written} {circles}", style="magenta" if place >= SMALL_MARKET else "")


# Small pieces


def good(kind: int, n: int, say: Words) -> Text:
    """A kind of barrel or plantation, and how many."""
    return _chip(GOOD_NAMES[kind], f"{say('good-' + GOOD_NAMES[kind])} {n}")


def _chip(kind: str, written: str) -> Text:
    return chip(COLOURS[kind], written)


# Pages


def offer(view: PuertoRico, *, seat: int, say: Words) -> Table:
    """All buildings: what they cost, this seat too, what they are worth, and how many are left."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(say("text-building"))
    for column in ("text-price", "text-yours", "text-worth", "text-circles", "text-left"):
        table.add_column(say(column), justify="right")
    for building in range(TILES, PLACES):
        left = int(view.stock[building])
        mine = seat != NOBODY and view.players[seat].circles[building]
        builder = view.role == BUILDER and view.owner == seat
        cost = price(view, seat, building, builder) if seat != NOBODY else view.cost[building]
        table.add_row(say("building-" + PLACE_NAMES[building].replace("_", "-")) + (" ●" if mine else ""),
                      str(view.cost[building]), str(cost), str(POINTS[building]), str(CIRCLES[building]), str(left),
                      style="dim" if not left or mine else "")
    return table


PAGES = {"offer": offer}
