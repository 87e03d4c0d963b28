"""The analyst: the sum that comes out, what a seat could know, the same answer however it is asked."""

from __future__ import annotations

import random

import numpy as np
import pytest

from comptoir import load, titles
from comptoir.bots import make_bot
from comptoir.games.null_game import GAME as NULL
from comptoir.kernel.chance import Chance
from comptoir.kernel.record import Record
from comptoir.review.analyst import Analyst, add, fits, missing, reviewed
from comptoir.review.chances import WHOLE, result, whole
from comptoir.review.judge import judge_of
from comptoir.review.look import look
from comptoir.review.names import name_of
from comptoir.review.tally import tallies

TITLES = titles()


def played(slug: str, seats: int, seed: int, bot: str = "greedy", moves: int = 10_000) -> Record:
    game = load(slug)
    record, bots = Record(game, seats=seats, seed=seed), [make_bot(bot, game, seat) for seat in range(seats)]
    while record.state.top and len(record.moves) < moves:
        seat = int(record.state.actor())
        record.play(game.actions.text(bots[seat].choose(record.state.view(seat), record.state.legal())))
    return record


def random_null(seed: int) -> Record:
    rng, record = random.Random(seed), Record(NULL, seats=2 + seed % 3, seed=seed)
    while record.state.top:
        record.play(NULL.actions.text(rng.choice(record.state.legal())))
    return record


@pytest.mark.parametrize("seed", range(12))
def test_start_decisions_and_luck_come_to_the_result_of_every_seat(seed: int) -> None:
    record = random_null(seed)
    review = reviewed(record, rounds=3)
    outcome = record.state.outcome()
    assert outcome is not None
    for tally in tallies(review):
        assert tally.start + tally.own + tally.others + tally.luck == tally.result
        assert tally.result == whole(result(outcome))[tally.seat]


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in TITLES for seats in load(slug).seats])
def test_it_comes_out_in_every_title_and_for_every_number_of_seats(slug: str, seats: int) -> None:
    record = played(slug, seats, seed=3, moves=10)
    analyst = Analyst(record, rounds=1)
    review = analyst.sight()
    drawn = [n for n, move in enumerate(record.moves) if move.drawn][:2]
    review["luck"] |= {str(move): analyst.luck(review, move) for move in drawn}
    assert all(sum(row) == WHOLE for row in review["chances"])
    assert all(sum(luck) == 0 for luck in review["luck"].values())
    for tally in tallies(review):
        assert tally.start + tally.own + tally.others + tally.luck == tally.result


def test_what_is_weighed_has_no_negative_loss_and_the_best_has_none() -> None:
    record = played("puerto-rico", 3, seed=1, moves=12)
    review = reviewed(record, rounds=3)
    for weighed in review["decisions"].values():
        assert weighed["loss"] >= 0
        assert weighed["ways"][0]["off"] == 0
        assert weighed["do"] in [way["do"] for way in weighed["ways"]]
        if weighed["do"] == weighed["ways"][0]["do"]:
            assert weighed["loss"] == 0


def test_the_order_in_which_moves_are_studied_does_not_matter() -> None:
    record = played("san-juan", 2, seed=5, moves=12)
    analyst, whole_review = Analyst(record, rounds=3), reviewed(record, rounds=3)
    review = analyst.sight()
    for move in reversed(range(len(record.moves))):
        add(review, analyst.study(review, [move]))
    assert review == whole_review
    assert missing(review, analyst.by_interest(review)) == []
    assert fits(review, analyst)
    assert not fits(review, Analyst(record, rounds=4))


@pytest.mark.parametrize("slug", ["san-juan", "golden-city"])
def test_a_look_knows_no_more_than_the_seat_that_decides(slug: str) -> None:
    """Two worlds that the seat cannot tell apart get the same answer."""
    record = played(slug, 3, seed=8, moves=40)
    while len(record.state.legal()) < 2:
        record.play(record.game.actions.text(record.state.legal()[0]))
    seat = int(record.state.actor())
    view = record.state.view(seat)
    worlds = [view.determinize(Chance(seed)) for seed in (1, 2)]
    assert worlds[0].cells() != worlds[1].cells()
    judge = judge_of(record.game, 3)
    found = [look(judge, world.view(seat), rounds=3, seed=4) for world in worlds]
    assert [way.action for way in found[0].ways] == [way.action for way in found[1].ways]
    for one, other in zip(found[0].ways, found[1].ways, strict=True):
        assert np.array_equal(one.chances, other.chances)


def test_decisions_are_called_by_what_they_gave_away() -> None:
    assert [name_of(loss) for loss in (0, 4_999, 5_000, 20_000, 50_000, 100_000, 900_000)] == [
        "best", "best", "fine", "imprecise", "mistake", "blunder", "blunder"]


def test_rounding_loses_nothing() -> None:
    for shares in ([1 / 3, 1 / 3, 1 / 3], [0.1] * 10, [0.9999999, 0.0000001], [1.0, 0.0]):
        assert sum(whole(np.array(shares))) == WHOLE


@pytest.mark.parametrize("slug", ["san-juan", "golden-city"])
def test_hints_of_two_worlds_that_look_alike_read_alike(slug: str) -> None:
    """What the worker gets is the view, and what it answers depends on nothing else."""
    pytest.importorskip("starlette")
    from comptoir.review.saying import Saying
    from comptoir.table.hinting import advised, sentences
    from comptoir.voice import Voice

    record = played(slug, 3, seed=9, moves=25)
    while len(record.state.legal()) < 2:
        record.play(record.game.actions.text(record.state.legal()[0]))
    seat = int(record.state.actor())
    worlds = [record.state.view(seat).determinize(Chance(luck)) for luck in (3, 4)]
    views = [world.view(seat) for world in worlds]
    assert worlds[0].cells() != worlds[1].cells()
    assert views[0].to_bytes() == views[1].to_bytes()
    for locale in ("en", "fr"):
        say = Saying(Voice(record.game, locale, ["Anne", "Bruno", "Chloé"]))
        found = [advised(slug, view.to_bytes()) for view in views]
        assert found[0] == found[1]  # what is laid out whole, too
        told = [sentences(say, view, seat, ways) for view, (ways, _) in zip(views, found, strict=True)]
        assert told[0] == told[1]
        assert told[0].count(".") >= 2


@pytest.mark.parametrize("slug", TITLES)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_stands_inside_a_sentence_is_none_itself(slug: str, locale: str) -> None:
    """A hint for San Juan read "Keep a silver smelter (…): Producer: can hold one silver good.: 42% to win"."""
    from comptoir.review.saying import Saying
    from comptoir.voice import Voice

    game, dice = load(slug), random.Random(11)
    state, say = game.new(seats=3, seed=11), Saying(Voice(game, locale, ["Anne", "Bruno", "Chloé"]))
    while state.actor() >= 0:
        view = state.view(state.actor())
        for action in state.legal():
            told = say.label(view, action)
            assert told.rstrip()[-1] not in ".!?:", told
        state.apply(dice.choice(state.legal()))
