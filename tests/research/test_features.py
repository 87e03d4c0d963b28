"""Features: the same numbers from a view and from the full position, nothing hidden in them, and words for people."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir.encoding import scales
from comptoir.features.sheet import FULL, Pad
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import NOBODY, OVER, State

from ..laws.playing import Case, covering

CASES = [case for slug in comptoir.titles() for case in covering(slug)]


def encoder(slug: str) -> Any:
    return import_module(comptoir.load(slug).package + ".encode")


def sampled(case: Case, every: int) -> list[State]:
    """Positions along a random game, its end among them."""
    state, player, found = case.new(seed=3), Random(str(case)), []
    n = 0
    while state.actor() != OVER:
        if n % every == 0:
            found.append(state.clone())
        state.apply(player.choice(state.legal()))
        n += 1
    return [*found, state]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_full_position_is_written_as_the_view_of_the_seat(case: Case) -> None:
    """So compiled loops need no view to keep what is hidden out of the numbers."""
    encode = encoder(case.slug).encode
    for state in sampled(case, 37):
        for seat in (NOBODY, *range(case.seats)):
            assert np.array_equal(encode(state, seat), encode(state.view(seat), seat))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hidden_is_in_the_numbers_of_a_full_position(case: Case) -> None:
    encode = encoder(case.slug).encode
    for state in sampled(case, 61):
        for seat in range(case.seats):
            seen = encode(state, seat)
            for seed in range(2):
                assert np.array_equal(encode(state.view(seat).determinize(Chance(seed)), seat), seen)


@pytest.mark.parametrize("slug", comptoir.titles())
def test_every_number_has_a_name_of_its_own(slug: str) -> None:
    module = encoder(slug)
    game = comptoir.load(slug)
    features = module.encode(game.new(seats=max(game.seats), seed=1), 0)
    assert features.dtype == np.float32
    assert features.shape == (len(module.NAMES),) == (len(module.MOST),)
    assert len(set(module.NAMES)) == len(module.NAMES)
    assert features.flags.writeable


@pytest.mark.parametrize("slug", comptoir.titles())
def test_a_full_table_fills_the_row_to_its_end(slug: str) -> None:
    module, features = encoder(slug), import_module(comptoir.load(slug).package + ".features").FEATURES
    seats = max(comptoir.load(slug).seats)
    sheet = Pad(len(module.NAMES)).sheet()
    features.write(comptoir.load(slug).new(seats=seats, seed=1), 0, sheet)
    assert sheet.at == len(sheet.cells) == len(module.NAMES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rows_of_one_sheet_do_not_touch_each_other(case: Case) -> None:
    """Whatever stands before and after: an earlier or a later position, another seat's view."""
    module, length = encoder(case.slug), len(encoder(case.slug).NAMES)
    features = import_module(comptoir.load(case.slug).package + ".features").FEATURES
    rows = [(state, seat) for state in sampled(case, 17) for seat in (NOBODY, *range(case.seats))]
    Random(1).shuffle(rows)
    sheet = Pad(length).sheet(len(rows))
    for state, seat in rows:
        features.write(state, seat, sheet)
    written = np.frombuffer(sheet.cells, np.int16).reshape(len(rows), length)
    for row, (state, seat) in zip(written, rows, strict=True):
        assert np.array_equal(row * scales(module.MOST), module.encode(state, seat)), (state.step(), seat)


@pytest.mark.parametrize("slug", comptoir.titles())
def test_explained_the_numbers_are_those_of_the_game(slug: str) -> None:
    """explain is the way back: whole numbers, and encode's numbers again when divided."""
    module, game = encoder(slug), comptoir.load(slug)
    case = Case(slug, game.default_seats, game.checked_options(game.default_seats, None))
    for state in sampled(case, 50):
        features = module.encode(state, 0)
        told = module.explain(features, zeros=True)
        assert list(told) == module.NAMES
        again = np.array(list(told.values()), np.float32) * scales(module.MOST)
        assert np.array_equal(again, features)
        assert module.explain(features) == {name: value for name, value in told.items() if value}


def test_explained_in_the_words_of_puerto_rico() -> None:
    game = comptoir.load("puerto-rico")
    position = {"seats": 3, "role": "trader", "taken": {"trader": 1}, "agenda": ["trader 1", "end_round 0"],
                "noted": 240, "end": "points",
                "players": [{"doubloons": 27, "points": 315}, {"goods": {"coffee": 1}, "city": ["small_market"]}, {}]}
    told = game.explain(game.encode(game.from_json(position, Chance(1)), 1))
    assert told["role_in_play:trader"] == 1
    assert "role:trader:free" not in told
    assert (told["me:goods:coffee"], told["me:circles:small_market"], told["me:actor"]) == (1, 1, 1)
    assert (told["left2:doubloons"], told["left2:points"]) == (27, 315)
    assert "left3:there" not in told


def test_an_amount_beyond_all_games_fills_its_cell() -> None:
    sheet = Pad(9).sheet()
    sheet.row()
    sheet.put(70_000)
    sheet.three(32_768, FULL, 1)
    sheet.five(1, 2, 3, 4, 1 << 40)
    assert list(sheet.cells) == [FULL, FULL, FULL, 1, 1, 2, 3, 4, FULL]


@pytest.mark.parametrize("count", [1, 3, 4, 5, 8, 11, 40])
def test_members_are_ones_in_their_places_and_nowhere_else(count: int) -> None:
    luck = Random(count)
    for those in [0, 1, (1 << count) - 1, *(luck.getrandbits(count) for _ in range(20))]:
        sheet = Pad(count + 1).sheet()
        sheet.row()
        sheet.put(9)
        sheet.members(those, count)
        assert list(sheet.cells) == [9] + [those >> place & 1 for place in range(count)]
        assert sheet.at == count + 1


def test_a_sheet_that_is_wiped_stays_where_it_was() -> None:
    """numpy goes on looking at the same memory, whose rows are blank when they are begun."""
    sheet = Pad(4).sheet(2)
    sheet.row()
    sheet.row()
    seen = np.frombuffer(memoryview(sheet.cells), np.int16)
    for value in (7, 8):
        sheet.wipe()
        sheet.row()
        sheet.three(value, value, value)
        assert seen.tolist() == [value] * 3 + [0] + ([0] * 4 if value == 7 else [7] * 3 + [0])
        sheet.row()
        assert (seen.tolist()[4:], sheet.at) == ([0] * 4, 4)
        sheet.three(value, value, value)
        assert seen.tolist() == [value, value, value, 0] * 2


def test_explained_in_the_words_of_san_juan() -> None:
    """One's own hand by card, the others' by its size."""
    game = comptoir.load("san-juan")
    state = game.new(seats=2, seed=4)
    told = game.explain(game.encode(state, 0))
    assert sum(value for name, value in told.items() if name.startswith("me:hand:")) == told["me:hand_size"] == 4
    assert told["left1:hand_size"] == 4
    assert not [name for name in told if name.startswith("left1:hand:")]


def test_explained_in_the_words_of_burgundy() -> None:
    game = comptoir.load("burgundy")
    state = game.new(seats=2, seed=4)
    told = game.explain(game.encode(state, 1))
    assert told["phase:A"] == 1
    assert sum(name.startswith("me:") and name.endswith(":covered") for name in told) == 1, "the first castle"
    assert (told["me:free:castle"], told["me:free:ship"]) == (3, 6)


def test_explained_in_the_words_of_the_golden_city() -> None:
    """Cards that nobody has shown are unseen, wherever they lie."""
    game = comptoir.load("golden-city")
    state = game.new(seats=3, seed=4)
    told = game.explain(game.encode(state, 2), zeros=True)
    unseen = sum(value for name, value in told.items() if name.startswith("unseen:"))
    assert unseen == told["deck"] + told["left1:unknown"] + told["left2:unknown"]
    assert told["me:unknown"] == 0
