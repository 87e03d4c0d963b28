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
from comptoir.table.boards import playable
from comptoir.table.draft import Draft
from comptoir.table.room import Room
from comptoir.table.scene import deciding, peek, seated, voice_of
from comptoir.table.seats import Chair, Person
from comptoir.table.store import Store
from comptoir.table.viewer import Viewer

NAMES = ["Anne", "Bruno", "Chloé", "David", "Emil"]


def room_of(record: Record) -> Room:
    row = {"id": "t", "game": record.game.slug, "name": "", "options": record.options, "first": False, "owner": "",
           "rematch": None, "status": "playing", "clock": "", "zero": ""}
    chairs = [Chair(seat, "person", NAMES[seat], f"s{seat}", holders=frozenset({f"p{seat}"}))
              for seat in range(len(record.names))]
    return Room(cast(Store, None), row, chairs, record)


def do(room: Room, text: str) -> None:
    """Play this as the room does, without a store."""
    assert room.record is not None
    assert room.story is not None
    draft = Draft(room.record)
    draft.play(text)
    room.record = draft.record
    room.story.follow(draft.record, draft.kept, draft.positions)
    room.cache.clear()


def received(room: Room, seat: int) -> str:
    """Exactly what a page of this seat is sent: the table, the full boards, and what each decision would bring."""
    page = Viewer(cast(Any, None), cast(Any, None), room, Person(f"p{seat}"), "en", watch=seat < 0)
    told = [page._message(), *[peek(room, seat, other, "en") for other in range(len(room.chairs))]]
    if seat >= 0 and seat == room.actor:
        decision, say = deciding(room, seat), voice_of(room, "en")
        told += [decision.preview(list(choice.actions), say, seated(room, "en")) for choice in decision.choices[:6]]
    return json.dumps(told, sort_keys=True)


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
            do(room, text)
            assert room.record is not None
            after.append(room.record.state.view(seat))
        if after[0] == after[1]:
            assert received(first, seat) == received(second, seat)
    return first.record.state != second.record.state


@pytest.mark.parametrize("title", playable())
def test_what_others_do_in_secret_is_not_told(title: str) -> None:
    """Two worlds look the same to a seat; another seat does something in each, and they still look the same: then
    board, log, marks and all else that is sent must be the same too, though the two did different things."""
    game, luck = comptoir.load(title), random.Random(4)
    compared = differed = 0
    for seed in range(2):
        record = Record(game, seats=3, seed=seed)
        for _ in range(150):
            actor = int(record.state.actor())
            if actor < 0:
                break
            reader = (actor + 1 + luck.randrange(2)) % 3 if luck.random() < 0.8 else -1
            if luck.random() < 0.12:
                for one, other in alike_after(record, reader, luck):
                    assert told_after(record, one, reader) == told_after(record, other, reader), (one[1], other[1])
                    compared += 1
                    differed += one[1] != other[1]
            record.play(game.actions.text(luck.choice(record.state.legal())))
    assert compared
    if title == "san-juan":
        assert differed, "nobody ever did two different things in secret: nothing was tested"


Done = tuple[dict[str, Any], str]  # a position, and what the actor does there


def alike_after(record: Record, reader: int, luck: random.Random) -> list[tuple[Done, Done]]:
    """Pairs of what the actor could do in two worlds that the reader cannot tell apart, before or after: the same
    in both, or things that could each be done in one of them only, so that telling them would tell the worlds apart."""
    game, positions = record.game, worlds(record.state, reader)
    states = [game.from_json(position, Chance(5)) for position in positions]
    done: list[list[tuple[int, State]]] = []
    for state in states:
        done.append([])
        for action in luck.sample(state.legal(), min(5, len(state.legal()))):
            after = state.clone()
            after.apply(action)
            done[-1].append((action, after.view(reader)))
    here, there = (state.legal() for state in states)
    return [((positions[0], game.actions.text(one)), (positions[1], game.actions.text(other)))
            for one, seen in done[0] for other, too in done[1]
            if seen == too and (one == other or one not in there or other not in here)]


def told_after(record: Record, done: Done, reader: int) -> str:
    position, text = done
    played = Record(record.game, NAMES[:3], seed=5, position=position)
    room = room_of(played)
    do(room, text)
    return received(room, reader)


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
