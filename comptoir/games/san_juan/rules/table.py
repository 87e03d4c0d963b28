"""San Juan: the steps under their numbers, and the first one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from comptoir.games.san_juan.actions import DISCARD, PAY
from comptoir.games.san_juan.data import BUILDING_NAMES, GOOD_NAMES
from comptoir.games.san_juan.rules.builder import (
    AfterBuilding,
    BuilderPhase,
    BuildOne,
    BuildOver,
    EndBuilder,
    PoorHouseCard,
    SpendGoods,
    TavernCard,
    UseCrane,
)
from comptoir.games.san_juan.rules.cards import DrawCards, GiveUp, KeepCards, Look, Reveal
from comptoir.games.san_juan.rules.mayor import ChooseCards, Council, CustomsGood, MayorPhase
from comptoir.games.san_juan.rules.numbers import DISCARD_CARDS, PAY_CARDS, SET_UP
from comptoir.games.san_juan.rules.producer import DrawGood, MakeGoods, ProducerPhase
from comptoir.games.san_juan.rules.prospector import (
    MineFind,
    OpenMine,
    OpenSmith,
    Prospect,
    ProspectorPhase,
    SmithFind,
)
from comptoir.games.san_juan.rules.round import (
    BankCards,
    ChapelCard,
    CheckHand,
    ChooseRole,
    EndPhase,
    EndRound,
    LibraryServes,
    OfficeExchange,
    Round,
    SetUp,
    UseChapel,
)
from comptoir.games.san_juan.rules.trader import EndTrader, HarborTucks, HutCard, SellGoods, TraderPhase, TurnTile
from comptoir.games.san_juan.state import SanJuan, lay
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import Step

_COUNTS: Final = [""] + [str(n) for n in range(1, 142)]  # up to all the cards there are

STEPS: Final = vec[Step]([
    BuilderPhase("builder"), ProducerPhase("producer"), TraderPhase("trader"), MayorPhase("mayor"),
    ProspectorPhase("prospector"),
    SetUp("set_up"), Round("round"), ChooseRole("choose_role", ["", "first", "second"]),
    LibraryServes("library_serves"), EndRound("end_round"),
    OfficeExchange("office_exchange", _COUNTS[:3]), ChapelCard("chapel_card"),
    BankCards("bank_cards", ["", "more"]), CheckHand("check_hand"),
    BuildOne("build_one"), BuildOver("build_over", BUILDING_NAMES), SpendGoods("spend_goods", _COUNTS[:8]),
    GiveUp("pay_cards", _COUNTS[:8], PAY_CARDS, PAY), AfterBuilding("after_building", BUILDING_NAMES),
    PoorHouseCard("poor_house_card"), TavernCard("tavern_card"), EndBuilder("end_builder"),
    MakeGoods("make_goods", _COUNTS[:5]), DrawGood("draw_good", GOOD_NAMES),
    TurnTile("turn_tile"), SellGoods("sell_goods", _COUNTS[:5]), HarborTucks("harbor_tucks", GOOD_NAMES),
    HutCard("hut_card"), EndTrader("end_trader"),
    CustomsGood("customs_good"), Council("council"), Look("look", _COUNTS[:9]), ChooseCards("choose_cards"),
    KeepCards("keep_cards", _COUNTS[:3]),
    Prospect("prospect"), OpenMine("open_mine"), MineFind("mine_find"), OpenSmith("open_smith"),
    SmithFind("smith_find"), Reveal("reveal", _COUNTS[:5]), DrawCards("draw_cards", _COUNTS),
    GiveUp("discard_cards", _COUNTS, DISCARD_CARDS, DISCARD),
    UseChapel("use_chapel"), UseCrane("use_crane", BUILDING_NAMES), EndPhase("end_phase")])


def start(seats: int, options: dict[str, Any], chance: Chance) -> SanJuan:
    """The hands are dealt, and the first governor's round begins."""
    g = lay(STEPS, seats, options, chance)
    g.then(SET_UP, 0)
    g.run()
    return g
