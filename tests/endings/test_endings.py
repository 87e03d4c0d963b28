"""What a finished game says of itself: recounted from records, title by title, with every number of seats."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import comptoir
from comptoir import Record
from comptoir.message import render
from comptoir.stage.ending import BARS, ROUNDS, Tally
from comptoir.story import Story
from comptoir.words import words

GAMES = [(slug, seats) for slug in comptoir.titles() for seats in comptoir.load(slug).seats]
Told = dict[str, dict[str, tuple[int, ...]]]


@cache
def played(slug: str, seats: int, seed: int = 11) -> tuple[Record, Story]:
    game, luck = comptoir.load(slug), random.Random(seed)
    record = Record(game, [f"P{seat}" for seat in range(seats)], seed=seed)
    while int(record.state.actor()) >= 0:
        legal = record.state.legal()
        record.play(game.actions.text(luck.choice(legal if len(legal) == 1 else [one for one in legal if one])))
    return record, Story(record)


@cache
def tallies(slug: str, seats: int) -> list[Tally]:
    record, story = played(slug, seats)
    actions = [record.game.actions.id(move.do) for move in record.moves]
    found: list[Tally] = import_module(record.game.package + ".ending").breakdown(story.positions, actions)
    return found


def told(slug: str, seats: int) -> Told:
    return {tally.title.key: {line.name.key: line.values for line in tally.lines} for tally in tallies(slug, seats)}


def summed(lines: dict[str, tuple[int, ...]]) -> list[int]:
    return [sum(column) for column in zip(*lines.values(), strict=True)]


def moves(record: Record, seat: int, start: str) -> int:
    return sum(move.by == seat and move.do.startswith(start) for move in record.moves)


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_every_line_has_a_number_for_every_seat_and_a_text_in_both_languages(slug: str, seats: int) -> None:
    names = [f"P{seat}" for seat in range(seats)]
    for locale in ("en", "fr"):
        say = words(comptoir.load(slug).package, locale)
        for tally in tallies(slug, seats):
            assert render(tally.title, say, names)
            assert tally.lines
            for line in tally.lines:
                assert render(line.name, say, names)
                assert len(line.values) == seats
    assert {tally.chart for tally in tallies(slug, seats)} >= {BARS}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_puerto_rico_every_barrel_and_every_doubloon_has_one_line(seats: int) -> None:
    record, story = played("puerto-rico", seats)
    found, first, last = told("puerto-rico", seats), story.positions[0], story.positions[-1]
    made = [0] * seats
    for before, after in zip(story.positions, story.positions[1:], strict=False):
        for seat in range(seats):
            for old, new in zip(before.players[seat].goods, after.players[seat].goods, strict=True):
                made[seat] += max(0, int(new - old))
    assert summed(found["ending-barrels"]) == made
    spent = found["ending-built"]["ending-spent"]
    for seat in range(seats):
        income = sum(row[seat] for row in found["ending-doubloons"].values())
        assert int(first.players[seat].coins) + income - spent[seat] == int(last.players[seat].coins)
        assert found["ending-barrels"].get("ending-sold", [0] * seats)[seat] == moves(record, seat, "sell:")
        assert summed(found["ending-roles"])[seat] == moves(record, seat, "role:")
        built = sum(found["ending-built"][line][seat] for line in ("ending-plants", "ending-violet", "ending-large"))
        assert built == moves(record, seat, "build:")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_puerto_rico_income_by_round_adds_up(seats: int) -> None:
    by_round = next(tally for tally in tallies("puerto-rico", seats) if tally.chart == ROUNDS)
    assert [line.name.args["n"] for line in by_round.lines] == list(range(1, len(by_round.lines) + 1))
    columns = [sum(line.values[seat] for line in by_round.lines) for seat in range(seats)]
    assert columns == summed(told("puerto-rico", seats)["ending-doubloons"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_san_juan_the_kinds_of_buildings_add_up_to_the_points(seats: int) -> None:
    record, story = played("san-juan", seats)
    found = told("san-juan", seats)
    outcome: Any = record.state.outcome()
    assert summed(found["ending-points"]) == [score.points for score in outcome.scores]
    for seat in range(seats):
        city = found["ending-cities"]
        kinds = sum(city[line][seat] for line in ("ending-production", "ending-city", "ending-monuments",
                                                  "ending-large"))
        assert city["ending-buildings"][seat] == kinds == int(story.positions[-1].players[seat].built)
        cards = found["ending-cards"]
        for line, start in (("ending-paid", "pay:"), ("ending-sold", "sell:"), ("ending-produced", "produce:")):
            assert cards.get(line, [0] * seats)[seat] == moves(record, seat, start)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_burgundy_phases_and_kinds_add_up_to_the_points(seats: int) -> None:
    outcome: Any = played("burgundy", seats)[0].state.outcome()
    points = [score.points for score in outcome.scores]
    first, second = tallies("burgundy", seats)[:2]
    for tally in (first, second):
        assert [sum(line.values[seat] for line in tally.lines) for seat in range(seats)] == points
    assert len(first.lines) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_city_every_letter_has_one_source(seats: int) -> None:
    record, story = played("golden-city", seats)
    found, end = told("golden-city", seats), story.positions[-1]
    if seats == 2:
        letters = [sum(int(end.specials[pile + seat]) for pile in range(0, len(end.specials), 2)) for seat in (0, 1)]
    else:
        outcome: Any = record.state.outcome()
        letters = [score.parts["letters"] + score.parts["bonus"] for score in outcome.scores]
    assert summed(found["ending-letters"]) == letters


def test_golden_city_letters_come_in_when_the_position_has_them() -> None:
    """With more than two seats letters never go back: each gain is the difference of two positions."""
    ending: Any = import_module("comptoir.games.golden_city.ending")
    for seats in (3, 4):
        _, story = played("golden-city", seats)
        for before, after in zip(story.positions, story.positions[1:], strict=False):
            won = [0] * seats
            for _, seat, letters in ending.won_letters(before, after):
                won[seat] += letters
            assert won == [int(after.players[seat].letters - before.players[seat].letters) for seat in range(seats)]
