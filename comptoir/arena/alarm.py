"""The clock that takes the move from a bot that does not come back."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any

AGAIN = 1.0  # seconds until it rings once more, for a bot that swallowed the first


class OutOfTime(BaseException):
    """Raised inside a bot that thinks too long; no `except Exception` of its own stops it."""


class Alarm:
    """Interrupts interpreted code after some seconds, where the system has timers and this is the main thread.
    Compiled code hears it when it returns; whoever asks must look at the clock as well."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self._armed = False
        self._before: Any = None
        self._works = (seconds is not None and hasattr(signal, "setitimer")
                       and threading.current_thread() is threading.main_thread())

    def __enter__(self) -> Alarm:
        if self._works:
            self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None,
                 trace: TracebackType | None) -> None:
        if self._works:
            self.disarm()
            signal.signal(signal.SIGALRM, self._before)

    def arm(self) -> None:
        if self._works and self.seconds is not None:
            self._armed = True
            signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)

    def disarm(self) -> None:
        self._armed = False  # first: a ring that is already on its way is not heard any more
        if self._works:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._armed:
            raise OutOfTime
