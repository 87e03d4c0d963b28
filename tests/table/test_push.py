"""It is your turn, told by the browser itself: only that browser can read it, once a turn, in its owner's language; who
is signed out, has left, or names an address inside is told nothing."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from comptoir.table.notices import Notices
from comptoir.table.pushing import Pushes
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.schema import ACCOUNTS, NOTICES, PUSHES, SESSIONS
from comptoir.table.sealing import Signer, coded, decoded, is_key, new_secret, sealed
from comptoir.table.seats import Person
from comptoir.table.sessions import digest
from comptoir.table.store import Store
from comptoir.table.webhook import NotTaken

from .axe import faults
from .driving import sideways
from .postgres import fresh_database
from .serving import Player, Server
from .sink import sink
from .test_accounts import signed_up
from .test_clocks import made_by, with_store
from .test_notices import OUTSIDE


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


class Browser:
    """The other end: what a browser does with what its push service brings, written from the RFCs."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"a secret of ours"
        self.keys = {"key": coded(self.public), "auth": coded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21:21 + length], body[21 + length:]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        secret = hkdf(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        plain = AESGCM(hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
            hkdf(salt, secret, b"Content-Encoding: nonce\0", 12), record, None)
        assert plain.endswith(b"\x02")  # the last record
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims(header: str) -> dict[str, Any]:
    """What a push service makes of our signature; InvalidSignature when it is not ours."""
    token, key = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(", "))
    told, _, signature = token.rpartition(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    octets = decoded(signature)
    public.verify(encode_dss_signature(int.from_bytes(octets[:32], "big"), int.from_bytes(octets[32:], "big")),
                  told.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(urlsafe_b64decode(told.split(".")[1] + "=="))
    return found


# As the standards have it


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    ours = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
                                 ec.SECP256R1())
    made = sealed(b"When I grow up, I want to be a watermelon",
                  "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                  "BTBZMqHH6r4Tts7J_aSIgg", ours, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert coded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3j"
        "l7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")


def test_we_are_known_by_a_signature_for_one_push_service_and_half_a_day() -> None:
    signer = Signer(new_secret(), "https://games.example.org")
    header = signer.header("https://push.example.org:8443/one/browser")
    told = claims(header)
    assert (told["aud"], told["sub"]) == ("https://push.example.org:8443", "https://games.example.org")
    with pytest.raises(InvalidSignature):
        claims(header.replace(signer.public, Signer(new_secret(), "").public))


def test_what_is_no_key_is_refused() -> None:
    good = Browser().keys
    assert is_key(**good)
    for key, auth in (("", ""), ("x", "y"), (coded(b"\x04" + bytes(64)), good["auth"]), (good["key"], coded(bytes(15))),
                      ("é", "é")):
        assert not is_key(key, auth)


# Once, and only to whom it belongs


async def slow_game(store: Store, address: str, browser: Browser, *paths: str) -> tuple[Room, Pushes]:
    """Anne, who has browsers that want to be told, is to play."""
    await store.database.write(lambda db: db.execute(ACCOUNTS.insert().values(
        player="anne", name="Anne", key="anne", password="", locale="fr", made=0.0)))
    pushes = Pushes(store, OUTSIDE, anywhere=True)
    for path in paths:
        await store.database.write(lambda db, path=path: db.execute(SESSIONS.insert().values(
            id=digest(path), player="anne", browser="", made=0.0, seen=0.0)))
        await pushes.add(Person("anne", session=path), address + path, **browser.keys)
    return await made_by(store, clock="days:3", game="san-juan"), pushes


def test_of_many_processes_one_tells_each_browser_once(db: str) -> None:
    browser = Browser()

    async def work(store: Store) -> None:
        other = Store(db) if store.is_postgres else store
        room, _ = await slow_game(store, taker.address, browser, "/one", "/two")
        chores = [Notices(one, None, OUTSIDE, wait=0, anywhere=True) for one in (store, other) for _ in range(3)]
        for _ in range(3):
            await asyncio.gather(*[chore.look() for chore in chores])
        assert sorted(path for path, _, _ in taker.got) == ["/one", "/two"]
        for _, headers, body in taker.got:
            assert browser.read(body) == {
                "title": "À vous de jouer\xa0: San Juan", "lang": "fr", "path": f"/t/{room.id}?seat=0", "tag": room.id,
                "body": "C’est à vous de jouer à San Juan, avec Player 2. Il vous reste 2 j 23 h."}
            assert claims(headers["Authorization"])["aud"] == taker.address
            assert headers["Content-Encoding"] == "aes128gcm"
            assert int(headers["TTL"]) > 2 * 24 * 3600
        if other is not store:
            await other.close()

    with sink() as taker:
        with_store(db, work)


def test_a_browser_that_has_left_is_forgotten_and_one_that_is_signed_out_is_not_told(db: str) -> None:
    async def work(store: Store) -> None:
        room, pushes = await slow_game(store, taker.address, Browser(), "/410", "/404", "/500", "/out")
        await store.note_present(room.id, [0], [])
        chore = Notices(store, None, OUTSIDE, wait=0, anywhere=True)
        await chore.look()
        assert taker.got == []  # she is at the table
        await store.note_present(room.id, [], [0])
        await store.database.write(lambda db: db.execute(SESSIONS.delete().where(SESSIONS.c.id == digest("/out"))))
        await chore.look()
        assert sorted(path for path, _, _ in taker.got) == ["/404", "/410", "/500"]
        assert [row["endpoint"] for row in await store.all(PUSHES.select())] == [taker.address + "/500"]
        assert sorted(row["done"] for row in await store.all(NOTICES.select())) == ["", "sent", "sent"]
        await pushes.remove(Person("anne", session="/500"))
        await store.database.write(lambda db: db.execute(NOTICES.update().values(claimed=1.0)))
        await chore.look()
        assert len(taker.got) == 3
        assert sorted(row["done"] for row in await store.all(NOTICES.select())) == ["overtaken", "sent", "sent"]

    with sink() as taker:
        with_store(db, work)


def test_our_key_is_made_once_and_lies_in_the_database(db: str) -> None:
    async def work(store: Store) -> None:
        first, second = [(await Pushes(store, OUTSIDE).signer()).public for _ in range(2)]
        assert first == second

    with_store(db, work)


@pytest.mark.parametrize("endpoint", ["https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x",
                                      "https://169.254.169.254/latest", "https://10.0.0.1/"])
def test_no_endpoint_leads_into_our_own_network(endpoint: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(NotTaken):
            await Pushes(store, OUTSIDE).add(Person("anne", session="s"), endpoint, **Browser().keys)
        for wrong in ("http://push.example.org/", "ftp://x", "", "https://push.example.org/" + "x" * 3000):
            with pytest.raises(Refused):
                await Pushes(store, OUTSIDE).add(Person("anne", session="s"), wrong, **Browser().keys)

    with_store(f"sqlite:///{tmp_path}/tables.db", work)


def test_forms_are_for_who_is_signed_in_and_take_no_inside_address(server: Server) -> None:
    anne, keys = signed_up(server.url, "Pusher"), Browser().keys
    assert anne.post("/account/push", endpoint="https://127.0.0.1/x", **keys)[0] == 400
    assert anne.post("/account/push", endpoint="https://push.example.org/x", key="x", auth="y")[0] == 400
    stranger = Player(server.url, "Stranger")
    assert "/account/in" in stranger.post("/account/push", endpoint="https://a.example/", **keys)[1]
    assert anne.post("/account/push", off="1")[0] == 200


# In the browser

# A real push service cannot be reached here: the browser's own subscription is replaced by one that leads to the sink.
SUBSCRIBED = """([endpoint, key, auth]) => {
    let now = null;
    const made = {endpoint, toJSON: () => ({endpoint, keys: {p256dh: key, auth}}),
                  unsubscribe: async () => { now = null; return true; }};
    PushManager.prototype.getSubscription = async () => now;
    PushManager.prototype.subscribe = async how => { window.subscribed = how; return now = made; };
}"""


SHOWN = """navigator.serviceWorker.ready.then(worker => worker.getNotifications())
    .then(all => all.map(one => [one.title, one.body, one.tag, one.data.path]))"""


def brought(page: Any, url: str, told: dict[str, Any]) -> None:
    """As the push service would bring it: to the worker that runs in the background."""
    tools, found = page.context.new_cdp_session(page), list[str]()
    tools.on("ServiceWorker.workerRegistrationUpdated",
             lambda event: found.extend(one["registrationId"] for one in event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    tools.send("ServiceWorker.deliverPushMessage", {"origin": url, "registrationId": found[0],
                                                    "data": json.dumps(told)})


def test_a_browser_is_told_and_shows_it(tmp_path: Path, people: Any) -> None:
    other_end = Browser()
    with sink() as taker:
        server = Server(f"sqlite:///{tmp_path}/tables.db", "--url", OUTSIDE, "--notice", "0", "--webhooks-anywhere")
        try:
            page = people(390, 844, locale="fr-FR", color_scheme="dark", permissions=["notifications"])
            page.add_init_script(f"({SUBSCRIBED})({json.dumps([taker.address + '/phone', *other_end.keys.values()])})")
            page.goto(f"{server.url}/account")
            page.fill("#new-name", "Anne")
            page.fill("#new-password", "corn and indigo")
            page.click("form[action='/account/new'] button")
            page.wait_for_selector("#push-on:visible")
            assert not faults(page)
            assert sideways(page) == 0
            page.click("#push-on")
            page.wait_for_selector("#push-off:visible")
            assert page.evaluate("window.subscribed.applicationServerKey.length") == 65
            page.goto(f"{server.url}/?game=san-juan&seats=2#new")
            page.evaluate("document.querySelector('#new details').open = true")
            page.select_option("#chair-1", "open")
            page.select_option("#clock", "days:3")
            page.click(".form-end button")
            page.wait_for_selector("#waiting:visible")
            made = page.url.rpartition("/")[2]
            page.goto(f"{server.url}/rules")  # elsewhere
            bruno = Player(server.url, "Bruno")
            bruno.get("/")
            bruno.join(made).send({"sit": 1, "name": "Bruno"})
            bruno.until(lambda now: now["status"] == "playing")
            while not taker.got:
                page.wait_for_timeout(100)
            told = other_end.read(taker.got[0][2])
            assert told["path"] == f"/t/{made}?seat=0"
            brought(page, server.url, told)
            shown = []
            while not shown:
                page.wait_for_timeout(100)
                shown = page.evaluate(SHOWN)
            assert shown == [[told["title"], told["body"], made, told["path"]]]
            page.goto(f"{server.url}/account")
            page.wait_for_selector("#push-on:visible")
            page.evaluate("navigator.serviceWorker.ready.then(worker => worker.pushManager.subscribe({}))")
            page.evaluate("window.pushing.show()")
            page.click("#push-off")
            page.wait_for_selector("#push-on:visible")
            assert len(taker.got) == 1
        finally:
            server.stop()
