"""The laws of records (docs/design.md, Records and Laws), for every title, seat count and option."""

from __future__ import annotations

import json
from random import Random

import pytest

import comptoir
from comptoir.kernel.errors import BadUndo
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER

from .playing import Case, pick, played


def read(lines: list[str]) -> Record:
    return Record.from_lines([line.encode() + b"\n" for line in lines], comptoir.load)


def test_the_same_seed_and_play_give_the_same_record(case: Case) -> None:
    for seed in range(case.games(0.01)):
        assert played(case, seed).to_text() == played(case, seed).to_text()
        assert played(case, seed).to_text() != played(case, seed + 1).to_text()


def test_a_finished_game_is_replayed_without_its_seed(case: Case) -> None:
    for seed in range(case.games(0.01)):
        record = played(case, seed)
        lines = record.lines()
        ending = json.loads(lines[-1])
        assert ending.pop("seed") == str(seed)
        blind = read([*lines[:-1], json.dumps(ending)])
        assert blind.seed is None
        assert blind.state.key() == record.state.key() == int(ending["key"], 16)
        assert blind.replay().key() == record.state.key()
        assert blind.state.scores() == record.state.scores()


def test_the_seed_proves_every_draw(case: Case) -> None:
    for seed in range(case.games(0.01)):
        record = played(case, seed)
        draws = len(record.drawn) + sum(len(move.drawn) for move in record.moves)
        assert record.verify() == draws == sum(record.state.draws)
        assert read(record.lines()).verify() == draws


def test_what_is_read_is_written_again_the_same(case: Case) -> None:
    text = played(case, 3).to_text()
    assert read(text.splitlines()).to_text() == text


def test_every_prefix_can_be_replayed_and_read(case: Case) -> None:
    """Whoever comes late, or back, sees the position as it was after every move."""
    record = case.record(4)
    keys, player = [record.state.key()], case.player(4)
    while record.state.actor() != OVER:
        record.play(case.game.actions.text(pick(record.state, player)))
        keys.append(record.state.key())
    lines = record.lines()
    every = 1 if len(keys) < 100 else 3 if comptoir.compiled() else 29
    for upto in [*range(0, len(keys), every), len(keys) - 1]:
        assert record.replay(upto).key() == keys[upto]
    for upto in range(0, len(keys), every * 5):
        assert read(lines[:upto + 1]).state.key() == keys[upto]


def test_undone_and_played_again_it_is_the_same_record_but_for_the_undo_entries(case: Case) -> None:
    """Luck does not change by taking back: the same moves meet the same draws."""
    for seed in range(case.games(0.005)):
        straight, record = played(case, seed), case.record(seed)
        luck, kept = Random(seed), []
        for move in straight.moves:
            while record.moves and luck.random() < 0.02:
                back = luck.randint(1, min(4, len(record.moves)))
                undo_by_consent(record, back)
                del kept[-back:]
            while len(record.moves) < straight.moves.index(move) + 1:
                record.play(straight.moves[len(record.moves)].do)
                kept.append(record.entries[-1])
        assert kept == straight.entries
        assert record.header() == straight.header()
        assert record.ending() == straight.ending()
        assert record.state == straight.state
        again = read(record.lines())
        assert again.entries == record.entries
        assert [move.to_json() for move in again.moves] == straight.entries
        assert again.verify() == straight.verify()


def undo_by_consent(record: Record, moves: int) -> None:
    everybody = range(int(record.state.seats))
    record.undo(0, moves, everybody)
    assert record.entries[-1]["undo"] == moves


def test_a_free_undo_is_the_actors_own_and_nothing_was_drawn_or_revealed(case: Case) -> None:
    """Who may take back freely does, and plays the same game on; who may not is told whose consent it takes."""
    record, player = case.record(6), case.player(6)
    free = refused = 0
    while record.state.actor() != OVER:
        by, before = int(record.state.actor()), record.state.key()
        text = case.game.actions.text(pick(record.state, player))
        move = record.play(text)
        if record.free_undo(by):
            assert not case.game.shown(move.drawn)
            assert record.state.actor() == by
            if player.random() < 0.08:
                record.undo(by)
                assert record.state.key() == before
                record.play(text)
                free += 1
        elif record.state.actor() != OVER and (not refused or player.random() < 0.05):
            key, entries = record.state.key(), len(record.entries)
            with pytest.raises(BadUndo, match="needs the consent of"):
                record.undo(by)
            assert (record.state.key(), len(record.entries)) == (key, entries)
            refused += 1
    assert refused
    assert read(record.lines()).state == record.state


def test_a_record_can_start_from_a_position(case: Case) -> None:
    start = played(case, 7, 9).state.to_json()
    record = Record(case.game, seed=8, position=start)
    player = case.player(8)
    while record.state.actor() != OVER:
        record.play(case.game.actions.text(pick(record.state, player)))
    again = read(record.lines())
    assert again.state == record.state
    assert again.verify() == record.verify()
    assert record.replay(0).to_json() == start


def test_playing_on_from_any_move_with_new_luck(case: Case) -> None:
    record = played(case, 9)
    branch = record.upto(len(record.moves) // 2)
    assert branch.state == record.replay(len(record.moves) // 2)
    player = case.player(10)
    while branch.state.actor() != OVER:
        branch.play(case.game.actions.text(pick(branch.state, player)))
    again = read(branch.lines())
    assert again.state == branch.state
    assert again.verify() == branch.verify()
