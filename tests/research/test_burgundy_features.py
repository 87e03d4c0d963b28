"""Burgundy's numbers say all that a seat may know: a position can be read back from what `explain` tells of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import comptoir
from comptoir.bots.brain import brain_of
from comptoir.games.burgundy import encode, encode_1
from comptoir.games.burgundy.data import (
    ANIMAL,
    BUILDING,
    BUILDING_NAMES,
    COLOUR,
    COLOUR_NAMES,
    COLOUR_SPACES,
    EMPTY,
    FIRST_ANIMAL,
    GOOD_NAMES,
    KIND_NAMES,
    KNOWLEDGE,
    NO_GOOD,
    SIZES,
    SPECIES_NAMES,
)
from comptoir.games.burgundy.state import Burgundy
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import HIDDEN, NOBODY, OVER
from comptoir.nets import BadNet, read_net

from ..laws.playing import covering
from .test_features import sampled

CASES = covering("burgundy")
ROOT = Path(__file__).parents[2]

Told = dict[str, int]


def one_of(told: Told, before: str, names: list[str], none: int) -> int:
    """Which of several has the one."""
    found = [n for n, name in enumerate(names) if told.get(before + name)]
    assert len(found) <= 1
    return found[0] if found else none


def row(told: Told, before: str, names: list[str]) -> list[int]:
    return [told.get(before + name, 0) for name in names]


def numbers(first: int, last: int) -> list[str]:
    return [str(n) for n in range(first, last + 1)]


def read_table(told: Told) -> dict[str, object]:
    return {
        "phase": one_of(told, "phase:", list("ABCDE"), -1), "round": told["round"] - 1,
        "bought": bool(told.get("purchase_made")), "seats": one_of(told, "seats:", numbers(2, 4), -2) + 2,
        "white": one_of(told, "white:", numbers(1, 6), -1) + 1,
        "depots": [one_of(told, f"board:{n}:", KIND_NAMES, int(EMPTY)) for n in range(1, 33)],
        "heaps": [told.get(f"heap:{depot}:{good}", 0) for depot in range(1, 7) for good in GOOD_NAMES],
        "round_goods": [one_of(told, f"round:{n}:", GOOD_NAMES, int(NO_GOOD)) for n in range(1, 6)],
        "stock": row(told, "stock:", KIND_NAMES), "black": row(told, "black:", KIND_NAMES),
        "goods": row(told, "goods_face_down:", GOOD_NAMES),
    }


def table_of(g: Burgundy) -> dict[str, object]:
    return {"phase": g.phase, "round": g.round, "bought": g.bought, "seats": g.seats, "white": g.white,
            "depots": list(g.depots), "heaps": list(g.heaps), "round_goods": list(g.round_goods),
            "stock": list(g.stock), "black": list(g.black), "goods": list(g.goods)}


def read_player(told: Told, who: str) -> dict[str, object]:
    stored = sorted(kind for kind, name in enumerate(KIND_NAMES) for _ in range(
        told.get(f"{who}stored:{name}", 0) if COLOUR[kind] != KNOWLEDGE else told.get(who + name, 0) == 1))
    return {
        "points": told.get(who + "points", 0), "workers": told.get(who + "workers", 0),
        "silver": told.get(who + "silver", 0), "space": told.get(who + "track", 0),
        "sheet": told.get(who + "sheet", 0) - 1,
        "dice": [one_of(told, f"{who}die{die}:", numbers(1, 6), -1) + 1 for die in (1, 2)],
        "goods": row(told, who + "goods:", GOOD_NAMES), "sold": row(told, who + "sold:", GOOD_NAMES),
        "storage": stored + [int(EMPTY)] * (3 - len(stored)),
        "knowledge": [kind for kind, name in enumerate(KIND_NAMES) if told.get(who + name) == 2],
        "bonus": row(told, who + "bonus:", COLOUR_NAMES),
    }


def player_of(g: Burgundy, seat: int) -> dict[str, object]:
    p = g.players[seat]
    return {
        "points": p.points(), "workers": p.workers, "silver": p.silver, "space": p.space, "sheet": p.sheet,
        "dice": list(p.dice), "goods": list(p.goods), "sold": list(p.sold), "storage": list(p.storage),
        "knowledge": sorted(kind for kind in p.tiles if kind != EMPTY and COLOUR[kind] == KNOWLEDGE),
        "bonus": [2 if large == seat else 1 if small == seat else 0
                  for large, small in zip(g.large, g.small, strict=True)],
    }


def read_own_estate(told: Told) -> tuple[list[int], list[int], list[int]]:
    """By space: colour, number, and what lies there; any knowledge tile counts as knowledge_1."""
    colours = [told[f"me:{n}:colour"] - 1 for n in range(1, 38)]
    tiles, seen = [], dict.fromkeys(range(len(COLOUR_NAMES)), 0)
    for space, colour in enumerate(colours):
        seen[colour] += 1
        kind = int(EMPTY)
        if told.get(f"me:{space + 1}:covered"):
            if colour == BUILDING:
                kind = one_of(told, f"me:town:{seen[colour]}:", BUILDING_NAMES, -1)
            elif colour == ANIMAL:
                species = one_of(told, f"me:pasture:{seen[colour]}:", SPECIES_NAMES, -1)
                kind = int(FIRST_ANIMAL + species * SIZES) + told[f"me:pasture:{seen[colour]}:animals"] - 2
            else:
                kind = list(COLOUR).index(colour)
        tiles.append(kind)
    assert seen == dict(enumerate(COLOUR_SPACES))
    return colours, [told[f"me:{n}:number"] for n in range(1, 38)], tiles


def read_other_estate(told: Told, who: str) -> tuple[list[int], list[int], list[int]]:
    prints = [told[f"{who}{n}:print"] - 1 for n in range(1, 38)]
    tiles = [told.get(f"{who}{n}:tile", 0) - 1 for n in range(1, 38)]
    return ([what // 6 for what in prints], [what % 6 + 1 for what in prints],
            [int(EMPTY) if kind < 0 else kind for kind in tiles])


def estate_of(g: Burgundy, seat: int, own: bool) -> tuple[list[int], list[int], list[int]]:
    board, tiles = g.board_of(seat), [int(kind) for kind in g.players[seat].tiles]
    if own:
        tiles = [list(COLOUR).index(KNOWLEDGE) if kind != EMPTY and COLOUR[kind] == KNOWLEDGE else kind
                 for kind in tiles]
    return list(board.colour), list(board.number), tiles


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_was_told_is_forgotten_when_it_changes(case) -> None:
    """Numbers of stocks and players are kept as long as nothing changes there: a game that is written all along has the
    same ones as the same position put down anew."""
    state, player = case.new(seed=5), Random(str(case))
    while state.actor() != OVER:
        anew = comptoir.load("burgundy").from_json(state.to_json(), Chance(0))
        for seat in range(case.seats):
            assert np.array_equal(encode.encode(state, seat), encode.encode(anew, seat))
        for _ in range(1 + player.randrange(3)):
            if state.actor() != OVER:
                state.apply(player.choice(state.legal()))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_can_be_read_back_from_its_numbers(case) -> None:
    for state in sampled(case, 23):
        assert isinstance(state, Burgundy)
        for seat in (NOBODY, *range(case.seats)):
            told = encode.explain(encode.encode(state, seat))
            assert read_table(told) == table_of(state)
            assert one_of(told, "step:", [step.name for step in state.steps], -1) == (
                state.agenda[state.top - 1] & 255 if state.top else -1)
            for chair in range(case.seats):
                other, who = (max(seat, 0) + chair) % case.seats, f"left{chair}:" if chair else "me:"
                assert read_player(told, who) == player_of(state, other)
                assert told.get(who + "actor", 0) == (state.actor() == other != OVER)
                known = state.players[other].board != HIDDEN and (other == seat or not state.secret)
                assert told.get(who + "board_known", 0) == known
                if known:
                    read = read_other_estate(told, who) if chair else read_own_estate(told)
                    assert read == estate_of(state, other, own=not chair)


def test_they_are_a_quarter_of_what_they_were() -> None:
    assert len(encode.NAMES) == 1527
    assert len(encode_1.NAMES) == 5827


def test_a_network_of_the_first_version_plays_with_its_numbers_and_cannot_go_on_learning() -> None:
    game = comptoir.load("burgundy")
    path = ROOT / "bench/nets/burgundy-before.npz"
    brain = brain_of(game, path)
    state = game.new(seats=2, seed=3)
    assert np.array_equal(brain.see(state, 0), encode_1.encode(state, 0))
    with pytest.raises(BadNet, match="made for features 1, and this is features 2"):
        read_net(path, game)
