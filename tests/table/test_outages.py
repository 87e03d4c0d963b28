"""The database fails in every way it can: nothing acknowledged is lost, there is no gap, play goes on by itself on the
same line, and /healthz tells the truth."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from comptoir.table.app import Application
from comptoir.table.durations import TimedDatabase
from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.room import open_room
from comptoir.table.seats import Person
from comptoir.table.sqlite import Sqlite
from comptoir.table.store import Away
from comptoir.table.words import page_words

from .postgres import Postgres
from .serving import PATIENCE, Player, Server, environment, free_port, run, stored_record, two_seats


def sent(player: Player) -> str:
    """Try to do the first thing allowed; how it went."""
    now = player.now
    player.send({"do": now["legal"][0]["id"], "n": now["n"]})
    while True:
        got = player.receive(40)
        if got["is"] == "refused":
            return str(got["key"])
        if got["is"] == "table" and got["n"] > now["n"]:
            return "done"


def in_turn(anne: Player, bruno: Player) -> Player:
    """Who is to play, once both know."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for player in (anne, bruno):
            if player.now["legal"]:
                return player
            try:
                player.receive(0.2)
            except TimeoutError:
                continue
    raise AssertionError("both wait for each other")


def until(wanted: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.2)


def healthy(player: Player) -> bool:
    return player.get("/healthz")[0] == 200


def play_through(anne: Player, bruno: Player, moves: int) -> None:
    """Some moves; what is refused for the outage is tried again, as a person would."""
    for _ in range(moves):
        until(lambda: sent(in_turn(anne, bruno)) == "done")


def numbers(db: str, made: str) -> list[int]:
    with sqlite3.connect(db.removeprefix("sqlite:///")) as store:
        return [n for (n,) in store.execute("select number from entries where table_id = ? order by number", (made,))]


def test_a_full_disk(own_server: Server) -> None:
    anne, bruno, made = two_seats(own_server.url)
    play_through(anne, bruno, 3)
    assert own_server.process is not None
    _, hard = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))  # no file may grow
    until(lambda: not healthy(anne))
    refused = [sent(in_turn(anne, bruno)) for _ in range(3)]
    assert refused == ["store-away"] * 3
    assert anne.get("/healthz")[0] == 503
    assert anne.get("/")[0] == 200  # what can be read is shown
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    play_through(anne, bruno, 4)
    until(lambda: healthy(anne))
    told = max(anne.now["n"], bruno.now["n"])
    record = stored_record(own_server.db, made)
    assert len(record.entries) == told
    assert numbers(own_server.db, made) == list(range(told))


def disk_of_its_own(folder: Path, mount: str) -> list[str]:
    """A command that runs another one with something mounted there that nobody else sees."""
    inside = ["unshare", "-rm", "sh", "-c", f'{mount} && exec "$@"', "sh"]
    try:
        tried = subprocess.run([*inside, "true"], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("A DISK OF ITS OWN NOT TESTED: there is no unshare (Debian: util-linux)")
    if tried.returncode:
        pytest.skip(f"A DISK OF ITS OWN NOT TESTED: {tried.stderr.strip()}")
    return inside


def test_a_small_disk_that_somebody_else_fills(tmp_path: Path) -> None:
    inside = disk_of_its_own(tmp_path, f"mount -t tmpfs -o size=8m tmpfs {tmp_path}")
    server = Server(f"sqlite:///{tmp_path}/tables.db", inside=inside)
    try:
        assert server.process is not None
        disk = Path(f"/proc/{server.process.pid}/root{tmp_path}")  # as the server sees it
        anne, bruno, made = two_seats(server.url)
        play_through(anne, bruno, 3)
        filler = disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb", 0) as file:
            while True:
                file.write(bytes(4096))
        until(lambda: not healthy(anne))
        assert sent(in_turn(anne, bruno)) == "store-away"
        filler.unlink()
        play_through(anne, bruno, 4)
        until(lambda: healthy(anne))
        told = max(anne.now["n"], bruno.now["n"])
        kept = tmp_path / "kept"
        kept.mkdir()
        for name in ("tables.db", "tables.db-wal"):
            shutil.copy(disk / name, kept / name)
        assert numbers(f"{kept}/tables.db", made) == list(range(told))
        assert len(stored_record(f"{kept}/tables.db", made).entries) == told
    finally:
        server.kill()


def test_a_disk_that_is_read_only_is_said_at_once(tmp_path: Path) -> None:
    """Nobody is served who could not be kept."""
    Server(f"sqlite:///{tmp_path}/tables.db").stop()
    inside = disk_of_its_own(tmp_path, f"mount --bind {tmp_path} {tmp_path} && mount -o remount,bind,ro {tmp_path}")
    done = subprocess.run([*inside, sys.executable, "-m", "comptoir.cli", "serve", "--port", str(free_port()), "--db",
                           f"sqlite:///{tmp_path}/tables.db"], env=environment(), capture_output=True, text=True,
                          timeout=60, check=False)
    assert done.returncode == 2
    assert "cannot use the database" in done.stderr
    assert done.stderr.count("\n") == 1


def made_read_only(database: Sqlite, only: int) -> None:
    with contextlib.closing(database.writing.raw_connection()) as connection:
        connection.cursor().execute(f"pragma query_only={only}")


def test_a_store_that_becomes_read_only(tmp_path: Path) -> None:
    """As a disk does that has failed: what is stored is shown, nothing is taken, and all goes on when it is well."""
    async def check() -> None:
        app = Application(f"sqlite:///{tmp_path}/tables.db", workers=1)
        store, rooms = app.store, app.rooms
        await store.open()
        try:
            form = {"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device"}
            room = await rooms.get(await from_form(store, form, Person("anne", "Anne"), page_words("en")))
            assert room is not None
            await rooms.healthy()
            await room.play(0, "role:builder", 0)
            assert isinstance(store.database, TimedDatabase)
            database = store.database.inner
            assert isinstance(database, Sqlite)
            for only in (1, 0):
                await asyncio.get_running_loop().run_in_executor(database._writer, made_read_only, database, only)
                rooms._probe = None  # it is asked once a second
                if only:
                    with pytest.raises(Away, match="readonly"):
                        await rooms.healthy()
                    with pytest.raises(Refused, match="store-away"):
                        await room.play(0, "pass", room.version)
                    assert room.version == 1
                    await room.refresh()  # it can be read
            await rooms.healthy()
            await room.play(0, "pass", room.version)
            again = await open_room(store, room.id)
            assert again is not None
            assert again.version == room.version == 2
        finally:
            rooms.thinker.close()
            await store.close()

    run(check())


def test_somebody_else_has_locked_the_file_for_a_second(own_server: Server) -> None:
    anne, bruno, made = two_seats(own_server.url)
    with sqlite3.connect(own_server.db.removeprefix("sqlite:///"), check_same_thread=False) as other:
        other.execute("begin immediate")
        threading.Timer(1.0, other.rollback).start()
        assert sent(in_turn(anne, bruno)) == "done"
        time.sleep(1)
    play_through(anne, bruno, 3)
    assert numbers(own_server.db, made) == list(range(max(anne.now["n"], bruno.now["n"])))


def in_store(database: Postgres, made: str) -> list[int]:
    return [row[0] for row in database.run(f"select number from entries where table_id = '{made}' order by number")]


def in_two_processes(database: Postgres, check: Callable[[Player, Player, str, list[Server]], None]) -> None:
    """Anne through one, Bruno through the other."""
    servers = [Server(database.address), Server(database.address)]
    try:
        anne, bruno, made = two_seats(servers[0].url)
        bruno.leave()
        bruno.url = servers[1].url
        bruno.join(made)
        check(anne, bruno, made, servers)
        told = max(anne.now["n"], bruno.now["n"])
        assert in_store(database, made) == list(range(told))
    finally:
        for server in servers:
            server.kill()


def test_the_database_is_stopped_and_started_in_mid_game(own_postgres: Postgres) -> None:
    def check(anne: Player, bruno: Player, made: str, servers: list[Server]) -> None:
        play_through(anne, bruno, 3)
        for how in (signal.SIGINT, signal.SIGQUIT):
            in_turn(anne, bruno)  # both know of the last move
            own_postgres.stop(how)
            assert sent(in_turn(anne, bruno)) == "store-away"
            until(lambda: not healthy(anne))
            own_postgres.start()
            play_through(anne, bruno, 4)  # on the same lines
            until(lambda: healthy(anne) and healthy(bruno))

    in_two_processes(own_postgres, check)


def test_a_listener_that_was_cut_hears_what_it_missed(own_postgres: Postgres) -> None:
    def check(anne: Player, bruno: Player, made: str, servers: list[Server]) -> None:
        for _ in range(3):
            player = in_turn(anne, bruno)
            other = bruno if player is anne else anne
            until(lambda: bool(own_postgres.run(  # as soon as they listen again
                "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'")))
            n = player.now["n"]
            until(lambda player=player: sent(player) == "done")  # type: ignore[misc]
            other.until(lambda now, n=n: now["n"] > n)  # type: ignore[misc]

    in_two_processes(own_postgres, check)


def test_all_connections_are_cut_while_moves_are_made(own_postgres: Postgres) -> None:
    def check(anne: Player, bruno: Player, made: str, servers: list[Server]) -> None:
        stop = threading.Event()

        def cut() -> None:
            while not stop.wait(0.3):
                own_postgres.run("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() "
                                 "and datname = 'postgres'")

        cutter = threading.Thread(target=cut)
        cutter.start()
        try:
            play_through(anne, bruno, 15)
        finally:
            stop.set()
            cutter.join()
        play_through(anne, bruno, 2)

    in_two_processes(own_postgres, check)


def test_one_number_never_has_two_meanings(own_postgres: Postgres) -> None:
    """A death between the commit and the news: the other process finds out by asking."""
    def check(anne: Player, bruno: Player, made: str, servers: list[Server]) -> None:
        play_through(anne, bruno, 2)
        own_postgres.run("select pg_notify('comptoir', 'nobody ' || 'nowhere')")  # news of a table that is not here
        player = in_turn(anne, bruno)
        other = bruno if player is anne else anne
        assert sent(player) == "done"
        n = player.now["n"]
        servers[0 if player is anne else 1].kill()
        if other.now["n"] < n:
            other.until(lambda now: now["n"] >= n)
        servers[0 if player is anne else 1].start()
        player.join(made)
        play_through(anne, bruno, 2)

    in_two_processes(own_postgres, check)
