"""Puerto Rico (Andreas Seyfarth, alea 2002)."""

from comptoir.games.puerto_rico.actions import ACTIONS
from comptoir.games.puerto_rico.data import END_NAMES, RULES, TILE_NAMES
from comptoir.games.puerto_rico.position import COMPONENTS, read
from comptoir.games.puerto_rico.rules import STEPS, start
from comptoir.games.puerto_rico.state import box
from comptoir.kernel.game import Game, Option, Stream

GAME = Game(
    slug="puerto-rico",
    package=__name__,
    rules=RULES,
    edition="alea 2002; two seats: the official variant",
    seats=[2, 3, 4, 5],
    default_seats=4,
    options=[Option("balance", ["2002", "swap"],
                    "swap: the factory costs 8 and the university 7 (beyond the rulebook)")],
    actions=ACTIONS,
    steps=STEPS,
    streams=[Stream("tiles", TILE_NAMES[:5])],
    ends=END_NAMES[1:],
    components=COMPONENTS,
    start=start,
    read=read,
    box=box,
    rounds=lambda g: int(g.round),
    open_points=False,
    minutes=90,
    year=2002,
)
