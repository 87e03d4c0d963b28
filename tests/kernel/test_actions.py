"""Actions and options: texts that need no position, and words that can be looked up."""

from __future__ import annotations

import pytest

from comptoir.kernel.actions import Actions, shown
from comptoir.kernel.errors import BadOption, NotationError
from comptoir.kernel.game import Option


def table() -> Actions:
    actions = Actions()
    actions.add("take:corn", "row:corn")
    actions.add("ship:corn:2", "goods:corn", "ship:2")
    return actions


def test_the_id_is_the_index_and_pass_is_0() -> None:
    actions = table()
    assert [actions.text(action) for action in range(len(actions))] == ["pass", "take:corn", "ship:corn:2"]
    assert [actions.id(text) for text in ("pass", "take:corn", "ship:corn:2")] == [0, 1, 2]


def test_places_are_the_path_of_a_hand() -> None:
    actions = table()
    assert [actions.places(action) for action in range(3)] == [(), ("row:corn",), ("goods:corn", "ship:2")]
    assert (actions.verb(2), actions.words(2)) == ("ship", ["corn", "2"])


def test_two_actions_are_not_called_the_same() -> None:
    with pytest.raises(ValueError, match="two actions are called take:corn"):
        table().add("take:corn")


def test_a_text_unknown_is_answered_with_its_likes() -> None:
    with pytest.raises(NotationError, match=r"with take there are: take:corn$"):
        table().id("take:gold")
    with pytest.raises(NotationError, match=r"actions begin with: pass, ship, take$"):
        table().id("steal:corn")


def test_what_is_shown_of_a_text_from_outside_is_short_and_one_line() -> None:
    assert shown("a\nb\x1b[2J") == r"'a\nb\x1b[2J'"
    assert len(shown("x" * 10_000)) < 70


def test_an_option_reads_its_values_as_they_are_written() -> None:
    option = Option("fast", [False, True], "play fast")
    assert option.read(True) is True
    assert option.read("TRUE") is True
    assert option.read("false") is False
    with pytest.raises(BadOption, match="option fast cannot be 'maybe'; it can be: false, true"):
        option.read("maybe")
    with pytest.raises(BadOption, match="it can be: 10, 20"):
        Option("pebbles", [10, 20], "how many").read("\n")
    assert Option("pebbles", [10, 20], "how many").read("20") == 20
