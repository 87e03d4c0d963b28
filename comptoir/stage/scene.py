"""Who looks at which position, in which words: what the boards of all titles are drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from comptoir.draw.pen import Pen
from comptoir.draw.text import BOLD, SANS, clip
from comptoir.draw.viewer import prefixed
from comptoir.kernel.state import NOBODY, OVER, State
from comptoir.words import Words

G = TypeVar("G", bound=State)


@dataclass(frozen=True)
class BoardScene(Generic[G]):
    """A view and how it is to be shown. A title's own Scene adds its words, and what follows from its positions."""

    g: G
    seat: int  # the viewer; NOBODY: a spectator
    say: Words
    names: tuple[str, ...]
    theme: str
    lit: frozenset[str]
    last: frozenset[str]

    def pen(self) -> Pen:
        return Pen(self.lit, self.last)

    def at(self, owner: int, place: str) -> str:
        return prefixed(place, owner, self.seat)

    def over(self) -> bool:
        return bool(self.g.actor() == OVER)

    def acting(self) -> int:
        """The seat that is asked; NOBODY when the game is over or waits for luck."""
        return max(int(self.g.actor()), int(NOBODY))

    def who_is_next(self) -> str:
        """Beside the title: who has won, or who is to play."""
        outcome = self.g.outcome()
        if outcome is not None:
            winners = [clip(self.names[seat], 150, 15) for seat in outcome.winners]
            return self.say("board-over", names=", ".join(winners), n=len(winners))
        acting = self.acting()
        return self.say("board-to-play", name=clip(self.names[acting], 400, 15)) if acting != NOBODY else ""

    def status(self, kind: str, seat: int, acting: bool, otherwise: list[str]) -> list[tuple[str, str]]:
        """What is said beside a seat's name, the best first; the first that fits is written. `kind` is what the words
        begin with: "domain", "city"."""
        yours, outcome = self.say(f"{kind}-yours"), self.g.outcome()
        if outcome is not None:
            score = self.say(f"{kind}-score", n=outcome.scores[seat].points)
            return [(f"★ {score}" if seat in outcome.winners else score, BOLD)]
        if acting:
            now = self.say(f"{kind}-to-play")
            return [*([(f"{yours} · {now}", BOLD)] if seat == self.seat else []), (now, BOLD)]
        return [(yours, SANS)] if seat == self.seat else [(said, SANS) for said in otherwise]
