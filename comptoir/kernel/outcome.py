"""How a game ended."""

from __future__ import annotations


class Score:
    """One seat's result: points with where they come from, then the tie-breakers in order."""

    def __init__(self, parts: dict[str, int], ties: tuple[int, ...] = ()) -> None:
        self.parts = parts
        self.points = sum(parts.values())
        self.ties = ties

    def rank(self) -> tuple[int, ...]:
        """Compare these: the larger is the better."""
        return (self.points, *self.ties)


class Outcome:
    """The named end, every seat's score, and who won (several when even the tie-breakers are equal)."""

    def __init__(self, end: str, scores: list[Score]) -> None:
        self.end = end
        self.scores = scores
        best = max([score.rank() for score in scores])
        self.winners = [seat for seat, score in enumerate(scores) if score.rank() == best]

    def __repr__(self) -> str:
        points = ", ".join([str(score.points) for score in self.scores])
        return f"Outcome(end={self.end!r}, points=[{points}], winners={self.winners})"
