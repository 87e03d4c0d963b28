"""The Golden City: whole decisions. Together they reach everything the engine allows, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from comptoir.games.golden_city.actions import ACTIONS, DISCARD, PAY
from comptoir.games.golden_city.data import LANDSCAPE_NAMES
from comptoir.games.golden_city.forms import actions, choices, forms, obvious, place_of
from comptoir.games.golden_city.payments import CARDS, cheapest, payments
from comptoir.kernel.chance import Chance
from comptoir.message import render
from comptoir.stage.forms import Form, Missing
from comptoir.words import words

from .golden_city_positions import positions

SAY = words("comptoir.games.golden_city", "fr")


def asked(every: int, **how: int) -> Iterator[tuple[Any, int]]:
    for g in positions(every=every, **how):
        if int(g.actor()) >= 0:
            yield g, int(g.actor())


def outcomes(g: Any, seat: int) -> set[tuple[int, ...]]:
    """Every whole decision the engine allows: a place with its payment, a set of discards, or one action."""
    if g.step() not in ("build", "limit"):
        return {(action,) for action in g.legal()}
    found: set[tuple[int, ...]] = set()
    step, waiting = g.step(), [((), g)]
    while waiting:
        done, world = waiting.pop()
        for action in world.legal():
            after = world.clone()
            after.chance = Chance(1)
            after.apply(action)
            here = (*done, action)
            goes_on = int(after.actor()) == seat and after.round == g.round and \
                after.step() == ("pay" if step == "build" else "limit")
            if goes_on:
                waiting.append((here, after))
            else:
                found.add(here)
    return found


def sets(form: Form) -> Iterator[dict[str, int]]:
    for numbers in product(*[range(part.most + 1) for part in form.parts]):
        yield {part.place: n for part, n in zip(form.parts, numbers, strict=True)}


def carried(view: Any, form: Form, chosen: dict[str, int]) -> tuple[int, ...] | str:
    """The actions of a set, or what is missing."""
    try:
        return tuple(actions(view, form, chosen))
    except Missing as missing:
        return render(missing.message, SAY, "ABCD")


def test_choices_and_forms_reach_every_legal_outcome_and_nothing_else() -> None:
    steps = set()
    for g, seat in asked(every=13, seeds=2):
        view = g.view(seat)
        reached = {choice.actions for choice in choices(view, seat)}
        for form in forms(view, seat):
            for chosen in sets(form):
                found = carried(view, form, chosen)
                if isinstance(found, str):
                    assert found.endswith("."), "a sentence says what is missing"
                else:
                    reached.add(found)
        assert reached == outcomes(g, seat), g.step()
        steps.add(g.step())
    assert steps == {"bid", "build", "pay", "limit", "take_bonus", "take_goods", "return_goods"}


def test_a_set_chosen_in_any_order_is_played_by_the_engine_and_takes_just_those_cards() -> None:
    luck = random.Random(5)
    for g, seat in asked(every=17, first=2):
        view, held = g.view(seat), [int(n) for n in g.players[seat].hand]
        for form in forms(view, seat):
            chosen = luck.choice(list(sets(form)))
            shuffled = dict(luck.sample(sorted(chosen.items()), len(chosen)))
            done = carried(view, form, shuffled)
            assert done == carried(view, form, chosen)
            if isinstance(done, str):
                continue
            world, left = g.clone(), [int(n) for n in g.discards]
            for action in done:
                assert int(world.actor()) == seat
                assert action in world.legal()
                world.apply(action)
            if sum(left) <= sum([int(n) for n in world.discards]):  # else they were shuffled
                gone = [chosen.get(f"hand:{name}", 0) for name in LANDSCAPE_NAMES]
                spent = [int(world.discards[kind]) - left[kind] for kind in range(5)]
                if form.name == "limit":
                    assert all(spent[kind] >= gone[kind] for kind in range(5))
                assert all(held[kind] >= gone[kind] for kind in range(5))


def test_a_place_is_paid_with_the_cheapest_cards_unless_others_are_chosen() -> None:
    for g, seat in asked(every=19):
        if g.step() != "build":
            continue
        view = g.view(seat)
        chosen = {choice.places: choice.actions for choice in choices(view, seat) if choice.places}
        offered = {form.opens: form for form in forms(view, seat)}
        for action in view.legal()[1:]:
            places, ways = tuple(ACTIONS.places(action)), payments(view, seat, place_of(action))
            best = cheapest(ways)
            assert (places in chosen) == (len(best) == 1), "several equally cheap sets: only the form"
            assert (places in offered) == (len(ways) > 1), "one set that pays: nothing to choose"
            if places in chosen and len(ways) > 1:
                assert chosen[places] == (action, PAY + best[0])
                form = offered[places]
                assert form.otherwise is not None
                assert sum(n for _, n in form.presets[0].chosen) == min(sum(CARDS[way]) for way in ways)


def test_what_is_missing_is_said() -> None:
    for g, seat in asked(every=7):
        for form in forms(g.view(seat), seat):
            with pytest.raises(Missing):
                actions(g.view(seat), form, {})


def test_only_what_is_alone_is_done_unasked() -> None:
    for g, seat in asked(every=5):
        found = obvious(g.view(seat), seat)
        assert found == (g.legal()[0] if len(g.legal()) == 1 else None)
        assert obvious(g.view(seat), (seat + 1) % g.seats) is None


def test_discards_are_one_decision() -> None:
    for g, seat in asked(every=3):
        if g.step() == "limit":
            assert not choices(g.view(seat), seat)
            form, = forms(g.view(seat), seat)
            assert form.least == form.most == g.players[seat].cards() - 5
            assert all(DISCARD <= action < DISCARD + 5 for action in g.legal())
