"""The island of the Golden City in a terminal: its places by landscape with their posts, the zones of the city, and a
page of all roads."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from comptoir.draw.palette import SEAT_LINES
from comptoir.games.golden_city.data import (
    FIRST_SITE,
    FIRST_ZONE,
    INNER,
    INNER_LETTERS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    OUTER_COIN,
    OUTER_LETTERS,
    PLACES,
    PORTS,
    QUARTER,
    REWARD_NAMES,
    RIVERS,
)
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_words import coast_of, in_stock, place_name
from comptoir.kernel.state import NOBODY
from comptoir.message import Message, Word, render
from comptoir.screens.flow import Flow
from comptoir.screens.pieces import MARKS, rows
from comptoir.words import Words


def island(view: GoldenCity, seat: int, say: Words) -> Table:
    """Ports and sites: who has built there, or else what a post gives."""
    table = rows()
    ports: list[Text] = []
    for kind in sorted({coast_of(view, port) for port in range(PORTS)}):
        ports.append(Text(say("gc-coast", landscape=say("landscape-" + LANDSCAPE_NAMES[kind])), style="dim"))
        ports += [_port(view, port, say) for port in range(PORTS) if coast_of(view, port) == kind]
    table.add_row(say("gc-ports"), Flow(ports))
    for kind in range(1, LANDSCAPES):
        sites = [_site(view, seat, place, say) for place in range(FIRST_SITE, FIRST_ZONE)
                 if view.chart.landscape[place] == kind]
        table.add_row(say("landscape-" + LANDSCAPE_NAMES[kind]), Flow(sites))
    return table


def city(view: GoldenCity, seat: int, say: Words) -> Table:
    """A quarter a column: the two outer zones, then the inner one, with what the next post brings."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True, min_width=7)
    for _ in range(1, LANDSCAPES):
        table.add_column()
    table.add_row(say("gc-city"), *[Text(say("landscape-" + LANDSCAPE_NAMES[kind]), style="bold")
                                     for kind in range(1, LANDSCAPES)])
    for zone, letter in enumerate(("A", "B", say("gc-inner"))):
        table.add_row("", *[_zone(view, seat, int(FIRST_ZONE + (kind - 1) * QUARTER + zone), letter, say)
                            for kind in range(1, LANDSCAPES)])
    return table


def named(view: GoldenCity, place: int, say: Words) -> str:
    """How a place is called: a zone by its quarter and letter, all else as the choices call it."""
    if place >= FIRST_ZONE:
        quarter, zone = divmod(place - int(FIRST_ZONE), int(QUARTER))
        kind = say("landscape-" + LANDSCAPE_NAMES[quarter + 1])
        return f"{kind} {('A', 'B', say('gc-inner'))[zone]}"
    if place < PORTS:
        return f"{say('landscape-port')} {place + 1}"
    called = place_name(view, place)
    if isinstance(called, Word):
        return say(called.key)
    return render(called, say, []) if isinstance(called, Message) else str(called)


def _posts(view: GoldenCity, place: int) -> Text:
    """The marks of those who have built there; a black post follows the mark of its owner."""
    text = Text()
    for seat, me in enumerate(view.players):
        if me.built >> place & 1:
            text.append(MARKS[seat], style=f"bold {SEAT_LINES[seat][1]}")
        if me.closed >> place & 1:
            text.append(MARKS[seat] + "x", style=f"bold {SEAT_LINES[seat][1]}")
    return text


def _joined(view: GoldenCity, seat: int, place: int) -> bool:
    """Whether a road leads there from the viewer's posts, and they have none there."""
    if seat == NOBODY:
        return False
    me = view.players[seat]
    if _closed(view, place):
        return False
    return (me.reach & ~me.built & ~view.occupied) >> place & 1 == 1


def _closed(view: GoldenCity, place: int) -> bool:
    """Whether a black post keeps everybody else out of a zone (GC-13)."""
    return any([me.closed >> place & 1 for me in view.players])


def river_number(view: GoldenCity, place: int) -> int:
    """Which of the four rivers a site lies on, from 1 on; 0: none."""
    return next((n + 1 for n in range(RIVERS) if view.chart.regions[n] >> place & 1), 0)


def _reward(view: GoldenCity, place: int, say: Words) -> str:
    return say("gc-reward-" + REWARD_NAMES[in_stock(view, int(view.reward[place]))])


def _port(view: GoldenCity, port: int, say: Words) -> Text:
    posts = _posts(view, port)
    if posts:
        return Text.assemble((f"{port + 1} ", "bold"), posts)
    return Text.assemble((say("gc-port", n=port + 1) + " ", "bold"), (_reward(view, port, say), "dim"))


def _site(view: GoldenCity, seat: int, place: int, say: Words) -> Text:
    number = river_number(view, place)
    river = f"~{number}" if number else ""
    name, posts = named(view, place, say) + river, _posts(view, place)
    if posts:
        return posts + Text(" " + name)
    mark = "→" if _joined(view, seat, place) else ""
    return Text.assemble((mark + name, "bold" if mark else ""), (f" {_reward(view, place, say)}", "dim"))


def _zone(view: GoldenCity, seat: int, place: int, letter: str, say: Words) -> Text:
    """Who is there, and how many letters the next to come gets."""
    posts = _posts(view, place)
    arrived = len([me for me in view.players if me.built >> place & 1]) + 1
    kind = int(view.reward[place])
    letters = int((INNER_LETTERS if kind == INNER else OUTER_LETTERS)[min(arrived, 3)]) if kind else 0
    coin = kind == OUTER_COIN and view.bank
    extra = "" if arrived > 1 or not letters else "-card" if kind == INNER else "-coin" if coin else ""
    mark = "→" if _joined(view, seat, place) else ""
    text = Text.assemble((mark + letter, "bold" if mark else ""), " ", posts, " " if posts else "")
    if _closed(view, place):
        return text.append(say("gc-closed"), style="dim")
    return text.append(say("gc-zone" + extra, n=letters), style="dim")


# Pages


def roads(view: GoldenCity, *, seat: int, say: Words) -> Table:
    """Every place with its landscape, its posts, what it gives, and where one goes from there."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(say("gc-column-place"), no_wrap=True)
    table.add_column(say("gc-column-reward"))
    table.add_column(say("gc-column-roads"))
    for place in range(PLACES):
        near = [named(view, other, say) for other in range(PLACES) if view.chart.near[place] >> other & 1]
        gives = Text(_reward(view, place, say)) if place < FIRST_ZONE else Text("")
        table.add_row(Text.assemble("→" if _joined(view, seat, place) else "", named(view, place, say)),
                      _posts(view, place) or gives, ", ".join(near))
    return table


PAGES = {"roads": roads}
