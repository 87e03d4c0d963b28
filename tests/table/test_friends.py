"""Friends: asked, accepted, seen at their tables, parted. Who is blocked stays away, and does not learn of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from comptoir.table.friends import Friends, friends_of
from comptoir.table.refusal import Refused
from comptoir.table.schema import ACCOUNTS
from comptoir.table.store import Store

from .axe import faults
from .driving import sideways
from .postgres import fresh_database
from .serving import Player, Server
from .test_accounts import PASSWORD, signed_up
from .test_clocks import made_by, with_store
from .test_hosting import said


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


async def accounts(store: Store, *names: str) -> Friends:
    for name in names:
        row = {"player": name.lower(), "name": name, "key": name.lower(), "password": "", "locale": "en", "made": 0.0}
        await store.database.write(lambda db, row=row: db.execute(ACCOUNTS.insert().values(**row)))
    return Friends(store)


async def names(friends: Friends, player: str) -> tuple[list[str], list[str], list[str]]:
    """Friends, asked, asking."""
    circle = await friends.of(player)
    return [friend.name for friend in circle.friends], circle.asked, circle.asking


def test_friends_are_two_who_both_say_so(db: str) -> None:
    async def work(store: Store) -> None:
        friends = await accounts(store, "Anne", "Bruno", "Clara")
        await friends.ask("anne", "BRUNO")
        await friends.ask("anne", "bruno")  # twice is once
        assert await names(friends, "anne") == ([], ["Bruno"], [])
        assert await names(friends, "bruno") == ([], [], ["Anne"])
        await friends.ask("bruno", "Anne")
        assert await names(friends, "anne") == (["Bruno"], [], [])
        assert await names(friends, "bruno") == (["Anne"], [], [])
        assert [row["friend"] for row in await store.all(friends_of("anne"))] == ["bruno"]
        await friends.remove("bruno", "Anne")
        assert await names(friends, "anne") == await names(friends, "bruno") == ([], [], [])
        for wrong in ("Anne", "Nobody"):
            with pytest.raises(Refused):
                await friends.ask("anne", wrong)

    with_store(db, work)


def test_friends_see_who_is_here_and_which_tables_wait(db: str) -> None:
    async def work(store: Store) -> None:
        friends = await accounts(store, "Anne", "Bruno")
        for one, other in (("anne", "Bruno"), ("bruno", "Anne")):
            await friends.ask(one, other)
        [anne] = (await friends.of("bruno")).friends
        assert not anne.here
        room = await made_by(store, **{"chair-1": "open", "door": "open"})
        await store.note_present(room.id, [0], [])
        [anne] = (await friends.of("bruno")).friends
        assert anne.here
        assert [table["id"] for table in anne.tables] == [room.id]
        hidden = await made_by(store, **{"chair-1": "open", "door": "link"})
        assert hidden.id not in [table["id"] for table in (await friends.of("bruno")).friends[0].tables]

    with_store(db, work)


def test_who_is_blocked_cannot_sit_down_ask_or_find_the_table_and_is_not_told(db: str) -> None:
    async def work(store: Store) -> None:
        friends = await accounts(store, "Anne", "Bruno")
        for one, other in (("anne", "Bruno"), ("bruno", "Anne")):
            await friends.ask(one, other)
        room = await made_by(store, **{"chair-1": "open", "door": "open"})
        await friends.block_named("anne", "Bruno")
        assert await names(friends, "anne") == ([], [], [])
        with pytest.raises(Refused, match="not-welcome"):
            await room.sit(1, "bruno", "Bruno")
        assert await store.open_tables("bruno") == []
        assert len(await store.open_tables("clara")) == 1
        await friends.ask("bruno", "Anne")
        assert await names(friends, "bruno") == ([], ["Anne"], [])  # as if it waited for an answer
        assert await names(friends, "anne") == ([], [], [])
        with pytest.raises(Refused, match="friend-blocked"):
            await friends.ask("anne", "Bruno")
        [blocked] = (await friends.of("anne")).blocked
        assert "bruno" not in blocked["handle"]
        await friends.unblock("anne", blocked["handle"])
        assert (await names(friends, "anne"))[2] == []  # what was asked meanwhile is forgotten
        await room.sit(1, "bruno", "Bruno")
        assert room.record is not None

    with_store(db, work)


def test_who_sits_at_a_table_need_not_own_it_to_keep_somebody_away(db: str) -> None:
    async def work(store: Store) -> None:
        friends = await accounts(store, "Bruno", "Clara")
        room = await made_by(store, **{"seats": "3", "chair-1": "open", "chair-2": "open"})
        await room.sit(1, "bruno", "Bruno")
        await friends.block("bruno", "guest", "A guest")
        with pytest.raises(Refused, match="not-welcome"):
            await room.sit(2, "guest", "A guest")
        await room.sit(2, "clara", "Clara")

    with_store(db, work)


def test_what_a_blocked_person_writes_is_not_seen_by_who_blocked_them(server: Server) -> None:
    anne, bruno = signed_up(server.url, "Annick"), Player(server.url, "Bruno")
    made = anne.open_table(["me", "open"])
    bruno.get("/")
    anne.join(made)
    bruno.join(made)
    bruno.send({"say": "rubbish"})
    line = said(anne)[-1]
    guest = Player(server.url, "Guest")
    guest.get("/")
    assert guest.join(made).refused({"block": line["id"]})["key"] == "account-only"
    anne.send({"block": line["id"]})
    assert said(anne) == []
    bruno.send({"say": "more rubbish"})
    while said(bruno)[-1]["text"] != "more rubbish":  # he does not learn of it
        pass
    assert bruno.refused({"sit": 1})["key"] == "not-welcome"
    anne.send({"say": "how quiet it is"})
    assert [line["text"] for line in said(anne)] == ["how quiet it is"]
    assert "Somebody" in anne.get("/account")[1]  # he has said no name
    assert json.loads(anne.get("/account/export")[1])["blocked"] == ["Somebody"]


def test_forms_of_friends_are_for_who_is_signed_in_and_say_what_is_wrong(server: Server) -> None:
    anne = signed_up(server.url, "Amélie")
    assert anne.post("/account/friends", do="ask", name="No such person")[0] == 400
    assert anne.post("/account/friends", do="ask", name="amélie")[0] == 400
    assert anne.post("/account/friends", do="nonsense", name="x")[0] == 200
    stranger = Player(server.url, "Stranger")
    assert "/account/in" in stranger.post("/account/friends", do="ask", name="Amélie")[1]
    many = [anne.post("/account/friends", do="ask", name=f"Nobody {n}")[1] for n in range(40)]
    assert "Try again in" in many[-1]


def test_a_deleted_account_is_nobodys_friend(server: Server) -> None:
    denis, elsa = signed_up(server.url, "Denis"), signed_up(server.url, "Elsa")
    denis.post("/account/friends", do="ask", name="Elsa")
    assert "Denis" in elsa.post("/account/friends", do="ask", name="Denis")[1]
    assert denis.post("/account/delete", password=PASSWORD)[0] == 200
    assert "Denis" not in elsa.get("/account")[1]


def test_two_become_friends_and_meet_at_a_table(server: Server, people: Any) -> None:
    desk, phone = people(1280, 800), people(390, 844, locale="fr-FR", color_scheme="dark", has_touch=True)
    for page, name in ((desk, "Flore"), (phone, "Gilles")):
        page.goto(f"{server.url}/account")
        page.fill("#new-name", name)
        page.fill("#new-password", PASSWORD)
        page.click("form[action='/account/new'] button")
        page.wait_for_selector("#friends")
    desk.fill("#friend-name", "Gilles")
    desk.click("#friends [value=ask]")
    desk.wait_for_selector("text=asked, no answer yet")
    phone.reload()
    assert "Flore veut être votre ami" in phone.inner_text("#friends")
    assert sideways(phone) == 0
    assert not faults(phone)
    phone.tap("#friends [value=ask] >> nth=0")
    phone.wait_for_selector(".here.is-here")
    phone.goto(f"{server.url}/?game=san-juan&seats=2#new")
    phone.evaluate("document.querySelector('#new details').open = true")
    phone.check("[name=door][value=friends]")
    phone.tap(".form-end button")
    phone.wait_for_selector("#waiting:visible")
    made = phone.url.rpartition("/")[2]
    assert made not in Player(server.url, "Stranger").get("/")[1]
    desk.goto(server.url)
    assert "among friends" in desk.inner_text("#open")
    assert not faults(desk)
    desk.goto(f"{server.url}/account")
    assert not faults(desk)
    desk.click("#friends a")
    desk.click(".waiting-chairs .btn-primary")
    phone.wait_for_selector("body[data-status='playing']", state="attached")
