"""Slow games on the page of an account: how somebody is told that it is their turn, and vacations."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from comptoir.table.account_pages import WRONG, account, accounts, form_of
from comptoir.table.api import MOVED, Door
from comptoir.table.options import number
from comptoir.table.pushing import Pushes
from comptoir.table.refusal import Refused
from comptoir.table.vacation import Vacations
from comptoir.table.web import locale_of, me, rooms
from comptoir.table.webhook import NotTaken, address_of, looked_up


async def told(request: Request) -> Response:
    """How I am told that it is my turn, and in the language that I read now. An address inside our own network is
    refused here, so that its owner learns of it, and once more whenever something is sent."""
    form, person = await form_of(request), me(request)
    if not person.session:
        return RedirectResponse("/account", 303)
    webhook = form.get("webhook", "").strip()
    try:
        if webhook:
            await looked_up(address_of(webhook), request.app.state.notices.anywhere)
        await accounts(request).tell(person, "by-mail" in form, webhook, locale_of(request))
    except NotTaken:
        return await account(request, Refused("webhook-inside"), where="notices")
    except Refused as wrong:
        return await account(request, wrong, where="notices")
    return RedirectResponse("/account#notices", 303)


async def push(request: Request) -> Response:
    """This browser is told that it is my turn, or is not any more."""
    form, person = await form_of(request), me(request)
    pushes: Pushes = request.app.state.notices.pushes
    if not person.session:
        return RedirectResponse("/account", 303)
    try:
        if "off" in form:
            await pushes.remove(person)
        else:
            await pushes.add(person, form.get("endpoint", ""), form.get("key", ""), form.get("auth", ""))
    except NotTaken:
        return await account(request, Refused("webhook-inside"), where="notices")
    except Refused as wrong:
        return await account(request, wrong, where="notices")
    return RedirectResponse("/account#notices", 303)


async def vacation(request: Request) -> Response:
    """Away for some days, or back."""
    form, person = await form_of(request), me(request)
    if not person.session:
        return RedirectResponse("/account", 303)
    vacations = Vacations(rooms(request).store)
    try:
        tables = await (vacations.end(person.id) if "back" in form
                        else vacations.begin(person.id, number(form.get("days", "")) or 0))
    except Refused as wrong:
        return await account(request, wrong, where="vacation")
    for table in tables:
        await rooms(request).reread(table)
    return RedirectResponse("/account#vacation", 303)


SLOW_DOORS = [
    Door("/account/notices", told, "how the asker is told that it is their turn", MOVED, "POST", fails=WRONG,
         form={"by-mail": "by e-mail", "webhook": "an address"}),
    Door("/account/push", push, "this browser is told that it is its owner's turn", MOVED, "POST", fails=WRONG,
         form={"endpoint": "of its push service", "key": "p256dh", "auth": "its secret", "off": "no more"}),
    Door("/account/vacation", vacation, "clocks that count in days stand still", MOVED, "POST", fails=WRONG,
         form={"days": "how many", "back": "the vacation is over"}),
]
