"""San Juan's whole decisions: they reach what the rules allow, in any order of hands, and nothing else."""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from comptoir import Record
from comptoir.games.san_juan.actions import HARBOR_GOOD
from comptoir.games.san_juan.forms import actions, choices, forms, obvious
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import PASS
from comptoir.message import render
from comptoir.stage.forms import Form, Missing
from comptoir.words import words

from .san_juan import GAME, SEATS, games, spread

BUILDING = {"build_one", "use_crane", "build_over", "spend_goods", "pay_cards"}
TOGETHER = {"use_chapel": {"use_chapel", "chapel_card"}, "sell_goods": {"sell_goods", "harbor_tucks"},
            **dict.fromkeys(BUILDING, BUILDING)}  # the questions that are one decision
MOST_SETS = 600  # a position with more is left out here; any order of single sets is tried below


def left(world: Any, seat: int, begun: str) -> bool:
    """Whether the decision that began with this question is over."""
    return int(world.actor()) != seat or world.step() not in TOGETHER.get(begun, {begun})


def outcome(world: Any, seat: int) -> tuple[int, ...]:
    """What a decision leaves on the table."""
    me = world.players[seat]
    return (*[int(n) for pile in (me.hand, me.city, me.covered, me.goods, me.chapel, me.bank) for n in pile],
            int(me.harbor_size), int(world.aside_size), int(world.role), int(world.double), int(world.actor() == seat),
            *[int(n) for n in world.aside])


def reachable(view: Any, seat: int) -> set[tuple[int, ...]]:
    """All that small actions can lead to; a sold good that the harbor could take is not thrown away."""
    begun, found, todo = view.step(), set(), [view.determinize(Chance(0))]
    if begun != "make_goods":  # goods are cards that nobody sees: their luck ends nothing
        todo[0].chance = view.chance
    while todo:
        world = todo.pop()
        for action in world.legal():
            if world.step() == "harbor_tucks" and begun == "sell_goods" and action != HARBOR_GOOD:
                continue
            then = world.clone()
            then.apply(action)
            if left(then, seat, begun):
                found.add(outcome(then, seat))
            else:
                todo.append(then)
    return found


def sets(form: Form) -> list[dict[str, int]]:
    """Every set that has the right number of things."""
    numbers = product(*[range(part.most + 1) for part in form.parts])
    found = [dict(zip([part.place for part in form.parts], chosen, strict=True)) for chosen in numbers]
    return [chosen for chosen in found if form.least <= sum(chosen.values()) <= form.most]


def size(form: Form) -> int:
    return prod(part.most + 1 for part in form.parts)


def carried_out(view: Any, seat: int, done: list[int]) -> tuple[int, ...]:
    begun, world = view.step(), view.determinize(Chance(0))
    if begun != "make_goods":
        world.chance = view.chance
    for action in done:
        assert int(world.actor()) == seat
        assert action in world.legal()
        world.apply(action)
    assert left(world, seat, begun), begun
    return outcome(world, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_choices_and_forms_reach_all_that_the_rules_allow_and_nothing_else(seats: int) -> None:
    asked = set()
    for state in spread(seats, 24, 16):
        seat = int(state.actor())
        view, step = state.view(seat), state.step()
        offered = forms(view, seat) if step != "choose_role" else []  # what a builder builds at once: below
        if sum(size(form) for form in offered) > MOST_SETS or step in ("use_crane", "build_over"):
            continue
        found = {carried_out(view, seat, list(choice.actions)) for choice in choices(view, seat)
                 if step != "choose_role" or len(choice.actions) == 1}
        for form in offered:
            for chosen in sets(form):
                try:
                    found.add(carried_out(view, seat, actions(view, form, chosen)))
                except Missing:
                    assert any(place.startswith("goods:") for place in chosen)
        assert found == reachable(view, seat), step
        asked.add(step)
    assert {"build_one", "make_goods", "sell_goods", "discard_cards", "choose_role", "keep_cards"} <= asked


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_named_while_the_role_is_chosen_means_the_builder_and_the_same_payments(seats: int) -> None:
    seen = 0
    for state in spread(seats, 24, 16):
        seat = int(state.actor())
        builder = GAME.actions.id("role:builder")
        if state.step() != "choose_role" or builder not in state.legal():
            continue
        then = state.clone()
        then.apply(builder)
        if int(then.actor()) != seat or then.step() != "build_one":
            continue
        view, later = state.view(seat), then.view(seat)
        at_once = [choice.actions for choice in choices(view, seat) if len(choice.actions) > 1]
        assert at_once == [(builder, *choice.actions) for choice in choices(later, seat) if choice.actions[0] != PASS]
        for form, same in zip(forms(view, seat), forms(later, seat), strict=True):
            assert (form.parts, form.opens) == (same.parts, same.opens)
            chosen = {part.place: part.start or 0 for part in form.parts}
            if sum(chosen.values()) == form.least:
                assert actions(view, form, chosen) == [builder, *actions(later, same, chosen)]
                seen += 1
    assert seen


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_proposed_pays_and_may_be_kept(seats: int) -> None:
    for state in spread(seats, 24, 16):
        seat = int(state.actor())
        view = state.view(seat)
        for form in forms(view, seat):
            chosen = {part.place: part.now if part.start is None else part.start for part in form.parts}
            if form.name in ("build", "pay", "spend", "discard", "keep", "make", "sell") and any(chosen.values()):
                assert actions(view, form, chosen)


@pytest.mark.parametrize("seats", SEATS)
def test_any_order_of_hands_is_played_by_the_engine(seats: int) -> None:
    luck = Random(seats)
    for state in spread(seats, 24, 16):
        seat = int(state.actor())
        view = state.view(seat)
        for form in forms(view, seat):
            things = [part.place for part in form.parts for _ in range(part.most)]
            picked = luck.sample(things, luck.randint(form.least, form.most))
            chosen = {place: picked.count(place) for place in dict.fromkeys(picked)}
            try:
                done = actions(view, form, chosen)
            except Missing:
                assert sum(n for place, n in chosen.items() if place.startswith("goods:")) > 2 - state.done
                continue
            world = state.clone()
            for action in done:
                assert action in world.legal()
                assert int(world.actor()) == seat
                world.apply(action)
            assert done == actions(view, form, dict(reversed(chosen.items())))


def test_what_is_missing_is_said_in_one_sentence() -> None:
    said = set()
    for state in spread(4, 24, 16):
        seat = int(state.actor())
        view = state.view(seat)
        for form in forms(view, seat):
            for chosen in ({}, {part.place: part.most for part in form.parts}):
                try:
                    actions(view, form, chosen)
                except Missing as missing:
                    for locale in ("en", "fr"):
                        said.add(render(missing.message, words("comptoir.games.san_juan", locale), "ABCD"))
    assert "1 more card to choose" in said
    assert "encore 2 cartes à choisir" in said
    assert all(len(sentence) < 60 for sentence in said)


def test_a_building_for_four_cards_is_one_form_with_four_of_the_rest_of_the_hand() -> None:
    found = [form for state in games(4, range(0, 6)) if state.step() == "build_one"
             for form in forms(state.view(int(state.actor())), int(state.actor()))
             if form.least == 4 and len(form.opens) == 1]
    assert found
    for form in found:
        assert form.most == 4
        card = form.opens[0]
        assert card == "cathedral" or all(part.place != card for part in form.parts) \
            or next(part.most for part in form.parts if part.place == card) >= 1


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_obvious_is_legal_and_costs_nothing(seats: int) -> None:
    done = set()
    for state in spread(seats, 24, 16):
        seat = int(state.actor())
        action = obvious(state.view(seat), seat)
        if action is not None and len(state.legal()) > 1:
            assert action in state.legal()
            assert action != PASS
            world = state.clone()
            world.apply(action)
            assert world.players[seat].hand_size >= state.players[seat].hand_size
            done.add(state.step())
    assert done == {"council", "make_goods", "prospect", "open_mine", "open_smith", "harbor_tucks"}


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_decision_is_stored_as_one(seats: int) -> None:
    """Building with its payment, and goods with the cards nobody looks at: the record takes them as one decision."""
    joined = {"build_one": 0, "make_goods": 0, "sell_goods": 0}
    for seed in range(4):
        luck, record = Random(seed), Record(GAME, seats=seats, seed=seed)
        while int(record.state.actor()) >= 0:
            seat, step = int(record.state.actor()), record.state.step()
            view = record.state.view(seat)
            offered = [form for form in forms(view, seat) if len(form.parts) and form.least > 0]
            if step in joined and offered:
                form = luck.choice(offered)
                things = [part.place for part in form.parts for _ in range(part.most)]
                picked = luck.sample(things, form.most)
                done = actions(view, form, {place: picked.count(place) for place in picked})
                for n, action in enumerate(done):
                    record.play(GAME.actions.text(action), by=seat, joined=n > 0)
                assert record.last_decision() == len(done)
                joined[step] += len(done) > 1
            else:
                record.play(GAME.actions.text(luck.choice(record.state.legal())))
    assert all(joined.values())
