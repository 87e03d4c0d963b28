"""Finding puzzles: positions from games between bots in which one choice is clearly best and not the one that comes to
mind. Three looks, each longer than the one before and with luck of its own; only what passes the last one becomes a
puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from comptoir.bots import make_bot
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.game import Game
from comptoir.kernel.state import OVER, State
from comptoir.puzzles import EASY, HARD, MEDIUM, Puzzle
from comptoir.puzzles.judge import Judge, ahead, mean

# What is worth asking about, by title: choices that are one action.
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "puerto-rico": ("choose_role", "build_one", "take_tile", "sell_barrel", "load_ship", "extra_barrel"),
    "san-juan": ("choose_role", "build_one", "sell_goods", "make_goods"),
    "burgundy": ("turn", "turn_2"),
    "golden-city": ("bid", "build", "take_bonus"),
}
SEATS: Final[dict[str, tuple[int, ...]]] = {"puerto-rico": (4, 3, 2), "san-juan": (4, 2, 3), "burgundy": (2, 2, 3),
                                            "golden-city": (4, 3, 4)}
PLAYS: Final = {"burgundy": "sense"}  # who plays the games; elsewhere the network
FEWEST: Final = 3  # choices
WIDEST: Final = 24  # choices that are glimpsed at: those the network likes best
CANDIDATES: Final = 6  # that are looked at well: those that did best at a glimpse, and the one that comes to mind
EVERY: Final = 5  # of the positions where nobody disagrees at first sight, one in so many is looked at
GLIMPSE, LOOK, PROOF = 4, 16, 48  # rounds of luck of the three looks
TURNS: Final = 2  # own turns that the first two looks play on,
FURTHER: Final = 8  # and the third
HINT: Final = 0.04  # by how much the best must be ahead: at a glimpse,
GAP: Final = 0.06  # and when it is looked at well: six games in a hundred
SURE: Final = 2.0  # standard errors
A_GAME: Final = 3  # puzzles


def puzzles_of(game: Game, seed: int, judge: Judge) -> Iterator[Puzzle]:
    """Play the game of this seed, and look at its choices."""
    seats = SEATS[game.slug][seed % len(SEATS[game.slug])]
    state = game.new(seats=seats, seed=seed)
    bot, sense = make_bot(PLAYS.get(game.slug, "net"), game, seed), make_bot("sense", game, seed)
    moves: list[str] = []
    found = 0
    while state.actor() != OVER and found < A_GAME:
        legal = state.legal()
        view = state.view(state.actor())
        chosen = bot.choose(view, legal) if len(legal) > 1 else legal[0]
        if len(legal) >= FEWEST and state.step() in ASKED[game.slug]:
            puzzle = look_at(game, view, sense.choose(view, legal), judge, seed, len(moves))
            if puzzle is not None:
                found += 1
                yield Puzzle(game.slug, seats, seed, tuple(moves), **puzzle)
        moves.append(game.actions.text(chosen))
        state.apply(chosen)


def look_at(game: Game, view: State, sensible: int, judge: Judge, seed: int, move: int) -> dict[str, Any] | None:
    """What makes a puzzle of a position, or None."""
    legal, liked = view.legal(), judge.first_sight(view)
    order = sorted(range(len(legal)), key=lambda n: -liked[n])
    favourite = legal[order[0]]
    if sensible == favourite and (seed + move) % EVERY:
        return None
    every = with_one([legal[n] for n in order[:WIDEST]], sensible)
    luck = (seed * 1009 + move * 31) % SEEDS
    glimpse = looked(judge, view, every, GLIMPSE, luck, TURNS)
    some = with_one(ranked(glimpse)[:CANDIDATES], sensible)
    best, second = some[:2]
    if best == sensible or mean(glimpse[best]) - mean(glimpse[second]) < HINT:
        return None
    longer = looked(judge, view, some, LOOK, luck + 1, TURNS)
    if not clear(longer, best):
        return None
    proof = looked(judge, view, with_one(ranked(longer)[:3], sensible), PROOF, luck + 2, FURTHER)
    if not clear(proof, best):
        return None
    share = liked[legal.index(best)]
    grade = HARD if favourite != best else MEDIUM if share < 0.7 else EASY
    text = game.actions.text
    return {"best": text(best), "tempting": text(sensible), "grade": grade, "step": view.step(),
            "chances": {text(action): round(mean(found), 3) for action, found in {**longer, **proof}.items()}}


def looked(judge: Judge, view: State, some: list[int], rounds: int, luck: int, turns: int) -> dict[int, list[float]]:
    return dict(zip(some, judge.chances(view, some, rounds, luck, turns), strict=True))


def ranked(found: dict[int, list[float]]) -> list[int]:
    """The best first."""
    return sorted(found, key=lambda action: -mean(found[action]))


def with_one(some: list[int], one: int) -> list[int]:
    """With this one in the last place, if it is not among them."""
    return some if one in some else [*some[:-1], one]


def clear(found: dict[int, list[float]], best: int) -> bool:
    """Whether it is ahead of every other by enough, and not by luck."""
    for other, values in found.items():
        if other != best:
            gap, error = ahead(found[best], values)
            if gap < GAP or gap < SURE * error:
                return False
    return True
