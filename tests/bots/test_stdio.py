"""Programs of any language as bots: the protocol, and what happens to those that do not keep it."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from comptoir import load
from comptoir.arena.match import play_match
from comptoir.bots import Bot, BotFailed, Limit
from comptoir.bots.stdio import Stdio

ROOT = Path(__file__).parents[2]
GAME = load("puerto-rico")
PYTHON = shlex.quote(sys.executable)


def program(folder: Path, body: str, grace: float = 20.0) -> Stdio:
    """A bot that is this Python program; `ask` is the message it just read."""
    path = folder / "bot.py"
    path.write_text("import json, sys, time\nfor line in sys.stdin:\n    ask = json.loads(line)\n"
                    + "".join(f"    {line}\n" for line in body.splitlines()))
    return Stdio(GAME, 1, f"{PYTHON} {shlex.quote(str(path))}", grace)


def asked(bot: Bot, limit: Limit | None = None) -> str:
    state = GAME.new(3, 1)
    try:
        return GAME.actions.text(bot.choose(state.view(0), state.legal(), limit or Limit()))
    finally:
        bot.close()


@pytest.mark.parametrize("answer", ["ask['legal'][2][0]", "ask['legal'][2][1]", "json.dumps(ask['legal'][2][1])",
                                    "json.dumps({'do': ask['legal'][2][1]})", "'\\n' + ask['legal'][2][1]"])
def test_an_answer_is_an_id_or_a_text(tmp_path, answer):
    bot = program(tmp_path, f"if 'legal' in ask:\n    print({answer}, flush=True)")
    assert asked(bot) == GAME.actions.text(GAME.new(3, 1).legal()[2])


def test_the_program_is_told_the_game_once_then_every_question(tmp_path):
    told = tmp_path / "told"
    bot = program(tmp_path, f"open({str(told)!r}, 'a').write(','.join(ask) + '\\n')\n"
                            "if 'legal' in ask:\n    print(ask['legal'][0][0], flush=True)")
    state = GAME.new(3, 1)
    for _ in range(2):
        bot.choose(state.view(0), state.legal(), Limit(seconds=5))
    bot.close()
    assert told.read_text().splitlines() == \
        ["game,rules,seats,options,seat,seed", "view,legal,limit", "view,legal,limit", "over"]


@pytest.mark.parametrize(("body", "says"), [
    ("if 'legal' in ask: print('role:king', flush=True)", "answered 'role:king', which is not one of: role:settler"),
    ("if 'legal' in ask: print('999', flush=True)", "answered '999', which is not one of"),
    ("if 'legal' in ask: print('{]', flush=True)", "which is not one of"),
    ("if 'legal' in ask: print('x' * 100000, flush=True)", "which is not one of"),
    ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "which is not one of"),
    ("sys.exit(3)", "ended before the game did")])
def test_nonsense_is_told_apart(tmp_path, body, says):
    with pytest.raises(BotFailed, match=says):
        asked(program(tmp_path, body))


def test_a_program_that_stalls_is_stopped_and_started_anew(tmp_path):
    flag = tmp_path / "flag"
    bot = program(tmp_path, f"from pathlib import Path\nflag = Path({str(flag)!r})\nif 'legal' in ask:\n"
                            "    if not flag.exists():\n        flag.touch()\n        time.sleep(600)\n"
                            "    print(ask['legal'][0][0], flush=True)", grace=3.0)
    state = GAME.new(3, 1)
    with pytest.raises(BotFailed, match=r"did not answer in 3\.01 s and was stopped"):
        bot.choose(state.view(0), state.legal(), Limit(seconds=0.01))
    assert bot.choose(state.view(0), state.legal(), Limit(seconds=60)) == state.legal()[0]
    bot.close()


def test_a_program_that_is_not_there(tmp_path):
    with pytest.raises(BotFailed, match="could not be started"):
        asked(Stdio(GAME, 1, str(tmp_path / "nothing")))


def test_closing_twice_or_before_the_first_question_is_harmless():
    bot = Stdio(GAME, 1, "nothing")
    bot.close()
    bot.close()


def test_the_example_of_the_guide_plays_a_game(tmp_path):
    page = (ROOT / "docs/bots.md").read_text()
    code = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "sys.stdin" in block]
    assert len(code) == 1
    path = tmp_path / "mybot.py"
    path.write_text(code[0])
    match = play_match(GAME, [f"stdio:{PYTHON} {shlex.quote(str(path))}", "random", "random"], seed=3)
    assert match.faults == []
    assert match.record.names[0].endswith("mybot.py")
    assert str(tmp_path) not in match.record.to_text()
