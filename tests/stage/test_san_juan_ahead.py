"""San Juan: what is told before a decision is what the engine then does, or luck was announced."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from comptoir.games.san_juan.actions import BUILD, COVER, PRODUCE, ROLE, SELL
from comptoir.games.san_juan.ahead import told
from comptoir.games.san_juan.data import CATHEDRAL, HAND_LUCK, ROLE_NAMES, TAVERN
from comptoir.games.san_juan.facts import facts
from comptoir.games.san_juan.forms import actions, choices, forms
from comptoir.games.san_juan.gains import cards_seen, goods_made, goods_sold, served
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.state import PASS
from comptoir.message import Message, render
from comptoir.stage.ahead import differences, look_ahead
from comptoir.stage.forms import Missing
from comptoir.words import words

from .san_juan import SEATS, games, spread

SAY = {locale: words("comptoir.games.san_juan", locale) for locale in ("en", "fr")}


def decisions(view: Any, seat: int, luck: Random) -> Iterator[list[int]]:
    """Every choice, and some sets of every form."""
    for choice in choices(view, seat):
        yield list(choice.actions)
    for form in forms(view, seat):
        things = [part.place for part in form.parts for _ in range(part.most)]
        for _ in range(2):
            picked = luck.sample(things, luck.randint(form.least, form.most))
            try:
                yield actions(view, form, {place: picked.count(place) for place in picked})
            except Missing:
                continue


def played(state: Any, seat: int, done: list[int], luck: bool) -> Any:
    """The real game after a decision; where luck is open, up to the first draw."""
    world = state.clone()
    if not luck:
        world.chance = OPEN
    for action in done:
        if int(world.actor()) != seat:  # a good that was made: its card is open luck
            break
        world.apply(action)
    while not luck and int(world.actor()) == seat and len(world.legal()) == 1:
        world.apply(world.legal()[0])
    return world


def number(message: Message, name: str) -> int:
    value = message.args[name]
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_told_comes_true_or_luck_was_announced(seats: int) -> None:
    luck, tried = Random(seats), 0
    for state in spread(seats, 24, 16):
        seat = int(state.actor())
        view = state.view(seat)
        for done in decisions(view, seat, luck):
            after, lucky = look_ahead(view, seat, done)
            real = played(state, seat, done, luck=False)
            for other, changed in differences(facts, view, after, seats).items():
                then = facts(real.view(seat), other)
                for name, (_old, new) in changed.items():
                    assert then[name] == new, (state.step(), other, name)
            said = told(view, seat, done, after, lucky)
            _lines_are_true(state, seat, done, said.lines, real)
            for name, n in said.comes.items():  # as the line of the drawn cards says, which came true
                draws = next(line for line in said.lines if line.key == "ahead-draw")
                assert number(draws, "new") == facts(after, seat)[name] + n
            tried += 1
            for message in (*said.lines, *said.pills.values(), *[what for what, _much in said.card]):
                for say in SAY.values():
                    assert render(message, say, "ABCD")
    assert tried > 300


def _lines_are_true(state: Any, seat: int, done: list[int], lines: list[Message], real: Any) -> None:
    me, there = state.players[seat], facts(real.view(seat), seat)
    then = played(state, seat, done, luck=True)
    for line in lines:
        if line.key == "ahead-hand":
            assert (number(line, "old"), number(line, "new")) == (me.hand_size, there["hand"])
        elif line.key == "ahead-build":
            assert (number(line, "old"), number(line, "new")) == (me.hand_size, there["hand"])
            assert (number(line, "from"), number(line, "to")) == (facts(state, seat)["points"], there["points"])
        elif line.key == "ahead-points":
            assert number(line, "new") == there["points"]
        elif line.key == "ahead-draw":
            drawn = int(then.draws[HAND_LUCK + seat] - state.draws[HAND_LUCK + seat])
            assert number(line, "new") - number(line, "old") == number(line, "n")
            assert number(line, "n") <= drawn <= number(line, "n") + me.has(TAVERN)
        elif line.key == "ahead-pays":
            paid = line.args["cards"]
            assert isinstance(paid, list)
            built = next(action - BUILD for action in done if BUILD <= action < COVER)
            spent = me.hand_size - there["hand"] - (built != CATHEDRAL)
            count = sum(int(one.args["n"]) if isinstance(one, Message) else 1 for one in paid)
            assert count == spent + sum(me.goods) - sum(real.players[seat].goods) - _lost(lines)
        elif line.key == "ahead-make":
            assert sum(then.players[seat].goods) - sum(me.goods) == number(line, "n")
        elif line.key == "ahead-ends":
            assert max(p.built for p in real.players) >= 12
        elif line.key == "ahead-rest":
            assert real.players[seat].hand_size - me.hand_size == state.aside_size - number(line, "n")


def _lost(lines: list[Message]) -> int:
    return sum(line.key == "ahead-good-lost" for line in lines)


# Roles


def most_of(state: Any, seat: int, base: int) -> Any:
    """The seat takes all it can of one kind of action, the best first."""
    while int(state.actor()) == seat and state.step() in ("make_goods", "sell_goods", "harbor_tucks"):
        offered = [action for action in state.legal() if base <= action < base + 6]
        state.apply(offered[0] if offered else state.legal()[-1])
    return state


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("role", ["producer", "mayor", "prospector"])
def test_a_role_brings_every_seat_what_was_told(seats: int, role: str) -> None:
    tried = 0
    for state in games(seats, range(0, 12)):
        if state.step() != "choose_role" or ROLE + ROLE_NAMES.index(role) not in state.legal() or state.stock() < 40:
            continue
        owner, world = int(state.actor()), state.clone()
        view = state.view(owner)
        world.apply(ROLE + ROLE_NAMES.index(role))
        if world.step() == "library_serves":
            world.apply(PASS)
        for turn in range(seats):
            seat = (owner + turn) % seats
            privilege = served(view, owner, seat)
            before = [int(n) for n in world.players[seat].goods]
            if role == "producer":
                most_of(world, seat, int(PRODUCE))
                assert sum(world.players[seat].goods) - sum(before) == goods_made(view, seat, privilege)[0]
            elif int(world.actor()) == seat and world.step() in ("council", "prospect"):
                hand, draws = world.players[seat].hand_size, world.draws[HAND_LUCK + seat]
                world.apply(world.legal()[-1])
                drawn = world.draws[HAND_LUCK + seat] - draws
                if role == "prospector":
                    assert drawn == privilege
                    break
                while int(world.actor()) == seat and world.step() in ("keep_cards", "discard_cards"):
                    world.apply(world.legal()[0])
                if world.round != state.round:  # hands that were too full
                    break
                assert (drawn, world.players[seat].hand_size - hand) == cards_seen(view, seat, privilege)
            tried += 1
            if world.step() == "choose_role" or world.round != state.round:
                break
    assert tried or role == "prospector"


@pytest.mark.parametrize("seats", SEATS)
def test_the_trader_s_cards_are_those_of_the_best_goods(seats: int) -> None:
    """When the tile was seen before: as many cards as the dearest goods and the markets bring."""
    known = 0
    for state in games(seats, range(0, 12)):
        if state.step() != "sell_goods" or state.done or state.stock() < 40:
            continue
        seat = int(state.actor())
        n, cards = goods_sold(state.view(seat), seat, int(state.privilege(seat)))
        best = 0
        todo = [(state.clone(), 0)]
        while todo:
            world, sold = todo.pop()
            for action in world.legal():
                then = world.clone()
                then.apply(action)
                more = sold + (SELL <= action < SELL + 6)
                if int(then.actor()) == seat and then.step() in ("sell_goods", "harbor_tucks"):
                    todo.append((then, more))
                elif more == n:
                    best = max(best, int(then.draws[HAND_LUCK + seat] - state.draws[HAND_LUCK + seat]))
        assert best == cards
        known += 1
    assert known > 20


def test_nothing_hidden_is_told() -> None:
    """In another world that the seat cannot tell from this one, the same is said."""
    luck = Random(3)
    for state in spread(4, 24, 4):
        seat = int(state.actor())
        view = state.view(seat)
        other = view.determinize(Chance(5)).view(seat)
        for done in decisions(view, seat, luck):
            here, there = look_ahead(view, seat, done), look_ahead(other, seat, done)
            assert told(view, seat, done, *here) == told(other, seat, done, *there)


def test_the_end_of_a_guessed_world_tells_no_chapel() -> None:
    """Where the last builder of the game looks ahead, the world he looks into may end; its chapels are guesses."""
    ended = 0
    for state in games(3, range(1, 40, 2)):
        if state.step() != "build_one" or max(p.built for p in state.players) < 12:
            continue
        seat = int(state.actor())
        after, _luck = look_ahead(state.view(seat), seat, [int(PASS)])
        if int(after.actor()) >= 0:
            continue
        for other in range(3):
            if other != seat and after.players[other].secret_chapel():
                assert facts(after, other)["points_hidden"] == 1
                ended += 1
    assert ended
