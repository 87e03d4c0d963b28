"""What else pip installs: other games for programs, in random play on this machine, in the same run.

Each peer is driven as its own manual does it. `decisions_per_s` is random play as the package itself runs it,
`python_per_s` an interpreted loop around its engine, `observed_per_s` the same with an observation and a mask at every
step, `pettingzoo_per_s` an AEC environment."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from comptoir.bench.timing import Figures, per_second


def catanatron(seconds: float) -> Figures:
    """Catan, four random players, played by its own loop."""
    from catanatron import Color, Game, RandomPlayer

    decisions: list[int] = []

    def work(batch: int) -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=batch)
        game.play()
        decisions.append(len(game.state.actions))
        return 1

    games = per_second(work, seconds)
    return {"games_per_s": round(games, 1), "decisions_per_s": round(games * sum(decisions) / len(decisions))}


def open_spiel(name: str) -> Callable[[float], Figures]:
    """A C++ game of OpenSpiel, driven from Python."""
    def measure(seconds: float) -> Figures:
        import pyspiel

        game = pyspiel.load_game(name)
        dice, games = random.Random(1), [0, 0]
        observe = game.get_type().provides_observation_tensor

        def work(with_observations: bool) -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, odds)[0])
                    continue
                if with_observations:
                    state.observation_tensor()
                    state.legal_actions_mask()
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
            games[0] += 1
            games[1] += decisions
            return decisions

        decisions = per_second(lambda _: work(False), seconds)
        figures = {"games_per_s": round(decisions * games[0] / games[1], 1), "decisions_per_s": round(decisions),
                   "python_per_s": round(decisions)}
        if observe:
            figures["observed_per_s"] = round(per_second(lambda _: work(True), seconds))
        return figures
    return measure


def aec_play(env: Any, seconds: float) -> Figures:
    """Random legal play in an AEC environment: an observation and a mask at every step."""
    dice, games = random.Random(1), [0, 0]

    def work(batch: int) -> int:
        env.reset(seed=batch)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(dice.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        games[0] += 1
        games[1] += decisions
        return decisions

    decisions = round(per_second(work, seconds))
    return {"games_per_s": round(decisions * games[0] / games[1], 1), "decisions_per_s": decisions,
            "observed_per_s": decisions, "pettingzoo_per_s": decisions}


def pettingzoo(name: str) -> Callable[[float], Figures]:
    """An environment of PettingZoo's classic games."""
    def measure(seconds: float) -> Figures:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return aec_play(import_module(f"pettingzoo.classic.{name}").raw_env(), seconds)
    return measure


def rlcard(name: str) -> Callable[[float], Figures]:
    """A game of RLCard with its own random agents in its own loop."""
    def measure(seconds: float) -> Figures:
        env = import_module("rlcard").make(name, config={"seed": 1})
        agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
        env.set_agents([agent] * env.num_players)
        games = [0, 0]

        def work(_: int) -> int:
            trajectories, _ = env.run(is_training=False)
            decisions = sum(len(trajectory) // 2 for trajectory in trajectories)
            games[0] += 1
            games[1] += decisions
            return decisions

        decisions = round(per_second(work, seconds))
        return {"games_per_s": round(decisions * games[0] / games[1], 1), "decisions_per_s": decisions,
                "observed_per_s": decisions}
    return measure


class Peer(NamedTuple):
    """A game of another package."""

    name: str
    needs: tuple[str, ...]  # modules
    measure: Callable[[float], Figures]

    def task(self, seconds: float) -> Callable[[Figures], None]:
        def run(results: Figures) -> None:
            results.setdefault("peers", {})[self.name] = self.measure(seconds)
        return run


class Package(NamedTuple):
    package: str
    peers: list[Peer]


PACKAGES: Final = [
    Package("catanatron", [Peer("Catanatron: Catan", ("catanatron",), catanatron)]),
    Package("open_spiel", [Peer(f"OpenSpiel: {name.replace('_', ' ')}", ("pyspiel",), open_spiel(name))
                           for name in ("backgammon", "chess", "gin_rummy", "hearts")]),
    Package("pettingzoo", [
        Peer("PettingZoo: Connect Four", ("pettingzoo", "pygame"), pettingzoo("connect_four_v3")),
        Peer("PettingZoo: chess", ("pettingzoo", "pygame", "chess"), pettingzoo("chess_v6"))]),
    Package("rlcard", [Peer("RLCard: UNO", ("rlcard",), rlcard("uno")),
                       Peer("RLCard: gin rummy", ("rlcard",), rlcard("gin-rummy"))]),
]


def installed() -> list[Peer]:
    """What can be measured here."""
    return [peer for package in PACKAGES for peer in package.peers if all(find_spec(name) for name in peer.needs)]
