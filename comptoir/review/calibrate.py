"""Are the chances right? Fits the weights of `chances.json`, and measures them on games they were not fitted on.

    python -m comptoir.review.calibrate fit --games 300
    python -m comptoir.review.calibrate check --games 1000 --out build/review
    python -m comptoir.review.calibrate draw --out build/review

Every position that is looked at is one of a game between networks, every other one of which plays by likelihood instead
of by preference, so that there are games with mistakes, too."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from comptoir import load, titles
from comptoir.bots.brain import brain_of, likely
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.review import chances as c
from comptoir.review.judge import NetJudge
from comptoir.review.sight import chances_ahead

EVERY: Final = 10  # choices between two positions of one game that are looked at
EVERY_CHECKED: Final = 25
BINS: Final = 10
STEPS: Final = 25
FIT_SEED: Final = 1_000_000
CHECK_SEED: Final = 9_000_000


@dataclass(frozen=True)
class Sample:
    """Positions with what was hoped in them and what came of it; a row each."""

    actor: c.Floats  # logits of the hopes as the actor sees them
    own: c.Floats  # as each seat sees its own
    acting: c.Floats  # 1 for the seat that is to choose
    won: c.Floats


def played(game: Game, seats: int, games: int, seed: int, every: int) -> Iterator[tuple[list[State], c.Floats]]:
    """Games between networks: the positions that are looked at, and who won."""
    brain, rng = brain_of(game), np.random.default_rng(seed)
    for n in range(games):
        state, positions = game.new(seats, seed + n), []
        first = int(rng.integers(every))
        choices = 0
        while state.top:
            if state.count == 1:
                state.apply(state.offers[0])
                continue
            if choices % every == first:
                positions.append(state.clone())
            legal = state.legal()
            scores = brain.scores(brain.think(state), legal)
            place = int(rng.choice(len(legal), p=likely(scores))) if n % 2 else int(np.argmax(scores))
            state.apply(legal[place])
            choices += 1
        outcome = state.outcome()
        assert outcome is not None
        if positions:
            yield positions, c.result(outcome)


def sampled(game: Game, seats: int, games: int, seed: int) -> Sample:
    """Positions to fit weights on."""
    actors, owns, actings, wons = [], [], [], []
    for positions, won in played(game, seats, games, seed, EVERY):
        actors.append(hopes(game, seats, positions, own=False))
        owns.append(hopes(game, seats, positions, own=True))
        actings.append(c.acting(positions, seats))
        wons.append(np.tile(won, (len(positions), 1)))
    return Sample(np.concatenate(actors), np.concatenate(owns), np.concatenate(actings), np.concatenate(wons))


def hopes(game: Game, seats: int, positions: list[State], own: bool) -> c.Floats:
    brain = brain_of(game)
    if not own:
        thoughts = brain.think_all(positions)
        return c.logits(np.array([brain.hopes(thought, int(position.actor()), seats)
                                  for position, thought in zip(positions, thoughts, strict=True)]))
    found = np.empty((len(positions), seats))
    for seat in range(seats):
        found[:, seat] = [brain.hopes(thought, seat, seats)[seat] for thought in brain.think_all(positions, seat)]
    return c.logits(found)


def surprise(sample: Sample, warmth: c.Warmth) -> float:
    """How badly the chances foretell the winners: the mean of -log."""
    return surprised(c.shares(sample.actor, sample.own, sample.acting, warmth), sample.won)


def surprised(shares: c.Floats, won: c.Floats) -> float:
    return float(-(won * np.log(np.clip(shares, 1e-6, 1.0))).sum(axis=1).mean())


def fit(sample: Sample, hidden: bool) -> c.Warmth:
    """The weights that are surprised least (Newton's method: there is one best). Where nothing is hidden, seats see the
    same, and what each sees of itself has no weight."""
    columns = [sample.actor, sample.acting] + ([sample.own] if hidden else [])
    features = np.stack(columns, axis=2)
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        shares = c.softmax(features @ weights)
        mean = np.einsum("ns,nsk->nk", shares, features)
        slope = np.einsum("ns,nsk->k", sample.won - shares, features)
        bend = np.einsum("ns,nsk,nsl->kl", shares, features, features) - mean.T @ mean
        weights += np.linalg.solve(bend + 1e-6 * np.eye(len(weights)), slope)
    actor, acting, own = [*weights, 0.0][:3]
    return {"actor": round(float(actor), 3), "own": round(float(own), 3), "acting": round(float(acting), 3)}


def error(shares: c.Floats, won: c.Floats) -> tuple[float, list[tuple[float, float, int]]]:
    """The expected calibration error, and for every bin what was said, what came, and how often."""
    said, came = shares.ravel(), won.ravel()
    places = np.minimum((said * BINS).astype(int), BINS - 1)
    rows, sum_ = [], 0.0
    for place in range(BINS):
        here = places == place
        if here.any():
            rows.append((float(said[here].mean()), float(came[here].mean()), int(here.sum())))
            sum_ += float(here.mean()) * abs(rows[-1][0] - rows[-1][1])
    return sum_, rows


def hides(game: Game) -> bool:
    """Whether seats hold what others may not see."""
    state = game.new(seed=1)
    return any(state.view(seat).cells() != state.cells() for seat in range(state.seats))


def run_fit(titles: list[str], games: int) -> None:
    path = Path(__file__).with_name("chances.json")
    known = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for slug in titles:
        game = load(slug)
        for seats in game.seats:
            sample = sampled(game, seats, games, FIT_SEED)
            found = fit(sample, hides(game))
            known.setdefault(slug, {})[str(seats)] = found
            print(slug, seats, found, f"surprise {surprise(sample, found):.4f}", flush=True)
            path.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


def run_check(titles: list[str], games: int, out: Path) -> None:
    """So many games a title, spread over its numbers of seats."""
    out.mkdir(parents=True, exist_ok=True)
    for slug in titles:
        game, said, won, told = load(slug), [], [], {}
        for seats in game.seats:
            part = -(-games // len(game.seats))
            judge, shares, came = NetJudge(game, seats), [], []
            for positions, result in played(game, seats, part, CHECK_SEED, EVERY_CHECKED):
                shares.append(chances_ahead(judge, positions, CHECK_SEED))
                came.append(np.tile(result, (len(positions), 1)))
            here, there = np.concatenate(shares), np.concatenate(came)
            said.append(here.ravel())
            won.append(there.ravel())
            told[str(seats)] = {"games": part, "positions": len(here), "ece": error(here, there)[0],
                                "surprise": surprised(here, there)}
            print(slug, seats, told[str(seats)], flush=True)
        off, rows = error(np.concatenate(said), np.concatenate(won))
        found = {"title": slug, "games": sum(part["games"] for part in told.values()), "ece": off, "bins": rows,
                 "seats": told}
        (out / f"calibration-{slug}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def diagram(out: Path, picture: Path) -> None:
    """Reliability diagrams: what was said to the right, what came upwards; the area of a dot is how often."""
    size, gap, parts = 220, 40, []
    for place, slug in enumerate(titles()):
        path = out / f"calibration-{slug}.json"
        if not path.exists():
            continue
        found = json.loads(path.read_text("utf-8"))
        x, most = gap + place * (size + gap), max(n for _, _, n in found["bins"])
        dots = "".join(f'<circle cx="{x + size * said:.1f}" cy="{gap + size * (1 - came):.1f}" '
                       f'r="{2 + 7 * (n / most) ** 0.5:.1f}" fill="#7d4417" fill-opacity=".75"/>'
                       for said, came, n in found["bins"])
        parts.append(f'<rect x="{x}" y="{gap}" width="{size}" height="{size}" fill="#fffdf8" stroke="#b7aa95"/>'
                     f'<path d="M{x} {gap + size}L{x + size} {gap}" stroke="#b7aa95" stroke-dasharray="4 4"/>{dots}'
                     f'<text x="{x}" y="{gap - 10}" font-weight="600">{slug}</text>'
                     f'<text x="{x}" y="{gap + size + 18}">{found["games"]} games, error {found["ece"]:.3f}</text>')
    wide = gap + len(titles()) * (size + gap)
    picture.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {size + 2 * gap}" font-family='
                       f'"system-ui, sans-serif" font-size="13" fill="#29231b"><rect width="100%" height="100%" '
                       f'fill="#fbf6ec"/>{"".join(parts)}</svg>\n', "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["fit", "check", "draw"])
    parser.add_argument("titles", nargs="*", default=titles())
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--out", type=Path, default=Path("build/review"))
    asked = parser.parse_args()
    if asked.what == "fit":
        run_fit(asked.titles, asked.games)
    elif asked.what == "check":
        run_check(asked.titles, asked.games, asked.out)
    else:
        diagram(asked.out, asked.out / "calibration.svg")


if __name__ == "__main__":
    main()
