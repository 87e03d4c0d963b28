"""Following the others: what they did since one's own turn is told step by step, at the viewer's own pace."""

from __future__ import annotations

from typing import Any

from .driving import choose, open_table, sit_down, version, wait_asked
from .serving import Server


def opened(page: Any, server: Server, pace: str = "slow") -> str:
    """Anne and two bots; she has taken a role, the bots have played on."""
    made = open_table(page, server.url, ["me", "bot:medium", "bot:easy"])
    wait_asked(page)
    page.select_option("#pace", pace)
    choose(page, "role:prospector" if page.evaluate("window.table.now.legal.some(a => a.text === 'role:prospector')")
           else "role:craftsman")
    return made


def test_what_the_bots_did_is_told_step_by_step(server: Server, people: Any) -> None:
    page = people(reduced_motion="no-preference")
    opened(page, server)
    page.wait_for_selector(".ribbon.is-telling")
    assert page.locator(".strip.is-flash").count() == 1
    assert page.locator(".stage-part .is-lit").count() == 0  # the stage stands at an earlier move
    page.wait_for_selector("#to-turn:visible")
    page.click("#pause")
    told = page.inner_text("#recap-n")
    page.wait_for_timeout(2600)
    assert page.inner_text("#recap-n").split()[0] == told.split()[0]  # it waits where it is
    page.click("#to-turn")
    wait_asked(page)
    assert page.locator(".told .step").count() >= 1
    assert page.locator(".since").count() == 1  # the same divider in the log


def test_steps_go_back_and_forth_through_the_positions_in_between(server: Server, people: Any) -> None:
    page = people()  # reduced motion: all at once, the ribbon stays
    opened(page, server)
    wait_asked(page)
    now = page.inner_html(".st-common")
    page.click("#recap-back")
    page.click("#recap-back")
    assert page.evaluate("document.body.dataset.asked") == "0"
    before = page.inner_html(".st-common")
    assert before != now
    page.keyboard.press("Escape")
    wait_asked(page)
    page.locator(".told .step >> nth=0").click()
    assert page.locator(".ribbon.is-telling").count() == 1
    page.locator(".st-common").click(position={"x": 5, "y": 5})  # any click on the stage leads back
    wait_asked(page)


def test_at_once_means_at_once_and_is_remembered(server: Server, people: Any) -> None:
    page = people(reduced_motion="no-preference")
    opened(page, server, "once")
    wait_asked(page)
    assert page.locator(".ribbon.is-telling").count() == 0
    page.reload()
    wait_asked(page)
    assert page.input_value("#pace") == "once"
    assert page.locator(".told .step").count() >= 1  # a page that comes back is told too


def test_two_people_and_two_bots_follow_each_other(server: Server, people: Any) -> None:
    anne, bruno = people(reduced_motion="no-preference"), people()
    made = open_table(anne, server.url, ["me", "open", "bot:easy", "bot:easy"])
    sit_down(bruno, server.url, made, "Bruno")
    wait_asked(anne)
    anne.select_option("#pace", "fast")
    choose(anne, "role:builder")
    choose(anne, "pass")
    wait_asked(bruno)
    steps = bruno.locator(".told .step").all_inner_texts()
    assert len(steps) == 2, steps
    n = version(bruno)
    choose(bruno, "pass")
    wait_asked(bruno)  # the bots built or not, and it is Bruno's role now
    assert version(bruno) > n
    anne.wait_for_selector(".ribbon.is-telling, .told .step")
    assert anne.locator(".told .step").count() >= 1
