"""The set-up ("Mise en place du jeu", "Ceux qui connaissent bien le jeu")."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.actions import CASTLES, CHOOSE_BOARD, LAY_CASTLE
from comptoir.games.burgundy.data import CASTLE, GOODS_LUCK, SHEET_LUCK, START_GOODS
from comptoir.games.burgundy.loader import DRAWN, board_of_seat
from comptoir.games.burgundy.rules.numbers import CHOOSE_SIDE, CHOOSE_START, DEAL_GOOD, DEAL_SHEET, PHASE, REVEAL
from comptoir.games.burgundy.state import Burgundy, lay_castle
from comptoir.kernel.state import HIDDEN, Step


class Setup(Step):
    """Three goods for everybody; then all get their boards and their first castles, before the depots of
    phase A are filled (CB-1). Board 1 begins in its centre; whoever has another board, or was dealt a sheet,
    chooses, in turn order."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        for player in range(g.seats):
            for _good in range(START_GOODS):
                g.then(DEAL_GOOD, player)
        if g.options["boards"] in DRAWN:
            g.each(DEAL_SHEET, 0)
            g.secret = g.options["boards"] == "draw-secret"
            g.each(CHOOSE_SIDE, 0)
            if g.secret:
                g.then(REVEAL, 0)
        else:
            for player in range(g.seats):
                me = g.own(player)
                me.board = board_of_seat(player, g.options)
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
        g.take_good(action)
        g.own(seat).load(action, 1)


class DealSheet(Step):
    """A random sheet for each player; everybody sees which (CB-20)."""

    chance = True
    stream = SHEET_LUCK

    def odds(self, g: Burgundy, seat: i64, arg: i64) -> vec[i64]:
        return g.sheets

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.open_stocks()
        g.sheets[action] -= 1
        g.own(seat).sheet = action


class ChooseSide(Step):
    """One of the two sides of the sheet, and any of its four castle spaces; under "draw-secret" nobody sees
    what the others choose (CB-1, CB-18)."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        for board in g.sides(g.players[seat].sheet):
            for n in range(CASTLES):
                g.offer(CHOOSE_BOARD + board * CASTLES + n)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me, n = g.own(seat), (action - CHOOSE_BOARD) % CASTLES
        me.board = (action - CHOOSE_BOARD) // CASTLES
        board = g.boards[me.board]
        me.first = board.spaces[board.first[CASTLE] + n]
        if not g.secret:
            lay_castle(g, seat, me.first)
            me.first = HIDDEN


class ChooseStart(Step):
    """The owner of a given board other than board 1 chooses the space of the first castle (CB-1)."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        board = g.board_of(seat)
        for i in range(board.first[CASTLE], board.first[CASTLE + 1]):
            g.offer(LAY_CASTLE + board.spaces[i])

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        lay_castle(g, seat, action - LAY_CASTLE)


class Reveal(Step):
    """All secret choices are shown together (CB-18). In a view that is played on although nobody has dealt
    out what it hides, the hidden ones are front sides."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.secret = False
        g.revealed = True
        for player in range(g.seats):
            me = g.own(player)
            if me.board == HIDDEN:
                me.board = g.sides(me.sheet)[0]
                me.first = g.boards[me.board].spaces[g.boards[me.board].first[CASTLE]]
            lay_castle(g, player, me.first)
            me.first = HIDDEN
