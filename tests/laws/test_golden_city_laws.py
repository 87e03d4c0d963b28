"""The Golden City: everything is counted twice, by the position itself and by slow_golden_city; what is hidden stays
hidden exactly as GC-14 says."""

from __future__ import annotations

from random import Random

import pytest

import comptoir
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import OVER, State

from . import slow_golden_city as slow
from .playing import Case, cases, pick, positions

CASES = cases("golden-city")
tables = pytest.mark.parametrize("table", CASES, ids=str)

# "stuck", and "cards" for two seats (a full tie), are played in the rulebook tests.
ENDS = [(2, "points"), (2, "posts"), (3, "cards"), (3, "posts"), (4, "cards"), (4, "posts")]


def audited(table: Case, seed: int) -> State:
    """A random game with a ledger beside it."""
    state, player = table.new(seed), table.player(seed)
    ledger = slow.Ledger(state.to_json())
    while state.actor() != OVER:
        actor = int(state.actor())
        state.apply(pick(state, player))
        ledger.follow(state.to_json(), actor, state.actor() == OVER)
        if state.actor() != OVER or table.seats != 2:
            assert [p["letters"] for p in ledger.before["players"]] == ledger.letters
        assert [p["points"] for p in ledger.before["players"]] == ledger.points
    outcome = state.outcome()
    assert outcome is not None
    ranks = ledger.ranks()
    assert state.scores() == ranks
    assert outcome.winners == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return state


@tables
def test_the_slow_scorer_agrees_on_every_letter_of_every_game(table: Case) -> None:
    for seed in range(table.games(1.0)):
        audited(table, seed)


@tables
def test_no_table_is_ever_impossible(table: Case) -> None:
    for seed in range(table.games(0.1)):
        for state in positions(table.new(seed), table.player(seed)):
            assert slow.impossible(state.to_json()) == []


@pytest.mark.parametrize(("seats", "end"), ENDS)
def test_random_play_comes_to_each_end(seats: int, end: str) -> None:
    table = next(case for case in CASES if case.seats == seats)
    for seed in range(400):
        state, player = table.new(seed), Random(seed)
        while state.actor() != OVER:
            state.apply(pick(state, player))
        outcome = state.outcome()
        assert outcome is not None
        if outcome.end == end:
            return
    pytest.fail(f"no game of {seats} came to {end}")


@tables
def test_cards_known_to_all_are_in_the_hand_and_hands_are_as_large_as_everybody_sees(table: Case) -> None:
    """GC-14 in numbers: known cards never exceed the hand, and a view shows as many cards as there are."""
    for seed in range(table.games(0.03)):
        for state in positions(table.new(seed), table.player(seed)):
            written = state.to_json()
            for seat in range(table.seats):
                seen = state.view(seat).to_json()
                for other, player in enumerate(written["players"]):
                    shown = seen["players"][other]
                    assert all(player["hand"].get(land, 0) >= n for land, n in player["known"].items())
                    assert sum(shown["hand"].values()) + shown["unknown"] == sum(player["hand"].values())
                    assert shown["hand"] == (player["hand"] if other == seat else player["known"])
                    assert shown["unknown"] == 0 or other != seat


@tables
def test_a_look_at_the_bonus_cards_is_remembered(table: Case) -> None:
    """GC-14: in every world dealt from a view the cards a seat saw were left then, and nobody had them yet."""
    for seed in range(table.games(0.02)):
        for state in positions(table.new(seed), table.player(seed)):
            if state.actor() == OVER or not state.to_json()["bonus"]["taken"]:
                continue
            for seat in range(table.seats):
                view = state.view(seat)
                bonus = view.to_json()["bonus"]
                world = view.determinize(Chance(seed)).to_json()["bonus"]
                assert [entry["seat"] for entry in world["taken"]] == [entry["seat"] for entry in bonus["taken"]]
                cards = [entry["card"] for entry in world["taken"]]
                for n, entry in enumerate(bonus["taken"]):
                    assert (entry["card"] is None) == (entry["seat"] != seat)
                    if entry["seat"] == seat and "saw" in entry:  # it is not written where nothing is hidden
                        assert entry["card"] == cards[n]
                        assert not set(cards[:n]) & set(entry["saw"])
                        assert set(cards[n:]) <= set(entry["saw"])


def test_random_play_meets_rewards_jokers_and_a_hand_that_is_too_large() -> None:
    """What random play reaches by itself; the rest is laid out in the rulebook tests."""
    game = comptoir.load("golden-city")
    verbs, joker = set(), False
    for seed in range(40):
        state, player = game.new(4, seed), Random(seed)
        while state.actor() != OVER:
            action = pick(state, player)
            text = game.actions.text(action)
            verbs.add(text.split(":")[0])
            joker = joker or text.count("+") > 1
            state.apply(action)
    assert verbs >= {"pass", "bid", "build", "pay", "goods", "bonus", "discard"}
    assert joker
