"""The Castles of Burgundy: what a decision would bring, before it is made.

All numbers are read off two views, now and after it. What lies on a tile is told in the words of its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.games.burgundy.actions import ACTIONS, BLOCK, BUY, CASTLES, CHOOSE_BOARD, DIE, DISCARD, FREE
from comptoir.games.burgundy.crumbs import tile_word
from comptoir.games.burgundy.data import (
    CASTLE,
    COLOUR_NAMES,
    COLOURS,
    K_MINE_WORKERS,
    KIND_NAMES,
    PHASE_NAMES,
    REGION_POINTS,
)
from comptoir.games.burgundy.dice import kind_of
from comptoir.games.burgundy.facts import facts
from comptoir.games.burgundy.score import score
from comptoir.games.burgundy.state import Burgundy
from comptoir.games.burgundy.tell_log import of_turn, signed
from comptoir.kernel.state import NOBODY, State
from comptoir.message import Message, Word
from comptoir.stage.ahead import Told, play_out
from comptoir.words import dashed

COUNTED: Final = (("workers", "ahead-workers"), ("silver", "ahead-silver"))


def look_ahead(view: Burgundy, seat: int, actions: Sequence[int]) -> tuple[State, bool]:
    """Where a decision leads. While boards are chosen secretly it ends with the own choice: what the others chose is
    shown next, and nobody may guess it."""
    if not view.secret or not actions:
        return play_out(view, seat, actions)
    after = view.clone()
    me, choice = after.own(seat), actions[0] - int(CHOOSE_BOARD)
    me.board = choice // int(CASTLES)
    board = after.boards[me.board]
    me.first = board.spaces[board.first[CASTLE] + choice % int(CASTLES)]
    return after, False


def told(view: Burgundy, seat: int, actions: Sequence[int], after: Burgundy, luck: bool) -> Told:
    """Points with where they come from, workers and silver, what is lost, and what comes next."""
    if not actions:
        return Told()
    old, new = facts(view, seat), facts(after, seat)
    gain = _number(new["points"]) - _number(old["points"])
    lines = []
    if gain:
        lines.append(Message("ahead-points", {"gain": signed(gain), "n": _number(new["points"])}))
    for name, key in COUNTED:
        if old[name] != new[name]:
            lines.append(Message(key, {"old": _number(old[name]), "new": _number(new[name])}))
    lines += [*_lost(view, seat, actions), *_mines(view, seat, after), *_tile(view, actions[0]),
              *_next(view, seat, after, luck)]
    pills = {seat: Message("ahead-pill", {"gain": signed(gain), "n": abs(gain)})} if gain else {}
    return Told(lines, pills, _card(view, seat, after) if gain else [], _place(actions[0]))


def _number(value: int | tuple[int, ...]) -> int:
    assert isinstance(value, int)
    return value


def _place(action: int) -> str:
    """Where the hand ends: the sum stands beside it."""
    places = ACTIONS.places(action)
    return places[-1] if places else ""


# Lines


def _lost(view: Burgundy, seat: int, actions: Sequence[int]) -> list[Message]:
    """What leaves a full storage for good."""
    stored = view.players[seat].storage
    return [Message("ahead-lost", {"tile": tile_word(stored[action - DISCARD])}) for action in actions
            if kind_of(action) == "discard"]


def _mines(view: Burgundy, seat: int, after: Burgundy) -> list[Message]:
    """What the end of a phase adds."""
    if after.phase == view.phase and after.outcome() is None:
        return []
    me = after.players[seat]
    mines = int(me.mines(after.board_of(seat)))
    key = "ahead-mines-workers" if me.knows(K_MINE_WORKERS) else "ahead-mines"
    return [Message(key, {"n": mines})] if mines else []


def _tile(view: Burgundy, action: int) -> list[Message]:
    """What a tile does that is taken or bought."""
    word = kind_of(action)
    if word == "buy":
        kind = int(view.depots[action - BUY])
    elif word == "take":
        kind = int(view.depots[action - FREE if action < DIE else (action - DIE) % BLOCK])
    else:
        return []
    name = dashed(KIND_NAMES[kind])
    return [Message("ahead-tile", {"tile": Word(f"tile-{name}"), "help": Word(f"tile-{name}-help")})]


def _next(view: Burgundy, seat: int, after: Burgundy, luck: bool) -> list[Message]:
    """What the tile lets its owner do, or what time brings."""
    if luck:
        new = after.phase != view.phase or not view.white
        return [Message("ahead-luck-phase", {"phase": PHASE_NAMES[after.phase]}) if new else Message("ahead-luck")]
    if int(after.actor()) != seat or of_turn(after.step()) or after.step() == view.step():
        return []
    return [Message("ahead-then-" + dashed(after.step()))]


# The sum


def _card(view: Burgundy, seat: int, after: Burgundy) -> list[tuple[Message, str]]:
    """Every source of points that changes, and the sum; regions and bonus tiles by name."""
    old, new = score(view, seat).parts, score(after, seat).parts
    lines = [*_regions(view, seat, after), *_bonuses(view, seat, after)]
    for name, points in new.items():
        if points != old[name] and name not in ("regions", "bonuses"):
            what = Message("card-phase", {"phase": PHASE_NAMES[view.phase]}) if name == "phases" else \
                Message("score-" + dashed(name))
            lines.append((what, signed(points - old[name])))
    before, now = sum(old.values()), sum(new.values())
    return [*lines, (Message("card-sum", {"old": before, "new": now, "n": now}), signed(now - before))]


def _regions(view: Burgundy, seat: int, after: Burgundy) -> list[tuple[Message, str]]:
    board, found = after.board_of(seat), list[tuple[Message, str]]()
    then, now = view.players[seat].covered, after.players[seat].covered
    for region in range(len(board.masks)):
        mask, size = board.masks[region], int(board.sizes[region])
        if now & mask == mask and then & mask != mask:
            found.append((Message("card-region", {"n": size}), signed(int(REGION_POINTS[size]))))
    return found


def _bonuses(view: Burgundy, seat: int, after: Burgundy) -> list[tuple[Message, str]]:
    points = score(after, seat).parts["bonuses"] - score(view, seat).parts["bonuses"]
    return [(Message(f"card-{size}", {"colour": Word("colour-" + COLOUR_NAMES[colour])}), signed(points))
            for size, then, now in (("large", view.large, after.large), ("small", view.small, after.small))
            for colour in range(COLOURS) if then[colour] == NOBODY and now[colour] == seat]
