"""Games to be told of: by luck, by hands that seldom pass, and by bots; move by move, with what each led to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from comptoir.bots import make_bot
from comptoir.kernel.chance import OPEN
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record, snapshot
from comptoir.kernel.state import PASS

STYLES = ("luck", "busy", "bots")
Ways = list[tuple[int, dict[str, Any]]]  # seats and options; no seats: a position


@dataclass(frozen=True)
class Move:
    """One action, done or tried: the whole position before it and after it. Of a question nothing was done yet."""

    game: Game
    before: Any
    action: int
    after: Any

    @property
    def seat(self) -> int:
        return int(self.before.actor())

    @property
    def step(self) -> str:
        return str(self.before.step())

    @property
    def argument(self) -> int:
        """Of the step that asked."""
        return int(self.before.agenda[self.before.top - 1] >> 12)

    @property
    def named(self) -> tuple[str, ...]:
        """What the action's text names: of "ship:corn:2" corn and 2."""
        return tuple(self.game.actions.words(self.action))

    @property
    def verb(self) -> str:
        return str(self.game.actions.text(self.action).partition(":")[0])

    @property
    def old(self) -> Any:
        """The actor before it."""
        return self.before.players[self.seat]

    @property
    def new(self) -> Any:
        return self.after.players[self.seat]


def tried(game: Game, state: Any, action: int) -> Move:
    """An action as far as no luck is needed."""
    after = state.clone()
    after.chance = OPEN
    after.apply(action)
    return Move(game, state, action, after)


def beginnings(game: Game, ways: Ways, seed: int) -> Iterator[Any]:
    """A new game for seats and options; for a position, what comes after it."""
    for seats, way in ways:
        if seats:
            yield game.new(seats=seats, seed=seed, options=way)
        else:
            yield Record(game, seed=seed, position={name: way[name] for name in way if name != "first"}).state


def moves(game: Game, state: Any, seed: int) -> Iterator[Move]:
    """A game to its end; how it is played follows from the seed."""
    style, luck = STYLES[seed % len(STYLES)], Random(seed)
    bot = make_bot("greedy:noise=0.4", game, seed)
    while int(state.actor()) >= 0:
        legal = list(state.legal())
        if style == "bots":
            action = int(bot.choose(state.view(int(state.actor())), legal))
        else:
            shy = style == "luck" or luck.random() < 0.1
            action = int(luck.choice(legal[1:] if not shy and legal[0] == PASS and len(legal) > 1 else legal))
        before = state.clone()
        state.apply(action)
        yield Move(game, before, action, snapshot(state))
