"""comptoir learn: from nothing to a network that plays, through kills and restarts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import comptoir
from comptoir import load
from comptoir.bots import make_bot
from comptoir.nets import read_net, shipped

pytest.importorskip("torch")

SHORT = ("--quick", "--minutes", "0.1", "--lessons", "2")


def test_quick_makes_a_network_that_plays_and_a_curve(run, tmp_path: Path) -> None:
    done = run("learn", "san-juan", *SHORT, "--out", "sj")
    assert done.code == 0, done.err
    assert "sj/net.npz" in done.out
    assert "that play at random won" in done.out
    game = load("san-juan")
    state = game.new(seats=3, seed=1)
    bot = make_bot(f"net:file={tmp_path}/sj/net.npz", game)
    assert bot.choose(state.view(int(state.actor())), state.legal()) in state.legal()
    assert (tmp_path / "sj/curve.csv").read_text().startswith("seconds,decisions,games,")
    assert not list(tmp_path.glob("**/*.part"))
    more = run("learn", "san-juan", "--quick", "--minutes", "0.05", "--init", "sj/net.npz", "--rival", "sj/net.npz",
               "--out", "more")
    assert more.code == 0, more.err
    about = read_net(tmp_path / "more/net.npz", game).about
    assert len(about["history"]) == 1  # it says what it began with


def begun(folder: Path, *words: str) -> subprocess.Popen[bytes]:
    env = {**os.environ, "PYTHONPATH": str(Path(comptoir.__file__).parents[1])}
    command = [sys.executable, "-m", "comptoir.cli", "learn", "puerto-rico", *words, "--out", str(folder)]
    return subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def test_a_run_goes_on_by_the_plan_that_it_was_begun_with(run, tmp_path: Path) -> None:
    from comptoir.learn.checkpoint import read_told
    assert run("learn", "san-juan", *SHORT, "--plan", "entropy=0.007", "--seats", "3", "--seed", "5", "--out",
               "sj").code == 0
    begun = read_told(tmp_path / "sj")["plan"]
    assert (begun["entropy"], begun["seats"], begun["seed"], begun["games"]) == (0.007, [3], 5, 24)
    done = run("learn", "san-juan", "--minutes", "0.15", "--plan", "rate=0.0004", "--resume", "--out", "sj")
    assert done.code == 0, done.err
    assert read_told(tmp_path / "sj")["plan"] == {**begun, "seconds": 9.0, "rate": 0.0004}
    done = run("learn", "san-juan", "--resume", "--out", "sj", "--against", shipped(load("san-juan")))
    assert (done.code, "is not one against a network alone" in done.err) == (2, True)


def workers_of(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(path.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "pr"
    killed = begun(folder, "--quick", "--minutes", "1", "--lessons", "2")
    last = time.monotonic() + 120
    while not (folder / "curve.csv").exists() and time.monotonic() < last and killed.poll() is None:
        time.sleep(0.2)
    assert (folder / "curve.csv").exists(), killed.stderr.read().decode() if killed.stderr and killed.poll() else ""
    first = (folder / "checkpoint.npz").stat().st_mtime_ns
    while (folder / "checkpoint.npz").stat().st_mtime_ns == first and time.monotonic() < last:
        time.sleep(0.2)
    workers = workers_of(killed.pid)
    assert workers
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    from comptoir.learn.checkpoint import read_checkpoint
    before = read_checkpoint(folder).told["progress"]
    assert before["decisions"] > 0
    seconds = before["spent"] + 3
    on = begun(folder, "--quick", "--minutes", f"{seconds / 60}", "--resume")
    assert on.wait(120) == 0, on.stderr.read().decode() if on.stderr else ""
    after = read_checkpoint(folder).told["progress"]
    assert after["decisions"] > before["decisions"]
    assert after["spent"] >= seconds
    rows = [float(line.split(",")[0]) for line in (folder / "curve.csv").read_text().splitlines()[1:]]
    assert rows == sorted(rows)
    last = time.monotonic() + 60
    while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < last:
        time.sleep(0.2)
    assert not [worker for worker in workers if Path(f"/proc/{worker}").exists()]  # nobody plays on for nobody


@pytest.mark.parametrize(("words", "says"), [
    (("null-game",), "nothing can learn 'null-game'; it can be: puerto-rico"),
    (("puerto-rico", "--resume"), "nothing to resume in learn-puerto-rico"),
    (("puerto-rico", "--seats", "9"), "9"), (("puerto-rico", "--seats", "all"), "numbers with commas"),
    (("puerto-rico", "--minutes", "0"), "seconds cannot be 0"),
    (("puerto-rico", "--workers", "0"), "workers cannot be 0"),
    (("puerto-rico", "--resume", "--init", "x.npz"), "choose one"),
    (("puerto-rico", "--quick", "--rival", shipped(load("puerto-rico"))), "has another shape"),
    (("puerto-rico", "--plan", "speed=3"), "a plan has no number 'speed'; it has: seconds, workers"),
    (("puerto-rico", "--plan", "title=x"), "a plan has no number 'title'"),
    (("puerto-rico", "--plan", "entropy=much"), "entropy cannot be 'much'; it is a number"),
    (("puerto-rico", "--plan", "window=0"), "window cannot be 0"),
    (("puerto-rico", "--plan", "rate=nan"), "rate cannot be 'nan'; it is a number from 0 on"),
    (("puerto-rico", "--plan", "entropy=-1"), "entropy cannot be '-1'"),
    (("puerto-rico", "--init", "x.npz"), "there is no network for puerto-rico at x.npz")])
def test_what_cannot_be_learned_is_said_in_one_line(run, words: tuple[object, ...], says: str) -> None:
    done = run("learn", *words)
    assert done.code == 2
    assert says in done.err
    assert done.err.count("\n") == 1


def test_the_games_can_be_stepped_on_a_ray_cluster(run, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    done = run("learn", "golden-city", *SHORT, "--ray", "local", "--workers", "1", "--out", "gc")
    assert done.code == 0, done.err
    from comptoir.learn.checkpoint import read_checkpoint
    assert read_checkpoint(tmp_path / "gc").told["progress"]["decisions"] > 0


def test_a_network_can_be_learned_against(run, tmp_path: Path) -> None:
    """One that is frozen sits in every game."""
    frozen = shipped(load("puerto-rico"))
    done = run("learn", "puerto-rico", *SHORT, "--lessons", "0", "--against", frozen, "--out", "x")
    assert done.code == 0, done.err
    assert (tmp_path / "x/net.npz").exists()
    done = run("learn", "puerto-rico", "--resume", "--out", "x")
    assert (done.code, "--against says which" in done.err) == (2, True)


def test_what_others_have_played_is_learned_first(run, tmp_path: Path) -> None:
    """A few games of the heuristic, from records: the network begins with what was done there."""
    assert run("simulate", "san-juan", "--games", "6", "--bots", "sense", "--seed", "1", "--out", "games").code == 0
    done = run("learn", "san-juan", *SHORT, "--records", "games", "--out", "sj")
    assert done.code == 0, done.err
    read = read_net(tmp_path / "sj/net.npz", load("san-juan")).about["made"]["read"]
    assert read["games"] == 6
    assert read["decisions"] > 200
    assert 0.2 < read["alike"] <= 1.0  # of a game that it has not seen


@pytest.mark.parametrize(("lines", "says"), [
    (1, "the game is not over"), (0, "line 1 is cut off or not JSON"),
    (None, "is a game of 'golden-city', not of san-juan")])
def test_records_that_teach_nothing_are_refused(run, tmp_path: Path, lines: int | None, says: str) -> None:
    title = "golden-city" if lines is None else "san-juan"
    assert run("simulate", title, "--games", "2", "--bots", "random", "--seed", "1", "--out", "games").code == 0
    for n, record in enumerate(sorted((tmp_path / "games").iterdir())):
        text = record.read_text().splitlines(True)
        record.rename(record.with_name(f"sj-{n}.jsonl")).write_text("".join(text[:lines]))
    done = run("learn", "san-juan", *SHORT, "--records", "games", "--out", "sj")
    assert done.code == 2
    assert says in done.err
    assert done.err.count("\n") == 1
    assert not (tmp_path / "sj/net.npz").exists()
