"""The operator's page: nobody comes in without the token, nobody else makes its forms, and a ban holds everywhere
within seconds."""

from __future__ import annotations

import re
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets import ConnectionClosed

from comptoir.table.banning import Bans, network_of
from comptoir.table.limits import Limits
from comptoir.table.operating import Operating
from comptoir.table.refusal import Refused
from comptoir.table.schema import ACCOUNTS, BANS, DEEDS
from comptoir.table.seats import Person
from comptoir.table.store import Store

from .axe import faults
from .driving import sideways
from .postgres import fresh_database
from .serving import PATIENCE, Player, Server, command, two_seats
from .test_accounts import PASSWORD, signed_up
from .test_clocks import made_by, with_store
from .test_gone import closed_with
from .test_processes import by_itself

TOKEN = "not-for-anybody-else"


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db", "--admin-token", TOKEN)
    yield running
    assert running.stop() == 0


def operator(url: str) -> Player:
    """Somebody who has said the token."""
    player = Player(url, "Operator")
    player.get("/admin")
    status, text, _ = player.post("/admin/in", token=TOKEN)
    assert status == 200, text
    assert 'name="proof"' in text
    return player


def do(player: Player, deed: str, **form: str) -> tuple[int, str, str]:
    """As a form of the page does it."""
    found = re.search(r'name="proof" value="(\w+)"', player.get("/admin")[1])
    assert found is not None
    return player.post(f"/admin/{deed}", proof=found[1], **form)


# The door


def test_without_a_token_there_is_no_page(server: Server) -> None:
    stranger = Player(server.url, "Stranger")
    for path in ("/admin", "/admin/in"):
        assert (stranger.get(path) if path == "/admin" else stranger.post(path, token=""))[0] == 404
    assert stranger.post("/admin/ban", whom="x")[0] == 404


def test_a_token_that_can_be_guessed_is_refused_at_the_start() -> None:
    done = command("serve", "--admin-token", "short")
    assert done.returncode == 2
    assert "at least 16" in done.stderr


def test_the_token_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPTOIR_ADMIN", "short, too")
    assert "at least 16" in command("serve").stderr


def test_who_does_not_know_the_token_stays_outside_and_guessing_is_slowed(house: Server) -> None:
    thief = Player(house.url, "Thief")
    assert 'name="token"' in thief.get("/admin")[1]
    made = thief.open_table(["me", "open"])
    for deed in ("ban", "lift", "close", "delete", "limit"):
        assert 'name="token"' in thief.post(f"/admin/{deed}", whom=made, kind="address")[1]
    assert thief.get(f"/t/{made}")[0] == 200
    said = [guess(house, f"guess number {n}") for n in range(9)]
    assert "not the token" in said[0]
    assert "Try again in" in said[-1]
    assert "Try again in" in guess(house, TOKEN)  # even the right one
    assert 'name="proof"' in operator(house.url).get("/admin")[1]  # from elsewhere


def guess(house: Server, token: str) -> str:
    """Through a proxy that says for whom it asks."""
    request = urllib.request.Request(house.url + "/admin/in", urllib.parse.urlencode({"token": token}).encode(), {
        "Origin": house.url, "X-Forwarded-For": "203.0.113.9"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as problem:
        return problem.read().decode()


def test_the_cookie_is_for_this_page_alone_and_cannot_be_forged(house: Server) -> None:
    boss = operator(house.url)
    [cookie] = [cookie for cookie in boss.jar if cookie.name == "comptoir-admin"]
    assert cookie.path == "/admin"
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "strict"
    assert TOKEN not in str(cookie.value)
    real, cookie.value = str(cookie.value), str(cookie.value)[:-4] + "AAAA"
    assert 'name="token"' in boss.get("/admin")[1]
    cookie.value = real
    assert 'name="proof"' in boss.get("/admin")[1]
    boss.post("/admin/out")
    assert 'name="token"' in boss.get("/admin")[1]


def test_another_page_cannot_make_the_operators_forms(house: Server) -> None:
    boss, other = operator(house.url), operator(house.url)
    made = boss.open_table(["me", "open"])
    proof = re.search(r'name="proof" value="(\w+)"', other.get("/admin")[1])
    assert proof is not None
    for wrong in ("", "x", proof[1]):  # none, a guess, that of another session
        assert boss.post("/admin/delete", whom=made, proof=wrong)[0] == 403
    request = urllib.request.Request(house.url + "/admin/delete", b"", {"Origin": "https://evil.example.org"})
    assert boss._ask(request)[0] == 403
    assert boss.get(f"/t/{made}")[0] == 200


# What the operator does


def test_a_table_is_closed_with_a_reason_and_deleted_for_ever(house: Server) -> None:
    boss, (anne, bruno, made) = operator(house.url), two_seats(house.url)
    assert do(boss, "close", whom=made, why="too loud")[0] == 200
    assert closed_with(anne) == closed_with(bruno) == 4410
    assert "too loud" in anne.get(f"/t/{made}")[1]
    assert do(boss, "close", whom=made)[0] == 400  # nothing goes on there
    watcher = Player(house.url, "Watcher")
    watcher.get("/")
    assert do(boss, "delete", whom=made, why="spam")[0] == 200
    assert watcher.get(f"/t/{made}")[0] == 404
    assert do(boss, "delete", whom=made)[0] == 400
    text = boss.get("/admin")[1]
    assert "too loud" in text  # what was done stands there
    assert "spam" in text
    assert do(boss, "nonsense", whom=made)[0] == 404


def test_a_banned_account_is_out_in_every_browser_and_at_every_table(house: Server) -> None:
    boss, mallory = operator(house.url), signed_up(house.url, "Mallory")
    made = mallory.open_table(["me", "open"])
    mallory.join(made)
    assert "Mallory" in boss.get("/admin?find=Mallory")[1]
    assert do(boss, "ban", kind="account", whom="mallory", why="insults", hours="24")[0] == 200
    assert closed_with(mallory) == 4410
    for path in ("/", f"/t/{made}", "/account", "/rules"):
        status, text, _ = mallory.get(path)
        assert status == 403
        assert "insults" in text
        assert "Banned until" in text
    with pytest.raises(ConnectionClosed):
        mallory.join(made)
    assert mallory.post("/new", game="puerto-rico")[0] == 403
    assert mallory.get("/account/export")[0] == 200  # what is theirs stays theirs
    again = Player(house.url, "Again")
    again.get("/")
    assert again.post("/account/in", name="Mallory", password=PASSWORD)[0] == 403  # signed in, and out
    ban = re.search(r'name="whom" value="([\w-]+)"><button class="btn">Lift<span class="sr"> Mallory',
                    boss.get("/admin")[1])
    assert ban is not None
    assert do(boss, "lift", whom=ban[1])[0] == 200
    assert mallory.get("/account")[0] == 200


def test_a_banned_browser_does_not_come_back_by_signing_in(house: Server) -> None:
    boss, guest = operator(house.url), Player(house.url, "Nuisance")
    made = guest.open_table(["me", "open"])
    found = re.search(rf'name="kind" value="browser"><input type="hidden" name="whom" value="({made}/[\w-]+)"',
                      boss.get("/admin?find=Nuisance")[1])
    assert found is not None
    signed_up(house.url, "Honest")
    assert guest.post("/account/in", name="Honest", password=PASSWORD)[0] == 200
    assert do(boss, "ban", kind="browser", whom=found[1], hours="0")[0] == 200
    status, text, _ = guest.get("/")
    assert status == 403
    assert "for good" in text
    assert Player(house.url, "Honest").get("/")[0] == 200


@pytest.mark.parametrize("wrong", ["127.0.0.1", "::1", "0.0.0.0/0", "10.0.0.0/8", "2000::/3", "nobody", "300.1.1.1",
                                   ""])
def test_no_ban_shuts_out_everybody_or_the_operator(wrong: str) -> None:
    with pytest.raises(Refused):
        network_of(wrong)


def test_a_ban_of_an_address_is_of_its_network_and_ends(db: str) -> None:
    async def work(store: Store) -> None:
        bans, nobody = Bans(store), Person("somebody")
        await store.database.write(lambda db: bans.add(db, "address", str(network_of("2001:db8::17")), "x", "", None))
        await store.database.write(lambda db: bans.add(db, "address", str(network_of("192.0.2.0/24")), "y", "why",
                                                       time.time() + 1.5))
        await bans.look()
        assert bans.of(nobody, "2001:db8::1") is not None  # a household
        assert bans.of(nobody, "2001:db8:0:1::1") is None
        assert bans.of(nobody, "::ffff:192.0.2.7") is not None
        found = bans.of(nobody, "192.0.2.99")
        assert found is not None
        assert found.reason == "why"
        assert bans.of(nobody, "192.0.3.1") is None
        assert bans.of(nobody, "") is None
        time.sleep(1.6)
        assert bans.of(nobody, "192.0.2.99") is None

    with_store(db, work)


def test_limits_are_scaled_and_every_deed_is_written_down(db: str) -> None:
    async def work(store: Store) -> None:
        here, there = (Operating(store, Limits()) for _ in range(2))
        room = await made_by(store)
        await store.database.write(lambda db: db.execute(ACCOUNTS.insert().values(
            player="m", name="Mallory", key="mallory", password="", locale="fr", made=0.0)))
        await here.limit("table", "0.1", "198.51.100.1")
        await here.ban("account", "MALLORY", "  many\n words ", 24, "local")
        await there.look()
        assert there.limits.rules["table"]["browser"].burst == 2
        assert there.limits.rules["say"] == Limits().rules["say"]
        assert there.bans.of(Person("m"), "") is not None
        await here.close(room.id, "", "local")
        await room.refresh()
        assert room.status == "closed"
        for wrong in (here.limit("table", "7", ""), here.limit("nothing", "2.0", ""),
                      here.ban("account", "x", "", 24, ""),
                      here.ban("account", "Mallory", "", 5, ""), here.ban("soul", "Mallory", "", 24, ""),
                      here.close("none", "", ""), here.delete("none", "", "")):
            with pytest.raises(Refused):
                await wrong
        done = await store.all(DEEDS.select().order_by(DEEDS.c.id))
        assert [(row["what"], row["whom"], row["why"]) for row in done] == [
            ("limit", "table", "× 0.1"), ("ban", "Mallory", "many words"), ("close", room.id, "")]
        assert done[0]["address"] == "198.51.100.1"
        await here.lift((await store.all(BANS.select()))[0]["id"], "local")
        await there.look()
        assert there.bans.of(Person("m"), "") is None

    with_store(db, work)


def test_a_ban_holds_in_all_processes_within_seconds(postgres: str) -> None:
    server = Server(fresh_database(postgres), "--processes", "2", "--admin-token", TOKEN)
    try:
        boss = operator(by_itself(server, 0))
        mallory = signed_up(by_itself(server, 1), "Mallory")
        made = mallory.open_table(["me", "open"])
        mallory.join(made)
        began = time.monotonic()
        assert do(boss, "ban", kind="account", whom="Mallory", why="insults", hours="1")[0] == 200
        assert closed_with(mallory) == 4410
        assert time.monotonic() - began < 10
        assert mallory.get("/")[0] == 403
        assert operator(by_itself(server, 1)).get("/admin")[1].count("admin-this") == 0
        assert boss.get("/admin")[1].count("<code>") >= 2  # both processes are listed
    finally:
        assert server.stop() == 0


# As it looks


def test_a_tour_of_the_operator(house: Server, people: Any) -> None:
    desk, phone = people(bypass_csp=True), people(390, 844, locale="fr-FR", color_scheme="dark", bypass_csp=True)
    made = Player(house.url, "Anne").open_table(["me", "open"], name="A fine table")
    for page in (desk, phone):
        page.goto(f"{house.url}/admin")
        assert not faults(page)
        page.fill("#token", TOKEN)
        page.click("form[action='/admin/in'] button")
        page.wait_for_selector("#bans")
        assert sideways(page) == 0
        page.click(f"li:has-text('{made}') summary")
        assert sideways(page) == 0
        assert not faults(page)
    desk.fill("#ban-whom", "198.51.100.0/24")
    desk.select_option("#ban-kind", "address")
    desk.fill("#ban-why", "a flood")
    desk.click("#bans form.admin-acts button")
    desk.wait_for_selector("#bans li")
    assert "a flood" in desk.inner_text("#bans")
    desk.select_option("#factor-upload", "0.5")
    desk.click("tr:has(#factor-upload) button")
    desk.wait_for_load_state()
    assert desk.input_value("#factor-upload") == "0.5"
    phone.reload()
    phone.click("#bans li button")
    phone.wait_for_selector("text=Personne n’est exclu.")
    phone.click(f"li:has-text('{made}') summary")
    phone.fill(f"#why-{made}", "trop bruyant")
    phone.click("button[formaction='/admin/close'] >> visible=true")
    phone.wait_for_load_state()
    assert "trop bruyant" in phone.inner_text("#deeds")
