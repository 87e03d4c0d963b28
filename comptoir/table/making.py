"""New tables: from the form of the lobby, as a rematch, from a position of another game, from an uploaded record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from comptoir import load
from comptoir.kernel.chance import SEEDS, Chance, strong_seed
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY
from comptoir.kernel.state import OVER as GAME_OVER
from comptoir.table.change import Holder
from comptoir.table.clocks import BOT, rule_of
from comptoir.table.options import number, refuse_files
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.schema import OVER, PLAYING, WAITING
from comptoir.table.seats import BOT_NAMES, Chair, Person, clean_name, new_id
from comptoir.table.shown import shown
from comptoir.table.sitting import record_names
from comptoir.table.store import Row, Store
from comptoir.table.thinker import LEVELS, MEDIUM
from comptoir.table.timing import begun
from comptoir.table.uploads import Uploaded
from comptoir.words import Words


def chair_row(seat: int, kind: str, name: str = "", bot: str = "") -> Row:
    return {"seat": seat, "kind": kind, "name": name, "bot": bot, "lent": False, "secret": new_id(12)}


def _unlike(name: str, taken: list[str]) -> str:
    """The name, made unlike those that are taken."""
    free, n = name, 2
    while free in taken:
        free, n = f"{name[:20]} {n}", n + 1
    return free


def _table_row(game: str, options: dict[str, Any], owner: str, **more: Any) -> Row:
    return {"id": new_id(), "game": game, "name": "", "options": options, "door": "link", "first": False,
            "status": WAITING, "owner": owner, "seed": str(strong_seed()), **more}


def _begun(record: Record) -> Row:
    """What a table's row says of a record."""
    actor = int(record.state.actor())
    return {"header": json.dumps(record.header(), ensure_ascii=False),
            "seed": "" if record.seed is None else str(record.seed), "turn": actor,
            "status": OVER if actor == GAME_OVER else PLAYING}


def _lines(record: Record) -> list[str]:
    return [json.dumps(entry, ensure_ascii=False) for entry in record.entries]


async def from_form(store: Store, form: Mapping[str, str], me: Person, say: Words) -> str:
    """The lobby's form; ComptoirError or Refused say what is wrong with it. The id of the new table."""
    game = load(form.get("game", ""))
    seats = game.checked_seats(number(form.get("seats", "")))
    wanted = {option.name: form["o-" + option.name] for option in game.options if "o-" + option.name in form}
    refuse_files(game, wanted)
    options = game.checked_options(seats, wanted)
    chairs: list[Row] = []
    holders: list[Holder] = []
    taken: list[str] = []
    for seat in range(seats):
        who = form.get(f"chair-{seat}", "open")
        if who == "me" or who == "device":
            called = me.name if who == "me" else clean_name(form.get(f"name-{seat}", ""))
            name = _unlike(called or say("player", n=seat + 1), taken)
            chairs.append(chair_row(seat, "person", name))
            holders.append(Holder(seat, me.id))
        elif who == "open":
            chairs.append(chair_row(seat, "open"))
            name = ""
        elif who.startswith("bot:") and who[4:] in LEVELS:
            name = _unlike(BOT_NAMES[seat % len(BOT_NAMES)], [*taken, me.name])
            chairs.append(chair_row(seat, "bot", name, who[4:]))
        else:
            raise Refused("no-bot", bots=", ".join(LEVELS))
        taken.append(name)
    table = _table_row(game.slug, options, me.id, name=clean_name(form.get("name", "")),
                       door=_door(form, me), first="first" in form, **_clock(form))
    if all(chair["kind"] != "open" for chair in chairs):
        record = Record(game, record_names([Chair(**chair) for chair in chairs]), options=options)
        table |= _begun(record)
    return await store.add_table(table, chairs, holders, ticks=begun(table, [Chair(**chair) for chair in chairs], 0))


def _door(form: Mapping[str, str], me: Person) -> str:
    """Who finds the table: anybody, the friends of who has an account, or those with the link."""
    wanted = form.get("door", "")
    return wanted if wanted == "open" or (wanted == "friends" and me.session) else "link"


def _clock(form: Mapping[str, str]) -> Row:
    clock, zero = form.get("clock", ""), form.get("zero", BOT)
    return {"clock": clock, "zero": zero} if rule_of(clock, zero) is not None else {}


async def quick(store: Store, slug: str, level: str, me: Person, say: Words) -> str:
    """A table of the usual size: I, and bots of one level."""
    bots = {f"chair-{seat}": f"bot:{level}" for seat in range(1, load(slug).default_seats)}
    return await from_form(store, {"game": slug, "seats": str(len(bots) + 1), "chair-0": "me", **bots}, me, say)


async def rematch(room: Room) -> str:
    """The same table again, everybody one chair further; the first who asks makes it."""
    if room.status != OVER:
        raise Refused("not-over")
    if room.table["rematch"]:
        return str(room.table["rematch"])
    chairs, holders = [], list[Holder]()
    old = [room.chairs[-1], *room.chairs[:-1]]
    for seat, chair in enumerate(old):
        kind = chair.kind if chair.kind != "person" or chair.holders else "open"
        chairs.append(chair_row(seat, kind, chair.name if kind != "open" else "", chair.bot if kind == "bot" else ""))
        holders += [Holder(seat, player, player in chair.linked) for player in sorted(chair.holders)]
    table = _table_row(room.game.slug, room.table["options"], room.table["owner"], name=room.table["name"],
                       first=room.table["first"], source=room.id, clock=room.table["clock"], zero=room.table["zero"])
    if all(chair["kind"] != "open" for chair in chairs):
        record = Record(room.game, record_names([Chair(**chair) for chair in chairs]), options=room.table["options"])
        table |= _begun(record)
    room.unsure = True  # until it is read again
    made = await room.store.add_table(table, chairs, holders, follows=room.id,
                                      ticks=begun(table, [Chair(**chair) for chair in chairs], 0))
    await room.reload()
    room.changed()
    return made


async def play_on(room: Room, move: int, seat: int, reader: int, me: Person, say: Words) -> str:
    """A private table from a position, with bots in the other chairs; the reader has counted the moves. While a game
    goes on, what the player cannot see is dealt anew: nobody learns the others' hands by playing on."""
    if room.record is None or room.story is None:
        raise Refused("not-begun")
    if not 0 <= seat < len(room.chairs):
        seat = 0
    seen = shown(room.story, reader)
    if not 0 <= move <= seen.last:
        raise Refused("move", most=seen.last)
    position = room.story.positions[seen.stands(move)]
    if int(position.actor()) == GAME_OVER:
        raise Refused("over")
    chairs = []
    for n, old in enumerate(room.chairs):
        mine = n == seat
        name = old.name or say("player", n=n + 1)
        chairs.append(chair_row(n, "person" if mine else "bot", name, "" if mine else old.bot or MEDIUM))
    names = record_names([Chair(**chair) for chair in chairs])
    if room.status == OVER:
        record = room.record.upto(seen.stands(move))
        record.names = names
    else:
        eye = seat if seat in room.seats_of(me.id) else NOBODY
        dealt = position.view(eye).determinize(Chance(secrets.randbelow(SEEDS)))
        record = Record(room.game, names, position=dealt.to_json())
    table = _table_row(room.game.slug, room.table["options"], me.id, source=f"{room.id}/{move}", **_begun(record))
    return await room.store.add_table(table, chairs, [Holder(seat, me.id)], _lines(record))


async def from_record(store: Store, record: Uploaded, me: Person, say: Words) -> str:
    """An uploaded record: a finished one can be looked at, an unfinished one played on against bots."""
    over, chairs = record.is_over, []
    for seat, name in enumerate(record.names):
        bot = name.startswith("bot:")
        level = name[4:] if bot and name[4:] in LEVELS else MEDIUM
        shown = clean_name(BOT_NAMES[seat % len(BOT_NAMES)] if bot else name) or say("player", n=seat + 1)
        person = not bot if over else seat == 0
        chairs.append(chair_row(seat, "person" if person else "bot", shown, "" if person else level))
    table = _table_row(record.game, record.options, me.id, source="upload", header=record.header, seed=record.seed,
                       turn=record.turn, **{"status": OVER if over else PLAYING})
    return await store.add_table(table, chairs, [] if over else [Holder(0, me.id)], record.lines)
