"""The folder of a run: what was to be played, and a journal of what was, so that it can be broken off at any moment.

    run.json        the plan
    journal.jsonl   one line a game, in the order in which they were done; with times, so no two runs are alike
    games.jsonl     the results in order (or games.parquet), the same for every run of the plan
    result.json     the figures, the same for every run of the plan; times.json has those of the clock
    report.html     the page, plots/ its pictures; records/ the games, when asked for
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import IO, Any

from comptoir.arena.played import Played
from comptoir.arena.schedule import Plan
from comptoir.kernel.errors import BadOption

# What must not change between two parts of a run, and what it is called on the command line.
FIXED = {"title": "the title", "rules": "the version of the rules", "bots": "--bots", "seats": "--seats",
         "options": "--option", "seed": "--seed", "seconds": "--limit", "iterations": "--limit",
         "timeout": "--timeout", "records": "--records", "block": "the size of a block",
         "engine": "the version of comptoir"}


class Folder:
    """An open run: reads what is there, then takes one game after the other."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Makes the folder or continues the run in it. BadOption when another plan was begun there, when fewer games
        are asked for than were, or when it cannot be written."""
        self.path = path
        self.plan = plan
        self.played: dict[int, Played] = {}
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._journal = self._locked(path / "journal.jsonl")
            try:
                self._check_plan()
                self._read_journal()
                self.write("run.json", json.dumps(plan.to_json(), indent=1) + "\n")
                if plan.records:
                    (path / "records").mkdir(exist_ok=True)
            except BaseException:
                self._journal.close()
                raise
        except OSError as problem:
            raise BadOption(f"cannot write to {problem.filename or path}: {problem.strerror}") from None

    def _locked(self, path: Path) -> IO[bytes]:
        journal = open(path, "ab+")  # noqa: SIM115 (closed by close)
        try:
            import fcntl
            fcntl.flock(journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # a system without such locks
            pass
        except BlockingIOError:
            journal.close()
            raise BadOption(f"another run is writing to {self.path}") from None
        return journal

    def _check_plan(self) -> None:
        begun = read_plan(self.path, missing_ok=True)
        if begun is None:
            if self._journal.seek(0, os.SEEK_END):
                raise BadOption(f"{self.path} has a journal but no run.json: it cannot be continued")
            return
        now = self.plan.to_json()
        for name, called in FIXED.items():
            if begun.get(name) != now[name]:
                raise BadOption(f"the run in {self.path} was begun with another plan: {called} was "
                                f"{written(begun.get(name))} and is now {written(now[name])}; "
                                "continue it as it was, or take another folder")
        if begun["games"] > self.plan.games:
            raise BadOption(f"the run in {self.path} is of {begun['games']} games; it can be continued with as many "
                            f"or more, not with {self.plan.games}")

    def _read_journal(self) -> None:
        """All whole lines; what was torn off at the end is cut away, so that the next line stands by itself."""
        self._journal.seek(0)
        whole = 0
        for number, line in enumerate(self._journal, 1):
            try:
                if not line.endswith(b"\n"):
                    break
                played = Played.from_json(json.loads(line))
            except (ValueError, KeyError, TypeError, IndexError):
                raise BadOption(f"{self.path / 'journal.jsonl'}: line {number} is not a game; "
                                "take that line out or take another folder") from None
            if played.game < self.plan.games and played.bots == self.plan.seated(played.game):
                self.played[played.game] = played
            whole += len(line)
        self._journal.truncate(whole)

    def add(self, played: Played) -> None:
        """Keep a game. The record is written first: a game in the journal is complete."""
        if self.plan.records:
            self.write(f"records/{record_name(self.plan, played.game)}", played.record)
        self._journal.write(json.dumps(played.to_json(), separators=(",", ":")).encode() + b"\n")
        self._journal.flush()
        self.played[played.game] = played

    def todo(self) -> list[int]:
        return [game for game in range(self.plan.games) if game not in self.played]

    def write(self, name: str, content: str | bytes) -> Path:
        """A file of the folder, whole or not at all."""
        path = self.path / name
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_bytes(content.encode() if isinstance(content, str) else content)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
        return path

    def close(self) -> None:
        self._journal.close()


def read_plan(path: Path, missing_ok: bool = False) -> dict[str, Any] | None:
    """The plan of a run as it was written. BadOption when there is none."""
    try:
        plan = json.loads((path / "run.json").read_text("utf-8"))
        if not isinstance(plan, dict) or not isinstance(plan.get("games"), int):
            raise ValueError
    except FileNotFoundError:
        if missing_ok:
            return None
        raise BadOption(f"there is no run to continue in {path}: it has no run.json") from None
    except (ValueError, NotADirectoryError):
        raise BadOption(f"{path / 'run.json'} is not the plan of a run") from None
    return plan


def record_name(plan: Plan, game: int) -> str:
    """puerto-rico-4-000012.jsonl: title, seats, number of the game."""
    return f"{plan.title}-{plan.seats}-{game:06d}.jsonl"


def written(value: Any) -> str:
    """A value of a plan, for a message."""
    if isinstance(value, list):
        return ",".join([str(each) for each in value])
    if isinstance(value, dict):
        return " ".join([f"{name}={each}" for name, each in value.items()]) or "none"
    return "none" if value is None else str(value)
