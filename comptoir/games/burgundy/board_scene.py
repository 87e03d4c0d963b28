"""Burgundy's board: who looks at which position, in which words and colours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from comptoir.draw.palette import between
from comptoir.draw.pen import Pen
from comptoir.games.burgundy.data import COLOUR_NAMES, GOOD_NAMES, KIND_NAMES
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.kernel.state import NOBODY, OVER
from comptoir.words import Words

# Tiles keep their colours in the evening; the ground of an empty space does not.
TILE: Final = ("#D9B98A", "#9CC76B", "#EBCB4B", "#3F6B43", "#8C8C8C", "#4F86C6")
GROUND: Final = (("#E9D6B8", "#706049"), ("#CADEA8", "#56663C"), ("#F3E097", "#78672F"), ("#99AE93", "#354E33"),
                 ("#C1BFB9", "#504D4A"), ("#A2BCD7", "#364A62"))
INK: Final = "#2A211A"  # on tiles
CREAM: Final = "#FFF6E3"
WOOD: Final = (("#E7D5B2", "#3E3225"), ("#A58051", "#8E7046"))  # of a depot: ground and rim
DARK: Final = (("#3B332C", "#0F0C0A"), ("#2A211A", "#8E7046"))  # of the black depot
RIVER: Final = (("#C7DAE8", "#233A4C"), ("#C9B893", "#5D4F3F"))

# What belongs to a seat; the rest of the board is common.
OWN: Final = ("die", "storage", "space", "goods", "workers", "silver", "points", "sold")


def prefixed(place: str, owner: int, viewer: int) -> str:
    """How a place of an owner is called on the board of a viewer: `space:19`, or `2:space:19`."""
    return place if owner == viewer else f"{owner}:{place}"


def seen(places: Iterable[str], mover: int, viewer: int) -> list[str]:
    """The places a mover touched, as they are called on the board of a viewer."""
    return [prefixed(place, mover, viewer) if place.split(":")[0] in OWN else place for place in places]


@dataclass(frozen=True)
class Scene:
    """A view and how it is to be shown."""

    g: Burgundy
    seat: int  # the viewer; NOBODY: a spectator
    say: Words
    names: tuple[str, ...]
    theme: str
    lit: frozenset[str]
    last: frozenset[str]
    wanted: frozenset[str]  # every place of every legal action
    costs: dict[str, int]  # by place: the workers that using it takes at least

    def pen(self) -> Pen:
        return Pen(self.lit, self.last)

    def at(self, owner: int, place: str) -> str:
        return prefixed(place, owner, self.seat)

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    # Words and colours

    def tile(self, kind: int) -> str:
        return self.say("tile-" + dashed(KIND_NAMES[kind]))

    def effect(self, kind: int) -> str:
        return self.say(f"tile-{dashed(KIND_NAMES[kind])}-help")

    def colour(self, colour: int) -> str:
        return self.say("colour-" + COLOUR_NAMES[colour])

    def goods(self, good: int, n: int) -> str:
        return self.say("goods-" + GOOD_NAMES[good], n=n)

    def paint(self, pair: tuple[str, str]) -> str:
        return between(*pair, self.theme)

    # What follows from the position

    def over(self) -> bool:
        return self.g.actor() == OVER

    def acting(self) -> int:
        """The seat that is asked; NOBODY when the game is over or waits for luck."""
        return max(int(self.g.actor()), NOBODY)

    def cost(self, owner: int, place: str) -> int:
        """Workers that the viewer would pay at least for using this place."""
        return self.costs.get(place, 0) if owner == self.seat else 0


def dashed(name: str) -> str:
    """An id as it stands in messages and icons."""
    return name.replace("_", "-")
