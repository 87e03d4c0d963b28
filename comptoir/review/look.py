"""A closer look at one decision: what would have come of each way to go.

The ways that look best, and the one that was taken, are played on by the judge in worlds dealt from the view of the
seat that decides, for a while; then the judge says who will win. In each round all ways meet the same world and the
same luck, so that their differences show early; who is clearly behind is out. Nothing here sees more than the seat
could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.state import State
from comptoir.review.chances import Floats
from comptoir.review.judge import Judge

ROUNDS: Final = 16  # the default depth: worlds in which the ways are played on
TOGETHER: Final = 3  # rounds that are played at once
TURNS: Final = 3  # of one's own that are played on
RUNNERS: Final = 6
PLAUSIBLE: Final = 0.01  # likelihood to be best: below it a way is looked at only if it was taken. A judge that has
# hardly ever seen what follows is no judge of it
PATIENCE: Final = 9  # rounds before anybody is out: few rounds that agree by chance look sure
BEHIND: Final = 2.5  # standard errors behind the leader: out
STUBBORN: Final = 4  # times the rounds, where it is still in doubt what was given away
VAGUE: Final = 0.015  # a standard error above this is worth more rounds,
SURE: Final = 4.0  # unless what was given away is so many of them
LEAST_DOUBT: Final = 1e-3  # a standard error is never taken for smaller
LUCKS: Final = 1000003
PICKING: Final = 253  # the stream that choices are picked from; no title draws from it


@dataclass(frozen=True)
class Way:
    """One action, and the chances of all seats after it."""

    action: int
    liked: float
    chances: Floats
    off: float  # behind the best, for the seat that decides
    doubt: float  # standard error of that


@dataclass(frozen=True)
class Look:
    """The ways that were weighed, the best first."""

    seat: int
    ways: list[Way]

    @property
    def best(self) -> Way:
        return self.ways[0]

    def of(self, action: int) -> Way:
        return next(way for way in self.ways if way.action == action)

    def loss(self, action: int) -> float:
        """What an action gives away, in chance to win. What could well be chance is taken for less than it seems."""
        way = self.of(action)
        return way.off ** 3 / (way.off ** 2 + way.doubt ** 2) if way.off > 0 else 0.0


def look(judge: Judge, view: State, played: int | None = None, rounds: int = ROUNDS, seed: int = 0) -> Look:
    """Weigh the decision of a view's actor. `played` is weighed in any case."""
    seat, legal, liked = int(view.actor()), view.legal(), judge.liked(view)
    runners = runners_of(liked, None if played is None else legal.index(played))
    kept = runners[0] if played is None else legal.index(played)
    found: dict[int, list[Floats]] = {place: [] for place in runners}
    racing, done = list(runners), 0
    while len(runners) > 1 and (done < rounds or (done < rounds * STUBBORN and open_yet(found, racing, kept, seat))):
        together = min(TOGETHER, rounds - done) if done < rounds else TOGETHER
        lucks = [(seed + LUCKS * (done + n + 1)) % SEEDS for n in range(together)]
        for place, rows in zip(racing, play_on(judge, view, [legal[place] for place in racing], lucks), strict=True):
            found[place] += rows
        done += len(lucks)
        racing = [place for place in racing if place == kept or in_the_race(found, racing, place, seat)]
        if len(racing) == 1 and done >= PATIENCE:
            break
    if len(runners) == 1:
        found[runners[0]] = play_on(judge, view, [legal[runners[0]]], [(seed + LUCKS) % SEEDS])[0]
    return weighed(found, legal, liked, seat)


def open_yet(found: dict[int, list[Floats]], racing: list[int], kept: int, seat: int) -> bool:
    """Whether it is still in doubt what was given away: towards the end a game is won or lost by little, and a few
    rounds tell hardly anything."""
    leader = leader_of(found, racing, seat)
    other = kept if kept != leader else next((place for place in racing if place != leader), leader)
    if other == leader:
        return False
    off, doubt = behind(found, leader, other, seat)
    return doubt > VAGUE and off < SURE * doubt


def runners_of(liked: Floats, played: int | None) -> list[int]:
    """The places of the ways that are weighed."""
    order = [int(place) for place in np.argsort(-liked, kind="stable")]
    found: list[int] = []
    for place in order[:RUNNERS]:
        if not found or liked[place] >= PLAUSIBLE:
            found.append(place)
    if played is not None and played not in found:
        found.append(played)
    return found


def behind(found: dict[int, list[Floats]], leader: int, place: int, seat: int) -> tuple[float, float]:
    """How far a way is behind another, over the rounds that both were in, and the standard error of it."""
    rounds = min(len(found[leader]), len(found[place]))
    off = np.array([found[leader][n][seat] - found[place][n][seat] for n in range(rounds)])
    spread = float(off.std(ddof=1)) if rounds > 1 else 0.0
    return float(off.mean()), max(spread / rounds ** 0.5, LEAST_DOUBT)


def leader_of(found: dict[int, list[Floats]], places: Sequence[int], seat: int) -> int:
    """The way that has brought most, of those that were in all rounds."""
    longest = max(len(found[place]) for place in places)
    last = [place for place in places if len(found[place]) == longest]
    return max(last, key=lambda place: (sum(float(row[seat]) for row in found[place]), -places.index(place)))


def in_the_race(found: dict[int, list[Floats]], racing: list[int], place: int, seat: int) -> bool:
    leader = leader_of(found, racing, seat)
    if place == leader or len(found[place]) < PATIENCE:
        return True
    off, doubt = behind(found, leader, place, seat)
    return off <= BEHIND * doubt


def weighed(found: dict[int, list[Floats]], legal: list[int], liked: Floats, seat: int) -> Look:
    places = list(found)
    leader = leader_of(found, places, seat)
    best = np.mean(found[leader], axis=0)
    ways = []
    for place in places:
        rounds = min(len(found[leader]), len(found[place]))
        off, doubt = behind(found, leader, place, seat)
        shift = np.mean(found[leader][:rounds], axis=0) - np.mean(found[place][:rounds], axis=0)
        ways.append(Way(legal[place], float(liked[place]), np.clip(best - shift, 0.0, 1.0),
                        0.0 if place == leader else off, doubt))
    ways.sort(key=lambda way: (way.action != legal[leader], way.off))
    return Look(seat, ways)


def picked(policy: Floats, luck: int, moves: int) -> int:
    """A place, by its likelihood. Ways that are played on with the same luck pick alike: judges are not sure, and one
    line of play is no proof."""
    drawn = int(Chance(luck).number(PICKING, moves)) / 2.0 ** 32
    return min(int(np.searchsorted(np.cumsum(policy), drawn, side="right")), len(policy) - 1)


def play_on(judge: Judge, view: State, actions: list[int], lucks: list[int],
            turns: int = TURNS) -> list[list[Floats]]:
    """The chances after each action with each luck, once everybody has played on for a while."""
    seat = int(view.actor())
    games: list[State] = []
    for action in actions:
        for luck in lucks:
            game = view.determinize(Chance(luck))
            game.apply(action)
            games.append(game)
    left, asked = [turns] * len(games), [seat] * len(games)
    going, moves = list(range(len(games))), 0
    while going:
        thinking = []
        for n in going:
            game = games[n]
            while game.top and game.count == 1:
                game.apply(game.offers[0])
            if not game.top:
                continue
            actor = int(game.actor())
            if actor == seat and asked[n] != seat:
                left[n] -= 1
            asked[n] = actor
            if left[n] > 0:
                thinking.append(n)
        if thinking:
            for n, policy in zip(thinking, judge.policies([games[n] for n in thinking]), strict=True):
                games[n].apply(games[n].offers[picked(policy, lucks[n % len(lucks)], moves)])
        moves += 1
        going = thinking
    shares = judge.chances(games)
    return [[shares[row * len(lucks) + n] for n in range(len(lucks))] for row in range(len(actions))]
