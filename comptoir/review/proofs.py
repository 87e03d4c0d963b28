"""Is the analyst worth believing? Figures for docs/review.md.

    python -m comptoir.review.proofs planted san-juan --games 200 --out build/review
    python -m comptoir.review.proofs luck san-juan --games 100 --out build/review
    python -m comptoir.review.proofs time --out build/review

planted: in games between networks one decision is replaced by a bad one, and the review has to find it among the three
largest losses of its seat. luck: what draws moved, over many games, averages to nothing. time: whole reviews.

Every game is a line of a file, written as soon as it is over: a run that was broken off goes on where it was. Games of
another judge (a network learned, its scale was fitted anew) are played again."""

from __future__ import annotations

import argparse
import json
import random
import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from comptoir import load, titles
from comptoir.bots import make_bot
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY
from comptoir.review.analyst import Analyst, missing
from comptoir.review.chances import WHOLE, warmth_of
from comptoir.review.judge import Judge, judge_of
from comptoir.review.look import LUCKS, ROUNDS, play_on
from comptoir.review.names import BELOW, MISTAKE
from comptoir.review.working import studied_by

LONG: Final = 10 * ROUNDS  # the search that chooses the bad decision
BAD: Final = dict(BELOW)[MISTAKE]  # chance to win that the worst way must cost by it: a blunder, then
LARGEST: Final = 3
SEEDS: Final = 40_000_000
# Who plays where mistakes are planted: the seat that gets one, and the others. Late in a game of Puerto Rico a network
# without a search makes some of its own, and they would be found instead.
STRONG: Final = {"puerto-rico": ("net:iterations=1000", "net:iterations=200")}

Found = dict[str, Any]


def game_between_nets(game: Game, seed: int, players: list[str] | None = None) -> Record:
    record = Record(game, seats=game.default_seats, seed=seed)
    play_out(record, players or ["net"] * game.default_seats)
    return record


def play_out(record: Record, players: list[str]) -> None:
    bots = {name: make_bot(name, record.game) for name in players}
    while record.state.top:
        seat, legal = int(record.state.actor()), record.state.legal()
        record.play(record.game.actions.text(bots[players[seat]].choose(record.state.view(seat), legal)))


def strong(game: Game) -> tuple[str, str]:
    return STRONG.get(game.slug, ("net", "net"))


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
    if max(short.values()) - min(short.values()) < BAD / 2:
        return order[0], 0.0  # the long search would not make it a blunder
    finalists = list(dict.fromkeys([*order[:2], order[-1]]))  # the worst of all at first, and the best to compare
    long = worth(finalists, ROUNDS, LONG)
    mean = {action: (short[action] + long[action]) / LONG for action in finalists}
    worst = min(finalists, key=lambda action: mean[action])
    return worst, max(mean.values()) - mean[worst]


def plant(game: Game, n: int) -> Found:
    """One game: where the bad decision was planted, what it costs, and which place its loss has in the review."""
    luck, seats, (one, others) = random.Random(n), game.default_seats, strong(game)
    chosen = NOBODY if one == others else n % seats  # whose decision it will be; anybody's if all play alike
    players = [one if seat == chosen else others for seat in range(seats)]
    whole = game_between_nets(game, SEEDS + n, players)
    judge = judge_of(game, seats)
    moves = luck.sample(range(len(whole.moves)), len(whole.moves))
    if chosen != NOBODY:  # somebody else's only where all that seat could do was nearly as good
        moves.sort(key=lambda move: whole.moves[move].by != chosen)
    for move in moves:
        record = Record(game, seats=seats, seed=SEEDS + n)
        for earlier in whole.moves[:move]:
            record.play(earlier.do)
        if len(record.state.legal()) < 2:
            continue
        worst, cost = worst_way(judge, record, n * LUCKS)
        if cost >= BAD and game.actions.text(worst) != whole.moves[move].do:  # or nothing would be replaced
            break
    else:
        raise LookupError(f"in game {n} nobody could have made a blunder")
    seat = int(record.state.actor())
    record.play(game.actions.text(worst))
    play_out(record, players)
    analyst = Analyst(record)
    losses = {m: analyst.weigh(m)["loss"] for m, position in enumerate(analyst.positions[:-1])
              if record.moves[m].by == seat and position.count > 1}
    place = 1 + sum(loss > losses[move] for loss in losses.values())
    return {"move": move, "cost": round(cost, 4), "loss": losses[move] / WHOLE, "place": place, "of": len(losses)}


def luck_of(game: Game, n: int) -> Found:
    """The luck of all draws of one game, seat by seat."""
    record = game_between_nets(game, SEEDS + 500_000 + n)
    analyst = Analyst(record)
    review = analyst.sight()
    rows = [analyst.luck(review, m) for m, move in enumerate(record.moves) if move.drawn]
    return {"luck": [sum(row[seat] for row in rows) / WHOLE for seat in range(analyst.seats)]}


def mean_luck(games: list[Found]) -> list[dict[str, float]]:
    """For each chair, with the interval that holds the truth in 95 of 100."""
    means = []
    for column in zip(*(one["luck"] for one in games), strict=True):
        mean = sum(column) / len(column)
        error = (sum((one - mean) ** 2 for one in column) / max(1, len(column) - 1) / len(column)) ** 0.5
        means.append({"mean": mean, "low": mean - 1.96 * error, "high": mean + 1.96 * error})
    return means


def judge_named(game: Game) -> str:
    """Another network, or another scale, and the name is another."""
    seats = game.default_seats
    return f"{judge_of(game, seats).name} {json.dumps(warmth_of(game.slug, seats))}"


def kept_or_played(path: Path, game: Game, games: int, play: Callable[[Game, int], Found]) -> list[Found]:
    judge, done = judge_named(game), {}
    if play is plant and game.slug in STRONG:
        judge += " " + " among ".join(strong(game))
    if path.exists():
        lines = (json.loads(line) for line in path.read_text("utf-8").splitlines())
        done = {line["game"]: line for line in lines if line["judge"] == judge}
    with path.open("a", encoding="utf-8") as file:
        for n in range(games):
            if n not in done:
                done[n] = {"game": n, "judge": judge, **play(game, n)}
                file.write(json.dumps(done[n]) + "\n")
                file.flush()
                print(game.slug, done[n], flush=True)
    return [done[n] for n in range(games)]


def timed(slug: str, processes: int = 2) -> Found:
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
    parser.add_argument("--out", type=Path, default=Path("build/review"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for slug in asked.titles:
        game, path = load(slug), asked.out / f"{asked.what}-{slug}.jsonl"
        if asked.what == "planted":
            places = [one["place"] for one in kept_or_played(path, game, asked.games, plant)]
            found: Found = {"found": sum(place <= LARGEST for place in places), "largest": places.count(1)}
        elif asked.what == "luck":
            found = {"seats": mean_luck(kept_or_played(path, game, asked.games, luck_of))}
        else:
            found = timed(slug)
        print(json.dumps({"title": slug, "games": asked.games, **found}), flush=True)


if __name__ == "__main__":
    main()
