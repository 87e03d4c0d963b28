"""What was done and gathered in a game, chair by chair: read off the record and the last position, for any title.

An action's item is its text without what only points at a place: `ship:corn:2` is ship:corn. Where only places are
left (`take:3:1` of The Castles of Burgundy) it is what the player gained by it: take:mine."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from comptoir import load
from comptoir.arena.played import play_match_of
from comptoir.arena.schedule import Plan
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import PASS, State

OPENING = 6  # own actions that are kept for the opening
FEW = 12  # numbers of a verb with so few actions mean something by themselves: bid:2

Piece = tuple[str, str]

_PLACE = re.compile(r"[a-z]*\d[\d+]*")  # 3, 5+6, die1; but not port_1


@dataclass(frozen=True)
class Studied:
    """One game, small enough to come back from another process."""

    seed: int
    bots: list[str]
    end: str
    scores: list[list[int]]
    moves: int
    did: list[dict[str, int]]  # by chair: how often each item was done
    has: list[dict[str, dict[str, int]]]  # by chair: what lies where at the end
    opening: list[list[str]]  # by chair: the first own items


def study_game(plan: Plan, game: int) -> Studied:
    """Game number `game` of the plan, played and studied."""
    return study(play_match_of(plan, game).record)


def study(record: Record) -> Studied:
    """A finished game."""
    seats = len(record.names)
    did: list[Counter[str]] = [Counter() for _ in range(seats)]
    opening: list[list[str]] = [[] for _ in range(seats)]
    for seat, item in items(record):
        did[seat][item] += 1
        if len(opening[seat]) < OPENING:
            opening[seat].append(item)
    outcome = record.state.outcome()
    assert outcome is not None, "only finished games are studied"
    players = record.state.to_json().get("players", [{}] * seats)
    return Studied(record.seed or 0, [name.removeprefix("bot:") for name in record.names], outcome.end,
                   [list(score.rank()) for score in outcome.scores], len(record.moves),
                   [dict(sorted(each.items())) for each in did], [holdings(player) for player in players],
                   opening)


def items(record: Record) -> list[tuple[int, str]]:
    """Who did what, in order; passing is left out."""
    named = [item_of(record.game.slug, move.do) for move in record.moves]
    if None in named:
        named = by_gains(record, named)
    return [(move.by, item) for move, item in zip(record.moves, named, strict=True) if item]


def by_gains(record: Record, named: list[str | None]) -> list[str | None]:
    """The items that only the position can tell. The game is played again from its seed; where that is not enough
    (a record that began or went on with other luck), the verb must do."""
    again = record.seed is not None and record.position is None and not any(["commit" in e for e in record.entries])
    state = record.game.new(len(record.names), record.seed, record.options) if again else None
    found: list[str | None] = []
    for move, item in zip(record.moves, named, strict=True):
        gained = ""
        if state is not None:
            before = pieces(state, move.by) if item is None else Counter[Piece]()
            state.apply(record.game.actions.id(move.do))
            if item is None:
                gained = "+".join(sorted({name for _, name in pieces(state, move.by) - before}))
        if item is None:
            item = verb(move.do) + (f":{gained}" if gained and gained != verb(move.do) else "")
        found.append(item)
    return found


def verb(text: str) -> str:
    return text.split(":")[0]


@lru_cache(maxsize=8192)
def item_of(slug: str, text: str) -> str | None:
    """The item of an action's text; "" for a pass, None when only places are left in it."""
    game: Game = load(slug)
    if text == game.actions.text(PASS):
        return ""
    words = text.split(":")
    kept = [word for word in words[1:] if not _PLACE.fullmatch(word)]
    if kept or len(words) == 1:
        return ":".join([words[0], *kept])
    alike = sum([verb(other) == words[0] for other in game.actions.texts])
    return text if alike <= FEW else None


def pieces(state: State, seat: int) -> Counter[Piece]:
    """The things that lie one by one before a player, each with where it lies; not what is only counted."""
    whole: Counter[Piece] = Counter()
    for where, value in state.to_json()["players"][seat].items():
        some = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        whole.update([(where, name) for name in some if isinstance(name, str)])
    return whole


def holdings(player: dict[str, Any]) -> dict[str, dict[str, int]]:
    """The lists and tables of a player's part of a position, as counts: {"city": {"office": 1}, …}."""
    found: dict[str, dict[str, int]] = {}
    for name, value in player.items():
        if isinstance(value, list) and value and all([isinstance(each, str) for each in value]):
            found[name] = dict(Counter(value))
        elif isinstance(value, dict) and value:
            if all([isinstance(each, str) for each in value.values()]):
                found[name] = dict(Counter(value.values()))
            elif all([type(each) is int for each in value.values()]):
                found[name] = {thing: n for thing, n in value.items() if n > 0}
    return found
