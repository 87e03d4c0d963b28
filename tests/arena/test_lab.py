"""What wins: read off games of any title."""

from __future__ import annotations

import json

import pytest

from comptoir import load
from comptoir.arena.lab import what_wins
from comptoir.arena.match import play_match
from comptoir.arena.study import Studied, holdings, item_of, study


@pytest.mark.parametrize(("slug", "text", "item"), [
    ("puerto-rico", "role:settler", "role:settler"), ("puerto-rico", "ship:corn:2", "ship:corn"),
    ("puerto-rico", "pass", ""), ("puerto-rico", "draw", "draw"), ("san-juan", "build:smithy", "build:smithy"),
    ("golden-city", "bid:2", "bid:2"), ("golden-city", "build:port_1", "build:port_1"),
    ("burgundy", "sell:red:die2", "sell:red"), ("burgundy", "take:3:1:die2", None)])
def test_an_item_is_an_action_without_its_place(slug, text, item):
    assert item_of(slug, text) == item


def test_where_only_places_are_left_the_item_is_what_was_gained():
    found = study(play_match(load("burgundy"), ["random", "random"], seed=3).record)
    tiles = {item.partition(":")[2] for did in found.did for item in did if item.startswith("place:")}
    assert tiles
    for seat in (0, 1):
        placed = {item: n for item, n in found.did[seat].items() if item.startswith("place:")}
        for item, n in placed.items():
            assert found.has[seat]["estate"][item.partition(":")[2]] >= n


def test_holdings_are_what_lies_before_a_player():
    assert holdings({"city": ["office", "office"], "goods": {"corn": 2, "sugar": 0}, "estate": {"4": "mine"},
                     "points": 3, "dice": [1, 2], "name": "x"}) == {
        "city": {"office": 2}, "goods": {"corn": 2}, "estate": {"mine": 1}}


def game(seed, winner):
    """Two chairs; the winner built a tower, the loser a hut, both went first to the market."""
    did = [{"build:tower": 1, "go:market": 2}, {"build:hut": 1, "go:market": 1}]
    opening = [["go:market", "build:tower"], ["go:market", "build:hut"]]
    has = [{"city": {"tower": 1}}, {"city": {"hut": 1}}]
    scores = [[12], [8]]
    if winner:
        did, opening, has, scores = did[::-1], opening[::-1], has[::-1], scores[::-1]
    return Studied(seed, ["a", "a"], "done", scores, 10 + seed % 3, did, has, opening)


def test_shares_are_those_of_who_did_it():
    found = what_wins([game(seed, seed % 4 == 0) for seed in range(40)], opening=2, least=5)
    built = {row["item"]: row for row in found["groups"]["did build"]}
    assert built["build:tower"]["win_share"] == 1
    assert built["build:hut"]["win_share"] == 0
    assert built["build:tower"]["above"] == 2
    market = found["groups"]["did other"][0]
    assert market["item"] == "go:market"
    assert market["win_share"] == pytest.approx(2 / 3, abs=1e-6)  # each time counts: the winners went twice
    assert [row["win_share"] for row in found["by_seat"]] == [0.75, 0.25]
    low, high = found["by_seat"][0]["win_share_interval"]
    assert 0.55 < low < 0.75 < high < 0.9
    assert found["openings"][0]["item"] == "go:market build:tower"
    assert {row["item"] for row in found["groups"]["has city"]} == {"tower", "hut"}
    assert found["ends"] == {"done": {"share": 1, "moves": pytest.approx(11, abs=0.1)}}


def test_what_few_did_is_left_out():
    found = what_wins([game(seed, False) for seed in range(4)], least=5)
    assert found["groups"] == {"did other": found["groups"]["did other"]}
    assert found["openings"] == []


def test_the_command_writes_tables_page_and_plots(run, tmp_path):
    ran = run("lab", "null-game", "--bots", "greedy,random", "--games", 60, "--seed", 2, "--jobs", 2, "--out", "lab")
    assert ran.code == 0
    assert "first 2 own actions" in ran.out
    found = json.loads((tmp_path / "lab/lab.json").read_text())
    taken = {row["item"]: row["win_share"] for row in found["groups"]["did take"]}
    assert taken["take:2"] > taken["take:1"]
    assert "What wins" in (tmp_path / "lab/lab.html").read_text().replace("what wins", "What wins")


def test_records_of_the_arena_can_be_studied(run):
    run("arena", "null-game", "--bots", "greedy,random", "--games", 40, "--seed", 2, "--records", "--out", "run",
        "--no-plots")
    ran = run("lab", "null-game", "--from", "run", "--json", "--least", 5)
    assert ran.out.count("\n") == 1
    read = json.loads(ran.out)
    played = json.loads(run("lab", "null-game", "--bots", "greedy,random", "--games", 40, "--seed", 2, "--json",
                            "--least", 5).out)
    assert read["groups"] == played["groups"]
    assert read["by_seat"] == played["by_seat"]


@pytest.mark.parametrize(("args", "says"), [
    (["chess"], "no title is called"), (["null-game", "--from", "nowhere"], "there is no folder nowhere"),
    (["null-game", "--from", "."], "there is no finished game of null-game"),
    (["null-game", "--opening", "9"], "--opening 9 is not possible"),
    (["null-game", "--bots", "random", "--games", "0"], "--games 0")])
def test_what_is_wrong_is_said_in_one_line(run, args, says):
    ran = run("lab", *args)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1
