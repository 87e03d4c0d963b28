"""Replay, records, playing on, second devices, lent chairs, rematch, several people at one device."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import comptoir
from comptoir import Record

from .driving import Person, choose, open_table, version, wait_asked, wait_version
from .serving import Player, Server, stored_record


def finished_record(names: list[str], seed: int = 4) -> Record:
    game, luck = comptoir.load("puerto-rico"), random.Random(seed)
    record = Record(game, names, seed=seed)
    while int(record.state.actor()) >= 0:
        record.play(game.actions.text(luck.choice(record.state.legal())))
    return record


def uploaded(page: Any, server: Server, record: Record) -> str:
    page.goto(server.url)
    page.set_input_files("#upload", {"name": "game.jsonl", "mimeType": "text/plain",
                                     "buffer": record.to_text().encode()})
    page.click(".upload button")
    page.wait_for_url(re.compile("/replay"))
    page.wait_for_selector(".slot", state="attached")
    return str(page.url.split("/")[4])


def at(page: Any, move: int) -> None:
    page.wait_for_selector(f"body[data-at='{move}']", state="attached")


def test_replay_steps_slides_plays_and_jumps(server: Server, people: Any) -> None:
    page = people()
    record = finished_record(["Anne", "Bruno", "bot:medium"])
    last = len(record.moves)
    uploaded(page, server, record)
    at(page, last)
    page.click("[data-step=first]")
    at(page, 0)
    assert page.inner_text("#says") == "The set-up"
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.click("[data-step=play]")
    at(page, 3)
    page.click("[data-step=play]")
    page.locator("#move").fill("57")
    at(page, 57)
    assert page.inner_text("#count") == f"Move 57 of {last}"
    page.click("#tab-log")
    page.locator('.line[data-n="20"] .line-no').click()
    at(page, 20)
    assert page.locator(".line.is-now").get_attribute("data-n") == "20"
    page.select_option("#eyes", "1")
    page.wait_for_selector(".strip.is-me >> text=Bruno")
    page.reload()
    at(page, 20)  # the address remembers the move


def test_a_record_is_downloaded_and_uploaded_again(server: Server, people: Any) -> None:
    page = people()
    record = finished_record(["Anne", "Bruno", "Chloé"])
    uploaded(page, server, record)
    with page.expect_download() as downloading:
        page.click("a.btn[download]")
    text = downloading.value.path().read_text()
    again = Record.from_lines(text.encode().splitlines(), comptoir.load)
    assert again.state == record.state
    assert again.verify() > 0  # the seed is in it, so anybody can check the draws
    status, said, _ = Player(server.url, "Anne").upload(text.replace("role:", "rule:", 1))
    assert status == 400
    assert "line" in said


def test_an_unfinished_record_is_played_on_against_bots(server: Server) -> None:
    game = comptoir.load("puerto-rico")
    record = Record(game, ["Anne", "Bruno", "Chloé"], seed=2)
    for _ in range(30):
        record.play(game.actions.text(record.state.legal()[0]))
    anne = Player(server.url, "Anne")
    _, _, where = anne.upload(record.to_text())
    made = where.rpartition("/")[2]
    anne.join(made)
    anne.my_turn()
    anne.play()
    assert len(stored_record(server.db, made).moves) > 30


def test_play_on_from_here(server: Server, people: Any) -> None:
    page = people()
    record = finished_record(["Anne", "Bruno", "Chloé"])
    uploaded(page, server, record)
    page.locator("#move").fill("40")
    at(page, 40)
    page.click("#play-on button")
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    wait_asked(page)
    made = page.url.rpartition("/")[2]
    branch = stored_record(server.db, made)
    assert [move.do for move in branch.moves[:40]] == [move.do for move in record.moves[:40]]
    before = version(page)
    Person(page).decide(random.Random(1))
    assert version(page) > before


def test_playing_on_from_a_running_game_deals_the_unseen_anew(server: Server) -> None:
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:medium", "bot:medium"])
    anne.join(made)
    anne.play("role:settler")
    anne.my_turn()
    _, _, where = anne.post(f"/t/{made}/play-on", move="1", seat="0")
    branch = where.rpartition("/")[2]
    assert branch != made
    anne.join(branch)
    anne.my_turn()
    anne.play()


def test_a_second_device_takes_a_seat_over_by_its_link(server: Server, people: Any) -> None:
    page, phone = people(), people(390, 844, has_touch=True, is_mobile=True)
    made = open_table(page, server.url, ["me", "bot:medium"])
    wait_asked(page)
    page.goto(f"{server.url}/t/{made}/links")
    assert page.locator("svg.qr").count() == 3
    link = page.locator("a[href*='/s/']").get_attribute("href")
    phone.goto(link)
    wait_asked(phone)
    before = version(phone)
    Person(phone, finger=True).decide(random.Random(1))
    page.goto(f"{server.url}/t/{made}")
    wait_asked(page)
    assert version(page) > before


def test_a_bot_takes_a_chair_and_gives_it_back(slow_server: Server, people: Any) -> None:
    page = people()
    made = open_table(page, slow_server.url, ["me", "bot:medium"])
    wait_asked(page)
    page.click("button[popovertarget=menu]")
    page.click("#lending button")
    page.wait_for_selector("#take-back")
    wait_version(page, version(page) + 3)  # the bot plays for her
    page.click("#take-back")
    wait_asked(page)
    n = version(page)
    page.wait_for_timeout(1200)
    assert version(page) == n  # now it waits for her again
    assert len(stored_record(slow_server.db, made).moves) > 3


def test_an_absent_players_chair_is_lent_by_agreement(own_server: Server) -> None:
    server = own_server
    anne, bruno, chloe = (Player(server.url, name) for name in ("Anne", "Bruno", "Chloé"))
    made = anne.open_table(["me", "open", "open"])
    anne.join(made)
    for player, seat in ((bruno, 1), (chloe, 2)):
        player.get("/")
        player.join(made)
        player.send({"sit": seat, "name": player.name})
        player.until(lambda now, seat=seat: now["seat"] == seat)  # type: ignore[misc]
    anne.until(lambda now: now["status"] == "playing" and len(now["here"]) == 3)
    assert anne.refused({"lend": 1, "bot": "medium"})["key"] == "is-here"
    bruno.leave()
    anne.until(lambda now: 1 not in now["here"])
    assert anne.refused({"lend": 1, "bot": "medium"})["key"] == "away-briefly"
    time.sleep(1.2)
    anne.send({"lend": 1, "bot": "medium"})
    chloe.until(lambda now: now["ask"] is not None)
    chloe.send({"answer": True})
    anne.until(lambda now: now["chairs"][1]["lent"])
    bruno.join(made)
    bruno.send({"back": 1})
    bruno.until(lambda now: not now["chairs"][1]["lent"])


def test_a_rematch_rotates_the_chairs(server: Server) -> None:
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:medium", "bot:easy"])
    anne.join(made)
    anne.send({"lend": 0, "bot": "medium"})  # to be there soon
    for _ in range(30):
        try:
            anne.until(lambda now: now["status"] == "over")
            break
        except AssertionError:
            continue
    assert anne.now["end"]["points"]
    _, _, where = anne.post(f"/t/{made}/rematch")
    again = where.rpartition("/")[2]
    anne.join(again)
    assert [chair["name"] for chair in anne.now["chairs"]] == ["Opal", "Anne", "Gus"]
    assert anne.now["seats"] == [1]
    assert anne.post(f"/t/{made}/rematch")[2].endswith(again)  # the first who asks makes it
    status, text, _ = anne.get(f"/t/{made}/record")
    assert status == 200
    assert json.loads(text.splitlines()[-1])["seed"]


def test_several_people_at_one_device_hand_it_over(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "device", "bot:medium"])
    wait_asked(page)
    choose(page, "role:builder")
    for _ in range(4):
        if page.locator("#handover[open]").count():
            break
        page.wait_for_timeout(200)
        if page.evaluate("document.body.dataset.asked") == "1":
            page.evaluate("window.table.desk.press(document.querySelector('.action:last-child'))")
    page.wait_for_selector("#handover[open]")
    assert page.locator(".slot, .strip, .line").count() == 0  # nothing of Anne's is on the screen
    assert "Hand the device to Player 2" in page.inner_text("#handover")
    page.click("#handover [value=me]")
    wait_asked(page)
    assert page.evaluate("window.table.now.seat") == 1


def test_the_large_common_board_shows_nobodys_side(server: Server, people: Any) -> None:
    page = people()
    made = open_table(page, server.url, ["me", "device"])
    wait_asked(page)
    page.goto(f"{server.url}/t/{made}?watch")
    page.wait_for_selector(".slot svg")
    assert page.evaluate("window.table.now.seat") == -1
    assert page.locator(".is-lit").count() == 0
