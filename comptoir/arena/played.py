"""A finished game, small enough to come back from another process and to stand in a journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from comptoir import load
from comptoir.arena.match import Fault, Match, play_match
from comptoir.arena.schedule import Plan
from comptoir.arena.times import Times


@dataclass(frozen=True)
class Played:
    """Game number `game` of a plan, chair by chair."""

    game: int
    seed: int
    bots: list[str]  # names
    end: str
    scores: list[list[int]]  # points, then tie-breakers
    moves: int
    faults: list[Fault]
    times: list[Times]
    record: str = ""  # the whole game as text, when it is to be kept; not in the journal

    def to_json(self) -> dict[str, Any]:
        return {"game": self.game, "seed": str(self.seed), "bots": self.bots, "end": self.end, "scores": self.scores,
                "moves": self.moves, "faults": [[f.seat, f.move, f.kind, f.why] for f in self.faults],
                "times": [times.to_json() for times in self.times]}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Played:
        """What to_json wrote. KeyError, TypeError or ValueError when it did not."""
        return Played(int(data["game"]), int(data["seed"]), list(data["bots"]), str(data["end"]),
                      [list(score) for score in data["scores"]], int(data["moves"]),
                      [Fault(seat, move, why, kind) for seat, move, kind, why in data["faults"]],
                      [Times.from_json(times) for times in data["times"]])

    @property
    def places(self) -> list[float]:
        """1 for the best; who is level even in the tie-breakers shares places: 1.5 and 1.5."""
        return [1 + sum([other > mine for other in self.scores])
                + (sum([other == mine for other in self.scores]) - 1) / 2 for mine in self.scores]

    @property
    def wins(self) -> list[float]:
        """What each chair has of the victory; it is split when it is shared."""
        best = max(self.scores)
        shared = self.scores.count(best)
        return [1 / shared if score == best else 0.0 for score in self.scores]

    @property
    def points(self) -> list[int]:
        return [score[0] for score in self.scores]

    @property
    def margins(self) -> list[int]:
        """Own points less those of the best of the other bots; of the other chairs, where all have the same bot."""
        points, alone = self.points, len(set(self.bots)) == 1
        return [mine - max([theirs for other, theirs in enumerate(points)
                            if (other != seat if alone else self.bots[other] != self.bots[seat])])
                for seat, mine in enumerate(points)]


def play_match_of(plan: Plan, game: int) -> Match:
    """Game number `game` of the plan, with fresh bots: it depends on nothing that was played before."""
    return play_match(load(plan.title), [plan.bots[bot] for bot in plan.seating(game)], plan.seats,
                      plan.seed_of(game), plan.options, plan.limit, plan.timeout)


def play_game(plan: Plan, game: int) -> Played:
    """The same, as what the journal needs."""
    match = play_match_of(plan, game)
    return Played(game, plan.seed_of(game), plan.seated(game), match.outcome.end,
                  [list(score.rank()) for score in match.outcome.scores], match.decisions, match.faults, match.times,
                  match.record.to_text() if plan.records else "")
