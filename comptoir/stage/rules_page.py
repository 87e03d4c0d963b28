"""What a title says of its rules page, in its module `rules_page`: PLACES, which steps each section (by its anchor) is
about; and PICTURES, which moment of the title's example game is drawn in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """A panel of the board at a decision: the `nth` time this step is asked. Of "city:" it is the asked seat's."""

    panel: str
    step: str  # empty: the end of the game
    nth: int = 1


Places = dict[str, tuple[str, ...]]
Pictures = dict[str, Picture]
