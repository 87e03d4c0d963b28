"""Phases and rounds ("Mise en place pour chaque phase", "Les cinq tours de jeu", "Fin de la phase")."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    BLACK_LUCK,
    BLACK_TILES,
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    DEPOT_COLOUR,
    DICE_LUCK,
    EMPTY,
    GOODS,
    GOODS_LUCK,
    K_MINE_WORKERS,
    KNOWLEDGE,
    MINE,
    MINE_TILE,
    NO_GOOD,
    NUMBERED,
    PHASES,
    PIPS,
    ROUNDS,
    SHIP,
    SHIP_TILE,
    SLOTS,
    SPACES_ON_BOARD,
    SWAPPED_PHASES,
    SWAPPED_SLOT,
    THREE_SEATS,
    WHITE_LUCK,
)
from comptoir.games.burgundy.rules.numbers import (
    DRAW_ANIMAL,
    DRAW_BLACK,
    DRAW_BUILDING,
    DRAW_GOOD,
    DRAW_KNOWLEDGE,
    END_PHASE,
    END_ROUND,
    PHASE,
    PLACE_GOOD,
    ROUND,
    THROW,
    THROW_WHITE,
    TURN,
)
from comptoir.games.burgundy.state import Burgundy
from comptoir.kernel.state import Step

FAIR: Final = vec[i64]([1] * 6)  # the odds of a die


class Phase(Step):
    """All tiles left on the main board leave the game, goods stay; depots and black depot are filled from
    the stocks, and the five goods of the phase are laid out (CB-2, CB-17). arg: the phase."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.phase = arg
        for space in range(SPACES_ON_BOARD):
            kind = g.depots[space]
            if kind != EMPTY:
                g.discard(kind)
                g.depots[space] = EMPTY
        g.choice = 0
        for space in range(NUMBERED):
            if space % SLOTS < g.seats:
                self.fill(g, space, arg)
        for n in range(BLACK_TILES[g.seats]):
            g.then(DRAW_BLACK, 0, NUMBERED + n)
        for n in range(ROUNDS):
            if g.round_goods[n] == NO_GOOD:
                g.then(DRAW_GOOD, 0, n)
        g.then(ROUND, 0, 0)

    def fill(self, g: Burgundy, space: i64, phase: i64) -> None:
        """A tile of the space's colour. Castles, mines and ships are all alike: nothing is drawn."""
        colour = DEPOT_COLOUR[space]
        if space == SWAPPED_SLOT and g.seats == THREE_SEATS and SWAPPED_PHASES[phase]:
            colour = MINE
        if colour == CASTLE:
            self.lay(g, space, CASTLE_TILE)
        elif colour == MINE:
            self.lay(g, space, MINE_TILE)
        elif colour == SHIP:
            self.lay(g, space, SHIP_TILE)
        elif colour == BUILDING:
            g.then(DRAW_BUILDING, 0, space)
        else:
            g.then(DRAW_KNOWLEDGE if colour == KNOWLEDGE else DRAW_ANIMAL, 0, space)

    def lay(self, g: Burgundy, space: i64, kind: i64) -> None:
        if g.stock[kind]:
            g.take_from_stock(kind)
            g.put(space, kind)


class DrawTile(Step):
    """A tile from the stock of a colour comes to a space of the main board. arg: the space."""

    chance = True

    def __init__(self, name: str, args: list[str], stream: i64, first: i64, kinds: i64) -> None:
        super().__init__(name, args)
        self.stream = stream
        self.first = first  # kind of that colour
        self.kinds = kinds

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return g.stock[self.first:self.first + self.kinds]

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.take_from_stock(self.first + action)
        g.put(arg, self.first + action)


class DrawBlack(Step):
    """A tile with a black back comes to a space of the black depot. arg: the space."""

    chance = True
    stream = BLACK_LUCK

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return g.black

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.take_from_black(action)
        g.put(arg, action)


class DrawGood(Step):
    """A good of the phase is laid on a round's space. arg: the round."""

    chance = True
    stream = GOODS_LUCK

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return g.goods

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.take_good(action)
        g.round_goods[arg] = action


class Round(Step):
    """All throw together; the good of the round is placed; each player has a turn, in the order that the
    track shows now (CB-3). arg: the round."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.round = arg
        g.then(THROW_WHITE, 0)
        for player in range(g.seats):
            g.then(THROW, player, 0)
            g.then(THROW, player, 1)
        g.then(PLACE_GOOD, g.order[0])
        for player in g.order:
            g.then(TURN, player)
        g.then(END_ROUND, 0)


class ThrowWhite(Step):
    """The white die, which only the good of the round obeys (CB-3)."""

    chance = True
    sides = PIPS
    stream = WHITE_LUCK

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return FAIR

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.white = action + 1


class Throw(Step):
    """A player's two dice, seen by all (CB-3). They are laid in ascending order, since nothing tells them
    apart. arg: which of the two."""

    chance = True
    sides = PIPS
    stream = DICE_LUCK
    own_luck = True

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return FAIR

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        me.dice[arg] = action + 1
        if arg and me.dice[0] > me.dice[1]:
            me.dice[0], me.dice[1] = me.dice[1], me.dice[0]


class PlaceGood(Step):
    """The good of the round goes to the depot of the white die (CB-3)."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        good = g.round_goods[g.round]
        if good != NO_GOOD:
            g.heaps[(g.white - 1) * GOODS + good] += 1
            g.round_goods[g.round] = NO_GOOD


class EndRound(Step):
    """After five rounds the phase ends; else the next one begins, in the order of the track (CB-8)."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if g.round + 1 < ROUNDS:
            g.then(ROUND, 0, g.round + 1)
        else:
            g.then(END_PHASE, 0)


class EndPhase(Step):
    """A silver for each mine; with knowledge 2 a worker too. After phase E the game is over (CB-14)."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        for player in range(g.seats):
            me = g.own(player)
            mines = me.mines(g.board_of(player))
            me.silver += mines
            if me.knows(K_MINE_WORKERS):
                me.workers += mines
        if g.phase + 1 < PHASES:
            g.then(PHASE, 0, g.phase + 1)


DEPOT_WORDS: Final = [f"{space // SLOTS + 1}:{space % SLOTS + 1}" for space in range(NUMBERED)]
BLACK_WORDS: Final = [f"black:{n + 1}" for n in range(SPACES_ON_BOARD - NUMBERED)]
PIP_WORDS: Final = [str(n) for n in range(1, PIPS + 1)]
