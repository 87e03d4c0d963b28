"""The Golden City: the steps under their numbers, and the table that is laid."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from comptoir.games.golden_city.chart import charted
from comptoir.games.golden_city.data import (
    LANDSCAPE_NAMES,
    OPEN_GOODS,
    PLACE_NAMES,
    PORT,
    START_COINS,
    ZONE_NAMES,
)
from comptoir.games.golden_city.rules.auction import BidHand, TakeCards
from comptoir.games.golden_city.rules.building import BuildPost, Limit, PayCards, Turn
from comptoir.games.golden_city.rules.numbers import (
    DRAW_CARD,
    DRAW_GOODS,
    ROUND,
    TO_ROW,
)
from comptoir.games.golden_city.rules.rewards import (
    DrawCard,
    DrawGoods,
    ReturnGoods,
    Reward,
    Stuck,
    TakeBonus,
    TakeGoods,
)
from comptoir.games.golden_city.rules.round import EndRound, Round, TurnCard, TurnScoreCard
from comptoir.games.golden_city.rules.scoring import Score, Special
from comptoir.games.golden_city.state import GoldenCity, bare, contents
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import Step

_PILES: Final = ["row", "seat"]
_GROUP_NUMBERS: Final = ["1", "2", "3", "4"]
_TARGETS: Final = PLACE_NAMES + ["black_" + name for name in ZONE_NAMES]

STEPS: Final = vec[Step]([
    Round("round"), TurnScoreCard("turn_score_card"), TurnCard("turn_card", _GROUP_NUMBERS), BidHand("bid"),
    TakeCards("take_cards"), Turn("turn"), BuildPost("build", ["", "second"]), PayCards("pay", _TARGETS),
    Reward("reward", PLACE_NAMES), DrawCard("draw_card"), TakeBonus("take_bonus"), TakeGoods("take_goods"),
    DrawGoods("draw_goods", _PILES), ReturnGoods("return_goods"), Stuck("stuck"), Limit("limit", LANDSCAPE_NAMES),
    Score("score"), Special("special"), EndRound("end_round", ["", "decide"])])


# Setting up


def start(seats: int, options: dict[str, Any], chance: Chance) -> GoldenCity:
    """Each seat gets a port card, known to all (GC-16), a second card from the deck, and three coins; three goods
    cards lie open; seat 0 begins (GC-1)."""
    g = bare(STEPS, seats, options, chance, charted(options))
    for seat in range(seats):
        g.face_down -= 1
        g.deck[PORT] -= 1
        g.own(seat).hand[PORT] += 1
        g.own(seat).known[PORT] += 1
        g.earn(seat, START_COINS)
    g.then(ROUND, 0)
    for _card in range(OPEN_GOODS):
        g.then(DRAW_GOODS, 0, TO_ROW)
    for seat in range(seats):
        g.then(DRAW_CARD, seats - 1 - seat)  # the last one planned is on top: seat 0 draws first
    g.run()
    return g


def box(seats: int, options: dict[str, Any]) -> list[int]:
    """What census counts, when nothing is lost."""
    return contents(seats, options, charted(options))
