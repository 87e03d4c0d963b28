"""The web application: routes, and what holds for every answer."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

import comptoir
from comptoir.table import hinting, lobby, pages, puzzles, review_pages, why
from comptoir.table.account_pages import ACCOUNT_DOORS
from comptoir.table.accounts import Accounts
from comptoir.table.admin import Admin
from comptoir.table.admin_pages import ADMIN_DOORS
from comptoir.table.api import JSON, MOVED, TEXT, Door, openapi
from comptoir.table.banning import LOOK as BANS_LOOK
from comptoir.table.banning import NEWS as BANS
from comptoir.table.banning import Threshold
from comptoir.table.boards import playable, stylesheets
from comptoir.table.doorkeeper import LONG_PATIENCE, Doorkeeper, Usher, at_the_door, turn_away
from comptoir.table.friend_pages import FRIEND_DOORS
from comptoir.table.guard import Guard
from comptoir.table.history import History
from comptoir.table.limits import client_of
from comptoir.table.live import live
from comptoir.table.mail import Post
from comptoir.table.metrics import Metrics
from comptoir.table.my_turns import TURN_DOORS
from comptoir.table.nets import NETS
from comptoir.table.notices import LOOK, WAIT, Notices
from comptoir.table.operating import Operating
from comptoir.table.ratings import Club
from comptoir.table.refusal import Refused
from comptoir.table.retention import LOOK as RETENTION_LOOK
from comptoir.table.retention import Retention
from comptoir.table.reviewing import Reviews
from comptoir.table.rooms import PACE, Rooms
from comptoir.table.seats import Cookies
from comptoir.table.sessions import CUT
from comptoir.table.slow_pages import SLOW_DOORS
from comptoir.table.standing import all_stage_css, stage_css
from comptoir.table.store import Away, Store
from comptoir.table.thinker import SECONDS, WORKERS, Thinker
from comptoir.table.turns import GRACE
from comptoir.table.warming import warm_up
from comptoir.table.web import locale_of
from comptoir.table.witness import Witness

FOR_EVER = "max-age=31536000, immutable"
STATIC = Path(str(files("comptoir.table"))) / "static"


class Static(StaticFiles):
    """Files whose address changes when one of them does, so that browsers need not ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = FOR_EVER
        return answer


async def board_css(request: Request) -> Response:
    return Response(stylesheets(), media_type="text/css", headers={"Cache-Control": FOR_EVER})


async def worker(request: Request) -> Response:
    """What browsers run in the background: it stands at the root, so that it may open any table."""
    return Response((STATIC / "worker.js").read_bytes(), media_type="text/javascript",
                    headers={"Cache-Control": "no-cache"})


async def stage_sheet(request: Request) -> Response:
    """How the stage of a title looks."""
    slug = request.path_params["slug"]
    if slug not in playable():
        raise HTTPException(404)
    return Response(stage_css(slug), media_type="text/css", headers={"Cache-Control": FOR_EVER})


async def health(request: Request) -> Response:
    """Whether the store can be read and written."""
    rooms: Rooms = request.app.state.rooms
    try:
        await asyncio.wait_for(rooms.healthy(), 5)
    except Exception as problem:
        return JSONResponse({"ok": False, "why": str(problem)[:200] or type(problem).__name__}, 503)
    return JSONResponse({"ok": True, "version": comptoir.__version__, "compiled": comptoir.compiled(),
                         "process": os.getpid()})


async def ready(request: Request) -> Response:
    """Whether new people may be sent here: the store answers, and news of other processes comes in."""
    rooms: Rooms = request.app.state.rooms
    if not rooms.news.listens:
        return JSONResponse({"ok": False, "why": "what other processes do is not heard"}, 503)
    return await health(request)


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    told: Metrics = request.app.state.metrics
    return Response(told.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def live_page(socket: WebSocket) -> None:
    rooms: Rooms = socket.app.state.rooms
    who = {"browser": socket.state.me.id, "table": socket.path_params["table"]}
    try:
        await at_the_door(rooms.limits, "socket", LONG_PATIENCE, **who)
        with rooms.limits.socket(**who, address=client_of(socket.scope)):
            await live(socket, rooms, locale_of(socket))
    except Refused as refusal:  # too many, too soon
        await turn_away(socket, refusal)
    except Away:
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        await socket.close(1013, "the database does not answer; try again soon")


async def described(request: Request) -> Response:
    return JSONResponse(openapi(DOORS))


EYES = {"eyes": "whose eyes it is seen through: one's own seat; after the end any seat, or all"}
MISSING = {403: "the links of this table were renewed", 404: "there is no such table"}
REFUSED = {400: "refused: a page that says what is allowed"}

DOORS = [
    Door("/", lobby.lobby, "the lobby", query={"game": "a title", "seats": "how many play"}),
    Door("/name", lobby.name, "a page that asks for a name", query={"next": "where to go"}),
    Door("/name", lobby.rename, "what the asker is called", MOVED, "POST", form={"my-name": "", "next": "where to go"}),
    Door("/play", lobby.play, "a table against bots at one click; a page that asks for a name comes first", MOVED,
         "POST", fails=REFUSED, form={"game": "a title", "level": "of the bots", "my-name": ""}, asks=True),
    Door("/games", lobby.games, "the games that the asker has played"),
    Door("/new", lobby.new_table, "a new table", MOVED, "POST", fails=REFUSED, form={
        "my-name": "", "game": "a title", "seats": "how many play",
        "chair-0": "me, device, open or bot:LEVEL; chair-1 and so on alike", "o-NAME": "an option of the title",
        "first": "with advice", "name": "of the table", "door": "open or link",
        "clock": "turn:SECONDS, game:SECONDS+SECONDS or days:DAYS", "zero": "bot, concede or show"}, asks=True),
    Door("/record", pages.upload, "a table from a record", MOVED, "POST", file="record", fails=REFUSED),
    Door("/lang/{locale}", pages.language, "the asker's language", MOVED, query={"next": "where to go"}),
    Door("/rules", pages.rules, "the rules of the first title"),
    Door("/rules/{slug}", pages.rules, "the rules of a title", fails={404: "no such title"}),
    Door("/puzzles", puzzles.shelf, "the puzzles of the first title"),
    Door("/puzzles/{slug}", puzzles.shelf, "the puzzles of a title", fails={404: "no such title"}),
    Door("/puzzles/{slug}/{n:int}", puzzles.puzzle, "a puzzle to solve",
         query={"answer": "an action: what was chosen", "peek": "a seat: all of its board, and nothing else"},
         fails={404: "no such puzzle"}),
    Door("/s/{secret}", pages.take_seat, "take a seat by its link", MOVED,
         fails={403: "the asker was sent away or is blocked there", 404: "no such seat"}),
    Door("/t/{table}", pages.table, "a table", query={
        "watch": "as a spectator", "seat": "for this seat", "key": "of a table whose links were renewed"},
         fails={**MISSING, 303: "with its key: to the table itself"}),
    Door("/t/{table}/links", pages.links, "the links of a table, with QR codes", fails=MISSING),
    Door("/t/{table}/links", pages.renew, "new links: who had old ones is out, unless they sit there", MOVED, "POST",
         form={"seat": "one of the asker's; none: of everything, by the owner"}, fails={**REFUSED, **MISSING}),
    Door("/t/{table}/replay", pages.replay, "look back at a game", query={"move": "where to begin", **EYES},
         fails={**REFUSED, **MISSING}),
    Door("/t/{table}/story", pages.story, "the log and the points of a game", JSON, query=EYES, fails=MISSING),
    Door("/t/{table}/at/{move:int}", pages.position, "the stage after so many moves", JSON,
         query={"peek": "a seat: all of its board there, and nothing else", **EYES}, fails=MISSING),
    Door("/t/{table}/why", why.why, "the rule that forbids the asker's seat an action, or the use of a place", JSON,
         query={"action": "e.g. build:office", "place": "e.g. ship:1", "seat": "one of the asker's"},
         fails={**REFUSED, **MISSING}),
    Door("/t/{table}/hint", hinting.hint, "what the bot would do, for who plays against bots alone", JSON,
         query={"seat": "of the asker, which is to choose"}, fails=MISSING),
    Door("/t/{table}/review", review_pages.review, "what the analyst found out about a finished game", JSON,
         query={"have": "decisions that the asker has already", **EYES}, fails=MISSING),
    Door("/t/{table}/line/{move:int}", review_pages.line, "the stage some steps into a better continuation", JSON,
         query={"step": "how many", **EYES}, fails=MISSING),
    Door("/t/{table}/record", pages.record, "the record of a finished game", "application/jsonl",
         fails={**REFUSED, **MISSING}),
    Door("/t/{table}/play-on", pages.play_on, "a private table from a position", MOVED, "POST",
         form={"move": "after how many", "seat": "whose chair"}, fails={**REFUSED, **MISSING}),
    Door("/t/{table}/rematch", pages.rematch, "the same table again, chairs rotated", MOVED, "POST",
         fails={**REFUSED, **MISSING}),
    *ACCOUNT_DOORS,
    *FRIEND_DOORS,
    *SLOW_DOORS,
    *TURN_DOORS,
    *ADMIN_DOORS,
    Door("/healthz", health, "whether the store answers", JSON, fails={503: "it does not"}),
    Door("/readyz", ready, "whether new people may be sent here", JSON, fails={503: "not now"}),
    Door("/metrics", metrics, "durations, queues and counters, for Prometheus", TEXT),
    Door("/worker.js", worker, "what browsers run in the background to show notices", "text/javascript"),
    Door("/openapi.json", described, "this description", JSON),
]

ROUTES = [
    *[door.route() for door in DOORS],
    WebSocketRoute("/t/{table}/live", live_page),
    Route("/static/{version}/board.css", board_css),
    Route("/static/{version}/stage/{slug}.css", stage_sheet),
    Mount("/static/{version}", Static(directory=STATIC)),
]


class Application:
    """The routes inside their guards. The key that signs the cookies is in the store, so it is read at the start."""

    def __init__(self, db: str, *, pace: float = PACE, workers: int = WORKERS, seconds: float = SECONDS,
                 grace: float = GRACE, post: Post | None = None, address: str = "", notice: float = WAIT,
                 webhooks_anywhere: bool = False, admin_token: str = "", keep_guests: float | None = None) -> None:
        self.store = Store(db)
        self.accounts = Accounts(self.store)
        self.rooms = Rooms(self.store, Thinker(workers, seconds), pace, grace)
        self.operating = Operating(self.store, self.rooms.limits)
        nets = {404: pages.not_found, 405: pages.not_found, **NETS}
        self.inner = Starlette(routes=ROUTES, lifespan=self._life, exception_handlers=nets,
                               middleware=[Middleware(Threshold, bans=self.operating.bans)])
        self.inner.state.operating = self.operating
        self.inner.state.admin = self.admin = Admin(admin_token)
        self.inner.state.rooms = self.rooms
        self.inner.state.history = History(self.store)
        self.inner.state.accounts = self.accounts
        self.inner.state.club = Club(self.inner.state.history)
        self.inner.state.post, self.inner.state.address = post, address.rstrip("/")
        self.inner.state.notices = self.notices = Notices(self.store, post, address.rstrip("/"), notice,
                                                          webhooks_anywhere)
        self.inner.state.reviews = self.reviews = Reviews(self.store, self.rooms.duties)
        self.inner.state.metrics = self.metrics = Metrics(self.rooms, self.reviews)
        self.inner.state.version = fingerprint()
        self.retention = Retention(self.rooms, keep_guests) if keep_guests is not None else None
        self.app: ASGIApp = self.inner

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        key = await self.store.setting("key", secrets.token_urlsafe(32))
        self.admin.set_key(key)
        await self.operating.look()
        limits = self.rooms.limits
        inside = Usher(GZipMiddleware(self.inner, minimum_size=1000), limits)
        known = Cookies(inside, key, self.accounts.sessions.check)
        self.app = Witness(Guard(Doorkeeper(known, limits)), self.store.durations, [door.path for door in DOORS])
        self.rooms.hears[BANS] = self._keep_out
        await self.rooms.open()
        if self.store.is_postgres:  # where others may ban, too
            self.rooms.also(BANS_LOOK, self._keep_out)
        self.rooms.also(LOOK, self.notices.look)
        self.rooms.also(CUT, lambda: self.accounts.sessions.cut(self.rooms.pages()))
        if self.retention is not None:
            self.rooms.also(RETENTION_LOOK, self.retention.look)
        warming = asyncio.create_task(warm_up())
        yield
        warming.cancel()
        await self.reviews.stop()
        await self.rooms.close()
        await self.store.close()

    async def _keep_out(self) -> None:
        """Who is banned from now on is not here any more."""
        await self.operating.look()
        self.operating.bans.cut(self.rooms.pages())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.inner if scope["type"] == "lifespan" else self.app)(scope, receive, send)


def fingerprint() -> str:
    """Changes when a file that browsers keep has changed."""
    told = hashlib.sha256((stylesheets() + all_stage_css()).encode())
    for file in sorted(STATIC.iterdir()):
        told.update(file.read_bytes())
    return told.hexdigest()[:10]
