"""The admin page: tables, processes, limits and bans, for whoever knows the token. Its forms say a proof that only a
page of the same session has, on top of what all forms of the table must keep."""

from __future__ import annotations

import os
from datetime import UTC, datetime

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import comptoir
from comptoir.table.admin import Admin
from comptoir.table.api import MOVED, Door
from comptoir.table.limits import FACTORS, MOST_SOCKETS, client_of
from comptoir.table.operating import HOURS, MOST, Operating
from comptoir.table.options import number
from comptoir.table.refusal import Refused
from comptoir.table.seats import clean_name
from comptoir.table.web import locale_of, page, rooms
from comptoir.table.words import page_words


def operating(request: Request) -> Operating:
    found: Operating = request.app.state.operating
    return found


def door_of(request: Request) -> Admin:
    """404 where there is no token."""
    found: Admin = request.app.state.admin
    if not found.exists:
        raise HTTPException(404)
    return found


async def admin(request: Request, wrong: Refused | None = None, where: str = "") -> Response:
    """Everything; or, for whom has not said the token, the question for it."""
    door, say = door_of(request), page_words(locale_of(request))
    session, status = door.session(request.scope), 400 if wrong else 200
    beside = {"wrong": wrong.told(say) if wrong else "", "said": "", "where": where}
    if not session:
        return page(request, "admin-in.html", status, **beside)
    work, find = operating(request), clean_name(request.query_params.get("find", ""))
    at = max(0, number(request.query_params.get("page", "")) or 0)
    found = await work.tables(find, min(at, 10_000))
    return page(request, "admin.html", status, proof=door.proof(session), tables=found, find=find, at=at,
                more=len(found) == MOST, counts=await work.counts(), processes=await work.processes(),
                me_process=work.store.me, pid=os.getpid(), engine=comptoir.__version__, bans=work.bans.all, hours=HOURS,
                rules=rooms(request).limits.rules, factors=FACTORS, scaled=rooms(request).limits.factors,
                sockets=MOST_SOCKETS, live=len(rooms(request).pages()), looked=_looked(request), day=_day,
                deeds=await work.deeds(), **beside)


def _looked(request: Request) -> dict[str, int]:
    """How many look at each table through this process."""
    return {room.id: len(room.viewers) for room in rooms(request).rooms.values()}


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


async def come_in(request: Request) -> Response:
    door, form = door_of(request), await request.form()
    try:
        rooms(request).limits.check("admin", account="operator", address=client_of(request.scope))
        if not door.is_right(str(form.get("token", ""))):
            raise Refused("token")
    except Refused as wrong:
        return await admin(request, wrong, "in")
    answer = RedirectResponse("/admin", 303)
    door.let_in(answer, request.url.scheme == "https")
    return answer


async def go_out(request: Request) -> Response:
    answer = RedirectResponse("/admin", 303)
    door_of(request).let_out(answer)
    return answer


async def deed(request: Request) -> Response:
    """One thing that the operator does: what, to whom, why."""
    door, what = door_of(request), request.path_params["deed"]
    form = {name: str(value) for name, value in (await request.form()).items()}
    session, work = door.session(request.scope), operating(request)
    if not session:
        return RedirectResponse("/admin", 303)
    if not door.is_proven(session, form.get("proof", "")):
        raise Refused("proof")
    whom, why, address = form.get("whom", ""), form.get("why", ""), client_of(request.scope) or "local"
    try:
        if what == "ban":
            hours = number(form.get("hours", ""))
            await work.ban(form.get("kind", ""), whom, why, -1 if hours is None else hours, address)
            work.bans.cut(rooms(request).pages())
        elif what == "lift":
            await work.lift(whom, address)
        elif what == "limit":
            await work.limit(whom, form.get("factor", ""), address)
        elif what in ("close", "delete"):
            await (work.close if what == "close" else work.delete)(whom, why, address)
            await rooms(request).reread(whom)
        else:
            raise HTTPException(404)
    except Refused as wrong:
        return await admin(request, wrong, "tables" if what in ("close", "delete") else what)
    return RedirectResponse("/admin#" + {"ban": "bans", "lift": "bans", "limit": "limits"}.get(what, "tables"), 303)


NONE = {400: "refused: the page says why", 403: "not a form of the admin page", 404: "there is no admin page"}

ADMIN_DOORS = [
    Door("/admin", admin, "the admin page, or the question for its token", fails=NONE,
         query={"find": "tables by id, name or player", "page": "of the tables, from 0 on"}),
    Door("/admin/in", come_in, "say the token", MOVED, "POST", form={"token": ""}, fails=NONE),
    Door("/admin/out", go_out, "forget that it was said", MOVED, "POST", fails=NONE),
    Door("/admin/{deed}", deed, "something that the operator does", MOVED, "POST", fails=NONE, form={
        "proof": "of the page that it comes from", "whom": "a table, a ban, a name, an address, or a kind of limit",
        "kind": "of a ban: browser, account or address", "why": "the reason", "hours": "of a ban; 0: for good",
        "factor": "of a limit"}),
]
