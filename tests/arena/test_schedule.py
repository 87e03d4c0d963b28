"""Who sits where: everybody on every chair equally often, with the same luck."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.arena.played import play_match_of
from comptoir.arena.schedule import Plan, make_plan
from comptoir.kernel.errors import BadOption

BOTS = ["random", "greedy", "greedy:noise=1", "greedy:noise=2", "greedy:noise=3"]


def plan(bots, seats, games=1, title="puerto-rico", seed=7):
    return make_plan(title, bots, games=games, seed=seed, seats=seats)


@pytest.mark.parametrize(("bots", "seats", "block"), [
    (1, 4, 1), (2, 2, 2), (2, 3, 3), (2, 4, 6), (2, 5, 10), (3, 3, 6), (3, 4, 12), (4, 4, 24),
    (3, 5, 5), (4, 5, 5), (5, 5, 5)])
def test_a_block_has_every_seating_or_a_round_of_rotations(bots, seats, block):
    made = plan(BOTS[:bots], seats)
    assert made.block == block == made.games
    seatings = [made.seating(game) for game in range(block)]
    assert len(set(seatings)) == block
    for bot in range(bots):
        chairs = [Counter(seating[seat] for seating in seatings)[bot] for seat in range(seats)]
        assert len(set(chairs)) == 1, f"bot {bot} is not on every chair equally often: {chairs}"


def test_fewer_bots_than_seats_are_filled_up_in_turn():
    assert [plan(BOTS[:2], 4).bots[bot] for bot in plan(BOTS[:2], 4).line_up] == ["random", "greedy"] * 2
    assert plan(["greedy"], 3).line_up == (0, 0, 0)


def test_a_bot_that_is_named_twice_is_the_same_bot():
    """One against three: four seatings, not twenty-four with the same game played six times."""
    made = plan(["random", "greedy", "greedy", "greedy"], 4, games=8)
    assert made.block == 4
    assert [made.seated(game).index("random") for game in range(4)] == [0, 1, 2, 3]
    assert made.seated(0) == ["random", "greedy", "greedy", "greedy"]


def test_all_games_of_a_block_have_the_same_seed_and_the_next_block_the_next():
    made = plan(BOTS[:2], 3, games=6)
    assert [made.seed_of(game) for game in range(6)] == [7, 7, 7, 8, 8, 8]


def test_a_block_has_the_same_luck_whoever_sits_where():
    made = plan(["random", "greedy:noise=1"], 2, games=2, title="null-game")
    first, second = [play_match_of(made, game).record for game in range(2)]
    assert first.commit == second.commit
    assert first.names == list(reversed(second.names))


def test_rotations_change_who_sits_next_to_whom_from_block_to_block():
    made = plan(BOTS, 5, games=50)
    assert len({made.seating(game) for game in range(0, 50, 5)}) > 5


def test_games_are_rounded_up_to_whole_blocks():
    assert plan(BOTS[:4], 4, games=1000).games == 1008
    assert plan(BOTS[:2], 2, games=1000).games == 1000


def test_a_plan_survives_being_written():
    made = plan(BOTS[:3], 4, games=30)
    assert Plan.from_json(made.to_json()) == made


@pytest.mark.parametrize(("change", "says"), [
    ({"title": "chess"}, "no title is called 'chess'"),
    ({"seats": 9}, "puerto-rico is not played by 9"),
    ({"bots": []}, "--bots must name who plays"),
    ({"bots": ["deep-blue"]}, "no bot is called 'deep-blue'"),
    ({"bots": ["random"] * 4, "seats": 3}, "4 bots for 3 seats"),
    ({"games": 0}, "--games 0"),
    ({"seed": -1}, "seed -1 is out of range"),
    ({"seed": 2**62 - 1, "games": 99}, "out of range")])
def test_what_cannot_be_played_is_refused(change, says):
    asked = {"title": "puerto-rico", "bots": ["random", "greedy"], "games": 10, "seed": 1, "seats": None} | change
    with pytest.raises(BadOption, match=says):
        make_plan(asked.pop("title"), asked.pop("bots"), **asked)
