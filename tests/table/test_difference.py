"""What has changed is told and drawn as a difference: what comes of it is exactly what the server has, and what a page
shows that is loaded anew."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import comptoir
from comptoir.kernel.state import NOBODY
from comptoir.table.boards import playable
from comptoir.table.difference import Told, difference, patched
from comptoir.table.pieces import Chairs
from comptoir.table.standing import draw
from comptoir.voice import Voice

from .driving import Person, open_table, wait_asked, wait_until
from .serving import Server, two_seats

NAMES = ["Anne", "Zoé 🎲 <b>", "Chloé"]

SLOTS = """() => Object.fromEntries([...document.querySelectorAll('[data-slot]')].map(slot => {
    const told = [...slot.querySelectorAll('*')].map(one => [one.tagName, [...one.attributes]
        .filter(({name}) => name !== 'data-verb')  // a form that was open here may leave it
        .map(({name, value}) => name === 'class' ? value.split(/\\s+/).filter(Boolean).sort().join(' ') : `${name}=${value}`)
        .filter(Boolean).sort().join('|'), [...one.childNodes].filter(child => child.nodeType === 3).map(text => text.data).join('')]);
    return [slot.dataset.slot, told];
}))"""  # noqa: E501


def positions(slug: str) -> list[dict[str, str]]:
    """The pieces that each of three readers has, move by move."""
    game, found = comptoir.load(slug), []
    for reader in (0, 1, NOBODY):
        state, luck = game.new(seats=3, seed=5), random.Random(5)
        say, chairs = Voice(game, "en", NAMES), Chairs(tuple(NAMES), said=("", "", ""))
        for _ in range(60):
            if int(state.actor()) < 0:
                break
            found.append(dict(draw(game, state.view(reader), reader, say, chairs).pieces))
            state.apply(luck.choice(state.legal()))
    return found


@pytest.mark.parametrize("slug", playable())
def test_a_difference_gives_exactly_the_piece_that_the_server_has(slug: str) -> None:
    """From each position to the next, back again, and to one far away, as whoever looks from another seat goes."""
    drawn, luck, whole, told = positions(slug), random.Random(1), 0, 0
    for n, pieces in enumerate(drawn[1:], 1):
        for other in (drawn[n - 1], luck.choice(drawn)):
            for name in pieces.keys() & other.keys():
                there, back = difference(other[name], pieces[name]), difference(pieces[name], other[name])
                assert patched(other[name], there) == pieces[name]
                assert patched(pieces[name], back) == other[name]
        for name in pieces.keys() & drawn[n - 1].keys():
            if pieces[name] != drawn[n - 1][name]:
                whole += len(pieces[name])
                told += len(json.dumps(difference(drawn[n - 1][name], pieces[name]), ensure_ascii=False))
    assert told < whole / 3


@pytest.mark.parametrize(("old", "new"), [
    ("", ""), ("", "<b>1</b>"), ("<b>1</b>", ""), ("a", "b"), ("<i></i><b>1</b>", "<b>1</b>"),
    ("<b>x</b>" * 9, "<b>x</b>" * 5),
    ("<b>🎲</b><i>é</i>", "<b>🎲</b><i>🎲</i>"), ("<p>1</p><p>2</p><p>3</p>", "<p>3</p><p>1</p><p>2</p>")])  # fmt: skip
def test_the_page_understands_it_as_the_server_does(old: str, new: str, server: Server, people: Any) -> None:
    page = people()
    page.goto(server.url)
    all_of_it = (0, len(old.split("<")), "".join("<" + part for part in new.split("<")))
    cuts: list[Told] = [difference(old, new), (all_of_it,)]
    for told in cuts:
        assert patched(old, told) == new
        assert page.evaluate("([old, told]) => import('/static/x/difference.js').then(one => one.patched(old, told))",
                             [old, told]) == new


@pytest.mark.parametrize("slug", playable())
def test_what_was_exchanged_is_what_a_page_shows_that_is_loaded_anew(slug: str, server: Server, people: Any) -> None:
    page, luck = people(), random.Random(3)
    open_table(page, server.url, ["me", "bot:easy", "bot:easy"], slug)
    for _ in range(7):
        assert wait_asked(page)
        Person(page).decide(luck)
    assert wait_asked(page)
    page.mouse.move(1, 1)
    wait_until(page, "!window.table.preview.shown || window.table.desk.chosen || window.table.desk.form")
    seen, pieces = page.evaluate(SLOTS), page.evaluate("Object.fromEntries(window.table.latest)")
    page.reload()
    assert wait_asked(page)
    assert page.evaluate("Object.fromEntries(window.table.latest)") == pieces
    wait_until(page, "!window.table.desk.question() || window.table.preview.shown")
    assert page.evaluate(SLOTS) == seen


def test_a_page_that_comes_back_in_the_middle_is_sent_whole_pieces(server: Server) -> None:
    anne, _, made = two_seats(server.url)
    anne.play("role:settler")
    told = [told for part in [*anne.now["frames"], anne.now["stage"]] for told in part["pieces"].values()]
    assert any(not isinstance(one, str) for one in told)
    anne.leave()
    anne.join(made)
    told = [told for part in [*anne.now["frames"], anne.now["stage"]][:1] for told in part["pieces"].values()]
    assert len(told) > 5
    assert all(isinstance(one, str) for one in told)


def test_a_page_whose_line_is_cut_in_the_middle_plays_on(server: Server, people: Any) -> None:
    page, luck = people(), random.Random(3)
    open_table(page, server.url, ["me", "bot:easy"])
    for _ in range(3):
        assert wait_asked(page)
        Person(page).decide(luck)
        page.evaluate("window.table.connection.again()")
    assert wait_asked(page)
    assert page.evaluate("[...window.table.latest.values()].every(one => one !== undefined)")
    assert page.locator(".is-lit").count() > 0
