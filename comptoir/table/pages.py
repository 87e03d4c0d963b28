"""The pages of a table, and the small answers that scripts fetch."""

from __future__ import annotations

import io
import secrets

import segno
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from comptoir import load
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.state import NOBODY
from comptoir.story import ALL_OPEN, seen_by
from comptoir.table import making
from comptoir.table.boards import playable
from comptoir.table.clocks import told
from comptoir.table.lobby import ask_name
from comptoir.table.nets import closed
from comptoir.table.options import number
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.rulebook import rules as rules_of
from comptoir.table.scene import ending, last_places, seated, voice_of
from comptoir.table.schema import OVER, WAITING
from comptoir.table.seats import KEY, YEAR
from comptoir.table.shown import shown
from comptoir.table.standing import full_board, standing, symbols_of, tabs_of
from comptoir.table.uploads import MOST_BYTES
from comptoir.table.web import LOCALES, front_of, local, locale_of, me, page, refusal, room_of, rooms
from comptoir.table.words import client_words, page_words


async def language(request: Request) -> Response:
    """Change the language and go on where one was."""
    answer = RedirectResponse(local(request.query_params.get("next", "/")), 303)
    if request.path_params["locale"] in LOCALES:
        answer.set_cookie("lang", request.path_params["locale"], max_age=YEAR, samesite="lax")
    return answer


# The table


async def with_key(request: Request) -> Response | None:
    """Who comes by the new link of a table whose links were renewed is given its key, and sent on without it."""
    key, wanted = request.query_params.get("key", ""), request.path_params["table"]
    room = await rooms(request).get(wanted) if key else None
    if room is None or not secrets.compare_digest(room.table["gate"].encode(), key.encode()):
        return None
    answer = RedirectResponse(f"/t/{room.id}" + ("?watch" if "watch" in request.query_params else ""), 303)
    answer.set_cookie(KEY, key, path=f"/t/{room.id}", max_age=YEAR, httponly=True, samesite="lax",
                      secure=request.url.scheme == "https")
    return answer


def link_of(request: Request, room: Room) -> str:
    """The address of a table as it can be given to others."""
    gate = room.table["gate"]
    return str(request.url_for("table", table=room.id)) + (f"?key={gate}" if gate else "")


async def table(request: Request) -> Response:
    if (sent_on := await with_key(request)) is not None:
        return sent_on
    room, locale = await room_of(request), locale_of(request)
    watch = "watch" in request.query_params
    if room.trouble is not None:
        return closed(request, room)
    if room.status == WAITING and not me(request).name and not watch:  # a name first: they are about to sit down
        here = f"/t/{room.id}"
        return ask_name(request, "/name", page_words(locale)("go-on"), {"next": here}, f"{here}?watch")
    return page(request, "table.html", room=room, game=room.game, words=client_words(locale, room.game),
                clock_told=told, watch=watch, loopback=_loopback(request), tabs=tabs_of(room.game),
                symbols=symbols_of(room.game.slug),
                link=link_of(request, room), waiting=room.status == WAITING, qr=qr)


async def take_seat(request: Request) -> Response:
    """A seat's secret link: from now on this browser may play for it too."""
    store = rooms(request).store
    chair = await store.chair_by_secret(request.path_params["secret"])
    if chair is None:
        raise HTTPException(404)
    person, room = me(request), await rooms(request).get(chair["table_id"])
    if room is not None and not room.seats_of(person.id):
        await room.check_welcome(person.id)
    await store.hold(chair["table_id"], chair["seat"], person.id)
    if not person.name:
        person.rename(chair["name"])
    if room is not None:
        await room.refresh()
    return RedirectResponse(f"/t/{chair['table_id']}?seat={chair['seat']}", 303)


async def links(request: Request) -> Response:
    """The links of a table with their QR codes: the seats of this browser, and the link for everybody else."""
    room = await room_of(request)
    mine = [(room.chairs[seat], str(request.url_for("take_seat", secret=room.chairs[seat].secret)))
            for seat in room.seats_of(me(request).id)]
    address = link_of(request, room)
    return page(request, "links.html", room=room, game=room.game, loopback=_loopback(request), address=address, qr=qr,
                watch=address + ("&" if "?" in address else "?") + "watch", seats=mine,
                is_owner=room.is_owner(me(request).id), renewed="renewed" in request.query_params)


async def renew(request: Request) -> Response:
    """New links, of one seat or of everything."""
    room, seat = await room_of(request), str((await request.form()).get("seat", ""))
    if seat and number(seat) is None:
        raise Refused("number", name="seat")
    await room.renew(me(request).id, number(seat) if seat else None)
    return RedirectResponse(f"/t/{room.id}/links?renewed", 303)


def qr(address: str) -> Markup:
    """A QR code that stands in the page."""
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", xmldecl=False, svgns=True, scale=6, border=3, dark="#29231b",
                                        light="#fffdf8", svgclass="qr", lineclass=None, omitsize=True)
    return Markup(out.getvalue().decode())


def _loopback(request: Request) -> bool:
    return (request.url.hostname or "") in ("localhost", "127.0.0.1", "::1")


# Looking back


def _reader(request: Request, room: Room, eyes: str | None = None) -> int:
    """Whose eyes a replay is seen through: one's own seat; after the end anybody's, or all open."""
    wanted = request.query_params.get("eyes", "") if eyes is None else eyes
    own = room.seats_of(me(request).id)
    if room.status == OVER:
        if wanted in [str(chair.seat) for chair in room.chairs]:
            return int(wanted)
        return ALL_OPEN
    if number(wanted) in own:
        return int(wanted)
    return own[0] if own else -1


async def replay(request: Request) -> Response:
    room = await room_of(request)
    if room.record is None or room.story is None:
        return refusal(request, Refused("not-begun"))
    own, reader = room.seats_of(me(request).id), _reader(request, room)
    over = room.status == OVER
    eyes = [chair for chair in room.chairs if over or chair.seat in own]
    return page(request, "replay.html", room=room, game=room.game, over=over, eyes=eyes, own=own, reader=reader,
                moves=shown(room.story, reader).last, words=client_words(locale_of(request), room.game),
                move=request.query_params.get("move", ""), tabs=tabs_of(room.game), symbols=symbols_of(room.game.slug))


async def story(request: Request) -> Response:
    """The log and the points of a game, as the asker may read them."""
    room = await room_of(request)
    if room.story is None or room.record is None:
        raise HTTPException(404)
    say, reader = voice_of(room, locale_of(request)), _reader(request, room)
    seen = shown(room.story, reader)
    chart = [] if not room.game.open_points and room.status != OVER else seen.points()
    return JSONResponse({"moves": seen.last, "log": seen.lines(say), "chart": chart,
                         "over": room.status == OVER,
                         "end": ending(room, room.story, say) if room.status == OVER else None})


async def position(request: Request) -> Response:
    """The stage after so many moves; or all of one seat's board there."""
    room = await room_of(request)
    move = request.path_params["move"]
    if room.story is None or room.record is None:
        raise HTTPException(404)
    say, reader = voice_of(room, locale_of(request)), _reader(request, room)
    seen = shown(room.story, reader)
    if not 0 <= move <= seen.last:
        raise HTTPException(404)
    state, front = room.story.positions[seen.stands(move)], front_of(request, room, reader)
    peeked = number(request.query_params.get("peek", ""))
    if peeked is not None and peeked < len(room.chairs):
        slot, symbols = full_board(room.game, seen_by(state, reader), front, peeked, say)
        return JSONResponse({"seat": peeked, "title": slot.title, "html": slot.html, "symbols": list(symbols.values())})
    stands = standing(room.story, seen.stands(move), reader, say, seated(room, say.locale), front)
    return JSONResponse({"move": move, "actor": int(state.actor()), "by": seen.by(move) if move else NOBODY,
                         "seat": front, "stage": stands.sent(), "last": last_places(seen, move, stands.places, front)})


async def record(request: Request) -> Response:
    """The record of a finished game; while it is played it holds what players must not see."""
    room = await room_of(request)
    if room.record is None or room.status != OVER:
        return refusal(request, Refused("record-later"))
    name = f"{room.game.slug}-{room.id}.jsonl"
    return PlainTextResponse(room.record.to_text(), headers={"Content-Disposition": f'attachment; filename="{name}"',
                                                             "Content-Type": "application/jsonl; charset=utf-8"})


async def upload(request: Request) -> Response:
    """A record from a file."""
    form = await request.form(max_files=1, max_fields=20, max_part_size=MOST_BYTES + 1)
    file = form.get("record")
    if file is None or isinstance(file, str):
        return refusal(request, Refused("no-file"))
    try:
        record = await rooms(request).uploads.read(await file.read(MOST_BYTES + 1))
        made = await making.from_record(rooms(request).store, record, me(request), page_words(locale_of(request)))
    except (Refused, ComptoirError) as problem:
        return refusal(request, problem)
    room = await rooms(request).get(made)
    over = room is not None and room.status == OVER
    return RedirectResponse(f"/t/{made}/replay" if over else f"/t/{made}", 303)


async def play_on(request: Request) -> Response:
    form = await request.form()
    move, seat = str(form.get("move", "")), str(form.get("seat", "0"))
    room = await room_of(request)
    own = room.seats_of(me(request).id)
    wanted = number(seat) or 0
    if room.status != OVER and wanted not in own:
        wanted = own[0] if own else 0
    try:
        after = number(move)
        reader = _reader(request, room, str(form.get("eyes", "")))
        made = await making.play_on(room, -1 if after is None else after, wanted, reader, me(request),
                                    page_words(locale_of(request)))
    except (Refused, ComptoirError) as problem:
        return refusal(request, problem)
    return RedirectResponse(f"/t/{made}", 303)


async def rematch(request: Request) -> Response:
    room = await room_of(request)
    if not room.seats_of(me(request).id):
        return refusal(request, Refused("watching"))
    try:
        async with room.lock:
            made = await making.rematch(room)
    except (Refused, ComptoirError) as problem:
        return refusal(request, problem)
    return RedirectResponse(f"/t/{made}", 303)


async def rules(request: Request) -> Response:
    slug = request.path_params.get("slug", playable()[0])
    if slug not in playable():
        raise HTTPException(404)
    return page(request, "rules.html", game=load(slug), games=[load(known) for known in playable()],
                rules=rules_of(slug, locale_of(request)), beside="beside" in request.query_params)


async def not_found(request: Request, problem: Exception) -> Response:
    """Nothing is there; or only a form leads there, and somebody has come by the address."""
    say = page_words(locale_of(request))
    assert isinstance(problem, HTTPException)
    answer = page(request, "message.html", problem.status_code, head=say("not-found"), why=say("not-found-why"))
    answer.headers.update(problem.headers or {})
    return answer
