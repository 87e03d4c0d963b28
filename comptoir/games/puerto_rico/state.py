"""Puerto Rico: the position."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.puerto_rico.data import (
    BANK,
    BARRELS,
    CHIPS,
    CIRCLES,
    COINS,
    COLONISTS,
    COPIES,
    CORN,
    COST,
    EMPTY,
    END_NAMES,
    FACTORY,
    GOODS,
    HOLDS,
    INDIGO,
    INDIGO_SEATS,
    NO_END,
    NO_ROLE,
    PLACES,
    PLANTATIONS,
    QUARRIES,
    QUARRY,
    ROLES,
    SMALL_MARKET,
    SPACES,
    STREAMS,
    SWAP_FACTORY_COST,
    SWAP_UNIVERSITY_COST,
    TILES,
    TWO_SEATS,
    TWO_SEATS_LESS_BARRELS,
    TWO_SEATS_LESS_PLANTATIONS,
    TWO_SEATS_PLANTS,
    TWO_SEATS_QUARRIES,
    TWO_SEATS_VIOLET,
    UNIVERSITY,
)
from comptoir.games.puerto_rico.sketch import Sketch
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.counts import LINE, row, total
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import NOBODY, State, Step


class Player:
    """What lies on and beside one player's board. Positions share it until one of them changes it: see own."""

    def __init__(self, coins: i64, points: i64, island: i64, city: i64, idle: i64, stored: i64, wharf: bool,
                 goods: vec[i64], circles: vec[i64], workers: vec[i64]) -> None:
        self.coins = coins
        self.points = points  # chips, and what is written down once they are gone
        self.island = island  # spaces filled
        self.city = city  # spaces filled
        self.idle = idle  # colonists in San Juan
        self.stored = stored  # captain: kinds in the warehouses, one bit each
        self.wharf = wharf  # captain: the wharf has been used in this phase
        self.goods = goods  # barrels, by kind
        self.circles = circles  # by place: a tile or a building that is not there has none
        self.workers = workers  # by place: colonists on those circles
        self.stood = workers  # mayor: where they stood before they were lifted; no part of the position, never changed
        self.shared = False  # with other positions
        self.sketch: Sketch | None = None  # what sense.py makes of it, until it changes

    def clone(self) -> Player:
        p = Player(self.coins, self.points, self.island, self.city, self.idle, self.stored, self.wharf,
                   self.goods[:], self.circles[:], self.workers[:])
        p.stood = self.stood
        return p

    def has(self, building: i64) -> bool:
        """Only an occupied building does anything."""
        return self.workers[building] > 0

    def settle(self, kind: i64) -> None:
        """A tile is laid on the island."""
        self.circles[kind] += 1
        self.island += 1

    def raise_building(self, building: i64) -> None:
        """A building is put into the city."""
        self.circles[building] = CIRCLES[building]
        self.city += SPACES[building]

    def cells(self) -> list[int]:
        return [self.coins, self.points, self.island, self.city, self.idle, self.stored, int(self.wharf),
                *self.goods, *self.circles, *self.workers]


class PuertoRico(State):
    """What lies on the table, and the players."""

    def __init__(self, steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance,
                 draws: vec[i64], agenda: vec[i64], top: i64, offers: vec[i64], count: i64,
                 cost: vec[i64], holds: vec[i64], round: i64, governor: i64, role: i64, owner: i64,
                 privilege: bool, end: i64, bank: i64, chips: i64, noted: i64, colonists: i64, ship: i64,
                 taken: vec[i64], doubloons: vec[i64], pile: vec[i64], row: vec[i64], discard: vec[i64],
                 supply: vec[i64], house: vec[i64], cargo: vec[i64], loaded: vec[i64], stock: vec[i64],
                 players: vec[Player]) -> None:
        self.cost = cost  # of the buildings, by place; never changed
        self.holds = holds  # spaces of the cargo ships; never changed
        self.round = round  # from 1 on
        self.governor = governor
        self.role = role  # the role in play, or NO_ROLE
        self.owner = owner  # who chose it, or NOBODY
        self.privilege = privilege  # captain: the first load is still to come
        self.end = end  # the game ends with this round, for this reason
        self.bank = bank  # doubloons; below 0 notes replace them (PR-19)
        self.chips = chips  # points in the pool
        self.noted = noted  # points written down when the pool was empty (PR-12)
        self.colonists = colonists  # in the supply
        self.ship = ship  # colonists aboard
        self.taken = taken  # by role: the seat that took it in this round, or NOBODY
        self.doubloons = doubloons  # by role
        self.pile = pile  # face-down plantations, as counts
        self.row = row  # face-up plantations, and the quarries
        self.discard = discard
        self.supply = supply  # barrels, by kind
        self.house = house  # barrels in the trading house, by kind
        self.cargo = cargo  # by ship: the kind aboard, or EMPTY
        self.loaded = loaded  # by ship: barrels aboard
        self.stock = stock  # buildings for sale, by place
        self.players = players
        self.viewer: i64 = NOBODY  # of a view: whose it is
        # Last: of a field that is set by now, compiled code never asks whether it is there.
        super().__init__(steps, seats, options, chance, draws, agenda, top, offers, count)

    def clone(self) -> PuertoRico:
        for p in self.players:
            p.shared = True
        return PuertoRico(self.steps, self.seats, self.options, self.chance, self.draws[:], self.agenda[:],
                          self.top, self.offers[:], self.count, self.cost, self.holds, self.round,
                          self.governor, self.role, self.owner, self.privilege, self.end, self.bank,
                          self.chips, self.noted, self.colonists, self.ship, self.taken[:],
                          self.doubloons[:], self.pile[:], self.row[:], self.discard[:], self.supply[:],
                          self.house[:], self.cargo[:], self.loaded[:], self.stock[:], self.players[:])

    def own(self, seat: i64) -> Player:
        """A player's board, to change something on it."""
        me = self.players[seat]
        if me.shared:
            me = me.clone()
            self.players[seat] = me
        me.sketch = None
        return me

    def fetch(self) -> i64:
        looked = (self.draws[0] + self.agenda[0] + self.offers[0] + self.taken[0] + self.doubloons[0] + self.pile[0]
                  + self.row[0] + self.discard[0] + self.supply[0] + self.house[0] + self.cargo[0] + self.loaded[0]
                  + self.stock[0] + self.stock[LINE] + self.stock[2 * LINE] + self.stock[3 * LINE] + self.ship)
        for p in self.players:
            looked += (p.coins + p.goods[0] + p.circles[0] + p.circles[LINE] + p.circles[2 * LINE]
                       + p.circles[3 * LINE] + p.workers[0] + p.workers[LINE] + p.workers[2 * LINE]
                       + p.workers[3 * LINE])
        return looked

    def view(self, seat: i64) -> PuertoRico:
        """Nothing on this table is secret but what comes next (PR-17)."""
        v = self.clone()
        v.chance = OPEN
        v.viewer = seat
        return v

    def determinize(self, chance: Chance) -> PuertoRico:
        g = self.clone()
        g.chance = chance
        return g

    # Small acts that many rules share

    def earn(self, seat: i64, doubloons: i64) -> None:
        """The bank pays."""
        self.bank -= doubloons
        self.own(seat).coins += doubloons

    def pay(self, seat: i64, doubloons: i64) -> None:
        """The bank is paid."""
        self.bank += doubloons
        self.own(seat).coins -= doubloons

    def room(self, ship: i64) -> i64:
        return self.holds[ship] - self.loaded[ship]

    def last_round(self, end: i64) -> None:
        """PR-16: of several ends in one round the first is named."""
        if self.end == NO_END:
            self.end = end

    # What the kernel asks for

    def cells(self) -> list[int]:
        cells = [*self.cost, self.round, self.governor, self.role, self.owner, int(self.privilege), self.end,
                 self.bank, self.chips, self.noted, self.colonists, self.ship, *self.taken, *self.doubloons,
                 *self.pile, *self.row, *self.discard, *self.supply, *self.house, *self.cargo, *self.loaded,
                 *self.stock]
        for p in self.players:
            cells += p.cells()
        return cells

    def census(self) -> list[int]:
        """Doubloons, points, colonists, tiles by kind, barrels by kind, buildings by kind."""
        coins, points, people = self.bank + total(self.doubloons), self.chips - self.noted, self.colonists
        people += self.ship
        tiles, barrels, buildings = self.row[:], self.supply[:], self.stock[:]
        for kind in range(GOODS):
            tiles[kind] += self.pile[kind] + self.discard[kind]
            barrels[kind] += self.house[kind]
        for ship in range(len(self.holds)):
            if self.loaded[ship]:
                barrels[self.cargo[ship]] += self.loaded[ship]
        for p in self.players:
            coins += p.coins
            points += p.points
            people += p.idle + total(p.workers)
            for kind in range(GOODS):
                barrels[kind] += p.goods[kind]
            for place in range(PLACES):
                if place < TILES:
                    tiles[place] += p.circles[place]
                elif p.circles[place]:
                    buildings[place] += 1
        return [coins, points, people, *tiles, *barrels, *buildings[TILES:]]

    def scores(self) -> list[tuple[int, ...]]:
        from comptoir.games.puerto_rico.score import score
        return [score(p).rank() for p in self.players]

    def outcome(self) -> Outcome | None:
        from comptoir.games.puerto_rico.score import score
        return None if self.top else Outcome(END_NAMES[self.end], [score(p) for p in self.players])

    def to_json(self) -> dict[str, Any]:
        from comptoir.games.puerto_rico.position import write
        return write(self)


# What the box holds for so many seats


def plantations(seats: i64) -> vec[i64]:
    tiles = PLANTATIONS[:]
    if seats == TWO_SEATS:
        for kind in range(GOODS):
            tiles[kind] -= TWO_SEATS_LESS_PLANTATIONS
    return tiles


def barrels(seats: i64) -> vec[i64]:
    goods = BARRELS[:]
    if seats == TWO_SEATS:
        for kind in range(GOODS):
            goods[kind] -= TWO_SEATS_LESS_BARRELS
    return goods


def quarries(seats: i64) -> i64:
    return TWO_SEATS_QUARRIES if seats == TWO_SEATS else QUARRIES


def copies(seats: i64) -> vec[i64]:
    buildings = COPIES[:]
    if seats == TWO_SEATS:
        for building in range(TILES, PLACES):
            buildings[building] = TWO_SEATS_PLANTS if building < SMALL_MARKET else TWO_SEATS_VIOLET
    return buildings


def costs(options: dict[str, Any]) -> vec[i64]:
    if options["balance"] != "swap":
        return COST  # one for all games: it stays near at hand
    cost = COST[:]
    cost[FACTORY] = SWAP_FACTORY_COST
    cost[UNIVERSITY] = SWAP_UNIVERSITY_COST
    return cost


def box(seats: int, options: dict[str, Any]) -> list[int]:
    """What census counts, when nothing is lost."""
    people = COLONISTS[seats] + seats
    return [BANK, CHIPS[seats], people, *plantations(seats), quarries(seats), *barrels(seats),
            *copies(seats)[TILES:]]


def bare(steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance) -> PuertoRico:
    """An empty table: everything is in the supplies, nobody has anything, nothing is planned."""
    players = vec[Player]()
    for _ in range(seats):
        players = append(players, Player(0, 0, 0, 0, 0, 0, False, row(GOODS), row(PLACES), row(PLACES)))
    tiles = row(TILES)
    tiles[QUARRY] = quarries(seats)
    ships = len(HOLDS[seats])
    return PuertoRico(steps, seats, options, chance, row(STREAMS), row(32), 0, row(32), 0,
                      costs(options), vec[i64](HOLDS[seats]), 1, 0, NO_ROLE, NOBODY, False, NO_END, BANK,
                      CHIPS[seats], 0, COLONISTS[seats] + seats, 0, row(ROLES[seats], NOBODY),
                      row(ROLES[seats]), plantations(seats), tiles, row(GOODS), barrels(seats), row(GOODS),
                      row(ships, EMPTY), row(ships), copies(seats), players)


def lay(steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance) -> PuertoRico:
    """The table is laid; the first governor is seat 0. Nothing is planned yet."""
    g = bare(steps, seats, options, chance)
    for seat in range(seats):
        g.earn(seat, COINS[seats])
        first = INDIGO if seat < INDIGO_SEATS[seats] else CORN
        g.own(seat).settle(first)
        g.pile[first] -= 1
    g.ship = seats
    g.colonists -= seats
    return g
