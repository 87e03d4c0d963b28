"""What the store asks of a database: run a piece of work in one transaction, to write or only to read.

A piece of work is a plain function of a connection. It is done as a whole or not at all; Taken says that somebody else
was faster, Away that nobody knows whether it was done: whoever asked must read again before they say anything."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa

from comptoir.kernel.errors import BadOption

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


def async_url(url: str) -> str:
    """The address of a database with the driver we use; BadOption names what is possible."""
    for scheme, driver in (("sqlite", "sqlite"), ("postgresql", "postgresql+asyncpg"),
                           ("postgres", "postgresql+asyncpg")):
        if url.startswith(scheme + "://"):
            return driver + url.removeprefix(scheme)
        if url.startswith(driver + "://"):
            return url
    raise BadOption(f"no database is reached by {url!r}: it can be sqlite:///file.db or postgresql://user@host/name")


@contextlib.contextmanager
def told_plainly(url: str, must_exist: bool = False) -> Iterator[None]:
    """Whatever is wrong with this database is one sentence: BadOption."""
    address = sa.make_url(async_url(url))
    shown, file = address.render_as_string(hide_password=True), Path(address.database or "")
    if address.drivername == "sqlite":
        if not file.parent.is_dir():
            raise BadOption(f"cannot use the database {shown}: there is no folder {str(file.parent)!r}")
        if must_exist and not file.is_file():
            raise BadOption(f"cannot use the database {shown}: there is no such file")
    try:
        yield
    except (OSError, sa.exc.DBAPIError, Away) as problem:
        reason = str(getattr(problem, "orig", problem)).strip() or type(problem).__name__
        raise BadOption(f"cannot use the database {shown}: {reason}") from None
