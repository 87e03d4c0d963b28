"""Puerto Rico's whole decisions, over positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from comptoir.games.puerto_rico.data import PLACE_NAMES
from comptoir.games.puerto_rico.forms import actions, choices, forms, obvious
from comptoir.games.puerto_rico.stage import stage
from comptoir.kernel.chance import OPEN
from comptoir.message import Message, render
from comptoir.stage.forms import Form, Missing
from comptoir.words import words

from .test_puerto_rico_stage import GAME, NAMES, SEATS, marks

KINDS = ["corn", "indigo", "sugar", "tobacco", "coffee"]


def positions(seats: int, seed: int, step: str = "") -> Iterator[Any]:
    """Positions of a random game in which somebody is asked; without those inside a decision that has begun."""
    g, luck = GAME.new(seats=seats, seed=seed), random.Random(seed)
    last = ("", -1)
    while g.actor() >= 0:
        here = (g.step(), int(g.actor()))
        if here != last and step in ("", g.step()):
            yield g
        last = here if g.step() in ("place_colonists", "fill_warehouse") else ("", -1)
        g.apply(luck.choice(g.legal()))


def world_of(g: Any) -> Any:
    world = g.clone()
    world.chance = OPEN
    return world


def outcomes(g: Any, seat: int, step: tuple[str, ...]) -> set[int]:
    """Where the small actions can lead while these steps are asked of this seat."""
    if int(g.actor()) != seat or g.step() not in step:
        return {g.key()}
    found: set[int] = set()
    for action in g.legal():
        after = world_of(g)
        after.apply(action)
        found |= outcomes(after, seat, step)
    return found


def carried(g: Any, done: list[int]) -> Any:
    world = world_of(g)
    for action in done:
        assert action in world.legal()
        world.apply(action)
    return world


def sets(form: Form) -> Iterator[dict[str, int]]:
    """All sets of a form whose sum is right."""
    for numbers in product(*[range(part.least, part.most + 1) for part in form.parts]):
        if form.least <= sum(numbers) <= form.most:
            yield {part.place: n for part, n in zip(form.parts, numbers, strict=True)}


@pytest.mark.parametrize("seats", SEATS)
def test_choices_and_forms_together_reach_every_outcome_of_the_small_actions(seats: int) -> None:
    checked = set()
    for n, g in enumerate(positions(seats, seats)):
        view, seat = g.view(g.actor()), int(g.actor())
        opened, found = forms(view, seat), set[int]()
        if not opened:
            offered = choices(view, seat)
            assert {choice.actions[:1] for choice in offered} == {(action,) for action in g.legal()}
            for choice in offered:
                carried(g, list(choice.actions))
                assert len(choice.actions) == 1 or g.step() == "choose_role"
            continue
        assert choices(view, seat) == []
        steps = ("place_colonists",) if opened[0].name == "colonists" else ("fill_warehouse", "keep_barrel")
        size = 1
        for part in opened[0].parts:
            size *= part.most + 1
        if size > 600 or n % 3:
            continue
        for chosen in sets(opened[0]):
            try:
                found.add(carried(g, actions(view, opened[0], chosen)).key())
            except Missing:
                assert opened[0].name == "store"  # a barrel of a kind that is stored whole
        assert found == outcomes(g, seat, steps)
        checked.add(opened[0].name)
    assert "colonists" in checked


def test_the_warehouses_are_filled_in_one_go_with_the_single_barrel() -> None:
    """Every way to keep goods can be chosen, and only those."""
    luck = random.Random(1)
    seen = 0
    for _ in range(40):
        me = {"goods": {kind: luck.randint(1, 4) for kind in KINDS if luck.random() < 0.8},
              "city": ["small_warehouse", "large_warehouse"],
              "colonists": {name: 1 for name in ("small_warehouse", "large_warehouse") if luck.random() < 0.6}}
        g: Any = GAME.from_json({"seats": 3, "role": "captain", "taken": {"captain": 0}, "players": [me, {}, {}],
                                 "agenda": ["store_goods 0", "choose_role 1", "choose_role 2", "end_round 0"]})
        if g.step() != "fill_warehouse" or g.actor() != 0:
            continue
        seen += 1
        [form] = forms(g.view(0), 0)
        found = {carried(g, actions(g.view(0), form, chosen)).key() for chosen in sets(form) if does(g, form, chosen)}
        assert found == outcomes(g, 0, ("fill_warehouse", "keep_barrel"))
        [preset] = form.presets
        best = carried(g, actions(g.view(0), form, dict(preset.chosen)))
        assert sum(best.players[0].goods) == max(sum(carried(g, actions(g.view(0), form, one)).players[0].goods)
                                                 for one in sets(form) if does(g, form, one))
    assert seen > 10


def does(g: Any, form: Form, chosen: dict[str, int]) -> bool:
    try:
        actions(g.view(0), form, chosen)
    except Missing:
        return False
    return True


@pytest.mark.parametrize("seats", SEATS)
def test_any_set_of_colonists_stands_afterwards_as_it_was_chosen(seats: int) -> None:
    luck = random.Random(seats)
    for g in positions(seats, seats + 20, "place_colonists"):
        seat = int(g.actor())
        [form] = forms(g.view(seat), seat)
        circles = [part.place for part in form.parts for _ in range(part.most)]
        for _ in range(3):
            picked = luck.sample(circles, form.most)
            chosen = {part.place: picked.count(part.place) for part in form.parts}
            done = actions(g.view(seat), form, dict(luck.sample(list(chosen.items()), len(chosen))))
            after = carried(g, done).players[seat]
            assert chosen == {f"{'island' if n < 6 else 'city'}:{name}": int(after.workers[n])
                              for n, name in enumerate(PLACE_NAMES) if after.circles[n]}


def test_colonists_stay_where_they_stood_and_the_new_ones_wait_in_san_juan() -> None:
    anne = {"island": {"corn": 2, "indigo": 2}, "city": ["indigo_plant", "office"],
            "colonists": {"corn": 1, "indigo": 1, "indigo_plant": 2, "office": 0}}
    g: Any = GAME.from_json({"seats": 3, "players": [anne, {}, {}], "colonists": {"ship": 3}, "agenda": ["round 0"]})
    g.apply(GAME.actions.id("role:mayor"))
    g.apply(GAME.actions.id("pass"))
    [form] = forms(g.view(0), 0)
    assert {part.place: part.now for part in form.parts} == {
        "island:corn": 1, "island:indigo": 1, "city:indigo_plant": 2, "city:office": 0}
    assert (form.least, form.most, form.pool) == (5, 5, "sanjuan")
    before, fill = form.presets
    assert dict(before.chosen) == {part.place: part.now for part in form.parts}
    assert dict(fill.chosen) == {**dict(before.chosen), "island:corn": 2}  # corn needs no plant
    assert dict(fill.chosen) == {part.place: part.start for part in form.parts}
    with pytest.raises(Missing) as missing:
        actions(g.view(0), form, dict(before.chosen))
    assert missing.value.message == Message("missing-colonists", {"n": 1})
    html = {slot.name: slot.html for slot in stage(g.view(0), seat=0, names=NAMES[:3]).slots}
    assert html["island"].count(" on\"") == 2
    assert html["city"].count('"o on"') == 2


def test_where_no_circle_is_free_nothing_changed_can_be_confirmed_at_once() -> None:
    anne = {"island": {"corn": 2, "indigo": 1}, "colonists": {"corn": 2, "indigo": 1}}
    bernie = {"island": {"corn": 2, "sugar": 1}, "colonists": {"corn": 2}}
    g: Any = GAME.from_json({"seats": 3, "players": [bernie, anne, {}], "agenda": ["round 0"]})
    g.apply(GAME.actions.id("role:mayor"))
    g.apply(GAME.actions.id("pass"))
    [form] = forms(g.view(0), 0)
    assert [part.now for part in form.parts] == [2, 0]
    after = carried(g, actions(g.view(0), form, {part.place: part.now for part in form.parts}))
    assert list(after.players[0].workers[:3]) == [2, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_every_part_of_a_form_stands_on_the_stage_once_for_each_thing(seats: int) -> None:
    for n, g in enumerate(positions(seats, seats + 40)):
        seat = int(g.actor())
        for form in forms(g.view(seat), seat) if n % 4 == 0 else []:
            found = marks(stage(g.view(seat), seat=seat, names=NAMES[:seats]))
            for part in form.parts:
                things = sorted(n for place, n in found.parts if place == part.place)
                assert things == list(range(1, part.most + 1))
            assert not form.pool or form.pool in found.at


def test_a_good_and_a_ship_are_touched_in_any_order_and_one_ship_is_taken_along() -> None:
    anne = {"goods": {"corn": 2, "sugar": 1}}
    g: Any = GAME.from_json({"seats": 3, "role": "captain", "taken": {"captain": 0}, "players": [anne, {}, {}],
                             "ships": {"4": {"corn": 1}}, "agenda": ["load_ship 0", "choose_role 1", "end_round 0"]})
    found = {choice.places for choice in choices(g.view(0), 0)}
    assert found == {("goods:corn", "ship:0"), ("goods:corn",), ("ship:0",), ("goods:sugar", "ship:1"), ("ship:1",),
                     ("goods:sugar", "ship:2"), ("ship:2",)}


def test_what_nobody_would_refuse_is_done_by_itself() -> None:
    def asked(agenda: list[str], me: dict[str, Any], **more: Any) -> Any:
        return GAME.from_json({"seats": 3, "role": "mayor", "taken": {"mayor": 0}, "players": [me, {}, {}],
                               "agenda": [*agenda, "end_round 0"], **more})

    colonist = GAME.actions.id("colonist")
    plenty = asked(["mayor_colonist 0"], {})
    assert obvious(plenty.view(0), 0) == colonist
    assert obvious(plenty.view(1), 1) is None
    assert obvious(asked(["mayor_colonist 0"], {}, colonists={"supply": 3, "ship": 55}).view(0), 0) is None
    hospice = {"city": ["hospice"], "colonists": {"hospice": 1}, "island": {"corn": 1}}
    assert obvious(asked(["hospice_colonist 0 corn"], hospice).view(0), 0) == colonist
    one, two = asked(["extra_barrel 0 corn"], {}), asked(["extra_barrel 0 corn+indigo"], {})
    assert obvious(one.view(0), 0) == GAME.actions.id("produce:corn")
    assert obvious(two.view(0), 0) is None
    house = {"city": ["small_warehouse"], "colonists": {"small_warehouse": 1}}
    alike = asked(["store_goods 0"], {**house, "goods": {"corn": 1, "sugar": 1}})
    assert obvious(alike.view(0), 0) == GAME.actions.id("store:corn")
    unlike = asked(["store_goods 0"], {**house, "goods": {"corn": 2, "sugar": 1}})
    assert obvious(unlike.view(0), 0) is None
    forced = asked(["load_ship 0"], {"goods": {"corn": 1}}, ships={"4": {"corn": 1}})
    assert obvious(forced.view(0), 0) == GAME.actions.id("ship:corn:0")


def test_the_only_kind_of_tile_is_taken_by_itself_while_there_is_room() -> None:
    def takes(row: dict[str, int], island: int) -> int | None:
        g: Any = GAME.from_json({"seats": 3, "role": "settler", "taken": {"settler": 1}, "plantations": {"row": row},
                                 "players": [{"island": {"corn": island}}, {}, {}],
                                 "agenda": ["take_tile 0", "end_round 0"]})
        return obvious(g.view(0), 0)

    assert takes({"sugar": 2}, 8) == GAME.actions.id("take:sugar")
    assert takes({"sugar": 2}, 9) is None
    assert takes({"sugar": 2, "corn": 1}, 1) is None


def test_two_loads_that_nobody_can_hinder_are_done_by_themselves() -> None:
    def loads(others: dict[str, int]) -> int | None:
        g: Any = GAME.from_json({"seats": 3, "role": "captain", "taken": {"captain": 1},
                                 "players": [{"goods": {"corn": 1, "sugar": 1}}, {"goods": others}, {}],
                                 "ships": {"4": {"corn": 3}, "5": {"sugar": 4}, "6": {"coffee": 6}},
                                 "agenda": ["load_ship 0", "end_round 0"]})
        return obvious(g.view(0), 0)

    assert loads({}) == GAME.actions.id("ship:corn:0")
    assert loads({"tobacco": 2}) == GAME.actions.id("ship:corn:0")
    assert loads({"corn": 1}) is None  # he would take the last space


def test_a_barrel_that_no_phase_will_use_is_kept_by_itself() -> None:
    """When the game ends with this phase, it does not matter which one."""
    def keeps(end: str, taken: dict[str, int]) -> int | None:
        g: Any = GAME.from_json({"seats": 3, "role": "captain", "taken": {"captain": 0, **taken}, "end": end,
                                 "players": [{"goods": {"corn": 2, "sugar": 1}}, {}, {}],
                                 "agenda": ["keep_barrel 0", "end_round 0"]})
        return obvious(g.view(0), 0)

    others = {"settler": 1, "builder": 2}
    assert keeps("points", others) == GAME.actions.id("keep:corn")
    assert keeps("points", {"settler": 1}) is None  # somebody may still trade it
    assert keeps("", others) is None


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_form_can_be_read(locale: str) -> None:
    say = words("comptoir.games.puerto_rico", locale)
    for seed in range(3):
        for g in positions(4, seed):
            seat = int(g.actor())
            for form in forms(g.view(seat), seat):
                for message in (form.label, form.prompt, form.hint, *[preset.label for preset in form.presets]):
                    assert message is not None
                    assert render(message, say, NAMES)
                assert render(Message(form.count, {"n": 1, "most": form.most, "least": form.least}), say, NAMES)
