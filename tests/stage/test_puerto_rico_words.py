"""All that Puerto Rico says is true: every number of a label, a question or a log line is what the engine did, and no
two actions that do different things are called the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from comptoir.games.puerto_rico.data import GOOD_NAMES, TILE_NAMES
from comptoir.games.puerto_rico.tell import explain, label, log, prompt, topics
from comptoir.kernel.chance import OPEN
from comptoir.message import Message, Seat, render
from comptoir.words import words

from .test_puerto_rico_stage import GAME, NAMES, SEATS

EN, FR = words("comptoir.games.puerto_rico", "en"), words("comptoir.games.puerto_rico", "fr")
ID = GAME.actions.id


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    g, luck, n = GAME.new(seats=seats, seed=seed), random.Random(seed), 0
    while g.actor() >= 0:
        if n % every == 0:
            yield g
        g.apply(luck.choice(g.legal()))
        n += 1


def tried(g: Any, action: int) -> Any:
    after = g.clone()
    after.chance = OPEN
    after.apply(action)
    return after


def barrels(message: Message) -> tuple[str, Any]:
    """"2 barrels of corn" as what it says."""
    return message.key.removeprefix("barrels-"), message.args["n"]


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_a_label_comes_true(seats: int) -> None:
    for g in positions(seats, seats, every=3):
        seat, view = int(g.actor()), g.view(g.actor())
        for action in g.legal():
            said, after = label(view, action), tried(g, action)
            old, new, args = g.players[seat], after.players[seat], said.args
            if said.key == "action-build":
                assert args["n"] == old.coins - new.coins
            elif said.key == "action-sell":
                assert args["n"] == new.coins - old.coins
            elif said.key in ("action-ship", "action-wharf"):
                kind, n = barrels(args["barrels"])  # type: ignore[arg-type]
                assert args["n"] == new.points - old.points
                assert n <= old.goods[GOOD_NAMES.index(kind)]
                if said.key == "action-ship":
                    assert args["ship"] == g.holds[int(GAME.actions.words(action)[1])]
            elif said.key == "action-role":
                assert args["n"] == g.doubloons[action - 1]
            elif said.key == "action-place":
                assert args["n"] == int(GAME.actions.words(action)[1])
            elif said.key in ("action-store", "action-keep", "action-produce"):
                kind, n = barrels(args["barrels"])  # type: ignore[arg-type]
                assert n == (old.goods[GOOD_NAMES.index(kind)] if said.key == "action-store" else 1)
            else:
                assert not [value for value in args.values() if isinstance(value, int)]


@pytest.mark.parametrize("say", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_actions_are_called_the_same(seats: int, say: Any) -> None:
    for g in positions(seats, seats + 5, every=3):
        called = [render(label(g.view(g.actor()), action), say, NAMES) for action in g.legal()]
        assert len(called) == len(set(called)), called


@pytest.mark.parametrize("seats", SEATS)
def test_a_question_names_what_is_there(seats: int) -> None:
    for g in positions(seats, seats + 9, every=3):
        seat = int(g.actor())
        said = prompt(g.view(seat), seat)
        if said.key == "prompt-build-one":
            assert said.args["n"] == g.players[seat].coins
        elif said.key == "prompt-place-colonists":
            assert said.args["n"] == g.players[seat].idle
        elif said.key == "prompt-take-tile":
            assert bool(said.args["quarry"]) == (ID("take:quarry") in g.legal())


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_the_log_is_what_happened(seats: int) -> None:
    for seed in (seats, seats + 100):
        g, luck = GAME.new(seats=seats, seed=seed), random.Random(seed)
        while g.actor() >= 0:
            before, action = g.clone(), luck.choice(g.legal())
            g.apply(action)
            for message in log(before.view(0), action, g.view(0)):
                compare(before, action, g, message)


def compare(before: Any, action: int, after: Any, message: Message) -> None:
    key, args = message.key, message.args
    seat = args["player"].number if isinstance(args.get("player"), Seat) else int(before.actor())
    old, new = before.players[seat], after.players[seat]
    if key == "log-build":
        assert args["n"] == old.coins - new.coins
    elif key == "log-sell":
        assert args["n"] == new.coins - old.coins
    elif key in ("log-ship", "log-wharf"):
        assert args["n"] == new.points - old.points
    elif key == "log-role":
        assert args["n"] == before.doubloons[action - 1]
    elif key in ("log-take", "log-draw"):
        kind = TILE_NAMES.index(args["tile"].key.removeprefix("place-").removesuffix(".a"))  # type: ignore[union-attr]
        assert new.circles[kind] == old.circles[kind] + 1
    elif key == "log-produced":
        made = dict(barrels(one) for one in args["barrels"])  # type: ignore[union-attr]
        assert made == {name: int(new.goods[n] - old.goods[n]) for n, name in enumerate(GOOD_NAMES)
                        if new.goods[n] > old.goods[n]}
    elif key == "log-row":
        row = {one.args["thing"].key.removeprefix("tile-"): one.args["n"] for one in args["tiles"]}  # type: ignore[union-attr]
        assert row == {name: int(after.row[n]) for n, name in enumerate(GOOD_NAMES) if after.row[n]}
    elif key == "log-refill":
        assert args["n"] == after.ship
    elif key == "log-governor":
        assert (args["player"], args["n"]) == (Seat(int(after.governor)), after.round)
    elif key == "log-reshuffled":
        assert len(after.drawn) > sum(before.pile)
    elif key == "log-over":
        outcome = after.outcome()
        assert args["points"] == outcome.scores[outcome.winners[0]].points
    elif key == "log-lost":
        assert all(n > 0 for _, n in map(barrels, args["barrels"]))  # type: ignore[arg-type]
    if before.step() != "choose_role":
        assert not key.startswith("log-nobody")


def test_the_discards_become_the_pile_also_when_both_are_equally_many() -> None:
    g: Any = GAME.new(seats=3, seed=1)
    for kind in range(5):
        g.pile[kind], g.discard[kind], g.row[kind] = 0, 0, 0
    g.pile[0], g.discard[1], g.row[2] = 3, 3, 1
    g.apply(ID("role:settler"))
    for _ in range(3):
        before, action = g.clone(), 0
        g.apply(action)
    assert sum(g.pile) == sum(before.pile)  # so the number of tiles in the pile does not tell
    said = [message.key for message in log(before.view(0), action, g.view(0))]
    assert "log-reshuffled" in said


def test_why_nobody_is_asked_is_told() -> None:
    g: Any = GAME.new(seats=3, seed=1)
    for text, wanted in (("role:trader", "log-nobody-sell-barrel"), ("role:captain", "log-nobody-load-ship")):
        after = g.clone()
        after.apply(ID(text))
        assert wanted in [message.key for message in log(g.view(0), ID(text), after.view(0))]
    after = g.clone()
    after.apply(ID("role:builder"))
    assert [message.key for message in log(g.view(0), ID("role:builder"), after.view(0))] == ["log-role"]


def test_which_answer_leaves_colonists_where_they_stand() -> None:
    anne = {"island": {"corn": 2, "indigo": 2}, "colonists": {"corn": 1, "indigo": 1}}
    g: Any = GAME.from_json({"seats": 3, "players": [anne, {}, {}], "colonists": {"ship": 3}, "agenda": ["round 0"]})
    g.apply(ID("role:mayor"))
    g.apply(ID("pass"))
    called = [render(label(g.view(0), action), EN, NAMES) for action in g.legal()]
    assert called == ["1 colonist on the corn plantations (as now)", "2 colonists on the corn plantations"]


@pytest.mark.parametrize("say", [EN, FR], ids=["en", "fr"])
def test_all_that_can_be_asked_about_has_a_name_and_a_rule(say: Any) -> None:
    g: Any = GAME.new(seats=5, seed=1)
    for topic in topics(g.view(0)):
        assert say(topic)
        for message in explain(g.view(0), 0, topic):
            assert render(message, say, NAMES).endswith(".")
