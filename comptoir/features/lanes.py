"""Many games of one title, stepped together. Knows no game.

Each game has a lane, and each lane its row in tables that numpy reads without a copy: they are allocated once and
written again with every step. Features are written stretch by stretch: see `show`."""

from __future__ import annotations

from collections.abc import Callable
from struct import pack, unpack
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from comptoir.features.sheet import Features, Pad, Sheet
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import row
from comptoir.kernel.errors import IllegalAction
from comptoir.kernel.game import Game
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import State
from comptoir.search.playout import PLAYER_LUCK

YES: Final[u8] = 1
NO: Final[u8] = 0


def bits(value: float) -> int:
    """The float32 that is nearest, as a whole number of 32 bits."""
    found: int = unpack("<i", pack("<f", value))[0]
    return found


class Lanes:
    """Lane i begins with the game seeded `seed + i`; when a game ends the next one takes its place, and the k-th game
    of the lane is seeded `seed + i + k * lanes`."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], value: Callable[[Outcome], list[float]],
                 features: Features, length: int, lanes: int, stretch: int, sheets: int, longest: int,
                 forced: bool) -> None:
        self.game = game
        self.start = game.start
        self.seats: i64 = seats
        self.options = options
        self.value = value  # what a finished game is worth to each seat
        self.features = features
        self.length: i64 = length
        self.width: i64 = len(game.actions)
        self.lanes: i64 = lanes
        self.stretch: i64 = stretch  # so many lanes are played and shown at a time; the last stretch may be shorter
        self.seed = 0
        self.longest: i64 = longest  # decisions; a game that takes more is broken off
        self.forced = forced  # choices that are none are shown too; otherwise they are played by themselves
        self.begun = row(lanes)  # by lane: games begun
        self.made = row(lanes)  # by lane: decisions made in its game
        self.masks = vec[u8](bytes(lanes * self.width))  # what the actor may do
        self.rewards = vec[i32](memoryview(bytes(4 * lanes * seats)).cast("i"))  # bits of float32, by seat; zero unless
        # a game has just ended
        self.ends = vec[u8](bytes(lanes))  # the last step ended a game
        self.cuts = vec[u8](bytes(lanes))  # the last step broke a game off: it ended without a result
        self.actors = row(lanes)  # who is asked
        self.taken = row(lanes)  # what is played next
        self.turns: i64 = 0  # so often were actions taken
        self.games = vec[State]()
        pad = Pad(length)
        self.sheets = vec[Sheet]([pad.sheet(stretch) for _ in range(sheets)])  # one for each that is shown at a time

    def begin(self, seed: int) -> None:
        """All lanes begin with their first games."""
        self.seed = seed
        self.turns = 0
        games = vec[State]()
        for lane in range(self.lanes):
            self.begun[lane] = 0
            self._quiet(lane)
            if len(self.games):
                self._allow(lane, NO)
            games = append(games, self._next(lane))
        self.games = games
        for lane in range(self.lanes):
            self._ask(lane)

    def _next(self, lane: i64) -> State:
        """The next game of a lane."""
        luck = Chance(self.seed + lane + self.begun[lane] * self.lanes)
        self.begun[lane] += 1
        self.made[lane] = 0
        g = self.start(self.seats, self.options, luck)
        if not self.forced:
            self._play_on(lane, g, self.longest - 1)
        return g

    def _play_on(self, lane: i64, g: State, longest: i64) -> None:
        """Play what is forced."""
        while g.count == 1 and self.made[lane] < longest:
            g.apply(g.offers[0])
            self.made[lane] += 1

    def take(self, given: Any) -> None:
        """What is to be played: one legal action for each lane, or an error that names the first that is not. The
        vector is made here: of one that uncompiled code hands to compiled code, a reference is never given back."""
        try:
            actions = vec[i64](given)
        except TypeError:  # rows of numbers, say
            actions = vec[i64]()
        if len(actions) != self.lanes:
            raise IllegalAction(f"actions must be {self.lanes} whole numbers, one for each lane")
        masks, width = self.masks, self.width
        for lane in range(self.lanes):
            action = actions[lane]
            if not 0 <= action < width or not masks[lane * width + action]:
                raise IllegalAction(self._fault(lane, action))
        self.taken = actions
        self.turns += 1

    def _fault(self, lane: i64, action: i64) -> str:
        known = f" ({self.game.actions.text(action)})" if 0 <= action < self.width else ""
        allowed = ", ".join([f"{a} ({self.game.actions.text(a)})" for a in self.games[lane].legal()])
        return f"lane {lane}: action {action}{known} is not allowed; allowed are: {allowed}"

    def step(self, given: Any, writes: list[Callable[[], None]]) -> None:
        """Play what is given, a stretch of lanes after the other. `writes` is by stretch what is called when its rows
        are on their sheet."""
        self.take(given)
        for part in range(len(writes)):
            self.turn(part, writes[part])

    def turn(self, part: i64, write: Callable[[], None]) -> None:
        """Play what was taken in a stretch of lanes, and show what came of it. Lanes share nothing that changes, so
        that stretches can be played at the same time if each has a sheet of its own."""
        first = part * self.stretch
        self._advance(first, min(first + self.stretch, self.lanes))
        self.show(part, write)

    def _advance(self, first: i64, last: i64) -> None:
        for lane in range(first, last):
            if lane + 1 < last:
                self.games[lane + 1].fetch()
            g = self.games[lane]
            self._allow(lane, NO)
            if self.ends[lane]:
                self._quiet(lane)
            g.apply(self.taken[lane])
            self.made[lane] += 1
            if not self.forced:
                self._play_on(lane, g, self.longest)
            if not g.top:
                outcome = g.outcome()
                assert outcome is not None
                self._reward(lane, self.value(outcome))
                self.ends[lane] = YES
            elif self.made[lane] >= self.longest:
                self.ends[lane] = YES
                self.cuts[lane] = YES
            if self.ends[lane]:
                self.games[lane] = self._next(lane)
            self._ask(lane)

    def _quiet(self, lane: i64) -> None:
        """Nothing has just ended."""
        self._reward(lane, [0.0] * self.seats)
        self.ends[lane] = NO
        self.cuts[lane] = NO

    def _reward(self, lane: i64, worths: list[float]) -> None:
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = bits(worths[seat])

    def _ask(self, lane: i64) -> None:
        """Write who is asked, and what may be done."""
        self.actors[lane] = self.games[lane].actor()
        self._allow(lane, YES)

    def _allow(self, lane: i64, what: u8) -> None:
        """Write this where something may be done."""
        g = self.games[lane]
        masks, offers, base = self.masks, g.offers, lane * self.width
        for i in range(g.count):
            masks[base + offers[i]] = what

    def show(self, part: i64, write: Callable[[], None]) -> None:
        """Write what the actors of a stretch may know on its sheet, a row for each lane. A stretch is short enough for
        its rows, and for the positions that were just played, to stay in the processor's caches."""
        sheet, features = self.sheets[part % len(self.sheets)], self.features
        first = part * self.stretch
        sheet.wipe()
        for lane in range(first, min(first + self.stretch, self.lanes)):
            features.write(self.games[lane], self.actors[lane], sheet)
        write()

    def cells(self, which: i64) -> vec[i16]:
        """All of a sheet: where numpy may look, now and later."""
        sheet = self.sheets[which]
        sheet.wipe()
        for _row in range(self.stretch):
            sheet.row()
        return sheet.cells

    def random(self) -> vec[i64]:
        """A legal action for each lane, all equally likely; they follow from the seed and the turns so far."""
        luck = Chance(Chance(self.seed).number(PLAYER_LUCK, self.turns))
        chosen = row(self.lanes)
        for lane in range(self.lanes):
            g = self.games[lane]
            chosen[lane] = g.offers[luck.below(g.count, PLAYER_LUCK, lane)]
        return chosen
