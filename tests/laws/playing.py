"""What the laws are tried on: every title, seat count and option; and play that can be repeated."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

import comptoir
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import CHANCE, OVER, State

LONGEST = 20_000  # decisions: a game that takes more does not end
FEW_CASES = 8  # of a title: up to so many, every law is tried on all of them
MOST_COMBINATIONS = 24  # of options; beyond it every value is tried once, not every combination
MANY_CASES = 12  # beyond it most laws are tried on a few
COMPILED_GAMES, PURE_GAMES = 1_000, 60  # random games of one title, over all its cases

# What may stand below zero in a position on the table, by title: a debt that the rules allow.
MAY_BE_NEGATIVE = {"puerto-rico": {"bank"}}


class Case(NamedTuple):
    """A title as a table agreed to play it."""

    slug: str
    seats: int
    options: dict[str, Any]

    @property
    def game(self) -> Game:
        return comptoir.load(self.slug)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.slug, str(self.seats), *chosen])

    def new(self, seed: int | None = None, chance: Chance | None = None) -> State:
        return self.game.new(self.seats, seed, self.options, chance)

    def record(self, seed: int) -> Record:
        return Record(self.game, seats=self.seats, seed=seed, options=self.options)

    def player(self, seed: int) -> Random:
        """The same hands for the same case and seed, in both builds."""
        return Random(f"{self} {seed}")

    def games(self, share: float = 1.0) -> int:
        """How many random games of this case to play. COMPTOIR_GAMES sets the number for a whole title."""
        usual = COMPILED_GAMES if comptoir.compiled() else PURE_GAMES
        wanted = int(os.environ.get("COMPTOIR_GAMES", usual)) * share
        return max(1, round(wanted / len(covering(self.slug))))


@cache
def cases(slug: str) -> list[Case]:
    """Every seat count of a title with every combination of options it can be played with."""
    game = comptoir.load(slug)
    names = [option.name for option in game.options]
    found = []
    for seats in game.seats:
        for values in combinations([option.values for option in game.options]):
            options = dict(zip(names, values, strict=True))
            try:
                game.checked_options(seats, options)
            except BadOption:
                continue
            found.append(Case(slug, seats, options))
    return found


def few(slug: str) -> list[Case]:
    """The cases of a title; where it has very many, two for each seat count: options as usual, and all otherwise."""
    every = cases(slug)
    if len(every) <= MANY_CASES:
        return every
    found = []
    for seats in comptoir.load(slug).seats:
        here = [case for case in every if case.seats == seats]
        found += [here[0], here[-1]]
    return found


@cache
def covering(slug: str) -> list[Case]:
    """Some of the cases, where they are many: every seat count, and every value of every option at least once."""
    every = cases(slug)
    if len(every) <= FEW_CASES:
        return every
    seen: set[tuple[str, Any]] = set()
    chosen = []
    for case in sorted(every, key=lambda case: every.index(case) * 7 % len(every)):
        facts_of_case = {("seats", case.seats), *case.options.items()}
        if not facts_of_case <= seen:
            seen |= facts_of_case
            chosen.append(case)
    return sorted(chosen, key=every.index)


def combinations(columns: list[list[Any]]) -> list[tuple[Any, ...]]:
    """All rows when they are few; else the defaults with each other value in its turn."""
    rows = list(product(*columns))
    if len(rows) <= MOST_COMBINATIONS:
        return rows
    defaults = [column[0] for column in columns]
    few = [tuple(defaults)]
    for i, column in enumerate(columns):
        few += [(*defaults[:i], value, *defaults[i + 1:]) for value in column[1:]]
    return few


def pick(state: State, player: Random) -> int:
    """Any legal action; where luck is left open, an outcome by its weight."""
    if state.actor() == CHANCE:
        odds = state.odds()
        return player.choices(range(len(odds)), odds)[0]
    return player.choice(state.legal())


def positions(state: State, player: Random, most: int = LONGEST) -> Iterator[State]:
    """Play on at random; every position on the way, the first and the last too. It is one State, moved on."""
    yield state
    for _ in range(most):
        if state.actor() == OVER:
            return
        state.apply(pick(state, player))
        yield state
    assert most < LONGEST, "the game does not end"


def finish(state: State, player: Random, most: int = LONGEST) -> State:
    """The same State, played on at random."""
    for _ in positions(state, player, most):
        pass
    return state


def sampled(case: Case, seed: int, every: int, chance: Chance | None = None) -> Iterator[State]:
    """Clones of every n-th position of a random game, and the last one."""
    player = case.player(seed)
    n = player.randrange(every)
    for state in positions(case.new(seed, chance), player):
        n += 1
        if n % every == 0 or state.actor() == OVER:
            yield state.clone()


def played(case: Case, seed: int, upto: int = LONGEST) -> Record:
    """A random game through the checked door."""
    record, player = case.record(seed), case.player(seed)
    while len(record.moves) < upto and record.state.actor() != OVER:
        record.play(case.game.actions.text(pick(record.state, player)))
    return record


def facts(state: State) -> list[Any]:
    """All that tells a position from others."""
    return [int(state.seats), list(state.draws), state.plans(), state.cells(), state.legal(), int(state.actor())]


def same_future(one: State, other: State, player: Random, moves: int = 25) -> None:
    """Both go the same way under the same actions."""
    for _ in range(moves):
        if one.actor() == OVER:
            break
        action = pick(one, player)
        one.apply(action)
        other.apply(action)
        assert facts(one) == facts(other)


def numbers_below_zero(value: Any, allowed: set[str], where: str = "") -> list[str]:
    """Where a written position has a count below zero."""
    if isinstance(value, dict):
        return [fault for key, inner in value.items() if key not in allowed
                for fault in numbers_below_zero(inner, allowed, f"{where}/{key}")]
    if isinstance(value, list):
        return [fault for i, inner in enumerate(value) for fault in numbers_below_zero(inner, allowed, f"{where}/{i}")]
    return [f"{where}: {value}"] if isinstance(value, int) and value < 0 else []


def plain(features: Any) -> Any:
    """Features as lists, whatever arrays they are made of."""
    if isinstance(features, dict):
        return {key: plain(inner) for key, inner in features.items()}
    if isinstance(features, list | tuple):
        return [plain(inner) for inner in features]
    return features.tolist() if hasattr(features, "tolist") else features


def open_play(case: Case, seed: int, visit: Callable[[State], None]) -> State:
    """A random game whose luck is left open and told outcome by outcome."""
    state = case.new(chance=OPEN)
    for now in positions(state, case.player(seed)):
        visit(now)
    return state
