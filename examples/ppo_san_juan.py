"""Learns San Juan for two with MaskablePPO against random play, and proves what it learned.

    pip install 'comptoir[train]'
    python examples/ppo_san_juan.py --steps 40000 --seeds 1 2 3 --out ppo

Everything follows from the seeds: the networks, the games they learn from and those they are tried in. While a network
learns it is tried against the random bot in games it does not learn from; every game is played from both seats, and
the pair is the unit of the intervals (Wilson, 95 %). The folder gets curve.csv, curve.png, result.json and the models.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import comptoir.research.gymnasium

ENVS = 8  # games that are learned from at the same time
STEPS = 256  # decisions of each between two updates
TRIALS = 10_000_000  # the first seed of the games it is tried in: far from those it learns from
LAST_TRIAL = TRIALS + 1_000_000
ABREAST = 50  # trial games that are played at the same time

gymnasium.register_envs(comptoir.research.gymnasium)


def make(seat: int | None, rival: str = "random") -> gymnasium.Env[Any, Any]:
    return gymnasium.make("comptoir/SanJuan-v0", seats=2, seat=seat, bots=rival, disable_env_checker=True)


class Closer(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Pays a little for every point gained on the other player, so that the end is not all there is to learn from.
    What was paid is taken back at the end: the best play stays the best (it is a potential)."""

    WEIGHT = 0.02

    def reset(self, **how: Any) -> tuple[Any, dict[str, Any]]:
        found = self.env.reset(**how)
        self._lead = self._measure()
        return found

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        lead = 0.0 if terminated or truncated else self._measure()
        reward = float(reward) + lead - self._lead
        self._lead = lead
        return observation, reward, terminated, truncated, info

    def _measure(self) -> float:
        inner: Any = self.env.unwrapped
        points = [score[0] for score in inner.episode.state.scores()]
        return self.WEIGHT * float(points[inner.seat] - points[1 - inner.seat])


def tried(model: MaskablePPO, pairs: int, first: int = TRIALS, rival: str = "random") -> dict[str, float]:
    """Win share with its interval, and lead in points, over games that are played from both seats."""
    games = [(seed, seat) for seed in range(first, first + pairs) for seat in (0, 1)]
    shares, leads = [0.0] * len(games), [0.0] * len(games)
    for start in range(0, len(games), ABREAST):
        going = {}
        for n, (seed, seat) in enumerate(games[start:start + ABREAST], start):
            env = make(seat, rival)
            going[n] = (env, *env.reset(seed=seed))
        while going:
            masks = np.stack([info["action_mask"] for _, _, info in going.values()]).astype(bool)
            chosen, _ = model.predict(np.stack([seen for _, seen, _ in going.values()]), action_masks=masks,
                                      deterministic=True)
            for n, action in zip(list(going), chosen, strict=True):
                env = going[n][0]
                seen, _, over, cut, info = env.step(action)
                going[n] = (env, seen, info)
                if over:
                    seat = info["seat"]
                    shares[n] = info["win_shares"][seat]
                    leads[n] = info["points"][seat] - info["points"][1 - seat]
                if over or cut:  # a game that does not end is not won
                    del going[n]
    share = sum(shares) / len(shares)
    low, high = wilson(share, pairs)
    return {"win_share": round(share, 4), "low": round(low, 4), "high": round(high, 4),
            "lead": round(sum(leads) / len(leads), 2)}


def wilson(share: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of a share that was seen n times. A pair of games counts as one: it varies no more than that."""
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def told(found: dict[str, float]) -> str:
    return (f"win share {found['win_share']:.3f} ({found['low']:.3f} to {found['high']:.3f}), "
            f"lead {found['lead']:+.1f} points")


class Curve(BaseCallback):
    """Tries the network now and then, and keeps what came of it."""

    def __init__(self, every: int, pairs: int) -> None:
        super().__init__()
        self.every = every
        self.pairs = pairs
        self.points: list[dict[str, float]] = []
        self.trying = 0.0  # seconds of one core that were not learning
        self._began = time.process_time()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.points) * self.every:
            self.look()

    def look(self) -> None:
        before = time.process_time()
        assert isinstance(self.model, MaskablePPO)
        found = {"steps": self.num_timesteps, "seconds": round(before - self._began - self.trying, 1),
                 **tried(self.model, self.pairs)}
        self.trying += time.process_time() - before
        self.points.append(found)
        print(f"{found['steps']:>8,.0f} decisions, {found['seconds']:>5.0f} s: {told(found)}", flush=True)


def learn(steps: int, seed: int, every: int, pairs: int) -> tuple[MaskablePPO, Curve]:
    torch.set_num_threads(1)  # the same sums on every machine
    games = DummyVecEnv([lambda: Closer(make(None)) for _ in range(ENVS)])
    games.seed(seed)
    model = MaskablePPO("MlpPolicy", games, seed=seed, n_steps=STEPS, batch_size=512, n_epochs=4, learning_rate=5e-4,
                        gamma=0.997, gae_lambda=0.95, ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]},
                        device="cpu")
    curve = Curve(every, pairs)
    model.learn(steps, callback=curve)
    curve.look()
    return model, curve


def write_curves(curves: dict[int, list[dict[str, float]]], folder: Path) -> None:
    with open(folder / "curve.csv", "w", newline="") as file:
        table = csv.DictWriter(file, ["seed", *next(iter(curves.values()))[0]])
        table.writeheader()
        table.writerows([{"seed": seed, **point} for seed, points in curves.items() for point in points])
    try:
        import matplotlib
    except ImportError:
        print("no curve.png: it needs matplotlib")
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for (seed, points), mark in zip(curves.items(), "os^Dvx*P" * len(curves), strict=False):
        steps = [point["steps"] / 1000 for point in points]
        axes.fill_between(steps, [point["low"] for point in points], [point["high"] for point in points], alpha=0.15,
                          linewidth=0)
        axes.plot(steps, [point["win_share"] for point in points], marker=mark, markersize=4, label=f"seed {seed}")
    axes.axhline(0.5, color="grey", linewidth=1, linestyle="--")
    axes.set(xlabel="thousand decisions", ylabel="win share against random", ylim=(0, 1.02),
             title="San Juan, two seats: MaskablePPO")
    axes.legend(loc="lower right", frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(folder / "curve.png", dpi=120)


def main() -> None:
    ask = argparse.ArgumentParser(description="MaskablePPO learns San Juan for two.")
    ask.add_argument("--steps", type=int, default=40_000, help="decisions to learn from")
    ask.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3], help="one network is learned for each")
    ask.add_argument("--every", type=int, default=5_000, help="decisions between two trials")
    ask.add_argument("--pairs", type=int, default=40, help="games of a trial, each played from both seats")
    ask.add_argument("--final-pairs", type=int, default=250, help="games of the last trial")
    ask.add_argument("--out", type=Path, default=Path("ppo"))
    asked = ask.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    curves: dict[int, list[dict[str, float]]] = {}
    results = []
    for seed in asked.seeds:
        model, curve = learn(asked.steps, seed, asked.every, asked.pairs)
        model.save(asked.out / f"model-{seed}")
        curves[seed] = curve.points
        last = {rival: tried(model, asked.final_pairs, LAST_TRIAL, rival) for rival in ("random", "greedy")}
        seconds, games = curve.points[-1]["seconds"], 2 * asked.final_pairs
        results.append({"seed": seed, "steps": model.num_timesteps, "seconds": seconds, "games": games, **last})
        print(f"seed {seed}: learned in {seconds:.0f} s of one core; {games} games:")
        for rival, found in last.items():
            print(f"  against {rival}: {told(found)}", flush=True)
    write_curves(curves, asked.out)
    command = f"python examples/ppo_san_juan.py --steps {asked.steps} --seeds {' '.join(map(str, asked.seeds))}"
    (asked.out / "result.json").write_text(json.dumps({"command": command, "results": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
