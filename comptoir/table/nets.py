"""A net under all pages: what nobody thought of is answered with a page that says what is the matter.

Bad input is the asker's (4xx), an outage is ours (503); nothing that a browser sends ends in a trace."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from comptoir.kernel.errors import ComptoirError
from comptoir.table.doorkeeper import TooLarge
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.store import Away
from comptoir.table.web import locale_of, page, refusal
from comptoir.table.words import page_words

AGAIN = "5"  # seconds after which a browser may ask again

log = logging.getLogger("comptoir.table")


def closed(request: Request, room: Room) -> Response:
    """A game that cannot go on: why, and what of it can be read."""
    say, trouble = page_words(locale_of(request)), room.trouble
    assert trouble is not None
    return page(request, "closed.html", 200, head=say("closed-head"), why=say(trouble.key, **trouble.args), id=room.id,
                moves=len(room.record.moves) if room.record is not None else None)


async def refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused | ComptoirError)
    return refusal(request, problem)


async def away(request: Request, problem: Exception) -> Response:
    log.warning("the database does not answer: %s", problem)
    say = page_words(locale_of(request))
    answer = page(request, "message.html", 503, head=say("away-head"), why=say("away-why"))
    answer.headers["Retry-After"] = AGAIN
    return answer


async def too_large(request: Request, problem: Exception) -> Response:
    say = page_words(locale_of(request))
    return page(request, "message.html", 413, head=say("refused-head"), why=say("too-large"))


async def nonsense(request: Request, problem: Exception) -> Response:
    """Numbers with thousands of digits, half characters, and what else comes without meaning anything."""
    log.warning("%s was asked for nonsense: %r", request.url.path[:100], problem)
    say = page_words(locale_of(request))
    return page(request, "message.html", 400, head=say("refused-head"), why=say("nonsense"))


NETS: Mapping[Any, Any] = {Refused: refused, ComptoirError: refused, Away: away, TooLarge: too_large,
                           ValueError: nonsense, OverflowError: nonsense, RecursionError: nonsense}
