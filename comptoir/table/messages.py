"""What a page may ask for, one JSON object a message:

{"do": id, "n": version}, {"text": "build:office", "n": version},
{"whole": {"choice": key} or {"form": key, "chosen": {place: number}}, "n": version}, {"try": the same, "n": version},
{"undo": version}, {"answer": true}, {"withdraw": true}, {"say": "…"}, {"seat": 1}, {"look": {"lang": "fr"}},
{"lend": seat, "bot": level}, {"back": seat}, {"concede": seat}, {"sit": seat}, {"fill": level}, {"explain": place},
{"free": seat}, {"mute": line of the chat, "on": true}, {"block": line of the chat}, {"close": true},
{"peek": seat}, {"why": place, "picked": [places]}, {"why": "", "text": "build:office"}, {"seen": version}.

"try" changes nothing: it is answered by what would follow. With "turn": true an undo takes the whole turn back.
Whatever else comes is refused with a sentence that says what is allowed, and the connection is kept."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from comptoir.kernel.state import NOBODY
from comptoir.stage.html import rich
from comptoir.table import why
from comptoir.table.doorkeeper import at_the_door
from comptoir.table.durations import timed
from comptoir.table.friends import Friends
from comptoir.table.refusal import Refused
from comptoir.table.scene import deciding, explanation, peek, seated, voice_of
from comptoir.table.viewer import Viewer

LONGEST = 1 << 16  # characters in a message

Handler = Callable[[Viewer, dict[str, Any]], Awaitable[None]]


async def handle(page: Viewer, got: Any) -> None:
    text = got.get("text")
    if text is None:
        raise Refused("json")
    if len(text) > LONGEST:
        raise Refused("long", most=LONGEST)
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("json") from None
    if not isinstance(message, dict):
        raise Refused("json")
    page.settle()
    for name, handler in HANDLERS.items():
        if name in message:
            if name in LIMITED:
                await at_the_door(page.rooms.limits, LIMITED[name], browser=page.player, table=page.room.id,
                                  address=page.address)
            with timed(page.rooms.store.durations.messages, name):
                await handler(page, message)
            return
    raise Refused("message", known=", ".join(HANDLERS))


async def _do(page: Viewer, message: dict[str, Any]) -> None:
    await _play(page, _int(message, "do"), message)


async def _text(page: Viewer, message: dict[str, Any]) -> None:
    await _play(page, _str(message, "text"), message)


async def _play(page: Viewer, action: int | str, message: dict[str, Any]) -> None:
    await page.room.play(page.seat, action, _int(message, "n"))
    page.rooms.moves += 1


async def _whole(page: Viewer, message: dict[str, Any]) -> None:
    """A whole decision, played as one."""
    version, chosen = _int(message, "n"), _object(message, "whole")
    if version != page.room.number(page.seat):
        raise Refused("stale")
    texts = deciding(page.room, page.seat).texts(chosen, voice_of(page.room, page.locale))
    await page.room.play_all(page.seat, texts, version)
    page.rooms.moves += len(texts)


async def _try(page: Viewer, message: dict[str, Any]) -> None:
    """What a decision would bring. A set that does not do yet is answered by what is missing."""
    version, chosen = _int(message, "n"), _object(message, "try")
    answer: dict[str, Any] = {"is": "preview", "n": version, "key": message.get("key")}
    if version != page.room.number(page.seat):
        return
    say = voice_of(page.room, page.locale)
    decision = deciding(page.room, page.seat)
    try:
        actions = decision.actions(chosen, say)
    except Refused as refusal:
        if refusal.key != "missing":
            raise
        await page.send({**answer, "ok": False, "missing": rich(str(refusal.args_["what"]))})
        return
    told = decision.preview(actions, say, seated(page.room, page.locale))
    await page.send({**answer, "ok": True, **told, "symbols": page.new_symbols(told["symbols"]),
                     "pieces": page.differences(told["pieces"])})


async def _peek(page: Viewer, message: dict[str, Any]) -> None:
    """Another seat's full board, as this page may see it."""
    shown = peek(page.room, page.seat, other := _int(message, "peek"), page.locale)
    await page.send({"is": "peek", "seat": other, **shown, "symbols": page.new_symbols(shown["symbols"])})


async def _undo(page: Viewer, message: dict[str, Any]) -> None:
    await page.room.undo(page.seat, _int(message, "undo"), message.get("turn") is True)


async def _answer(page: Viewer, message: dict[str, Any]) -> None:
    """For every seat of this device that is asked."""
    await page.room.answer(page.player, message["answer"] is True)


async def _withdraw(page: Viewer, message: dict[str, Any]) -> None:
    await page.room.withdraw(page.seat)


async def _say(page: Viewer, message: dict[str, Any]) -> None:
    name = page.room.names[page.seat] if page.seat >= 0 else page.me.name or page.say("somebody")
    await page.room.say(page.seat, name, _str(message, "say"), page.player)


async def _seat(page: Viewer, message: dict[str, Any]) -> None:
    """Look from another seat of this device, or as a spectator."""
    seat = _int(message, "seat")
    if seat != NOBODY and seat not in page.held():
        raise Refused("seat")
    page.seat = seat
    page.turn()


async def _look(page: Viewer, message: dict[str, Any]) -> None:
    look = message["look"]
    if not isinstance(look, dict):
        raise Refused("json")
    if look.get("lang") in ("en", "fr"):
        page.locale = look["lang"]
    page.turn()


async def _note_seen(page: Viewer, message: dict[str, Any]) -> None:
    _int(message, "seen")
    page.note_seen()


async def _lend(page: Viewer, message: dict[str, Any]) -> None:
    await page.room.lend(page.seat, page.player, _int(message, "lend"), _str(message, "bot"))


async def _back(page: Viewer, message: dict[str, Any]) -> None:
    seat = _int(message, "back")
    if seat not in page.held():
        raise Refused("seat")
    await page.room.take_back(seat)


async def _concede(page: Viewer, message: dict[str, Any]) -> None:
    seat = _int(message, "concede")
    if seat not in page.held():
        raise Refused("seat")
    await page.room.concede(seat)


async def _sit(page: Viewer, message: dict[str, Any]) -> None:
    name = message.get("name")
    await page.room.sit(_int(message, "sit"), page.player,
                        name if isinstance(name, str) and name.strip() else page.me.name or page.say("guest"))
    if page.seat == NOBODY:
        page.seat = next(iter(page.held()), NOBODY)
        page.turn()


async def _fill(page: Viewer, message: dict[str, Any]) -> None:
    await page.room.fill(page.player, _str(message, "fill"))


async def _free(page: Viewer, message: dict[str, Any]) -> None:
    await page.room.free_chair(_int(message, "free"), page.player)


async def _mute(page: Viewer, message: dict[str, Any]) -> None:
    """Whoever said this line."""
    whom, _ = await page.rooms.store.who_said(page.room.id, _int(message, "mute"))
    await page.room.mute(page.player, whom, message.get("on") is not False)
    page.chat_anew()


async def _block(page: Viewer, message: dict[str, Any]) -> None:
    """Whoever said this line, for who has an account."""
    if not page.me.session:
        raise Refused("account-only")
    whom, name = await page.rooms.store.who_said(page.room.id, _int(message, "block"))
    await Friends(page.rooms.store).block(page.player, whom, name)
    page.chat_anew()


async def _close(page: Viewer, message: dict[str, Any]) -> None:
    await page.room.close(page.seat, page.player)


async def _explain(page: Viewer, message: dict[str, Any]) -> None:
    place = _str(message, "explain")
    await page.send({"is": "explain", "at": place,
                     "text": explanation(page.room, page.seat, page.locale, place)})


async def _why(page: Viewer, message: dict[str, Any]) -> None:
    """Which rule forbids it: of a place that was tapped, or of an action that was typed."""
    place = _str(message, "why")
    found = why.of_place(page.room, page.seat, page.locale, place, message.get("picked")) if place \
        else why.of_text(page.room, page.seat, page.locale, _str(message, "text"))
    await page.send({"is": "why", "at": place, **found})


HANDLERS: dict[str, Handler] = {
    "why": _why,
    "do": _do, "text": _text, "whole": _whole, "try": _try, "peek": _peek,
    "undo": _undo, "answer": _answer, "withdraw": _withdraw,
    "say": _say, "seat": _seat, "look": _look, "lend": _lend, "back": _back, "concede": _concede,
    "sit": _sit, "fill": _fill, "explain": _explain, "seen": _note_seen,
    "free": _free, "mute": _mute, "block": _block, "close": _close,
}

LIMITED = {"explain": "explain", "why": "explain", "try": "try", "peek": "explain", "seat": "look", "look": "look",
           "undo": "undo", "say": "say", "lend": "ask", "answer": "ask", "withdraw": "ask", "sit": "ask", "fill": "ask",
           "back": "ask", "concede": "ask", "free": "ask", "mute": "ask", "block": "ask",
           "close": "ask"}


def _int(message: dict[str, Any], name: str) -> int:
    value = message.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < 1 << 31:
        raise Refused("number", name=name)
    return value


def _object(message: dict[str, Any], name: str) -> dict[str, Any]:
    value = message.get(name)
    if not isinstance(value, dict):
        raise Refused("json")
    return value


def _str(message: dict[str, Any], name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):  # half a character
        raise Refused("words", name=name)
    return value
