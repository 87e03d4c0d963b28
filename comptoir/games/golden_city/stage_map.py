"""The Golden City's stage: the island, with what a place would cost the viewer and what a group would open to them."""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any, Final

from comptoir.draw.pen import Pen
from comptoir.draw.svg import num
from comptoir.games.golden_city.actions import BLACK, BUILD, PAY
from comptoir.games.golden_city.board_island import (
    ANGLE,
    corners,
    ground,
    pictures,
    polar,
    site_names,
    things,
    zone_shape,
)
from comptoir.games.golden_city.board_scene import Scene
from comptoir.games.golden_city.board_table import land_card
from comptoir.games.golden_city.chart import RECONSTRUCTED, Point, drawn, positions
from comptoir.games.golden_city.data import FIRST_SITE, FIRST_ZONE, LANDSCAPES, NO_CARD, PLACE_NAMES, PLACES
from comptoir.games.golden_city.payments import CARDS, cheapest, parted, payments
from comptoir.games.golden_city.rules.building import open_places, paid_places
from comptoir.games.golden_city.state import Player
from comptoir.stage.html import Html, tag

BOX: Final = "-26 -26 1052 1052"
NAMES: Final = 16.2  # the size of site names: eleven pixels where the island is 740 wide
CARD: Final = (27, 37)  # on a price chip
UNDER: Final = 50  # how far a site's name lies under it
NEAR: Final = (75, 30)  # how far a chip stands from a name that it does not touch
PAIR: Final = 14  # how far the second card of a joker lies from the first


def island(scene: Scene) -> tuple[Html, dict[str, str]]:
    """The map, and the symbols it is made of; the ground is one of them, so that it is sent once."""
    pen, board = Pen(), drawn(scene.g.options)
    which = which_board(scene)
    pen.kept(("golden-city-ground", which), lambda pen: _ground(pen, board))
    pen.kept(("golden-city-things", which, *_stands(scene)), lambda pen: things(pen, scene, board))
    card = int(scene.g.card)
    pen.kept(("golden-city-counted", which, card), lambda pen: _counted(pen, scene, board))
    _openings(pen, scene, board)
    priced = prices(scene)
    covered = _covered(board, priced)
    pen.kept(("golden-city-names", which, scene.say, covered),
             lambda pen: site_names(pen, scene, board, NAMES, without=covered))
    pen.kept(("golden-city-corners", which, scene.say), lambda pen: corners(pen, scene, board, 20))
    _chips(pen, scene, board, priced)
    return tag("svg", {"class": "co board fit island", "role": "group", "aria-label": scene.say("panel-island"),
                       "viewBox": BOX, "preserveAspectRatio": "xMidYMid meet"}, Html("".join(pen.out))), pen.symbols


def which_board(scene: Scene) -> str:
    """For keys of what is kept: "" is the usual one."""
    return "" if scene.g.options["board"] == RECONSTRUCTED else json.dumps(scene.g.options["board"])


def _ground(pen: Pen, board: dict[str, Any]) -> None:
    """A pattern of one tile: browsers keep the picture of it, where they would draw a group anew, with its hundreds of
    shapes, wherever something on it changes."""
    x, y, wide, high = BOX.split()
    tile = f'x="{x}" y="{y}" width="{wide}" height="{high}"'
    pen.symbols.update(pictures())
    pen.symbols["gc-ground"] = (f'<pattern id="gc-ground" patternUnits="userSpaceOnUse" viewBox="{BOX}" {tile}>'
                                f'{ground(json.dumps(board))}</pattern>')
    pen.out.append(f'<rect {tile} fill="url(#gc-ground)"/>')


def _stands(scene: Scene) -> tuple[Hashable, ...]:
    """All that zones, ports and sites show beside the board: the posts, and what is still to be had."""
    g = scene.g
    return (scene.say, scene.names, tuple((int(player.built), int(player.closed)) for player in g.players),
            tuple(g.reward))


# What a place costs


def prices(scene: Scene) -> dict[int, list[int]]:
    """By place where the viewer may build now: the cheapest payments."""
    g = scene.g
    if scene.acting() != scene.seat or g.step() != "build":
        return {}
    found = {}
    for action in scene.legal:
        if BUILD <= action < PAY:
            place = action - int(BUILD) if action < BLACK else action - int(BLACK) + int(FIRST_ZONE)
            found[place] = cheapest(payments(g, scene.seat, place))
    return found


def _chips(pen: Pen, scene: Scene, board: dict[str, Any], priced: dict[int, list[int]]) -> None:
    """The cards that would leave the hand, beside each lit place; several sets that are equally cheap: the first, and
    that there are others. An inner zone has no room for it: it costs what outer ones cost, and the key it shows."""
    at = positions(board)
    with pen.group(cls="gc-prices"):
        for place, sets in priced.items():
            if PLACE_NAMES[place].endswith("_inner"):
                continue
            _chip(pen, scene, place, sets, _beside(board, place, at[PLACE_NAMES[place]]))


def _beside(board: dict[str, Any], place: int, at: Point) -> Point:
    """Where the chip of a place stands."""
    x, y = at
    if place >= FIRST_ZONE:
        land, _, zone = PLACE_NAMES[place].partition("_")
        t = ANGLE[board["sides"][land]]
        return polar(t + (-31 if zone == "a" else 31), 222)
    if place >= FIRST_SITE:
        return (x, y + 61)
    return (x + 64, y) if abs(x - 500) < abs(y - 500) else (x, y + 64)


def _covered(board: dict[str, Any], priced: dict[int, list[int]]) -> frozenset[int]:
    """Sites whose names would lie under a chip, wholly or in part."""
    at = positions(board)
    chips = [_beside(board, place, at[PLACE_NAMES[place]]) for place in priced
             if not PLACE_NAMES[place].endswith("_inner")]
    names = {site: at[PLACE_NAMES[site]] for site in range(int(FIRST_SITE), int(FIRST_ZONE))}
    return frozenset(site for site, (x, y) in names.items()
                     if any(abs(chip[0] - x) < NEAR[0] and abs(chip[1] - y - UNDER) < NEAR[1] for chip in chips))


def _chip(pen: Pen, scene: Scene, place: int, sets: list[int], middle: Point) -> None:
    land = int(scene.g.chart.landscape[place])
    own, jokers = parted(CARDS[sets[0]], land)
    wide = own * (CARD[0] + 2) + len(jokers) * (CARD[0] + PAIR + 3) - 2 + (15 if len(sets) > 1 else 0)
    x, y = middle[0] - wide / 2, middle[1] - CARD[1] / 2
    pen.rect(x - 7, y - 6, wide + 14, CARD[1] + 12, 11, "gc-price")
    for _ in range(own):
        land_card(pen, land, x, y, *CARD)
        x += CARD[0] + 2
    for kind in jokers:
        land_card(pen, kind, x, y, *CARD)
        land_card(pen, kind, x + PAIR, y, *CARD)
        pen.circle(x + PAIR + 7, y + CARD[1] - 1, 12, "gc-jok")
        pen.text(x + PAIR + 7, y + CARD[1] + 7, "J", 20, "gc-jokt")
        x += CARD[0] + PAIR + 3
    if len(sets) > 1:
        pen.text(x + 6, y + 27, "…", 24, "bold mid gc-inkt")


# What a group would open


def opened(scene: Scene, group: int) -> int:
    """The places a group's cards would open to the viewer's hand that it does not pay for now, as bits."""
    g, me = scene.g, scene.player(scene.seat)
    held = me.clone()
    _deal(held, g.groups, group)
    return int(open_places(g, me) & paid_places(g, held) & ~paid_places(g, me))


def _deal(player: Player, groups: Any, group: int) -> None:
    for kind in range(LANDSCAPES):
        player.hand[kind] += groups[group * LANDSCAPES + kind]


def _openings(pen: Pen, scene: Scene, board: dict[str, Any]) -> None:
    """Rings round those places, shown while the group is pointed at or picked."""
    if scene.seat < 0 or scene.g.step() != "bid":
        return
    opens = [opened(scene, group) for group in range(len(scene.g.hands))]
    for place in range(int(PLACES)):
        groups = [f"w{n + 1}" for n, places in enumerate(opens) if places >> place & 1]
        if groups:
            _ring(pen, board, place, f"gc-would {' '.join(groups)}", 45)


def _counted(pen: Pen, scene: Scene, board: dict[str, Any]) -> None:
    """The river or quarter of the score card, shown while the card is pointed at."""
    g = scene.g
    if g.card == NO_CARD:
        return
    places = g.chart.regions[g.chart.card_region[g.card]]
    for place in range(int(PLACES)):
        if places >> place & 1:
            _ring(pen, board, place, "gc-counts", 47)


def _ring(pen: Pen, board: dict[str, Any], place: int, cls: str, r: float) -> None:
    name = PLACE_NAMES[place]
    if place >= FIRST_ZONE:
        land, _, zone = name.partition("_")
        pen.path(zone_shape(board["sides"][land], zone), cls)
        return
    x, y = positions(board)[name]
    pen.out.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{cls}"/>')
