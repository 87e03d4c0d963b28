"""Puerto Rico: everything is counted twice, by the position itself and by slow_puerto_rico."""

from __future__ import annotations

from random import Random

import pytest

import comptoir
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import OVER, State
from comptoir.search.playout import finish as finish_fast

from . import slow_puerto_rico as slow
from .playing import Case, cases, finish, positions

CASES = cases("puerto-rico")
tables = pytest.mark.parametrize("table", CASES, ids=str)

# Seeds whose random play comes to each end: (seats, end) -> seed.
ENDS = {(2, "colonists"): 0, (2, "city"): 2, (2, "points"): 17,
        (3, "colonists"): 0, (3, "city"): 1, (3, "points"): 68,
        (4, "colonists"): 0, (4, "city"): 4, (4, "points"): 40,
        (5, "colonists"): 0, (5, "city"): 32, (5, "points"): 5}


def agrees(state: State) -> None:
    """The final count, the winners and the tie-breaks are the rulebook's."""
    outcome, position = state.outcome(), state.to_json()
    assert outcome is not None
    assert [score.rank() for score in outcome.scores] == [slow.final_count(p) for p in position["players"]]
    assert state.scores() == [slow.final_count(p) for p in position["players"]]
    assert outcome.winners == slow.winners(position)


@tables
def test_a_second_count_finds_everything_after_every_single_action(table: Case) -> None:
    """Colonists, tiles, barrels, doubloons, points, buildings; and no table that could not be."""
    whole = slow.box(table.seats)
    for seed in range(table.games(0.15)):
        for state in positions(table.new(seed), table.player(seed)):
            position = state.to_json()
            assert slow.count(position) == whole, f"seed {seed}, round {state.to_json()['round']}"
            assert slow.impossible(position) == []


@tables
def test_the_slow_scorer_agrees_on_every_game(table: Case) -> None:
    for seed in range(table.games(3.0)):
        state = table.new(seed)
        finish_fast(state, Chance(seed + 1))
        agrees(state)


@tables
def test_the_slow_scorer_agrees_in_the_middle_of_games(table: Case) -> None:
    """Points now are counted as at the end."""
    for seed in range(table.games(0.05)):
        for state in positions(table.new(seed), table.player(seed)):
            assert state.scores() == [slow.final_count(player) for player in state.to_json()["players"]]


@pytest.mark.parametrize(("seats", "end"), ENDS)
def test_every_end_is_reached(seats: int, end: str) -> None:
    """Fin du jeu: colonists run out, a city is full, the points are gone."""
    seed = ENDS[seats, end]
    state = comptoir.load("puerto-rico").new(seats, seed)
    finish_fast(state, Chance(seed + 1))
    outcome, position = state.outcome(), state.to_json()
    assert outcome is not None
    assert outcome.end == position["end"] == end
    agrees(state)
    if end == "colonists":
        assert position["colonists"]["supply"] == 0
    elif end == "city":
        assert any(slow.city_is_full(player) for player in position["players"])
    else:
        assert position["chips"] == 0


def test_every_end_is_known() -> None:
    game = comptoir.load("puerto-rico")
    assert {end for _, end in ENDS} == set(game.ends)
    assert {seats for seats, _ in ENDS} == set(game.seats)


@tables
def test_the_game_ends_with_the_round_in_which_an_end_was_reached_and_names_the_first(table: Case) -> None:
    """PR-5, PR-6, PR-12, PR-16, seen from outside: what changed between two positions."""
    for seed in range(table.games(0.15)):
        state = table.new(seed)
        before = state.to_json()
        for now in positions(state, table.player(seed)):
            after = now.to_json()
            if before["end"]:
                assert after["end"] == before["end"], "the first end is named"
                assert after["round"] == before["round"], "no round begins after it"
            else:
                assert after["end"] == reached(before, after)
            before = after
        assert before["end"]
        assert before["agenda"] == []


def reached(before: slow.Position, after: slow.Position) -> str:
    """The end that one action brought about."""
    full = any(slow.city_is_full(player) for player in after["players"])
    if before["chips"] > 0 and after["chips"] == 0:
        return "points"
    if full:
        return "city"
    ship_was_to_be_filled = any(line.startswith("refill_ship") for line in before["agenda"]) or \
        ("mayor" in after["taken"] and "mayor" not in before["taken"])
    still = any(line.startswith("refill_ship") for line in after["agenda"])
    if ship_was_to_be_filled and not still and after["colonists"]["ship"] < wanted(after):
        return "colonists"
    return ""


def wanted(position: slow.Position) -> int:
    """L'intendant: as many colonists as there are empty circles on all buildings, at least one a player."""
    empty = sum(slow.circles(player, building) - player["colonists"].get(building, 0)
                for player in position["players"] for building in player["city"])
    return max(empty, len(position["players"]))


def made_up_domains(luck: Random) -> slow.Position:
    """Three domains that play hardly ever reaches: full islands, crowded cities, every large building."""
    tiles = [kind for kind, n in slow.TILES.items() for _ in range(n)]
    luck.shuffle(tiles)
    large, players = luck.sample(slow.LARGE_VIOLET, 5), []
    for seat in range(3):
        city = large[seat * 2:seat * 2 + luck.randint(0, 2)]
        small = slow.SMALL_PLANTS + slow.LARGE_PLANTS + slow.SMALL_VIOLET[seat::3]
        city += luck.sample(small, luck.randint(0, min(len(small), 12 - 2 * len(city))))
        island: slow.Counts = {}
        for _ in range(luck.randint(6, 12)):
            slow.add(island, {tiles.pop(): 1})
        player: slow.Position = {"city": city, "island": island, "points": luck.randint(0, 25),
                                 "doubloons": luck.randint(0, 9), "goods": {"corn": luck.randint(0, 3)}}
        there = {place: luck.randint(0, slow.circles(player, place)) for place in [*city, *island]}
        player["colonists"] = {place: min(n, 1 + luck.randint(0, 1)) for place, n in there.items() if n} \
            | {"san_juan": luck.randint(0, 3)}
        players.append(player)
    return {"seats": 3, "players": players, "agenda": [], "end": "city"}


def test_the_slow_scorer_agrees_on_domains_that_play_hardly_reaches() -> None:
    game, luck, tried = comptoir.load("puerto-rico"), Random(2002), 0
    for _ in range(400):
        position = made_up_domains(luck)
        if sum(sum(player["colonists"].values()) for player in position["players"]) <= slow.COLONISTS[3]:
            agrees(game.from_json(position))
            tried += 1
    assert tried > 100


def test_an_equal_count_shares_the_victory() -> None:
    """PR-16: doubloons and barrels break a tie; what is equal even then is shared."""
    game = comptoir.load("puerto-rico")
    state = finish(game.new(4, 3), CASES[0].player(3))
    position = state.to_json()
    for name in ("bank", "chips", "noted", "offer", "supply", "plantations", "quarries"):
        del position[name]
    position["ships"], position["house"], position["noted"] = {}, {}, 0
    position["colonists"] = {"ship": 0}
    for player, points, doubloons, goods in zip(position["players"], [9, 9, 9, 8], [2, 1, 3, 9],
                                                [{"corn": 1}, {"sugar": 2}, {}, {}], strict=True):
        player.update(points=points, doubloons=doubloons, goods=goods, city=[], island={}, colonists={})
    state = game.from_json(position)
    assert state.actor() == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == slow.winners(state.to_json()) == [0, 1, 2]
    position["players"][2]["doubloons"] = 4
    outcome = game.from_json(position).outcome()
    assert outcome is not None
    assert outcome.winners == [2]
