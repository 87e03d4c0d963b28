"""The review beside a replay and on the end of a game; nothing of it while a game is played."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from typing import Any

import comptoir
from comptoir import Record

from .axe import faults
from .driving import wait_until
from .serving import Player, Server
from .test_later import at, finished_record, uploaded

PATIENCE = 120_000  # milliseconds for what a busy machine thinks about: waited for, never slept


def blundering(seed: int = 5) -> Record:
    """A short game full of mistakes."""
    game, luck = comptoir.load("golden-city"), random.Random(seed)
    record = Record(game, ["Anne", "Bruno"], seed=seed)
    while int(record.state.actor()) >= 0:
        record.play(game.actions.text(luck.choice(record.state.legal())))
    return record


def marked(page: Any) -> None:
    """At least one mistake has been found."""
    page.wait_for_selector("#rv-next:not([disabled])", timeout=PATIENCE)


def test_the_replay_marks_mistakes_and_shows_what_was_better(server: Server, people: Any) -> None:
    page = people(1280, 720, bypass_csp=True)
    uploaded(page, server, blundering())
    marked(page)
    page.click("#open-drawer")
    assert page.locator(".rv-bands .band").count() == 2
    page.click("[data-step=first]")
    at(page, 0)
    page.click("#rv-next")
    wait_until(page, "Number(document.body.dataset.at) > 0")
    page.wait_for_selector("#rv-said strong")
    move = int(page.get_attribute("body", "data-at") or 0)
    assert move > 0
    assert page.inner_text("#rv-said .rv-name") in ("imprecise", "mistake", "blunder")
    assert page.inner_text("#rv-said strong").startswith("Better: ")
    assert page.locator("#rv-ways .is-played").count() == 1
    assert page.inner_text("#rv-bot").startswith("The bot would play: ")
    told = min(int(n) for n in page.locator(".line").evaluate_all("lines => lines.map(line => line.dataset.n)")
               if int(n) >= move)  # a move may be told with the next one
    assert page.locator(f'.line[data-n="{told}"] .rv-name').count() == 1
    page.click("#rv-on")
    page.wait_for_selector("body.is-line[data-step='1']", state="attached")
    page.click("#rv-on")
    page.wait_for_selector("body.is-line[data-step='2']", state="attached")
    page.keyboard.press("ArrowRight")
    at(page, move + 1)
    assert not page.evaluate("document.body.classList.contains('is-line')")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.click("#rv-next")
    page.wait_for_selector("#rv-said strong")
    assert faults(page) == []


def test_the_review_speaks_french_and_fits_a_phone(server: Server, people: Any) -> None:
    page = people(390, 844, has_touch=True, is_mobile=True, locale="fr-FR", bypass_csp=True)
    uploaded(page, server, blundering(6))
    marked(page)
    page.locator("#rv-next").tap()
    page.wait_for_selector("#rv-short .rv-name")
    assert "Mieux" in page.inner_text("#rv-short")
    high, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert (high, wide) == (844, 390)
    assert faults(page) == []
    page.locator(".st-tabs [data-tab='-1']").tap()
    assert page.is_visible("#review")


def test_a_review_is_stored_with_its_game_and_the_end_has_a_card_for_each_seat(server: Server, people: Any) -> None:
    page = people(1280, 720, bypass_csp=True)
    made = uploaded(page, server, short())
    page.wait_for_selector("body.is-reviewed", state="attached", timeout=PATIENCE)
    page.goto(f"{server.url}/t/{made}")
    page.wait_for_selector(".rv-card >> nth=1")
    assert [card.inner_text().splitlines()[0] for card in page.locator(".rv-card").all()] == ["Anne", "Bruno"]
    assert "Accuracy" in page.inner_text(".rv-card >> nth=0")
    assert faults(page) == []
    file = server.db.removeprefix("sqlite:///")
    with sqlite3.connect(file) as db:
        stored = json.loads(db.execute("select review from reviews where table_id = ?", (made,)).fetchone()[0])
    assert len(stored["chances"]) == len(short().moves) + 1
    worst = page.locator(".rv-card form button")
    if worst.count():
        worst.first.click()
        page.wait_for_selector("#prompt")
        assert f"/t/{made}" not in page.url


def short() -> Record:
    """The last moves of a game, from a position."""
    whole = blundering(7)
    begin = whole.replay(len(whole.moves) - 12).to_json()
    game = whole.game
    record, luck = Record(game, ["Anne", "Bruno"], seed=7, position=begin), random.Random(7)
    while int(record.state.actor()) >= 0:
        record.play(game.actions.text(luck.choice(record.state.legal())))
    return record


def test_nothing_is_told_of_a_game_that_is_played(server: Server) -> None:
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:easy"])
    assert json.loads(anne.get(f"/t/{made}/review")[1]) == {"over": False}
    assert json.loads(anne.get(f"/t/{made}/line/0?step=1")[1]) == {"over": False}


def test_against_bots_there_are_hints_and_a_copy_to_try_moves_on(server: Server, people: Any) -> None:
    page = people(1280, 720, bypass_csp=True)
    page.goto(server.url)
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:easy", "bot:easy"])
    page.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": server.url}
                              for cookie in anne.jar])
    page.goto(f"{server.url}/t/{made}")
    page.wait_for_selector(".act.is-asked", timeout=PATIENCE)
    page.wait_for_selector(".st-nav [data-hint]:not([disabled])")
    page.click(".st-nav [data-hint]")
    wait_until(page, "document.querySelector('.act').textContent.includes('to win')", timeout=PATIENCE)
    assert page.is_hidden("#told")  # said once: the line has room for it
    lit = "document.querySelectorAll('.stage-part .is-better, #pass.is-better').length"
    assert page.evaluate(lit) > 0
    page.evaluate("window.table.home()")  # the board is drawn again
    assert page.evaluate(lit) > 0
    assert faults(page) == []
    page.click("[popovertarget=menu]")
    with page.context.expect_page() as opened:
        page.click("#what-if button")
    copy = opened.value
    copy.wait_for_selector("#prompt")
    assert copy.url.startswith(f"{server.url}/t/")
    assert made not in copy.url
    assert copy.inner_text(".st-title .copy") == "Private copy"
    assert copy.get_attribute(".st-title .copy", "href") == f"/t/{made}"
    assert not page.query_selector(".st-title .copy")
    assert faults(copy) == []


def placing(state: Any) -> bool:
    """Whether Anne has colonists to place, and a choice."""
    return state.step() == "place_colonists" and int(state.actor()) == 0


def test_what_is_decided_in_one_go_is_laid_out_whole_and_not_played(server: Server, people: Any) -> None:
    page, record = people(1280, 720), finished_record(["Anne", "Bruno", "Chloé"])
    move = next(n for n in range(len(record.moves)) if placing(record.replay(n)))
    uploaded(page, server, record)
    page.locator("#move").fill(str(move))
    at(page, move)
    page.click("#play-on button")
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.wait_for_selector(".act.is-asked", timeout=PATIENCE)
    page.wait_for_selector(".st-nav [data-hint]:not([disabled])")
    n = page.get_attribute("body", "data-version")
    page.click(".st-nav [data-hint]")
    wait_until(page, "document.querySelector('#told').textContent.includes('This is how the bot would do it')",
               timeout=PATIENCE)
    laid, most = page.evaluate("[Object.values(window.table.desk.numbers), window.table.desk.form.most]")
    assert sum(laid) == most
    assert page.get_attribute("body", "data-version") == n  # nothing has been played
    page.click("#go")
    wait_until(page, "before => document.body.dataset.version !== before", n)


def test_a_hint_too_long_for_its_line_is_a_notice(server: Server, people: Any) -> None:
    page = people(1280, 720)
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:easy", "bot:easy"])
    page.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": server.url}
                              for cookie in anne.jar])
    page.goto(f"{server.url}/t/{made}")
    page.wait_for_selector(".act.is-asked", timeout=PATIENCE)
    page.evaluate("document.querySelector('#then').style.maxWidth = '60px'")
    page.click(".st-nav [data-hint]")
    page.wait_for_selector("#told:visible", timeout=PATIENCE)
    assert "to win" in page.inner_text("#told")
    assert "to win" not in page.inner_text("#then")  # said once


def test_where_people_play_each_other_there_are_no_hints(server: Server) -> None:
    anne = Player(server.url, "Anne")
    for chairs in (["me", "device"], ["me", "device", "bot:easy"]):
        made = anne.open_table(chairs)
        for seat in range(len(chairs)):
            assert json.loads(anne.get(f"/t/{made}/hint?seat={seat}")[1]) == {"hint": False}
    alone = anne.open_table(["me", "bot:easy"])
    stranger = Player(server.url, "Bruno")
    assert json.loads(stranger.get(f"/t/{alone}/hint?seat=0")[1]) == {"hint": False}
    assert json.loads(anne.get(f"/t/{alone}/hint?seat=1")[1]) == {"hint": False}
