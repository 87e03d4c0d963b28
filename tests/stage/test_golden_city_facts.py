"""The Golden City's facts, and the last move in a few letters."""

from __future__ import annotations

import re
from itertools import pairwise, product
from typing import Any

import pytest

from comptoir.games.golden_city.facts import facts, round_letters
from comptoir.games.golden_city.tell import aftermath, short
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.message import render
from comptoir.words import words

from .golden_city_positions import GAME, played, positions

NAMES = ("Anne", "Bernie", "Christine", "David")


@pytest.mark.parametrize(("seats", "black"), [(2, True), (2, False), (3, False), (4, False)])
def test_at_the_end_points_are_the_score_for_everybody(seats: int, black: bool) -> None:
    g = played(seats, black, 1)[-1]
    for viewer in (NOBODY, *range(seats)):
        for seat in range(seats):
            told = facts(g.view(viewer), seat)
            assert (told["points"], told["points_hidden"]) == (g.outcome().scores[seat].points, 0)


def test_everybody_knows_the_letters_of_all_and_the_bonus_cards_of_none_but_himself() -> None:
    assert GAME.open_points, "letters lie open"
    for g in positions(every=6):
        for viewer in (NOBODY, *range(g.seats)):
            view = g.view(viewer)
            for seat in range(g.seats):
                told = facts(view, seat)
                assert told["letters"] == g.players[seat].letters
                assert told["coins"] == g.players[seat].coins
                assert told["cards"] == g.players[seat].cards()
                closed = [view.taken[n] == HIDDEN for n in range(len(view.takers)) if view.takers[n] == seat]
                assert told["points_hidden"] == int(any(closed))
                assert told["bonus"] == len(closed)
                if seat == viewer:
                    assert told["points"] == g.scores()[seat][0]


def test_what_the_score_card_would_give_is_what_it_gives_when_nobody_builds() -> None:
    n = 0
    for seats, seed in product((2, 3, 4), range(1, 7)):
        game = played(seats, False, seed)
        for g, after in pairwise(game):
            if g.step() != "build" or after.round == g.round or (seats == 2 and not g.round % 4):
                continue
            if [p.built for p in g.players] == [p.built for p in after.players]:
                gained = [int(new.letters - old.letters) for old, new in zip(g.players, after.players, strict=True)]
                assert gained == [sum(round_letters(g, seat)) for seat in range(seats)]
                n += 1
    assert n > 3


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_move_is_told_in_a_few_letters_or_waits_for_its_payment(locale: str) -> None:
    say = words("comptoir.games.golden_city", locale)
    for seats, black in ((2, True), (4, False)):
        game = played(seats, black, 3)
        for g, after in pairwise(game):
            told = short(g, *_done(g, after))
            if told is None:
                assert after.step() == "pay", "nothing has happened yet"
                continue
            text = re.sub(r"\[\[[\w-]+\]\]", "", render(told, say, NAMES))
            assert len(text.strip()) <= 26


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_scoring_of_every_round_is_told_in_two_steps_after_the_move_that_ended_it(locale: str) -> None:
    say = words("comptoir.games.golden_city", locale)
    for seats in (2, 3, 4):
        for g, after in pairwise(played(seats, False, 2)):
            told = aftermath(g, *_done(g, after))
            assert bool(told) == (after.round > g.round or not after.top)
            if not told:
                continue
            (good, _), (region, posts), *special = told
            assert bool(special) == (seats == 2 and (not g.round % 4 or not after.top))
            shares = [share for part in (good, region) for share in part.args.get("shares", ())]  # type: ignore[union-attr]
            given = sum(int(share.args["n"]) for share in shares)  # type: ignore[union-attr, arg-type]
            assert given == sum(sum(round_letters_of(g, after, seat)) for seat in range(seats))
            assert bool(posts) == ("nobody" not in region.key)
            assert render(good, say, NAMES)


def round_letters_of(before: Any, after: Any, seat: int) -> tuple[int, int]:
    """What a seat gets by the card that was scored, with the posts that stand now."""
    world = after.clone()
    world.card = before.card
    return round_letters(world, seat)


def _done(g: Any, after: Any) -> tuple[int, Any]:
    """The action between two positions of a game."""
    for action in g.legal():
        world = g.clone()
        world.apply(action)
        if world.key() == after.key():
            return action, after
    raise AssertionError("no action leads there")
