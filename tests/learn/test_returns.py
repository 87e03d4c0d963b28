"""What came of a decision, seat by seat."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")


def came(actors, values, ends, rewards, seats, trust):
    from comptoir.learn.returns import returns

    found, known = returns(torch.tensor(values)[:, None], torch.tensor(actors)[:, None], torch.tensor([seats]),
                           torch.tensor(rewards)[:, None, :], torch.tensor(ends)[:, None], trust)
    return found[:, 0].tolist(), known[:, 0].tolist()


def test_with_full_trust_a_decision_is_worth_what_the_game_ended_with() -> None:
    """Anne (0) and Bob (1) move in turn; Bob's last move ends the game, which Anne wins."""
    nothing = [0.0, 0.0]
    found, known = came([0, 1, 0, 1], [0.1, 0.2, 0.3, 0.4], [False, False, False, True],
                        [nothing, nothing, nothing, [1.0, -1.0]], 2, 1.0)
    assert [row[0] for row in found] == [1.0, -1.0, 1.0, -1.0]  # the actor's own
    assert [row[1] for row in found] == [-1.0, 1.0, -1.0, 1.0]  # the other's
    assert all(all(row) for row in known)


def test_without_trust_it_is_worth_what_was_thought_at_the_next_own_decision() -> None:
    nothing = [0.0, 0.0]
    found, known = came([0, 1, 0, 1], [0.1, 0.2, 0.3, 0.4], [False] * 4, [nothing] * 4, 2, 0.0)
    assert found[0][0] == pytest.approx(0.3)
    assert found[1][0] == pytest.approx(0.4)
    assert [row[0] for row in known] == [True, True, False, False]  # nothing is known of what comes after the window


def test_chairs_that_do_not_exist_are_not_known() -> None:
    _, known = came([0, 1], [0.0, 0.0], [False, True], [[0.0] * 4, [1.0, -1.0, 0.0, 0.0]], 2, 0.9)
    assert known == [[True, True, False, False]] * 2


def test_a_new_game_in_the_same_lane_is_another_game() -> None:
    """Anne's first decision ends a game that she loses; her second belongs to the next one."""
    found, _ = came([0, 0, 0], [0.0, 0.5, 0.5], [True, False, True], [[-1.0, 1.0], [0.0, 0.0], [1.0, -1.0]], 2, 1.0)
    assert [row[0] for row in found] == [-1.0, 1.0, 1.0]
