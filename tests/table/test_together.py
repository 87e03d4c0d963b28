"""Two people and two bots in two browsers: each follows the others at a pace of their own, and a whole decision goes
back when the other agrees. Two people at one device hand it over."""

from __future__ import annotations

import random
from typing import Any

from .driving import Person, choose, open_table, sit_down, version, wait_asked, wait_until
from .serving import Server, stored_record

TELLING = ".ribbon.is-telling"


def test_two_people_and_two_bots_walk_through_a_round(server: Server, people: Any) -> None:
    anne, bruno = people(1280, 720, reduced_motion="no-preference"), people(1280, 720, locale="fr")
    made = open_table(anne, server.url, ["me", "open", "bot:easy", "bot:easy"])
    sit_down(bruno, server.url, made, "Bruno")
    wait_asked(anne)
    whole = next(one for one in anne.evaluate("window.table.now.choices") if one["key"] == "role:settler take:quarry")
    Person(anne).choose(whole)  # the role and what it is for, in one go
    wait_asked(bruno)
    assert bruno.locator('.strip[data-seat="0"] .strip-says').text_content()  # what Anne did stands on her strip

    anne.click("#undo")  # Bruno is asked, and the question names the move
    bruno.wait_for_selector("#question[open]")
    assert "planteur" in bruno.inner_text("#question")
    bruno.click("#question .btn-primary")
    wait_asked(anne)
    record = stored_record(server.db, made)
    assert record.moves == []  # both actions went back as one
    assert record.entries[-1]["undo"] == 2
    assert 1 in record.entries[-1]["consent"]

    anne.select_option("#pace", "slow")
    choose(anne, "role:builder")
    wait_asked(anne)
    choose(anne, "pass")
    anne.click("#pause")
    wait_asked(bruno)
    choose(bruno, "pass")
    anne.wait_for_selector(TELLING)  # the stage stands at an earlier move, with that seat's strip lit
    assert anne.locator(".strip.is-flash").count() == 1
    at = anne.inner_text("#recap-n").split()[0]
    wait_asked(bruno)  # the bots are through, and it is his role
    Person(bruno).decide(random.Random(2))
    wait_until(anne, "window.table.recap.steps.length > 1")
    assert anne.inner_text("#recap-n").split()[0] == at  # paused: what comes waits
    anne.click("#recap-on")
    assert anne.inner_text("#recap-n").split()[0] != at
    anne.click("#recap-back")
    assert anne.inner_text("#recap-n").split()[0] == at

    for pace in ("normal", "fast"):
        anne.select_option("#pace", pace)
        assert anne.evaluate("localStorage.getItem('comptoir-pace')") == pace
    anne.click("#pause")  # on it goes, to its end by itself
    anne.wait_for_selector(TELLING, state="detached")
    anne.select_option("#pace", "once")
    seen = version(anne)
    for _ in range(200):
        for page in (anne, bruno):
            if page.evaluate("document.body.dataset.asked === '1' && !window.table.desk.busy"):
                page.evaluate("window.table.desk.press(document.querySelector('.action:last-child'))")
        anne.wait_for_timeout(50)
        assert anne.locator(TELLING).count() == 0  # at once: nothing is waited for
        if version(anne) > seen + 8 and anne.evaluate("window.table.recap.steps.length"):
            return  # but the ribbon says it
    raise AssertionError("nothing happens")


def test_two_people_at_one_device_and_two_bots_hand_it_over(server: Server, people: Any) -> None:
    page = people(1280, 720)
    open_table(page, server.url, ["me", "device", "bot:easy", "bot:easy"])
    wait_asked(page)
    choose(page, "role:builder")
    wait_asked(page)
    choose(page, "pass")
    page.wait_for_selector("#handover[open]")
    assert page.locator(".slot, .strip, .line").count() == 0  # nothing of Anne's is on the screen
    assert "Player 2" in page.inner_text("#handover")
    page.click("#handover [value=me]")
    wait_asked(page)
    assert page.evaluate("window.table.now.seat") == 1
    assert page.locator(".told .step").count() >= 1  # the second one is told what the first did
