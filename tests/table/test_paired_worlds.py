"""Worlds that differ in others' secrets alone are told alike, over whole games: log, prompt, labels, boards, previews,
recap, every number and every pause of a bot; and each of the old leaks is found again when it is put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir.games.golden_city import tell as golden_city
from comptoir.games.san_juan import tell as san_juan
from comptoir.games.san_juan import tell_log
from comptoir.kernel.state import State
from comptoir.message import Message, Seat

from . import worlds

OFTEN = {"puerto-rico": 0.01, "san-juan": 0.03, "burgundy": 0.01, "golden-city": 0.08}  # of the positions of a game


@pytest.mark.parametrize("title", list(worlds.TABLES))
def test_paired_worlds_are_told_alike(title: str) -> None:
    found = worlds.follow(title, 1, OFTEN[title])
    assert found["compared"] > 5
    if title in ("san-juan", "golden-city"):
        assert found["different"] > found["worlds"] // 2
        assert found["uneven"], "the engine always asked as often in both: the numbers were not tested"


# The leaks of old


def offers_in_views(patch: pytest.MonkeyPatch) -> None:
    """A view is a clone, with what the actor may do in it."""
    def eyes(state: State, reader: int) -> State:
        view: Any = state.view(reader)
        view.offers = state.clone().offers
        return view  # type: ignore[no-any-return]

    patch.setattr(worlds, "eyes", eyes)


def discards_logged_when_asked(patch: pytest.MonkeyPatch) -> None:
    """A discard that was chosen has a line, one that was forced has none."""
    def log(before: Any, action: int, after: Any) -> list[Message]:
        asked = before.step() in ("discard_cards", "pay_cards", "keep_cards")
        return honest(before, action, after) + [Message("log-discard", {"player": Seat(int(before.actor()))})] * asked

    honest = san_juan.log
    patch.setattr(san_juan, "log", log)


def silent_skip(patch: pytest.MonkeyPatch) -> None:
    """Of who can build nothing, nothing is said."""
    patch.setattr(tell_log, "_skipped", lambda before, action, after: [])


def moves_counted(title: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """Every move has a number, also where others are asked more or less often."""
    def put_back(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(title, "unseen", lambda state: False)
        patch.setattr(title, "silent", lambda state, action: False)

    return put_back


def every_answer_paused(patch: pytest.MonkeyPatch) -> None:
    """A bot takes its time for every answer, also where others do not see that it was asked."""
    patch.setattr(worlds, "takes_time", lambda game, state, action: len(state.legal()) > 1)


LEAKS = {
    "offers in views": ("golden-city", offers_in_views),
    "offers in views of San Juan": ("san-juan", offers_in_views),
    "discards logged when asked": ("san-juan", discards_logged_when_asked),
    "silent skip": ("san-juan", silent_skip),
    "moves counted": ("san-juan", moves_counted(san_juan)),
    "moves of The Golden City counted": ("golden-city", moves_counted(golden_city)),
    "every answer paused": ("san-juan", every_answer_paused),
    "every answer of The Golden City paused": ("golden-city", every_answer_paused),
}


@pytest.mark.parametrize("leak", list(LEAKS))
def test_a_leak_of_old_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title, put_back = LEAKS[leak]
    put_back(monkeypatch)
    with pytest.raises(AssertionError, match=r"to -?[0-9]: "):
        worlds.follow(title, 8, 0.3, seed=3)
