"""Is the analyst worth believing? Figures for docs/review.md.

    python -m comptoir.review.proofs planted san-juan --games 200 --out build/review
    python -m comptoir.review.proofs luck san-juan --games 100 --out build/review
    python -m comptoir.review.proofs time --out build/review

planted: in games between networks one decision is replaced by a bad one, and the review has to find it among the three
largest losses of its seat. luck: what draws moved, over many games, averages to nothing. time: whole reviews."""

from __future__ import annotations

import argparse
import json
import random
import resource
import time
from pathlib import Path
from typing import Any, Final

from comptoir import load, titles
from comptoir.bots import make_bot
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.review.analyst import Analyst, missing
from comptoir.review.chances import WHOLE
from comptoir.review.judge import Judge, judge_of
from comptoir.review.look import LUCKS, ROUNDS, play_on
from comptoir.review.working import studied_by

LONG: Final = 10 * ROUNDS  # the search that chooses the bad decision
BAD: Final = 0.05  # chance to win that the worst way must cost by it
LARGEST: Final = 3
SEEDS: Final = 40_000_000


def game_between_nets(game: Game, seed: int, stop: int | None = None) -> Record:
    record = Record(game, seats=game.default_seats, seed=seed)
    play_out(record, stop)
    return record


def play_out(record: Record, stop: int | None = None) -> None:
    bot = make_bot("net", record.game)
    while record.state.top and (stop is None or len(record.moves) < stop):
        legal = record.state.legal()
        view = record.state.view(int(record.state.actor()))
        record.play(record.game.actions.text(bot.choose(view, legal)))


def worst_way(judge: Judge, record: Record, seed: int) -> tuple[int, float]:
    """The worst action of the seat that is to choose, by a long search, and what it costs against the best."""
    view, legal = record.state.view(int(record.state.actor())), record.state.legal()
    seat = int(view.actor())

    def worth(actions: list[int], first: int, rounds: int) -> dict[int, float]:
        sums = dict.fromkeys(actions, 0.0)
        for n in range(first, rounds, 8):
            lucks = [seed + LUCKS * (k + 1) for k in range(n, min(n + 8, rounds))]
            for action, rows in zip(actions, play_on(judge, view, actions, lucks), strict=True):
                sums[action] += sum(float(row[seat]) for row in rows)
        return sums

    short = worth(legal, 0, ROUNDS)
    order = sorted(legal, key=lambda action: short[action])
    finalists = list(dict.fromkeys([*order[:2], order[-1]]))  # the worst of all at first, and the best to compare
    long = worth(finalists, ROUNDS, LONG)
    mean = {action: (short[action] + long[action]) / LONG for action in finalists}
    worst = min(finalists, key=lambda action: mean[action])
    return worst, max(mean.values()) - mean[worst]


def planted(slug: str, games: int, first: int) -> list[dict[str, Any]]:
    """Each game: where the bad decision was planted, what it costs, and which place its loss has in the review."""
    game, found = load(slug), []
    for n in range(first, first + games):
        luck = random.Random(n)
        whole = game_between_nets(game, SEEDS + n)
        judge = judge_of(game, game.default_seats)
        while True:
            move = luck.randrange(len(whole.moves))
            if len(whole.replay(move).legal()) < 2:
                continue
            record = game_between_nets(game, SEEDS + n, move)
            worst, cost = worst_way(judge, record, n * LUCKS)
            if cost >= BAD and game.actions.text(worst) != whole.moves[move].do:  # or nothing would be replaced
                break
        seat = int(record.state.actor())
        record.play(game.actions.text(worst))
        play_out(record)
        analyst = Analyst(record)
        losses = {m: analyst.weigh(m)["loss"] for m, position in enumerate(analyst.positions[:-1])
                  if record.moves[m].by == seat and position.count > 1}
        place = 1 + sum(loss > losses[move] for loss in losses.values())
        found.append({"game": n, "move": move, "cost": round(cost, 4), "loss": losses[move] / WHOLE, "place": place,
                      "of": len(losses)})
        print(slug, found[-1], flush=True)
    return found


def lucks(slug: str, games: int, first: int) -> dict[str, Any]:
    """The luck of all draws, game by game and seat by seat."""
    game = load(slug)
    sums = []
    for n in range(first, first + games):
        record = game_between_nets(game, SEEDS + 500_000 + n)
        analyst = Analyst(record)
        review = analyst.sight()
        drawn = [m for m, move in enumerate(record.moves) if move.drawn]
        rows = [analyst.luck(review, m) for m in drawn]
        sums.append([sum(row[seat] for row in rows) / WHOLE for seat in range(analyst.seats)])
        print(slug, n, [round(one, 3) for one in sums[-1]], flush=True)
    means = []
    for seat in range(len(sums[0])):
        column = [row[seat] for row in sums]
        mean = sum(column) / len(column)
        error = (sum((one - mean) ** 2 for one in column) / max(1, len(column) - 1) / len(column)) ** 0.5
        means.append({"mean": mean, "low": mean - 1.96 * error, "high": mean + 1.96 * error})
    return {"title": slug, "games": games, "seats": means}


def timed(slug: str, processes: int = 2) -> dict[str, Any]:
    """A whole review of one game, from its text."""
    record = game_between_nets(load(slug), SEEDS)
    began, used = time.perf_counter(), worked()
    analyst = Analyst(record)
    review = analyst.sight()
    seen = time.perf_counter() - began
    first = 0.0
    for _ in studied_by(processes, record.to_text(), review, missing(review, analyst.by_interest(review))):
        first = first or time.perf_counter() - began
    return {"title": slug, "seats": analyst.seats, "moves": len(record.moves), "bands": round(seen, 2),
            "first": round(first, 2), "whole": round(time.perf_counter() - began, 1), "cpu": round(worked() - used, 1)}


def worked() -> float:
    """Seconds of work of this process and of those that it has started and that have ended: they do not depend on who
    else is at work on the machine."""
    return sum(resource.getrusage(who).ru_utime + resource.getrusage(who).ru_stime
               for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["planted", "luck", "time"])
    parser.add_argument("titles", nargs="*", default=titles())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/review"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for slug in asked.titles:
        if asked.what == "planted":
            games = planted(slug, asked.games, asked.first)
            hit = sum(one["place"] <= LARGEST for one in games)
            found: Any = {"title": slug, "games": len(games), "found": hit, "each": games}
        elif asked.what == "luck":
            found = lucks(slug, asked.games, asked.first)
        else:
            found = timed(slug)
        print(json.dumps({name: value for name, value in found.items() if name != "each"}), flush=True)
        (asked.out / f"{asked.what}-{slug}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
