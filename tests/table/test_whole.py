"""Whole decisions at the page: in one go, in any order, with a way back, and as few clicks as they need."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import comptoir
from comptoir import Record
from comptoir.bots import make_bot
from comptoir.games.san_juan.forms import forms
from comptoir.kernel.state import State

from .driving import Person, choose, open_table, sets_of, sit_down, version, wait_asked, wait_until, wait_version
from .serving import Server, stored_record

NAMES = ["Anne", "Bruno", "Chloé", "David"]


def until(title: str, wanted: Callable[[State], bool], seats: int = 3, options: dict[str, str] | None = None) -> Record:
    """A game between bots up to a position of the first seat that is as wanted."""
    game = comptoir.load(title)
    for seed in range(40):
        record = Record(game, NAMES[:seats], seed=seed, options=options or {})
        bot = make_bot("sense", game, seed=1)
        while (actor := int(record.state.actor())) >= 0:
            if actor == 0 and wanted(record.state):
                return record
            record.play(game.actions.text(bot.choose(record.state.view(actor), record.state.legal())))
    raise AssertionError("it never comes to that")


def sit(page: Any, server: Server, record: Record) -> str:
    """At a table that stands where the record ends; its id."""
    page.goto(server.url)
    page.set_input_files("#upload", {"name": "g.jsonl", "mimeType": "text/plain", "buffer": record.to_text().encode()})
    page.click(".upload button")
    wait_asked(page)
    return str(page.url.split("/")[4].partition("?")[0])


def form_of(page: Any, name: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("name => window.table.now.forms.find(form => form.key.startsWith(name))",
                                          name)
    assert found is not None
    return found


def colonists(least: int) -> Callable[[Any], bool]:
    def wanted(state: Any) -> bool:
        me = state.players[0]
        return bool(state.step() == "place_colonists" and me.idle >= least and me.idle < sum(me.circles))
    return wanted


def test_colonists_stay_where_they_are_with_one_click(server: Server, people: Any) -> None:
    """The new ones have their places by themselves: nothing is left but to confirm."""
    page = people(1280, 720)
    made = sit(page, server, until("puerto-rico", colonists(5)))
    moves = len(stored_record(server.db, made).moves)
    person, form, before = Person(page), form_of(page, "colonists"), version(page)
    assert sum(part["start"] for part in form["parts"]) == form["least"]
    assert all(part["start"] >= part["now"] for part in form["parts"])
    person.confirm(before)
    assert person.clicks == 1
    assert page.evaluate("window.table.now.undo") in ("free", "ask")
    assert len(stored_record(server.db, made).moves) > moves


def test_ten_colonists_move_in_eleven_clicks(server: Server, people: Any) -> None:
    """Each circle that is touched moves one: ten touches and a Confirm, however many questions the engine asks."""
    page = people(1280, 720)
    made = sit(page, server, until("puerto-rico", colonists(10)))
    moves = len(stored_record(server.db, made).moves)
    person, form, before = Person(page), form_of(page, "colonists"), version(page)
    full = person.desk()["numbers"]
    away = [part["at"] for part in form["parts"] for _ in range(full[part["at"]])][:5]
    for name in away:
        person.touch(name, person.desk()["numbers"][name])
    for name in random.Random(1).sample(away, len(away)):
        person.touch(name, person.desk()["numbers"][name] + 1)
    assert person.desk()["numbers"] == full
    person.confirm(before)
    assert person.clicks <= 11
    mine = [move.do for move in stored_record(server.db, made).moves[moves:] if move.by == 0]
    assert mine[0].startswith("place:")


def test_a_colonist_is_dragged_to_another_circle_and_a_new_one_gives_way(server: Server, people: Any) -> None:
    def wanted(state: Any) -> bool:
        me = state.players[0]
        return colonists(5)(state) and sum(me.stood) < me.idle  # somebody has just come ashore

    page = people(1280, 720)
    sit(page, server, until("puerto-rico", wanted))
    person, form = Person(page), form_of(page, "colonists")
    start = person.desk()["numbers"]
    free = [part["at"] for part in form["parts"] if start[part["at"]] < part["most"]]
    to = free[0]
    person.touch(to, start[to] + 1)  # all have their places: one that was only proposed comes here
    seen = person.desk()["numbers"]
    assert seen[to] == start[to] + 1
    assert sum(seen.values()) == sum(start.values())
    away = next(part["at"] for part in form["parts"] if part["at"] != to and seen[part["at"]])
    person.touch(to, seen[to])
    person.drag(away, to, seen[away], seen[to])
    assert person.desk()["numbers"] == {**seen, to: seen[to], away: seen[away] - 1}
    page.click('#more .btn >> nth=-1')  # fill all: as it was proposed
    assert person.desk()["numbers"] == start


def payable(state: Any) -> bool:
    return bool(state.step() == "build_one" and len(state.legal()) > 2 and sum(state.players[0].hand) >= 7)


def four_cards(page: Any) -> dict[str, Any]:
    """The payment for a building that costs four."""
    found: list[dict[str, Any]] = [form for form in page.evaluate("window.table.now.forms") if len(form["opens"]) == 1
                                   and form["key"].startswith("build") and form["least"] == form["most"] == 4]
    assert found, "no building for four cards"
    return found[0]


def test_a_building_for_four_cards_takes_six_clicks_in_any_order(server: Server, people: Any) -> None:
    """The cards that are proposed give way as soon as another one is touched: four touches choose any four cards."""
    for order in (1, -1):
        page = people(1280, 720)
        made = sit(page, server, until("san-juan", payable))
        form, person, before = four_cards(page), Person(page), version(page)
        person.touch(form["opens"][0])
        things = [(part["at"], n) for part in form["parts"] for n in range(1, part["most"] + 1)][::order]
        proposed = {(part["at"], n) for part in form["parts"] for n in range(1, part["start"] + 1)}
        first = next(thing for thing in things if thing not in proposed)
        for name, n in [first, *[thing for thing in things if thing != first][:3]]:
            person.touch(name, n)
            assert sum(person.desk()["numbers"].values()) == person.clicks - 1
        person.confirm(before)
        assert person.clicks == 6
        built = [move.do for move in stored_record(server.db, made).moves]
        assert form["opens"][0].replace("hand:", "build:") in built


def by_itself(state: Any) -> str:
    """A card of the hand that further copies of it could pay alone, although others are proposed."""
    if state.step() != "choose_role":
        return ""
    return next((form.opens[0] for form in forms(state.view(0), 0) for part in form.parts
                 if (part.place,) == form.opens and part.start < form.least <= part.most), "")


def test_a_building_is_paid_with_another_copy_of_itself(server: Server, people: Any) -> None:
    page, record = people(1280, 720), until("san-juan", lambda state: bool(by_itself(state)))
    own = by_itself(record.state)
    made = sit(page, server, record)
    form = next(form for form in Person(page).desk()["forms"] if form["opens"] == [own])
    Person(page).fill(form, {own: form["least"]})
    done = [move.do for move in stored_record(server.db, made).moves][len(record.moves):]
    assert own.replace("hand:", "build:") in done
    paid = [do for do in done[:2 + form["least"]] if do.startswith("pay:")]
    assert set(paid) == {own.replace("hand:", "pay:")}


def test_a_building_is_dragged_into_the_city_and_the_cards_that_shine_pay(server: Server, people: Any) -> None:
    page = people(1280, 720)
    made = sit(page, server, until("san-juan", payable))
    form, person, before = four_cards(page), Person(page), version(page)
    moves = len(stored_record(server.db, made).moves)
    person.drag(form["opens"][0], "slot hand")  # dropped where nothing is: put back
    assert person.desk()["picks"] == []
    assert version(page) == before
    person.drag(form["opens"][0], "slot city")
    wait_version(page, before)
    done = [move.do for move in stored_record(server.db, made).moves][moves:]
    assert done[0] == form["opens"][0].replace("hand:", "build:")
    paid = {part["at"].replace("hand:", "pay:") for part in form["parts"] if part["start"]}
    assert {do for do in done if do.startswith("pay:")} <= paid


def turn(state: Any) -> bool:
    texts = [comptoir.load("burgundy").actions.text(action) for action in state.legal()]
    dice = [{text.rpartition(":")[2] for text in texts if text.startswith(kind)} for kind in ("place", "take")]
    return state.step() == "turn" and all("die1" in kind and "die2" in kind for kind in dice)


def plainly(choices: list[dict[str, Any]], kind: str, die: str) -> dict[str, Any]:
    """What this die does as it was thrown."""
    return next(choice for choice in choices if choice["key"].startswith(kind) and die in choice["at"]
                and not any(at.startswith("number") for at in choice["at"]))


def test_a_die_is_put_back_and_another_tile_is_placed_without_undo(server: Server, people: Any) -> None:
    page = people(1280, 720)
    made = sit(page, server, until("burgundy", turn, 2))
    person, before = Person(page), version(page)
    moves = len(stored_record(server.db, made).moves)
    person.touch("die:1")
    assert person.desk()["picks"] == ["die:1"]
    person.touch("die:1")
    assert person.desk()["picks"] == []  # the same die puts it back
    person.touch("die:1")
    person.touch("die:2")
    assert person.desk()["picks"] == ["die:2"]  # the other die switches
    taking = plainly(person.desk()["choices"], "take", "die:2")
    person.touch(next(at for at in taking["at"] if at.startswith("depot")))
    assert version(page) == before  # nothing is sent before Confirm
    page.keyboard.press("Escape")
    placing = plainly(person.desk()["choices"], "place", "die:2")
    for name in placing["at"]:
        if name not in person.desk()["picks"]:
            person.touch(name)
    person.confirm(before)
    done = [move.do for move in stored_record(server.db, made).moves][moves:]
    assert done[0] == placing["key"].split()[0]
    assert not any("undo" in entry for entry in stored_record(server.db, made).entries)


def test_a_die_is_dragged_to_a_tile(server: Server, people: Any) -> None:
    """Where it can go to shines while it is dragged; the drop plays it. Dropped elsewhere, it lies where it was."""
    page = people(1280, 720)
    made = sit(page, server, until("burgundy", turn, 2))
    person, before = Person(page), version(page)
    moves = len(stored_record(server.db, made).moves)
    taking = plainly(person.desk()["choices"], "take", "die:2")
    tile = next(at for at in taking["at"] if at.startswith("depot"))
    person.drag("die:2", "die:1")
    assert (person.desk()["picks"], version(page)) == (["die:1"], before)  # the other one instead
    person.touch("die:1")
    person.drag("die:2", tile)
    wait_version(page, before)
    assert stored_record(server.db, made).moves[moves].do == taking["key"].split()[0]


def test_a_whole_decision_is_taken_back_as_one(server: Server, people: Any) -> None:
    page = people(1280, 720)
    made = sit(page, server, until("puerto-rico", colonists(5)))
    record = stored_record(server.db, made)
    person, before = Person(page), version(page)
    person.confirm(before)
    wait_asked(page)  # the bots have moved on meanwhile
    page.wait_for_selector("#undo:visible")
    page.keyboard.press("u")
    for _ in range(800):
        if len(stored_record(server.db, made).moves) <= len(record.moves):
            break
        page.wait_for_timeout(20)
    assert [move.do for move in stored_record(server.db, made).moves] == [move.do for move in record.moves]
    wait_until(page, "window.table.now.forms.some(form => form.key.startsWith('colonists'))")  # stored, then told


def test_a_whole_decision_goes_back_by_consent_and_the_question_names_it(server: Server, people: Any) -> None:
    """Two people: a building and its payment in one go, somebody else has acted since, and all of it goes back."""
    for _ in range(6):  # until a hand has a building that costs something
        anne, bruno = people(1280, 720), people(1280, 720)
        made = open_table(anne, server.url, ["me", "open"], "san-juan")
        sit_down(bruno, server.url, made, "Bruno")
        wait_asked(anne)
        choose(anne, "role:builder")
        wait_asked(anne)
        forms = [form for form in anne.evaluate("window.table.now.forms") if form["least"] >= 1]
        if forms:
            break
    before, moves = version(anne), [move.do for move in stored_record(server.db, made).moves]
    person, luck = Person(anne), random.Random(1)
    person.fill(forms[0], sets_of(anne, forms[0], luck) or {})
    assert version(anne) > before
    wait_asked(bruno)
    Person(bruno).decide(luck)
    anne.wait_for_selector("#undo:visible")
    anne.click("#undo")
    bruno.wait_for_selector("#question[open]")
    assert "Anne builds" in bruno.inner_text("#question")
    bruno.click("#question .btn-primary")
    for _ in range(400):
        if [move.do for move in stored_record(server.db, made).moves] == moves:
            break
        anne.wait_for_timeout(20)
    record = stored_record(server.db, made)
    assert [move.do for move in record.moves] == moves
    assert record.entries[-1]["consent"] == [1]
