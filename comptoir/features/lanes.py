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
        self.stretch: i64 = stretch  # lanes that are shown at a time, at most
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
        self.games = vec[State]()
        pad = Pad(length)
        self.sheets = vec[Sheet]([pad.sheet(stretch) for _ in range(sheets)])  # one for each that is shown at a time

    def begin(self, seed: int) -> None:
        """All lanes begin with their first games."""
        self.seed = seed
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
        actions = vec[i64](given)
        if len(actions) != self.lanes:
            raise IllegalAction(f"{len(actions)} actions were given; there are {self.lanes} lanes")
        masks, width = self.masks, self.width
        for lane in range(self.lanes):
            action = actions[lane]
            if not 0 <= action < width or not masks[lane * width + action]:
                raise IllegalAction(self._fault(lane, action))
        self.taken = actions

    def _fault(self, lane: i64, action: i64) -> str:
        known = f" ({self.game.actions.text(action)})" if 0 <= action < self.width else ""
        allowed = ", ".join([f"{a} ({self.game.actions.text(a)})" for a in self.games[lane].legal()])
        return f"lane {lane}: action {action}{known} is not allowed; allowed are: {allowed}"

    def turn(self, first: i64, last: i64, which: i64) -> None:
        """Play what was taken in the lanes from first to before last, and show what came of it. Lanes share nothing
        that changes, so that different ones can be played at the same time, each stretch with a sheet of its own."""
        self.advance(first, last)
        self.show(first, last, which)

    def advance(self, first: i64, last: i64) -> None:
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

    def show(self, first: i64, last: i64, which: i64) -> None:
        """Write what the actors may know in the lanes from first to before last on a sheet, a row for each. A stretch
        of lanes is short enough for its rows, and for the positions that were just played, to stay in the processor's
        caches."""
        sheet, features = self.sheets[which], self.features
        sheet.wipe()
        for lane in range(first, last):
            features.write(self.games[lane], self.actors[lane], sheet)

    def cells(self, which: i64) -> vec[i16]:
        """All of a sheet: where numpy may look, now and later."""
        sheet = self.sheets[which]
        sheet.wipe()
        for _row in range(self.stretch):
            sheet.row()
        return sheet.cells

    def random(self, turn: i64) -> vec[i64]:
        """A legal action for each lane, all equally likely; which ones follows from the seed and the turn."""
        luck = Chance(Chance(self.seed).number(PLAYER_LUCK, turn))
        chosen = row(self.lanes)
        for lane in range(self.lanes):
            g = self.games[lane]
            chosen[lane] = g.offers[luck.below(g.count, PLAYER_LUCK, lane)]
        return chosen
