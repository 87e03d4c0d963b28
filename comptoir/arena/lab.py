"""What wins a title: win shares of seats, of what was done, of what was gathered and of openings, over many games.

A share says who won, not why: what a bot does when it is ahead wins, too."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from comptoir.arena.intervals import Estimate, mean, share
from comptoir.arena.study import Studied

LEAST = 20  # chairs that did something, before it is said how often they won
MOST_OPENINGS = 40
ASKED = ("did role", "did build", "did place", "did take", "did bid", "did bonus")

Case = tuple[int, float, float, float]  # block, how often, win, points above the table's mean


class Chairs:
    """The cases of one item: who had it, and what became of them."""

    def __init__(self) -> None:
        self.cases: list[Case] = []

    def add(self, block: int, times: float, win: float, above: float) -> None:
        self.cases.append((block, times, win, above))

    def row(self, item: str, blocks: int, chairs: int) -> dict[str, Any]:
        """Its figures: of how many chairs, in which share of all, how often they won, how many points above."""
        wins, above = self._by_block(blocks, 2, share), self._by_block(blocks, 3, mean)
        return {"item": item, "chairs": len(self.cases), "rate": round(len(self.cases) / chairs, 6),
                "times": round(sum([times for _, times, _, _ in self.cases]) / len(self.cases), 3),
                "win_share": round(wins.value, 6), "win_share_interval": wins.interval(),
                "above": round(above.value, 4), "above_interval": above.interval(4)}

    def _by_block(self, blocks: int, which: int, estimate: Any) -> Estimate:
        sums, counts = [0.0] * blocks, [0.0] * blocks
        for case in self.cases:
            sums[case[0]] += case[1] * case[which]
            counts[case[0]] += case[1]
        found: Estimate = estimate(sums, counts)
        return found


def what_wins(games: Sequence[Studied], opening: int = 2, least: int = LEAST) -> dict[str, Any]:
    """All tables. Games of the same seed are one block; an action counts each time it is done, what lies before a
    player at the end counts once. What fewer than `least` chairs did is left out."""
    seats = len(games[0].scores)
    number = {seed: n for n, seed in enumerate(dict.fromkeys([game.seed for game in games]))}
    by_seat = [Chairs() for _ in range(seats)]
    did: dict[str, dict[str, Chairs]] = defaultdict(lambda: defaultdict(Chairs))
    has: dict[str, dict[str, Chairs]] = defaultdict(lambda: defaultdict(Chairs))
    openings: dict[str, Chairs] = defaultdict(Chairs)
    for game in games:
        block, points = number[game.seed], [score[0] for score in game.scores]
        best = max(game.scores)
        for seat, score in enumerate(game.scores):
            won = (score == best) / game.scores.count(best)
            above = points[seat] - sum(points) / seats
            by_seat[seat].add(block, 1, won, above)
            for item, times in game.did[seat].items():
                did[item.split(":")[0]][item].add(block, times, won, above)
            for group, things in game.has[seat].items():
                for thing in things:
                    has[group][thing].add(block, 1, won, above)
            if len(game.opening[seat]) >= opening:
                openings[" ".join(game.opening[seat][:opening])].add(block, 1, won, above)
    chairs = len(games) * seats

    def table(some: dict[str, Chairs]) -> list[dict[str, Any]]:
        rows = [each.row(item, len(number), chairs) for item, each in some.items() if len(each.cases) >= least]
        return sorted(rows, key=lambda row: (-row["win_share"], row["item"]))

    singles = {item: each for group in list(did) if len(did[group]) == 1 for item, each in did.pop(group).items()}
    groups = {f"did {verb}": table(did[verb]) for verb in sorted(did)}
    groups["did other"] = table(singles)
    groups |= {f"has {place}": table(has[place]) for place in sorted(has)}
    known = sorted(table(openings), key=lambda row: -row["chairs"])[:MOST_OPENINGS]
    return {
        "games": len(games), "blocks": len(number), "seats": seats, "fair_share": round(1 / seats, 6),
        "bots": sorted({bot for game in games for bot in game.bots}), "least": least,
        "by_seat": [each.row(f"seat {seat + 1}", len(number), chairs) for seat, each in enumerate(by_seat)],
        "openings": sorted(known, key=lambda row: (-row["win_share"], row["item"])),
        "opening": opening,
        "groups": {name: groups[name] for name in sorted(groups, key=lambda name: rank(name, groups[name], seats))
                   if groups[name]},
        "ends": ends(games), "length": quantiles([game.moves for game in games]),
        "winning_score": quantiles([max(game.scores)[0] for game in games]),
        "score": quantiles([score[0] for game in games for score in game.scores]),
    }


def rank(name: str, rows: Sequence[dict[str, Any]], seats: int) -> tuple[int, float]:
    """What people ask about comes first, then what says most."""
    return ASKED.index(name) if name in ASKED else len(ASKED), -telling(rows, seats)


def telling(rows: Iterable[dict[str, Any]], seats: int) -> float:
    """How much a table says: the mean square of how far its shares are from fair, in widths of their intervals."""
    found = []
    for row in rows:
        low, high = row["win_share_interval"]
        found.append(((row["win_share"] - 1 / seats) / max(high - low, 1e-6)) ** 2)
    return sum(found) / len(found) if len(found) > 1 else -1.0


def ends(games: Sequence[Studied]) -> dict[str, Any]:
    """How games end, and how long those take."""
    return {end: {"share": round(n / len(games), 6),
                  "moves": round(sum([game.moves for game in games if game.end == end]) / n, 1)}
            for end, n in Counter([game.end for game in games]).most_common()}


def quantiles(numbers: Sequence[int]) -> dict[str, float]:
    """The mean, and where 5 %, a quarter, half, three quarters and 95 % lie."""
    ordered = sorted(numbers)
    at = {f"p{100 * part:02.0f}": float(ordered[min(len(ordered) - 1, int(part * len(ordered)))])
          for part in (0.05, 0.25, 0.5, 0.75, 0.95)}
    return {"mean": round(sum(ordered) / len(ordered), 3), **at}
