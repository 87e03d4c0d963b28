"""Game: the face of a title. Everything that uses a title goes through here."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from librt.vecs import vec

from comptoir.kernel.actions import Actions, shown
from comptoir.kernel.chance import SEEDS, Chance, chance_from_json, luck_of
from comptoir.kernel.errors import BadOption, BadPosition, BadRecord
from comptoir.kernel.state import State, Step


class Option:
    """Something a table agrees on before the game. `values` are what it can be, the default first; `other`
    reads what else it can be (a file, say) and raises BadOption when it cannot. `opens_files`: a text it reads
    names a file, so programs that serve strangers must not pass texts on to it."""

    def __init__(self, name: str, values: list[Any], help: str, other: Callable[[Any], Any] | None = None,
                 opens_files: bool = False) -> None:
        self.name = name
        self.values = values
        self.help = help
        self.other = other
        self.opens_files = opens_files

    def read(self, value: Any) -> Any:
        """The value itself, or the one that is written like this text."""
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
        for known in self.values:
            if str(value).lower() == str(known).lower():
                return known
        if self.other is not None:
            return self.other(value)
        allowed = ", ".join([str(known).lower() for known in self.values])
        raise BadOption(f"option {self.name} cannot be {shown(str(value))}; it can be: {allowed}")


class Stream:
    """One kind of luck: its name, and the names of its outcomes. Unseen: nobody looks at what it brings."""

    def __init__(self, name: str, outcomes: list[str], unseen: bool = False) -> None:
        self.name = name
        self.outcomes = outcomes
        self.unseen = unseen


class Game:
    """A title. `start(seats, options, chance)` lays the table and runs to the first choice;
    `read(json, chance)` is the way back from to_json; `box(seats, options)` is what census counts; `rounds(state)` is
    the number of the round as players count it."""

    def __init__(self, *, slug: str, package: str, rules: int, edition: str, seats: list[int],
                 default_seats: int, options: list[Option], actions: Actions, steps: vec[Step],
                 streams: list[Stream], ends: list[str], components: list[str],
                 start: Callable[[int, dict[str, Any], Chance], State],
                 read: Callable[[dict[str, Any], Chance], State],
                 box: Callable[[int, dict[str, Any]], list[int]],
                 check: Callable[[int, dict[str, Any]], None] | None = None,
                 rounds: Callable[[Any], int] | None = None, open_points: bool = True,
                 reconstructed: str = "", minutes: int = 0, year: int = 0, listed: bool = True,
                 levels: dict[str, str] | None = None) -> None:
        self.slug = slug
        self.package = package  # board, encode, sense and words are found there when asked for
        self.rules = rules  # raised when a fix changes what is legal or what follows
        self.edition = edition
        self.seats = seats
        self.default_seats = default_seats
        self.options = options
        self.actions = actions
        self.steps = steps
        self.streams = streams
        self.ends = ends  # how a game can end
        self.components = components  # the names of what census counts
        self.open_points = open_points  # False: they lie face down until the end
        self.reconstructed = reconstructed  # what is ours because the box's own was not to be had
        self.minutes = minutes  # how long people play
        self.year = year  # in which it came out: titles are listed in this order
        self.listed = listed  # False: it can be played, but nobody is offered it
        self.levels = levels or {}  # of bots, where they are other bots than usual
        self.start = start  # unchecked, for loops that must be fast
        self._read = read
        self._box = box
        self._check = check
        self._rounds = rounds
        self._parts: dict[str, ModuleType | None] = {}

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    def new(self, seats: int | None = None, seed: int | None = None,
            options: Mapping[str, Any] | None = None, chance: Chance | None = None) -> State:
        """A new game at its first choice. Without a seed the luck is fresh."""
        seats = self.checked_seats(seats)
        chosen = self.checked_options(seats, options)
        if chance is None:
            chance = luck_of(secrets.randbelow(SEEDS) if seed is None else seed)
        return self.start(seats, chosen, chance)

    def checked_seats(self, seats: Any) -> int:
        if seats is None:
            return self.default_seats
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join([str(n) for n in self.seats])
            raise BadOption(f"{self.slug} is not played by {seats}; it can be: {allowed}")
        return seats

    def checked_options(self, seats: int, options: Any) -> dict[str, Any]:
        """All options with their values, the defaults filled in."""
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options must be a table of names and values, not {shown(str(options))}")
        given = dict(options or {})
        chosen: dict[str, Any] = {}
        for option in self.options:
            chosen[option.name] = option.read(given.pop(option.name)) if option.name in given \
                else option.values[0]
        if given:
            known = ", ".join([option.name for option in self.options]) or "none"
            raise BadOption(f"{self.slug} has no option {shown(str(next(iter(given))))}; options are: {known}")
        if self._check is not None:
            self._check(seats, chosen)
        return chosen

    def box(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> list[int]:
        """What census must come to, component by component."""
        seats = self.checked_seats(seats)
        return self._box(seats, self.checked_options(seats, options))

    def from_json(self, position: Any, chance: Chance | None = None) -> State:
        """A position written by to_json or by hand. BadPosition names every reason why it cannot be.
        What is left out and follows from the rest (supplies, what is on offer) is filled in."""
        if not isinstance(position, dict):
            raise BadPosition(["a position is a JSON object"])
        if position.get("game", self.slug) != self.slug:
            raise BadPosition([f"this is a position of {shown(str(position['game']))}, not of {self.slug}"])
        rules = position.get("rules", self.rules)
        if rules != self.rules:
            raise BadPosition([f"it is of rules version {shown(str(rules))}; these are version {self.rules}"])
        seats, options = position.get("seats", self.default_seats), position.get("options", {})
        if type(seats) is not int or not isinstance(options, dict):
            raise BadPosition(["seats must be a number, options an object"])
        seats = self.checked_seats(seats)
        options = self.checked_options(seats, options)
        position = {**position, "seats": seats, "options": options}
        if chance is None:
            chance = Chance(secrets.randbelow(SEEDS))
        return self._read(position, chance)

    def from_bytes(self, data: bytes) -> State:
        """What State.to_bytes wrote, with its luck."""
        parts = json.loads(data)
        return self.from_json(parts["position"], chance_from_json(parts["luck"]))

    def decision(self, state: State) -> str:
        """The name of the step that the actor is asked about."""
        return state.step()

    def round(self, state: State) -> int:
        """Which round a position is in, from 1 on; 0 where a title counts none, or counts them within phases."""
        return self._rounds(state) if self._rounds is not None else 0

    def drawn(self, state: State) -> list[str]:
        """What the last apply drew, in words: "corn", and "dice:6" for all streams but the first."""
        words = []
        for draw in state.drawn:
            stream = self.streams[draw & 255]
            outcome = stream.outcomes[draw >> 8]
            words.append(outcome if stream is self.streams[0] else f"{stream.name}:{outcome}")
        return words

    def shown(self, drawn: list[str]) -> bool:
        """Whether somebody saw something of these draws: what nobody looked at can be taken back."""
        hidden = [stream.name for stream in self.streams if stream.unseen]
        return any([word.partition(":")[0] not in hidden for word in drawn])

    def read_draw(self, word: Any) -> int:
        """The outcome that drawn wrote like this."""
        if isinstance(word, str):
            name, colon, outcome = word.partition(":")
            for stream in self.streams:
                if not colon and stream is self.streams[0] and name in stream.outcomes:
                    return stream.outcomes.index(name)
                if colon and stream.name == name and outcome in stream.outcomes:
                    return stream.outcomes.index(outcome)
        raise BadRecord(f"{shown(str(word))} is not something {self.slug} draws")

    # These live in modules of the title that need more than the kernel; they are imported when asked for.

    def part(self, name: str) -> ModuleType | None:
        """A module of the title: board, sense, tell …; None where it has none of that name."""
        if name not in self._parts:
            whole = f"{self.package}.{name}"
            try:
                found = find_spec(whole) is not None
            except ModuleNotFoundError:  # the title is a single file
                found = False
            self._parts[name] = import_module(whole) if found else None
        return self._parts[name]

    def _needed(self, name: str) -> ModuleType:
        """A module of the title that must be there."""
        found = self._parts.get(name)
        if found is None:
            found = self._parts[name] = import_module(f"{self.package}.{name}")
        return found

    def panels(self, view: State, **how: Any) -> Any:
        """The board as panels for a page to arrange."""
        return self._needed("board").panels(view, **how)

    def board(self, view: State, **how: Any) -> Any:
        """The board as one picture."""
        return self._needed("board").board(view, **how)

    def encode(self, view: State, seat: int) -> Any:
        """The view as numbers for a network, seen from the seat."""
        return self._needed("encode").encode(view, seat)

    def explain(self, features: Any, zeros: bool = False) -> dict[str, int]:
        """What the numbers of encode say, by name and in the units of the game."""
        told: dict[str, int] = self._needed("encode").explain(features, zeros)
        return told

    def values(self, state: State) -> list[float]:
        """The hand-made evaluation: what the position is worth to each seat, in points."""
        return list(self._needed("sense").values(state))
