"""San Juan's board: who looks at which position, in which words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from comptoir.draw.viewer import prefixed
from comptoir.games.san_juan.actions import COVER
from comptoir.games.san_juan.data import (
    BUILDER,
    BUILDING_NAMES,
    GOOD_NAMES,
    GUILD_HALL,
    HERO,
    NONE,
    PLANTS,
    RESIDENCE,
    ROLE_NAMES,
    STATUE,
)
from comptoir.games.san_juan.rules.builder import price
from comptoir.games.san_juan.rules.numbers import BUILD_OVER
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.games.san_juan.tell_names import RENAMED
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.stage.scene import BoardScene
from comptoir.words import dashed

# Plain ranges: the constants of data.py are machine integers, with which coordinates cannot be reckoned.
BUILDINGS: Final = range(len(BUILDING_NAMES))
GOODS: Final = range(len(GOOD_NAMES))

# In whose phase a power works: the sign on its picture.
_PHASES: Final = {
    "builder": ("smithy", "poor_house", "black_market", "crane", "carpenter", "quarry", "tavern", "park"),
    "producer": ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter", "well",
                 "aqueduct"),
    "trader": ("trading_post", "market_stand", "market_hall", "hut", "customs_office", "harbor"),
    "mayor": ("archive", "prefecture"),
    "prospector": ("gold_mine", "goldsmith"),
    "governor": ("tower", "chapel", "office_building", "guard_room", "bank"),
}
PHASE: Final = {name: phase for phase, names in _PHASES.items() for name in names}

# What belongs to a seat; the rest of the board is common.
OWN: Final = ("city", "goods", "hand", "cards", "covered")


def seen(places: Iterable[str], mover: int, viewer: int) -> list[str]:
    """The places a mover touched, as they are called on the board of a viewer. A hand card of another has no place
    but that hand."""
    found = []
    for place in places:
        head = place.split(":")[0]
        if head == "hand" and mover != viewer:
            place = "cards"
        elif head == "aside" and mover != viewer:
            continue
        found.append(prefixed(place, mover, viewer) if head in OWN else place)
    return found


@dataclass(frozen=True)
class Scene(BoardScene[SanJuan]):
    """A view and how it is to be shown."""

    legal: tuple[int, ...]

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    # Words

    def role(self, role: int) -> str:
        return self.say("role-" + ROLE_NAMES[role])

    def good(self, kind: int) -> str:
        return self.say("good-" + GOOD_NAMES[kind])

    def building(self, building: int) -> str:
        """The name it has in this edition."""
        name = BUILDING_NAMES[building]
        return self.say(f"building-{dashed(name)}" + ("-2004" if self.g.old and name in RENAMED else ""))

    def _text(self, building: int, what: str) -> str:
        key = f"building-{dashed(BUILDING_NAMES[building])}-{what}"
        return self.say(key + "-2004" if self.g.old and self.say.has(key + "-2004") else key)

    def short(self, building: int) -> str:
        """The name where room is scarce."""
        key = f"building-{dashed(BUILDING_NAMES[building])}-short"
        return self.say(key) if self.say.has(key) else self.building(building)

    def power(self, building: int) -> str:
        return self._text(building, "help")

    def on_card(self, building: int) -> list[str]:
        """One line or two."""
        return self._text(building, "card").split("|")

    def kind(self, building: int) -> str:
        return self.say("kind-" + kind_word(building))

    # What follows from the position

    def price(self, building: int) -> int:
        """What the viewer would pay now without a crane; for a spectator the printed cost."""
        if self.seat == NOBODY:
            return int(self.g.cost[building])
        return int(price(self.g, self.seat, building, NONE))

    def building_phase(self) -> bool:
        return self.g.role == BUILDER and self.seat != NOBODY

    def pay_over(self, building: int) -> int | None:
        """What the viewer pays when building over this one, if that is asked."""
        if COVER + building not in self.legal or not self.g.top:
            return None
        plan = self.g.agenda[self.g.top - 1]
        if plan & 255 != BUILD_OVER:
            return None
        return int(price(self.g, self.seat, plan >> 12, building))

    def tucked(self, seat: int, building: int) -> int:
        """Cards under a building; HIDDEN where that is a secret."""
        me, name = self.player(seat), BUILDING_NAMES[building]
        return int({"chapel": me.chapel_size, "bank": me.bank_size, "harbor": me.harbor_size}.get(name, 0))

    def covered(self, seat: int) -> str:
        """The buildings that lie under others, with how many there are of each."""
        under = [(self.building(building), int(n)) for building, n in enumerate(self.player(seat).covered) if n]
        cards = [name if n == 1 else f"{name} ×{n}" for name, n in under]
        return self.say("tip-covered", n=sum(n for _, n in under), cards=", ".join(cards))

    def worth(self, building: int) -> str:
        """The points on the card; the sixes count at the end."""
        return str(int(self.g.points[building])) if kind_word(building) != "six" else "?"


def kind_word(building: int) -> str:
    if building < PLANTS:
        return "production"
    if STATUE <= building <= HERO:
        return "monument"
    return "six" if GUILD_HALL <= building <= HERO + 4 or building >= RESIDENCE else "city"


def kind_of(building: int) -> str:
    """The palette's kind: the good of a plant, violet for what counts at the end."""
    if building < PLANTS:
        return GOOD_NAMES[building]
    return {"monument": "monument", "six": "violet", "city": "city"}[kind_word(building)]


def secret(size: int) -> bool:
    return size == HIDDEN
