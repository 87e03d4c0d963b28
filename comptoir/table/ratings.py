"""How strong somebody is in a title, with how sure that is: people and bots on one scale.

A rating follows from the games that count, in the order in which they ended, and from nothing else: so it can be
computed anew from the records, and comes out the same. The model is openskill's of Bradley and Terry over all pairs of
a game: its scale is the same for any number of seats, which that of its Plackett-Luce is not. A scale that players
know: 1500 is where everybody begins, and 400 more wins ten of eleven games of two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt

import sqlalchemy as sa
from openskill.models import BradleyTerryFull

from comptoir.table.history import History, Result
from comptoir.table.schema import ACCOUNTS, OVER, TABLES
from comptoir.table.store import Row

MIDDLE = 1500.0
BETA = 25.0 / 6.0  # of the model: how much a single game varies around what somebody can
# One of our points in the model's measure, whose odds are exp(difference / (beta times the root of 2)).
A_POINT = sqrt(2.0) * BETA * log(10) / 400

BOT = "bot:"
UPLOAD = "upload"  # where a game comes from that was brought here; TABLE/MOVE: it was begun in the middle


@dataclass(frozen=True)
class Counted:
    """A game that counts: who played, seat by seat (a bot is bot:LEVEL), and the place of each."""

    title: str
    players: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """19 of 20 such players are truly between `low` and `high`."""

    points: float
    doubt: float  # a standard error
    games: int

    @property
    def low(self) -> float:
        return self.points - 1.96 * self.doubt

    @property
    def high(self) -> float:
        return self.points + 1.96 * self.doubt


class Ratings:
    """Of one title: games are added one by one."""

    def __init__(self) -> None:
        self.model = BradleyTerryFull(beta=BETA)
        self.known: dict[str, tuple[float, float, int]] = {}  # mu, sigma, games

    def add(self, game: Counted) -> None:
        """A player on several chairs, a bot that is, moves by the mean of what its chairs say."""
        before = [self.known.get(player, (25.0, 25.0 / 3.0, 0)) for player in game.players]
        rated = self.model.rate([[self.model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before],
                                ranks=[float(place) for place in game.places])
        for player in set(game.players):
            chairs = [seat for seat, other in enumerate(game.players) if other == player]
            mu = sum(rated[seat][0].mu for seat in chairs) / len(chairs)
            sigma = sum(rated[seat][0].sigma for seat in chairs) / len(chairs)
            self.known[player] = mu, sigma, before[chairs[0]][2] + 1

    def of(self, player: str) -> Rating | None:
        """None for who has played no game that counts."""
        if player not in self.known:
            return None
        mu, sigma, games = self.known[player]
        return Rating(MIDDLE + (mu - 25.0) / A_POINT, sigma / A_POINT, games)


def rated(games: Iterable[Counted]) -> dict[str, Ratings]:
    """By title."""
    found: dict[str, Ratings] = {}
    for game in games:
        found.setdefault(game.title, Ratings()).add(game)
    return found


def counts(source: str) -> bool:
    """Whether a game was played here from its beginning: by itself, or as a rematch of another table."""
    return source != UPLOAD and "/" not in source


class Club:
    """The ratings of everybody with an account, kept up to date with the games that end."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.counted: list[tuple[float, str]] = []  # when a game ended, and its table: in this order
        self.titles: dict[str, Ratings] = {}

    async def up_to_date(self) -> dict[str, Ratings]:
        """By title. Games that ended since are added; one that comes late is put in its place by beginning anew."""
        rows = await self._ended()
        order = [(row["moved"], row["id"]) for row in rows]
        if order[:len(self.counted)] != self.counted:
            self.counted, self.titles = [], {}
        accounts = await self._accounts()
        for row, key in list(zip(rows, order, strict=True))[len(self.counted):]:
            game = self.game(row, await self.history.result(row), accounts)
            if game is not None:
                self.titles.setdefault(game.title, Ratings()).add(game)
            self.counted.append(key)
        return self.titles

    @staticmethod
    def game(table: Row, result: Result, accounts: set[str]) -> Counted | None:
        """None for a game that does not count: a guest plays, nobody with an account does, one person sits on two
        chairs, a bot has somebody's chair on loan, it was brought here or begun in the middle. Who gave up, or was late
        and did not come back, comes last, whatever the bot on their chair has done."""
        if not counts(table["source"]) or not result.points:
            return None
        players = []
        for chair in table["chairs"]:
            holders = {held["player"] for held in table["holders"] if held["seat"] == chair["seat"]} & accounts
            if (chair["lent"] and not chair["out"]) or (chair["kind"] != "bot" and len(holders) != 1):
                return None
            players.append(BOT + chair["bot"] if chair["kind"] == "bot" else holders.pop())
        people = [player for player in players if not player.startswith(BOT)]
        if not people or len(set(people)) < len(people):
            return None
        return Counted(table["game"], tuple(players), result.places)

    async def _ended(self) -> Sequence[Row]:
        query = sa.select(TABLES).where(TABLES.c.status == OVER, TABLES.c.source != UPLOAD)
        found = await self.history.store.with_chairs(query.order_by(TABLES.c.moved, TABLES.c.id))
        return [table for table in found if counts(table["source"])]

    async def _accounts(self) -> set[str]:
        return await self.history.store.database.read(
            lambda db: {row.player for row in db.execute(sa.select(ACCOUNTS.c.player))})
