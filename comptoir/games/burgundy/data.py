"""The Castles of Burgundy: what is in the box (alea 2011). Numbers stand in the French rulebook ("Composants du
jeu", "Mise en place", "Les bâtiments", "Les tuiles jaunes", help sheet) or are printed on the components, which
published tables of several independent players agree on; what is read or reconstructed says so. The boards are
text files in boards/."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RULES: Final = 1  # the version of what is legal and what follows; a record names it

# Colours of tiles and spaces.
BUILDING: Final[i64] = 0
ANIMAL: Final[i64] = 1
KNOWLEDGE: Final[i64] = 2
CASTLE: Final[i64] = 3
MINE: Final[i64] = 4
SHIP: Final[i64] = 5
COLOURS: Final[i64] = 6
COLOUR_NAMES: Final = ["building", "animal", "knowledge", "castle", "mine", "ship"]

# Kinds of tile: 8 buildings; 4 species with 2, 3 or 4 animals; 26 knowledge tiles; castle, mine, ship. The
# buildings stand in the order of the knowledge tiles 16 to 23, which count them.
WAREHOUSE: Final[i64] = 0
WATCHTOWER: Final[i64] = 1
CARPENTER: Final[i64] = 2
CHURCH: Final[i64] = 3
MARKET: Final[i64] = 4
BOARDING_HOUSE: Final[i64] = 5
BANK: Final[i64] = 6
CITY_HALL: Final[i64] = 7
BUILDINGS: Final[i64] = 8
FIRST_ANIMAL: Final[i64] = 8
SPECIES: Final[i64] = 4
SIZES: Final[i64] = 3  # of each species: tiles of two, three and four animals
ANIMALS: Final[i64] = 12
FIRST_KNOWLEDGE: Final[i64] = 20
KNOWLEDGES: Final[i64] = 26
NUMBER_0: Final[i64] = 19  # + the number of a knowledge tile is its kind
CASTLE_TILE: Final[i64] = 46
MINE_TILE: Final[i64] = 47
SHIP_TILE: Final[i64] = 48
KINDS: Final[i64] = 49
EMPTY: Final[i64] = 49  # where no tile lies; the largest, so that sorted stores end with it

BUILDING_NAMES: Final = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank",
                         "city_hall"]
SPECIES_NAMES: Final = ["cow", "sheep", "pig", "chicken"]
ANIMAL_NAMES: Final = [f"{name}_{n}" for name in SPECIES_NAMES for n in (2, 3, 4)]
KNOWLEDGE_NAMES: Final = [f"knowledge_{n}" for n in range(1, 27)]
KIND_NAMES: Final = BUILDING_NAMES + ANIMAL_NAMES + KNOWLEDGE_NAMES + ["castle", "mine", "ship"]

# By kind.
COLOUR: Final = vec[i64]([0] * 8 + [1] * 12 + [2] * 26 + [3, 4, 5])
SPECIES_OF: Final = vec[i64]([-1] * 8 + [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3] + [-1] * 29)
HEADS: Final = vec[i64]([0] * 8 + [2, 3, 4] * 4 + [0] * 29)  # animals on the tile
# Tiles with the back of their colour, and with a black back. Black knowledge: 7 12 14 15 24 25. The split of
# buildings, animals and knowledge between the backs is not in the rulebook's list: five published tables agree.
NORMAL: Final = vec[i64]([5] * 8 + [2, 2, 1] * 4
                         + [1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1]
                         + [14, 10, 20])
BLACK: Final = vec[i64]([2] * 8 + [0, 1, 1] * 4
                        + [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]
                        + [2, 2, 6])

# Goods, by die number from 1 on.
GOODS: Final[i64] = 6
GOOD_NAMES: Final = ["turquoise", "purple", "pink", "red", "brown", "orange"]
GOODS_EACH: Final[i64] = 7
NO_GOOD: Final[i64] = 6  # a round whose good has been placed

# The main board.
PIPS: Final[i64] = 6
FARTHEST: Final[i64] = 3  # steps that two die numbers can be apart
REACHES: Final[i64] = 5  # of a die, in tables: that many steps, or none, and a free one
DEPOTS: Final[i64] = 6
SLOTS: Final[i64] = 4  # tiles in a depot; the n-th space is filled from n players on, the first two always
NUMBERED: Final[i64] = 24  # spaces of the six depots; the black depot's follow them
NUMBERED_SPACES: Final[i64] = 0xFFFFFF  # their bits
BLACK_SLOTS: Final[i64] = 8
SPACES_ON_BOARD: Final[i64] = 32
DEPOT_COLOUR: Final = vec[i64]([
    BUILDING, SHIP, KNOWLEDGE, ANIMAL,
    KNOWLEDGE, CASTLE, BUILDING, BUILDING,
    ANIMAL, BUILDING, SHIP, KNOWLEDGE,
    SHIP, BUILDING, ANIMAL, MINE,
    MINE, KNOWLEDGE, BUILDING, BUILDING,
    BUILDING, ANIMAL, CASTLE, SHIP])
# Three players: the castle space of depot 6 gets a mine in the phases B and D.
THREE_SEATS: Final[i64] = 3
SWAPPED_SLOT: Final[i64] = 22
SWAPPED_PHASES: Final = vec[i64]([0, 1, 0, 1, 0])
BLACK_TILES: Final = vec[i64]([0, 0, 4, 6, 8])  # in the black depot, by seats (CB-17)
TRACK: Final[i64] = 7  # spaces of the turn-order track: the first, and one for each ship

# An estate: 37 spaces in rows of 4, 5, 6, 7, 6, 5, 4, numbered from 1 on in texts.
CELLS: Final[i64] = 37
ROWS: Final = [4, 5, 6, 7, 6, 5, 4]
CENTRE: Final[i64] = 18
COLOUR_SPACES: Final = vec[i64]([12, 6, 6, 4, 3, 6])  # spaces of each colour on every board
LARGEST_REGION: Final[i64] = 8
STORE: Final[i64] = 3  # tiles an owner can store
GOOD_SPACES: Final[i64] = 3  # kinds of goods an owner can store

# Time.
PHASES: Final[i64] = 5
ROUNDS: Final[i64] = 5
PHASE_NAMES: Final = ["A", "B", "C", "D", "E"]

# Points.
REGION_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28, 36])  # by size
PHASE_POINTS: Final = vec[i64]([10, 8, 6, 4, 2])
LARGE_BONUS: Final = vec[i64]([0, 0, 5, 6, 7])  # by seats
SMALL_BONUS: Final = vec[i64]([0, 0, 2, 3, 4])
SALE_POINTS: Final = vec[i64]([0, 0, 2, 3, 4])  # a tile of goods, by seats
WATCHTOWER_POINTS: Final[i64] = 4
WORKERS_A_POINT: Final[i64] = 2
OUTPOST_POINTS: Final[i64] = 5  # the spielbox action costs them

# Payments.
START_SILVER: Final[i64] = 1
START_GOODS: Final[i64] = 3
START_WORKERS: Final = vec[i64]([1, 2, 3, 4])  # by first turn order
WORKERS: Final[i64] = 2  # the action "take workers"
BOARDING_HOUSE_WORKERS: Final[i64] = 4
BANK_SILVER: Final[i64] = 2
SALE_SILVER: Final[i64] = 1
PRICE: Final[i64] = 2  # silver for a tile of the black depot

# The knowledge tiles by number, and what their effects are worth.
K_ANY_BUILDINGS: Final[i64] = 1
K_MINE_WORKERS: Final[i64] = 2
K_SALE_SILVER: Final[i64] = 3
K_SALE_WORKER: Final[i64] = 4
K_TWO_DEPOTS: Final[i64] = 5
K_BUY_ANYWHERE: Final[i64] = 6
K_ANIMALS: Final[i64] = 7
K_DOUBLE_WORKERS: Final[i64] = 8
K_FREE_BUILDING: Final[i64] = 9
K_FREE_SHIP_ANIMAL: Final[i64] = 10
K_FREE_OTHERS: Final[i64] = 11
K_FREE_TAKE: Final[i64] = 12
K_WORKERS_SILVER: Final[i64] = 13
K_FOUR_WORKERS: Final[i64] = 14
K_GOOD_KINDS: Final[i64] = 15
K_FIRST_BUILDING: Final[i64] = 16  # 16 to 23, in the order of the buildings
K_LAST_BUILDING: Final[i64] = 23
K_SPECIES: Final[i64] = 24
K_GOODS_SOLD: Final[i64] = 25
K_BONUSES: Final[i64] = 26
FREE_FOR: Final = vec[i64]([K_FREE_BUILDING, K_FREE_SHIP_ANIMAL, K_FREE_OTHERS, K_FREE_OTHERS, K_FREE_OTHERS,
                            K_FREE_SHIP_ANIMAL])  # by colour: the tile that gives a free step when placing it
DOUBLE_STEP: Final[i64] = 2  # what a worker changes a die by, with 8
DOUBLE_SILVER: Final[i64] = 2  # 3
FOUR_WORKERS: Final[i64] = 4  # 14
SILVER_WITH_WORKERS: Final[i64] = 1  # 13
KIND_POINTS: Final[i64] = 3  # 15
BUILDING_POINTS: Final[i64] = 4  # 16 to 23
SPECIES_POINTS: Final[i64] = 4  # 24
SOLD_POINTS: Final[i64] = 1  # 25
BONUS_POINTS: Final[i64] = 2  # 26

# Boards in the box: six sheets of two sides, board 1 four times. Which sides share a sheet is not printed and
# reconstructed; those of the spielbox set are printed on its sheet (CB-19).
BOARD_NAMES: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9",
                      "10a", "10b", "10c", "10d", "10e", "10f", "10g", "10h"]
SHEETS: Final = [("1", "2"), ("1", "3"), ("1", "4"), ("1", "5"), ("6", "7"), ("8", "9"),
                 ("10a", "10e"), ("10b", "10f"), ("10c", "10g"), ("10d", "10h")]
BOX_SHEETS: Final[i64] = 6  # the first six are in the box, the others in the spielbox set
SHEET_NAMES: Final = [f"{front}/{back}" for front, back in SHEETS]
COLOUR_LETTERS: Final = "bakcms"  # how a board file writes a colour

# Whom the spielbox rule binds.
BY_BOARD: Final[i64] = 0
ALL_SEATS: Final[i64] = 1
NO_SEAT: Final[i64] = 2
SPIELBOX_NAMES: Final = ["board", "on", "off"]
TIEBREAK_NAMES: Final = ["fewest-empty", "most-empty"]

# Where points come from.
FROM_REGIONS: Final[i64] = 0
FROM_PHASES: Final[i64] = 1
FROM_BONUSES: Final[i64] = 2
FROM_ANIMALS: Final[i64] = 3
FROM_WATCHTOWERS: Final[i64] = 4
FROM_SALES: Final[i64] = 5
FOR_OUTPOSTS: Final[i64] = 6  # what was paid for them, below 0
SOURCES: Final[i64] = 7
SOURCE_NAMES: Final = ["regions", "phases", "bonuses", "animals", "watchtowers", "sales", "outposts"]

# Streams of luck. The stocks are sorted by their backs; the dice of every seat are their own stream.
BUILDING_LUCK: Final[i64] = 0
ANIMAL_LUCK: Final[i64] = 1
KNOWLEDGE_LUCK: Final[i64] = 2
BLACK_LUCK: Final[i64] = 3
GOODS_LUCK: Final[i64] = 4
WHITE_LUCK: Final[i64] = 5
SHEET_LUCK: Final[i64] = 6
DICE_LUCK: Final[i64] = 7  # + seat
STREAMS: Final[i64] = 11
