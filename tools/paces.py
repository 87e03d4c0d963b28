"""What tools/ratio.py measures, in the process of one build: it is asked `what title`, does a little of it, and answers
how many a second. Old builds must be able to do this too, so it asks for nothing new."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from time import process_time

import comptoir
from comptoir.search import playout

GAMES = 20  # of the quickest title a few milliseconds: short enough to stay undisturbed
WARM_UP = 150  # steps, so that a batch holds games at all stages
TURNS = 30  # then the same games begin again
MANY = 64  # lanes: so many games are at all stages, and one turn is like another
STEPS = 4096  # of all lanes together, in a turn
DECISIONS = 120
ITERATIONS = 400


def play(slug: str) -> Iterator[float]:
    """Decisions of random play, inside the engine."""
    game = comptoir.load(slug)
    options = game.checked_options(game.default_seats, None)
    while True:
        start = process_time()
        decisions = playout.many(game.start, game.default_seats, options, 0, GAMES)
        yield decisions / (process_time() - start)


def batch(slug: str, lanes: str) -> Iterator[float]:
    """Steps of so many games together, observations and masks with them; the actions were chosen before."""
    from comptoir.research.batch import Batch

    games, rows = Batch(slug, int(lanes), seed=1), []
    turn = max(2, STEPS // games.n)
    turns = TURNS if games.n > MANY else 1  # few games: the same steps every time, for the best turn is what counts
    for _ in range(WARM_UP + turns * turn):
        rows.append(games.random_actions())
        games.step(rows[-1])
    while True:
        games.reset()
        for row in rows[:WARM_UP]:
            games.step(row)
        for first in range(WARM_UP, len(rows), turn):
            start = process_time()
            for row in rows[first:first + turn]:
                games.step(row)
            yield turn * games.n / (process_time() - start)


def encode(slug: str) -> Iterator[float]:
    """Features of a view in the middle of a game, asked for from Python."""
    from comptoir.bench.ours import middle

    game = comptoir.load(slug)
    state = middle(slug, game.default_seats)
    seat = int(state.actor())
    view = state.view(seat)
    while True:
        start = process_time()
        for _ in range(DECISIONS):
            game.encode(view, seat)
        yield DECISIONS / (process_time() - start)


def search(slug: str) -> Iterator[float]:
    """Iterations of the bot that searches, in the middle of a game."""
    from comptoir.bench.ours import middle
    from comptoir.bots.mcts import Mcts

    game = comptoir.load(slug)
    state = middle(slug, game.default_seats)
    view = state.view(int(state.actor()))
    while True:
        bot = Mcts(game, 1, iterations=ITERATIONS)
        start = process_time()
        bot.choose(view, view.legal())
        yield bot.done / (process_time() - start)


def pettingzoo(slug: str) -> Iterator[float]:
    """Steps of one game: `last` and `step`, not what a player does between them."""
    from comptoir.research.pettingzoo import raw_env

    env, dice, seed = raw_env(slug), random.Random(1), 0
    while True:
        env.reset(seed=seed % TURNS)
        dice.seed(seed % TURNS)
        seed += 1
        spent, steps, over = 0.0, 0, False
        while steps < DECISIONS and not over:
            start = process_time()
            observation, _, over, _, _ = env.last()
            between = process_time()
            if not over:
                action = dice.choice(observation["action_mask"].nonzero()[0].tolist())
                again = process_time()
                env.step(action)
                spent += between - start + process_time() - again
                steps += 1
        yield steps / spent


def gymnasium(slug: str) -> Iterator[float]:
    """Steps of the learner, random bots in the other seats with them."""
    from comptoir.research.gymnasium import SeatEnv

    env, dice, seed = SeatEnv(slug), random.Random(1), 0
    while True:
        _, info = env.reset(seed=seed % TURNS)
        dice.seed(seed % TURNS)
        seed += 1
        spent, steps, over = 0.0, 0, False
        while steps < DECISIONS // 2 and not over:
            action = dice.choice(info["action_mask"].nonzero()[0].tolist())
            start = process_time()
            _, _, over, _, info = env.step(action)  # type: ignore[arg-type]
            spent += process_time() - start
            steps += 1
        yield steps / spent


PACES = {pace.__name__: pace for pace in (play, batch, encode, search, pettingzoo, gymnasium)}


def main() -> None:
    if not comptoir.compiled():
        sys.exit("this one is not compiled")
    asked: dict[str, Iterator[float]] = {}
    for line in sys.stdin:
        if line not in asked:
            what, slug = line.split()
            name, *how = what.split(":")
            asked[line] = PACES[name](slug, *how)
        print(next(asked[line]), flush=True)


if __name__ == "__main__":
    main()
