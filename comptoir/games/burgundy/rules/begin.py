"""The set-up ("Mise en place du jeu", "Ceux qui connaissent bien le jeu")."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.actions import CHOOSE_BOARD, LAY_CASTLE
from comptoir.games.burgundy.data import CASTLE, GOODS_LUCK, SHEET_LUCK, START_GOODS
from comptoir.games.burgundy.loader import DRAWN, board_of_seat
from comptoir.games.burgundy.rules.steps import CHOOSE_SIDE, CHOOSE_START, DEAL_GOOD, DEAL_SHEET, PHASE, REVEAL
from comptoir.games.burgundy.state import Burgundy, lay_castle
from comptoir.kernel.state import HIDDEN, PASS, Step


class Setup(Step):
    """Three goods for everybody; then all get their boards and their first castles, before the depots of
    phase A are filled (CB-1). Board 1 begins in its centre; whoever has another board, or was dealt a sheet,
    chooses, in turn order."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        for player in range(g.seats):
            for _ in range(START_GOODS):
                g.then(DEAL_GOOD, player)
        if g.options["boards"] in DRAWN:
            g.each(DEAL_SHEET, 0)
            g.secret = g.options["boards"] == "draw-secret"
            for player in range(g.seats):
                g.then(CHOOSE_SIDE, player)
                g.then(CHOOSE_START, player)
            if g.secret:
                g.then(REVEAL, 0)
        else:
            for player in range(g.seats):
                me = g.players[player]
                me.board = board_of_seat(player, g.seats, g.options)
                if g.boards[me.board].start != HIDDEN:
                    lay_castle(g, player, g.boards[me.board].start)
                else:
                    g.then(CHOOSE_START, player)
        g.then(PHASE, 0)


class DealGood(Step):
    """A good from those face down, kept face up (CB-1)."""

    chance = True
    stream = GOODS_LUCK

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return g.goods

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.goods[action] -= 1
        g.players[seat].goods[action] += 1


class DealSheet(Step):
    """A random sheet for each player; everybody sees which (CB-20)."""

    chance = True
    stream = SHEET_LUCK

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return g.sheets

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.sheets[action] -= 1
        g.players[seat].sheet = action


class ChooseSide(Step):
    """One of the two sides of the sheet; under "draw-secret" nobody sees which (CB-1, CB-18)."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        for board in g.sides(g.players[seat].sheet):
            g.offer(CHOOSE_BOARD + board)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.players[seat].board = action - CHOOSE_BOARD


class ChooseStart(Step):
    """The space of the first castle: any castle space of the board (CB-1)."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        board = g.board_of(seat)
        for i in range(board.first[CASTLE], board.first[CASTLE + 1]):
            g.offer(LAY_CASTLE + board.spaces[i])

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            g.players[seat].first = action - LAY_CASTLE
            if not g.secret:
                lay_castle(g, seat, action - LAY_CASTLE)


class Reveal(Step):
    """All secret choices are shown together."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.secret = False
        g.revealed = True
        for player in range(g.seats):
            lay_castle(g, player, g.players[player].first)
