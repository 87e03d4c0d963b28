"""Who sits where, with which luck: seat-balanced duplicate blocks.

A block is one seed played by every distinct seating of the line-up: the same tiles and dice, everybody on every chair
equally often. So neither luck of the draw nor the seat favours anyone, and the block is the unit of every interval."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import permutations
from typing import Any

from comptoir import __version__, load
from comptoir.bots import Limit, make_bot
from comptoir.kernel.chance import checked_seed
from comptoir.kernel.errors import BadOption

MOST_SEATINGS = 24  # all seatings of four different bots; where there are more, a block is a round of rotations
MOST_GAMES = 10_000_000
PATIENCE = 120.0  # seconds for a choice where no limit says otherwise


@dataclass(frozen=True)
class Plan:
    """A run: all that decides what is played. The same plan gives the same games, whoever plays them."""

    title: str
    rules: int
    bots: tuple[str, ...]  # as written; fewer than seats are filled up in turn
    names: tuple[str, ...]  # what they are called, one for each of `bots`
    seats: int
    options: dict[str, Any]
    seed: int
    games: int  # always whole blocks
    seconds: float | None
    iterations: int | None
    timeout: float
    records: bool

    @cached_property
    def line_up(self) -> tuple[int, ...]:
        """The bot of each chair before anybody moves: indexes of `bots`, filled up in turn. A bot that is named twice
        is the same bot."""
        return tuple([self.bots.index(self.bots[chair % len(self.bots)]) for chair in range(self.seats)])

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...] | None:
        """All distinct seatings, or None where there are too many."""
        return all_seatings(self.line_up)

    @property
    def block(self) -> int:
        """How many games a block has."""
        return len(self.seatings) if self.seatings is not None else self.seats

    @property
    def blocks(self) -> int:
        return self.games // self.block

    @property
    def limit(self) -> Limit:
        return Limit(self.seconds, self.iterations)

    def seed_of(self, game: int) -> int:
        return self.seed + game // self.block

    def seating(self, game: int) -> tuple[int, ...]:
        """Which bot sits on which chair in this game."""
        if self.seatings is not None:
            return self.seatings[game % self.block]
        order = shuffled(self.line_up, self.seed_of(game))
        turn = game % self.block
        return (*order[turn:], *order[:turn])

    def seated(self, game: int) -> list[str]:
        """The names by chair."""
        return [self.names[bot] for bot in self.seating(game)]

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "names": list(self.names), "seed": str(self.seed),
                "block": self.block, "engine": __version__}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Plan:
        """What to_json wrote. KeyError or TypeError when it did not."""
        fields = {name: data[name] for name in Plan.__dataclass_fields__}
        return Plan(**{**fields, "bots": tuple(data["bots"]), "names": tuple(data["names"]),
                       "seed": int(data["seed"])})


def all_seatings(line_up: Sequence[int]) -> tuple[tuple[int, ...], ...] | None:
    """Every distinct order of the line-up, or None when there are more than a block should have."""
    found = dict.fromkeys(permutations(line_up))
    return tuple(found) if len(found) <= MOST_SEATINGS else None


def shuffled(line_up: Sequence[int], seed: int) -> tuple[int, ...]:
    """Who sits next to whom changes from block to block, because rotations alone never change it."""
    def lot(chair: int) -> bytes:
        return hashlib.blake2b(f"seating:{seed}:{chair}".encode(), digest_size=8).digest()
    return tuple([line_up[chair] for chair in sorted(range(len(line_up)), key=lot)])


def make_plan(title: str, bots: Sequence[str], *, games: int, seed: int, seats: int | None = None,
              options: dict[str, Any] | None = None, limit: Limit | None = None, timeout: float | None = None,
              records: bool = False) -> Plan:
    """A plan, checked; the games are rounded up to whole blocks. BadOption says what is wrong."""
    game = load(title)
    if not bots:
        raise BadOption("--bots must name who plays, e.g. greedy,random")
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games {games} cannot be played; it can be: 1 to {MOST_GAMES}")
    seats = game.checked_seats(len(bots) if seats is None and len(bots) > 1 else seats)
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots for {seats} seats: name at most one for each seat, "
                        "fewer are filled up in turn")
    limit = limit or Limit()
    if limit.seconds is not None and not 0 < limit.seconds <= 3600:
        raise BadOption(f"a limit of {limit.seconds:g} seconds is not possible; it can be: above 0, up to 3600")
    if limit.iterations is not None and limit.iterations < 1:
        raise BadOption(f"a limit of {limit.iterations} iterations is not possible; it is at least 1")
    if timeout is None:
        timeout = PATIENCE if limit.seconds is None else 2 * limit.seconds + 2
    if not 0 < timeout <= 86400:
        raise BadOption(f"--timeout {timeout:g} is not possible; it can be: above 0, up to 86400 seconds")
    plan = Plan(title, game.rules, tuple(bots), names_of(title, bots), seats,
                game.checked_options(seats, options), checked_seed(seed), games, limit.seconds, limit.iterations,
                timeout, records)
    plan = with_games(plan, games)
    checked_seed(plan.seed + plan.blocks - 1)
    return plan


def with_games(plan: Plan, games: int) -> Plan:
    """The same plan, with at least so many games, in whole blocks."""
    return Plan(**{**{name: getattr(plan, name) for name in Plan.__dataclass_fields__},
                   "games": -(-games // plan.block) * plan.block})


def names_of(title: str, bots: Sequence[str]) -> tuple[str, ...]:
    """What each bot is called in the report; different bots of the same name are numbered. BadOption when one of
    them does not exist."""
    game = load(title)
    names: dict[str, str] = {}
    for spec in bots:
        bot = make_bot(spec, game)
        bot.close()
        name, n = bot.name, 2
        while name in [other for known, other in names.items() if known != spec]:
            name, n = f"{bot.name} ({n})", n + 1
        names[spec] = name
    return tuple([names[spec] for spec in bots])
