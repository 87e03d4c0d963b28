"""docs/add-a-game.md, followed to the letter: a package that is no part of this one brings a title and a bot along, and
both can be played with in terminal, arena and browser. Nothing here knows their names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..table import serving

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
FILES = re.findall(r"`([\w./]+)`:\n\n```(?:toml|python)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


MINUTES = 10  # for anything: this is not about speed


class Home:
    """Where the outside package was installed, beside this one."""

    def __init__(self, folder: Path) -> None:
        self.site, self.work = folder / "site", folder / "work"
        self.work.mkdir()
        source = folder / "source"
        for name, text in FILES:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_text(text, "utf-8")
        self.done(said("pip"), "--quiet", "--target", str(self.site), cwd=source)

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(self.site)]), "COLUMNS": "100",
                "LANG": "en_GB.UTF-8", "COMPTOIR_GAMES": "5", "PYTEST_ADDOPTS": "-p no:cacheprovider"}

    def done(self, command: str, *more: str, typed: str = "", cwd: Path | None = None) -> str:
        """A command of the page to its end; what it said."""
        ran = subprocess.run([sys.executable, "-m", *command.split(), *more], input=typed, text=True,
                             capture_output=True, env=self.environment, cwd=cwd or self.work, check=False,
                             timeout=MINUTES * 60)
        assert ran.returncode == 0, (ran.stdout + ran.stderr)[-3000:]
        return ran.stdout


def said(*words: str) -> str:
    """The command of the page that begins like this."""
    return next(line for line in COMMANDS if line.split()[:len(words)] == list(words))


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    return Home(tmp_path_factory.mktemp("outside"))


def test_the_page_names_every_file_it_shows() -> None:
    assert [name for name, _ in FILES] == ["pyproject.toml", "shells/__init__.py", "shells/board.py", "shells/bot.py"]
    assert "shells" not in "".join(path.read_text("utf-8") for path in (ROOT / "comptoir").rglob("*.py")
                                   if path.name not in ("catalogue.py",)), "its name stands in one example alone"


def test_it_is_listed_and_played_in_the_terminal(home: Home) -> None:
    assert "shells" in home.done(said("comptoir", "games"))
    told = home.done(said("comptoir", "play"), typed="1\n" * 100)
    assert "Picker 1: take" in told
    assert "The game is over" in told


def test_its_bot_plays_in_the_arena(home: Home) -> None:
    told = home.done(said("comptoir", "arena"))
    assert "picker" in told
    assert "random" in told


def test_it_keeps_the_laws(home: Home) -> None:
    assert " passed" in home.done(said("pytest"), "-q", cwd=ROOT)


def test_it_is_played_in_the_browser(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said("comptoir", "serve") == "comptoir serve"
    monkeypatch.setattr(serving, "environment", lambda: home.environment)
    server = serving.Server(f"sqlite:///{home.work / 'tables.db'}")
    try:
        anne = serving.Player(server.url, "Anne")
        assert 'data-game="shells"' in anne.get("/")[1]
        made = anne.open_table(["me", "bot:easy"], game="shells")
        anne.join(made)
        assert anne.get(f"/t/{made}")[0] == 200
        played = -1
        while anne.now["status"] != "over":
            if anne.now["legal"] and anne.now["n"] > played:
                played = anne.now["n"]
                anne.send({"do": anne.now["legal"][0]["id"], "n": played})
            anne.receive(MINUTES * 60)
        assert anne.now["end"]["winners"]
        assert 'data-at="beach"' in anne.get(f"/t/{made}/at/0")[1].replace('\\"', '"')
        anne.leave()
    finally:
        server.stop()
