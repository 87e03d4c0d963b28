"""Paired worlds: two games that differ in nothing but what one reader cannot see. They are played on side by side, the
same in public and as luck will have it in secret, and he is told the same of both, by every number he is sent and by
every pause of a bot too."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import comptoir
from comptoir import Record
from comptoir.kernel.chance import Chance
from comptoir.kernel.game import Game
from comptoir.kernel.record import snapshot
from comptoir.kernel.state import NOBODY, PASS, State
from comptoir.table.room import Room
from comptoir.table.shown import takes_time

from .test_leak import NAMES, do, received, room_of

ALONG = 10  # public moves that two worlds are followed
BEGINNING = (2, 4)  # moves of a game that are always looked at: boards and hands are chosen in secret
PATIENCE = 40  # moves until they should look alike again

# Of every title the ways it is played that hide something: seats and options.
TABLES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "puerto-rico": ((3, {}),),
    "san-juan": ((4, {}), (3, {"expansion": "on"}), (2, {"expansion": "on", "edition": "2004", "start": "choose"})),
    "burgundy": ((3, {"boards": "draw-secret"}), (2, {})),
    "golden-city": ((3, {}), (2, {"black_posts": "on"}), (4, {})),
}


def eyes(state: State, reader: int) -> State:
    """What a program is given that plays for the reader."""
    return state.view(reader)


def told(room: Room, reader: int) -> str:
    """All a page of this seat is sent, and what a program that holds the seat's view can read in it."""
    assert room.record is not None
    view = eyes(room.record.state, reader)
    return json.dumps([received(room, reader), [int(one) for one in view.offers], view.legal(), view.to_json()])


class Worlds:
    """Two rooms that look alike to a reader."""

    def __init__(self, game: Game, state: State, reader: int, luck: Random) -> None:
        self.game = game
        self.reader = reader
        self.luck = luck
        dealt = state.view(reader).determinize(Chance(luck.randrange(1 << 30)))
        self.rooms = [room_of(Record(game, NAMES[:int(state.seats)], seed=5, position=one.to_json()))
                      for one in (state, dealt)]
        self.other = dealt != state
        self.pauses = [0, 0]  # of bots, if bots played here
        self.luck_seen: list[list[int]] = [[], []]  # by the reader: cards turned up are others in another world

    def do(self, n: int, action: int) -> None:
        """In one of the worlds."""
        room = self.rooms[n]
        assert room.record is not None
        self.pauses[n] += takes_time(self.game, room.record.state, action)
        do(room, self.game.actions.text(action))
        self.luck_seen[n] += [int(draw) for draw in snapshot(self.states()[n]).view(self.reader).drawn]

    def told(self) -> list[str]:
        """What the reader is told in each, and how often they waited for it."""
        return [json.dumps([told(room, self.reader), pauses])
                for room, pauses in zip(self.rooms, self.pauses, strict=True)]

    def states(self) -> list[State]:
        return [room.record.state for room in self.rooms if room.record is not None]

    def alike(self) -> bool:
        one, two = self.states()
        return bool(one.view(self.reader) == two.view(self.reader)) and self.luck_seen[0] == self.luck_seen[1]

    def on(self) -> bool:
        """Play on: what both can do in public, then in each what nobody sees. Whether they look alike again."""
        one, two = self.states()
        if int(one.actor()) < 0:
            return False
        both = sorted(set(one.legal()) & set(two.legal()))
        if self.hidden(one) or not both:
            return False
        action = self.luck.choice(both[1:] if both[0] == PASS and len(both) > 1 and self.luck.random() < 0.8 else both)
        for n in (0, 1):
            self.do(n, action)
        return self.settle()

    def settle(self) -> bool:
        """In each world on its own: cards are named that nobody sees, and who is asked though the other world did not
        ask him declines."""
        for _ in range(PATIENCE):
            waits = [room for room in self.rooms if room.record is not None and self.hidden(room.record.state)]
            if not waits:
                if self.alike():
                    return True
                waits = [room for room in self.rooms if room.record is not None and self.declines(room.record.state)]
                one, two = self.states()
                if not waits or (len(waits) == 2 and one.actor() == two.actor()):
                    return False
            room = waits[0]
            assert room.record is not None
            state = room.record.state
            self.do(self.rooms.index(room), int(self.luck.choice(state.legal()) if self.hidden(state) else PASS))
        return False

    def hidden(self, state: State) -> bool:
        unseen = UNSEEN.get(self.game.slug)
        return unseen is not None and int(state.actor()) not in (self.reader, -1, -2) and unseen(state)

    def declines(self, state: State) -> bool:
        silent = SILENT.get(self.game.slug)
        return silent is not None and int(state.actor()) not in (self.reader, -1, -2) and silent(state, PASS)


UNSEEN: dict[str, Any] = {}
SILENT: dict[str, Any] = {}
for _slug in TABLES:  # as they are, whatever a test puts in their place
    _tell: Any = comptoir.load(_slug).part("tell")
    if hasattr(_tell, "unseen"):
        UNSEEN[_slug], SILENT[_slug] = _tell.unseen, _tell.silent


def follow(title: str, games: int, often: float, seed: int = 1) -> Counter[str]:
    """Play whole games, and from some positions on two worlds side by side; AssertionError where they are told apart.
    How many worlds there were, how many of them differed, and how many steps they were followed."""
    game, found = comptoir.load(title), Counter[str]()
    for n in range(games):
        for seats, options in TABLES[title]:
            luck = Random(1000 * seed + n)
            state = game.new(seats=seats, seed=seed + n, options=options)
            made = 0
            while int(state.actor()) >= 0:
                legal, made = state.legal(), made + 1
                if luck.random() < often or made in BEGINNING:
                    found += pair(game, state, luck)
                state.apply(int(luck.choice(legal[1:] if legal[0] == PASS and len(legal) > 1 and luck.random() < 0.8
                                            else legal)))
    return found


def pair(game: Game, state: State, luck: Random) -> Counter[str]:
    reader = luck.randrange(NOBODY, int(state.seats))
    worlds = Worlds(game, state, reader, luck)
    found = Counter({"worlds": 1, "different": int(worlds.other)})
    if worlds.hidden(state):
        return found  # in the middle of what nobody sees
    for step in range(ALONG):
        if int(worlds.states()[0].actor()) < 0:
            break  # the record and its seed are open now
        if step in (0, 1, ALONG - 1) or luck.random() < 0.3:
            one, two = worlds.told()
            assert one == two, first_difference(one, two, worlds)
            found["compared"] += 1
        if not worlds.on():
            break
        found["steps"] += 1
        found["uneven"] += len({len(room.record.moves) for room in worlds.rooms if room.record is not None}) > 1
    return found


def first_difference(one: str, two: str, worlds: Worlds) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    moves = [[move.do for move in room.record.moves] for room in worlds.rooms if room.record is not None]
    return f"to {worlds.reader}: …{one[max(0, at - 300):at + 80]}…\nand …{two[max(0, at - 60):at + 80]}…\n{moves}"
