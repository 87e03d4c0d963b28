"""Burgundy's board: who looks at which position, in which words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from comptoir.draw import icons
from comptoir.draw.viewer import called, seen_places
from comptoir.games.burgundy.actions import ACTIONS
from comptoir.games.burgundy.data import COLOUR_NAMES, GOOD_NAMES, KIND_NAMES
from comptoir.games.burgundy.dice import workers_for
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.stage.scene import BoardScene
from comptoir.words import dashed, words

PACKAGE: Final = "comptoir.games.burgundy"
icons.bring(PACKAGE)

# What belongs to a seat; the rest of the board is common.
OWN: Final = ("die", "storage", "space", "goods", "workers", "silver", "points", "sold")


def seen(places: Iterable[str], mover: int, viewer: int) -> list[str]:
    """The places a mover touched, as they are called on the board of a viewer."""
    return seen_places(places, mover, viewer, OWN)


@dataclass(frozen=True)
class Scene(BoardScene[Burgundy]):
    """A view and how it is to be shown."""

    wanted: frozenset[str]  # every place of every legal action
    costs: dict[str, int]  # by place: the workers that using it takes at least

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    # Words

    def tile(self, kind: int) -> str:
        return self.say("tile-" + dashed(KIND_NAMES[kind]))

    def effect(self, kind: int) -> str:
        return self.say(f"tile-{dashed(KIND_NAMES[kind])}-help")

    def colour(self, colour: int) -> str:
        return self.say("colour-" + COLOUR_NAMES[colour])

    def goods(self, good: int, n: int) -> str:
        return self.say(f"good-{GOOD_NAMES[good]}.goods", n=n)

    # What follows from the position

    def cost(self, owner: int, place: str) -> int:
        """Workers that the viewer would pay at least for using this place."""
        return self.costs.get(place, 0) if owner == self.seat else 0


def scene_of(view: Any, seat: int, legal: Iterable[int], last: Iterable[str], locale: str, theme: str,
             names: Sequence[str]) -> Scene:
    """The scene of a view: what can be touched first is lit, and what it costs in workers is known."""
    say = words(PACKAGE, locale)
    first: set[str] = set()
    wanted: set[str] = set()
    costs: dict[str, int] = {}
    for action in legal:
        places = ACTIONS.places(action)
        first.update(places[:1])
        wanted.update(places)
        if places:
            cost = workers_for(view, action)
            costs[places[-1]] = min(cost, costs.get(places[-1], cost))
    return Scene(view, seat, say, called(names, int(view.seats), say), theme, frozenset(first), frozenset(last),
                 frozenset(wanted), costs)
