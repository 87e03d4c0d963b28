"""What a seat may not know changes nothing in what it is given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import OVER, State
from comptoir.research.node import Node

zoo = pytest.importorskip("comptoir.research.pettingzoo", reason="needs PettingZoo: pip install 'comptoir[research]'",
                          exc_type=ModuleNotFoundError)
gym = pytest.importorskip("comptoir.research.gymnasium", reason="needs Gymnasium: pip install 'comptoir[research]'",
                          exc_type=ModuleNotFoundError)

TABLES = [(slug, seats) for slug in comptoir.titles() for seats in (2, max(comptoir.load(slug).seats))]
HIDDEN = {"san-juan", "golden-city"}  # where players hold what others do not see


def worlds(state: State, seat: int) -> Iterator[State]:
    """Positions that this seat cannot tell from this one."""
    for seed in range(2):
        yield state.view(seat).determinize(Chance(seed))


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_observations_do_not_depend_on_what_is_hidden(title: str, seats: int) -> None:
    env, one = zoo.raw_env(title, seats=seats, render_mode="svg"), gym.SeatEnv(title, seats=seats, render_mode="ansi")
    env.reset(seed=8)
    one.reset(seed=8)
    luck, different, n = Random(8), 0, 0
    while env.episode.actor != OVER:
        n += 1
        if n % 40 == 0:
            different += compare(env, one)
        env.step(luck.choice(env.episode.state.legal()))
    assert different > 0 or title not in HIDDEN


def compare(env: Any, one: Any) -> int:
    """Show both environments other worlds; how many of them really were others."""
    true, actor, different = env.episode.state, env.episode.actor, 0
    for seat in range(env.seats):
        one.seat = seat
        shown = given(env, one, true, seat, pictures=seat == actor)
        for world in worlds(true, seat):
            different += world.key() != true.key()
            other = given(env, one, world, seat, pictures=seat == actor)
            assert all(np.array_equal(a, b) for a, b in zip(shown, other, strict=True))
    env.episode.state = true
    return different


def given(env: Any, one: Any, state: State, seat: int, pictures: bool) -> list[Any]:
    """All that the environments tell a seat in a position."""
    env.episode.state = one.episode.state = state
    told = env.observe(f"player_{seat}")
    found = [told["observation"], told["action_mask"], env.episode.mask(seat), one.episode.observe(seat),
             one._info(None)["action_mask"], one.action_masks()]
    return [*found, env.render(), one.render()] if pictures else found


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_information_does_not_depend_on_what_is_hidden(title: str, seats: int) -> None:
    """Resampled, a state has the same information for the seat, and goes on having it under what it sees."""
    game = comptoir.load(title)
    node = Node(title, game.new(seats, seed=4))
    luck = Random(4)
    for n in range(120):
        if node.state.actor() == OVER:
            break
        if n % 20 == 0:
            for seat in range(seats):
                for seed in range(2):
                    other = node.resampled(seat, seed)
                    assert other.information(seat) == node.information(seat)
                    assert other.state.view(seat).key() == node.state.view(seat).key()
        node = node.after(luck.choice(node.state.legal()))


def test_a_position_sampled_for_a_seat_has_open_luck() -> None:
    """Or else whoever searches in it could look ahead."""
    node = Node("san-juan", comptoir.load("san-juan").new(2, seed=4)).resampled(0, 1)
    assert node.state.chance.left_open
