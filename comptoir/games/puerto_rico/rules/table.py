"""Puerto Rico: the steps under their numbers, and the first one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from comptoir.games.puerto_rico.data import GOOD_NAMES, GOODS, HOSPICE, PLACE_NAMES, TILE_NAMES, UNIVERSITY
from comptoir.games.puerto_rico.rules.builder import BuilderPhase, BuildOne
from comptoir.games.puerto_rico.rules.captain import (
    CaptainPhase,
    FillWarehouse,
    KeepBarrel,
    LoadShip,
    StoreGoods,
    UnloadShips,
)
from comptoir.games.puerto_rico.rules.craftsman import CraftsmanPhase, ExtraBarrel
from comptoir.games.puerto_rico.rules.mayor import (
    DealShip,
    Gather,
    MayorColonist,
    MayorPhase,
    PlaceColonists,
    RefillShip,
)
from comptoir.games.puerto_rico.rules.numbers import NEW_ROW, ROUND
from comptoir.games.puerto_rico.rules.prospector import Prospector
from comptoir.games.puerto_rico.rules.round import ChooseRole, EndPhase, EndRound, Round
from comptoir.games.puerto_rico.rules.settler import (
    BringColonist,
    DrawTile,
    HaciendaTile,
    NewRow,
    SettlerPhase,
    TakeTile,
)
from comptoir.games.puerto_rico.rules.trader import ClearHouse, SellBarrel, TraderPhase
from comptoir.games.puerto_rico.state import PuertoRico, lay
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import Step


def _kinds_made() -> list[str]:
    """The words for a set of goods, one bit each: "", "corn", "indigo", "corn+indigo" …"""
    return ["+".join([name for k, name in enumerate(GOOD_NAMES) if bits >> k & 1]) for bits in range(1 << GOODS)]


_COUNTS: Final = ["", "1", "2", "3", "4", "5"]

STEPS: Final = vec[Step]([
    SettlerPhase("settler"), MayorPhase("mayor"), BuilderPhase("builder"), CraftsmanPhase("craftsman"),
    TraderPhase("trader"), CaptainPhase("captain"), Prospector("prospector"), Prospector("prospector_2"),
    Round("round"), ChooseRole("choose_role"), EndRound("end_round"),
    HaciendaTile("hacienda_tile"), TakeTile("take_tile"),
    BringColonist("hospice_colonist", TILE_NAMES, HOSPICE), NewRow("new_row"),
    DrawTile("draw_tile", ["row", "island"]),
    MayorColonist("mayor_colonist"), DealShip("deal_ship"), Gather("gather"),
    PlaceColonists("place_colonists", PLACE_NAMES), RefillShip("refill_ship"),
    BuildOne("build_one"), BringColonist("university_colonist", PLACE_NAMES, UNIVERSITY),
    ExtraBarrel("extra_barrel", _kinds_made()),
    SellBarrel("sell_barrel"), ClearHouse("clear_house"),
    LoadShip("load_ship", _COUNTS), StoreGoods("store_goods"), FillWarehouse("fill_warehouse", _COUNTS[:4]),
    KeepBarrel("keep_barrel"), UnloadShips("unload_ships"), EndPhase("end_phase")])


def start(seats: int, options: dict[str, Any], chance: Chance) -> PuertoRico:
    """The first row is laid out, and the first governor's round begins."""
    g = lay(STEPS, seats, options, chance)
    g.then(ROUND, 0)
    g.then(NEW_ROW, 0)
    g.run()
    return g
