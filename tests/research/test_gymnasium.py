"""Gymnasium's own checks, on every title and seat count; bots in the other seats."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir.bots import Bot
from comptoir.kernel.errors import BadOption, IllegalAction

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'comptoir[research]'")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import comptoir.research.gymnasium as gym  # noqa: E402
from comptoir.research import render  # noqa: E402

TABLES = [(slug, seats) for slug in comptoir.titles() for seats in comptoir.load(slug).seats]
IDS = {slug: f"comptoir/{slug.title().replace('-', '')}-v0" for slug in comptoir.titles()}


@pytest.fixture(autouse=True)
def warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_check_env(title: str, seats: int) -> None:
    check_env(gymnasium.make(IDS[title], seats=seats, seat=seats - 1).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("title", comptoir.titles())
def test_check_env_with_pictures(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resvg_py", reason="pictures need resvg-py: pip install 'comptoir[png]'")
    monkeypatch.setattr(render, "PIXELS", 90)
    check_env(gymnasium.make(IDS[title]).unwrapped)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_whole_game(title: str, seats: int) -> None:
    env = gymnasium.make(IDS[title], seats=seats, seat=None)
    _, info = env.reset(seed=4)
    over = False
    while not over:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert over or reward == 0
    assert -1 <= reward <= 1
    assert (reward == 1) == (info["win_shares"][info["seat"]] == 1)


@pytest.mark.parametrize("title", comptoir.titles())
def test_vectors(title: str) -> None:
    envs = gymnasium.make_vec(IDS[title], num_envs=3, seats=2, seat=None)
    observations, infos = envs.reset(seed=1)
    for _ in range(10):
        assert observations.shape == envs.observation_space.shape
        chosen = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
        observations, _, _, _, infos = envs.step(np.array(chosen))
    assert len({row.tobytes() for row in observations}) == 3  # different games
    envs.close()


@pytest.mark.parametrize("title", comptoir.titles())
def test_what_is_kept_stays_as_it_was(title: str) -> None:
    """Observations and infos of earlier steps can be kept without a copy."""
    env, kept = gym.SeatEnv(title, seats=2), []
    observation, info = env.reset(seed=3)
    for _ in range(30):
        kept.append((observation, observation.copy(), info["action_mask"], info["action_mask"].copy()))
        observation, _, over, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[-1]))
        if over:
            break
    assert len(kept) > 10
    for observation, before, mask, mask_before in kept:
        assert np.array_equal(observation, before)
        assert np.array_equal(mask, mask_before)


def test_any_seat_takes_every_seat() -> None:
    env = gym.SeatEnv("golden-city", seats=4, seat=None)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_bots_sit_clockwise_from_the_left() -> None:

    class First(Bot):
        """Takes the lowest id, and notes for whom."""

        def __init__(self, game: Any, called: str) -> None:
            super().__init__(game)
            self.name = called
            self.seats: set[int] = set()

        def choose(self, view: Any, legal: Sequence[int], limit: Any = None) -> int:
            self.seats.add(int(view.actor()))
            return legal[0]

    game = comptoir.load("puerto-rico")
    bots = [First(game, "left"), First(game, "right")]
    env = gym.SeatEnv("puerto-rico", seats=3, seat=1, bots=bots)
    env.reset(seed=2)
    for _ in range(5):
        env.step(np.int64(env.episode.state.legal()[0]))
    assert [bot.seats for bot in bots] == [{2}, {0}]
    assert env.record().names == ["bot:right", "learner", "bot:left"]


def test_a_game_that_does_not_end_is_broken_off() -> None:
    """One who always takes the last role can be kept waiting."""
    env = gym.SeatEnv("puerto-rico", seats=2, max_steps=40)
    env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        _, reward, over, cut, _ = env.step(np.int64(env.episode.state.legal()[-1]))
    assert (reward, over, cut, len(env.episode.actions)) == (0.0, False, True, 40)
    with pytest.raises(IllegalAction, match="call reset"):
        env.step(np.int64(env.episode.state.legal()[0]))


def test_an_illegal_action_ends_the_episode() -> None:
    env = gym.SeatEnv("san-juan", seats=2)
    _, info = env.reset(seed=1)
    _, reward, over, cut, info = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(IllegalAction, match="call reset"):
        env.step(np.int64(1))


@pytest.mark.parametrize(("how", "why"), [
    ({"seat": 2}, "there is no seat 2"), ({"bots": "genius"}, "no bot is called 'genius'"),
    ({"bots": ["random", "random"]}, "2 bots for 1 other seats"), ({"seats": 9}, "is not played by 9")])
def test_what_cannot_be_is_refused(how: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        gym.SeatEnv("san-juan", **{"seats": 2, **how})
