"""The Golden City: what is told of a decision is what the engine then does, or luck was announced."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from comptoir.games.golden_city.ahead import lift, look_ahead, plan, told
from comptoir.games.golden_city.facts import facts, round_letters
from comptoir.games.golden_city.forms import actions, choices, forms
from comptoir.games.golden_city.rules.numbers import SCORE
from comptoir.kernel.chance import OPEN, Chance
from comptoir.message import Message, render
from comptoir.stage.ahead import Told, differences
from comptoir.stage.ahead import look_ahead as general
from comptoir.stage.forms import Missing
from comptoir.stage.html import plain
from comptoir.words import words

from .golden_city_positions import positions

EN, FR = words("comptoir.games.golden_city", "en"), words("comptoir.games.golden_city", "fr")
NAMES = ("Anne", "Bernie", "Christine", "David")


def decisions(view: Any, seat: int, luck: random.Random) -> Iterator[list[int]]:
    """Every choice, and of each form one set that does."""
    for choice in choices(view, seat):
        yield list(choice.actions)
    for form in forms(view, seat):
        for _ in range(6):
            try:
                yield actions(view, form, {part.place: luck.randint(0, part.most) for part in form.parts})
                break
            except Missing:
                continue


def really(g: Any, seat: int, done: list[int]) -> Any:
    """What the engine does with the true position, up to the first luck or the end of the seat's own part."""
    world = g.clone()
    world.chance = OPEN
    rest = lift(world, seat)
    for action in done:
        world.apply(action)
    while int(world.actor()) == seat and len(legal := world.legal()) == 1:
        world.apply(legal[0])
    plan(world, rest + world.plans())
    return world


def tried(every: int, **how: int) -> Iterator[tuple[Any, int, list[int], Told, Any, bool]]:
    luck = random.Random(3)
    for g in positions(every=every, **how):
        seat = int(g.actor())
        if seat < 0:
            continue
        view = g.view(seat)
        found = list(decisions(view, seat, luck))
        for done in luck.sample(found, min(len(found), 7)):
            after, open_luck = look_ahead(view, seat, done)
            yield g, seat, done, told(view, seat, done, after, open_luck), after, open_luck


def number(message: Message, name: str) -> int:
    value = message.args[name]
    assert isinstance(value, int)
    return value


def test_every_fact_that_would_change_changes_so() -> None:
    n = 0
    for g, seat, done, _, after, _ in tried(every=2):
        world = really(g, seat, done)
        for other in range(g.seats):
            assert facts(after, other) == facts(world.view(seat), other)
        n += 1
    assert n > 1000


def test_the_numbers_in_the_action_line_come_true() -> None:
    seen = set()
    for g, seat, done, said, _, luck in tried(every=2, first=2, seeds=5):
        world, me = really(g, seat, done), g.players[seat]
        new = world.players[seat]
        for line in said.lines:
            seen.add(line.key)
            if line.key == "ahead-coins":
                assert (number(line, "old"), number(line, "new")) == (me.coins, new.coins)
            elif line.key == "gain-letters":
                assert number(line, "n") == new.letters - me.letters
            elif line.key == "gain-coins":
                assert number(line, "n") == new.coins - me.coins
            elif line.key == "gain-key":
                assert new.keys - me.keys in (0, 1)
            elif line.key == "gain-card":
                assert luck
            elif line.key == "gain-bonus":
                assert world.step() == "take_bonus"
            elif line.key == "gain-nothing":
                assert (me.letters, me.coins) == (new.letters, new.coins)
                assert not luck
            elif line.key == "ahead-closed":
                assert number(line, "n") == new.black == me.black - 1
            elif line.key == "ahead-over":
                assert number(line, "n") == new.cards() - 5
            elif line.key in ("ahead-can-oust", "ahead-cannot-oust"):
                assert number(line, "n") == world.oustings + 1
                rival = world.players[line.args["player"].number]
                assert (rival.coins >= number(line, "n")) == (line.key == "ahead-can-oust")
    assert {"ahead-coins", "gain-letters", "gain-coins", "gain-key", "gain-card", "ahead-pay", "ahead-round",
            "ahead-cannot-oust", "ahead-closed", "ahead-bonus", "ahead-goods", "ahead-pile"} <= seen


def test_who_would_score_this_round_scores_if_nobody_builds_any_more() -> None:
    rounds = 0
    for g, seat, done, said, _, luck in tried(every=3, first=3):
        if not said.card or luck:
            continue
        world = really(g, seat, done)
        before = [int(p.letters) for p in world.players]
        world.steps[int(SCORE)].resolve(world, seat, 0, 0)
        gained = [int(p.letters) - old for p, old in zip(world.players, before, strict=True)]
        total, much = said.card[-1]
        assert number(total, "new") == world.players[seat].letters
        assert number(total, "new") - number(total, "old") == int(much)
        shares = dict.fromkeys(range(g.seats), 0)
        for row, _ in said.card:
            for share in row.args.get("shares", []) if row.key == "sum-share" else []:
                shares[share.args["player"].number] += number(share, "n")
        assert shares == dict(enumerate(gained))
        for other, pill in said.pills.items():
            change = sum(round_letters(world, other)) - sum(round_letters(g, other))
            assert pill.args["change"] == f"{'+' if change > 0 else '−'}{abs(change)}"
        rounds += 1
    assert rounds > 100


def test_the_cards_that_are_told_to_leave_the_hand_leave_it() -> None:
    for g, seat, done, said, _, luck in tried(every=12, first=4):
        if not said.card or luck or g.step() != "build":
            continue
        world = really(g, seat, done)
        names = ["port", "forest", "meadow", "mountain", "desert"]
        paid = {item.args["thing"].key[10:]: item.args["n"] for item in said.card[0][0].args["cards"]}
        old, new = g.players[seat].hand, world.players[seat].hand
        gone = {name: int(old[kind] - new[kind]) for kind, name in enumerate(names)}
        if world.step() != "limit" and world.players[seat].cards() == g.players[seat].cards() - sum(paid.values()):
            assert {name: n for name, n in gone.items() if n} == paid


def test_nothing_is_told_that_depends_on_others_hidden_cards() -> None:
    """Whatever the others hold, the same is said."""
    for g in positions(every=60, first=5):
        seat = int(g.actor())
        if seat < 0:
            continue
        view = g.view(seat)
        for choice in choices(view, seat)[:4]:
            said = {str(told(view, seat, choice.actions, *general(view, seat, choice.actions)))}
            for n in range(3):
                world = view.determinize(Chance(n))
                world.chance = OPEN
                other = world.view(seat)
                said.add(str(told(other, seat, choice.actions, *general(other, seat, choice.actions))))
            assert len(said) == 1


def test_every_sentence_reads_in_both_languages() -> None:
    for g, seat, _, said, after, _ in tried(every=30, first=6):
        for message in [*said.lines, *said.pills.values(), *[row for row, _ in said.card]]:
            for say in (EN, FR):
                assert plain(render(message, say, NAMES))
        assert differences(facts, g.view(seat), after, g.seats) is not None
