"""San Juan: cards and buildings by their names, as messages put them in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from comptoir.games.san_juan.data import BUILDING_NAMES
from comptoir.games.san_juan.state import SanJuan
from comptoir.message import Argument, Message, Word
from comptoir.words import dashed as key

RENAMED = ("archive", "poor_house", "trading_post", "market_stand", "tower", "carpenter", "prefecture", "market_hall",
           "hero")  # since 2004, in French


def building(view: SanJuan, article: str, what: int) -> Word:
    """ "the smithy", "a smithy", or on a "card": by the name it has in this edition; "building": the name itself."""
    name = BUILDING_NAMES[what]
    known = f"building-{key(name)}" + ("-2004" if view.old and name in RENAMED else "")
    return Word(known if article == "building" else f"{known}.{article}")


def cards(view: SanJuan, whats: Sequence[int]) -> list[Argument]:
    """A list of cards as it is read out: "smithy, 2 × well and tower"."""
    return [Message("cards-of", {"n": n, "card": building(view, "card", what)}) if n > 1
            else building(view, "card", what) for what, n in Counter(whats).items()]
