"""A turn of Burgundy at the page: whatever is touched can be put back, and nothing is sent before it is confirmed."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import Record, load

from .driving import Person, wait_asked, wait_version
from .serving import Server

GAME = load("burgundy")
TURN = {"players": [{"estate": {"19": "castle"}, "storage": ["ship", "bank"], "dice": [2, 5], "workers": 3},
                    {"estate": {"19": "castle"}, "dice": [1, 1]}],
        "depots": {"2": {"tiles": ["knowledge_3", "castle"]}, "5": {"tiles": ["mine"]}},
        "agenda": ["turn 0", "turn 1", "end_round 0"]}


def sit(page: Any, server: Server) -> None:
    record = Record(GAME, ["Anne", "Bruno"], position=TURN)
    page.goto(server.url)
    page.set_input_files("#upload", {"name": "g.jsonl", "mimeType": "text/plain", "buffer": record.to_text().encode()})
    page.click(".upload button")
    wait_asked(page)


@pytest.mark.parametrize("finger", [False, True])
def test_a_die_is_put_back_another_taken_another_tile_and_all_is_confirmed_once(server: Server, people: Any,
                                                                               finger: bool) -> None:
    page = people(390, 844, has_touch=True, is_mobile=True) if finger else people(1280, 720)
    sit(page, server)
    person = Person(page, finger)
    before = person.desk()["n"]
    person.touch("die:1")
    assert person.desk()["picks"] == ["die:1"]
    person.touch("die:1")
    assert person.desk()["picks"] == []
    person.touch("die:2")
    person.touch("die:1")
    assert person.desk()["picks"] == ["die:1"]
    person.touch("depot:2:1")
    person.touch("depot:2:2")
    assert set(person.desk()["picks"]) == {"die:1", "depot:2:2"}
    assert person.desk()["n"] == before, "nothing was sent"
    assert page.is_hidden("#undo")
    person.confirm(before)
    wait_version(page, before)
    done = page.evaluate("window.table.now.legal.map(one => one.text)")
    assert not [text for text in done if text.endswith("die1")]
    assert [text for text in done if text.endswith("die2")]


def test_a_tile_that_one_die_takes_as_it_was_thrown_is_two_clicks_and_the_other_die_can_still_be_taken(
        server: Server, people: Any) -> None:
    page = people(1280, 720)
    sit(page, server)
    person = Person(page)
    before = person.desk()["n"]
    person.touch("depot:5:1")
    assert (person.desk()["chosen"], set(person.desk()["picks"])) == ("take:5:1:die2", {"depot:5:1", "die:2"})
    person.touch("die:1")
    assert person.desk()["picks"] == ["depot:5:1", "die:1"]
    assert person.desk()["chosen"] is None, "it would cost workers, and no key was touched"
    person.touch("die:2")
    person.confirm(before)
    wait_version(page, before)
