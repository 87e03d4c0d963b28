"""Puerto Rico's board: who looks at which position, in which words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from comptoir.draw.viewer import seen_places
from comptoir.games.puerto_rico.colonists import as_they_stand
from comptoir.games.puerto_rico.data import (
    BUILDER,
    GOOD_NAMES,
    PLACE_NAMES,
    ROLE_NAMES,
    SMALL_MARKET,
    TILE_NAMES,
)
from comptoir.games.puerto_rico.rules.builder import price
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.state import NOBODY
from comptoir.stage.scene import BoardScene
from comptoir.words import dashed

# Plain ranges: the constants of data.py are machine integers, with which coordinates cannot be reckoned.
GOODS: Final = range(len(GOOD_NAMES))
TILES: Final = range(len(TILE_NAMES))
BUILDINGS: Final = range(len(TILE_NAMES), len(PLACE_NAMES))

PLANT_KINDS: Final = ("indigo", "sugar", "indigo", "sugar", "tobacco", "coffee")  # in the order of the plants

# What belongs to a seat; the rest of the board is common.
OWN: Final = ("purse", "points", "sanjuan", "goods", "island", "city")


def seen(places: Iterable[str], mover: int, viewer: int) -> list[str]:
    """The places a mover touched, as they are called on the board of a viewer."""
    return seen_places(places, mover, viewer, OWN)


@dataclass(frozen=True)
class Scene(BoardScene[PuertoRico]):
    """A view and how it is to be shown."""

    open_points: bool
    standing: dict[int, Player] = field(default_factory=dict)  # made once

    def player(self, seat: int) -> Player:
        """A seat's things, its colonists where everybody sees them."""
        if seat not in self.standing:
            self.standing[seat] = as_they_stand(self.g, seat)
        return self.standing[seat]

    # Words

    def good(self, kind: int) -> str:
        return self.say("good-" + GOOD_NAMES[kind])

    def tile(self, kind: int) -> str:
        return self.say("tile-" + TILE_NAMES[kind])

    def role(self, role: int) -> str:
        return self.say("role-" + dashed(ROLE_NAMES[role]))

    def building(self, building: int) -> str:
        return self.say("building-" + dashed(PLACE_NAMES[building]))

    def short(self, building: int) -> str:
        """The name where room is scarce."""
        key = f"building-{dashed(PLACE_NAMES[building])}-short"
        return self.say(key) if self.say.has(key) else self.building(building)

    def power(self, building: int) -> str:
        return self.say(f"building-{dashed(PLACE_NAMES[building])}-help")

    # What follows from the position

    def points(self, seat: int) -> str:
        """Chips lie face down before the others until the end (PR-17)."""
        known = seat == self.seat or self.open_points or self.over()
        return str(self.player(seat).points) if known else "?"

    def in_play(self) -> int:
        """The role whose phase is played; NO_ROLE between the phases."""
        return int(self.g.role)

    def price(self, building: int) -> int:
        """What the viewer would pay now; for a spectator the printed cost."""
        if self.seat == NOBODY:
            return int(self.g.cost[building])
        privilege = self.in_play() == BUILDER and self.g.owner == self.seat
        return int(price(self.g, self.seat, building, privilege))


def kind_of(building: int) -> str:
    """The palette's kind of a building: the good of a plant, else violet."""
    return PLANT_KINDS[building - len(TILE_NAMES)] if building < SMALL_MARKET else "violet"
