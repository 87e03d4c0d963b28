"""Bots at the table: they think elsewhere, keep their time, and only the ones we offer can be asked for."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

import comptoir
from comptoir import engine
from comptoir.table.thinker import GRACE, LEVELS, MEDIUM, Thinker, Worker

from .serving import Player, Server, run


def counted(player: Player, name: str) -> float:
    """A counter of the server."""
    found = re.search(rf"^comptoir_{name} ([\d.]+)$", player.get("/metrics")[1], re.MULTILINE)
    assert found
    return float(found[1])


def test_four_tables_think_at_once_within_their_time(tmp_path: Path) -> None:
    """While bots think at four tables, the server answers and a fifth table plays; then all have had their turn."""
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    try:
        players = [Player(server.url, name) for name in ("Anne", "Bruno", "Chloé", "David")]
        for player in players:
            player.join(player.open_table(["me", "bot:hard", "bot:hard"]))
        for player in players:
            player.play("role:craftsman")  # which gives nobody anything yet
        emil = Player(server.url, "Emil")
        emil.join(emil.open_table(["me", "device"]))
        waits = []
        for _ in range(4):
            began = time.monotonic()
            assert '"ok":true' in emil.get("/healthz")[1]
            emil.play()
            emil.send({"seat": emil.now["actor"]})  # the other one at this device
            emil.until(lambda now: now["seat"] == now["actor"])
            waits.append(time.monotonic() - began)
        for player in players:
            player.my_turn()
        thoughts = counted(emil, "thoughts_total")
        assert thoughts >= 4
        assert counted(emil, "thoughts_given_up_total") == 0  # none took longer than its time and the grace
        assert counted(emil, "thinking_seconds_total") / thoughts < GRACE
        assert min(waits) < GRACE
    finally:
        assert server.stop() == 0


def test_a_worker_takes_the_compiled_engine_as_soon_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the first start of all the page does not wait until the engine is compiled."""
    monkeypatch.delenv("COMPTOIR_PURE", raising=False)
    if engine.folder() is None:
        pytest.skip("THE ENGINE OF THIS SOURCE TREE IS NOT COMPILED: only pure Python was tried")
    state = comptoir.load("san-juan").new(seats=2, seed=3)
    asked = ("san-juan", "random", 1, state.view(int(state.actor())).to_bytes(), state.legal(), 1.0)

    async def thinks_compiled(worker: Worker) -> bool:
        assert await worker.choose(asked, 60) in state.legal()
        return await asyncio.get_running_loop().run_in_executor(worker._pool, comptoir.compiled)

    async def check() -> None:
        monkeypatch.setenv("COMPTOIR_PURE", "1")  # as if it were not there yet
        worker = Worker()
        try:
            assert not await thinks_compiled(worker)
            monkeypatch.delenv("COMPTOIR_PURE")
            assert await thinks_compiled(worker)
        finally:
            worker.end()

    run(check())


def test_more_choices_than_workers_share_the_time() -> None:
    async def check() -> None:
        thinker = Thinker(workers=1, seconds=0.2)
        state = comptoir.load("san-juan").new(seats=2, seed=3)
        view, legal = state.view(int(state.actor())), state.legal()
        try:
            chosen = await asyncio.gather(*[thinker.choose("san-juan", "hard", view, legal) for _ in range(4)])
        finally:
            thinker.close()
        assert set(chosen) <= set(legal)
        assert (thinker.thoughts, thinker.given_up, thinker.waiting) == (4, 0, 0)

    run(check())


def test_a_bot_that_fails_is_replaced_by_luck() -> None:
    async def check() -> None:
        thinker = Thinker(workers=1, seconds=0.1)
        state = comptoir.load("puerto-rico").new(seats=3, seed=3)
        view, legal = state.view(0), state.legal()
        try:
            assert await thinker.choose("puerto-rico", "no such bot", view, legal) in legal
            assert thinker.given_up == 1
            assert await thinker.choose("puerto-rico", "easy", view, legal) in legal
            assert thinker.given_up == 1
        finally:
            thinker.close()

    run(check())


def test_the_lobby_offers_levels_and_says_what_they_are(server: Server) -> None:
    anne = Player(server.url, "Anne")
    for locale, words in (("en", ("Bot, easy", "Bot, medium", "Bot, hard", "thinks ahead")),
                          ("fr", ("Robot, facile", "Robot, moyen", "Robot, difficile", "calcule"))):
        anne.get(f"/lang/{locale}")
        page = anne.get("/?game=puerto-rico&seats=3")[1]
        assert all(word in page for word in words)
        assert f'<option value="bot:{MEDIUM}" selected>' in page
        assert set(re.findall(r'value="bot:(\w+)"', page)) == set(LEVELS)


def test_no_other_bot_can_be_asked_for(server: Server) -> None:
    """Some bots start programs: a page must not name them."""
    anne = Player(server.url, "Anne")
    for bot in ("stdio:sleep", "greedy", "mcts:seconds=60", ""):
        form = {"my-name": "Anne", "game": "puerto-rico", "seats": "3", "chair-0": "me", "chair-1": f"bot:{bot}",
                "chair-2": "bot:easy"}
        assert anne.post("/new", **form)[0] == 400
    made = anne.open_table(["me", "open"])
    anne.join(made)
    assert anne.refused({"fill": "stdio:sleep"})["key"] == "no-bot"
    record = comptoir.Record(comptoir.load("puerto-rico"), ["Anne", "bot:stdio:sleep", "bot:hard"], seed=1)
    record.play("role:settler")
    _, _, where = anne.upload(record.to_text())
    anne.join(where.rpartition("/")[2])
    assert [chair["bot"] for chair in anne.now["chairs"]] == ["", MEDIUM, "hard"]
