"""What the store asks of a database: run a piece of work in one transaction, to write or only to read.

A piece of work is a plain function of a connection. It is done as a whole or not at all; Taken says that somebody else
was faster, Away that nobody knows whether it was done: whoever asked must read again before they say anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Taken(Exception):
    """Somebody else was faster: the move, the chair or the start is stored already. Nothing was changed."""


class Away(Exception):
    """The database does not answer, or cannot write."""


class Database(Protocol):
    """SQLite or PostgreSQL."""

    async def open(self, prepare: Work[None]) -> None:
        """Get ready; `prepare` brings the tables up to date."""

    async def close(self) -> None: ...

    async def write(self, work: Work[T]) -> T: ...

    async def read(self, work: Work[T]) -> T:
        """All that is read is of one moment."""


def understood(problem: BaseException) -> Exception | None:
    """What an error of the database means to whoever asked; None when it is no such error, but one of ours."""
    if isinstance(problem, Taken | Away):
        return problem
    if isinstance(problem, sa.exc.IntegrityError):
        return Taken()
    if isinstance(problem, sa.exc.InvalidRequestError) and "connection is closed" in str(problem):
        return Away(str(problem))  # none could be had that still stands
    if isinstance(problem, sa.exc.DataError | sa.exc.ProgrammingError):
        return None
    if isinstance(problem, sa.exc.DBAPIError | sa.exc.TimeoutError | OSError | TimeoutError):
        return Away(str(getattr(problem, "orig", None) or problem) or type(problem).__name__)
    return None
