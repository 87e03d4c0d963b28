"""What one viewer gets of a room: the board from their seat, the prompt, what they may do, the log, the end.

Nothing here is made from the position itself but what everybody may know; all else is made from the viewer's view."""

from __future__ import annotations

import time
from collections.abc import Container
from dataclasses import replace
from typing import Any

from comptoir.kernel.state import NOBODY, State
from comptoir.stage.html import plain, rich
from comptoir.story import ALL_OPEN, Story
from comptoir.table.asking import Ask
from comptoir.table.deciding import Deciding
from comptoir.table.ended import tallies, winners
from comptoir.table.pieces import Chairs
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.rule_places import rules_anchor
from comptoir.table.schema import OVER, PLAYING
from comptoir.table.shown import Shown, shown
from comptoir.table.standing import Standing, facts_of, full_board, standing
from comptoir.table.words import page_words
from comptoir.voice import Voice
from comptoir.words import dashed, whose

MOST_TOLD = 40  # moves that a recap goes back


def voice_of(room: Room, locale: str) -> Voice:
    return Voice(room.game, locale, room.names)


def scene(room: Room, seat: int, locale: str) -> dict[str, Any]:
    """Everything a page shows, and the log with the places on its board. Made once for all who see the same."""
    key = (seat, locale)
    found = room.cache.get(key)
    if found is None:
        found = room.cache[key] = _scene(room, seat, locale)
    return dict(found)


def _scene(room: Room, seat: int, locale: str) -> dict[str, Any]:
    made: dict[str, Any] = {
        "is": "table", "n": room.number(seat), "move": shown(room.story, seat).last if room.story else 0, "seat": seat,
        "status": room.status, "actor": room.actor, "chairs": chairs(room, seat, locale),
        "refused": dict(zip(("ask", "by"), room.refused_ask, strict=True)), "rematch": room.table["rematch"],
        "first": room.table["first"], "ask": asked(room, seat, locale),
    }
    if room.record is None or room.story is None:
        return {**made, "prompt": page_words(locale)("prompt-waiting"), "legal": [], "log": [], "choices": [],
                "forms": [], "obvious": None, "last": [], "undo": "", "turn": 0, "round": 0, "standing": None}
    say, told = voice_of(room, locale), shown(room.story, seat)
    view = view_of(room, seat)
    asked_now = 0 <= seat == room.actor and not room.chairs[seat].lent  # when it is over nobody is asked
    stands = standing(room.story, told.stands(told.last), seat, say, replace(seated(room, locale), turn=room.actor))
    legal = room.record.state.legal() if asked_now else []
    free = len(room.free_undos(seat))
    made |= {
        "prompt": say.prompt(room.record.state.view(seat), seat), "round": room.game.round(view), "standing": stands,
        "rules": rules_anchor(room.game, view.step()),
        "legal": [{"id": action, "text": room.game.actions.text(action), "label": plain(say.label(view, action)),
                   "at": list(room.game.actions.places(action))} for action in legal],
        "undo": room.undo_way(seat), "turn": free,
        "log": told.lines(say), "last": last_places(told, told.last, stands.places),
        "choices": [], "forms": [], "obvious": None,
    }
    if asked_now:
        made |= deciding(room, seat).told(say)
    if room.status == OVER:
        made["end"] = ending(room, room.story, say)
    elif room.status == PLAYING and room.table["first"] and asked_now:
        made["advice"] = say.advice(view, seat)
    return made


def view_of(room: Room, reader: int) -> State:
    """The position as this reader is shown it."""
    assert room.story is not None
    told = shown(room.story, reader)
    return room.story.positions[told.stands(told.last)].view(reader)


def deciding(room: Room, seat: int) -> Deciding:
    """What this seat may decide now; it is the one that is asked."""
    if room.story is None or seat != room.actor or seat < 0:
        raise Refused("stale")
    found: Deciding | None = room.cache.get(("deciding", seat))
    if found is None:
        found = room.cache["deciding", seat] = Deciding(room.story, seat)
    return found


def seated(room: Room, locale: str) -> Chairs:
    """Who sits where, for the strips."""
    say = page_words(locale)
    return Chairs(tuple(room.names), levels=tuple(say("bot-level", level=say("level-" + chair.bot))
                                                  if chair.kind == "bot" else "" for chair in room.chairs))


def recap(room: Room, seat: int, locale: str, since: int) -> list[tuple[dict[str, Any], Standing]]:
    """The positions after each step since then that is worth telling, oldest first: who did what, and the stage."""
    if room.story is None or room.record is None:
        return []
    say, told, found = voice_of(room, locale), shown(room.story, seat), []
    for n in range(max(since, told.last - MOST_TOLD) + 1, told.last + 1):
        short, after = told.short(n, say), told.aftermath(n, say)
        if short or after or n == told.last:
            stands = standing(room.story, told.stands(n), seat, say, seated(room, locale))
            frame = {"move": n, "by": told.by(n), "text": rich(short), "state": stands.state,
                     "last": last_places(told, n, stands.places)}
            found.append((frame, stands))
            for text, counted in after:
                last = [place for place in counted if place in stands.places]
                found.append(({**frame, "by": NOBODY, "text": rich(text), "last": last}, stands))
    return found


def since_turn(room: Room, seat: int) -> int:
    """How many steps a seat had been shown before it decided last: what followed by itself then is told, too."""
    return max(0, shown(room.story, seat).step_with(room.story.since(seat)) - 1) if room.story is not None else 0


def chairs(room: Room, viewer: int, locale: str) -> list[dict[str, Any]]:
    """Who sits where, with the points the viewer may know."""
    points = points_known(room, viewer)
    return [{"seat": chair.seat, "kind": chair.kind, "name": chair.name,
             "whose": whose(chair.name, locale), "bot": chair.bot, "lent": chair.lent, "out": chair.out,
             "vacation": chair.away > time.time(),
             "points": points[chair.seat]} for chair in room.chairs]


def points_known(room: Room, viewer: int) -> list[int | None]:
    if room.record is None:
        return [None] * len(room.chairs)
    view = view_of(room, viewer)
    facts = facts_of(room.game, view)
    if facts is not None:
        return [fact["points"] for fact in facts]
    scores = view.scores()
    hidden = not room.game.open_points and room.status != OVER
    return [None if hidden and seat != viewer else int(score[0]) for seat, score in enumerate(scores)]


def asked(room: Room, reader: int, locale: str) -> dict[str, Any] | None:
    """The question that is put to the players."""
    ask, say = room.ask, page_words(locale)
    if ask is None:
        return None
    return {"kind": ask.kind, "by": ask.by, "seat": ask.seat, "needed": list(ask.needed), "agreed": sorted(ask.agreed),
            "what": say("undo-what", n=_steps_back(room, ask, reader), move=_move_told(room, ask.move, reader, locale))
            if ask.kind == "undo" else say(ask.kind + "-what")}


def _steps_back(room: Room, ask: Ask, reader: int) -> int:
    """How many steps of those they were shown would go back."""
    if room.story is None:
        return 1
    told = shown(room.story, reader)
    return max(1, told.last - told.step_with(ask.move) + 1)


def _move_told(room: Room, move: int, reader: int, locale: str) -> str:
    """What the log says of a move, as this reader may read it."""
    if room.story is None:
        return ""
    told = shown(room.story, reader)
    lines, step = told.lines(voice_of(room, locale)), told.step_with(move)
    return " ".join(line["text"] for line in lines[step - 1]) if step else ""


def last_places(told: Shown, step: int, places: Container[str], front: int = NOBODY) -> list[str]:
    """Where a step was made, as far as it is on the reader's board."""
    return [place for place in told.touched(step, front) if place in places] if step else []


def pointing(lines: list[dict[str, Any]], shown: Container[str]) -> list[dict[str, Any]]:
    """The lines of a move for one page: they point only to places that are on its board."""
    return [{**line, "at": [place for place in line.get("at", ()) if place in shown]} for line in lines]


def ending(room: Room, story: Story, say: Voice) -> dict[str, Any] | None:
    """How it ended: the named end, every seat's points by source, and the points over time."""
    outcome = story.record.state.outcome()
    if outcome is None:
        return None
    sources: list[str] = []
    for score in outcome.scores:
        sources += [part for part in score.parts if part not in sources]
    ties = max([len(score.ties) for score in outcome.scores], default=0)
    return {
        "end": say.end(outcome.end), "winners": winners(outcome, room.out),
        "round": story.record.game.round(story.record.state),
        "points": [score.points for score in outcome.scores],
        "parts": [[say.part(part), *[score.parts.get(part, 0) for score in outcome.scores]] for part in sources],
        "ties": [[_tie(say, n, ties), *[score.ties[n] for score in outcome.scores]] for n in range(ties)],
        "chart": story.points(ALL_OPEN), "tallies": tallies(story, say),
    }


def _tie(say: Voice, n: int, ties: int) -> str:
    key = "score-ties" if ties == 1 else f"score-ties-{n + 1}"
    return say.word(key, say.word("score-ties", page_words(say.locale)("end-ties")))


def explanation(room: Room, seat: int, locale: str, place: str) -> list[str]:
    """What a place on the board means: the name of the topic and its rule; empty where the title says nothing."""
    if room.record is None:
        return []
    view = view_of(room, seat)
    say = voice_of(room, locale)
    for word in reversed([dashed(part) for part in place.split(":")]):
        for topic in say.topics(view):
            if word in (topic, topic.partition("-")[2].removesuffix("-2004")):  # that edition has names of its own
                return [say.word(topic, topic), *say.explain(view, seat, topic)]
    return []


def peek(room: Room, seat: int, other: int, locale: str) -> dict[str, Any]:
    """Another seat's full board as this one may see it: its heading, its markup, its symbols."""
    if room.story is None or room.record is None or not 0 <= other < len(room.chairs):
        raise Refused("no-chair")
    say, view = voice_of(room, locale), view_of(room, seat)
    slot, symbols = full_board(room.game, view, seat, other, say)
    return {"title": slot.title, "html": slot.html, "symbols": symbols}
