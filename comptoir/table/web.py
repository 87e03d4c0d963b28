"""What all pages share: who asks, in which language and theme, and how a template becomes an answer."""

from __future__ import annotations

from functools import partial
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse

from comptoir import load
from comptoir.catalogue import text_of
from comptoir.kernel.errors import ComptoirError
from comptoir.story import ALL_OPEN
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.rooms import Rooms
from comptoir.table.seats import Person, cookies_of, key_of
from comptoir.table.thinker import LEVELS, MEDIUM
from comptoir.table.words import page_words
from comptoir.voice import title_name, word
from comptoir.words import words

LOCALES = ("en", "fr")
BARRED = ("renewed", "owner", "not-welcome", "proof")  # refusals of who asks, not of what is asked
THEMES = ("auto", "light", "dark")

TEMPLATES = Environment(loader=PackageLoader("comptoir.table"), autoescape=select_autoescape(),
                        undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


def locale_of(request: Any) -> str:
    """The reader's language: as they chose, or as their browser says."""
    chosen = cookies_of(request.scope).get("lang")
    if chosen in LOCALES:
        return str(chosen)
    for wanted in request.headers.get("accept-language", "").split(","):
        if wanted.strip()[:2].lower() in LOCALES:
            return str(wanted.strip()[:2].lower())
    return "en"


def me(request: Request) -> Person:
    person: Person = request.state.me
    return person


def rooms(request: Request) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in the reader's language and theme."""
    locale = locale_of(request)
    theme = cookies_of(request.scope).get("theme", "auto")
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    html = TEMPLATES.get_template(template).render(
        t=page_words(locale), rv=words("comptoir.review", locale), locale=locale,
        theme=theme if theme in THEMES else "auto", me=me(request), path=path,
        version=request.app.state.version, title_name=title_name, title_word=word,
        picture=partial(text_of, name="picture.svg"), load=load, levels=LEVELS, medium=MEDIUM, **values)
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store"})


def refusal(request: Request, problem: Refused | ComptoirError) -> HTMLResponse:
    """A page that says what is allowed."""
    say = page_words(locale_of(request))
    why = problem.told(say) if isinstance(problem, Refused) else str(problem)
    barred = isinstance(problem, Refused) and problem.key in BARRED
    return page(request, "message.html", 403 if barred else 400, head=say("refused-head"), why=why)


def local(address: str) -> str:
    """An address on this site, whatever was asked for."""
    parts = urlsplit(address)
    safe = not parts.scheme and not parts.netloc and address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if safe else "/"


def front_of(request: Request, room: Room, reader: int) -> int:
    """Whose board lies in front of a reader: their own; where all lies open, that of a seat of theirs, or the first."""
    if reader != ALL_OPEN:
        return reader
    return (*room.seats_of(me(request).id), 0)[0]


async def room_of(request: Request) -> Room:
    """The table that is asked for; Refused for whom it does not admit."""
    room = await rooms(request).get(request.path_params["table"])
    if room is None:
        raise HTTPException(404)
    if not room.admits(me(request).id, key_of(request.scope)):
        raise Refused("renewed")
    return room
