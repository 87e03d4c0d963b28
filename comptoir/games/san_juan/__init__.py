"""San Juan, "Puerto Rico, le jeu de cartes" (Andreas Seyfarth, alea 2004/2018)."""

from typing import Any

from comptoir.games.san_juan.actions import ACTIONS
from comptoir.games.san_juan.data import BUILDING_NAMES, CARD_NAMES, END_NAMES, RULES, STREAM_NAMES, TILE_NAMES
from comptoir.games.san_juan.position import read
from comptoir.games.san_juan.rules import STEPS, start
from comptoir.games.san_juan.state import box
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game, Option, Stream


def check(seats: int, options: dict[str, Any]) -> None:
    """SJ-18: the price of a card that is not in the game is no choice."""
    if options["customs_cost"] != 1 and options["expansion"] == "off":
        raise BadOption(f"customs_cost {options['customs_cost']} means nothing without the expansion; add expansion=on")


GAME = Game(
    slug="san-juan",
    package=__name__,
    rules=RULES,
    edition="alea 2018, with the expansion New Buildings; or the cards of 2004",
    seats=[2, 3, 4],
    default_seats=4,
    options=[
        Option("expansion", ["off", "on"], "on: the 29 cards of New Buildings and the cathedral"),
        Option("start", ["deal", "choose"], "choose: keep four of five to eight cards dealt by seat"),
        Option("edition", ["2018", "2004"], "2004: 110 cards, with the gold mine and the guild hall of that year"),
        Option("customs_cost", [1, 3], "what the customs office costs; with the expansion only"),
    ],
    actions=ACTIONS,
    steps=STEPS,
    streams=[Stream(name, TILE_NAMES if name == "tile" else CARD_NAMES, unseen=name.startswith("good"))
             for name in STREAM_NAMES],
    ends=END_NAMES,
    components=BUILDING_NAMES,
    start=start,
    read=read,
    box=box,
    rounds=lambda g: int(g.round),
    open_points=False,
    check=check,
    reconstructed="cost and points of hut and tavern, points of the goldsmith",
    minutes=30,
    year=2004,
)
