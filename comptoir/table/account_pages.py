"""The pages of an account: sign up, sign in by password or by a link, one's games and browsers, export, deletion."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from comptoir.table.accounts import Account, Accounts, key_of
from comptoir.table.api import JSON, MOVED, Door
from comptoir.table.belongings import Belongings
from comptoir.table.friends import Friends
from comptoir.table.history import Played
from comptoir.table.limits import client_of
from comptoir.table.lobby import history, rename_chairs
from comptoir.table.mail import NotSent, Post
from comptoir.table.pushing import Pushes
from comptoir.table.ratings import BOT, Club, Rating, Ratings
from comptoir.table.refusal import Refused
from comptoir.table.thinker import LEVELS
from comptoir.table.vacation import Vacations
from comptoir.table.web import local, locale_of, me, page, rooms
from comptoir.table.words import page_words

LOG = logging.getLogger("comptoir.accounts")
LATEST = 5  # games that the page shows


@dataclass(frozen=True)
class Tally:
    """How somebody has done in a title with so many seats."""

    game: str
    seats: int
    played: int
    won: int


def accounts(request: Request) -> Accounts:
    found: Accounts = request.app.state.accounts
    return found


def belongings(request: Request) -> Belongings:
    return Belongings(accounts(request))


def post(request: Request) -> Post | None:
    found: Post | None = request.app.state.post
    return found


def tallies(played: list[Played]) -> list[Tally]:
    """By title and number of seats, what was played most first."""
    games = [(game.table["game"], len(game.table["chairs"]), game.place == 1) for game in played if game.place]
    counts, won = Counter(game[:2] for game in games), Counter(game[:2] for game in games if game[2])
    return [Tally(*kind, number, won[kind]) for kind, number in counts.most_common()]


def bots_beside(ratings: Ratings) -> list[tuple[str, Rating]]:
    """The levels that have been met in this title, the strongest first."""
    met = [(level, rating) for level in LEVELS if (rating := ratings.of(BOT + level)) is not None]
    return sorted(met, key=lambda one: -one[1].points)


BROWSERS = (("Firefox/", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
           ("Linux", "Linux"))


def browser_of(agent: str) -> str:
    """What a browser says it is, in two words; the first that fits, since they all claim to be others too."""
    found = [next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)


async def account(request: Request, wrong: Refused | None = None, said: str = "", where: str = "") -> Response:
    """Who I am; or, for a guest, the door to it. `wrong` stands beside the form it belongs to."""
    person, say = me(request), page_words(locale_of(request))
    beside = {"wrong": wrong.told(say) if wrong else "", "said": said, "where": where,
              "by_mail": post(request) is not None, "has_url": bool(request.app.state.address),
              "next": local(request.query_params.get("next", "/account"))}
    status = 400 if wrong else 200
    if not person.session:
        return page(request, "sign-in.html", status, **beside)
    mine = await accounts(request).of(person.id)
    played = await history(request).played_by(person, 1000)
    club: Club = request.app.state.club
    pushes: Pushes = request.app.state.notices.pushes
    here, told_browsers = await pushes.of(person)
    titles = await club.up_to_date()
    ratings = [(title, rating, bots_beside(titles[title])) for title in titles
               if (rating := titles[title].of(person.id)) is not None]
    return page(request, "account.html", status, account=mine,
                sessions=[{**row, "browser": browser_of(row["browser"]),
                           "day": datetime.fromtimestamp(row["seen"], UTC).strftime("%Y-%m-%d")}
                          for row in await accounts(request).sessions.of(person)],
                circle=await Friends(rooms(request).store).of(person.id),
                push_key=(await pushes.signer()).public, push_here=here, push_count=told_browsers,
                ratings=ratings, tallies=tallies(played), played=played[:LATEST],
                vacation=await Vacations(rooms(request).store).of(person.id),
                guests=await belongings(request).guests_games(person), **beside)


async def form_of(request: Request) -> dict[str, str]:
    return {name: str(value) for name, value in (await request.form()).items()}


def slowly(request: Request, name: str) -> None:
    """Refused, when this account or this address has been tried too often."""
    rooms(request).limits.check("password", account=key_of(name), address=client_of(request.scope))


async def _come_in(request: Request, form: dict[str, str], found: Account) -> Response:
    await accounts(request).sessions.begin(me(request), found.player, found.name, request.headers.get("user-agent", ""))
    return RedirectResponse(local(form.get("next", "/account")), 303)


async def sign_up(request: Request) -> Response:
    form = await form_of(request)
    try:
        if me(request).session:
            raise Refused("signed-in")
        rooms(request).limits.check("account", address=client_of(request.scope), browser=me(request).id)
        found = await accounts(request).sign_up(me(request), form.get("name", ""), form.get("password", ""),
                                                form.get("email", ""), locale_of(request))
    except Refused as wrong:
        return await account(request, wrong, where="new")
    return await _come_in(request, form, found)


async def sign_in(request: Request) -> Response:
    form = await form_of(request)
    try:
        slowly(request, form.get("name", ""))
        found = await accounts(request).by_password(form.get("name", ""), form.get("password", ""))
    except Refused as wrong:
        return await account(request, wrong, where="in")
    return await _come_in(request, form, found)


async def sign_out(request: Request) -> Response:
    """This browser, another one of mine, or all others."""
    which = (await form_of(request)).get("session", "")
    if me(request).session:
        await accounts(request).sessions.end(me(request), which)
    return RedirectResponse("/account" if which else "/", 303)


async def send_link(request: Request) -> Response:
    """A link by e-mail that signs in. What is answered does not tell whether there is such an account."""
    form, say, letters = await form_of(request), page_words(locale_of(request)), post(request)
    try:
        if letters is None:
            raise Refused("no-mail")
        slowly(request, form.get("email", ""))
        made = await accounts(request).ticket(form.get("email", ""))
        if made is not None:
            found, word = made
            theirs = page_words(found.locale)
            address = f"{request.app.state.address}/account/link/{word}"  # never by what the asker says it is
            await letters.send(found.email, theirs("link-subject"),
                               theirs("link-text", name=found.name, address=address))
    except NotSent as problem:
        LOG.warning("a letter was not sent: %s", problem)
        return await account(request, Refused("not-sent"), where="link")
    except Refused as wrong:
        return await account(request, wrong, where="link")
    return await account(request, said=say("link-sent"), where="link")


async def link(request: Request) -> Response:
    """A page with a button: programs that look at letters open links, and would use this one up."""
    return page(request, "link.html", word=request.path_params["word"])


async def use_link(request: Request) -> Response:
    try:
        found = await accounts(request).by_ticket(request.path_params["word"])
    except Refused as wrong:
        return await account(request, wrong, where="link")
    return await _come_in(request, {}, found)


async def change(request: Request) -> Response:
    """Another name, address or password; the present password is asked for when it is about the last two."""
    form, person, say = await form_of(request), me(request), page_words(locale_of(request))
    if not person.session:
        return RedirectResponse("/account", 303)
    try:
        if form.get("what") == "name":
            old = person.name
            await accounts(request).rename(person, form.get("name", "") or person.name)
            person.rename(form.get("name", ""))
            await rename_chairs(request, person, old)
        else:
            slowly(request, person.name)
            await accounts(request).by_password(person.name, form.get("password", ""))
            await accounts(request).change(person, form.get("new", ""), form.get("email", ""))
    except Refused as wrong:
        return await account(request, wrong, where=form.get("what", ""))
    return await account(request, said=say("changed"), where=form.get("what", ""))


async def claim(request: Request) -> Response:
    """What this browser has played as a guest becomes mine."""
    if me(request).session:
        for table in await belongings(request).claim(me(request)):
            await rooms(request).reread(table)
    return RedirectResponse("/account", 303)


async def export(request: Request) -> Response:
    """For a guest, too: they have seats and have said things."""
    return JSONResponse(await belongings(request).export(me(request)),
                        headers={"Content-Disposition": 'attachment; filename="comptoir.json"'})


async def delete(request: Request) -> Response:
    form, say = await form_of(request), page_words(locale_of(request))
    if not me(request).session:
        return RedirectResponse("/account", 303)
    try:
        slowly(request, me(request).name)
        for table in await belongings(request).delete(me(request), form.get("password", ""), say("somebody")):
            await rooms(request).reread(table)
    except Refused as wrong:
        return await account(request, wrong, where="delete")
    return page(request, "message.html", head=say("deleted-head"), why=say("deleted-why"))


WRONG = {400: "refused: the page says why"}
SIGNED_IN = {**WRONG, 303: "to the door, for who is not signed in"}

ACCOUNT_DOORS = [
    Door("/account", account, "the asker's account, or the door to it", query={"next": "where to go"}, fails=WRONG),
    Door("/account/new", sign_up, "a new account for the asker", MOVED, "POST", fails=WRONG,
         form={"name": "", "password": "", "email": "may be empty", "next": "where to go"}),
    Door("/account/in", sign_in, "sign in", MOVED, "POST", fails=WRONG,
         form={"name": "or e-mail", "password": "", "next": "where to go"}),
    Door("/account/out", sign_out, "sign out", MOVED, "POST",
         form={"session": "another browser of the asker; others: all but this one"}),
    Door("/account/link", send_link, "a link by e-mail that signs in", method="POST", form={"email": ""}, fails=WRONG),
    Door("/account/link/{word}", link, "a page that signs in by such a link"),
    Door("/account/link/{word}", use_link, "sign in by such a link", MOVED, "POST", fails=WRONG),
    Door("/account/change", change, "another name, password or e-mail address", method="POST", fails=SIGNED_IN,
         form={"what": "name or door", "name": "", "password": "the present one", "new": "password", "email": ""}),
    Door("/account/claim", claim, "the games of the guest become the account's", MOVED, "POST"),
    Door("/account/export", export, "everything that is known about the asker", JSON),
    Door("/account/delete", delete, "the account goes", method="POST", form={"password": ""}, fails=SIGNED_IN),
]
