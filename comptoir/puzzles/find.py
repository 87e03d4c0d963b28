"""Finding puzzles: positions from games between bots in which one choice is clearly best and not the one that comes to
mind. Two looks, and a proof that is played to the end of the game, each longer than the one before and with luck of its
own; only what passes the proof becomes a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from comptoir.bots import make_bot
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.game import Game
from comptoir.kernel.state import OVER, State
from comptoir.puzzles import EASY, HARD, MEDIUM, Puzzle
from comptoir.puzzles.trials import Trials, ahead, mean

FEWEST: Final = 3  # choices
WIDEST: Final = 24  # choices that are glimpsed at: those the network likes best
CANDIDATES: Final = 6  # that are looked at well: those that did best at a glimpse, and the one that comes to mind
SPREAD: Final = 4  # of a game's choices one in so many is considered, so that puzzles come from all its stages
EVERY: Final = 5  # of the positions where nobody disagrees at first sight, one in so many is looked at
GLIMPSE, LOOK = 4, 16  # rounds of luck of the first two looks
TURNS: Final = 2  # own turns that they play on
BATCH, BATCHES = 16, 3  # rounds of the proof, which is played to the end: given up when a batch speaks against it
AT_A_GLANCE: Final = 3  # times as many, where playing on takes hardly any time
THE_END: Final = 1 << 20  # turns
RIVALS: Final = 2  # that the proof has beside the one that comes to mind
HINT: Final = 0.04  # by how much the best must be ahead: at a glimpse,
GAP: Final = 0.06  # and when it is looked at well: six games in a hundred
SURE: Final = 2.0  # standard errors, in a look and in the proof: by luck alone one in forty would pass it
WIDE: Final = 0.16  # a best choice that is further ahead is easy to find, unless the network would not find it either
A_GAME: Final = 3  # puzzles


def puzzles_of(game: Game, seed: int, trials: Trials) -> Iterator[Puzzle]:
    """Play the game of this seed, and look at its choices."""
    own = game.part("puzzles")  # what is worth asking about
    if own is None:
        return
    seats = own.SEATS[seed % len(own.SEATS)]
    state = game.new(seats=seats, seed=seed)
    bot, sense = make_bot(getattr(own, "PLAYS", "net"), game, seed), make_bot("sense", game, seed)
    moves: list[str] = []
    found = 0
    while state.actor() != OVER and found < A_GAME:
        legal = state.legal()
        view = state.view(state.actor())
        chosen = bot.choose(view, legal) if len(legal) > 1 else legal[0]
        if len(legal) >= FEWEST and state.step() in own.ASKED and (seed + len(moves)) % SPREAD == 0:
            puzzle = look_at(game, view, sense.choose(view, legal), trials, seed, len(moves))
            if puzzle is not None:
                found += 1
                yield Puzzle(game.slug, seats, seed, tuple(moves), **puzzle)
        moves.append(game.actions.text(chosen))
        state.apply(chosen)


def look_at(game: Game, view: State, sensible: int, trials: Trials, seed: int, move: int) -> dict[str, Any] | None:
    """What makes a puzzle of a position, or None."""
    legal, liked = view.legal(), trials.first_sight(view)
    order = sorted(range(len(legal)), key=lambda n: -liked[n])
    favourite = legal[order[0]]
    if sensible == favourite and (seed + move) % EVERY:
        return None
    every = with_one([legal[n] for n in order[:WIDEST]], sensible)
    luck = (seed * 1009 + move * 31) % SEEDS
    glimpse = looked(trials, view, every, GLIMPSE, luck, TURNS)
    some = with_one(ranked(glimpse)[:CANDIDATES], sensible)
    best, second = some[:2]
    if best == sensible or mean(glimpse[best]) - mean(glimpse[second]) < HINT:
        return None
    longer = looked(trials, view, some, LOOK, luck + 1, TURNS)
    if not clear(longer, best):
        return None
    others = [action for action in ranked(longer) if action != best]
    proof = proven(trials, view, best, with_one(others[:RIVALS], sensible), luck + 2)
    if proof is None:
        return None
    text = game.actions.text
    lead = mean(proof[best]) - max(mean(proof[other]) for other in proof if other != best)
    grade = HARD if favourite != best else EASY if lead >= WIDE else MEDIUM
    return {"best": text(best), "tempting": text(sensible), "grade": grade, "step": view.step(),
            "chances": {text(action): round(mean(found), 3) for action, found in proof.items()}}


def proven(trials: Trials, view: State, best: int, rivals: list[int], luck: int) -> dict[int, list[float]] | None:
    """Played to the end of the game, the best choice must again be ahead of its rivals, by enough and not by luck; what
    came of each. None: it is not, or does not look like it after a while."""
    some = [best, *rivals]
    found: dict[int, list[float]] = {action: [] for action in some}
    for batch in range(BATCHES):
        rounds = BATCH if trials.glance is None else BATCH * AT_A_GLANCE
        for action, more in looked(trials, view, some, rounds, luck + 17 * batch, THE_END).items():
            found[action] += more
        if any(mean(found[best]) < mean(found[rival]) for rival in rivals):
            return None
    return found if clear(found, best) else None


def looked(trials: Trials, view: State, some: list[int], rounds: int, luck: int, turns: int) -> dict[int, list[float]]:
    return dict(zip(some, trials.chances(view, some, rounds, luck, turns), strict=True))


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
