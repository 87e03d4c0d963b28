"""San Juan in a terminal: what is common, every city, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from comptoir.draw.palette import GOODS as COLOURS
from comptoir.games.san_juan.data import (
    BANK,
    BUILDINGS,
    CARDS,
    CATHEDRAL,
    CHAPEL,
    CUSTOMS,
    CUSTOMS_OFFICE,
    GOOD_NAMES,
    HARBOR,
    PLANTS,
    PRICES,
    ROLE_NAMES,
    TRADER,
    UNSEEN,
)
from comptoir.games.san_juan.data import NONE as NO_BUILDING
from comptoir.games.san_juan.facts import next_limit
from comptoir.games.san_juan.rules.builder import price
from comptoir.games.san_juan.score import points_now
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.games.san_juan.tell_names import building as word_for
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.screens.flow import Flow
from comptoir.screens.pieces import (
    chip,
    clockwise,
    head,
    heading,
    marked,
    rows,
    side_by_side,
    times,
)
from comptoir.words import Words


def screen(view: SanJuan, *, seat: int, names: Sequence[str], say: Words, width: int,
           open_points: bool) -> RenderableType:
    """The whole table. Points are open, but for those under a chapel, which the view hides."""
    cities = [_city(view, other, seat, names, say) for other in clockwise(view, seat)]
    title = heading(say("board-title"), say("board-round", n=int(view.round)),
                    say("board-governor", name=names[int(view.governor)]))
    return Group(title, _common(view, seat, names, say), Rule(style="dim"), side_by_side(cities, width))


# What is common


def _common(view: SanJuan, seat: int, names: Sequence[str], say: Words) -> Table:
    table = rows()
    table.add_row(say("panel-roles"), Flow([_role(view, role, names, say) for role in range(len(view.taken))]))
    now = view.role == TRADER and view.tiles[0] != UNSEEN
    shown = int(view.tiles[0] if now else view.tiles[len(view.tiles) - 1])
    if shown == UNSEEN:
        table.add_row(say("sj-tile"), Text(say("tile-none"), style="dim"))
    else:
        prices = [_good(kind, str(PRICES[shown][kind]), say) for kind in range(PLANTS)]
        table.add_row(say("sj-tile"), Flow([*prices, Text(say("tile-now" if now else "tile-last"), style="dim")]))
    coming = [int(tile) for tile in view.tiles][1 if now else 0:]
    if any([tile != UNSEEN for tile in coming]):
        table.add_row(say("sj-next"), Flow([_prices(tile) for tile in coming]))
    piles = [say("sj-deck", n=int(view.deck_size)),
             say("sj-discard-secret") if view.discard_size == HIDDEN else say("sj-discard", n=int(view.discard_size))]
    if view.cathedral:
        piles.append(say("sj-cathedral", n=int(view.cost[CATHEDRAL])))
    table.add_row(say("sj-piles"), Flow([Text(said) for said in piles]))
    if view.aside_size:
        known = [_looked_at(view, card, seat, say) for card in range(CARDS) if view.aside[card]]
        unseen = int(view.aside_size) - sum([int(n) for n in view.aside])
        if unseen:
            known.append(Text(say("sj-unseen", n=unseen), style="dim"))
        if view.looker != NOBODY and view.looker != seat:
            known.insert(0, marked(int(view.looker), names, "dim"))
        table.add_row(say("sj-aside"), Flow(known))
    return table


def _prices(tile: int) -> Text:
    """A trading tile to come, from indigo to silver; nobody knows it before it was turned once."""
    if tile == UNSEEN:
        return Text("?", style="dim")
    return Text("-".join([str(price) for price in PRICES[tile][:int(PLANTS)]]))


def _role(view: SanJuan, role: int, names: Sequence[str], say: Words) -> Text:
    written, taker = say("role-" + ROLE_NAMES[role]), int(view.taken[role])
    if taker == NOBODY:
        return Text(written, style="bold")
    return Text.assemble((f"{written} (", "dim"), marked(taker, names, "dim"), (")", "dim"))


# One city


def _city(view: SanJuan, seat: int, viewer: int, names: Sequence[str], say: Words) -> Group:
    me, table = view.players[seat], rows()
    secret = me.chapel_size == HIDDEN
    line = [head(view, seat, names), Text(say("sj-cards", n=int(me.hand_size))),
            Text(say("sj-points-open" if secret else "sj-points", n=int(points_now(view, seat)))),
            Text(say("sj-buildings", n=int(me.built)))]
    made = [_plant(view, me, kind, say) for kind in range(PLANTS) if me.city[kind]]
    if made:
        table.add_row(say("sj-goods"), Flow(made))
    city = [_building(view, me, which, say) for which in range(PLANTS, BUILDINGS) if me.city[which]]
    covered = [times(_named(view, which, say), int(me.covered[which])) for which in range(BUILDINGS)
               if me.covered[which]]
    if covered:
        under = sum([int(n) for n in me.covered])
        city.append(Text(say("sj-covered", n=under, cards=", ".join(covered)), style="dim"))
    if city:
        table.add_row(say("sj-city"), Flow(city))
    if seat == viewer and me.hand_size:
        held = [_card(view, card, int(me.hand[card]), say) for card in range(CARDS) if me.hand[card]]
        note = Text(say("sj-hand-key"), style="dim")
        table.add_row(f"{say('sj-hand')} {me.hand_size}/{next_limit(view, seat)}", Flow([*held, note]))
    return Group(Flow(line, 4), Padding(table, (0, 0, 0, 2)))


def _plant(view: SanJuan, me: Player, kind: int, say: Words) -> Text:
    """A kind of production building: a full ring for each good that lies there, an empty one where none does."""
    goods, there = int(me.goods[kind]), int(me.city[kind])
    return chip(COLOURS[GOOD_NAMES[kind]], f"{_named(view, kind, say)} {'●' * goods}{'○' * (there - goods)}")


def _building(view: SanJuan, me: Player, which: int, say: Words) -> Text:
    notes = []
    if which == CUSTOMS_OFFICE:
        notes.append("●" * int(me.goods[CUSTOMS]) + "○" * int(me.city[which] - me.goods[CUSTOMS]))
    for tucking, size in ((CHAPEL, me.chapel_size), (BANK, me.bank_size), (HARBOR, me.harbor_size)):
        if which == tucking:
            notes.append("+?" if size == HIDDEN else f"+{size}")
    if which == BANK and me.banked:
        notes.append(f"({say('sj-bank-used')})")
    if which == me.fresh:
        notes.append(f"({say('sj-new')})")
    return Text(" ".join([times(_named(view, which, say), int(me.city[which])), *notes]))


# Cards


def _named(view: SanJuan, which: int, say: Words) -> str:
    return say(word_for(view, "building", which).key)


def _good(kind: int, written: str, say: Words) -> Text:
    return chip(COLOURS[GOOD_NAMES[kind]], f"{say('good-' + GOOD_NAMES[kind])} {written}")


def _card(view: SanJuan, card: int, n: int, say: Words) -> Text:
    """A card with its printed cost and points; a question mark where those are counted at the end."""
    worth = str(view.points[card]) if view.points[card] else "?"
    many = f"{n} × " if n > 1 else ""
    return Text.assemble(many, (_named(view, card, say), "bold"), f" {view.cost[card]} ★{worth}")


def _looked_at(view: SanJuan, card: int, seat: int, say: Words) -> Text:
    """A card to keep or not: who is asked reads what it does."""
    written = _card(view, card, int(view.aside[card]), say)
    return Text.assemble(written, (f" {_help(view, card, say)}", "dim")) if int(view.actor()) == seat else written


# Pages


def hand(view: SanJuan, *, seat: int, say: Words) -> RenderableType:
    """The cards of a hand, and what one looks at: what they cost this seat, are worth and do."""
    if seat == NOBODY:
        return Text(say("hand-empty"))
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(say("sj-column-card"), no_wrap=True)
    for column in ("sj-column-cost", "sj-column-yours", "sj-column-points"):
        table.add_column(say(column), justify="right")
    table.add_column(say("sj-column-help"))
    me, aside = view.players[seat], list(view.aside) if view.looker in (seat, NOBODY) else [0] * int(CARDS)
    for card in range(CARDS):
        for n, mark in ((int(me.hand[card]), ""), (int(aside[card]), " *")):
            if n:
                table.add_row(times(_named(view, card, say), n) + mark, str(view.cost[card]),
                              str(price(view, seat, card, NO_BUILDING)), str(view.points[card] or "?"),
                              _help(view, card, say))
    if view.aside_size:
        table.caption = Text(say("sj-aside-mark"), style="dim")
    return table if table.row_count else Text(say("hand-empty"))


def _help(view: SanJuan, card: int, say: Words) -> str:
    text = word_for(view, "building", card).key.removesuffix("-2004") + "-help"
    return say(text + "-2004") if view.old and say.has(text + "-2004") else say(text)


PAGES = {"hand": hand}
