"""The Castles of Burgundy: the position. Sets of spaces are kept as bits beside the tiles, since every turn asks what
can be taken and where it could lie: what changes only when a tile moves is not looked for again and again."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from comptoir.games.burgundy.data import (
    ALL_SEATS,
    BLACK,
    BOX_SHEETS,
    BUILDING,
    BUILDINGS,
    BY_BOARD,
    CASTLE,
    CASTLE_TILE,
    CELLS,
    COLOUR,
    COLOURS,
    DEPOTS,
    EMPTY,
    GOODS,
    GOODS_EACH,
    KINDS,
    KNOWLEDGE,
    MINE,
    NO_GOOD,
    NORMAL,
    NUMBER_0,
    NUMBERED,
    PIPS,
    REACHES,
    ROUNDS,
    ROWS,
    SHEETS,
    SLOTS,
    SOURCES,
    SPACES_ON_BOARD,
    SPIELBOX_NAMES,
    START_SILVER,
    START_WORKERS,
    STORE,
    STREAMS,
)
from comptoir.games.burgundy.prints import draw_prints
from comptoir.games.burgundy.sketch import Sketch
from comptoir.kernel.bits import how_many
from comptoir.kernel.chance import DEALING, OPEN, Chance
from comptoir.kernel.counts import LINE, row, total
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import HIDDEN, NOBODY, State, Step

NOTHING: Final = vec[i16]()  # has been told yet

# The shape of every estate


def _bits() -> vec[i64]:
    """By space, or by kind of tile: its bit."""
    bits: list[i64] = []
    bit: i64 = 1
    for _ in range(EMPTY + 1):
        bits.append(bit)
        bit += bit
    return vec[i64](bits)


BIT: Final = _bits()


def axial() -> list[tuple[int, int]]:
    """By space: its place in the honeycomb, so that neighbours differ by one step in one of six directions."""
    places = []
    for r, length in enumerate(ROWS):
        for c in range(length):
            places.append((max(-3, -r) + c, r - 3))
    return places


def _neighbours() -> vec[i64]:
    """By space: the bits of the spaces that touch it."""
    places = axial()
    masks: list[i64] = []
    for q, r in places:
        mask: i64 = 0
        for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
            if (q + dq, r + dr) in places:
                mask += BIT[places.index((q + dq, r + dr))]
        masks.append(mask)
    return vec[i64](masks)


TOUCH: Final = _neighbours()


def _ring() -> vec[i64]:
    """By two die numbers (a * 7 + b): how many steps apart they are; 6 and 1 are neighbours."""
    steps: list[i64] = []
    for a in range(PIPS + 1):
        for b in range(PIPS + 1):
            apart = a - b if a > b else b - a
            steps.append(min(apart, PIPS - apart) if a and b else 0)
    return vec[i64](steps)


RING: Final = _ring()


def apart(die: i64, number: i64) -> i64:
    """Steps from one die number to another; none, if any number does (die 0)."""
    return RING[die * (PIPS + 1) + number]


def within_reach(of_number: vec[i64]) -> vec[i64]:
    """By die and steps (die * REACHES + steps): the bits of all whose number the die can be made to show, where these
    are the bits of each number."""
    reached = row((PIPS + 1) * REACHES)
    for die in range(PIPS + 1):
        for steps in range(REACHES):
            for number in range(1, PIPS + 1):
                if apart(die, number) <= steps:
                    reached[die * REACHES + steps] |= of_number[number]
    return reached


class Board:
    """The print on one side of a player's sheet; never changed. A region is a group of adjacent spaces of one
    colour: a town, a pasture … (CB-7)."""

    def __init__(self, name: str, colour: vec[i64], number: vec[i64], start: i64, spielbox: bool,
                 reconstructed: bool) -> None:
        self.name = name
        self.colour = colour  # by space
        self.number = number  # by space: the die number
        self.start = start  # where the first castle lies, or HIDDEN: its owner chooses
        self.spielbox = spielbox  # its owner plays by the spielbox rule
        self.reconstructed = reconstructed  # not as printed
        self.of_colour = row(COLOURS)  # by colour: the bits of its spaces
        self.spaces = row(CELLS)  # the spaces, sorted by colour
        self.first = row(COLOURS + 1)  # by colour: where its spaces begin in that list
        of_number = row(PIPS + 1)
        for space in range(CELLS):
            of_number[number[space]] |= BIT[space]
        self.reached = within_reach(of_number)  # by die and steps: the bits of the spaces it can serve
        n: i64 = 0
        for c in range(COLOURS):
            self.first[c] = n
            for space in range(CELLS):
                if colour[space] == c:
                    self.of_colour[c] += BIT[space]
                    self.spaces[n] = space
                    n += 1
        self.first[COLOURS] = n
        self.region = row(CELLS, HIDDEN)  # by space: its region
        masks = vec[i64]()
        colour_of = vec[i64]()
        for space in range(CELLS):
            if self.region[space] == HIDDEN:
                mask = self._region_of(space)
                colour_of = append(colour_of, colour[space])
                for other in range(CELLS):
                    if mask & BIT[other]:
                        self.region[other] = len(masks)
                masks = append(masks, mask)
        self.masks = masks  # by region: the bits of its spaces
        self.colour_of = colour_of  # by region
        self.sizes = row(len(masks))
        self.area = row(CELLS)  # by space: the bits of its region
        around = row(CELLS)  # by space: the size of its region
        for space in range(CELLS):
            self.sizes[self.region[space]] += 1
            self.area[space] = masks[self.region[space]]
            around[space] = how_many(self.area[space])
        self.prints = draw_prints(colour, number, around)  # what features begin with

    def _region_of(self, space: i64) -> i64:
        """Spread from a space over all that is connected and of its colour."""
        mask: i64 = BIT[space]
        grown = True
        while grown:
            grown = False
            for other in range(CELLS):
                if (not mask & BIT[other] and TOUCH[other] & mask
                        and self.colour[other] == self.colour[space]):
                    mask += BIT[other]
                    grown = True
        return mask

    def region_sizes(self, colour: i64) -> list[int]:
        """The sizes of the regions of a colour, the largest first."""
        sizes = [int(self.sizes[r]) for r in range(len(self.masks)) if self.masks[r] & self.of_colour[colour]]
        return sorted(sizes, reverse=True)

    def cells(self) -> list[int]:
        return [*self.colour, *self.number, self.start, int(self.spielbox)]


class Player:
    """One player's estate, stores and dice. Positions share it until one of them changes it: see own."""

    def __init__(self, board: i64, sheet: i64, first: i64, workers: i64, silver: i64, space: i64, covered: i64,
                 beside: i64, open: vec[i64], built: vec[i64], known: i64, kinds: i64, dice: vec[i64],
                 tiles: vec[i64], storage: vec[i64], goods: vec[i64], sold: vec[i64], earned: vec[i64]) -> None:
        self.board = board  # a number in the game's boards, or HIDDEN
        self.sheet = sheet  # dealt to this seat, or HIDDEN
        self.first = first  # while boards are chosen secretly: the space of the first castle, or HIDDEN
        self.workers = workers
        self.silver = silver
        self.space = space  # of the turn marker, from 0 on
        self.covered = covered  # follows from tiles: the bits of spaces that have one
        self.beside = beside  # follows from tiles: the bits of spaces that touch one
        self.open = open  # follows from tiles: by colour, the bits of the free spaces on which a tile may be placed
        self.built = built  # follows from tiles: by building, the bits of the towns that have it
        self.known = known  # follows from tiles: knowledge tiles by number, one bit each
        self.kinds = kinds  # follows from goods: the bits of those there are
        self.dice = dice  # 0: used, or not thrown yet
        self.tiles = tiles  # by space: the kind that lies there, or EMPTY
        self.storage = storage  # kinds ascending, then EMPTY
        self.goods = goods  # by kind
        self.sold = sold  # by kind
        self.earned = earned  # points, by where they come from
        self.shared = False  # with other positions
        self.sketch: Sketch | None = None  # no part of the position: what sense makes of the tiles
        self.told = NOTHING  # nor is this: what features tell the others
        self.same = False  # as when that was told

    def clone(self) -> Player:
        p = Player(self.board, self.sheet, self.first, self.workers, self.silver, self.space, self.covered,
                   self.beside, self.open[:], self.built[:], self.known, self.kinds, self.dice[:], self.tiles[:],
                   self.storage[:], self.goods[:], self.sold[:], self.earned[:])
        p.sketch = self.sketch
        return p

    def knows(self, number: i64) -> bool:
        """Whether a knowledge tile lies in the estate."""
        return self.known >> number & 1 == 1

    def points(self) -> i64:
        """What the marker on the point track shows."""
        return total(self.earned)

    def lay(self, board: Board, bound: bool, kind: i64, space: i64) -> None:
        """A tile comes to lie in the estate. Everything may be joined to it; where the spielbox rule binds, its own
        colour, castles, and everything to a castle (CB-7, CB-16)."""
        laid = COLOUR[kind]
        self.sketch = None
        self.tiles[space] = kind
        self.covered |= BIT[space]
        self.beside |= TOUCH[space]
        around, free = TOUCH[space], ~self.covered
        for colour in range(COLOURS):
            spaces = self.open[colour]
            if not bound or laid == CASTLE or colour in (laid, CASTLE):
                spaces |= board.of_colour[colour] & around
            self.open[colour] = spaces & free
        if laid == KNOWLEDGE:
            self.known |= BIT[kind - NUMBER_0]
        elif laid == BUILDING:
            self.built[kind] |= board.area[space]

    def load(self, good: i64, n: i64) -> None:
        """So many goods of a kind come to those there are."""
        self.goods[good] += n
        if self.goods[good]:
            self.kinds |= BIT[good]

    def unload(self, good: i64) -> i64:
        """All goods of a kind leave: how many they are."""
        n = self.goods[good]
        self.goods[good] = 0
        self.kinds &= ~BIT[good]
        return n

    def store(self, kind: i64) -> None:
        """A tile comes into the storage, which has room."""
        storage, place = self.storage, STORE - 1
        while place and storage[place - 1] > kind:
            storage[place] = storage[place - 1]
            place -= 1
        storage[place] = kind

    def unstore(self, place: i64) -> i64:
        """A tile leaves the storage: its kind."""
        storage = self.storage
        kind = storage[place]
        while place < STORE - 1:
            storage[place] = storage[place + 1]
            place += 1
        storage[place] = EMPTY
        return kind

    def full(self) -> bool:
        return self.storage[STORE - 1] != EMPTY

    def mines(self, board: Board) -> i64:
        return how_many(self.covered & board.of_colour[MINE])

    def empty_spaces(self) -> i64:
        return CELLS - how_many(self.covered)

    def cells(self) -> list[int]:
        return [self.board, self.sheet, self.first, self.workers, self.silver, self.space, *self.dice,
                *self.tiles, *self.storage, *self.goods, *self.sold, *self.earned]


class Burgundy(State):
    """What lies on the main board and in the stocks, and the players. Stocks are counts: nobody has seen
    their order (CB-18)."""

    def __init__(self, steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance, draws: vec[i64],
                 agenda: vec[i64], top: i64, offers: vec[i64], count: i64, boards: vec[Board], spielbox: i64,
                 most_empty: bool, secret: bool, phase: i64, round: i64, white: i64, bought: bool,
                 depots: vec[i64], choice: i64, heaps: vec[i64], round_goods: vec[i64], stock: vec[i64],
                 black: vec[i64], gone: vec[i64], goods: vec[i64], sheets: vec[i64], shared: bool,
                 large: vec[i64], small: vec[i64], order: vec[i64], players: vec[Player]) -> None:
        self.boards = boards  # all that can be played on; never changed
        self.spielbox = spielbox  # whom the spielbox rule binds
        self.most_empty = most_empty  # the other reading of the tie-break
        self.secret = secret  # boards are being chosen, and nobody sees what the others choose
        self.phase = phase  # from 0 on
        self.round = round  # from 0 on
        self.white = white  # the white die; 0 before the first throw
        self.bought = bought  # the turn under way has had its purchase
        self.depots = depots  # kinds: the four spaces of each depot, then the black depot's
        self.choice = choice  # follows from depots: the bits of spaces with a tile, of equal ones in a depot the first
        self.heaps = heaps  # goods in the depots: depot * GOODS + kind
        self.round_goods = round_goods  # by round: the good that is still to come, or NO_GOOD
        self.stock = stock  # tiles with coloured backs, by kind
        self.black = black  # tiles with black backs, by kind
        self.gone = gone  # tiles out of the game, by kind
        self.goods = goods  # face down, by kind: those of later phases, and those that stay in the box
        self.sheets = sheets  # player boards not dealt yet
        self.shared = shared  # with other positions: all from stock to sheets; see open_stocks
        self.large = large  # by colour: the seat with the large bonus tile, or NOBODY; made anew when it changes
        self.small = small  # likewise
        self.order = order  # seats as the track stands: rightmost first, in a pile from the top; likewise
        self.players = players
        self.told = NOTHING  # no part of the position: what features make of the stocks
        self.same = False  # as when that was told
        # Last: of a field that is set by now, compiled code never asks whether it is there.
        super().__init__(steps, seats, options, chance, draws, agenda, top, offers, count)

    def clone(self) -> Burgundy:
        for p in self.players:
            p.shared = True
        self.shared = True
        return Burgundy(self.steps, self.seats, self.options, self.chance, self.draws[:], self.agenda[:], self.top,
                        self.offers[:], self.count, self.boards, self.spielbox, self.most_empty, self.secret,
                        self.phase, self.round, self.white, self.bought, self.depots[:], self.choice, self.heaps[:],
                        self.round_goods[:], self.stock, self.black, self.gone, self.goods, self.sheets,
                        True, self.large, self.small, self.order, self.players[:])

    def bound(self, seat: i64) -> bool:
        """Whether the spielbox rule binds the seat (CB-16)."""
        return self.spielbox == ALL_SEATS or (self.spielbox == BY_BOARD and self.board_of(seat).spielbox)

    def lay(self, seat: i64, kind: i64, space: i64) -> None:
        """A tile comes to lie in an estate."""
        self.own(seat).lay(self.board_of(seat), self.bound(seat), kind, space)

    def recount(self, seat: i64) -> None:
        """Tiles and goods were put down otherwise: what follows from them."""
        me = self.own(seat)
        me.covered = me.beside = me.known = me.kinds = 0
        me.open, me.built = row(COLOURS), row(BUILDINGS)
        for space in range(CELLS):
            if me.tiles[space] != EMPTY:
                self.lay(seat, me.tiles[space], space)
        for good in range(GOODS):
            me.load(good, 0)

    def open_stocks(self) -> None:
        """Before something comes out of a stock or leaves the game."""
        if self.shared:
            self.stock, self.black, self.gone = self.stock[:], self.black[:], self.gone[:]
            self.goods, self.sheets = self.goods[:], self.sheets[:]
            self.shared = False
        self.same = False

    def own(self, seat: i64) -> Player:
        """A player's things, to change something about them."""
        me = self.players[seat]
        if me.shared:
            me = me.clone()
            self.players[seat] = me
        me.same = False
        return me

    def fetch(self) -> i64:
        looked = (self.draws[0] + self.agenda[0] + self.offers[0] + self.depots[0] + self.depots[LINE]
                  + self.depots[2 * LINE] + self.depots[3 * LINE] + self.heaps[0] + self.heaps[LINE]
                  + self.heaps[2 * LINE] + self.heaps[3 * LINE] + self.round_goods[0]
                  + self.goods[0] + self.large[0] + self.small[0]
                  + self.order[0] + self.phase)
        for p in self.players:
            looked += (p.board + p.dice[0] + p.tiles[0] + p.tiles[LINE] + p.tiles[2 * LINE] + p.tiles[3 * LINE]
                       + p.tiles[4 * LINE] + p.storage[0] + p.goods[0] + p.sold[0] + p.earned[0])
        return looked

    def put(self, space: i64, kind: i64) -> None:
        """A tile comes to an empty space of the main board."""
        self.depots[space] = kind
        self.show(space, kind)

    def lift(self, space: i64) -> i64:
        """A tile is taken from the main board: its kind."""
        kind = self.depots[space]
        self.depots[space] = EMPTY
        self.show(space, kind)
        return kind

    def show(self, space: i64, kind: i64) -> None:
        """Tiles of this kind came to the depot of this space, or left it: the first of them can be chosen."""
        first, end = NUMBERED, SPACES_ON_BOARD
        if space < NUMBERED:
            first = space - space % SLOTS
            end = first + SLOTS
        depots = self.depots
        alike: i64 = 0
        for other in range(first, end):
            alike |= i64(depots[other] == kind) << other
        self.choice = self.choice & ~(alike | BIT[space]) | alike & -alike

    def take_from_stock(self, kind: i64) -> None:
        self.open_stocks()
        self.stock[kind] -= 1

    def take_from_black(self, kind: i64) -> None:
        self.open_stocks()
        self.black[kind] -= 1

    def take_good(self, good: i64) -> None:
        """Of those that are face down."""
        self.open_stocks()
        self.goods[good] -= 1

    def discard(self, kind: i64) -> None:
        """A tile leaves the game."""
        self.open_stocks()
        self.gone[kind] += 1

    def view(self, seat: i64) -> Burgundy:
        """Hidden are the orders of the stocks, which are not kept, and boards chosen secretly (CB-18)."""
        v = self.clone()
        v.chance = OPEN
        if v.secret:
            for other in range(v.seats):
                if other != seat:
                    them = v.own(other)
                    them.board = them.first = HIDDEN
        return v

    def determinize(self, chance: Chance) -> Burgundy:
        """A seat that has chosen secretly may have chosen either side, and any castle space."""
        g = self.clone()
        g.chance = chance
        if g.secret:
            for seat in range(g.seats):
                if g.players[seat].board == HIDDEN:
                    self._deal_choice(g, seat, chance)
        return g

    def _deal_choice(self, g: Burgundy, seat: i64, chance: Chance) -> None:
        """Unless the agenda has the seat's choice still to come."""
        from comptoir.games.burgundy.rules.numbers import CHOOSE_SIDE
        for i in range(g.top):
            if g.agenda[i] >> 8 & 15 == seat and g.agenda[i] & 255 == CHOOSE_SIDE:
                return
        me = g.own(seat)
        me.board = g.sides(me.sheet)[chance.below(2, DEALING, seat)]
        board = g.boards[me.board]
        place = chance.below(board.first[CASTLE + 1] - board.first[CASTLE], DEALING, g.seats + seat)
        me.first = board.spaces[board.first[CASTLE] + place]

    def sides(self, sheet: i64) -> list[i64]:
        """The two boards of a sheet, as numbers in boards."""
        front, back = SHEETS[sheet]
        names = [board.name for board in self.boards]
        return [names.index(front), names.index(back)]

    def board_of(self, seat: i64) -> Board:
        number = self.players[seat].board
        return self.boards[number]

    # What the kernel asks for

    def cells(self) -> list[int]:
        cells = [self.spielbox, int(self.most_empty), int(self.secret), self.phase, self.round, self.white,
                 int(self.bought), *self.depots, *self.heaps, *self.round_goods, *self.stock, *self.black,
                 *self.gone, *self.goods, *self.sheets, *self.large, *self.small, *self.order]
        for p in self.players:
            cells += p.cells()
        for board in self.boards[self._shipped():]:
            cells += board.cells()
        return cells

    def _shipped(self) -> i64:
        """Boards from here on were brought by the players."""
        from comptoir.games.burgundy.loader import shipped
        return len(shipped())

    def census(self) -> list[int]:
        """Tiles by kind; goods by kind; bonus tiles; player boards' sheets."""
        tiles, goods = self.stock[:], self.goods[:]
        for kind in range(KINDS):
            tiles[kind] += self.black[kind] + self.gone[kind]
        for kind in self.depots:
            if kind != EMPTY:
                tiles[kind] += 1
        for i in range(len(self.heaps)):
            goods[i % GOODS] += self.heaps[i]
        for good in self.round_goods:
            if good != NO_GOOD:
                goods[good] += 1
        sheets = total(self.sheets)
        for p in self.players:
            for kind in p.tiles:
                if kind != EMPTY:
                    tiles[kind] += 1
            for kind in p.storage:
                if kind != EMPTY:
                    tiles[kind] += 1
            for kind in range(GOODS):
                goods[kind] += p.goods[kind] + p.sold[kind]
            if p.sheet != HIDDEN:
                sheets += 1
        return [*tiles, *goods, sheets]

    def scores(self) -> list[tuple[int, ...]]:
        from comptoir.games.burgundy.score import score
        return [score(self, seat).rank() for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        from comptoir.games.burgundy.score import score
        return None if self.top else Outcome("phases", [score(self, seat) for seat in range(self.seats)])

    def to_json(self) -> dict[str, Any]:
        from comptoir.games.burgundy.position import write
        return write(self)


# What the box holds


def dealt_sheets(options: dict[str, Any]) -> vec[i64]:
    """The sheets that are dealt under these options."""
    boards = options["boards"]
    if boards == "draw-spielbox":
        return row_of_ones(BOX_SHEETS, len(SHEETS))
    if boards in ("draw", "draw-secret"):
        return row_of_ones(0, BOX_SHEETS)
    return row(len(SHEETS))


def row_of_ones(first: i64, end: i64) -> vec[i64]:
    """By sheet: whether it is one of these."""
    sheets = row(len(SHEETS))
    for sheet in range(first, end):
        sheets[sheet] = 1
    return sheets


def box(seats: int, options: dict[str, Any]) -> list[int]:
    """What census counts, when nothing is lost."""
    tiles = [NORMAL[kind] + BLACK[kind] for kind in range(KINDS)]
    return [*tiles, *row(GOODS, GOODS_EACH), total(dealt_sheets(options))]


# Of a turn: with two dice all tiles of all depots, three different buildings on twelve spaces, three kinds of goods,
# workers; all tiles of the main board, four castle spaces, and the end.
MOST_OFFERS: Final[i64] = 2 * (24 + 3 * 12 + 3 + 1) + 32 + 4 + 1 + 1  # and one to write the next


def bare(steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance, boards: vec[Board]) -> Burgundy:
    """An empty table: everything is in the stocks, nobody has anything, nothing is planned."""
    players = vec[Player]()
    order = row(seats)
    for seat in range(seats):
        players = append(players, Player(HIDDEN, HIDDEN, HIDDEN, 0, 0, 0, 0, 0, row(COLOURS), row(BUILDINGS), 0, 0,
                                         row(2), row(CELLS, EMPTY), row(STORE, EMPTY), row(GOODS), row(GOODS),
                                         row(SOURCES)))
        order[seat] = seat
    return Burgundy(steps, seats, options, chance, row(STREAMS), row(32), 0, row(MOST_OFFERS), 0, boards,
                    SPIELBOX_NAMES.index(options["spielbox"]), options["tiebreak"] == "most-empty", False, 0, 0, 0,
                    False, row(SPACES_ON_BOARD, EMPTY), 0, row(DEPOTS * GOODS), row(ROUNDS, NO_GOOD), NORMAL[:],
                    BLACK[:], row(KINDS), row(GOODS, GOODS_EACH), dealt_sheets(options),
                    False, row(COLOURS, NOBODY), row(COLOURS, NOBODY), order, players)


def lay(steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance, boards: vec[Board]) -> Burgundy:
    """Silver and workers are given out; the seats' order is the first turn order (CB-1). Nothing is planned."""
    g = bare(steps, seats, options, chance, boards)
    for seat in range(seats):
        g.own(seat).silver = START_SILVER
        g.own(seat).workers = START_WORKERS[seat]
    return g


def lay_castle(g: Burgundy, seat: i64, space: i64) -> None:
    """The first castle comes from the stock and has no effect (CB-1)."""
    g.take_from_stock(CASTLE_TILE)
    g.lay(seat, CASTLE_TILE, space)
