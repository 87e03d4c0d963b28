"""The Castles of Burgundy: what things are worth, in victory points, for `sense.py` and `glance.py`: money, goods,
regions and tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BONUS_POINTS,
    BUILDING,
    BUILDING_POINTS,
    CASTLE,
    CITY_HALL,
    COLOUR,
    COLOUR_SPACES,
    COLOURS,
    DEPOTS,
    GOOD_SPACES,
    GOODS,
    HEADS,
    K_ANIMALS,
    K_ANY_BUILDINGS,
    K_BONUSES,
    K_FIRST_BUILDING,
    K_GOOD_KINDS,
    K_GOODS_SOLD,
    K_MINE_WORKERS,
    K_SPECIES,
    KIND_POINTS,
    KINDS,
    KNOWLEDGE,
    LARGE_BONUS,
    LARGEST_REGION,
    MINE,
    NUMBER_0,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    ROUNDS,
    SALE_POINTS,
    SHIP_TILE,
    SMALL_BONUS,
    SPECIES_OF,
    SPECIES_POINTS,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
)
from comptoir.games.burgundy.rules.estate import kinds_stored
from comptoir.games.burgundy.sketch import Sketch
from comptoir.games.burgundy.state import BIT, Board, Burgundy, Player
from comptoir.kernel.bits import how_many, lowest
from comptoir.kernel.counts import total
from comptoir.kernel.state import NOBODY

ALL_ROUNDS: Final = 25.0
WORKER: Final = 0.6  # at the start; half a point at the end
SILVER: Final = 1.43  # at the start; a point at the end
STORED: Final = 0.6  # of what a tile brings, once it is stored; the rest when it is placed
CROWDED: Final = 0.8  # each further stored tile is worth this much less
AGAIN: Final = 0.78  # and one of a colour that is stored already
AFAR: Final = 0.28  # of what a tile brings while it could not be placed anywhere
BEGUN: Final = 0.97  # of what a region brings, for having begun it, by how far it is
BEGINNING: Final = 0.26  # how much of that comes with the first tiles
PACE: Final = 4.24  # rounds that each further tile of a region takes
ALL_OF_ONE: Final = 1.19  # of a colour's bonus tile, by how far the colour is
EXTRA: Final = 3.51  # the action of a castle
CARGO: Final = 2.21  # what a ship brings with the whole game before it, if the depots have less
CHOICE: Final = 2.37  # the buildings that take a tile, likewise
HALL: Final = 1.92  # the city hall, at the end
SELLING: Final = 5.28  # what it costs to sell
UNSOLD: Final = 0.43  # of what goods would bring

SALE: Final = vec[float]([float(points) for points in SALE_POINTS])  # points for a tile of goods, by seats
# What the knowledge tiles 1 to 14 are worth with the whole game before them; 15 to 26 beyond what they count now.
KNOWING: Final = vec[float]([0.0, 5.7, 4.9, 6.4, 4.1, 11.5, 3.7, 4.9, 6.5, 8.8, 7.0, 5.2, 11.2, 3.3, 14.6,
                             12.6, 2.8, 3.7, 3.5, 12.9, 3.0, 4.9, 5.0, 3.8, 4.3, 8.7, 3.0])
UNKNOWN: Final = -1e9  # nobody has asked yet
NONE_ASKED: Final = vec[float]()
NOT_COUNTED: Final[i64] = -1


def rounds_left(phase: i64, round: i64) -> float:
    """Rounds to come, this one not counted."""
    return float((PHASES - 1 - phase) * ROUNDS + ROUNDS - 1 - round)


def silver_worth(share: float) -> float:
    return 1.0 + (SILVER - 1.0) * share


def worker_worth(share: float) -> float:
    return 0.5 + (WORKER - 0.5) * share


def several(bits: i64) -> bool:
    return bits & bits - 1 != 0


# Regions


def completed(phase: i64, round: i64, size: i64, missing: i64) -> float:
    """What a region of this size brings when its missing spaces have been covered."""
    if missing > 1:
        phase += i64(float(round) + PACE * float(missing - 1)) // ROUNDS
    if phase >= PHASES:
        phase = PHASES - 1
    return float(REGION_POINTS[size] + PHASE_POINTS[phase])


def begun(phase: i64, round: i64, size: i64, covered: i64) -> float:
    """What a region that is not complete is worth already."""
    missing = size - covered
    if not missing:
        return 0.0
    chance = rounds_left(phase, round) / float(missing)
    if chance > 1.0:
        chance = 1.0
    part = float(covered) / float(size)
    return BEGUN * part * (BEGINNING + (1.0 - BEGINNING) * part) * chance * completed(phase, round, size, missing)


SPAN: Final[i64] = LARGEST_REGION + 1


def _regions(step: bool) -> vec[float]:
    """By round of the game, size and missing spaces (place_of_region): what a region is worth that is not complete; or
    what one more tile adds."""
    worths = [0.0] * (PHASES * ROUNDS * SPAN * SPAN)
    for phase in range(PHASES):
        for round in range(ROUNDS):
            for size in range(1, SPAN):
                for missing in range(1, size + 1):
                    worth = begun(phase, round, size, size - missing)
                    if step:
                        more = begun(phase, round, size, size - missing + 1)
                        worth = (completed(phase, round, size, 1) if missing == 1 else more) - worth
                    worths[place_of_region(phase, round, size, missing)] = worth
    return vec[float](worths)


def place_of_region(phase: i64, round: i64, size: i64, missing: i64) -> i64:
    return ((phase * ROUNDS + round) * SPAN + size) * SPAN + missing


REGION_WORTH: Final = _regions(False)
REGION_STEP: Final = _regions(True)


def draw_sketch(me: Player, board: Board, phase: i64, round: i64) -> Sketch:
    """Region by region."""
    regions, near, worth = len(board.masks), i64(0), 0.0
    gains = vec[float]([0.0] * (COLOURS + regions))
    free, first = ~me.covered, place_of_region(phase, round, 0, 0)
    for region in range(regions):
        spaces = board.masks[region] & free
        if not spaces:
            continue
        colour = board.colour_of[region]
        place = first + board.sizes[region] * SPAN + how_many(spaces)
        worth += REGION_WORTH[place]
        gain = REGION_STEP[place]
        gains[COLOURS + region] = gain
        if spaces & me.open[colour]:
            near |= BIT[colour]
        else:
            gain *= AFAR
        if gain > gains[colour]:
            gains[colour] = gain
    return Sketch(me.board, phase * ROUNDS + round, gains, near, worth)


class Estate:
    """What sense needs to know about one estate, gathered in one go; what tiles would bring to it when it is asked."""

    def __init__(self, g: Burgundy, seat: i64) -> None:
        me = g.players[seat]
        number = me.board
        board = g.boards[number]
        sketch = me.sketch
        if sketch is None or sketch.time != g.phase * ROUNDS + g.round or sketch.board != number:
            sketch = draw_sketch(me, board, g.phase, g.round)
            me.sketch = sketch
        self.g = g
        self.seat = seat
        self.me = me
        self.board = board
        self.sketch = sketch
        self.left = rounds_left(g.phase, g.round)
        self.share = self.left / ALL_ROUNDS
        self.tiles = NONE_ASKED  # by kind: what tile found
        self.cargo = UNKNOWN  # what a ship brings

    def free(self, colour: i64) -> i64:
        """The bits of the spaces of a colour that are free."""
        return self.board.of_colour[colour] & ~self.me.covered

    def effect(self, kind: i64) -> float:
        """What a tile brings when it is placed, beside its region."""
        if kind == SHIP_TILE:
            if self.cargo == UNKNOWN:
                self.cargo = ship_worth(self.g, self.me, self.share)
            return self.cargo
        return effect_worth(self.g, self.me, self.seat, self.board, kind, self.share)

    def has_room(self, kind: i64) -> bool:
        """Whether there is a space on which the tile could ever lie."""
        spaces = self.free(COLOUR[kind])
        if COLOUR[kind] == BUILDING and not self.me.knows(K_ANY_BUILDINGS):
            spaces &= ~self.me.built[kind]
        return spaces != 0

    def look_at(self, kind: i64) -> float:
        """What placing a tile would bring, all in all; nothing where it could never lie."""
        if not self.has_room(kind):
            return 0.0
        sketch, colour, effect = self.sketch, COLOUR[kind], self.effect(kind)
        return sketch.gains[colour] + (effect if sketch.near & BIT[colour] else effect * AFAR)

    def tile(self, kind: i64) -> float:
        """The same; who asks again gets the same answer."""
        if not len(self.tiles):
            self.tiles = vec[float]([UNKNOWN] * KINDS)
        if self.tiles[kind] == UNKNOWN:
            self.tiles[kind] = self.look_at(kind)
        return self.tiles[kind]

    def worth(self) -> float:
        """What has been begun in it, and the covered spaces of each colour for its bonus tile."""
        worth = self.sketch.worth
        for colour in range(COLOURS):
            if self.free(colour):
                worth += self.bonus(colour)
        return worth

    def bonus(self, colour: i64) -> float:
        """What the covered spaces of a colour are worth for its bonus tile."""
        points, open_spaces = bonus_points(self.g, colour), float(how_many(self.free(colour)))
        if not points or open_spaces > self.left + 1.0:
            return 0.0
        part = 1.0 - open_spaces / float(COLOUR_SPACES[colour])
        return ALL_OF_ONE * float(points) * part * part * part


def bonus_points(g: Burgundy, colour: i64) -> i64:
    """What the bonus tile of a colour counts that can still be had."""
    if g.large[colour] == NOBODY:
        return LARGE_BONUS[g.seats]
    return SMALL_BONUS[g.seats] if g.small[colour] == NOBODY else 0


# Goods


def stack_worth(g: Burgundy, me: Player, good: i64, n: i64, share: float) -> float:
    """What goods of one kind are worth, beyond the point each counts unsold."""
    if not n or share <= 0.0:
        return 0.0
    many = float(n)
    points = many * SALE[g.seats] + silver_worth(share)
    if me.knows(K_GOODS_SOLD):
        points += many
    if me.knows(K_GOOD_KINDS) and not me.sold[good]:
        points += float(KIND_POINTS)
    points -= SELLING + many
    if points < 0.1 * many:
        points = 0.1 * many
    return points * (UNSOLD if share > 0.06 else 0.6 * UNSOLD)


def sale_worth(g: Burgundy, me: Player, good: i64, share: float) -> float:
    """What a sale would add to what the goods of one kind are worth now."""
    n = me.goods[good]
    return float(n) * (SALE[g.seats] - 1.0) + silver_worth(share) - stack_worth(g, me, good, n, share)


def heap_worth(g: Burgundy, me: Player, depot: i64, share: float) -> float:
    """What a ship would bring from a depot."""
    heaps, place = g.heaps, depot * GOODS
    room: i64 = NOT_COUNTED
    worth = 0.0
    for good in range(GOODS):
        n = heaps[place]
        place += 1
        if n:
            had = me.goods[good]
            if not had:
                if room == NOT_COUNTED:
                    room = GOOD_SPACES - kinds_stored(me)
                if room <= 0:
                    continue
                room -= 1
            worth += float(n) + (stack_worth(g, me, good, had + n, share) - stack_worth(g, me, good, had, share))
    return worth


def best_heap(g: Burgundy, me: Player, share: float) -> float:
    best = 0.0
    for depot in range(DEPOTS):
        worth = heap_worth(g, me, depot, share)
        if worth > best:
            best = worth
    return best


def best_sale(g: Burgundy, me: Player, share: float) -> float:
    """What a free sale would add to what the goods are worth now."""
    best = 0.0
    for good in range(GOODS):
        if me.goods[good]:
            gain = sale_worth(g, me, good, share)
            if gain > best:
                best = gain
    return best


# Tiles


def knowledge_worth(number: i64, share: float) -> float:
    """What a knowledge tile will still bring."""
    return KNOWING[number] * share


def counted(g: Burgundy, me: Player, seat: i64, board: Board, number: i64) -> float:
    """What a knowledge tile would count at once if it lay in the estate."""
    n: i64 = 0
    if number < K_GOOD_KINDS:
        return 0.0
    if number == K_GOOD_KINDS:
        for good in range(GOODS):
            if me.sold[good]:
                n += KIND_POINTS
    elif number == K_GOODS_SOLD:
        n = total(me.sold)
    elif number == K_SPECIES:
        n = SPECIES_POINTS * how_many(species_of(me, board))
    elif number == K_BONUSES:
        for colour in range(COLOURS):
            if g.large[colour] == seat or g.small[colour] == seat:
                n += BONUS_POINTS
    else:
        buildings = me.covered & board.of_colour[BUILDING]
        while buildings:
            if me.tiles[lowest(buildings)] == number - K_FIRST_BUILDING:
                n += BUILDING_POINTS
            buildings &= buildings - 1
    return float(n)


def species_of(me: Player, board: Board) -> i64:
    """The bits of the species in the estate."""
    seen: i64 = 0
    animals = me.covered & board.of_colour[ANIMAL]
    while animals:
        seen |= BIT[SPECIES_OF[me.tiles[lowest(animals)]]]
        animals &= animals - 1
    return seen


def herd(me: Player, board: Board, kind: i64, region: i64) -> i64:
    """What the tiles of the same species that lie in a pasture count again when the tile joins them."""
    n: i64 = 0
    extra = me.known >> K_ANIMALS & 1
    pasture = me.covered & board.masks[region]
    while pasture:
        other = me.tiles[lowest(pasture)]
        if SPECIES_OF[other] == SPECIES_OF[kind]:
            n += HEADS[other] + extra
        pasture &= pasture - 1
    return n


def animal_worth(me: Player, board: Board, kind: i64) -> float:
    """What an animal tile scores at once where it scores most, and a little for those to come."""
    best: i64 = 0
    spaces = board.of_colour[ANIMAL] & ~me.covered & me.beside
    free = spaces != 0
    while spaces:
        space = lowest(spaces)
        best = max(best, herd(me, board, kind, board.region[space]))
        spaces &= ~board.area[space]
    return float(HEADS[kind] + best) * (1.0 if free else 0.8)


def ship_worth(g: Burgundy, me: Player, share: float) -> float:
    heap = best_heap(g, me, share)
    return 0.3 * share + (heap if heap > CARGO * share else CARGO * share)


def effect_worth(g: Burgundy, me: Player, seat: i64, board: Board, kind: i64, share: float) -> float:
    """What a tile brings when it is placed, beside its region; a ship is another thing."""
    colour = COLOUR[kind]
    if colour == ANIMAL:
        worth = animal_worth(me, board, kind)
        if me.knows(K_SPECIES) and not species_of(me, board) & BIT[SPECIES_OF[kind]]:
            worth += float(SPECIES_POINTS)
        return worth
    if colour == KNOWLEDGE:
        return knowledge_worth(kind - NUMBER_0, share) + counted(g, me, seat, board, kind - NUMBER_0)
    if colour == CASTLE:
        return EXTRA
    if colour == MINE:
        each = silver_worth(share) + (worker_worth(share) if me.knows(K_MINE_WORKERS) else 0.0)
        return each * float(PHASES - g.phase)
    if kind == WAREHOUSE:
        worth = best_sale(g, me, share) * 0.9 + 1.0 * share
    elif kind == WATCHTOWER:
        worth = float(WATCHTOWER_POINTS)
    elif kind == BOARDING_HOUSE:
        worth = 4.0 * worker_worth(share) * (1.0 if me.workers < 5 else 0.75)
    elif kind == BANK:
        worth = float(BANK_SILVER) * silver_worth(share)
    elif kind == CITY_HALL:
        worth = HALL + 1.5 * share
    else:
        worth = CHOICE * share + 0.6
    if me.knows(K_FIRST_BUILDING + kind):
        worth += float(BUILDING_POINTS)
    return worth
