"""A game between bots."""

from __future__ import annotations

import pytest

from comptoir import load
from comptoir.arena.match import bot_seed, play_match
from comptoir.bots import Bot, make_bot
from comptoir.kernel.errors import BadOption

GAME = load("puerto-rico")


def test_the_same_seed_gives_the_same_game():
    one, other = [play_match(GAME, ["greedy", "random", "greedy"], seed=8).record.to_text() for _ in range(2)]
    assert one == other


def test_the_record_names_the_bots_and_can_be_verified():
    match = play_match(GAME, ["random", "greedy"], seed=1, options={"balance": "swap"})
    assert match.record.names == ["bot:random", "bot:greedy"]
    assert match.record.options == {"balance": "swap"}
    assert match.record.verify() > 0
    assert match.decisions == len(match.record.moves)
    assert match.faults == []


def test_greedy_beats_random_from_every_seat():
    wins = 0.0
    for game in range(36):
        seat = game % 3
        bots = ["random"] * 3
        bots[seat] = "greedy"
        winners = play_match(GAME, bots, seed=100 + game // 3).outcome.winners
        wins += (seat in winners) / len(winners)
    assert wins > 24  # a third would be 12


class Broken(Bot):
    """Fails, then wants what is not allowed."""

    name = "broken"

    def __init__(self) -> None:
        super().__init__(GAME)
        self.asked = 0

    def choose(self, view, legal, limit=None):
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("out of ideas")
        return -1 if self.asked == 2 else legal[-1]


def test_a_bot_that_fails_loses_its_choice_and_the_result_says_so():
    match = play_match(GAME, [Broken(), make_bot("random", GAME), make_bot("random", GAME)], seed=4)
    assert [fault.seat for fault in match.faults] == [0, 0]
    assert "out of ideas" in match.faults[0].why
    assert "not legal" in match.faults[1].why
    assert match.record.moves[match.faults[0].move].do == "role:settler"  # the lowest legal id


def test_there_must_be_a_bot_for_each_seat():
    with pytest.raises(BadOption, match="2 bots for 3 seats"):
        play_match(GAME, ["random", "random"], 3)


def test_bots_cannot_guess_the_seed_of_the_game():
    assert len({bot_seed(seed, seat) for seed in range(50) for seat in range(5)}) == 250
    assert bot_seed(7, 0) != 7
