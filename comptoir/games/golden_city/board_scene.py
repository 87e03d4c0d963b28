"""The Golden City's board: who looks at which position, in which words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from comptoir.draw import icons
from comptoir.draw.palette import SEATS
from comptoir.draw.viewer import seen_places
from comptoir.games.golden_city.data import FIRST_SITE, LANDSCAPE_NAMES, PLACE_NAMES
from comptoir.games.golden_city.facts import facts
from comptoir.games.golden_city.state import GoldenCity, Player
from comptoir.games.golden_city.tell_words import coast_of, place_name, region_name, reward, river_of
from comptoir.message import Argument, Message, render
from comptoir.stage.scene import BoardScene

PACKAGE: Final = "comptoir.games.golden_city"
icons.bring(PACKAGE)

# What belongs to a seat; the rest of the board is common.
OWN: Final = ("held",)
REWARD_ICONS: Final = {1: "gc-coin", 2: "gc-coins2", 3: "gc-card", 4: "gc-key", 5: "gc-bonus", 6: "gc-goods-card"}


def seen(places: Iterable[str], mover: int, viewer: int) -> list[str]:
    """The places a mover touched, as they are called on the board of a viewer; their hand is not on it."""
    shown = [place for place in places if mover == viewer or place.split(":")[0] not in ("hand", "pay", "bonus")]
    return seen_places(shown, mover, viewer, OWN)


@dataclass(frozen=True)
class Scene(BoardScene[GoldenCity]):
    """A view and how it is to be shown."""

    legal: frozenset[int]
    known: dict[int, dict[str, int | tuple[int, ...]]] = field(default_factory=dict)  # facts, counted once

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def shape(self, seat: int) -> str:
        return SEATS[seat][1]

    def facts(self, seat: int) -> dict[str, int | tuple[int, ...]]:
        """The numbers of a seat."""
        if seat not in self.known:
            self.known[seat] = facts(self.g, seat)
        return self.known[seat]

    # Words

    def told(self, message: Argument) -> str:
        """A message or a word, in the reader's language."""
        if isinstance(message, Message):
            return render(message, self.say, self.names)
        return render(Message("panel-seat", {"name": message}), self.say, self.names)

    def landscape(self, kind: int) -> str:
        return self.say("landscape-" + LANDSCAPE_NAMES[kind])

    def place(self, place: int) -> str:
        return self.told(place_name(self.g, place))

    def reward(self, place: int) -> str:
        return self.told(reward(self.g, place))

    def region(self, card: int) -> str:
        return self.told(region_name(self.g, card))

    def builders(self, place: int) -> list[int]:
        """The seats with a post there."""
        return [seat for seat in range(self.g.seats) if self.player(seat).built >> place & 1]

    def ground(self, place: int) -> str:
        """The landscape of a place, and the river it lies on; of a port its coast."""
        if place < FIRST_SITE:
            return self.say("tip-coast", landscape=self.landscape(coast_of(self.g, place)))
        land = self.landscape(int(self.g.chart.landscape[place]))
        river = river_of(self.g, place)
        return land if river is None else f"{land}, {self.say('short-' + river.key)}"

    def about(self, place: int) -> str:
        """What a pointed place says: who is there, else what it gives."""
        land = self.ground(place)
        who = [self.names[seat] for seat in self.builders(place)]
        who += [self.say("tip-black", name=self.names[seat]) for seat in range(self.g.seats)
                if self.player(seat).closed >> place & 1]
        name = self.place(place)
        name = name[:1].upper() + name[1:]
        if who and place < len(PLACE_NAMES) - 12:
            return self.say("tip-built", place=name, landscape=land, who=", ".join(who))
        said = self.say("tip-place", place=name, landscape=land, reward=self.reward(place))
        return f"{said}. {', '.join(who)}" if who else said
