"""The Golden City (Michael Schacht, Kosmos 2009)."""

from comptoir.games.golden_city.actions import ACTIONS
from comptoir.games.golden_city.chart import RECONSTRUCTED, check_file, read_board
from comptoir.games.golden_city.data import (
    END_NAMES,
    LANDSCAPE_NAMES,
    PAIR_NAMES,
    RULES,
    SCORE_NAMES,
    STREAM_NAMES,
)
from comptoir.games.golden_city.position import COMPONENTS, check_options, read
from comptoir.games.golden_city.rules import STEPS, box, start
from comptoir.kernel.game import Game, Option, Stream

__all__ = ["GAME", "check_file"]

GAME = Game(
    slug="golden-city",
    package=__name__,
    rules=RULES,
    edition="Kosmos 2009; two seats: La Grande Sécheresse",
    seats=[2, 3, 4],
    default_seats=4,
    options=[
        Option("black_posts", ["off", "on"], "two seats: two black posts each, to close a zone of the city"),
        Option("port_rewards", ["on", "off"], "ports give a reward (beyond the rulebook, after an owner's review)"),
        Option("drought_city", ["off", "on"], "two seats: the zones of the desert quarter give nothing either"),
        Option("board", [RECONSTRUCTED], "the map and the card faces: reconstructed, or a board file", read_board,
               opens_files=True),
    ],
    actions=ACTIONS,
    steps=STEPS,
    streams=[Stream(name, LANDSCAPE_NAMES) for name in STREAM_NAMES[:5]]
    + [Stream("goods", PAIR_NAMES), Stream("score", SCORE_NAMES)],
    ends=END_NAMES[1:],
    components=COMPONENTS,
    start=start,
    read=read,
    box=box,
    rounds=lambda g: int(g.round),
    check=check_options,
    reconstructed="the map and most card faces: no source shows the printed ones",
    minutes=60,
    year=2009,
)
