"""What one viewer gets of a room: the board from his seat, the prompt, what he may do, the log, the end.

Nothing here is made from the position itself but what everybody may know; all else is made from the viewer's view."""

from __future__ import annotations

import re
from typing import Any

from comptoir.kernel.state import NOBODY, State
from comptoir.table.ended import tallies
from comptoir.table.room import Ask, Room
from comptoir.table.schema import OVER, PLAYING
from comptoir.table.story import ALL_OPEN, Story, round_of, seen_by
from comptoir.table.telling import Telling, hides_points, page_words, panels, places_seen, unstyled

_PLACES = re.compile(r'data-at="([^"]*)"')
_STATES = re.compile(r' class="is-(?:lit|last|lit is-last)"')


def telling(room: Room, locale: str) -> Telling:
    return Telling(room.game, locale, room.names)


def scene(room: Room, seat: int, locale: str, narrow: bool) -> dict[str, Any]:
    """Everything a page shows, and the log with the places on its board. Made once for all who see the same."""
    key = (seat, locale, narrow)
    found = room.cache.get(key)
    if found is None:
        found = room.cache[key] = _scene(room, seat, locale, narrow)
    return dict(found)


def _scene(room: Room, seat: int, locale: str, narrow: bool) -> dict[str, Any]:
    made: dict[str, Any] = {
        "is": "table", "n": room.version, "move": len(room.record.moves) if room.record else 0, "seat": seat,
        "status": room.status, "actor": room.actor, "chairs": chairs(room, seat), "ask": asked(room.ask, locale),
        "refusals": list(room.refused_ask), "rematch": room.table["rematch"], "first": room.table["first"],
    }
    if room.record is None or room.story is None:
        return {**made, "prompt": page_words(locale)("prompt-waiting"), "panels": [], "legal": [], "log": [],
                "shown": set(), "last": [], "undo": "", "turn": 0, "round": 0}
    say, view = telling(room, locale), room.record.state.view(seat)
    asked_now = seat == room.actor and not room.chairs[seat].lent
    drawn = board(room.story, len(room.record.moves), seat, say, narrow=narrow, lit=asked_now)
    shown = places(drawn)
    legal = room.record.state.legal() if asked_now else []
    free = len(room.free_undos(seat))
    made |= {
        "prompt": say.prompt(view, seat), "panels": drawn, "round": round_of(room.record.state),
        "legal": [[action, room.game.actions.text(action), say.label(view, action),
                   list(room.game.actions.places(action))] for action in legal],
        "undo": "free" if free else "ask" if seat >= 0 and room.asked_undo(seat) else "", "turn": free,
        "log": room.story.lines(seat, say), "shown": shown,
        "last": last_places(room.story, len(room.record.moves), seat, shown),
    }
    if room.status == OVER:
        made["end"] = ending(room.story, say)
    elif room.status == PLAYING and room.table["first"] and asked_now:
        made["advice"] = say.advice(view, seat)
    return made


def chairs(room: Room, viewer: int) -> list[dict[str, Any]]:
    """Who sits where, with the points the viewer may know."""
    points = points_known(room, viewer)
    return [{"seat": chair.seat, "kind": chair.kind, "name": chair.name, "bot": chair.bot, "lent": chair.lent,
             "points": points[chair.seat]} for chair in room.chairs]


def points_known(room: Room, viewer: int) -> list[int | None]:
    if room.record is None:
        return [None] * len(room.chairs)
    scores = room.record.state.view(viewer).scores()
    hidden = hides_points(room.game) and room.status != OVER
    return [None if hidden and seat != viewer else int(score[0]) for seat, score in enumerate(scores)]


def asked(ask: Ask | None, locale: str) -> dict[str, Any] | None:
    """The question that is put to the players."""
    if ask is None:
        return None
    say = page_words(locale)
    return {"kind": ask.kind, "by": ask.by, "seat": ask.seat, "needed": list(ask.needed), "agreed": sorted(ask.agreed),
            "what": say("undo-what", n=ask.moves) if ask.kind == "undo" else say("lend-what")}


def board(story: Story, move: int, reader: int, say: Telling, *, narrow: bool, lit: bool) -> list[dict[str, Any]]:
    """The panels of a position as a reader sees them. What is lit and what was last touched is told beside them: a
    panel is sent again only when something on it has changed."""
    game, state = story.record.game, story.positions[move]
    eye = max(reader, NOBODY)
    found = panels(game, seen_by(state, reader), all_open=reader == ALL_OPEN, seat=eye,
                   legal=state.legal() if lit else (), locale=say.locale, names=say.names, narrow=narrow)
    return [{"name": panel.name, "title": panel.title, "seat": owner(panel.name, eye), "weight": panel.weight,
             "w": panel.svg.width, "h": panel.svg.height,
             "svg": _STATES.sub("", unstyled(panel.svg.inline))} for panel in found]


def last_places(story: Story, move: int, reader: int, shown: set[str]) -> list[str]:
    """Where the move before this position was made, as far as it is on the reader's board."""
    if not move:
        return []
    done, game = story.record.moves[move - 1], story.record.game
    touched = places_seen(game, game.actions.id(done.do), done.by, max(reader, NOBODY))
    return [place for place in touched if place in shown]


def owner(name: str, viewer: int) -> int:
    """Whose panel it is: "domain:2" is seat 2's, "hand" the viewer's; -1: everybody's."""
    if name == "hand":
        return viewer
    tail = name.rpartition(":")[2] if ":" in name else ""
    return int(tail) if tail.isdecimal() else -1


def places(drawn: list[dict[str, Any]]) -> set[str]:
    """The places that stand on a board."""
    return {place for panel in drawn for place in _PLACES.findall(panel["svg"])}


def pointing(lines: list[dict[str, Any]], shown: set[str]) -> list[dict[str, Any]]:
    """The lines of a move for one page: they point only to places that are on its board."""
    return [{**line, "at": [place for place in line.get("at", ()) if place in shown]} for line in lines]


def ending(story: Story, say: Telling) -> dict[str, Any] | None:
    """How it ended: the named end, every seat's points by source, and the points over time."""
    outcome = story.record.state.outcome()
    if outcome is None:
        return None
    sources: list[str] = []
    for score in outcome.scores:
        sources += [part for part in score.parts if part not in sources]
    ties = max([len(score.ties) for score in outcome.scores], default=0)
    return {
        "end": say.end(outcome.end), "winners": outcome.winners, "round": round_of(story.record.state),
        "points": [score.points for score in outcome.scores],
        "parts": [[say.part(part), *[score.parts.get(part, 0) for score in outcome.scores]] for part in sources],
        "ties": [[_tie(say, n, ties), *[score.ties[n] for score in outcome.scores]] for n in range(ties)],
        "chart": story.points(ALL_OPEN), "tallies": tallies(story, say),
    }


def _tie(say: Telling, n: int, ties: int) -> str:
    key = "score-ties" if ties == 1 else f"score-ties-{n + 1}"
    return say.word(key, say.word("score-ties", page_words(say.locale)("end-ties")))


def explanation(room: Room, seat: int, locale: str, place: str) -> list[str]:
    """What a place on the board means: the name of the topic and its rule; empty where the title says nothing."""
    if room.record is None:
        return []
    view: State = room.record.state.view(seat)
    texts = telling(room, locale).explain(view, seat)
    words = [part.replace("_", "-") for part in place.split(":")]
    for word in reversed(words):
        for topic, text in texts.items():
            if topic.partition("-")[2] == word or topic == word:
                return text
    return []
