"""Nothing hidden goes over the wire: what a seat receives is the same when only other seats' secrets differ."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

import comptoir
from comptoir import Record
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State
from comptoir.table.live import Page
from comptoir.table.room import Room
from comptoir.table.seats import Chair, Person
from comptoir.table.store import Store
from comptoir.table.telling import playable

NAMES = ["Anne", "Bruno", "Chloé", "David", "Emil"]


def room_of(record: Record) -> Room:
    row = {"id": "t", "game": record.game.slug, "name": "", "options": record.options, "first": False, "owner": "",
           "rematch": None, "status": "playing"}
    chairs = [Chair(seat, "person", NAMES[seat], f"s{seat}", holders=frozenset({f"p{seat}"}))
              for seat in range(len(record.names))]
    return Room(cast(Store, None), row, chairs, record)


def received(room: Room, seat: int) -> str:
    """Exactly what a page of this seat is sent."""
    page = Page(cast(Any, None), cast(Any, None), room, Person(f"p{seat}"), "en", watch=seat < 0)
    return json.dumps(page._message(), sort_keys=True)


def worlds(state: State, seat: int) -> list[dict[str, Any]]:
    """Two positions that look the same to this seat."""
    view = state.view(seat)
    return [view.determinize(Chance(seed)).to_json() for seed in (11, 12)]


@pytest.mark.parametrize("title", playable())
def test_what_a_seat_receives_does_not_depend_on_others_secrets(title: str) -> None:
    game, luck = comptoir.load(title), random.Random(3)
    differed = 0
    for seed in range(3):
        record = Record(game, seats=3, seed=seed)
        for _ in range(120):
            if int(record.state.actor()) < 0:
                break
            if luck.random() < 0.15:
                differed += compare(record, luck.randrange(-1, 3), luck)
            record.play(game.actions.text(luck.choice(record.state.legal())))
    if title == "san-juan":
        assert differed, "the two worlds were never different: nothing was tested"


def compare(record: Record, seat: int, luck: random.Random) -> bool:
    """Both worlds send the same, before and after the seat's own move; whether they were different worlds."""
    actor = int(record.state.actor())
    game = record.game
    rooms = [room_of(Record(game, NAMES[:3], seed=5, position=position)) for position in worlds(record.state, seat)]
    first, second = rooms
    assert first.record is not None
    assert second.record is not None
    assert received(first, seat) == received(second, seat)
    if seat == actor:
        text = game.actions.text(luck.choice(first.record.state.legal()))
        after = []
        for room in rooms:
            assert room.record is not None
            assert room.story is not None
            room.record.play(text)
            room.story.played()
            room.cache.clear()
            after.append(room.record.state.view(seat))
        if after[0] == after[1]:
            assert received(first, seat) == received(second, seat)
    return first.record.state != second.record.state


def test_the_seed_is_never_sent() -> None:
    record = Record(comptoir.load("puerto-rico"), NAMES[:3], seed=123456789)
    room = room_of(record)
    for seat in (-1, 0, 1, 2):
        sent = received(room, seat)
        assert "123456789" not in sent
        assert "seed" not in sent


def test_secret_links_are_shown_to_their_holder_only() -> None:
    room = room_of(Record(comptoir.load("puerto-rico"), NAMES[:3], seed=1))
    for seat in (-1, 0, 1):
        assert '"s2"' not in received(room, seat)
        assert '"p2"' not in received(room, seat)
