"""Hints while one plays bots: what the strongest bot would do, and why, in two or three sentences made from what its
judgement says. What is decided in one go is laid out whole. The worker gets the asker's view and nothing else; where
people play each other there are none."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from comptoir import load
from comptoir.kernel.state import PASS, State
from comptoir.review.chances import WHOLE
from comptoir.review.judge import Judge, judge_of
from comptoir.review.look import Way, look
from comptoir.review.saying import Saying
from comptoir.stage.forms import carry_out
from comptoir.table.limits import client_of
from comptoir.table.options import number
from comptoir.table.refusal import Refused
from comptoir.table.review_pages import reviews
from comptoir.table.room import Room
from comptoir.table.scene import deciding, voice_of
from comptoir.table.schema import PLAYING
from comptoir.table.web import locale_of, me, room_of, rooms
from comptoir.table.words import page_words

SECONDS = 30.0  # that a hint may take
CLOSE = WHOLE // 100  # this near, two ways are about as good
MOST_QUESTIONS = 40  # of a whole decision
FELT = WHOLE // 50  # what another seat loses is told from here on

Ways = list[tuple[int, list[int]]]  # actions with the chances of all seats after them, the best first


def advised(slug: str, view: bytes) -> tuple[Ways, list[int]]:
    """In the worker: the ways that look best, from a view; and how the bot would go on until luck or another seat."""
    game = load(slug)
    position = game.from_bytes(view)
    judge = judge_of(game, int(position.seats))
    found = look(judge, position).ways
    best = surest(found)
    found.sort(key=lambda way: way is not best)
    ways = [(way.action, [round(float(share) * WHOLE) for share in way.chances]) for way in found]
    return ways, gone_on(judge, position, best.action)


def surest(ways: list[Way]) -> Way:
    """Of the ways that could well be equal to the best the one that looks best at first sight: few worlds decide
    between them by chance."""
    return max((way for way in ways if way.off <= way.doubt), key=lambda way: way.liked)


def gone_on(judge: Judge, view: State, action: int) -> list[int]:
    """The action, and what the judge likes best after it, question by question."""
    seat, line = int(view.actor()), list[int]()

    def answer(world: State) -> int | None:
        seen = world.view(seat)
        line.append(int(seen.legal()[int(judge.liked(seen).argmax())]) if line else action)
        return line[-1] if len(line) <= MOST_QUESTIONS else None

    return carry_out(view, seat, answer)


def only_bots(room: Room, seat: int) -> bool:
    """Whether everybody else at the table is a bot."""
    return all(chair.kind == "bot" for chair in room.chairs if chair.seat != seat)


async def hint(request: Request) -> Response:
    """What the bot would do for the asker's seat, which is to choose."""
    room, seat = await room_of(request), number(request.query_params.get("seat", "0"))
    if seat is None or seat not in room.seats_of(me(request).id) or room.status != PLAYING or room.record is None \
            or room.actor != seat or not only_bots(room, seat):
        return JSONResponse({"hint": False})
    locale, view, version = locale_of(request), room.record.state.view(seat), room.number(seat)
    decision = deciding(room, seat)
    try:
        rooms(request).limits.check("ask", browser=me(request).id, table=room.id, address=client_of(request.scope))
        ways, line = await asyncio.wait_for(reviews(request).ask(advised, room.game.slug, view.to_bytes()), SECONDS)
    except Refused as refusal:
        return JSONResponse({"hint": True, "n": version, "text": refusal.told(page_words(locale)), "at": []})
    except TimeoutError:
        return JSONResponse({"hint": False})
    say, told = Saying(voice_of(room, locale)), {"hint": True, "n": version}
    if (laid := decision.set_of(line)) is not None:
        form, chosen = laid
        text = say.say("hint-laid", chance=say.percent(ways[0][1][seat]))
        return JSONResponse({**told, "text": text, "at": [], "form": form, "chosen": chosen})
    return JSONResponse({**told, "text": sentences(say, view, seat, ways),
                         "at": ["pass"] if ways[0][0] == PASS else list(room.game.actions.places(ways[0][0]))})


def sentences(say: Saying, view: State, seat: int, ways: Ways) -> str:
    """The best way, how far it is ahead, and whom it costs most."""
    (best, shares), text = ways[0], say.say
    told = [text("hint-do", label=say.label(view, best), chance=say.percent(shares[seat]))]
    if len(ways) == 1:
        told.append(text("hint-only"))
        return " ".join(told)
    other, theirs = ways[1]
    lead, label = shares[seat] - theirs[seat], say.label(view, other)
    if lead < CLOSE:
        told.append(text("hint-close", other=label))
        return " ".join(told)
    told.append(text("hint-lead", lead=say.percent(lead), other=label))
    hurt = min((n for n in range(len(shares)) if n != seat), key=lambda n: shares[n] - theirs[n])
    if theirs[hurt] - shares[hurt] >= FELT and len(shares) > 2:
        told.append(text("hint-against", name=say.names[hurt], points=say.percent(theirs[hurt] - shares[hurt])))
    return " ".join(told)

