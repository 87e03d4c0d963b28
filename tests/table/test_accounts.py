"""Accounts: made, lost and found again; what a guest has played becomes theirs; nobody guesses a password."""

from __future__ import annotations

import json
import sqlite3
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets import ConnectionClosed

from .axe import faults
from .driving import open_table
from .post_office import PostOffice, link_in, post_office
from .postgres import fresh_database
from .serving import Player, Server, command

PASSWORD = "corn and indigo"
OUTSIDE = "https://games.example.org"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Server]:
    """A server that sends letters."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('club')}/tables.db", "--smtp", office.address,
                     "--mail-from", "table@example.org", "--url", OUTSIDE)
    yield running
    assert running.stop() == 0


def rows(server: Server, query: str) -> list[Any]:
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as store:
        return store.execute(query).fetchall()


def signed_up(url: str, name: str, mail: str = "") -> Player:
    player = Player(url, name)
    player.get("/")
    status, text, where = player.post("/account/new", name=name, password=PASSWORD, email=mail)
    assert status == 200, text
    assert where.endswith("/account"), text
    return player


def signed_in(url: str, name: str, password: str = PASSWORD) -> Player:
    player = Player(url, name)
    player.get("/")
    status, text, _ = player.post("/account/in", name=name, password=password)
    assert status == 200, text
    return player


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_guest_who_makes_an_account_finds_the_seat_again_without_the_cookie(
        kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    db = f"sqlite:///{tmp_path}/tables.db" if kind == "sqlite" else fresh_database(request.getfixturevalue("postgres"))
    server = Server(db)
    try:
        anne = Player(server.url, "Anne")
        made = anne.open_table(["me", "bot:easy"])
        assert anne.post("/account/new", name="Anne", password=PASSWORD)[0] == 200
        again = signed_in(server.url, "anne")  # a browser without any cookie
        again.join(made)
        assert again.now["seat"] == 0
        assert again.my_turn()["legal"]
        again.leave()
    finally:
        assert server.stop() == 0


def test_what_a_browser_played_as_a_guest_can_be_taken_over_after_signing_in(club: Server) -> None:
    signed_up(club.url, "Clara")
    phone = Player(club.url, "Somebody")
    made = phone.open_table(["me", "bot:easy"])
    assert phone.post("/account/in", name="Clara", password=PASSWORD)[0] == 200
    phone.join(made)
    assert phone.now["seat"] == -1  # not yet
    phone.leave()
    assert "/account/claim" in phone.get("/account")[1]
    assert "/account/claim" not in phone.post("/account/claim")[1]
    phone.join(made)
    assert phone.now["seat"] == 0
    phone.leave()
    phone.post("/account/out")
    phone.join(made)
    assert phone.now["seat"] == -1  # the guest has given it away
    phone.leave()


def test_a_name_is_nobody_elses_and_a_refusal_says_why(club: Server) -> None:
    signed_up(club.url, "Émile", "emile@example.org")
    other = Player(club.url, "Other")
    other.get("/")
    for form, why in (({"name": "  ÉMILE ", "password": PASSWORD}, "somebody else"),
                      ({"name": "Other", "password": "short"}, "at least 8"),
                      ({"name": "", "password": PASSWORD}, "what you are called"),
                      ({"name": "Other", "password": PASSWORD, "email": "no address"}, "no e-mail address"),
                      ({"name": "Other", "password": PASSWORD, "email": "Emile@Example.org"}, "Another account")):
        status, text, _ = other.post("/account/new", **form)
        assert status == 400, text
        assert why in text, text
    assert rows(club, "select count(*) from accounts where key = 'émile'") == [(1,)]


def test_only_hashes_are_stored(club: Server) -> None:
    signed_up(club.url, "Denise")
    [(password,)] = rows(club, "select password from accounts where name = 'Denise'")
    assert password.startswith("$argon2id$")
    [(session,)] = rows(club, "select s.id from sessions s join accounts a on a.player = s.player "
                              "where a.name = 'Denise'")
    assert len(session) == 64


def test_guessing_a_password_is_slowed_and_does_not_tell_who_is_there(club: Server) -> None:
    signed_up(club.url, "Felix")
    thief = Player(club.url, "Thief")
    thief.get("/")
    wrong = thief.post("/account/in", name="Felix", password="not this one")
    nobody = thief.post("/account/in", name="No such person", password="not this one")
    assert wrong[0] == nobody[0] == 400
    assert "do not belong together" in wrong[1]
    assert "do not belong together" in nobody[1]
    said = [thief.post("/account/in", name="Felix", password=f"guess number {n}")[1] for n in range(8)]
    assert "Try again in" in said[-1]
    assert "Try again in" in thief.post("/account/in", name="Felix", password=PASSWORD)[1]  # even the right one


def test_a_link_by_email_signs_in_once_in_the_readers_language(club: Server, office: PostOffice) -> None:
    anne = Player(club.url, "Gaëlle")
    anne.get("/lang/fr")
    assert anne.post("/account/new", name="Gaëlle", password=PASSWORD, email="g@example.org")[0] == 200
    lost = Player(club.url, "Lost")
    lost.get("/")
    data = urllib.parse.urlencode({"email": "G@example.org"}).encode()
    with lost.http.open(urllib.request.Request(f"{club.url}/account/link", data, {
            "Host": "evil.example.org", "Origin": "http://evil.example.org"}), timeout=20) as answer:
        assert "on its way" in answer.read().decode()
    letter = office.letter_to("g@example.org")
    assert "Bonjour Gaëlle" in letter
    assert OUTSIDE in letter  # and not what the asker calls this server: the link would lead elsewhere
    path = link_in(letter)
    assert lost.get(path)[0] == 200  # looking at it does not use it up
    assert "Gaëlle" in lost.post(path)[1]
    late = Player(club.url, "Late")
    late.get("/")
    status, text, _ = late.post(path)
    assert status == 400
    assert "has been used" in text
    before = len(office.letters)
    assert "on its way" in late.post("/account/link", email="nobody@example.org")[1]  # nobody learns who is here
    assert len(office.letters) == before


def test_letters_need_to_know_where_the_table_is() -> None:
    told = command("serve", "--smtp", "smtp://127.0.0.1:1")
    assert told.returncode == 2
    assert "--url" in told.stderr


def test_browsers_are_listed_and_ended_and_a_new_password_ends_all_others(club: Server) -> None:
    here = signed_up(club.url, "Henri")
    there, third = signed_in(club.url, "Henri"), signed_in(club.url, "Henri")
    text = here.get("/account")[1]
    assert text.count('name="session"') == 3  # two browsers, and all others
    [first, *_] = [part.split('"')[0] for part in text.split('name="session" value="')[1:]]
    here.post("/account/out", session=first)
    gone = [player for player in (there, third) if "/account/in" in player.get("/account")[1]]
    assert len(gone) == 1
    assert "Saved" in here.post("/account/change", what="door", password=PASSWORD, new="another password", email="")[1]
    assert all("/account/in" in player.get("/account")[1] for player in (there, third))
    assert "/account/out" in here.get("/account")[1]
    signed_in(club.url, "Henri", "another password")


def test_a_table_that_is_open_where_somebody_is_signed_out_is_cut(club: Server) -> None:
    here = signed_up(club.url, "Cutter")
    made = here.open_table(["me", "open"])
    there = signed_in(club.url, "Cutter")
    there.join(made)
    assert there.now["seat"] == 0
    here.post("/account/out", session="others")
    with pytest.raises(ConnectionClosed) as cut:
        there.until(lambda now: False)
    assert cut.value.rcvd is not None
    assert cut.value.rcvd.code == 4410  # upon which the page loads itself anew
    assert there.join(made).now["seat"] == -1


def test_a_session_of_somebody_else_cannot_be_ended_or_forged(club: Server) -> None:
    iris, jean = signed_up(club.url, "Iris"), signed_up(club.url, "Jean")
    [(session,)] = rows(club, "select s.id from sessions s join accounts a on a.player = s.player "
                              "where a.name = 'Iris'")
    jean.post("/account/out", session=session)
    assert "Iris" in iris.get("/account")[1]
    for cookie in jean.jar:
        if cookie.name == "comptoir" and cookie.value:
            cookie.value = cookie.value[:-4] + "AAAA"
    assert "/account/in" in jean.get("/account")[1]


def test_everything_known_is_handed_out_and_deleted(club: Server) -> None:
    kim = signed_up(club.url, "Kim", "kim@example.org")
    other = Player(club.url, "Lea")
    made = kim.open_table(["me", "open"])
    other.get("/")
    kim.join(made)
    other.join(made)
    other.send({"sit": 1, "name": "Lea"})
    kim.until(lambda now: now["status"] == "playing")
    kim.send({"say": "what Kim said"})
    while other.receive()["is"] != "chat":
        pass
    known = json.loads(kim.get("/account/export")[1])
    assert known["name"] == "Kim"
    assert known["email"] == "kim@example.org"
    assert [table["id"] for table in known["tables"]] == [made]
    assert [line["text"] for line in known["said"]] == ["what Kim said"]
    assert PASSWORD not in json.dumps(known)
    assert "argon2" not in json.dumps(known)
    assert kim.post("/account/delete", password="wrong password")[0] == 400
    assert "is deleted" in kim.post("/account/delete", password=PASSWORD)[1]
    whole = "".join(str(row) for table in ("accounts", "chairs", "chat", "holders", "sessions")
                    for row in rows(club, f"select * from {table}"))
    assert "Kim" not in whole
    assert "kim@example.org" not in whole
    assert "/account/in" in kim.get("/account")[1]
    other.until(lambda now: now["chairs"][0]["name"] == "Somebody")  # who sees it at once
    kim.leave()
    other.leave()
    assert kim.post("/account/in", name="Kim", password=PASSWORD)[0] == 400


def test_a_renamed_account_keeps_its_door_and_its_chairs(club: Server) -> None:
    max_ = signed_up(club.url, "Max")
    made = max_.open_table(["me", "bot:easy"])
    assert "Saved" in max_.post("/account/change", what="name", name="Maxime")[1]
    max_.join(made)
    assert max_.now["chairs"][0]["name"] == "Maxime"
    max_.leave()
    signed_in(club.url, "maxime")
    assert signed_up(club.url, "Max")  # the old name is free


def test_a_tour_in_the_browser(browser: Any, club: Server) -> None:
    """Sign up, play, sign out, sign in on a phone, take over, delete; nothing for axe to find on the way."""
    desk, phone = browser.new_context(viewport={"width": 1280, "height": 800}), browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR", color_scheme="dark")
    try:
        page = desk.new_page()
        made = open_table(page, club.url, ["me", "bot:easy"], name="Nora")
        page.goto(f"{club.url}/account")
        assert faults(page) == []
        page.fill("#new-password", PASSWORD)
        page.click("form[action='/account/new'] button")
        page.wait_for_selector(".account-head")
        assert page.inner_text("h1") == "Nora"
        assert faults(page) == []
        small = phone.new_page()
        open_table(small, club.url, ["me", "bot:easy"], "san-juan", "Invitée")
        small.goto(f"{club.url}/account")
        small.fill("#in-name", "nora")
        small.fill("#in-password", PASSWORD)
        small.tap("form[action='/account/in'] button")
        small.wait_for_selector(".claim")
        assert faults(small) == []
        small.tap(".claim button")
        small.wait_for_selector(".claim", state="detached")
        small.goto(f"{club.url}/t/{made}")
        small.wait_for_selector("body[data-seat='0'], body[data-status='playing']", state="attached")
        assert small.evaluate("window.table.now.seat") == 0
        page.reload()
        with small.expect_navigation():  # it loads itself anew, and must not do so in the midst of what follows
            page.click("form[action='/account/out'] button >> text=Sign out everywhere else")
        page.wait_for_load_state()
        small.goto(f"{club.url}/account")
        assert small.locator("#in-name").count() == 1
        page.click("summary")
        page.fill("#last", PASSWORD)
        page.click("form[action='/account/delete'] button")
        page.wait_for_selector("text=Your account is deleted")
    finally:
        desk.close()
        phone.close()


def test_a_lost_password_an_export_and_a_guesser_in_the_browser(browser: Any, club: Server, office: PostOffice) -> None:
    """Another browser knows neither cookie nor password: a letter lets it in, what is known comes as a file, and who
    guesses is made to wait."""
    signed_up(club.url, "Oriane", "oriane@example.org")
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, accept_downloads=True)
    try:
        page = context.new_page()
        page.goto(f"{club.url}/account")
        before = len(office.letters)
        page.fill("#link-email", "oriane@example.org")
        page.tap("form[action='/account/link'] button")
        page.wait_for_selector("text=on its way")
        assert faults(page) == []
        page.goto(club.url + link_in(office.letter_to("oriane@example.org", before)))
        page.tap("form[action^='/account/link/'] button")
        page.wait_for_selector(".account-head")
        assert page.inner_text("h1") == "Oriane"
        with page.expect_download() as coming:
            page.tap("a[href='/account/export']")
        known = json.loads(Path(coming.value.path()).read_text())
        assert known["email"] == "oriane@example.org"
        page.tap(".account-head form button")
        page.wait_for_selector("#in-name, #my-name")
        page.goto(f"{club.url}/account")
        for n in range(9):
            page.fill("#in-name", "Oriane")
            page.fill("#in-password", f"guess number {n}")
            page.tap("form[action='/account/in'] button")
            page.wait_for_selector(".wrong")
        assert "Try again in" in page.inner_text(".wrong")
        assert faults(page) == []
    finally:
        context.close()


def test_who_comes_by_address_to_where_a_form_leads_is_told_so(club: Server) -> None:
    """As after signing in with a wrong password: the address then is that of the form."""
    status, text, _ = Player(club.url, "Anne").get("/account/in")
    assert status == 405
    assert "There is nothing here" in text
    assert 'href="/"' in text
