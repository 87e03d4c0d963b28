"""The Golden City: what is said to the players. The questions, what the buttons say, and what a word means; the log is
in tell_log.py. They return keys with arguments, so that each reader has their own language."""

from __future__ import annotations

from comptoir.games.golden_city.actions import (
    BID,
    BLACK,
    BONUS_TAKE,
    BUILD,
    DISCARD,
    GOODS_PILE,
    GOODS_RETURN,
    GOODS_TAKE,
    PAY,
    PAYS_WITH,
)
from comptoir.games.golden_city.data import (
    BONUS_LETTERS,
    BONUS_NAMES,
    FIRST_ZONE,
    HAND_LIMIT,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    PAIR_NAMES,
    PLACE_NAMES,
    PLACES,
    REWARD_NAMES,
    TWO_SEATS,
)
from comptoir.games.golden_city.payments import CARDS, payments, price
from comptoir.games.golden_city.rules.numbers import BLACK_AT
from comptoir.games.golden_city.score import counted
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_log import log
from comptoir.games.golden_city.tell_round import aftermath
from comptoir.games.golden_city.tell_short import short
from comptoir.games.golden_city.tell_turns import silent, unseen
from comptoir.games.golden_city.tell_words import cards, group_cards, group_name, place_name, reward
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Argument, Message, Seat, Word, unasked
from comptoir.words import dashed as key

__all__ = ["advice", "aftermath", "explain", "label", "log", "prompt", "short", "silent", "topics", "unseen"]


# Questions


def prompt(view: GoldenCity, seat: int) -> Message:
    """What this seat is asked; for everybody else, who is to play."""
    waiting = unasked(int(view.actor()), seat)
    if waiting is not None:
        return waiting
    step, arg, me = view.step(), int(view.agenda[view.top - 1] >> 12), view.players[seat]
    args: dict[str, Argument] = {"player": Seat(seat)}
    if step == "bid":
        args |= {"n": int(view.oustings) + 1, "two": int(view.seats == TWO_SEATS)}
    elif step == "build":
        args["n"] = arg
    elif step == "pay":
        args["place"] = place_name(view, arg if arg < PLACES else arg - int(BLACK_AT))
    elif step == "limit":
        args["n"] = int(me.cards() - HAND_LIMIT)
    return Message("prompt-" + key(step), args)


def advice(view: GoldenCity, seat: int) -> Message | None:
    """A line for somebody's first game, when they are asked."""
    if int(view.actor()) != seat:
        return None
    return Message("advice-" + key(view.step()))


# Buttons


def label(view: GoldenCity, action: int) -> Message:
    """What happens when the actor does this."""
    seat = int(view.actor())
    if action == PASS:
        return Message("action-pass", {"n": int(view.agenda[view.top - 1] >> 12)})
    if action < BUILD:
        return _label_bid(view, action - int(BID))
    if action < BLACK:
        return _label_build(view, seat, action - int(BUILD), "action-build")
    if action < PAY:
        return _label_build(view, seat, action - int(BLACK) + int(FIRST_ZONE), "action-black")
    if action < DISCARD:
        n = action - int(PAY)
        return Message("action-pay", {"cards": cards(list(PAYS_WITH)[n * LANDSCAPES:(n + 1) * LANDSCAPES])})
    if action < GOODS_TAKE:
        return Message("action-discard", {"cards": cards(_discards(view, seat, action))})
    if action < GOODS_PILE:
        return Message("action-goods", {"goods": Word("pair-" + key(PAIR_NAMES[action - int(GOODS_TAKE)]))})
    if action == GOODS_PILE:
        return Message("action-goods-pile")
    if action < BONUS_TAKE:
        return Message("action-return", {"goods": Word("pair-" + key(PAIR_NAMES[action - int(GOODS_RETURN)]))})
    card = action - int(BONUS_TAKE)
    now = int(BONUS_LETTERS[card] * counted(view, view.players[seat], card))
    return Message("action-bonus", {"bonus": Word("bonus-" + BONUS_NAMES[card]), "n": now})


def _label_build(view: GoldenCity, seat: int, place: int, key: str) -> Message:
    """Where, with which cards, and what it gives; where several sets of cards pay, the price."""
    ways, land = payments(view, seat, place), int(view.chart.landscape[place])
    args: dict[str, Argument] = {"place": place_name(view, place), "reward": reward(view, place),
                                 "keys": 1 if PLACE_NAMES[place].endswith("_inner") else 0}
    if len(ways) == 1:
        return Message(key, {**args, "cards": cards(CARDS[ways[0]])})
    return Message(key + "-choose", {**args, "n": price(land), "landscape": Word("landscape-" + LANDSCAPE_NAMES[land])})


def _discards(view: GoldenCity, seat: int, action: int) -> list[int]:
    """All the cards that go with one: what is left over then may go unasked."""
    world, held = view.clone(), [int(n) for n in view.players[seat].hand]
    plan = int(world.agenda[world.top - 1])
    world.agenda[0], world.top = plan, 1
    world.apply(action)
    if world.top:  # it is asked again
        return [int(kind == action - int(DISCARD)) for kind in range(int(LANDSCAPES))]
    return [n - int(world.players[seat].hand[kind]) for kind, n in enumerate(held)]


def _label_bid(view: GoldenCity, group: int) -> Message:
    args: dict[str, Argument] = {"group": group_name(view, group), "cards": group_cards(view, group)}
    if view.hands[group] == NOBODY:
        return Message("action-bid", args)
    return Message("action-oust", {**args, "rival": Seat(int(view.hands[group])), "n": int(view.oustings) + 1})


# What a word means


def topics(view: GoldenCity) -> list[str]:
    """The keys that can be asked about: each has a name, and a text under its key + "-help"."""
    return (["bonus-" + name for name in BONUS_NAMES] + ["reward-" + key(name) for name in REWARD_NAMES[1:]]
            + ["topic-" + name for name in ("auction", "joker", "keys", "goods", "scoring", "stuck", "map", "stocks",
                                         "black")])


def explain(view: GoldenCity, seat: int, topic: str) -> list[Message]:
    """The rule; for a bonus card what it would bring this seat now."""
    said = [Message(topic + "-help")]
    kind, name = topic.split("-", 1)
    if kind == "bonus" and seat != NOBODY:
        card = BONUS_NAMES.index(name)
        now = int(BONUS_LETTERS[card] * counted(view, view.players[seat], card))
        said.append(Message("fact-bonus", {"n": now}))
    return said
