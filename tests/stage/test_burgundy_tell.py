"""What Burgundy tells is true: short words, labels and log over whole games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from comptoir import load
from comptoir.games.burgundy import tell
from comptoir.games.burgundy.data import GOOD_NAMES
from comptoir.message import Message, Seat, render
from comptoir.words import words

GAME = load("burgundy")
NAMES = ("Anne", "Bernie", "Christine", "David")
TABLES = [(2, "1", "board"), (3, "draw", "board"), (4, "draw-secret", "off"), (2, "draw-spielbox", "on")]


def moves(seats: int, boards: str, spielbox: str) -> Iterator[tuple[Any, int, Any]]:
    """A random game that does much: before, action, after."""
    luck = random.Random(seats)
    g = GAME.new(seats, 5, {"boards": boards, "spielbox": spielbox})
    while g.actor() >= 0:
        legal = g.legal()
        busy = [action for action in legal if not GAME.actions.text(action).startswith(("workers", "pass"))]
        action = luck.choice(busy or legal)
        before = g.clone()
        g.apply(action)
        yield before, action, g.clone()


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("seats", "boards", "spielbox"), TABLES)
def test_a_move_in_a_few_letters_tells_the_points_it_brought(seats: int, boards: str, spielbox: str,
                                                             locale: str) -> None:
    say = words(GAME.package, locale)
    for before, action, after in moves(seats, boards, spielbox):
        seat = int(before.actor())
        told = tell.short(before.view(-1), action, after.view(-1))
        if told is None:
            assert GAME.actions.text(action).startswith(("pass", "unload"))
            continue
        said = render(told, say, NAMES)
        assert len(said) <= 48
        gain = int(after.players[seat].points() - before.players[seat].points())
        if gain and told.key in ("short-place", "short-sell", "short-start", "short-outpost"):
            assert said.endswith(tell.signed(gain))


def test_a_board_chosen_secretly_is_told_to_nobody() -> None:
    g = GAME.new(2, 6, {"boards": "draw-secret"})
    told = set()
    for action in g.legal():
        child = g.clone()
        child.apply(action)
        told.add(str(tell.short(g.view(1), action, child.view(1))))
    assert told == {str(Message("short-board-secret"))}


# The log accounts for everything


def good_of(message: Message) -> tuple[int, int]:
    """"2 red goods": which kind, and how many."""
    name, n = message.key.removeprefix("good-").partition(".")[0], message.args["n"]
    assert isinstance(n, int)
    return GOOD_NAMES.index(name), n


def gains(message: Message) -> Counter[str]:
    """What a line of the log says that its seat gets and gives."""
    args: Any = message.args
    n = args.get("n", 0)
    if message.key in ("log-take", "log-place"):
        return Counter({"workers": -n})
    if message.key == "log-sell":
        kind, count = good_of(args["goods"])
        return Counter({"points": n, "silver": args["silver"], "workers": -args["paid"], f"good {kind}": -count})
    if message.key in ("log-unload", "log-keep"):
        return Counter({f"good {kind}": count for kind, count in map(good_of, args["goods"])})
    if message.key == "log-region":
        return Counter({"points": args["size"] + args["phase"]})
    what = {"log-workers": "workers", "log-boarding-house": "workers", "log-sale-worker": "workers",
            "log-mines-workers": "workers", "log-bank": "silver", "log-mines": "silver", "log-workers-silver": "silver",
            "log-bonus-large": "points", "log-bonus-small": "points", "log-animals": "points",
            "log-watchtower": "points"}
    if message.key in what:
        return Counter({what[message.key]: n})
    return Counter({"silver": -n} if message.key in ("log-buy", "log-buy-black") else
                   {"points": -n} if message.key == "log-outpost" else {})


def wealth(g: Any, seat: int) -> Counter[str]:
    me = g.players[seat]
    return Counter({"workers": int(me.workers), "silver": int(me.silver), "points": int(me.points()),
                    **{f"good {kind}": int(me.goods[kind]) for kind in range(len(GOOD_NAMES))}})


def knowing(seats: int, numbers: tuple[int, ...]) -> Any:
    """A game whose estates know these tiles from the start."""
    spaces = ("13", "8", "4", "31", "35", "36")
    known = {space: f"knowledge_{n}" for space, n in zip(spaces, numbers, strict=False)}
    estate = {"19": "castle", "25": "mine", **known}
    return GAME.from_json({"seats": seats, "players": [{"estate": estate, "workers": 3, "silver": 2}] + [
        {"estate": {"19": "castle"}, "workers": 3}] * (seats - 1), "agenda": ["phase 0 A"]})


def starts() -> list[Any]:
    fresh = [GAME.new(seats, 5, {"boards": boards, "spielbox": box}) for seats, boards, box in TABLES]
    return fresh + [knowing(2, numbers) for numbers in ((2, 3, 4, 5, 13, 14), (6, 7, 8, 9, 10, 11), (1, 12, 5, 2))]


@pytest.mark.parametrize("which", range(7))
def test_the_log_accounts_for_every_worker_silver_point_and_good(which: int) -> None:
    g, luck = starts()[which], random.Random(which)
    while g.actor() >= 0:
        legal = g.legal()
        busy = [action for action in legal if not GAME.actions.text(action).startswith("pass")]
        action = luck.choice(busy or legal)
        before = g.clone()
        g.apply(action)
        told = [Counter[str]() for _ in range(g.seats)]
        lines = tell.log(before.view(-1), action, g.view(-1))
        for message in lines:
            player = message.args.get("player")
            for what, n in (gains(message) if isinstance(player, Seat) else Counter[str]()).items():
                assert isinstance(player, Seat)
                told[player.number][what] += n
        for seat in range(g.seats):
            old, new = wealth(before, seat), wealth(g, seat)
            changed = {what: new[what] - old[what] for what in new if new[what] != old[what]}
            assert changed == {what: n for what, n in told[seat].items() if n}, \
                f"{GAME.actions.text(action)}: {[render(line, words(GAME.package, 'en'), NAMES) for line in lines]}"


@pytest.mark.parametrize("which", range(7))
def test_a_label_promises_what_the_engine_does_and_no_two_are_alike(which: int) -> None:
    g, luck, say = starts()[which], random.Random(which), words(GAME.package, "en")
    while g.actor() >= 0:
        legal, seat = g.legal(), int(g.actor())
        view = g.view(seat)
        if luck.random() < 0.3:
            labels = [render(tell.label(view, action), say, NAMES) for action in legal]
            assert len(set(labels)) == len(labels), sorted(labels)
            for action in luck.sample(legal, min(5, len(legal))):
                promised(g, view, seat, action)
        busy = [action for action in legal if not GAME.actions.text(action).startswith(("workers", "pass"))]
        g.apply(luck.choice(busy or legal))


def promised(g: Any, view: Any, seat: int, action: int) -> None:
    """Workers, points and goods on a button are those of the log."""
    label, child = tell.label(view, action), g.clone()
    child.apply(action)
    done: Any = tell.log(g.view(-1), action, child.view(-1))[0].args
    args: Any = label.args
    if label.key in ("action-take-die", "action-place-die", "action-workers-die", "action-workers"):
        assert args["n"] == done["n"]
    elif label.key in ("action-sell", "action-sell-die"):
        assert (args["points"], args["silver"], args.get("n", 0)) == (done["n"], done["silver"], done["paid"])
    elif label.key.startswith("action-unload"):
        assert args.get("goods", []) == [Message(f"good-{GOOD_NAMES[kind]}.few", {"n": n})
                                         for kind, n in map(good_of, done.get("goods", []))]
        asked = child.step() == "keep_kind" and int(child.actor()) == seat
        assert ("kinds" in args) == asked


def test_a_ship_that_must_choose_is_not_said_to_take_nothing() -> None:
    g = GAME.from_json({"players": [{"estate": {"19": "castle", "13": "knowledge_5"}, "storage": ["ship"],
                                     "dice": [5, 5], "goods": {"turquoise": 1, "purple": 1}},
                                    {"estate": {"19": "castle"}}],
                        "depots": {"6": {"goods": {"red": 1}}, "1": {"goods": {"pink": 2}}},
                        "agenda": ["turn 0", "end_round 0"]})
    say, told = words(GAME.package, "en"), []
    for text in ("place:1:20:die1", "unload:6+1", "keep:pink"):
        before, action = g.clone(), GAME.actions.id(text)
        label = render(tell.label(g.view(0), action), say, NAMES)
        g.apply(action)
        told.append((label, render(tell.log(before.view(-1), action, g.view(-1))[0], say, NAMES)))
    assert told[1:] == [
        ("Unload depots 6 and 1: store 1 of 2 kinds", "Anne’s ship reaches depots 6 and 1."),
        ("Store 2 pink goods", "Anne stores 2 pink goods.")]


def test_a_knowledge_tile_in_a_few_letters_names_every_colour_it_helps_to_place() -> None:
    say = words(GAME.package, "en")
    helped = {9: ["building"], 10: ["ship", "animal"], 11: ["castle", "mine", "knowledge"]}
    assert all([colour in say(f"know-{n}") for n, colours in helped.items() for colour in colours])
