"""What the games of a plan come to, in plain values: the tables, the page and --json are all made of this.

`summarize` depends on the games alone, so that it is the same for every run of a plan; the clock has `clock`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from comptoir import __version__
from comptoir.arena.intervals import Estimate, mean, share
from comptoir.arena.match import KINDS
from comptoir.arena.played import Played
from comptoir.arena.rating import add_up, bootstrap, draws_of, fit
from comptoir.arena.schedule import Plan
from comptoir.arena.times import Times, figures

MOST_EXAMPLES = 5  # of faults

Chairs = Callable[[Played], Sequence[float]]  # a number for each chair
Mine = Callable[[Played, int], bool]  # whether a chair counts


def summarize(plan: Plan, games: Sequence[Played]) -> dict[str, Any]:
    """All figures. `games` are those of the plan, in order."""
    names = list(dict.fromkeys(plan.names))
    blocks = [games[n:n + plan.block] for n in range(0, len(games), plan.block)]
    wins = {name: per_game(blocks, plan.seats, name, lambda game: game.wins) for name in names}
    place = {name: per_chair(blocks, name, lambda game: game.places) for name in names}
    score = {name: per_chair(blocks, name, lambda game: game.points) for name in names}
    margin = {name: per_chair(blocks, name, lambda game: game.margins) for name in names}
    return {
        "win_share": values(wins), "win_share_interval": intervals(wins),
        "fair_share": {name: round(chairs_of(plan, name) / plan.seats, 6) for name in names},
        "title": plan.title, "seats": plan.seats, "options": plan.options, "seed": str(plan.seed),
        "bots": [plan.names[bot] for bot in plan.line_up], "games": len(games), "blocks": len(blocks),
        "block": plan.block, "limit": {"seconds": plan.seconds, "iterations": plan.iterations},
        "timeout": plan.timeout, "rules": plan.rules, "engine": __version__,
        "place": values(place), "place_interval": intervals(place),
        "score": values(score), "score_interval": intervals(score),
        "margin": values(margin), "margin_interval": intervals(margin),
        **ratings(names, blocks),
        "places": {name: places(name, games, plan.seats) for name in names},
        "by_seat": by_seat(names, blocks, plan.seats),
        "ends": {end: round(n / len(games), 6) for end, n in sorted(Counter([game.end for game in games]).items())},
        "moves": round(sum([game.moves for game in games]) / len(games), 3),
        "faults": {name: faults(name, games) for name in names},
        "fault_examples": [f"game {game.game}, move {fault.move + 1}: {fault.why}"
                           for game in games for fault in game.faults][:MOST_EXAMPLES],
    }


def clock(plan: Plan, games: Sequence[Played], seconds: float) -> dict[str, Any]:
    """What was measured: by bot, and how long the games took in all."""
    names = list(dict.fromkeys(plan.names))
    found = {name: Times.together([times for game in games
                                   for times, bot in zip(game.times, game.bots, strict=True) if bot == name])
             for name in names}
    return {"bots": figures(found), "seconds": round(seconds, 3)}


def chairs_of(plan: Plan, name: str) -> int:
    return sum([plan.names[bot] == name for bot in plan.line_up])


def per_game(blocks: Sequence[Sequence[Played]], seats: int, name: str, of: Chairs) -> Estimate:
    """The share of a name in each game, over all its chairs."""
    sums = [sum([value for game in block for value, bot in zip(of(game), game.bots, strict=True) if bot == name])
            for block in blocks]
    return share(sums, [len(block) for block in blocks])


def per_chair(blocks: Sequence[Sequence[Played]], name: str, of: Chairs) -> Estimate:
    """The mean over the chairs of a name."""
    found = [[value for game in block for value, bot in zip(of(game), game.bots, strict=True) if bot == name]
             for block in blocks]
    return mean([float(sum(block)) for block in found], [len(block) for block in found])


def wins_of(blocks: Sequence[Sequence[Played]], counts: Mine) -> Estimate:
    """The mean win share of the chairs that count."""
    found = [[win for game in block for seat, win in enumerate(game.wins) if counts(game, seat)] for block in blocks]
    return share([sum(block) for block in found], [len(block) for block in found])


def on_chair(seat: int, name: str | None = None) -> Mine:
    """Counts one chair: always, or only while that bot sits on it."""
    return lambda game, chair: chair == seat and name in (None, game.bots[chair])


def by_seat(names: Sequence[str], blocks: Sequence[Sequence[Played]], seats: int) -> dict[str, Any]:
    """Seat by seat: how often it wins whoever sits there, and how often each bot does from there."""
    everybody = [wins_of(blocks, on_chair(seat)) for seat in range(seats)]
    found: dict[str, Any] = {"win_share": [round(each.value, 6) for each in everybody],
                             "win_share_interval": [each.interval() for each in everybody], "bots": {}}
    for name in names:
        mine = [wins_of(blocks, on_chair(seat, name)) for seat in range(seats)]
        found["bots"][name] = {"win_share": [round(each.value, 6) if each.n else None for each in mine],
                               "win_share_interval": [each.interval() if each.n else None for each in mine]}
    return found


def ratings(names: Sequence[str], blocks: Sequence[Sequence[Played]]) -> dict[str, Any]:
    """Plackett–Luce, with intervals from resampled blocks. Where the games set no bound, or all
    blocks are alike, there is no interval."""
    number = {name: n for n, name in enumerate(names)}
    by_block = [add_up([draws_of([number[bot] for bot in game.bots], game.places, len(names)) for game in block])
                for block in blocks]
    found, proper = fit(add_up(by_block), len(names))
    some = proper and len(names) > 1 and any([block != by_block[0] for block in by_block])
    spread = bootstrap(by_block, len(names), found) if some else [(None, None)] * len(names)
    return {"rating": {name: round(each, 2) for name, each in zip(names, found, strict=True)},
            "rating_interval": {name: [None if end is None else round(end, 2) for end in ends]
                                for name, ends in zip(names, spread, strict=True)},
            "rating_bounded": proper}


def places(name: str, games: Sequence[Played], seats: int) -> list[float]:
    """The share of its chairs that came first, second …; level chairs share their places."""
    found, chairs = [0.0] * seats, 0
    for game in games:
        for place, bot in zip(game.places, game.bots, strict=True):
            if bot == name:
                level = game.places.count(place)
                first = round(place - (level - 1) / 2) - 1
                for each in range(first, first + level):
                    found[each] += 1 / level
                chairs += 1
    return [round(each / chairs, 6) for each in found]


def faults(name: str, games: Sequence[Played]) -> dict[str, int]:
    """How many choices it lost, by kind."""
    kinds = Counter([fault.kind for game in games for fault in game.faults if game.bots[fault.seat] == name])
    return {kind: kinds[kind] for kind in KINDS}


def values(some: dict[str, Estimate]) -> dict[str, float]:
    return {name: round(each.value, 6) for name, each in some.items()}


def intervals(some: dict[str, Estimate]) -> dict[str, list[float | None]]:
    return {name: each.interval() for name, each in some.items()}
