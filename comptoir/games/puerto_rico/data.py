"""Puerto Rico: what is in the box (alea 2002). Numbers stand in the French rulebook ("Matériel", "Mise en
place", "Les bâtiments") or are printed on the components; what goes beyond them says so."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RULES: Final = 1  # the version of what is legal and what follows; a record names it

# Goods, and the tiles they grow on.
CORN: Final[i64] = 0
INDIGO: Final[i64] = 1
SUGAR: Final[i64] = 2
TOBACCO: Final[i64] = 3
COFFEE: Final[i64] = 4
QUARRY: Final[i64] = 5
GOODS: Final[i64] = 5
TILES: Final[i64] = 6

# Buildings. A place is what has circles for colonists: the six kinds of tile, then the buildings.
SMALL_INDIGO_PLANT: Final[i64] = 6
SMALL_SUGAR_MILL: Final[i64] = 7
INDIGO_PLANT: Final[i64] = 8
SUGAR_MILL: Final[i64] = 9
TOBACCO_STORAGE: Final[i64] = 10
COFFEE_ROASTER: Final[i64] = 11
SMALL_MARKET: Final[i64] = 12
HACIENDA: Final[i64] = 13
CONSTRUCTION_HUT: Final[i64] = 14
SMALL_WAREHOUSE: Final[i64] = 15
HOSPICE: Final[i64] = 16
OFFICE: Final[i64] = 17
LARGE_MARKET: Final[i64] = 18
LARGE_WAREHOUSE: Final[i64] = 19
FACTORY: Final[i64] = 20
UNIVERSITY: Final[i64] = 21
HARBOR: Final[i64] = 22
WHARF: Final[i64] = 23
GUILD_HALL: Final[i64] = 24
RESIDENCE: Final[i64] = 25
FORTRESS: Final[i64] = 26
CUSTOMS_HOUSE: Final[i64] = 27
CITY_HALL: Final[i64] = 28
PLACES: Final[i64] = 29

PLACE_NAMES: Final = [
    "corn", "indigo", "sugar", "tobacco", "coffee", "quarry",
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market",
    "large_warehouse", "factory", "university", "harbor", "wharf",
    "guild_hall", "residence", "fortress", "customs_house", "city_hall"]
GOOD_NAMES: Final = PLACE_NAMES[:5]
TILE_NAMES: Final = PLACE_NAMES[:6]
BUILDING_NAMES: Final = PLACE_NAMES[6:]

# By place; the first six cells are the tiles, which nobody builds.
COST: Final = vec[i64]([0] * 6 + [1, 2, 3, 4, 5, 6, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9] + [10] * 5)
POINTS: Final = vec[i64]([0] * 6 + [1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] + [4] * 5)
COLUMN: Final = POINTS[:]  # the column of a building is the most quarries that count, and its points
CIRCLES: Final = vec[i64]([1] * 6 + [1, 1, 3, 3, 3, 2] + [1] * 17)
COPIES: Final = vec[i64]([0] * 6 + [4, 4, 3, 3, 3, 3] + [2] * 12 + [1] * 5)
SPACES: Final = vec[i64]([1] * 24 + [2] * 5)

# The balance option (beyond the rulebook) trades the prices of two buildings.
SWAP_FACTORY_COST: Final[i64] = 8
SWAP_UNIVERSITY_COST: Final[i64] = 7

# By good.
PRICE: Final = vec[i64]([0, 1, 2, 3, 4])
BARRELS: Final = vec[i64]([10, 11, 11, 9, 9])
PLANTATIONS: Final = vec[i64]([10, 12, 11, 9, 8])

# What buildings are worth.
FACTORY_PAYS: Final = vec[i64]([0, 0, 1, 2, 3, 5])  # by kinds produced
SMALL_MARKET_PAYS: Final[i64] = 1
LARGE_MARKET_PAYS: Final[i64] = 2
SMALL_WAREHOUSE_KINDS: Final[i64] = 1
LARGE_WAREHOUSE_KINDS: Final[i64] = 2
SMALL_PLANT_POINTS: Final[i64] = 1  # guild hall
LARGE_PLANT_POINTS: Final[i64] = 2
RESIDENCE_POINTS: Final = vec[i64]([4] * 10 + [5, 6, 7])  # by filled island spaces
COLONISTS_A_POINT: Final[i64] = 3  # fortress
CHIPS_A_POINT: Final[i64] = 4  # customs house

QUARRIES: Final[i64] = 8
ISLAND: Final[i64] = 12
CITY: Final[i64] = 12
HOUSE: Final[i64] = 4  # places of the trading house
EMPTY: Final[i64] = -1  # the cargo of an empty ship
BANK: Final[i64] = 86  # doubloons in the box: 46 of one, 8 of five

# Roles. A role is also the number of the step that plays its phase.
SETTLER: Final[i64] = 0
MAYOR: Final[i64] = 1
BUILDER: Final[i64] = 2
CRAFTSMAN: Final[i64] = 3
TRADER: Final[i64] = 4
CAPTAIN: Final[i64] = 5
PROSPECTOR: Final[i64] = 6
PROSPECTOR_2: Final[i64] = 7
NO_ROLE: Final[i64] = -1
ROLE_NAMES: Final = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector",
                     "prospector_2"]

# Ends of the game.
NO_END: Final[i64] = 0
COLONISTS_END: Final[i64] = 1  # the ship could not be filled
CITY_END: Final[i64] = 2  # a twelfth city space was built on
CHIPS_END: Final[i64] = 3  # the last point was taken
END_NAMES: Final = ["", "colonists", "city", "points"]

# By number of seats, from 0 on. Two seats are the official variant (beyond the rulebook): three roles each.
COINS: Final = vec[i64]([0, 0, 3, 2, 3, 4])
CHIPS: Final = vec[i64]([0, 0, 65, 75, 100, 122])
COLONISTS: Final = vec[i64]([0, 0, 40, 55, 75, 95])
ROLES: Final = vec[i64]([0, 0, 7, 6, 7, 8])
PICKS: Final = vec[i64]([0, 0, 3, 1, 1, 1])  # roles each seat takes in a round
INDIGO_SEATS: Final = vec[i64]([0, 0, 1, 2, 2, 3])  # who starts with indigo; the others with corn
HOLDS: Final = [[], [], [4, 6], [4, 5, 6], [5, 6, 7], [6, 7, 8]]  # spaces of the cargo ships

# What the variant for two takes out of the box.
TWO_SEATS: Final[i64] = 2
TWO_SEATS_LESS_PLANTATIONS: Final[i64] = 3  # of each kind
TWO_SEATS_LESS_BARRELS: Final[i64] = 2  # of each kind
TWO_SEATS_QUARRIES: Final[i64] = 5
TWO_SEATS_PLANTS: Final[i64] = 2  # copies of each production building
TWO_SEATS_VIOLET: Final[i64] = 1  # copies of each violet building

TILE_LUCK: Final[i64] = 0  # the stream of the face-down plantations
STREAMS: Final[i64] = 1
