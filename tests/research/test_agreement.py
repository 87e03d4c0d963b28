"""Equal seeds give equal episodes in every interface, and the record that a match has."""

from __future__ import annotations

import numpy as np
import pytest

import comptoir
from comptoir.arena.match import bot_seed, play_match
from comptoir.bots import make_bot

zoo = pytest.importorskip("comptoir.research.pettingzoo", reason="needs PettingZoo: pip install 'comptoir[research]'",
                          exc_type=ModuleNotFoundError)
gym = pytest.importorskip("comptoir.research.gymnasium", reason="needs Gymnasium: pip install 'comptoir[research]'",
                          exc_type=ModuleNotFoundError)
spiel = pytest.importorskip("comptoir.research.openspiel", reason="needs OpenSpiel: pip install 'comptoir[openspiel]'",
                            exc_type=ModuleNotFoundError)
pyspiel = pytest.importorskip("pyspiel")

TABLES = [(slug, seats) for slug in comptoir.titles() for seats in comptoir.load(slug).seats]
SEED = 11


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_all_interfaces_play_the_game_of_a_match(title: str, seats: int) -> None:
    match = play_match(comptoir.load(title), ["random"] * seats, seed=SEED)
    lines = match.record.lines()[1:]  # all but the header, which has the names

    env = zoo.raw_env(title, seats=seats)
    env.reset(seed=SEED)
    seen = []
    for move in match.record.moves:
        assert env.agent_selection == f"player_{move.by}"
        if move.by == 0:
            seen.append(env.observe("player_0"))
        env.step(env.game.actions.id(move.do))
    assert env.record().lines()[1:] == lines

    one = gym.SeatEnv(title, seats=seats, seat=0, bots="random")
    observation, info = one.reset(seed=SEED)
    learner = make_bot("random", one.game, bot_seed(SEED, 0))
    over, n, reward = False, 0, 0.0
    while not over:
        assert (observation == seen[n]["observation"]).all()
        assert (info["action_mask"] == seen[n]["action_mask"]).all()
        action = learner.choose(one.episode.state.view(0), one.episode.state.legal())
        observation, reward, over, _, info = one.step(np.int64(action))
        n += 1
    assert n == len(seen)
    assert one.record().lines()[1:] == lines
    assert reward == env.rewards["player_0"]

    state = pyspiel.load_game(spiel.game_name(title), {"seats": seats}).new_initial_state()
    moves = iter(match.record.moves)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(spiel.seeded_outcome(state, SEED))
        else:
            state.apply_action(state.string_to_action(next(moves).do))
    assert next(moves, None) is None
    assert state.position.key() == match.record.state.key()
    assert state.returns() == list(env.rewards.values())


def test_games_without_a_seed_follow_from_the_last_seed() -> None:
    for env in (zoo.env("golden-city", seats=2), gym.SeatEnv("golden-city", seats=2)):
        seeds = []
        for _ in range(2):
            env.reset(seed=1)
            seeds.append([env.unwrapped.episode.seed])
            for _ in range(3):
                env.reset()
                seeds[-1].append(env.unwrapped.episode.seed)
        assert seeds[0] == seeds[1]
        assert len(set(seeds[0])) == 4
