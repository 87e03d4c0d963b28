"""The Golden City: what a decision would bring, before it is made. See comptoir/stage/ahead.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.actions import BID, BONUS_TAKE, BUILD, DISCARD, GOODS_PILE, GOODS_TAKE
from comptoir.games.golden_city.ahead_build import signed, told_build
from comptoir.games.golden_city.data import (
    BONUS_LETTERS,
    HAND_LIMIT,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    PAIR_NAMES,
    TWO_SEATS,
)
from comptoir.games.golden_city.facts import round_letters
from comptoir.games.golden_city.rules.numbers import END_ROUND, ROUND, SCORE, SPECIAL, TAKE_CARDS, TURN
from comptoir.games.golden_city.score import counted
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.state import CHANCE, NOBODY, PASS
from comptoir.message import Message, Seat, Word
from comptoir.stage.ahead import Told, dealt, play_on
from comptoir.words import dashed

OTHERS: Final = frozenset([int(step) for step in (ROUND, TAKE_CARDS, TURN, SCORE, SPECIAL, END_ROUND)])


def look_ahead(view: GoldenCity, seat: int, actions: Sequence[int]) -> tuple[GoldenCity, bool]:
    """Where a decision leads at the end of what is the seat's own, and whether luck comes first. Whether the next seat
    can build depends on cards nobody else knows, so nothing is told of what comes after."""
    world: Any = dealt(view)
    rest = lift(world, seat)
    play_on(world, seat, actions)
    luck = int(world.actor()) == CHANCE
    plan(world, rest + world.plans())
    after: GoldenCity = world.view(seat)
    return after, luck


def lift(world: GoldenCity, seat: int) -> list[int]:
    """Take off the agenda what comes after the seat's own part; it is given back."""
    plans = [int(plan) for plan in world.plans()]
    own = len(plans)
    while own and plans[own - 1] >> 8 & 15 == seat and plans[own - 1] & 255 not in OTHERS:
        own -= 1
    plan(world, plans[own:])
    return plans[:own]


def plan(world: GoldenCity, plans: Sequence[int]) -> None:
    """Put this on the agenda and nothing else; the next thing comes last."""
    world.agenda = vec[i64]([*plans, 0])
    world.top = len(plans)


def told(view: GoldenCity, seat: int, actions: Sequence[int], after: GoldenCity, luck: bool) -> Told:
    """What the action line, the strips and the sum beside the place say."""
    if not actions:
        return Told()
    action = actions[0]
    if action == PASS:
        return Told(_over_limit(after, seat))
    if action < BUILD:
        return _bid(view, seat, action - int(BID), after)
    if action < DISCARD:
        found = told_build(view, seat, actions, after, luck)
        return Told([*found.lines, *([] if luck else _over_limit(after, seat))], found.pills, found.card, found.at)
    if action < GOODS_TAKE:
        return Told([Message("ahead-keep", {"cards": pictures(after, seat)})])
    if action < BONUS_TAKE:
        return _goods(view, seat, action, after, luck)
    card = action - int(BONUS_TAKE)
    now = int(BONUS_LETTERS[card] * counted(view, view.players[seat], card))
    return Told([Message("ahead-bonus", {"n": now})])


def pictures(view: GoldenCity, seat: int) -> str:
    """A hand as little cards."""
    return "".join([f"[[gcs-{LANDSCAPE_NAMES[kind]}]]" for kind in range(int(LANDSCAPES))
                    for _ in range(int(view.players[seat].hand[kind]))])


def _over_limit(after: GoldenCity, seat: int) -> list[Message]:
    """At the end of the turn five cards stay (GC-8)."""
    over = int(after.players[seat].cards() - HAND_LIMIT)
    return [Message("ahead-over", {"n": over})] if over > 0 and after.step() != "build" else []


def _bid(view: GoldenCity, seat: int, group: int, after: GoldenCity) -> Told:
    """Coins old and new; what an ousted seat has left, and what the next ousting costs."""
    rival, lines, pills = int(view.hands[group]), [], {}
    old, new = int(view.players[seat].coins), int(after.players[seat].coins)
    if old != new:
        lines.append(Message("ahead-coins", {"old": old, "new": new}))
    if rival != NOBODY:
        coins, cost = int(view.players[rival].coins), int(after.oustings) + 1
        can = "can" if coins >= cost else "cannot"
        lines.append(Message(f"ahead-{can}-oust", {"player": Seat(rival), "coins": coins, "n": cost}))
        pills[rival] = Message("pill-ousted")
    if view.seats == TWO_SEATS and group == 0:
        lines.append(Message("ahead-pair", {"n": int(view.coin)}))
    if NOBODY not in [int(hand) for hand in after.hands]:
        lines.append(Message("ahead-auction-ends"))
    return Told(lines, pills)


def _goods(view: GoldenCity, seat: int, action: int, after: GoldenCity, luck: bool) -> Told:
    """Which goods one has then, and what this round would give for them."""
    lines = []
    if action == GOODS_PILE:
        return Told([Message("ahead-pile")])
    have = [Word("pair-" + dashed(PAIR_NAMES[pair])) for pair, n in enumerate(after.players[seat].goods) if n]
    lines.append(Message("ahead-goods", {"goods": have}))
    pills = {}
    for other in range(view.seats):
        was, now = sum(round_letters(view, other)), sum(round_letters(after, other))
        if was != now:
            pills[other] = Message("pill-round", {"change": signed(now - was)})
    gain = sum(round_letters(after, seat)) - sum(round_letters(view, seat))
    if gain:
        lines.append(Message("ahead-round", {"change": signed(gain)}))
    if luck:
        lines.append(Message("ahead-turned"))
    return Told(lines, pills)
