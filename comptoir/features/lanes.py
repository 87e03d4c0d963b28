"""Many games of one title, stepped together. Knows no game.

Each game has a lane, and each lane its row in six tables that numpy reads without a copy: they are allocated once and
written again with every step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from comptoir.features.sheet import Features, Sheet, bits
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import row
from comptoir.kernel.errors import IllegalAction
from comptoir.kernel.game import Game
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import State
from comptoir.search.playout import PLAYER_LUCK

YES: Final[u8] = 1
NO: Final[u8] = 0


def zeros(count: int) -> vec[i32]:
    return vec[i32](memoryview(bytes(4 * count)).cast("i"))


class Lanes:
    """Lane i begins with the game seeded `seed + i`; when a game ends the next one takes its place, and the k-th game
    of the lane is seeded `seed + i + k * lanes`."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], value: Callable[[Outcome], list[float]],
                 features: Features, length: int, lanes: int, seed: int, longest: int) -> None:
        self.game = game
        self.start = game.start
        self.seats: i64 = seats
        self.options = options
        self.value = value  # what a finished game is worth to each seat
        self.features = features
        self.length: i64 = length
        self.width: i64 = len(game.actions)
        self.lanes: i64 = lanes
        self.seed = seed
        self.longest: i64 = longest  # decisions; a game that takes more is broken off
        self.begun = row(lanes)  # by lane: games begun
        self.made = row(lanes)  # by lane: decisions made in its game
        self.observations = zeros(lanes * length)  # bits of float32: what the actor may know
        self.masks = vec[u8](bytes(lanes * self.width))  # what the actor may do
        self.rewards = zeros(lanes * seats)  # bits of float32, by seat; zero unless a game has just ended
        self.ends = vec[u8](bytes(lanes))  # the last step ended a game
        self.cuts = vec[u8](bytes(lanes))  # the last step broke a game off: it ended without a result
        self.actors = row(lanes)  # who is asked
        self.taken = row(lanes)  # what is played next
        games = vec[State]()
        sheets = vec[Sheet]()
        for lane in range(self.lanes):
            games = append(games, self._begin(lane))
            sheets = append(sheets, Sheet(self.observations, lane * self.length))
        self.games = games
        self.sheets = sheets
        for lane in range(self.lanes):
            self._show(lane)

    def _begin(self, lane: i64) -> State:
        """The next game of a lane."""
        luck = Chance(self.seed + lane + self.begun[lane] * self.lanes)
        self.begun[lane] += 1
        self.made[lane] = 0
        return self.start(self.seats, self.options, luck)

    def take(self, given: Any) -> None:
        """What is to be played: one legal action for each lane, or an error that names the first that is not. The
        vector is made here: see blank in sheet.py."""
        actions = vec[i64](given)
        if len(actions) != self.lanes:
            raise IllegalAction(f"{len(actions)} actions were given; there are {self.lanes} lanes")
        for lane in range(self.lanes):
            action = actions[lane]
            if not 0 <= action < self.width or not self.masks[lane * self.width + action]:
                raise IllegalAction(self._fault(lane, action))
        self.taken = actions

    def _fault(self, lane: i64, action: i64) -> str:
        known = f" ({self.game.actions.text(action)})" if 0 <= action < self.width else ""
        allowed = ", ".join([f"{a} ({self.game.actions.text(a)})" for a in self.games[lane].legal()])
        return f"lane {lane}: action {action}{known} is not allowed; allowed are: {allowed}"

    def advance(self, first: i64, last: i64) -> None:
        """Play what was taken in the lanes from first to before last. Lanes share nothing that changes, so that
        different ones can be played at the same time."""
        masks, actions = self.masks, self.taken
        for lane in range(first, last):
            if lane + 1 < last:
                self.games[lane + 1].fetch()
                self.sheets[lane + 1].fetch()
            g = self.games[lane]
            base = lane * self.width
            offers = g.offers
            for i in range(g.count):
                masks[base + offers[i]] = NO
            if self.ends[lane]:
                self._reward(lane, [0.0] * self.seats)
                self.ends[lane] = NO
                self.cuts[lane] = NO
            g.apply(actions[lane])
            self.made[lane] += 1
            if not g.top:
                outcome = g.outcome()
                assert outcome is not None
                self._reward(lane, self.value(outcome))
                self.ends[lane] = YES
            elif self.made[lane] >= self.longest:
                self.ends[lane] = YES
                self.cuts[lane] = YES
            if self.ends[lane]:
                self.games[lane] = self._begin(lane)
            self._show(lane)

    def _reward(self, lane: i64, worths: list[float]) -> None:
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = bits(worths[seat])

    def _show(self, lane: i64) -> None:
        """Write who is asked, what may be done and what may be known."""
        g = self.games[lane]
        actor = g.actor()
        self.actors[lane] = actor
        masks, offers = self.masks, g.offers
        base = lane * self.width
        for i in range(g.count):
            masks[base + offers[i]] = YES
        sheet = self.sheets[lane]
        sheet.begin()
        self.features.write(g, actor, sheet)

    def random(self, turn: i64) -> vec[i64]:
        """A legal action for each lane, all equally likely; which ones follows from the seed and the turn."""
        luck = Chance(Chance(self.seed).number(PLAYER_LUCK, turn))
        chosen = row(self.lanes)
        for lane in range(self.lanes):
            g = self.games[lane]
            chosen[lane] = g.offers[luck.below(g.count, PLAYER_LUCK, lane)]
        return chosen
