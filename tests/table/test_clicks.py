"""Whole games by mouse and by finger, without ever opening the list, and how many touches they take.

A whole game takes minutes: COMPTOIR_CLICKS=0, or `make clicks`, which writes docs/clicks.md. Otherwise a few turns."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

import comptoir
from comptoir.table.boards import playable

from .clicking import Follower, clicks_before
from .driving import Person, open_table, wait_asked
from .serving import Server, stored_record

DECISIONS = int(os.environ.get("COMPTOIR_CLICKS", "8")) or 400
OUT = os.environ.get("COMPTOIR_CLICKS_OUT", "")


@pytest.mark.parametrize("how", ["mouse", "finger"])
@pytest.mark.parametrize("title", playable())
def test_a_game_is_played_by_pointing_alone(server: Server, people: Any, title: str, how: str) -> None:
    finger = how == "finger"
    page = people(390, 844, has_touch=True, is_mobile=True) if finger else people(1280, 720)
    made = open_table(page, server.url, ["me", *["bot:easy"] * (comptoir.load(title).default_seats - 1)], title)
    person, follower, decisions = Person(page, finger), None, 0
    while decisions < DECISIONS and wait_asked(page, 60_000):
        record = stored_record(server.db, made)
        follower = follower or Follower(person, record, 0)
        follower.decide(record)
        decisions += 1
        assert page.is_hidden("#list")
    record = stored_record(server.db, made)
    before = clicks_before(record, 0, finger)
    told = {"title": title, "how": how, "decisions": decisions, "clicks": person.clicks, "before": before,
            "over": int(record.state.actor()) < 0}
    print(told)
    if OUT:
        with open(OUT, "a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
    assert person.clicks > 0
