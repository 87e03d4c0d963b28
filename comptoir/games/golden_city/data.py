"""The Golden City: what is in the box (Kosmos 2009). Numbers stand in the French rulebook ("Contenu", "Préparation",
"Récompenses", "La Grande Sécheresse"); what goes beyond it says so. The island, the pairs of goods on the cards and
the faces of the score cards are not here but in boards/: they are a reconstruction, and a file can replace them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RULES: Final = 1  # the version of what is legal and what follows; a record names it

# Landscapes, and the cards that show them. The text's "10 of each of the 4 types" cannot make 50: ports are the
# fifth kind (GC-1).
PORT: Final[i64] = 0
FOREST: Final[i64] = 1
MEADOW: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
DESERT: Final[i64] = 4
LANDSCAPES: Final[i64] = 5
LANDSCAPE_NAMES: Final = ["port", "forest", "meadow", "mountain", "desert"]
CARDS_EACH: Final[i64] = 10

# Places: 16 ports, 30 rural sites, and the city: 4 quarters of two outer zones and an inner one.
PORTS: Final[i64] = 16
SITES: Final[i64] = 30
FIRST_SITE: Final[i64] = 16
FIRST_ZONE: Final[i64] = 46
ZONES: Final[i64] = 12
QUARTER: Final[i64] = 3  # zones of a quarter; the third is the inner one
PLACES: Final[i64] = 58
RIVER_SITES: Final = 12
ZONE_NAMES: Final = [f"{name}_{zone}" for name in LANDSCAPE_NAMES[1:] for zone in ("a", "b", "inner")]
PLACE_NAMES: Final = [f"port_{n + 1}" for n in range(16)] + [f"site_{n + 1}" for n in range(30)] + ZONE_NAMES
BIT: Final = vec[i64]([1 << place for place in range(58)])  # sets of places are kept as bits
ALL_PORTS: Final[i64] = (1 << 16) - 1
ALL_ZONES: Final[i64] = (1 << 58) - (1 << 46)
ALL_INNER: Final[i64] = (1 << 48) + (1 << 51) + (1 << 54) + (1 << 57)

# What can be scored: a river or a quarter.
RIVERS: Final[i64] = 4
REGIONS: Final[i64] = 8  # the four rivers, then the four quarters
SIDES: Final = ["N", "E", "S", "W"]

# Goods. Pottery and wine stand in the scoring example; that there are four is found elsewhere, the names of the
# other two are ours. A goods card shows two different goods.
GOOD_NAMES: Final = ["pottery", "wine", "cloth", "spice"]
GOODS: Final[i64] = 4
PAIR_NAMES: Final = ["pottery_wine", "pottery_cloth", "pottery_spice", "wine_cloth", "wine_spice", "cloth_spice"]
PAIRS: Final[i64] = 6
PAIRS_WITH: Final = vec[i64]([0, 1, 2, 0, 3, 4, 1, 3, 5, 2, 4, 5])  # by good: the three pairs that show it
SHOWN_BY: Final[i64] = 3  # so many pairs
GOODS_CARDS: Final = 8
OPEN_GOODS: Final[i64] = 3
GOODS_LIMIT: Final[i64] = 4

# Bonus cards: eight, so one of each kind.
BONUS_GOODS: Final[i64] = 0
BONUS_COINS: Final[i64] = 1
BONUS_CITY: Final[i64] = 2
BONUS_RIVERS: Final[i64] = 3
BONUS_LANDSCAPE: Final[i64] = 3  # + landscape
BONUSES: Final[i64] = 8
ALL_BONUSES: Final[i64] = 255
BONUS_NAMES: Final = ["goods", "coins", "city", "rivers", "forest", "meadow", "mountain", "desert"]
BONUS_LETTERS: Final = vec[i64]([3, 2, 1, 2, 1, 1, 1, 1])  # for each thing counted

# Score cards, by the number on their back.
SCORE_CARDS: Final[i64] = 16
BACKS: Final = [1, 2, 3]
CARDS_BY_BACK: Final = [0, 4, 8, 4]
NO_CARD: Final[i64] = -1
SCORE_NAMES: Final = [f"score_{n + 1}" for n in range(16)]

# The stocks.
COINS: Final[i64] = 35
KEYS: Final[i64] = 6
START_COINS: Final[i64] = 3
HAND_LIMIT: Final[i64] = 5

# By number of seats, from 0 on.
POSTS: Final = vec[i64]([0, 0, 18, 18, 16])
GROUPS: Final = vec[i64]([0, 0, 2, 3, 4])
MOST_GROUPS: Final[i64] = 4
PAIR_SIZE: Final[i64] = 2  # cards of a group
LARGE_GROUP: Final[i64] = 1  # two seats: this group has one card more
BUILDS: Final[i64] = 2  # posts a turn

# What a post costs.
PORT_CARDS: Final[i64] = 1
SITE_CARDS: Final[i64] = 2  # and a key for an inner zone
JOKER: Final[i64] = 2  # equal cards that stand for another one

# What a place gives.
NOTHING: Final[i64] = 0
COIN_1: Final[i64] = 1
COIN_2: Final[i64] = 2
CARD: Final[i64] = 3
KEY: Final[i64] = 4
BONUS: Final[i64] = 5
GOODS_CARD: Final[i64] = 6
OUTER: Final[i64] = 7
OUTER_COIN: Final[i64] = 8
INNER: Final[i64] = 9
REWARD_NAMES: Final = ["nothing", "coin1", "coin2", "landscape", "key", "bonus", "goods", "outer", "outer_coin",
                       "inner"]
COIN_ZONES: Final = 4  # outer zones that add a coin for the first
OUTER_LETTERS: Final = vec[i64]([0, 5, 3, 0, 0])  # by order of arrival, from 1 on
INNER_LETTERS: Final = vec[i64]([0, 10, 6, 0, 0])

# Scoring.
PRESENCE: Final[i64] = 2
MAJORITY: Final[i64] = 2

# Two seats: the "Grande Sécheresse".
TWO_SEATS: Final[i64] = 2
TWO_SEATS_BACK: Final[i64] = 2  # the last back of their score cards
PILE: Final[i64] = 4  # rounds to a special scoring
SPECIALS: Final[i64] = 3  # the n-th gives n points
POINTS_TO_WIN: Final[i64] = 3
BLACK_POSTS: Final[i64] = 2

# Ends of the game.
NO_END: Final[i64] = 0
POSTS_END: Final[i64] = 1  # a seat has built all its posts
CARDS_END: Final[i64] = 2  # the last score card was scored
STUCK_END: Final[i64] = 3  # a seat can never build again
POINTS_END: Final[i64] = 4  # two seats: three points
END_NAMES: Final = ["", "posts", "cards", "stuck", "points"]
OUT: Final = -1  # the points of a seat that is out of the ranking: below all others

# Luck: one stream for the cards turned up, one for each seat's own draws, one for goods, one for score cards.
CARD_LUCK: Final[i64] = 0
DRAW_LUCK: Final[i64] = 1  # + seat
GOODS_LUCK: Final[i64] = 5
SCORE_LUCK: Final[i64] = 6
STREAMS: Final[i64] = 7
STREAM_NAMES: Final = ["cards", "draw_0", "draw_1", "draw_2", "draw_3", "goods", "score"]
