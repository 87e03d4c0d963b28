"""Bad input: a record cut off, changed, from another engine or no record at all is one clear line, never a crash."""

from __future__ import annotations

import copy
import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import comptoir
from comptoir.kernel.errors import BadOption, BadRecord, ComptoirError
from comptoir.kernel.record import LONGEST_LINE, MOST_LINES, Record

from ..laws.playing import cases, played

fuzzed = settings(max_examples=200 if comptoir.compiled() else 60, deadline=None, derandomize=True, database=None,
                  suppress_health_check=list(HealthCheck))

SMALL = played(cases("null-game")[0], 3)  # a whole game of two
LARGER = played(cases("puerto-rico")[2], 3, 40)  # the beginning of one of three
SMALL_TEXT = SMALL.to_text().encode()
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-3, 3) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["", "pass", "open", "role:settler", "take:1", "puerto-rico", "null-game", 1 << 63, -1 << 63,
                       10**40, 1e400, 4.0, 2.0, "\ud800", "a\nb", "9" * 1200]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4), max_leaves=6)


def read_file(path: Path) -> Record:
    return comptoir.read_record(str(path))


def tried(data: bytes) -> Record | None:
    """The record, or None after one clear line. Whatever is read can be written and read again."""
    try:
        record = Record.from_lines(data.splitlines(keepends=True), comptoir.load)
    except ComptoirError as problem:
        one_clear_line(str(problem))
        return None
    again = record.to_text()
    assert Record.from_lines(again.encode().splitlines(), comptoir.load).to_text() == again
    return record


def one_clear_line(said: str) -> None:
    assert said
    assert said.isprintable(), "one line, nothing a terminal would act on"
    assert len(said) < 1000


# Cut off


def test_cut_off_at_every_byte_it_is_a_whole_beginning_or_refused() -> None:
    """A file that breaks off between lines is a record of what came before; within a line it is refused."""
    lines = SMALL_TEXT.splitlines(keepends=True)
    keys = {n: SMALL.replay(n).key() for n in range(len(SMALL.moves) + 1)}
    for size in range(len(SMALL_TEXT)):
        record = tried(SMALL_TEXT[:size])
        whole = [n for n in range(1, len(lines) + 1) if len(b"".join(lines[:n]).rstrip()) <= size]
        cut = SMALL_TEXT[:size].rstrip() != b"".join(lines[:len(whole)]).rstrip()
        if cut or not whole:
            assert record is None, f"cut off at byte {size}"
        else:
            assert record is not None
            assert record.state.key() == keys[len(record.moves)]
            assert record.header() == SMALL.header()


def test_a_cut_off_line_is_named_with_what_is_whole_before_it(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(SMALL_TEXT[:SMALL_TEXT.index(b"\n", 400) + 8])
    with pytest.raises(BadRecord, match=r"line \d+ is cut off or not JSON; the \d+ lines before it are whole"):
        read_file(path)


# No record at all


@pytest.mark.parametrize("data", [
    b"", b"\n", b"\0", b"{}", b"[]", b"null", b"1", b'"game"', b"\xff\xfe", b"{" * 5000, b"[" * 100_000,
    b'{"a":' * 3000,
    b'{"game":"puerto-rico"}', b"PK\x03\x04", b"<html>", b"1e999999", b"9" * 60_000, b"{}\n{}\n", b"\xef\xbb\xbf{}",
    b'{"game":"puerto-rico","rules":1,"seats":[],"options":{},"commit":""}',
    b'{"game":"puerto-rico","rules":1,"seats":["a"],"options":{},"commit":""}',
    b'{"game":"puerto-rico","rules":1,"seats":["a","b","c"],"options":{"x":1},"commit":""}',
    b'{"game":"puerto-rico","rules":1,"seats":["a","b","c"],"options":{},"commit":""}'])
def test_what_is_no_record_is_refused_in_one_line(data: bytes, tmp_path: Path) -> None:
    assert tried(data) is None
    path = tmp_path / "bad.jsonl"
    path.write_bytes(data)
    with pytest.raises(ComptoirError):
        read_file(path)


@fuzzed
@given(st.binary(max_size=400))
def test_random_bytes_are_refused(data: bytes) -> None:
    assert tried(data) is None


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"^cannot read .*: No such file"):
        read_file(tmp_path / "nowhere.jsonl")
    with pytest.raises(BadRecord, match=r"^cannot read .*: Is a directory"):
        read_file(tmp_path)


def garbage(path: Path, first: bytes) -> None:
    """100 MB, most of it a hole."""
    with path.open("wb") as file:
        file.write(first)
        file.truncate(100 << 20)


@pytest.mark.parametrize("first", [b"", b"\n", b"{}\n", b"{" * 9000, SMALL_TEXT,
                                   SMALL_TEXT[:SMALL_TEXT.index(b"\n") + 1]])
def test_100_mb_of_garbage_are_not_read_to_the_end(first: bytes, tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    garbage(path, first)
    began = time.perf_counter()
    with pytest.raises(BadRecord) as problem:
        read_file(path)
    assert time.perf_counter() - began < 2, "it gives up soon; reading it all takes far longer"
    assert "\n" not in str(problem.value)


def test_lines_without_end_are_not_read_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_bytes(SMALL_TEXT.splitlines(keepends=True)[0] + b"{}\n" * (MOST_LINES + 5))
    with pytest.raises(BadRecord, match="far too long"):
        read_file(path)
    path.write_bytes(SMALL_TEXT.splitlines(keepends=True)[0] + b" " * (LONGEST_LINE + 1))
    with pytest.raises(BadRecord, match="far too long"):
        read_file(path)


# From elsewhere


def lines_of(record: Record) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.lines()]


def joined(lines: list[Any]) -> bytes:
    return b"".join([json.dumps(line).encode() + b"\n" for line in lines])


def test_a_newer_rules_version_says_so() -> None:
    lines = lines_of(SMALL)
    lines[0]["rules"] = 2
    with pytest.raises(BadRecord, match="played under rules version '2'; this engine plays version 1; a newer"):
        Record.from_lines(joined(lines).splitlines(), comptoir.load)
    lines[0]["rules"] = 0
    with pytest.raises(BadRecord, match=r"rules version '0'; this engine plays version 1$"):
        Record.from_lines(joined(lines).splitlines(), comptoir.load)


def test_an_unknown_title_says_which_are_known() -> None:
    lines = lines_of(SMALL)
    lines[0]["game"] = "mono\npoly"
    with pytest.raises(BadOption, match=r"no title is called 'mono\\npoly'; titles are: puerto-rico"):
        Record.from_lines(joined(lines).splitlines(), comptoir.load)


def test_nesting_of_every_depth_is_refused_or_ignored() -> None:
    """Where parsing just succeeds, what is said about it must not fail either."""
    for depth in [*range(1, 60), *range(850, 1010)]:
        nest = "[" * depth + "]" * depth
        header = SMALL_TEXT.splitlines()[0].decode()
        tried(f'{header}\n{{"by":0,"do":"take:1","drawn":{nest}}}'.encode())
        tried(f'{header}\n{{"what":{nest}}}'.encode())
        tried(header.replace('"pebbles": 10', f'"pebbles": {nest}').encode())
        tried(header.replace('"rules": 1', f'"rules": {nest}').encode())
        tried((header[:-1] + f',"position":{nest}}}').encode())
        tried((header[:-1] + f',"position":{{"pebbles":{nest}}}}}').encode())


# Every field, anything


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside."""
    found = [path]
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        found += places(inner, (*path, key))
    return found


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The same with something else at that path."""
    if not path:
        return new
    value = copy.copy(value)
    value[path[0]] = put(value[path[0]], path[1:], new)
    return value


@pytest.mark.parametrize("record", [SMALL, LARGER], ids=["null-game", "puerto-rico"])
@fuzzed
@given(data=st.data())
def test_anything_in_any_field_is_refused_or_harmless(record: Record, data: st.DataObject) -> None:
    lines: Any = lines_of(record)
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(lines)[1:]), label="where")
        lines = put(lines, path, data.draw(anything, label="what"))
    tried(joined(lines))


@pytest.mark.parametrize("record", [SMALL, LARGER], ids=["null-game", "puerto-rico"])
@fuzzed
@given(data=st.data())
def test_lines_left_out_doubled_or_moved_are_refused_or_harmless(record: Record, data: st.DataObject) -> None:
    lines = lines_of(record)
    extra: list[Any] = [{"by": 0, "undo": 1}, {"by": 1, "undo": 2, "consent": [0, 1, 2]}, {"commit": "x"}, {}, [], 1,
                        {"end": "taken"}, {"by": 0, "do": "pass"}, {"undo": 1, "by": 9, "consent": [[]]}]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(1, len(lines)))
        match data.draw(st.integers(0, 2)):
            case 0:
                lines.insert(at, data.draw(st.sampled_from(lines + extra)))
            case 1:
                del lines[at - 1]
            case 2:
                lines[at:] = lines[at + 1:] + lines[at:at + 1]
        if not lines:
            return
    tried(joined(lines))


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "commit"])
def test_a_header_lacks_nothing(field: str) -> None:
    lines = lines_of(SMALL)
    del lines[0][field]
    assert tried(joined(lines)) is None


@fuzzed
@given(st.integers(0, len(SMALL_TEXT) - 1), st.binary(min_size=1, max_size=3))
@example(0, b"\xff")
def test_a_flipped_byte_is_refused_or_harmless(at: int, what: bytes) -> None:
    tried(SMALL_TEXT[:at] + what + SMALL_TEXT[at + len(what):])


def test_names_of_people_are_written_as_they_are(tmp_path: Path) -> None:
    record = Record(comptoir.load("null-game"), ["Zoë 🎲", "Łukasz\n\"x\""], seed=1)
    record.play("take:1")
    path = tmp_path / "names.jsonl"
    record.write(path)
    assert read_file(path).names == record.names
    assert "Zoë 🎲" in path.read_text(encoding="utf-8")
    assert list(tmp_path.iterdir()) == [path]


def test_writing_replaces_the_whole_file_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    SMALL.write(path)
    assert path.read_bytes() == SMALL_TEXT
    LARGER.write(path)
    assert read_file(path).state == LARGER.state
    with pytest.raises(OSError, match="No such file"):
        SMALL.write(tmp_path / "no" / "folder.jsonl")
