"""What pages are told of a review: the bands, each decision in words, the sum, the cards of the seats."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from comptoir.kernel.chance import Script
from comptoir.kernel.counts import total
from comptoir.kernel.state import State
from comptoir.review.analyst import Review
from comptoir.review.bands import bands
from comptoir.review.chances import WHOLE
from comptoir.review.names import NAMES, name_of
from comptoir.review.saying import Saying
from comptoir.review.tally import Tally, tallies
from comptoir.story import ALL_OPEN, places_seen, seen_by
from comptoir.table.options import number
from comptoir.table.reviewing import Reviews, Work
from comptoir.table.room import Room
from comptoir.table.scene import seated, voice_of
from comptoir.table.schema import OVER
from comptoir.table.shown import shown
from comptoir.table.standing import draw
from comptoir.table.web import front_of, locale_of, room_of

NOT_OVER = {"over": False}


def reviews(request: Request) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


async def review(request: Request) -> Response:
    """What has been found out about a game, beyond the decisions that the page has already. Nothing while it is
    played: what it knows, players must not."""
    room = await room_of(request)
    if room.status != OVER or room.record is None or room.story is None:
        return JSONResponse(NOT_OVER)
    work = await reviews(request).of(room)
    have = number(request.query_params.get("have", "0")) or 0
    reader = _eyes(request)
    say = Saying(voice_of(room, locale_of(request)))
    return JSONResponse(told(room, work, say, have, reader, front_of(request, room, reader)))


def _eyes(request: Request) -> int:
    eyes = number(request.query_params.get("eyes", ""))
    return ALL_OPEN if eyes is None else eyes


def told(room: Room, work: Work, say: Saying, have: int, reader: int, front: int) -> dict[str, Any]:
    """For the page, in its language. `front`: whose board lies in front."""
    assert room.story is not None
    found = work.review
    if found is None:
        return {"over": True, "done": 0, "of": 0, "failed": work.failed}
    new = list(found["decisions"].items())[have:]
    made: dict[str, Any] = {
        "over": True, "done": work.done, "of": len(work.order), "whole": work.is_whole, "failed": work.failed,
        "status": say.say("review-done" if work.is_whole else "reviewing", done=work.done, of=len(work.order)),
        "decisions": {move: decision(room, int(move), weighed, say, reader, front) for move, weighed in new}}
    if have == 0:
        label = [", ".join(f"{name} {say.percent(share)}" for name, share in zip(say.names, row, strict=True))
                 for row in (found["chances"][0], found["chances"][-1])]
        made["bands"] = bands(found)
        made["label"] = say.say("bands-label", start=label[0], end=label[1])
    if work.is_whole:
        made["seats"] = [card(room, found, tally, say) for tally in tallies(found)]
    return made


def decision(room: Room, move: int, weighed: Review, say: Saying, reader: int, front: int) -> dict[str, Any]:
    """One decision: in words, and where its best way lies on the reader's board."""
    assert room.story is not None
    view = room.story.positions[move].view(weighed["by"])
    best = room.game.actions.id(weighed["ways"][0]["do"])
    said = say.told(view, weighed)
    return {**said, "by": weighed["by"], "loss": weighed["loss"], "line": len(weighed.get("line", ())),
            "step": shown(room.story, reader).step_with(move + 1),
            "at": places_seen(room.game, best, weighed["by"], front) if said["better"] else []}


def card(room: Room, found: Review, tally: Tally, say: Saying) -> dict[str, Any]:
    """One seat's game."""
    text = say.say
    return {
        "seat": tally.seat, "lost": say.percent(tally.lost), "luck": say.points(tally.luck),
        "accuracy": text("accuracy-none") if tally.accuracy is None else say.percent(tally.accuracy * WHOLE // 100),
        "counts": ", ".join(f"{tally.counts[name]} {text('names-' + name, n=tally.counts[name])}"
                            for name in NAMES if tally.counts[name]),
        "sum": [[text("sum-start"), say.percent(tally.start)], [text("sum-own"), say.points(tally.own)],
                [text("sum-others"), say.points(tally.others)], [text("sum-luck"), say.points(tally.luck)],
                [text("sum-result"), say.percent(tally.result)]],
        "best": _named(room, found, tally.best, say), "worst": _named(room, found, tally.worst, say)}


def _named(room: Room, found: Review, move: int, say: Saying) -> dict[str, Any] | None:
    if move < 0:
        return None
    assert room.story is not None
    weighed = found["decisions"][str(move)]
    view = room.story.positions[move].view(weighed["by"])
    loss = say.points(-weighed["loss"]) if weighed["loss"] else ""
    step = shown(room.story, ALL_OPEN).step_with(move + 1)
    return {"step": step, "label": say.label(view, room.game.actions.id(weighed["do"])), "loss": loss,
            "name": name_of(weighed["loss"])}


async def line(request: Request) -> Response:
    """The board some steps into a continuation that would have been better, and what is done there."""
    room = await room_of(request)
    if room.status != OVER or room.record is None or room.story is None:
        return JSONResponse(NOT_OVER)
    move, steps = request.path_params["move"], number(request.query_params.get("step", "1")) or 1
    work = await reviews(request).of(room)
    weighed = (work.review or {}).get("decisions", {}).get(str(move))
    if weighed is None or not 0 < steps <= len(weighed.get("line", ())):
        return JSONResponse({"over": True, "steps": 0})
    return JSONResponse(_stepped(room, move, weighed["line"], steps, request))


def _stepped(room: Room, move: int, way: list[Review], steps: int, request: Request) -> dict[str, Any]:
    assert room.story is not None
    game, reader, voice = room.game, _eyes(request), voice_of(room, locale_of(request))
    state = room.story.positions[move].clone()
    told = [game.read_draw(word) for step in way[:steps] for word in step["drawn"]]
    state.chance = Script(told, int(total(state.draws)))
    before: State = state.clone()
    for step in way[:steps]:
        before = state.clone()
        state.apply(game.actions.id(step["do"]))
    action = game.actions.id(way[steps - 1]["do"])
    lines = voice.log(seen_by(before, reader), action, seen_by(state, reader))
    front = front_of(request, room, reader)
    stands = draw(game, seen_by(state, reader), reader, voice, seated(room, voice.locale), front)
    return {"over": True, "step": steps, "steps": len(way), "says": " ".join(text for _, text in lines),
            "actor": int(state.actor()), "by": way[steps - 1]["by"], "seat": front, "stage": stands.sent(),
            "last": places_seen(game, action, way[steps - 1]["by"], front)}
