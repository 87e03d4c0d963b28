"""The laws in games that hypothesis plays: it looks for trouble, and shows the shortest way to it."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import comptoir
from comptoir.kernel.chance import OPEN, SEEDS, Chance
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER, State

from . import slow_puerto_rico as slow
from .playing import Case, facts, finish
from .test_laws import check_legal

thoroughly = settings(max_examples=15 if comptoir.compiled() else 6, deadline=None, derandomize=True, database=None,
                      suppress_health_check=list(HealthCheck))


def some_way_on(case: Case, data: st.DataObject, chance: Chance | None = None) -> State:
    """A game after some random play."""
    seed = data.draw(st.integers(0, SEEDS - 1), label="seed")
    state = case.new(seed, chance)
    for _ in range(data.draw(st.integers(0, 4), label="quarters of a game")):
        finish(state, case.player(seed), 100)
    return state


def play_chosen(case: Case, state: State, data: st.DataObject) -> None:
    """One action, chosen; where luck is left open it is an outcome."""
    state.apply(data.draw(st.sampled_from(state.legal()), label=f"{state.step()} by {state.actor()}"))


@thoroughly
@given(data=st.data())
def test_laws_hold_whatever_is_chosen(table: Case, data: st.DataObject) -> None:
    case, state = table, some_way_on(table, data)
    box = case.game.box(case.seats, case.options)
    for _ in range(30):
        check_legal(case, state)
        assert state.census() == box
        assert facts(case.game.from_json(json.loads(json.dumps(state.to_json())), state.chance)) == facts(state)
        if case.slug == "puerto-rico":
            assert slow.count(state.to_json()) == slow.box(case.seats)
            assert slow.impossible(state.to_json()) == []
        if state.actor() == OVER:
            break
        before, twin = facts(state), state.clone()
        play_chosen(case, twin, data)
        assert facts(state) == before
        state = twin


@thoroughly
@given(data=st.data())
def test_laws_hold_whatever_is_chosen_and_drawn(table: Case, data: st.DataObject) -> None:
    case, state = table, some_way_on(table, data, OPEN)
    box = case.game.box(case.seats, case.options)
    for _ in range(30):
        check_legal(case, state)
        assert state.census() == box
        if state.actor() == OVER:
            break
        for seat in range(-1, case.seats):
            view = state.view(seat)
            assert facts(view.determinize(Chance(1)).view(seat)) == facts(view)
        play_chosen(case, state, data)


@thoroughly
@given(data=st.data())
def test_every_chosen_game_ends_and_is_replayed(table: Case, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, SEEDS - 1), label="seed")
    record = table.record(seed)
    text = table.game.actions.text
    for _ in range(20):
        if record.state.actor() == OVER:
            break
        if record.moves and data.draw(st.integers(0, 5), label="undo?") == 5:
            record.undo(0, 1, range(table.seats))
        else:
            record.play(text(data.draw(st.sampled_from(record.state.legal()))))
    player = table.player(seed)
    while record.state.actor() != OVER:
        record.play(text(player.choice(record.state.legal())))
    again = Record.from_lines([line.encode() for line in record.lines()], comptoir.load)
    assert again.state.key() == record.state.key()
    assert again.verify() == record.verify()
    if table.slug == "puerto-rico":
        assert again.state.scores() == [slow.final_count(p) for p in again.state.to_json()["players"]]
