"""Burgundy's stage: what its pieces share. Small pictures of dice, tiles and goods, and the symbols they need."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from comptoir.draw import icons
from comptoir.draw.hexes import hexagon
from comptoir.draw.kept import Kept
from comptoir.draw.pen import Pen
from comptoir.draw.svg import esc, num
from comptoir.games.burgundy import board_tiles as draw
from comptoir.games.burgundy.board_scene import PACKAGE, Scene, scene_of
from comptoir.games.burgundy.data import EMPTY, GOOD_NAMES, GOOD_SPACES, STORE
from comptoir.games.burgundy.facts import facts
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.stage.html import Html, fact, icon, tag

PIECES: Kept[tuple[Html, dict[str, str]]] = Kept(lambda made: len(made[0]))
WHITE_PIPS: Final = (0, 2)  # seats whose colour wants light pips


class StagePen(Pen):
    """A pen whose places say what they are as the other places of a page do."""

    @contextmanager
    def spot(self, at: str, title: str, rim: str, key: str = "") -> Iterator[None]:
        tag = f' data-key="{esc(key)}"' if key else ""
        self.out.append(f'<g data-at="{esc(at)}"{tag} data-tip="{esc(title)}">{rim}')
        yield
        self.out.append("</g>")


@dataclass(frozen=True)
class Desk:
    """A view on its way to the stage."""

    scene: Scene
    mine: int  # whose estate stands at the own place: the viewer's; for a spectator the first seat's
    symbols: dict[str, str] = field(default_factory=dict)
    known: dict[int, dict[str, int | tuple[int, ...]]] = field(default_factory=dict)  # facts, counted once

    @property
    def g(self) -> Burgundy:
        return self.scene.g

    def say(self, key: str, **args: str | int) -> str:
        return self.scene.say(key, **args)

    def player(self, seat: int) -> Player:
        return self.scene.player(seat)

    def facts(self, seat: int) -> dict[str, int | tuple[int, ...]]:
        if seat not in self.known:
            self.known[seat] = facts(self.g, seat)
        return self.known[seat]

    def pen(self) -> Pen:
        pen = StagePen()
        pen.symbols = self.symbols
        return pen

    def kept(self, shows: Hashable, draw: Callable[[Desk], Html]) -> Html:
        """Draw this, or take it as it was drawn when it showed the same, with the symbols it needs."""
        def drawn() -> tuple[Html, dict[str, str]]:
            twin = replace(self, symbols={})
            return draw(twin), twin.symbols

        made, symbols = PIECES.get(shows, drawn)
        self.symbols.update(symbols)
        return made

    def asked(self) -> bool:
        """Whether the viewer is to decide."""
        return self.scene.seat >= 0 and self.scene.acting() == self.scene.seat

    def own_symbols(self) -> dict[str, str]:
        """What no sheet of the page holds."""
        held = sheet_names()
        return {ident: markup for ident, markup in self.symbols.items() if ident not in held}


def desk_for(view: Burgundy, seat: int, locale: str, names: Sequence[str]) -> Desk:
    """What is lit, was touched last or costs workers is written by the page: a stage only says where things are."""
    legal = view.legal() if int(view.actor()) == seat else []
    scene = scene_of(view, seat, legal, (), locale, "", names)
    return Desk(replace(scene, lit=frozenset(), costs={}), max(seat, 0))


@cache
def sheet_names() -> frozenset[str]:
    """The symbols of the sheet that the page holds once."""
    return frozenset(name for name in icons.drawings() if f'<symbol id="{name}" ' in icons.sheet(PACKAGE))


def picture(pen: Pen, box: tuple[float, float, float, float], label: str, classes: str) -> Html:
    """What a pen has drawn, as a part of the page."""
    return tag("svg", {"class": f"co board {classes}", "role": "group" if label else None, "aria-label": label or None,
                       "aria-hidden": None if label else "true", "viewBox": " ".join(num(one) for one in box),
                       "preserveAspectRatio": "xMidYMid meet"}, Html("".join(pen.out)))


# Small things


def tile(desk: Desk, kind: int, key: str = "") -> Html:
    """A tile of its own, or the place for one."""
    return desk.kept(("burgundy-tile", desk.scene.say, kind, key), lambda desk: _tile_alone(desk, kind, key))


def _tile_alone(desk: Desk, kind: int, key: str) -> Html:
    pen = desk.pen()
    if kind == EMPTY:
        pen.path(hexagon(0, 0, 27), "cb-slot")
    else:
        _tile(pen, kind, key)
    shown = picture(pen, (-26, -30, 52, 60), "", "thex")
    return tag("span", {"class": "tile", "data-tip": tile_words(desk, kind) or None}, shown)


def _tile(pen: Pen, kind: int, key: str) -> None:
    with pen.group(key=key):
        draw.tile(pen, kind, 0, 0, 28, 15)


def tile_words(desk: Desk, kind: int) -> str:
    return "" if kind == EMPTY else desk.say("tip-tile", name=desk.scene.tile(kind), help=desk.scene.effect(kind))


def storage(desk: Desk, seat: int) -> list[Html]:
    return [tile(desk, int(desk.player(seat).storage[place])) for place in range(STORE)]


def die(desk: Desk, seat: int, pips: int) -> Html:
    """A small die of a seat; its colour is the seat's."""
    if not pips and not desk.g.white:
        return tag("span", {"class": "die is-none", "data-tip": desk.say("tip-die-none")})
    if not pips:
        return tag("span", {"class": "die is-used", "data-tip": desk.say("tip-die-used")})
    return tag("span", {"class": "die", "data-tip": desk.say("tip-die", n=pips)}, die_face(seat, pips))


def die_face(seat: int, pips: int) -> Html:
    return icon(f"cb-die-{pips}", "i cb-white" if seat in WHITE_PIPS else "i cb-ink")


def dice(desk: Desk, seat: int) -> list[Html]:
    return [die(desk, seat, int(pips)) for pips in desk.player(seat).dice]


def goods(desk: Desk, seat: int) -> list[Html]:
    """The kinds in store with their numbers, then the places that are free."""
    me = desk.player(seat)
    kinds = [good for good in range(len(GOOD_NAMES)) if me.goods[good]]
    stored = [tag("span", {"class": "gsq", "data-tip": desk.scene.goods(good, int(me.goods[good]))},
                  icon(f"cb-good-{good + 1}", "i cb-ink"), tag("b", {}, int(me.goods[good]))) for good in kinds]
    return [*stored, *[tag("span", {"class": "gsq is-free"})] * (int(GOOD_SPACES) - len(kinds))]


def stat(desk: Desk, seat: int, name: str, picture: str, words: str = "") -> Html:
    """A number with its picture: workers, silver, goods sold."""
    value = desk.facts(seat)[name]
    assert isinstance(value, int)
    hint = desk.say(f"tip-{name}", name=desk.scene.names[seat], n=value)
    return tag("span", {"class": f"stat {name}", "data-tip": hint}, icon(picture, "i cb-page"), fact(seat, name, value),
               tag("small", {}, words) if words else None)
