"""PettingZoo's own tests and utilities, on every title and seat count."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir.kernel.errors import BadOption, IllegalAction

pettingzoo = pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'comptoir[research]'")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test  # noqa: E402
from pettingzoo.utils.random_demo import random_demo  # noqa: E402

import comptoir.research.pettingzoo as zoo  # noqa: E402
from comptoir.research import render  # noqa: E402

TABLES = [(slug, seats) for slug in comptoir.titles() for seats in comptoir.load(slug).seats]
CYCLES = 180  # times the seats: longer than a random game

# PettingZoo 1.27 says this of every environment that is not its own and has a mask in its observation, as its manual
# asks for. Later versions do not: https://github.com/Farama-Foundation/PettingZoo/pull/1391
FALSE_ALARMS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in FALSE_ALARMS:
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_api(title: str, seats: int) -> None:
    api_test(zoo.env(title, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_seeds(title: str, seats: int) -> None:
    seed_test(lambda: zoo.env(title, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_render(title: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resvg_py", reason="pictures need resvg-py: pip install 'comptoir[png]'")
    monkeypatch.setattr(render, "PIXELS", 90)
    seen: list[str] = []

    def is_picture(found: str) -> bool:
        seen.append(found)
        return found.startswith("<svg") and found.endswith("</svg>")

    render_test(lambda render_mode: zoo.env(title, seats=seats, render_mode=render_mode),
                custom_tests={"svg": is_picture})
    assert len(set(seen)) > 1  # the board changes


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_benchmark(title: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo measures five seconds; here they pass at each look at the clock."""

    class Clock:
        now = 0.0

        @classmethod
        def time(cls) -> float:
            cls.now += 1.0
            return cls.now

    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", Clock)
    performance_benchmark(zoo.env(title, seats=seats))


@pytest.mark.parametrize("title", comptoir.titles())
def test_pettingzoos_demo_plays_a_whole_game(title: str) -> None:
    env = zoo.env(title)
    random_demo(env, render=False)
    assert env.unwrapped.episode.actor == -1


def test_every_title_is_registered() -> None:
    for title in comptoir.titles():
        env = pettingzoo.make("aec", f"comptoir/{title.replace('-', '_')}_v0", seats=2)
        env.reset(seed=1)
        assert env.metadata["name"] == f"{title.replace('-', '_')}_v0"
        assert env.agents == ["player_0", "player_1"]


def test_options_are_the_titles_own() -> None:
    env = zoo.env("san-juan", seats=2, expansion="on", customs_cost=3)
    env.reset(seed=1)
    assert env.unwrapped.episode.state.options["customs_cost"] == 3
    with pytest.raises(BadOption, match="no option 'colour'"):
        zoo.env("san-juan", colour="red")
    with pytest.raises(BadOption, match="no render mode"):
        zoo.env("san-juan", render_mode="film")
    with pytest.raises(BadOption, match="no reward"):
        zoo.env("san-juan", reward="fame")


def test_rewards_come_at_the_end_and_sum_to_zero() -> None:
    for seed in range(3):
        for reward in ("win", "place"):
            env = finished(zoo.raw_env("golden-city", seats=4, reward=reward), seed)
            rewards = list(env.rewards.values())
            places = env.infos["player_0"]["places"]
            assert sum(rewards) == pytest.approx(0)
            assert max(rewards) == rewards[places.index(1)]
            if reward == "place" and sorted(places) == [1, 2, 3, 4]:
                assert rewards == pytest.approx([1 - 2 * (place - 1) / 3 for place in places])
            if reward == "win" and places.count(1) == 1:
                assert rewards == pytest.approx([1 if place == 1 else -1 / 3 for place in places])


def test_the_end_is_told_in_infos() -> None:
    env = finished(zoo.raw_env("puerto-rico", seats=3), 5)
    outcome = env.episode.state.outcome()
    for agent in env.agents:
        info = env.infos[agent]
        assert info["points"] == [score.points for score in outcome.scores]
        assert info["end"] == outcome.end
        assert sum(info["win_shares"]) == 1
        assert info["action_mask"].sum() == 1  # pass, so that nobody divides by nothing


def test_masks_are_those_of_the_rules() -> None:
    env = zoo.raw_env("burgundy", seats=2)
    env.reset(seed=3)
    for _ in range(30):
        agent = env.agent_selection
        legal = env.episode.state.legal()
        assert np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.infos[agent]["action_mask"]).tolist() == legal
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        env.step(legal[0])


@pytest.mark.parametrize("title", comptoir.titles())
def test_what_is_kept_stays_as_it_was(title: str) -> None:
    """Observations, masks and infos of earlier steps can be kept without a copy, and written into."""
    env, luck = zoo.raw_env(title), np.random.default_rng(2)
    env.reset(seed=2)
    kept: list[tuple[Any, ...]] = []
    for _ in range(60):
        observation, *_, info = env.last()
        arrays = (observation["observation"], observation["action_mask"], info["action_mask"])
        kept.append((arrays, [array.copy() for array in arrays], info, dict(info)))
        env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
    for arrays, copies, info, told in kept:
        assert all(np.array_equal(array, copy) for array, copy in zip(arrays, copies, strict=True))
        assert list(info) == list(told)
        assert all(info[name] is told[name] for name in told)
        assert all(array.flags.writeable for array in arrays)
    waiting = [env.infos[agent]["action_mask"] for agent in env.agents if agent != env.agent_selection]
    assert not np.any(waiting)
    assert all(mask is waiting[0] and not mask.flags.writeable for mask in waiting), "one row of zeros for all of them"


def test_an_illegal_action_ends_the_game_or_raises(caplog: pytest.LogCaptureFixture) -> None:
    bare = zoo.raw_env("san-juan", seats=2)
    bare.reset(seed=1)
    illegal = int(np.flatnonzero(bare.observe("player_0")["action_mask"] == 0)[-1])
    with pytest.raises(IllegalAction, match="is not allowed here; allowed are"):
        bare.step(illegal)
    assert bare.episode.actions == []
    env = zoo.env("san-juan", seats=2)
    env.reset(seed=1)
    env.step(illegal)
    assert "Illegal move" in caplog.text
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())


def test_a_game_that_does_not_end_is_broken_off() -> None:
    """Three who always take the last role never build and never get colonists."""
    env = zoo.raw_env("puerto-rico", seats=3, max_steps=500)
    env.reset(seed=1)
    while not env.truncations[env.agent_selection]:
        env.step(env.episode.state.legal()[-1])
    assert len(env.episode.actions) == 500
    assert set(env.rewards.values()) == {0.0}
    assert not any(env.terminations.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(zoo.raw_env("san-juan", seats=3, edition="2004")))
    env.reset(seed=1)
    assert env.episode.state.options["edition"] == "2004"
    assert env.state().shape == (3 * env.observation_space("player_0")["observation"].shape[0],)


def finished(env: zoo.raw_env, seed: int) -> zoo.raw_env:
    """A random game to its end."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        assert set(env.rewards.values()) == {0.0}
        env.step(int(luck.choice(env.episode.state.legal())))
    return env
