"""The owner of a table keeps order: chairs are freed, people silenced, links renewed, tables closed. Nobody else may,
and nobody gains by it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from comptoir.table.refusal import Refused
from comptoir.table.room import open_room
from comptoir.table.store import Store

from .axe import faults
from .driving import open_table, sit_down, wait_asked
from .postgres import fresh_database
from .serving import Player, Server, two_seats
from .test_clocks import made_by, with_store
from .test_gone import closed_with


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


def at_a_table(server: Server, *names: str) -> tuple[str, list[Player]]:
    """Anne has opened a table for three and sits; the others look at it."""
    people = [Player(server.url, name) for name in ("Anne", *names)]
    made = people[0].open_table(["me", "open", "open"])
    for person in people:
        person.get("/")
        person.join(made)
    return made, people


# Chairs


def test_who_was_sent_away_does_not_sit_down_again(server: Server) -> None:
    made, [anne, bruno, clara] = at_a_table(server, "Bruno", "Clara")
    bruno.send({"sit": 1, "name": "Bruno"})
    anne.until(lambda now: now["chairs"][1]["kind"] == "person")
    clara.until(lambda now: now["chairs"][1]["kind"] == "person")
    link = re.search(r"/s/[\w-]+", bruno.get(f"/t/{made}/links")[1])
    assert link is not None
    assert clara.refused({"free": 1})["key"] == "owner"
    anne.send({"free": 1})
    now = anne.until(lambda now: now["chairs"][1]["kind"] == "open")
    assert now["chairs"][1]["name"] == ""
    assert bruno.until(lambda now: now["chairs"][1]["kind"] == "open")["seat"] == -1
    assert bruno.refused({"sit": 1, "name": "Bruno"})["key"] == "not-welcome"
    assert bruno.get(link[0])[0] == 404  # the chair's link is another one
    clara.send({"sit": 1, "name": "Clara"})
    assert anne.until(lambda now: now["chairs"][1]["kind"] == "person")["chairs"][1]["name"] == "Clara"


def test_who_stands_up_may_sit_down_again(server: Server) -> None:
    _, [anne, bruno] = at_a_table(server, "Bruno")
    bruno.send({"sit": 1, "name": "Bruno"})
    bruno.until(lambda now: now["seat"] == 1)
    bruno.send({"free": 1})
    bruno.until(lambda now: now["seat"] == -1 and now["chairs"][1]["kind"] == "open")
    bruno.send({"sit": 2, "name": "Bruno"})
    assert bruno.until(lambda now: now["seat"] == 2)["chairs"][2]["name"] == "Bruno"
    assert anne.refused({"free": 1})["key"] == "no-chair"


def test_nobody_is_sent_away_once_the_game_has_begun(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url)
    assert anne.refused({"free": 1})["key"] == "begun"
    assert bruno.refused({"free": 1})["key"] == "begun"


# Speaking


def test_who_is_muted_is_not_heard_here_until_they_may_speak_again(server: Server) -> None:
    made, [anne, bruno] = at_a_table(server, "Bruno")  # Bruno only watches
    bruno.send({"say": "rubbish"})
    line = said(anne)[-1]
    assert line["text"] == "rubbish"
    assert not line["mine"]
    assert bruno.refused({"mute": line["id"], "on": True})["key"] == "owner"
    anne.send({"mute": line["id"], "on": True})
    assert said(anne)[-1]["muted"]
    assert bruno.refused({"say": "more rubbish"})["key"] == "muted"
    anne.send({"mute": line["id"], "on": False})
    assert not said(anne)[-1]["muted"]
    bruno.send({"say": "sorry"})
    assert said(anne)[-1]["text"] == "sorry"
    anne.send({"say": "well"})
    mine = said(anne)[-1]
    assert anne.refused({"mute": mine["id"], "on": True})["key"] == "no-line"  # oneself
    assert anne.refused({"mute": 10 ** 6, "on": True})["key"] == "no-line"
    other = Player(server.url, "Other")
    elsewhere = other.open_table(["me", "open"])
    other.join(elsewhere)
    assert other.refused({"mute": line["id"], "on": True})["key"] == "no-line"  # a line of another table
    assert made != elsewhere


def said(player: Player) -> list[dict[str, Any]]:
    """The next lines of the chat."""
    while (got := player.receive())["is"] != "chat":
        pass
    found: list[dict[str, Any]] = got["lines"]
    return found


# Links


def test_renewed_links_keep_out_who_had_the_old_ones_unless_they_sit_there(server: Server) -> None:
    made, [anne, bruno, clara] = at_a_table(server, "Bruno", "Clara")
    bruno.send({"sit": 1, "name": "Bruno"})
    bruno.until(lambda now: now["seat"] == 1)
    link = re.search(r"/s/[\w-]+", bruno.get(f"/t/{made}/links")[1])
    assert link is not None
    thief = Player(server.url, "Thief")
    assert thief.get(link[0])[0] == 200  # Bruno's link has got about
    thief.join(made)
    assert thief.now["seat"] == 1
    assert clara.post(f"/t/{made}/links")[0] == 403  # not hers
    status, text, _ = anne.post(f"/t/{made}/links")
    assert status == 200
    key = re.search(r"/t/[\w-]+\?key=[\w-]+", text)
    assert key is not None
    assert closed_with(clara) == closed_with(thief) == 4410
    for path in ("", "?watch", "/links", "/replay", "/story", "/at/0", "/why", "/hint", "/review", "/record",
                 "?key=wrong"):
        for stranger in (clara, thief):
            status, text, _ = stranger.get(f"/t/{made}{path}")
            assert status == 403, path
            assert "were renewed" in text
    with pytest.raises(Exception, match="4410"):
        clara.join(made)
    assert thief.get(link[0])[0] == 404
    assert bruno.get(f"/t/{made}")[0] == 200
    assert bruno.join(made).now["seat"] == 1  # he sits there
    assert clara.get(key[0])[2].endswith(f"/t/{made}")  # sent on, and the key is not in the address any more
    assert clara.join(made).now["seat"] == -1
    anne.post(f"/t/{made}/links")  # and again
    assert closed_with(clara) == 4410
    assert clara.get(f"/t/{made}")[0] == 403


def test_a_player_renews_the_link_of_their_own_seat_and_of_no_other(server: Server) -> None:
    anne, bruno, made = two_seats(server.url)
    link = re.search(r"/s/[\w-]+", bruno.get(f"/t/{made}/links")[1])
    assert link is not None
    thief = Player(server.url, "Thief")
    thief.get(link[0])
    assert thief.join(made).now["seat"] == 1
    assert thief.post(f"/t/{made}/links", seat="1")[0] == 400  # who came by the link does not have it
    assert anne.post(f"/t/{made}/links", seat="1")[0] == 400
    assert bruno.post(f"/t/{made}/links", seat="1")[0] == 200
    now = thief.until(lambda now: now["seats"] == [])
    assert now["seat"] == -1  # and sees no more than anybody
    assert not now["legal"]
    assert thief.refused({"do": 0, "n": now["n"]})["key"] == "watching"
    assert thief.refused({"seat": 1})["key"] == "seat"
    assert thief.refused({"concede": 1})["key"] == "seat"
    assert bruno.join(made).now["seat"] == 1
    assert bruno.post(f"/t/{made}/links", seat="x")[0] == 400


def test_who_came_by_a_link_to_a_seat_that_nobody_else_has_stays(db: str) -> None:
    async def work(store: Store) -> None:
        room = await made_by(store, **{"chair-1": "open"})
        await room.sit(1, "bruno", "Bruno")
        await store.hold(room.id, 1, "thief")
        await room.refresh()
        await room.renew("anne")
        assert room.chairs[1].holders == {"bruno"}
        assert room.table["gate"]
        assert not room.admits("thief", "")
        assert room.admits("thief", room.table["gate"])
        await store.hold(room.id, 1, "phone")
        again = await open_room(store, room.id)
        assert again is not None
        assert again.chairs[1].linked == {"phone"}
        assert again.admits("phone", "")

    with_store(db, work)


# The end of a table


def test_a_table_that_waits_is_closed_by_its_owner_alone(server: Server) -> None:
    made, [anne, bruno] = at_a_table(server, "Bruno")
    assert bruno.refused({"close": True})["key"] == "owner"
    anne.send({"close": True})
    assert closed_with(anne) == closed_with(bruno) == 4410
    status, text, _ = bruno.get(f"/t/{made}")
    assert status == 200
    assert "closed by the people" in text
    assert made not in anne.get("/")[1]


def test_a_game_is_closed_when_everybody_agrees_and_nobody_flees_from_a_defeat(server: Server) -> None:
    anne, bruno, made = two_seats(server.url)
    assert bruno.refused({"close": True})["key"] == "owner"
    anne.send({"close": True})
    assert bruno.until(lambda now: now["ask"] is not None)["ask"]["kind"] == "close"
    bruno.send({"answer": False})
    bruno.until(lambda now: now["ask"] is None)
    anne.play()  # it goes on
    anne.send({"close": True})
    bruno.until(lambda now: now["ask"] is not None)
    bruno.send({"answer": True})
    assert closed_with(anne) == closed_with(bruno) == 4410
    assert "closed by the people" in anne.get(f"/t/{made}")[1]
    assert anne.get(f"/t/{made}/record")[0] == 400  # no result, and no secrets
    alone = Player(server.url, "Alone")
    alone.join(alone.open_table(["me", "bot:easy"]))
    assert alone.refused({"close": True})["key"] == "close-alone"


def test_who_lent_their_chair_is_asked_too(db: str) -> None:
    async def work(store: Store) -> None:
        room = await made_by(store, **{"chair-1": "open"})
        await room.sit(1, "bruno", "Bruno")
        await room.lend(1, "bruno", 1, "easy")
        await room.close(0, "anne")
        assert room.ask is not None
        assert room.ask.needed == (1,)
        with pytest.raises(Refused, match="not-asked"):
            await room.answer("anne", True)
        await room.answer("bruno", True)
        assert room.status == "closed"
        again = await open_room(store, room.id)
        assert again is not None
        assert again.status == "closed"
        with pytest.raises(Refused, match="closed"):
            await again.play(0, "role:settler", again.number(0))

    with_store(db, work)


# In the browser


def test_an_owner_keeps_order_by_mouse_and_finger(server: Server, people: Any) -> None:
    anne, bruno = people(bypass_csp=True), people(bad=("status of 403",))
    clara = people(390, 844, bad=("status of 403",), locale="fr-FR", is_mobile=True, has_touch=True)
    made = open_table(anne, server.url, ["me", "open", "open"])
    for page, name in ((bruno, "Bruno"), (clara, "Clara")):
        page.goto(f"{server.url}/t/{made}")
        page.fill("#my-name", name)
        page.press("#my-name", "Enter")
        page.click(".waiting-chairs .btn-primary >> nth=0")
        page.wait_for_selector(".waiting-chairs .free")
        if name == "Bruno":
            anne.click("[aria-label='Send Bruno away']")
            bruno.wait_for_selector(".waiting-chairs .btn-primary")
            bruno.click(".waiting-chairs .btn-primary >> nth=0")
            bruno.wait_for_selector("#told:visible")
            assert "cannot sit down" in bruno.inner_text("#told")
    anne.wait_for_selector("[aria-label='Send Clara away']")
    assert not faults(anne)
    clara.click(".waiting-chairs .free")
    assert clara.inner_text(".waiting-chairs .btn-primary >> nth=0") == "S’asseoir"
    bruno.evaluate("window.table.send({say: 'rubbish'})")
    anne.evaluate("document.body.dataset.drawer = 'open'")
    anne.evaluate("window.table.drawer.show('chat')")
    anne.wait_for_selector(".line-more", state="attached")
    anne.evaluate("document.querySelector('.line-more').click()")
    anne.wait_for_selector(".line-acts:not([hidden]) .btn", state="attached")
    assert not faults(anne)
    anne.evaluate("document.querySelector('.line-acts .btn').click()")
    anne.wait_for_selector(".is-muted", state="attached")
    anne.goto(f"{server.url}/t/{made}/links")
    assert not faults(anne)
    anne.click("form:not(:has([name=seat])) button")
    anne.wait_for_selector(".said")
    assert "?key=" in anne.inner_text(".codes")
    bruno.wait_for_selector("text=were renewed")
    assert not faults(anne)
    anne.goto(f"{server.url}/t/{made}")
    anne.click("[popovertarget=menu]")
    anne.click("#close-it")
    assert not faults(anne)
    anne.click("#close-table .btn-danger")
    anne.wait_for_selector("text=closed by the people")


def test_closing_a_game_is_asked_and_agreed_to(server: Server, people: Any) -> None:
    anne, bruno = people(), people(390, 844, locale="fr-FR", is_mobile=True, has_touch=True)
    made = open_table(anne, server.url, ["me", "open"], "san-juan")
    sit_down(bruno, server.url, made, "Bruno")
    wait_asked(anne)
    anne.click("[popovertarget=menu]")
    anne.click("#close-it")
    assert "Everybody who plays is asked" in anne.inner_text("#close-table")
    anne.click("#close-table .btn-danger")
    bruno.wait_for_selector("#question[open]")
    assert "Anne demande à fermer la table" in bruno.inner_text("#question")
    bruno.tap("#question [value=yes]")
    for page in (anne, bruno):
        page.wait_for_selector(".page-message")
