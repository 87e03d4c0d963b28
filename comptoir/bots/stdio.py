"""A program of any language as a bot: it reads questions as JSON lines and answers each with a line. docs/bots.md has
the protocol and an example."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import Any

from comptoir.bots.base import NO_LIMIT, Bot, Limit
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.state import State

SECONDS = 60.0  # for an answer, where no limit says otherwise
GRACE = 1.0  # after the limit, before the program is stopped
FAREWELL = 0.5  # to end by itself when the game is over
LONGEST_LINE = 1 << 16


class BotFailed(RuntimeError):
    """A program that did not answer, or answered nonsense; `kind` is what the arena counts it as."""

    def __init__(self, why: str, kind: str = "failed") -> None:
        super().__init__(why)
        self.kind = kind


class Stdio(Bot):
    """Starts the program when the first question comes and stops it with the game, or when it stalls; then the next
    question starts it anew."""

    name = "stdio"

    def __init__(self, game: Game, seed: int = 0, command: str = "", grace: float = GRACE) -> None:
        super().__init__(game, seed)
        try:
            self._words = shlex.split(command)
        except ValueError as problem:
            raise BadOption(f"stdio: {shown(command)} is not a command: {problem}") from None
        if not self._words:
            raise BadOption("stdio needs a command, e.g. stdio:python3 mybot.py")
        self.name = "stdio:" + " ".join(os.path.basename(word) or word for word in self._words)
        self._grace = grace
        self._program: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    @classmethod
    def made(cls, written: str, game: Game, seed: int) -> Bot:
        return cls(game, seed, written)

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        texts = {action: self.game.actions.text(action) for action in legal}
        seconds = SECONDS if limit.seconds is None else limit.seconds
        try:
            if self._program is None:
                self._start(view)
            self._send({"view": view.to_json(), "legal": [[action, text] for action, text in texts.items()],
                        "limit": {"seconds": limit.seconds, "iterations": limit.iterations}})
            answer = self._answer(seconds + self._grace)
        except BaseException:  # the arena's alarm, too: a late answer must not be taken for the next one
            self._stop()
            raise
        return self._understood(answer, texts)

    def close(self) -> None:
        """Tell the program that the game is over, and let it go."""
        if self._program is not None:
            try:
                self._send({"over": True})
                assert self._program.stdin is not None
                self._program.stdin.close()
                self._program.wait(FAREWELL)
            except (OSError, subprocess.TimeoutExpired):
                pass
            self._stop()

    def _start(self, view: State) -> None:
        try:
            self._program = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise BotFailed(f"{self.name} could not be started: {problem.strerror}") from None
        self._lines = queue.SimpleQueue()
        threading.Thread(target=listen, args=(self._program, self._lines), daemon=True).start()
        self._send({"game": self.game.slug, "rules": self.game.rules, "seats": int(view.seats),
                    "options": view.options, "seat": int(view.actor()), "seed": self.seed})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._program is not None
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(json.dumps(message).encode() + b"\n")
            self._program.stdin.flush()
        except BrokenPipeError:
            raise BotFailed(f"{self.name} ended before the game did") from None

    def _answer(self, seconds: float) -> str:
        """The next line that is not blank."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise BotFailed(f"{self.name} did not answer in {seconds:g} s and was stopped", "timed_out") from None
            if not line:
                raise BotFailed(f"{self.name} ended before the game did")
            if line.strip():
                return line.decode(errors="replace").strip()

    def _understood(self, answer: str, texts: dict[int, str]) -> int:
        """The action that an answer means: its id or its text, bare or as JSON."""
        word = answer
        try:
            read = json.loads(answer)
            word = str(read.get("do", "")) if isinstance(read, dict) else str(read)
        except ValueError:
            pass
        for action, text in texts.items():
            if word in (str(action), text):
                return action
        raise BotFailed(f"{self.name} answered {shown(answer)}, which is not one of: {', '.join(texts.values())}",
                        "illegal")

    def _stop(self) -> None:
        program, self._program = self._program, None
        if program is None:
            return
        program.kill()
        program.wait()
        assert program.stdin is not None
        with contextlib.suppress(OSError):  # what it was not told any more
            program.stdin.close()


def listen(program: subprocess.Popen[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Runs beside the game: passes on what the program writes, and b"" when there is no more."""
    assert program.stdout is not None
    with program.stdout as out:
        for line in iter(lambda: out.readline(LONGEST_LINE), b""):
            lines.put(line)
    lines.put(b"")
