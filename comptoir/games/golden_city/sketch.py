"""The Golden City: what sense.py has found out about an island and about the players on it. Positions share it, as they
share the players, until something of it changes: most of a search looks at islands that it has seen before."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comptoir.games.golden_city.data import MOST_GROUPS

# What score cards score: the four goods, then the eight regions. How much a seat has of each is kept in one number,
# five bits for each: four for the count, and one above it that is always free.
SCORED: Final[i64] = 12
BITS: Final[i64] = 5
COUNT: Final[i64] = 15
FREE_BITS: Final[i64] = 0x0842108421084210

LATER: Final[i64] = 12  # where in Outlook.weights these begin
IN_ALL: Final[i64] = 24
STAND: Final[i64] = 3  # cells of a seat in Outlook.stands; the last one is the tally
TALLY: Final[i64] = 2
REWARDS: Final[i64] = 10
NO_HAND: Final[i64] = -1
HANDS: Final[i64] = 5  # that a seat may come to have by the auction
OTHER: Final[i64] = 5  # where in Sketch.best the next best places begin
VALUED: Final[i64] = 10  # and where the worths of hands do


@mypyc_attr(acyclic=True)
class Outlook:
    """What is still to come: the rounds that are left, and how much each good and each region will be scored; with two
    seats until the next special scoring, and in all those after it. And what the seats are compared by."""

    def __init__(self, rounds: float, pile: float, now: float, coin: float, seats: i64) -> None:
        self.rounds = rounds
        self.pile = pile  # those before the next special scoring
        self.now = now  # what a post counts that can be built at once
        self.coin = coin  # what a coin counts
        self.weights = vec[float]([0.0] * (3 * SCORED))  # how often each is scored: until the count, later, in all
        self.gains = vec[float]([0.0] * REWARDS)  # by reward: what a post brings that gives it
        self.most: i64 = 0  # of all that is scored what the first of the seats has
        self.next: i64 = 0  # and the next one: the same in a tie
        self.first: i64 = 0  # zones where somebody has arrived
        self.second: i64 = 0  # and those where two have
        # What it follows from:
        self.stands = vec[i64]([0] * (seats * STAND))  # by seat: posts, black posts, and the tally of what is scored
        self.cards_left: i64 = 0
        self.card: i64 = 0
        self.end: i64 = 0
        self.round: i64 = 0
        self.keys = False  # there are some
        # Of the position that is looked at:
        self.auction = False  # the cards of this round are still to be taken
        self.groups = vec[i64]([0] * MOST_GROUPS)  # they are these


@mypyc_attr(acyclic=True)
class Sketch:
    """What follows from one player: what they have of all that is scored, and their hand in one number. With it goes
    what they may make of an island, as long as it looks like that."""

    def __init__(self, tally: i64, hand: i64) -> None:
        self.tally = tally
        self.hand = hand
        self.out: Outlook | None = None  # the island that this was drawn for:
        self.places = 0.0  # what the places within reach are worth
        self.best = vec[float]([0.0] * (VALUED + HANDS))  # by landscape: the best of them, the next best; then worths
        self.builds: i64 = -1  # posts that may be built in this round; for so many:
        self.tried = vec[i64]([NO_HAND] * HANDS)  # hands that were valued: the own one, and it with each group
