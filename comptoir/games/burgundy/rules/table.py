"""The steps under their numbers, and the beginning of a game."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    ANIMAL,
    ANIMAL_LUCK,
    ANIMALS,
    BUILDING,
    BUILDING_LUCK,
    BUILDINGS,
    CASTLE,
    CELLS,
    COLOURS,
    DEPOTS,
    FIRST_ANIMAL,
    FIRST_KNOWLEDGE,
    GOOD_NAMES,
    KNOWLEDGE,
    KNOWLEDGE_LUCK,
    KNOWLEDGES,
    MINE,
    PHASE_NAMES,
    ROUNDS,
    SHIP,
    STORE,
    WAREHOUSE,
)
from comptoir.games.burgundy.loader import boards_for
from comptoir.games.burgundy.rules.begin import ChooseSide, ChooseStart, DealGood, DealSheet, Reveal, Setup
from comptoir.games.burgundy.rules.estate import (
    Bank,
    BoardingHouse,
    CityHall,
    KeepKind,
    MoveMarker,
    PlaceTile,
    ScoreAnimal,
    ShipGoods,
    TakeColour,
    Warehouse,
    Watchtower,
)
from comptoir.games.burgundy.rules.numbers import SETUP, TURN_2, TURN_3
from comptoir.games.burgundy.rules.phase import (
    BLACK_WORDS,
    DEPOT_WORDS,
    DrawBlack,
    DrawGood,
    DrawTile,
    EndPhase,
    EndRound,
    Phase,
    PlaceGood,
    Round,
    Throw,
    ThrowWhite,
)
from comptoir.games.burgundy.rules.turn import CastleAction, StoreTile, Turn
from comptoir.games.burgundy.state import Burgundy, lay
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import row
from comptoir.kernel.state import Step


def _colours(*wanted: i64) -> vec[i64]:
    colours = row(COLOURS)
    for colour in wanted:
        colours[colour] = 1
    return colours


def _heaps() -> list[str]:
    """The words for a heap and the first kind that can still be chosen: "3:red", "6+1:turquoise"."""
    one = [str(depot) for depot in range(1, DEPOTS + 1)]
    two = [f"{depot}+{depot % DEPOTS + 1}" for depot in range(1, DEPOTS + 1)]
    return [f"{heap}:{good}" for heap in one + two for good in GOOD_NAMES]


_ROUNDS: Final = [str(n) for n in range(1, ROUNDS + 1)]
_PLACES: Final = [f"{place}:{space}" for place in range(1, STORE + 1) for space in range(1, CELLS + 1)]
_SPACES: Final = [str(space) for space in range(1, CELLS + 1)]
_BOARD: Final = DEPOT_WORDS + BLACK_WORDS

STEPS: Final = vec[Step]([
    Warehouse("warehouse"), Watchtower("watchtower"), TakeColour("carpenter", _colours(BUILDING)),
    TakeColour("church", _colours(MINE, KNOWLEDGE, CASTLE)), TakeColour("market", _colours(SHIP, ANIMAL)),
    BoardingHouse("boarding_house"), Bank("bank"), CityHall("city_hall"),
    Setup("setup"), DealGood("deal_good"), DealSheet("deal_sheet"), ChooseSide("choose_side"),
    ChooseStart("choose_start"), Reveal("reveal"), Phase("phase", PHASE_NAMES),
    DrawTile("draw_building", _BOARD, BUILDING_LUCK, WAREHOUSE, BUILDINGS),
    DrawTile("draw_animal", _BOARD, ANIMAL_LUCK, FIRST_ANIMAL, ANIMALS),
    DrawTile("draw_knowledge", _BOARD, KNOWLEDGE_LUCK, FIRST_KNOWLEDGE, KNOWLEDGES),
    DrawBlack("draw_black", _BOARD), DrawGood("draw_good", _ROUNDS),
    Round("round", _ROUNDS), ThrowWhite("throw_white"), Throw("throw", ["1", "2"]), PlaceGood("place_good"),
    Turn("turn", TURN_2), StoreTile("store_tile", _BOARD), PlaceTile("place_tile", _PLACES),
    ShipGoods("ship_goods"), KeepKind("keep_kind", _heaps()), MoveMarker("move_marker"),
    ScoreAnimal("score_animal", _SPACES), CastleAction("castle_action"),
    EndRound("end_round"), EndPhase("end_phase"),
    Turn("turn_2", TURN_3), Turn("turn_3", TURN_3)])


def start(seats: int, options: dict[str, Any], chance: Chance) -> Burgundy:
    """The table is laid, and the first choice is reached."""
    g = lay(STEPS, seats, options, chance, boards_for(options))
    g.then(SETUP, 0)
    g.run()
    return g
