"""What Burgundy tells before a decision is what happens: every number, or luck was announced."""

from __future__ import annotations

import random
from typing import Any

import pytest

from comptoir import load
from comptoir.games.burgundy import tell
from comptoir.games.burgundy.ahead import told
from comptoir.games.burgundy.facts import facts
from comptoir.games.burgundy.forms import actions, choices, forms
from comptoir.games.burgundy.tell_log import signed
from comptoir.message import render
from comptoir.stage.ahead import Told, look_ahead
from comptoir.words import words

from .test_burgundy_forms import TABLES, positions
from .test_burgundy_stage import NAMES, drawn, page

GAME = load("burgundy")
STAY = ("points", "track", "workers", "silver", "stored", "storage", "goods", "goods_by_kind", "sold", "free",
        "free_by_colour", "ships")  # what luck does not touch before the next choice


def decisions(view: Any, seat: int, luck: random.Random) -> list[list[int]]:
    """Every choice, and some sets of every form."""
    found = [list(choice.actions) for choice in choices(view, seat)]
    for form in forms(view, seat):
        parts = [part.place for part in form.parts]
        found += [actions(view, form, dict.fromkeys(luck.sample(parts, form.most), 1)) for _ in range(3)]
    return found


def happened(g: Any, seat: int, chosen: list[int]) -> Any:
    """The game after a decision, and after what is forced upon the seat; luck has come where it came."""
    child = g.clone()
    for action in chosen:
        child.apply(action)
    moves = len(chosen)
    while int(child.actor()) == seat and len(child.legal()) == 1 and moves < 99:
        child.apply(child.legal()[0])
        moves += 1
    return child


def check(view: Any, seat: int, said: Told, old: dict[str, Any], new: dict[str, Any]) -> int:
    """Every number that is told; how many there were."""
    numbers = 0
    gain = new["points"] - old["points"]
    assert any(line.key == "ahead-points" for line in said.lines) == (gain != 0)
    for line in said.lines:
        if line.key == "ahead-points":
            assert line.args == {"gain": signed(gain), "n": new["points"]}
        elif line.key in ("ahead-workers", "ahead-silver"):
            name = line.key.removeprefix("ahead-")
            assert line.args == {"old": old[name], "new": new[name]}
        numbers += len(line.args)
    if said.card:
        *parts, (total, much) = said.card
        assert total.args == {"old": old["points"], "new": new["points"], "n": new["points"]}
        assert much == signed(gain)
        assert sum(int(points.replace("−", "-")) for _, points in parts) == gain
        numbers += len(parts)
    return numbers


@pytest.mark.parametrize(("seats", "boards", "spielbox"), TABLES)
def test_every_number_told_comes_true(seats: int, boards: str, spielbox: str) -> None:
    luck, numbers, lucky = random.Random(3), 0, 0
    for g in positions(seats, boards, spielbox, 0.3):
        seat = int(g.actor())
        view = g.view(seat)
        for chosen in luck.sample(every := decisions(view, seat, luck), min(6, len(every))):
            after, chance = look_ahead(view, seat, chosen)
            said = told(view, seat, chosen, after, chance)
            real = happened(g, seat, chosen)
            old = facts(view, seat)
            for other in range(seats):
                if not g.secret and (not chance or real.phase == after.phase):
                    then, now = facts(after, other), facts(real, other)
                    assert {name: then[name] for name in STAY} == {name: now[name] for name in STAY}
            numbers += check(view, seat, said, old, facts(real, seat))
            announced = [line for line in said.lines if line.key.startswith("ahead-luck")]
            assert bool(announced) == chance
            if not chance and not g.secret:
                assert int(real.actor()) == int(after.actor())
            lucky += chance
    assert numbers > 300
    assert lucky > 5


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everything_that_is_told_can_be_read(locale: str) -> None:
    say, luck, keys = words(GAME.package, locale), random.Random(1), set()
    for table in TABLES:
        for g in positions(*table, 0.12):
            seat = int(g.actor())
            view = g.view(seat)
            for chosen in decisions(view, seat, luck)[:12]:
                said = told(view, seat, chosen, *look_ahead(view, seat, chosen))
                for message in [*said.lines, *said.pills.values(), *[what for what, _ in said.card]]:
                    assert render(message, say, NAMES)
                    keys.add(message.key)
    assert {"ahead-points", "ahead-lost", "ahead-tile", "ahead-luck", "card-sum", "ahead-then-ship-goods"} <= keys


def test_the_sum_names_region_phase_and_bonus_tile_and_counts_the_worker() -> None:
    """The last mine of a region of three, in phase D, the first seat to cover them all: 6 + 4 + 5; two workers left
    become one, and a pair counts a point less."""
    g = GAME.from_json({"phase": "D", "players": [
        {"estate": {"19": "castle", "25": "mine", "30": "mine"}, "storage": ["mine"], "dice": [2, 5], "workers": 2},
        {"estate": {"19": "castle"}}], "depots": {"5": {"tiles": ["mine"]}}, "agenda": ["turn 0", "end_round 0"]})
    chosen = [GAME.actions.id("place:1:34:die1")]
    view, say = g.view(0), words(GAME.package, "en")
    said = told(view, 0, chosen, *look_ahead(view, 0, chosen))
    assert [(render(what, say, NAMES), much) for what, much in said.card] == [
        ("Region of 3 complete", "+6"), ("Large bonus tile, mine", "+5"), ("Phase D", "+4"), ("Workers", "−1"),
        ("1 → 15 points", "+14")]
    assert [render(line, say, NAMES) for line in said.lines] == ["+14 → 15 points", "[[cb-worker]] 2 → 1"]
    assert said.at == "space:34"


def test_nothing_told_depends_on_what_others_chose_secretly() -> None:
    """Two seats; whatever the first chose, the second is asked, told and shown the same, before and in previews."""
    g, say = GAME.new(2, 6, {"boards": "draw-secret"}), words(GAME.package, "en")
    worlds = set()
    for action in g.legal():
        child = g.clone()
        child.apply(action)
        view = child.view(1)
        said = [render(tell.prompt(view, 1), say, NAMES), str(tell.log(g.view(1), action, view))]
        said += [render(tell.label(view, one), say, NAMES) for one in view.legal()]
        for choice in choices(view, 1):
            after, luck = look_ahead(view, 1, choice.actions)
            said += [str(choice), str(told(view, 1, choice.actions, after, luck)), page(drawn(after, 1), 2)]
        worlds.add("\n".join(said))
    assert len(worlds) == 1
