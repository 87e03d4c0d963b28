"""Undo (docs/design.md, Records): free while the same seat acts and nothing was drawn or revealed; by everyone's
consent beyond; an undo is an entry, not an erasure. And playing on with other luck."""

from __future__ import annotations

import json

import pytest

import comptoir
from comptoir.kernel.errors import BadOption, BadRecord, BadUndo, IllegalAction
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER

from ..laws.playing import Case, pick, played

ANNE, BERNIE, CHRISTINE = 0, 1, 2


def puerto_rico(*texts: str, seed: int = 1) -> Record:
    record = Record(comptoir.load("puerto-rico"), ["Anne", "Bernie", "Christine"], seed=seed)
    for text in texts:
        record.play(text)
    return record


def refused(record: Record, by: int, moves: int = 1, consent: tuple[int, ...] = ()) -> str:
    before, whole = record.state.key(), record.to_text()
    with pytest.raises(BadUndo) as problem:
        record.undo(by, moves, consent)
    assert (record.state.key(), record.to_text()) == (before, whole)
    return str(problem.value)


def test_anne_takes_her_role_back_while_it_is_still_her_turn() -> None:
    record, start = puerto_rico("role:settler"), puerto_rico().state
    assert record.free_undo(ANNE)
    assert not record.free_undo(BERNIE)
    record.undo(ANNE)
    assert record.state == start
    assert record.moves == []
    assert record.entries == [{"by": 0, "do": "role:settler"}, {"by": 0, "undo": 1}]


def test_another_seat_does_not_take_annes_move_back() -> None:
    assert refused(puerto_rico("role:settler"), BERNIE) == "this needs the consent of Anne, Christine"


def test_once_bernie_is_to_act_anne_needs_consent() -> None:
    record = puerto_rico("role:settler", "take:quarry")
    assert refused(record, ANNE) == "this needs the consent of Bernie, Christine"
    assert refused(record, ANNE, consent=(BERNIE,)) == "this needs the consent of Christine"
    record.undo(ANNE, consent=[CHRISTINE, BERNIE, ANNE, BERNIE])
    assert record.entries[-1] == {"by": 0, "undo": 1, "consent": [1, 2]}
    assert record.state == puerto_rico("role:settler").state


def test_after_a_draw_nothing_is_free() -> None:
    """Anne's hacienda draws a tile, and it is still her turn: she has seen it."""
    position = puerto_rico().state.to_json()
    anne = position["players"][ANNE]
    anne.update(city=["hacienda"], colonists={"hacienda": 1})
    position["offer"]["hacienda"] -= 1
    position["colonists"]["supply"] -= 1
    record = Record(comptoir.load("puerto-rico"), seed=3, position=position)
    record.play("role:settler")
    assert record.free_undo(ANNE)
    record.play("draw")
    assert record.state.actor() == ANNE
    assert not record.free_undo(ANNE)
    assert "needs the consent" in refused(record, ANNE)
    drawn = record.moves[-1].drawn
    record.undo(ANNE, 1, [BERNIE, CHRISTINE])
    assert record.play("draw").drawn == drawn, "taking back changes no luck"


def test_two_moves_at_once_are_never_free() -> None:
    record = puerto_rico("role:settler")
    record.undo(ANNE)
    record = puerto_rico("role:builder", "pass", "pass", "pass", "role:settler")
    assert "needs the consent" in refused(record, BERNIE, 2)


@pytest.mark.parametrize("moves", [0, -1, 3, 10**9, -(10**30), 10**30])
def test_only_what_was_played_is_taken_back(moves: int) -> None:
    record = puerto_rico("role:settler", "take:quarry")
    assert refused(record, ANNE, moves, (BERNIE, CHRISTINE)) == f"cannot take back {moves} of 2 moves"


def test_nothing_is_taken_back_at_the_start() -> None:
    assert refused(puerto_rico(), ANNE) == "cannot take back 1 of 0 moves"


def test_by_consent_everything_can_be_taken_back(table: Case) -> None:
    record, start = played(table, 3, 2), table.record(3).state
    record.undo(0, 2, range(table.seats))
    assert record.state == start
    for move in played(table, 3, 2).moves:
        record.play(move.do)
    assert record.state == played(table, 3, 2).state


def test_a_seat_that_is_not_there_takes_nothing_back() -> None:
    record = puerto_rico("role:settler")
    refused(record, 7, consent=(ANNE, BERNIE, CHRISTINE))


# Whole decisions


def joined(*texts: str) -> Record:
    """Anne's role and what she does with it, decided in one go."""
    record = puerto_rico()
    for n, text in enumerate(texts):
        record.play(text, joined=n > 0)
    return record


def test_what_was_decided_together_is_written_and_read_as_such() -> None:
    record = joined("role:settler", "take:quarry")
    assert record.entries[-1] == {"by": 0, "do": "take:quarry", "joined": True}
    again = Record.from_lines([line.encode() for line in record.lines()], comptoir.load)
    assert [move.joined for move in again.moves] == [False, True]
    assert again.lines() == record.lines()
    assert [move.joined for move in record.upto(2).moves] == [False, True]
    assert record.draft().lines() == record.lines()


def test_a_decision_goes_back_as_a_whole() -> None:
    record = joined("role:settler", "take:quarry")
    assert record.last_decision() == 2
    assert "as a whole" in refused(record, ANNE, 1, (BERNIE, CHRISTINE))
    record.undo(ANNE, 2, (BERNIE, CHRISTINE))
    assert record.state == puerto_rico().state
    assert Record.from_lines([line.encode() for line in record.lines()], comptoir.load).moves == []


def test_a_decision_is_free_to_go_back_while_its_last_move_is() -> None:
    """Two players: Anne's colonist and the role she takes next, after which it is still her turn."""
    record = Record(comptoir.load("puerto-rico"), ["Anne", "Bernie"], seed=1)
    for text in ("role:settler", "take:quarry", "pass", "role:mayor", "pass"):
        record.play(text)
    before = record.state.key()
    record.play("place:indigo:0")
    record.play("role:builder", joined=True)
    assert record.free_undo(ANNE)
    assert "as a whole" in refused(record, ANNE)
    record.undo(ANNE, 2)
    assert record.state.key() == before
    assert record.entries[-1] == {"by": 0, "undo": 2}


def test_nothing_is_joined_to_what_others_did_or_luck_has_shown() -> None:
    record = puerto_rico()
    with pytest.raises(IllegalAction, match="decision of its own"):
        record.play("role:settler", joined=True)
    record = puerto_rico("role:settler", "take:quarry")
    before = record.lines()
    with pytest.raises(IllegalAction, match="decision of its own"):
        record.play("pass", joined=True)
    assert record.lines() == before
    for wrong in (True, 1, "yes"):
        line = b'{"by": 1, "do": "pass", "joined": %s}' % json.dumps(wrong).encode()
        with pytest.raises(BadRecord, match=r"line 4: .*joined"):
            Record.from_lines([text.encode() for text in before] + [line], comptoir.load)


def test_a_draft_changes_nothing() -> None:
    record = puerto_rico("role:settler")
    before = record.lines()
    draft = record.draft()
    draft.play("take:quarry")
    draft.play("pass")
    assert (record.lines(), record.state.key()) == (before, puerto_rico("role:settler").state.key())
    draft = record.draft()
    draft.undo(ANNE)
    assert record.lines() == before
    record.play("take:quarry")
    assert record.state == puerto_rico("role:settler", "take:quarry").state


# Other luck


def test_reseeded_the_game_goes_on_with_other_luck_and_says_so() -> None:
    record = puerto_rico("role:settler", "take:quarry", "pass")
    before = record.state.key()
    record.reseed(99)
    assert record.state.key() == before
    assert "commit" in record.entries[-1]
    drawn = record.play("pass").drawn
    assert drawn != puerto_rico("role:settler", "take:quarry", "pass", "pass").moves[-1].drawn
    assert record.verify() == len(drawn), "what was drawn before is proven by the seed before"
    with pytest.raises(BadOption, match="seed"):
        record.reseed(-1)


def test_a_record_without_its_seed_is_looked_at_and_played_on_only_after_reseeding() -> None:
    lines = [line.encode() for line in puerto_rico("role:settler", "take:quarry").lines()]
    record = Record.from_lines(lines, comptoir.load)
    assert record.seed is None
    with pytest.raises(IllegalAction, match=r"reseed\(\) to play on"):
        record.play("pass")
    record.undo(ANNE, 1, [BERNIE, CHRISTINE])
    with pytest.raises(IllegalAction, match=r"reseed\(\) to play on"):
        record.play("take:quarry")
    with pytest.raises(BadRecord, match="the seed is not in the record"):
        record.verify()
    record.reseed(5)
    for text in ("take:quarry", "pass", "pass"):
        record.play(text)
    assert record.verify() == 4


def test_undo_beyond_a_reseeding_keeps_the_new_luck_and_can_be_read(table: Case) -> None:
    record, player = played(table, 4, 1), table.player(4)
    record.reseed(8)
    text = table.game.actions.text
    record.play(text(record.state.legal()[-1]))
    record.undo(0, 2, range(table.seats))
    while record.state.actor() != OVER:
        record.play(text(pick(record.state, player)))
    again = Record.from_lines([line.encode() for line in record.lines()], comptoir.load)
    assert again.state == record.state
    assert again.verify() == record.verify()


def test_upto_begins_a_record_of_its_own(table: Case) -> None:
    record = played(table, 5)
    whole = record.to_text()
    for moves in (0, 1, len(record.moves) - 1):
        branch = record.upto(moves)
        assert branch.state == record.replay(moves)
        assert branch.names == record.names
        branch.play(table.game.actions.text(branch.state.legal()[-1]))
        assert record.to_text() == whole
    assert record.upto(len(record.moves)).state == record.state
    for moves in (-1, len(record.moves) + 1):
        with pytest.raises(BadRecord, match="there is no move"):
            record.upto(moves)
        with pytest.raises(BadRecord, match="there is no move"):
            record.replay(moves)


def test_a_replayed_position_knows_no_luck_to_come(table: Case) -> None:
    record = played(table, 6, 10)
    assert record.replay().chance.left_open
    assert record.replay() == record.state
