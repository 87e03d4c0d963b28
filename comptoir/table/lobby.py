"""The lobby: a game at one click, a table made to measure, my tables, open tables, the games I have played."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from comptoir import load
from comptoir.bots.expected import below, expected
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.game import Game
from comptoir.table import making
from comptoir.table.boards import playable
from comptoir.table.clocks import OFFERED, ZEROS, time_told, told
from comptoir.table.friends import friends_of
from comptoir.table.history import History
from comptoir.table.my_turns import waiting
from comptoir.table.options import number, offered
from comptoir.table.refusal import Refused
from comptoir.table.schema import PLAYING, WAITING
from comptoir.table.seats import YEAR, Person, cookies_of
from comptoir.table.store import Row
from comptoir.table.thinker import LEVELS, MEDIUM
from comptoir.table.web import local, locale_of, me, page, refusal, rooms
from comptoir.table.words import page_words
from comptoir.voice import option_texts
from comptoir.words import Words

NEARLY_ALL = 0.95  # of the games
LATEST = 3  # games that the lobby shows of those that were played


def history(request: Request) -> History:
    found: History = request.app.state.history
    return found


def level_of(request: Request) -> str:
    """The level of bot that was chosen last."""
    level = cookies_of(request.scope).get("level", "")
    return level if level in LEVELS else MEDIUM


def remember_level(answer: Response, form: Mapping[str, str]) -> None:
    """The level of a Play now, or that of the last bot on a chair, is the one that is offered next time."""
    chosen = [form.get("level", ""), *[value[4:] for name, value in form.items() if name.startswith("chair-")
                                       and value.startswith("bot:")]]
    known = [level for level in chosen if level in LEVELS]
    if known:
        answer.set_cookie("level", known[-1], max_age=YEAR, samesite="lax")


@dataclass(frozen=True)
class Choice:
    """A field of the form with its values: what each is called, and which one stands there."""

    name: str
    label: str
    help: str
    values: list[tuple[str, str]]
    chosen: str


def _seats(game: Game, wanted: str) -> int:
    found = number(wanted)
    return found if found is not None and found in game.seats else game.default_seats


def _options(game: Game, seats: int, typed: Mapping[str, str], locale: str) -> list[Choice]:
    """The options that have a choice for so many seats, with what was chosen before the seats were changed."""
    found = []
    for option in game.options:
        texts = option_texts(game, option, locale)
        values = [(str(value).lower(), texts.value(value)) for value in offered(game, option, seats)]
        if len(values) > 1:
            wanted = typed.get("o-" + option.name, "")
            chosen = wanted if wanted in [value for value, _ in values] else values[0][0]
            found.append(Choice("o-" + option.name, texts.label, texts.help, values, chosen))
    return found


def _chairs(seats: int, level: str, typed: Mapping[str, str]) -> list[str]:
    """Who sits where when nothing was chosen yet: I, one open chair, bots."""
    usual = ["me", "open", *[f"bot:{level}"] * (seats - 2)]
    return [typed.get(f"chair-{seat}", usual[seat]) for seat in range(seats)]


def expectation(game: Game, level: str, say: Words) -> str:
    """What to expect of a level of this title; nothing where it was not measured."""
    found = expected(game, level)
    if found is None:
        return "" if below(level) else say("lowest-level", level=say("level-" + level))
    words = {"level": say("level-" + level), "below": say("level-" + found.below)}
    return say("wins-nearly-all", **words) if found.share >= NEARLY_ALL else \
        say("wins-of-ten", n=int(10 * found.share + 0.5), **words)


async def lobby(request: Request) -> Response:
    """The titles, and the form for a table; what was typed into it comes back when title or seats change."""
    store, person, locale = rooms(request).store, me(request), locale_of(request)
    typed = request.query_params
    slug = typed.get("game", "")
    game = load(slug if slug in playable() else playable()[0])
    seats, level = _seats(game, typed.get("seats", "")), level_of(request)
    mine = [{**table, "my_turn": True} for table in await waiting(store, person.id)]
    known = {table["id"] for table in mine}
    mine += [{**table, "my_turn": False} for table in await store.tables_of(person.id)
             if table["status"] in (WAITING, PLAYING) and table["id"] not in known]
    return page(request, "lobby.html", games=[load(known) for known in playable()], game=game, seats=seats,
                mine=mine, waiting=sum(table["my_turn"] for table in mine), level=level, typed=typed,
                open=[table for table in await store.open_tables(person.id, friends_of(person.id) if person.session
                                                                 else None) if not _at(table, person)],
                chairs=_chairs(seats, level, typed), options=_options(game, seats, typed, locale),
                expectation=expectation, clocks=OFFERED, zeros=ZEROS, clock_told=told, time_told=time_told,
                now=time.time(), played=await history(request).played_by(person, LATEST))


def _at(table: Row, person: Person) -> set[int]:
    return {holder["seat"] for holder in table["holders"] if holder["player"] == person.id}


async def games(request: Request) -> Response:
    """The games I have played to their end."""
    return page(request, "games.html", played=await history(request).played_by(me(request)))


# Names


def ask_name(request: Request, action: str, button: str, kept: Mapping[str, str], look: str = "") -> Response:
    """A page that asks for a name, then goes on to what was wanted."""
    return page(request, "name.html", action=action, button=button, look=look,
                kept=[(name, value) for name, value in kept.items() if name != "my-name"])


async def name(request: Request) -> Response:
    """What I am called."""
    going = local(request.query_params.get("next", "/"))
    return ask_name(request, "/name", page_words(locale_of(request))("save"), {"next": going}, going)


async def rename(request: Request) -> Response:
    """Another name, also on the chairs where I sit under the old one."""
    form = await request.form()
    person, old = me(request), me(request).name
    person.rename(str(form.get("my-name") or form.get("name", "")))
    if old and old != person.name:
        await rename_chairs(request, person, old)
    return RedirectResponse(local(str(form.get("next", "/"))), 303)


async def rename_chairs(request: Request, person: Person, old: str) -> None:
    """At tables that are not over. A chair with another name is somebody else's who shares this device."""
    for table in await rooms(request).store.tables_of(person.id):
        taken = [chair["name"] for chair in table["chairs"]]
        if table["status"] not in (WAITING, PLAYING) or person.name in taken:
            continue
        for chair in table["chairs"]:
            if chair["seat"] in _at(table, person) and chair["name"] == old:
                room = await rooms(request).get(table["id"])
                if room is not None:
                    await room.rename(chair["seat"], person.name)


# New tables


async def play(request: Request) -> Response:
    """One click: a table of the usual size against bots of the level that was chosen last."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    level = form.get("level", "")
    form["level"] = level if level in LEVELS else level_of(request)
    me(request).rename(form.get("my-name", ""))
    if not me(request).name:
        return ask_name(request, "/play", page_words(locale_of(request))("play-now"), form, "/")
    return await _made(request, form, lambda: making.quick(
        rooms(request).store, form.get("game", ""), form["level"], me(request), page_words(locale_of(request))))


async def new_table(request: Request) -> Response:
    """A table by the form."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    me(request).rename(form.get("my-name", ""))
    if not me(request).name and "my-name" in form and "me" in form.values():  # programs need not say who they are
        return ask_name(request, "/new", page_words(locale_of(request))("open-the-table"), form, "/")
    return await _made(request, form, lambda: making.from_form(
        rooms(request).store, form, me(request), page_words(locale_of(request))))


async def _made(request: Request, form: Mapping[str, str], make: Any) -> Response:
    """Go to the table that was made, or say why there is none."""
    try:
        answer = RedirectResponse(f"/t/{await make()}", 303)
    except (Refused, ComptoirError) as problem:
        return refusal(request, problem)
    remember_level(answer, form)
    return answer
