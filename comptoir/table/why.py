"""Why can't I? What a page is told about something that is not allowed: the rule, the number of the ruling, and where
it stands on the rules page. Made from the asker's view alone."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from comptoir.kernel.state import NOBODY
from comptoir.stage.html import rich
from comptoir.stage.why import Reason, told, why_place, why_text
from comptoir.table.limits import client_of
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.rule_places import rules_anchor
from comptoir.table.scene import view_of
from comptoir.table.web import locale_of, me, room_of, rooms
from comptoir.voice import title_words

LONGEST = 200  # letters of an action or a place that somebody asks about
MOST_PICKS = 20


def answered(room: Room, seat: int, locale: str, reason: Reason | None) -> dict[str, Any]:
    """A reason for a page; without one, all is empty: it is allowed, or the title does not say."""
    if reason is None or room.record is None:
        return {"key": "", "text": "", "html": "", "ruling": "", "rule": ""}
    text = told(reason, title_words(room.game, locale), locale, room.names)
    step = view_of(room, seat).step()
    anchor = reason.ruling or rules_anchor(room.game, step)
    return {"key": reason.key, "text": text, "html": rich(text), "ruling": reason.ruling,
            "rule": f"/rules/{room.game.slug}" + (f"#{anchor}" if anchor else "")}


def of_text(room: Room, seat: int, locale: str, text: str) -> dict[str, Any]:
    """Why an action is not allowed to a seat."""
    if room.record is None:
        raise Refused("not-begun")
    return answered(room, seat, locale, why_text(room.game, view_of(room, seat), seat, text[:LONGEST]))


def of_place(room: Room, seat: int, locale: str, place: str, picked: Any = ()) -> dict[str, Any]:
    """Why nothing can be done with a place, after those that were picked."""
    if room.record is None:
        raise Refused("not-begun")
    names = [one for one in picked if isinstance(one, str)][:MOST_PICKS] if isinstance(picked, list) else []
    return answered(room, seat, locale, why_place(room.game, view_of(room, seat), seat, place[:LONGEST], names))


def refused(room: Room, seat: int, locale: str, refusal: Refused) -> dict[str, Any]:
    """What a refusal of an action says besides: the rule in the place of the list of what is allowed."""
    if refusal.key != "illegal" or room.record is None:
        return {}
    found = of_text(room, seat, locale, str(refusal.args_["text"]))
    if not found["key"] or found["key"] == "why-unknown":
        return {}
    number = f" ({found['ruling']})" if found["ruling"] else ""
    return {"why": found["text"] + number, "reason": found["key"], "ruling": found["ruling"], "rule": found["rule"]}


async def why(request: Request) -> Response:
    """Over HTTP: of an action (`action=build:office`) or a place (`place=ship:1`), for the asker's own seat."""
    room, locale, asked = await room_of(request), locale_of(request), request.query_params
    rooms(request).limits.check("explain", browser=me(request).id, table=room.id, address=client_of(request.scope))
    held = room.seats_of(me(request).id)
    seat = int(asked["seat"]) if asked.get("seat", "").isdecimal() and int(asked["seat"]) in held else \
        next(iter(held), NOBODY)
    if asked.get("place"):
        return JSONResponse(of_place(room, seat, locale, asked["place"]))
    return JSONResponse(of_text(room, seat, locale, asked.get("action", "")))
