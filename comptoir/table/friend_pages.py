"""Friends and blocks on the page of an account: what its forms do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from comptoir.table.account_pages import SIGNED_IN, account, form_of
from comptoir.table.api import MOVED, Door
from comptoir.table.friends import Friends
from comptoir.table.limits import client_of
from comptoir.table.refusal import Refused
from comptoir.table.web import me, rooms


async def friends(request: Request) -> Response:
    """Ask or accept, remove, block, unblock."""
    form, person = await form_of(request), me(request)
    if not person.session:
        return RedirectResponse("/account", 303)
    circle, name = Friends(rooms(request).store), form.get("name", "")
    try:
        rooms(request).limits.check("friend", account=person.id, address=client_of(request.scope))
        if form.get("do") == "ask":
            await circle.ask(person.id, name)
        elif form.get("do") == "remove":
            await circle.remove(person.id, name)
        elif form.get("do") == "block":
            await circle.block_named(person.id, name)
        elif form.get("do") == "unblock":
            await circle.unblock(person.id, form.get("handle", ""))
    except Refused as wrong:
        return await account(request, wrong, where="friends")
    return RedirectResponse("/account#friends", 303)


FRIEND_DOORS = [
    Door("/account/friends", friends, "friends and those whom the asker has blocked", MOVED, "POST", fails=SIGNED_IN,
         form={"do": "ask, remove, block or unblock", "name": "of an account", "handle": "of somebody who is blocked"}),
]
