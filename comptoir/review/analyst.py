"""The analyst: goes through a record and says of every position who will win, of every draw what it moved, and of every
decision what it gave away.

The sum. With P(n) the chances after n moves, P(last) the result, and L(n) what the luck of move n moved, the rest of
the change is what the decision did: D(n) = P(n + 1) - P(n) - L(n). So start + decisions + luck = result, for every seat
of every game, in whole numbers. L(n) is P(n + 1) less the mean of the chances after the same move with its draws drawn
anew: what was drawn is as likely as what is drawn anew, so luck averages to nothing whatever the judge is worth.

What a decision gave away, its loss, is another question: how much better the best way looks than the one taken, from
what that seat could know (look.py)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.record import Record
from comptoir.kernel.state import State
from comptoir.review.chances import WHOLE, whole
from comptoir.review.judge import Judge, judge_of
from comptoir.review.look import LUCKS, ROUNDS, look
from comptoir.review.sight import chances_ahead

FORMAT: Final = 1
REDRAWN: Final = 12  # times a draw is drawn anew
SHOWN: Final = 4  # ways of a decision that are kept
LINE: Final = 8  # moves of a continuation
DRAWING: Final = 77_003  # seeds of what is drawn anew
WALKING: Final = 77_017  # of looks ahead
AHEAD: Final = 77_029  # and of continuations

Review = dict[str, Any]


class Analyst:
    """One record under review. Every answer follows from the record and the judge alone, in whatever order and in
    however many processes they are asked for."""

    def __init__(self, record: Record, rounds: int = ROUNDS, judge: Judge | None = None) -> None:
        self.record = record
        self.game = record.game
        self.seats = int(record.state.seats)
        self.rounds = rounds
        self.judge = judge_of(record.game, self.seats) if judge is None else judge
        self.positions: list[State] = list(record.positions())

    def about(self) -> Review:
        """What this review is of, and by whom: another one begins anew."""
        return {"format": FORMAT, "game": self.game.slug, "rules": self.game.rules, "judge": self.judge.name,
                "rounds": self.rounds, "moves": len(self.record.moves), "key": f"{self.record.state.key():016x}"}

    def sight(self) -> Review:
        """The chances of all positions: quick, and enough for a first picture."""
        rows = chances_ahead(self.judge, self.positions, WALKING)
        return {**self.about(), "by": [move.by for move in self.record.moves], "chances": [whole(row) for row in rows],
                "luck": {}, "decisions": {}}

    def study(self, review: Review, moves: list[int]) -> Review:
        """What there is to say of some moves: their luck, and a closer look at those that were decisions."""
        return {"luck": {str(move): self.luck(review, move) for move in moves if self.record.moves[move].drawn},
                "decisions": {str(move): self.weigh(move) for move in moves if self.positions[move].count > 1}}

    def luck(self, review: Review, move: int) -> list[int]:
        """What the draws of a move moved: the chances after it, less those with draws drawn anew."""
        action = self.game.actions.id(self.record.moves[move].do)
        drawn = []
        for n in range(REDRAWN):
            state = self.positions[move].clone()
            state.chance = Chance((DRAWING + LUCKS * (move * REDRAWN + n)) % SEEDS)
            state.apply(action)
            drawn.append(state)
        mean = whole(np.mean(chances_ahead(self.judge, drawn, DRAWING + move, walks=1), axis=0))
        return [now - then for now, then in zip(review["chances"][move + 1], mean, strict=True)]

    def by_interest(self, review: Review) -> list[int]:
        """The moves that are decisions or drew something, those first after which the seat's chances fell most."""
        def fell(move: int) -> int:
            by = self.record.moves[move].by
            return int(review["chances"][move + 1][by] - review["chances"][move][by])

        there = [move for move in range(len(self.record.moves))
                 if self.positions[move].count > 1 or self.record.moves[move].drawn]
        return sorted(there, key=lambda move: (fell(move), move))

    def weigh(self, move: int) -> Review:
        """A closer look at one decision."""
        position, done = self.positions[move], self.record.moves[move]
        action, text = self.game.actions.id(done.do), self.game.actions.text
        found = look(self.judge, position.view(done.by), action, self.rounds, seed=LUCKS * (move + 1) % SEEDS)
        best, played = found.best, found.of(action)
        kept = found.ways[:SHOWN] if played in found.ways[:SHOWN] else [*found.ways[:SHOWN - 1], played]
        ways = [{"do": text(way.action), "chances": [round(float(share) * WHOLE) for share in way.chances],
                 "off": round(max(0.0, way.off) * WHOLE), "liked": round(way.liked, 4)} for way in kept]
        weighed: Review = {"by": done.by, "do": done.do, "loss": round(found.loss(action) * WHOLE),
                           "doubt": round(played.doubt * WHOLE), "ways": ways}
        if best is not played:
            weighed["line"] = self.line(move, best.action)
        return weighed

    def line(self, move: int, action: int) -> list[Review]:
        """One way it could have gone on: what the judge would play for everybody, with some luck."""
        state = self.positions[move].clone()
        state.chance = Chance((AHEAD + LUCKS * (move + 1)) % SEEDS)
        found: list[Review] = []
        while state.top and len(found) < LINE:
            by = int(state.actor())
            if found:
                action = state.offers[int(np.argmax(self.judge.policies([state])[0]))] if state.count > 1 \
                    else state.offers[0]
            state.apply(action)
            found.append({"by": by, "do": self.game.actions.text(action), "drawn": self.game.drawn(state)})
        return found


def decision_part(review: Review, move: int) -> list[int]:
    """What a move moved besides its luck, for every seat."""
    before, after = review["chances"][move], review["chances"][move + 1]
    luck = review["luck"].get(str(move), [0] * len(before))
    return [b - a - d for a, b, d in zip(before, after, luck, strict=True)]


def add(review: Review, found: Review) -> None:
    """Take over what was found out about some moves."""
    for kind in ("luck", "decisions"):
        review[kind] |= found[kind]


def missing(review: Review, order: list[int]) -> list[int]:
    """The moves that are still to be studied. A move's luck and its decision come together."""
    return [move for move in order if str(move) not in review["decisions"] and str(move) not in review["luck"]]


def fits(known: Review, analyst: Analyst) -> bool:
    """Whether something stored is the beginning of this very review."""
    return all(known.get(name) == value for name, value in analyst.about().items())


def reviewed(record: Record, rounds: int = ROUNDS, judge: Judge | None = None) -> Review:
    """A whole review, in this process."""
    analyst = Analyst(record, rounds, judge)
    review = analyst.sight()
    add(review, analyst.study(review, analyst.by_interest(review)))
    return review
