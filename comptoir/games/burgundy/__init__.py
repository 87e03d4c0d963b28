"""The Castles of Burgundy (Stefan Feld, alea 2011)."""

from comptoir.games.burgundy.actions import ACTIONS
from comptoir.games.burgundy.data import (
    ANIMAL_NAMES,
    BUILDING_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    KNOWLEDGE_NAMES,
    RULES,
    SHEET_NAMES,
    SPIELBOX_NAMES,
    TIEBREAK_NAMES,
)
from comptoir.games.burgundy.loader import DRAWN, check_options, read_boards
from comptoir.games.burgundy.position import COMPONENTS, read
from comptoir.games.burgundy.rules import STEPS, start
from comptoir.games.burgundy.state import box
from comptoir.kernel.game import Game, Option, Stream

_PIPS = ["1", "2", "3", "4", "5", "6"]

GAME = Game(
    slug="burgundy",
    package=__name__,
    rules=RULES,
    edition="alea 2011; spielbox rule of 2011",
    seats=[2, 3, 4],
    default_seats=2,
    options=[
        Option("boards", ["1", *DRAWN],
               "a board for all (1 to 9, 10a to 10h), one for each seat (3,1), or sheets that are dealt",
               other=read_boards),
        Option("spielbox", SPIELBOX_NAMES, "board: the spielbox rule binds the boards 10a to 10h; or all, or none"),
        Option("tiebreak", TIEBREAK_NAMES, "who wins a tie: fewest empty spaces (rulebook) or most"),
    ],
    actions=ACTIONS,
    steps=STEPS,
    streams=[Stream("building", BUILDING_NAMES), Stream("animal", ANIMAL_NAMES),
             Stream("knowledge", KNOWLEDGE_NAMES), Stream("black", KIND_NAMES), Stream("good", GOOD_NAMES),
             Stream("white", _PIPS), Stream("sheet", SHEET_NAMES), Stream("die-0", _PIPS), Stream("die-1", _PIPS),
             Stream("die-2", _PIPS), Stream("die-3", _PIPS)],
    ends=["phases"],
    components=COMPONENTS,
    start=start,
    read=read,
    box=box,
    check=check_options,
    reconstructed="boards 10a to 10h, and which sides share a sheet in the box",
    minutes=90,
    year=2011,
    levels={"hard": "mcts:iterations=100", "expert": "net:seconds=1"},  # alone, the network is weaker than a search
)
