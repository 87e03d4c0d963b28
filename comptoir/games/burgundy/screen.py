"""The Castles of Burgundy in a terminal: the main board, then every seat with its estate as a small map."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from comptoir.games.burgundy.data import (
    BLACK_SLOTS,
    COLOURS,
    DEPOTS,
    EMPTY,
    FIRST_KNOWLEDGE,
    GOODS,
    KIND_NAMES,
    KNOWLEDGES,
    LARGE_BONUS,
    NO_GOOD,
    NUMBERED,
    PHASE_NAMES,
    PHASE_POINTS,
    REGION_POINTS,
    SALE_POINTS,
    SLOTS,
    SMALL_BONUS,
    STORE,
)
from comptoir.games.burgundy.facts import chosen_secretly
from comptoir.games.burgundy.score import points_now
from comptoir.games.burgundy.screen_tiles import colour_word, estate, good, legend, tile
from comptoir.games.burgundy.state import Board, Burgundy
from comptoir.kernel.counts import total
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.screens.flow import Flow
from comptoir.screens.pieces import (
    MARKS,
    TWO_COLUMNS,
    clockwise,
    head,
    heading,
    marked,
    rows,
    side_by_side,
)
from comptoir.words import Words

MAP = 43  # columns of an estate, with what parts it from its neighbour


def screen(view: Burgundy, *, seat: int, names: Sequence[str], say: Words, width: int,
           open_points: bool) -> RenderableType:
    """The whole table. Everything is open in this game, but for boards chosen secretly."""
    said = [say("cb-round", phase=PHASE_NAMES[min(int(view.phase), 4)], n=min(int(view.round) + 1, 5))]
    if view.white:
        said.append(say("cb-white", n=int(view.white)))
    blocks = [_seat(view, other, seat, names, say, width) for other in clockwise(view, seat)]
    return Group(heading(say("board-title"), *said), _common(view, names, say, width), Rule(style="dim"),
                 side_by_side(blocks, width), Padding(legend(say, not view.top), (0, 0, 0, 2)))


# The main board


def _common(view: Burgundy, names: Sequence[str], say: Words, width: int) -> Group:
    table = rows()
    order = [Text.assemble(marked(int(seat), names, ""), (f" ({view.players[seat].space})", "dim"))
             for seat in view.order]
    table.add_row(say("cb-order"), Flow(order))
    to_come = [good(int(kind), 1, say) for kind in view.round_goods if kind != NO_GOOD]
    if to_come:
        table.add_row(say("cb-to-come"), Flow(to_come))
    table.add_row(say("cb-bonus"), Flow([_bonus(view, colour, say) for colour in range(COLOURS)]))
    table.add_row(say("cb-regions"), Flow([Text(f"{size}: {int(REGION_POINTS[size])}", style="dim")
                                            for size in range(1, len(REGION_POINTS))]))
    phases = [Text(f"{name} +{int(PHASE_POINTS[n])}", style="" if n == view.phase else "dim")
              for n, name in enumerate(PHASE_NAMES)]
    table.add_row(say("cb-phases"), Flow(phases))
    table.add_row(say("cb-sale"), Text(say("cb-sale-points", n=int(SALE_POINTS[view.seats])), style="dim"))
    depots = [_depot(view, depot, say) for depot in range(DEPOTS)]
    per_row = 2 if width >= TWO_COLUMNS else 1
    grid = Table.grid(padding=(0, 1))
    for _ in range(per_row):
        grid.add_column(style="dim", no_wrap=True, min_width=8)
        grid.add_column(min_width=MAP if per_row == 2 else None)
    for n in range(0, len(depots), per_row):
        grid.add_row(*[cell for depot in depots[n:n + per_row] for cell in depot])
    black = [tile(view.depots[place], say) for place in range(NUMBERED, NUMBERED + BLACK_SLOTS)
             if view.depots[place] != EMPTY]
    last = rows()
    last.add_row(say("cb-black"), Flow(black or [Text(say("cb-empty"), style="dim")]))
    return Group(table, grid, last)


def _depot(view: Burgundy, depot: int, say: Words) -> tuple[str, Flow]:
    """Its tiles, then its goods."""
    lying = [tile(view.depots[depot * int(SLOTS) + slot], say) for slot in range(SLOTS)
             if view.depots[depot * int(SLOTS) + slot] != EMPTY]
    lying += [good(kind, int(view.heaps[depot * int(GOODS) + kind]), say) for kind in range(GOODS)
              if view.heaps[depot * int(GOODS) + kind]]
    return say("cb-depot", n=depot + 1), Flow(lying or [Text(say("cb-empty"), style="dim")])


def _bonus(view: Burgundy, colour: int, say: Words) -> Text:
    """The bonus tiles of a colour: what they are worth, or who has them."""
    worth = ((view.large[colour], LARGE_BONUS), (view.small[colour], SMALL_BONUS))
    large, small = [MARKS[by] if by != NOBODY else str(points[view.seats]) for by, points in worth]
    return Text(say("cb-bonus-left", colour=colour_word(colour, say), large=large, small=small))


# One seat


def _seat(view: Burgundy, seat: int, viewer: int, names: Sequence[str], say: Words, width: int) -> Group:
    me = view.players[seat]
    dice = " ".join([str(die) for die in me.dice if die])
    line = [head(view, seat, names), Text(say("cb-points", n=int(points_now(view, seat)))),
            Text(_dice_words(view, dice, say), style="bold" if dice else "dim"),
            Text(say("cb-workers", n=int(me.workers))), Text(say("cb-silver", n=int(me.silver)))]
    if me.board == HIDDEN:
        return Group(Flow(line, 4), *_no_board(view, seat, viewer, say))
    board = view.board_of(seat)
    line.append(Text(board_words(board, say), style="dim"))
    table, picture = _stores(view, seat, say), estate(board, me, say)
    if width >= TWO_COLUMNS or width < 2 * MAP - 8:
        return Group(Flow(line, 4), Padding(table, (0, 0, 0, 2)), Padding(picture, (0, 0, 0, 2)))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, width=MAP - 2)
    grid.add_column()
    grid.add_row(picture, table)
    return Group(Flow(line, 4), Padding(grid, (0, 0, 0, 2)))


def _dice_words(view: Burgundy, dice: str, say: Words) -> str:
    if dice:
        return say("cb-dice", dice=dice)
    return say("cb-dice-used") if view.white else say("cb-dice-none")


def _no_board(view: Burgundy, seat: int, viewer: int, say: Words) -> list[RenderableType]:
    """Why no estate is shown; to its owner, both sides of the sheet they choose from."""
    me = view.players[seat]
    key = "cb-chosen-secretly" if chosen_secretly(view, seat) else "cb-nobody-yet"
    shown: list[RenderableType] = [Text("  " + say(key), style="dim")]
    if seat == viewer and me.sheet != HIDDEN:
        for number in view.sides(me.sheet):
            board = view.boards[number]
            shown += [Text("  " + board_words(board, say), style="bold"),
                      Padding(estate(board, me, say), (0, 0, 0, 2))]
    return shown


def board_words(board: Board, say: Words) -> str:
    """Which board it is, and whether it is one of ours."""
    return say("cb-board-ours" if board.reconstructed else "cb-board", name=board.name)


def _stores(view: Burgundy, seat: int, say: Words) -> Table:
    """What lies beside the estate, and the knowledge in it."""
    me, table = view.players[seat], rows()
    stored = [tile(me.storage[n], say) for n in range(STORE) if me.storage[n] != EMPTY]
    if me.full():
        stored.append(Text(say("cb-full"), style="bold"))
    table.add_row(say("cb-storage"), Flow(stored or [Text(say("cb-empty"), style="dim")]))
    held = [good(kind, int(me.goods[kind]), say) for kind in range(GOODS) if me.goods[kind]]
    if total(me.sold):
        held.append(Text(say("cb-sold", n=int(total(me.sold))), style="dim"))
    table.add_row(say("cb-goods"), Flow(held or [Text(say("cb-none"), style="dim")]))
    known = [str(number) for number in range(1, KNOWLEDGES + 1) if me.knows(number)]
    if known:
        table.add_row(say("cb-knowledge"), Text(", ".join(known)))
    return table


# Pages


def tiles(view: Burgundy, *, seat: int, say: Words) -> Table:
    """Every kind of tile on the main board, in this seat's storage and among its knowledge, with what it does."""
    where: dict[int, list[str]] = {}
    for place, kind in enumerate(view.depots):
        if kind != EMPTY:
            at = say("cb-where-depot", n=place // int(SLOTS) + 1) if place < NUMBERED else say("cb-where-black")
            where.setdefault(int(kind), []).append(at)
    if seat != NOBODY:
        for kind in view.players[seat].storage:
            if kind != EMPTY:
                where.setdefault(int(kind), []).append(say("cb-where-storage"))
        for kind in view.players[seat].tiles:
            if FIRST_KNOWLEDGE <= kind < FIRST_KNOWLEDGE + KNOWLEDGES:
                where.setdefault(int(kind), []).append(say("cb-where-estate"))
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(say("cb-column-tile"), no_wrap=True)
    table.add_column(say("cb-column-where"))
    table.add_column(say("cb-column-help"))
    for kind in sorted(where):
        places = ", ".join(dict.fromkeys(where[kind]))
        table.add_row(tile(kind, say), places, say(f"tile-{KIND_NAMES[kind].replace('_', '-')}-help"))
    return table


PAGES = {"tiles": tiles}
