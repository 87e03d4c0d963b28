"""San Juan, "Puerto Rico, le jeu de cartes" (alea 2004/2018): what is in the box.

Numbers stand in the French rulebook of 2018 ("Matériel", "Mise en place", "Les bâtiments", "Extension") or are
printed on the cards; the counts and powers of 2004 are those of the old cards at its end. Reconstructed, because no
source shows them: the hut and the tavern (cost, points), the points of the goldsmith. The customs office has two
prices (SJ-18): the option decides."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The version of what is legal and what follows; a record names it. 2: crane and chapel ask twice (SJ-25).
RULES: Final = 2

# Buildings; all but the last are cards of the deck. The first five are the production buildings, and the number of
# such a building is also that of its good.
INDIGO_PLANT: Final[i64] = 0
SUGAR_MILL: Final[i64] = 1
TOBACCO_STORAGE: Final[i64] = 2
COFFEE_ROASTER: Final[i64] = 3
SILVER_SMELTER: Final[i64] = 4
SMITHY: Final[i64] = 5
GOLD_MINE: Final[i64] = 6
ARCHIVE: Final[i64] = 7
POOR_HOUSE: Final[i64] = 8
BLACK_MARKET: Final[i64] = 9
TRADING_POST: Final[i64] = 10
WELL: Final[i64] = 11
MARKET_STAND: Final[i64] = 12
CRANE: Final[i64] = 13
TOWER: Final[i64] = 14
CHAPEL: Final[i64] = 15
AQUEDUCT: Final[i64] = 16
CARPENTER: Final[i64] = 17
PREFECTURE: Final[i64] = 18
MARKET_HALL: Final[i64] = 19
QUARRY: Final[i64] = 20
LIBRARY: Final[i64] = 21
STATUE: Final[i64] = 22
VICTORY_COLUMN: Final[i64] = 23
HERO: Final[i64] = 24
GUILD_HALL: Final[i64] = 25
CITY_HALL: Final[i64] = 26
TRIUMPHAL_ARCH: Final[i64] = 27
PALACE: Final[i64] = 28
# The expansion.
OFFICE_BUILDING: Final[i64] = 29
GUARD_ROOM: Final[i64] = 30
HUT: Final[i64] = 31
TAVERN: Final[i64] = 32
PARK: Final[i64] = 33
CUSTOMS_OFFICE: Final[i64] = 34
BANK: Final[i64] = 35
HARBOR: Final[i64] = 36
GOLDSMITH: Final[i64] = 37
RESIDENCE: Final[i64] = 38
CATHEDRAL: Final[i64] = 39  # lies beside the roles, never in the deck

PLANTS: Final[i64] = 5  # cards below this are production buildings, all others are city (beige) buildings (SJ-19)
BASE: Final[i64] = 29  # cards below this are in the base game
CARDS: Final[i64] = 39  # cards below this are in the deck
BUILDINGS: Final[i64] = 40
NONE: Final[i64] = -1  # no card

BUILDING_NAMES: Final = [
    "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter",
    "smithy", "gold_mine", "archive", "poor_house", "black_market", "trading_post", "well", "market_stand", "crane",
    "tower", "chapel", "aqueduct", "carpenter", "prefecture", "market_hall", "quarry", "library",
    "statue", "victory_column", "hero", "guild_hall", "city_hall", "triumphal_arch", "palace",
    "office_building", "guard_room", "hut", "tavern", "park", "customs_office", "bank", "harbor", "goldsmith",
    "residence", "cathedral"]
CARD_NAMES: Final = BUILDING_NAMES[:39]

# By card.
COST: Final = vec[i64]([1, 2, 3, 4, 5] + [1] * 3 + [2] * 6 + [3] * 5 + [4, 4, 5] + [3, 4, 5] + [6] * 4
                       + [1, 1, 1, 2, 3, 1, 4, 4, 5, 6, 7])
POINTS: Final = vec[i64]([1, 1, 2, 2, 3] + [1] * 3 + [1] * 6 + [2] * 5 + [2, 2, 3] + [3, 4, 5] + [0] * 4
                         + [1, 1, 1, 1, 2, 1, 2, 2, 3, 0, 0])
COPIES: Final = vec[i64]([10, 8, 9, 9, 8] + [3] * 17 + [3] * 3 + [2] * 4 + [0] * 11)  # 112 cards
COPIES_2004: Final = vec[i64]([10, 8, 8, 8, 8] + [3] * 17 + [3] * 3 + [2] * 4 + [0] * 11)  # 110 cards
COPIES_MORE: Final = vec[i64]([0] * 29 + [3] * 9 + [2, 1])  # what the expansion adds: 29 cards and the cathedral

# The customs office at its other price.
DEAR_CUSTOMS: Final[i64] = 3
DEAR_CUSTOMS_POINTS: Final[i64] = 2

# Goods, by the building they lie on; the last is the card on a customs office.
CUSTOMS: Final[i64] = 5
GOODS: Final[i64] = 6
GOOD_NAMES: Final = ["indigo", "sugar", "tobacco", "coffee", "silver", "customs"]

# The trading tiles: cards paid for indigo, sugar, tobacco, coffee, silver, and at customs always
# the same (SJ-16). No tile pays 1 for sugar and 3 for coffee, as an example of the rulebook has it (SJ-17).
PRICES: Final = [[1, 1, 1, 2, 2, 2], [1, 1, 2, 2, 2, 2], [1, 1, 2, 2, 3, 2], [1, 2, 2, 2, 3, 2], [1, 2, 2, 3, 3, 2]]
PRICE: Final = vec[i64]([price for tile in PRICES for price in tile])  # at tile * GOODS + good
TILES: Final[i64] = 5
UNSEEN: Final[i64] = -1  # a tile that was not turned over yet
TILE_NAMES: Final = ["11122", "11222", "11223", "12223", "12233"]

# Roles. A role is also the number of the step that plays its phase.
BUILDER: Final[i64] = 0
PRODUCER: Final[i64] = 1
TRADER: Final[i64] = 2
MAYOR: Final[i64] = 3
PROSPECTOR: Final[i64] = 4
ROLES: Final[i64] = 5
NO_ROLE: Final[i64] = -1
ROLE_NAMES: Final = ["builder", "producer", "trader", "mayor", "prospector"]

# Setting up.
HAND: Final[i64] = 4
CHOOSE_FROM: Final = vec[i64]([5, 6, 7, 8])  # by seat, in the starting variant
TWO_SEATS: Final[i64] = 2

# What roles and powers are worth.
SEEN_BY_ALL: Final[i64] = 2  # mayor: cards looked at
SEEN_MORE: Final[i64] = 3  # the mayor's privilege
KEPT: Final[i64] = 1
PREFECTURE_KEEPS: Final[i64] = 2
WELL_FROM: Final[i64] = 2  # goods made
MARKET_STAND_FROM: Final[i64] = 2  # goods sold
POOR_HOUSE_UP_TO: Final[i64] = 1  # cards in hand
BLACK_MARKET_GOODS: Final[i64] = 2
PARK_SAVES: Final[i64] = 6
MINE_CARDS: Final[i64] = 4
OFFICE_CARDS: Final[i64] = 2
HAND_LIMIT: Final[i64] = 7
TOWER_LIMIT: Final[i64] = 12
GUARDED_LIMIT: Final[i64] = 6  # for those without a guard room, when somebody has one
LAST_BUILDING: Final[i64] = 12

# The final count.
ARCH_POINTS: Final = vec[i64]([0, 4, 6, 8])  # by monuments
GUILD_POINTS: Final[i64] = 1  # for each production building
GUILD_KIND_POINTS: Final[i64] = 1  # for each kind of them
GUILD_POINTS_2004: Final[i64] = 2
PALACE_SHARE: Final[i64] = 4
SET: Final[i64] = 3  # residence: different buildings of one cost
SET_POINTS: Final = vec[i64]([0, 4, 7, 9, 10])  # by sets, or by the others' sixes for the cathedral: 4 + 3 + 2 + 1
SIX: Final[i64] = 6

# Ends of the game.
QUIET_ROUNDS: Final[i64] = 50  # in a row without a new building; beyond the rulebook (SJ-24)
END_NAMES: Final = ["buildings", "standstill"]

# Luck. Streams with own_luck are one for each seat, so that other play does not change what a seat draws.
HAND_LUCK: Final[i64] = 0
GOODS_LUCK: Final[i64] = 4
REVEAL_LUCK: Final[i64] = 8
TILE_LUCK: Final[i64] = 12
STREAMS: Final[i64] = 13
STREAM_NAMES: Final = ([f"hand_{seat}" for seat in range(4)] + [f"good_{seat}" for seat in range(4)]
                       + [f"shown_{seat}" for seat in range(4)] + ["tile"])
