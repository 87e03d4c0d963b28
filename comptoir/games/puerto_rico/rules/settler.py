"""Puerto Rico: the settler ("Le planteur"), with hacienda, construction hut and hospice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import COLONIST, DRAW, TAKE
from comptoir.games.puerto_rico.data import CONSTRUCTION_HUT, GOODS, HACIENDA, ISLAND, QUARRY, TILE_LUCK, TILES
from comptoir.games.puerto_rico.rules.numbers import DRAW_TILE, HACIENDA_TILE, HOSPICE_COLONIST, NEW_ROW, TAKE_TILE
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS, Step

TO_ROW: Final[i64] = 0
TO_ISLAND: Final[i64] = 1


class SettlerPhase(Step):
    """Clockwise from the settler each player may take one tile; then a new row is laid out."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        player = seat
        for _turn in range(g.seats):
            g.then(HACIENDA_TILE, player)
            g.then(TAKE_TILE, player)
            player = g.left(player)
        g.then(NEW_ROW, seat)


class HaciendaTile(Step):
    """Hacienda: before the regular tile its owner may draw one face down, and must then place it (PR-1)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.has(HACIENDA) and me.island < ISLAND and total(g.pile) + total(g.discard):
            g.offer(DRAW)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == DRAW:
            g.then(DRAW_TILE, seat, TO_ISLAND)


class TakeTile(Step):
    """One face-up plantation; or a quarry, by the settler's privilege or the construction hut (PR-1)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.island == ISLAND:
            return
        for kind in range(TILES):
            if g.row[kind] and (kind != QUARRY or seat == g.owner or me.has(CONSTRUCTION_HUT)):
                g.offer(TAKE + kind)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            kind = action - TAKE
            g.row[kind] -= 1
            g.own(seat).settle(kind)
            g.then(HOSPICE_COLONIST, seat, kind)


class BringColonist(Step):
    """Hospice, university: a colonist may come with the tile or the building just placed, from the
    supply or else from the ship (PR-2). The hacienda's tile brings none (PR-1), nor does the university
    bring one for itself (PR-6): it was not occupied."""

    may = True

    def __init__(self, name: str, args: list[str], building: i64) -> None:
        super().__init__(name, args)
        self.building = building

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        if g.players[seat].has(self.building) and g.colonists + g.ship:
            g.offer(COLONIST)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == COLONIST:
            g.own(seat).workers[arg] += 1
            if g.colonists:
                g.colonists -= 1
            else:
                g.ship -= 1


class NewRow(Step):
    """The tiles left are discarded; one more than there are players are laid out (PR-3)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        for kind in range(GOODS):
            g.discard[kind] += g.row[kind]
            g.row[kind] = 0
        for _tile in range(g.seats + 1):
            g.then(DRAW_TILE, seat, TO_ROW)


class DrawTile(Step):
    """A tile comes off the face-down pile; once that is spent, the discards become the pile (PR-3)."""

    chance = True
    stream = TILE_LUCK

    def odds(self, g: PuertoRico, seat: i64, arg: i64) -> vec[i64]:
        return g.pile if total(g.pile) else g.discard

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if not total(g.pile):
            g.pile, g.discard = g.discard, g.pile
        g.pile[action] -= 1
        if arg == TO_ROW:
            g.row[action] += 1
        else:
            g.own(seat).settle(action)
