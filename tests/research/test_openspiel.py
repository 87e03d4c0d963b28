"""OpenSpiel's own tests and algorithms, on every title and seat count."""

from __future__ import annotations

import os
import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir.kernel.errors import BadOption

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'comptoir[openspiel]'")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # noqa: E402

import comptoir.research.openspiel as spiel  # noqa: E402
from comptoir.kernel.chance import OPEN  # noqa: E402
from comptoir.research.node import Node  # noqa: E402

TABLES = [(slug, seats) for slug in comptoir.titles() for seats in comptoir.load(slug).seats]
KEPT = Path(__file__).parent / "playthroughs"


def table(title: str, seats: int = 2) -> Any:
    return pyspiel.load_game(spiel.game_name(title), {"seats": seats})


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_random_simulation(title: str, seats: int) -> None:
    pyspiel.random_sim_test(table(title, seats), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_playthrough(title: str, seats: int) -> None:
    """Every answer of the interface along one game is as it was. When it should not be:
    COMPTOIR_WRITE=1 pytest tests/research/test_openspiel.py"""
    path = KEPT / f"{title.replace('-', '_')}_{seats}.txt"
    name, plain = f"{spiel.game_name(title)}(seats={seats})", "observer(tensor=False)"
    if os.environ.get("COMPTOIR_WRITE") == "1":
        path.write_text(generate_playthrough.playthrough(name, None, observation_params_string=plain, seed=1))
    kept = path.read_text()
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", kept, re.MULTILINE)]
    again = generate_playthrough.playthrough(name, actions, observation_params_string=plain, seed=1)
    assert again.splitlines() == kept.splitlines()


class Flat(mcts.Evaluator):
    """Expects nothing of any position: search is then quick."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("title", comptoir.titles())
def test_ismcts_plays_a_whole_game(title: str) -> None:
    assert sum(against_random(title, Flat(), simulations=2, seed=1)) == pytest.approx(0)


def test_ismcts_with_rollouts_plays_a_whole_game() -> None:
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert sum(against_random("golden-city", rollouts, simulations=4, seed=1)) == pytest.approx(0)


def against_random(title: str, evaluator: Any, simulations: int, seed: int) -> list[float]:
    """OpenSpiel's IS-MCTS in seat 0, random play in the other."""
    game, luck = table(title), np.random.RandomState(seed)
    searcher = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, luck))
        else:
            state.apply_action(searcher.step(state) if state.current_player() == 0
                               else luck.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("title", comptoir.titles())
def test_all_luck_is_chance_nodes(title: str) -> None:
    """The first deal too: two games with the same actions and outcomes are the same."""
    state, luck = table(title).new_initial_state(), np.random.RandomState(3)
    assert state.is_chance_node()
    draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draws += 1
            state.apply_action(drawn(state, luck))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert draws == sum(state.position.draws)
    again = table(title).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize("title", comptoir.titles())
def test_a_state_is_json_and_pickle(title: str) -> None:
    game = table(title)
    for state in positions(game, 5, every=40):
        assert str(game.new_initial_state(state.to_json())) == str(state)
        assert str(game.new_initial_state(state.to_dict())) == str(state)
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        for seat in range(2):
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert state.to_observation_struct(seat).to_dict() == state.position.view(seat).to_json()


def test_a_game_that_does_not_end_is_broken_off() -> None:
    state = next(state for state in positions(table("puerto-rico", 3), 1, every=1) if not state.is_chance_node())
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    decisions = [one for one in state.full_history() if one.player >= 0]
    assert len(decisions) == state.get_game().max_game_length()
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_actions_have_their_texts() -> None:
    state = next(state for state in positions(table("puerto-rico"), 1, every=1) if not state.is_chance_node())
    role = state.legal_actions()[0]
    assert state.action_to_string(role) == "role:settler"
    assert state.string_to_action("role:settler") == role
    assert state.action_to_struct(role).to_dict() == {"do": "role:settler"}
    assert state.struct_to_actions(state.action_to_struct(role)) == [role]


def test_a_name_says_seats_options_and_reward() -> None:
    game = pyspiel.load_game("python_burgundy(seats=3,boards='3;1;2',reward=place,tiebreak=most-empty)")
    assert game.num_players() == 3
    assert game.options["boards"] == "3,1,2"
    again = pyspiel.load_game(str(game))
    assert (str(again), again.options) == (str(game), game.options)
    assert str(pyspiel.load_game("python_puerto_rico(balance='2002')")) == "python_puerto_rico()"
    with pytest.raises(BadOption, match="is not played by 7"):
        spiel.SpielGame.__subclasses__()[0]({"seats": 7})


def test_information_is_what_was_seen_and_done() -> None:
    """Another's secret draw changes nothing one knows; one's own does."""
    game = table("san-juan")
    one, other = game.new_initial_state(), game.new_initial_state()
    one.apply_action(0)
    other.apply_action(1)
    assert one.action_to_string(0).startswith("hand_0:")
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(1) != game.new_initial_state().information_state_string(1)


def test_information_remembers() -> None:
    """Two ways to the same view are not the same to one who chose between them, nor to one who looked on."""
    ways = []
    for text, coin in (("take:1", 1), ("take:2", 0)):  # heads give one pebble more
        game = comptoir.load("null-game")
        node = Node("null-game", game.new(2, chance=OPEN)).after(1).after(2)
        ways.append(node.after(game.actions.id(text)).after(coin))
    one, other = ways
    for seat in range(2):
        assert one.state.view(seat).key() == other.state.view(seat).key()
        assert one.information(seat) != other.information(seat)


def test_observers() -> None:
    game = table("san-juan")
    state = list(positions(game, 2, every=60))[1]
    whole = make_observation(game)
    whole.set_from(state, 1)
    assert (whole.tensor == game.title.encode(state.position.view(1), 1)).all()
    assert (np.array(state.observation_tensor(1), np.float32) == whole.tensor).all()
    public = make_observation(game, pyspiel.IIGObservationType(public_info=True, perfect_recall=False,
                                                               private_info=pyspiel.PrivateInfoType.NONE))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    private = make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    assert private.string_from(state, 0) != private.string_from(state, 1)
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.tensor is None
    assert recall.string_from(state, 0) == state.information_state_string(0)
    with pytest.raises(ValueError, match="observers have no parameters but tensor"):
        game.make_py_observer(None, {"colour": True})


def positions(game: Any, seed: int, every: int) -> Any:
    """Every n-th state of a random game, and the last."""
    state, luck = game.new_initial_state(), np.random.RandomState(seed)
    n = 0
    while not state.is_terminal():
        if n % every == 0:
            yield state.clone()
        state.apply_action(drawn(state, luck) if state.is_chance_node() else luck.choice(state.legal_actions()))
        n += 1
    yield state


def drawn(state: Any, luck: np.random.RandomState) -> int:
    """What comes at a chance node."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    assert sum(odds) == pytest.approx(1)
    return int(luck.choice(outcomes, p=odds))
