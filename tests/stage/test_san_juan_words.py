"""San Juan: what is told is true, complete, and tells no secret."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from comptoir.games.san_juan.actions import BUILD, DEPOSIT, DISCARD, DRAW, KEEP, PAY, ROLE, TUCK
from comptoir.games.san_juan.data import ARCHIVE, BUILDING_NAMES, CATHEDRAL, NO_ROLE, PRICES, TRADER
from comptoir.games.san_juan.facts import facts
from comptoir.games.san_juan.rules.round import hand_limit
from comptoir.games.san_juan.tell import advice, explain, label, log, prompt
from comptoir.games.san_juan.tell_names import cards
from comptoir.kernel.chance import Chance
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Message, Seat, render
from comptoir.story import Story
from comptoir.voice import Voice
from comptoir.words import words

from .san_juan import GAME, SEATS, games, spread

SAY = {locale: words("comptoir.games.san_juan", locale) for locale in ("en", "fr")}
NAMES = ("Anne", "Bernie", "Christine", "Élodie")
PAYING = ("use_crane", "build_over", "spend_goods", "pay_cards")
HIDDEN = (PAY, DISCARD, KEEP, TUCK, DEPOSIT)  # actions that name a card which the others do not see


def about(messages: list[Message], seat: int) -> list[Message]:
    return [message for message in messages if message.args.get("player") == Seat(seat)]


# True


@pytest.mark.parametrize("seats", SEATS)
def test_two_actions_that_differ_are_never_called_the_same(seats: int) -> None:
    for state in spread(seats, 24, 12):
        seat = int(state.actor())
        for say in SAY.values():
            said = [render(label(state.view(seat), action), say, NAMES) for action in state.legal()]
            assert len(said) == len(set(said)), said


def test_advice_to_a_prospector_counts_no_cards() -> None:
    """With a library there are two (SJ-9), and the question says so."""
    state: Any = GAME.new(seats=3, seed=1)
    state.apply(GAME.actions.id("role:prospector"))
    for say in SAY.values():
        said = advice(state.view(0), 0)
        assert said is not None
        assert not {"card", "carte"} & set(render(said, say, NAMES).lower().split())


def test_a_card_to_keep_is_named_with_what_it_costs_and_is_worth() -> None:
    """Monuments do nothing but give points: their number is what one decides by."""
    worth = set()
    for state in games(4, range(12)):
        if state.step() != "keep_cards":
            continue
        for action in state.legal():
            card, said = action - KEEP, render(label(state.view(int(state.actor())), action), SAY["en"], NAMES)
            points = int(state.points[card])
            worth.add(points)
            told = f"(cost {state.cost[card]}, {points} point{'s' * (points > 1)}): "
            assert (told if points else f"(cost {state.cost[card]}): ") in said
    assert worth == {0, 1, 2, 3, 4, 5}


def test_the_rule_of_the_hand_knows_the_guard_room_where_it_is_in_the_box() -> None:
    """SJ-10: with a guard room in play the others keep 6."""
    for expansion in ("off", "on"):
        view = GAME.new(seats=3, seed=1, options={"expansion": expansion}).view(0)
        for say in SAY.values():
            rule = " ".join(render(message, say, NAMES) for message in explain(view, 0, "thing-hand"))
            assert {"7", "12"} <= set(re.findall(r"\d+", rule))
            assert ("6" in rule) == (expansion == "on")


@pytest.mark.parametrize("seats", SEATS)
def test_the_price_told_is_what_was_paid(seats: int) -> None:
    """From the card that is built to the last card that pays: the number of the log is that of cards and goods."""
    bought = 0
    for state in spread(seats, 24, 40):
        if state.step() != "build_one":
            continue
        seat, luck = int(state.actor()), Random(state.key())
        for action in state.legal()[1:]:
            world, told, covers = state.clone(), -1, False
            while int(world.actor()) == seat and world.step() in ("build_one", *PAYING):
                do = int(luck.choice(world.legal())) if world.step() != "build_one" else action
                before = world.view(NOBODY)
                world.apply(do)
                for line in about(log(before, do, world.view(NOBODY)), seat):
                    if line.key in ("log-build", "log-paid", "log-cover"):
                        told, covers = number(line, "n"), line.key == "log-cover"
            if world.round > state.round:
                continue
            old, new = state.players[seat], world.players[seat]
            goods, drawn = sum(old.goods) - sum(new.goods), sum(world.draws) - sum(state.draws)
            if not drawn:
                paid = old.hand_size - new.hand_size - (action != BUILD + CATHEDRAL) + goods
                assert paid - told in ((0, 1) if covers else (0,))  # a good on what is covered is lost
                bought += 1
    assert bought > 20


def number(message: Message, name: str) -> int:
    value = message.args[name]
    assert isinstance(value, int)
    return value


def test_the_tile_told_is_the_one_that_was_turned_even_if_nobody_sells() -> None:
    told = 0
    for state in games(4, range(0, 12)):
        if state.step() != "choose_role" or ROLE + TRADER not in state.legal():
            continue
        after = state.clone()
        after.apply(ROLE + TRADER)
        turned = after.tiles[0] if after.role == TRADER else after.tiles[4]
        lines = {line.key: line for line in log(state.view(1), int(ROLE + TRADER), after.view(1))}
        assert lines["log-tile"].args["prices"] == " ".join(str(n) for n in PRICES[turned][:5])
        assert ("log-nobody-trader" in lines) == (not any(sum(p.goods) for p in state.players))
        told += "log-nobody-trader" in lines
    assert told


@pytest.mark.parametrize("seats", SEATS)
def test_between_phases_no_role_is_in_play_and_no_privilege_serves(seats: int) -> None:
    for state in games(seats, range(0, 4)):
        if state.step() in ("choose_role", "office_exchange", "use_chapel", "bank_cards") or state.actor() < 0:
            assert (state.role, state.owner, state.double) == (NO_ROLE, NOBODY, False)


def test_the_hand_limit_told_is_that_of_the_next_round() -> None:
    """A tower that is new now serves then."""
    fresh = 0
    for state in games(2, range(0, 30)):
        if state.step() not in ("build_one", "choose_role", "discard_cards"):
            continue
        for seat, me in enumerate(state.players):
            told = facts(state.view(seat), seat)["limit"]
            if me.fresh == BUILDING_NAMES.index("tower"):
                assert told == 12
                fresh += 1
            elif state.step() == "choose_role":
                assert told == hand_limit(state, seat)
    assert fresh


# Complete


@pytest.mark.parametrize("seats", SEATS)
def test_of_every_builder_phase_each_seat_is_told_once(seats: int) -> None:
    """Who could build nothing is told of like one who did not want to."""
    phases = 0
    for seed in range(8):
        luck, state = Random(seed), GAME.new(seats=seats, seed=seed)
        heard: Counter[int] = Counter()
        while int(state.actor()) >= 0:
            action = luck.choice(state.legal())
            before = state.view(NOBODY)
            state.apply(action)
            lines = log(before, action, state.view(NOBODY))
            if any(line.key == "log-role" for line in lines):
                if heard:
                    assert heard == dict.fromkeys(range(seats), 1)
                    phases += 1
                heard = Counter()
            for line in lines:
                if line.key in ("log-build", "log-build-asked", "log-pass-build-one", "log-cannot-build"):
                    player = line.args["player"]
                    assert isinstance(player, Seat)
                    heard[player.number] += 1
    assert phases > 20


def test_the_cards_that_paid_are_named_to_their_owner_alone() -> None:
    named = 0
    for state in games(3, range(0, 6)):
        if state.step() != "pay_cards":
            continue
        seat = int(state.actor())
        action = state.legal()[0]
        after = state.clone()
        after.apply(action)
        for reader in (*range(3), NOBODY):
            keys = [line.key for line in log(state.view(reader), action, after.view(reader))]
            assert ("log-pay-cards" in keys) == (reader == seat)
            named += "log-pay-cards" in keys
    assert named


def test_a_card_that_is_kept_or_discarded_is_named_when_the_round_ends_with_it_too() -> None:
    ended = 0
    for state in games(3, range(0, 12)):
        if state.step() not in ("keep_cards", "discard_cards"):
            continue
        seat, after = int(state.actor()), state.clone()
        after.apply(state.legal()[0])
        keys = [line.key for line in log(state.view(seat), state.legal()[0], after.view(seat))]
        assert "log-keep-cards" in keys or "log-discard-cards" in keys
        ended += after.round > state.round
    assert ended


def test_several_cards_of_a_kind_are_counted() -> None:
    view: Any = GAME.new(seats=2, seed=1).view(0)
    message = Message("log-pay-cards", {"player": Seat(0), "cards": cards(view, [19, 20, 19])})
    assert [render(message, say, NAMES) for say in SAY.values()] == [
        "Anne pays with: 2 × market hall and quarry.", "Anne paie avec\u00a0: 2 × grand marché et carrière."]


def test_who_can_build_nothing_is_told_so_alone() -> None:
    """An empty hand is known to all."""
    heard: Counter[str] = Counter()
    for state in games(3, range(0, 6)):
        action, after = state.legal()[-1], state.clone()
        after.apply(action)
        for reader in (*range(3), NOBODY):
            for line in log(state.view(reader), action, after.view(reader)):
                if line.key == "log-cannot-build":
                    player = line.args["player"]
                    assert isinstance(player, Seat)
                    own = player.number == reader
                    assert own or not after.players[player.number].hand_size
                    heard[f"own {own}"] += 1
    assert len(heard) == 2


def test_what_mine_and_goldsmith_found_is_what_came_to_the_hand() -> None:
    found: Counter[tuple[str, int]] = Counter()
    for state in games(3, range(1, 40, 3)):
        if state.step() not in ("open_mine", "open_smith"):
            continue
        seat, after = int(state.actor()), state.clone()
        action = int(state.legal()[-1])
        after.apply(action)
        for line in log(state.view(NOBODY), action, after.view(NOBODY)):
            if line.key.startswith("log-reveals") and after.round == state.round and after.step() != "mine_find":
                assert after.players[seat].hand_size - state.players[seat].hand_size == number(line, "kept")
                found[line.key, number(line, "kept")] += 1
    assert len(found) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_that_a_building_gave_is_told_to_come_from_it(seats: int) -> None:
    """Carpenter, poor house, tavern, well, hut, markets and office building: whoever draws by one has it, and draws as
    many."""
    told: Counter[str] = Counter()
    for seed in range(1, 40, 2):
        luck, state = Random(seed), GAME.new(seats=seats, seed=seed, options={"expansion": "on"})
        while int(state.actor()) >= 0:
            before, legal = state.clone(), state.legal()
            action = int(luck.choice(legal[1:] if legal[0] == PASS and luck.random() < 0.9 else legal))
            state.apply(action)
            for line in log(before.view(NOBODY), action, state.view(NOBODY)):
                if line.key.startswith("log-draws-by"):
                    player, source = line.args["player"], line.args["source"]
                    assert isinstance(player, Seat)
                    assert isinstance(source, list)
                    for word in source:
                        name = word.key.removeprefix("building-").removesuffix(".card").replace("-", "_")
                        assert before.players[player.number].has(BUILDING_NAMES.index(name))
                        told[name] += 1
                    assert len(source) == number(line, "n") or before.step() == "office_exchange"
    assert set(told) == {"carpenter", "poor_house", "tavern", "well", "hut", "market_stand", "market_hall",
                         "office_building"}


@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_drawn_for_sales_are_those_that_the_sales_told(seats: int) -> None:
    """Line by line: what each good sells for, then so many cards; what a market adds stands in a line of its own."""
    paid = 0
    for seed in range(1, 30, 2):
        luck, state, due = Random(seed), GAME.new(seats=seats, seed=seed), 0
        while int(state.actor()) >= 0:
            before, legal = state.clone(), state.legal()
            action = int(luck.choice(legal[1:] if legal[0] == PASS and luck.random() < 0.9 else legal))
            state.apply(action)
            for line in log(before.view(NOBODY), action, state.view(NOBODY)):
                if line.key == "log-sell":
                    due += number(line, "n")
                elif line.key == "log-draws" and due:
                    assert number(line, "n") == due or not state.stock()
                    due, paid = 0, paid + 1
    assert paid > 100


def test_a_story_names_the_cards_that_were_drawn_to_their_owner() -> None:
    """Positions are kept beside a record: they remember what the move before them drew."""
    record = Record(GAME, ["Anne", "Bernie"], seed=3)
    for text in ("role:prospector", "draw"):
        record.play(text)
    told = [Story(record).lines(reader, Voice(GAME, "en", NAMES))[1][0]["text"] for reader in (0, 1)]
    assert told[0].startswith("Anne draws 1 card: ")
    assert told[1] == "Anne draws 1 card."


# No secret


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_holds_no_offers_but_those_of_its_own_seat(seats: int) -> None:
    for state in spread(seats, 24, 8):
        for seat in (*range(seats), NOBODY):
            view = state.view(seat)
            assert list(view.offers) == (state.legal() if seat == state.actor() else [])


def turn(world: Any, seat: int, action: int, reader: int, luck: Random) -> list[Message]:
    """What a reader hears of a seat from this action to the end of its turn; what the others do not see is chosen by
    luck, what they see is the same in every world."""
    group = {"build_one": ("build_one", *PAYING),
             "council": ("council", "keep_cards", "discard_cards"), "use_chapel": ("use_chapel", "chapel_card")}
    steps = group.get(world.step(), (world.step(),))
    said: list[Message] = []
    while True:
        before = world.view(reader)
        world.apply(action)
        said += about(log(before, action, world.view(reader)), seat)
        if int(world.actor()) != seat or world.step() not in steps:
            return said
        legal = world.legal()
        action = int(luck.choice(legal)) if any(base <= legal[-1] < base + 39 for base in HIDDEN) else int(legal[0])


@pytest.mark.parametrize("seats", SEATS)
def test_the_others_hear_the_same_in_worlds_that_differ_in_secrets_alone(seats: int) -> None:
    """A turn is played in the real world and in another one that the reader cannot tell from it: prompt and log are the
    same, however often the engine had to ask."""
    luck, heard = Random(seats), Counter[str]()
    for state in games(seats, range(0, 12, 3)):
        seat, step = int(state.actor()), state.step()
        if step in (*PAYING, "keep_cards", "discard_cards", "chapel_card"):
            continue  # in the middle of a turn
        reader = (seat + 1) % seats
        other = state.view(reader).determinize(Chance(luck.randrange(99)))
        assert prompt(state.view(reader), reader) == prompt(other.view(reader), reader)
        action = int(luck.choice(state.legal()))
        if step in ("office_exchange", "bank_cards", "open_mine", "open_smith") or action not in other.legal():
            continue  # cards that are named there, or luck that everybody sees
        here = turn(state.clone(), seat, action, reader, luck)
        other.chance = state.chance
        there = turn(other, seat, action, reader, luck)
        assert _without_round_ends(here) == _without_round_ends(there), step
        heard[step] += 1
    assert {"build_one", "council", "sell_goods", "make_goods"} <= set(heard)


def _without_round_ends(said: list[Message]) -> list[Message]:
    """Without what may follow the turn sooner or later: who is governor then, and who could not build."""
    return [line for line in said if line.key not in ("log-governor", "log-customs", "log-over", "log-pass-build-one",
                                                 "log-cannot-build")]


def test_an_archive_is_not_said_to_keep_what_was_drawn() -> None:
    """SJ-8: its owner takes all cards into the hand and gives up any: all that came may stay, and old ones go."""
    state: Any = GAME.from_json({
        "seats": 3, "role": "mayor", "taken": {"mayor": 0}, "agenda": ["council 0", "end_round 0"],
        "players": [{"hand": {"smithy": 2}, "city": ["indigo_plant", "archive"]},
                    {"hand": {}, "city": ["indigo_plant"]}, {"hand": {}, "city": ["indigo_plant"]}]})
    before = state.view(0)
    state.apply(DRAW)
    for locale, line in (("en", "draws 5 cards, then discards 4 from the hand."),
                         ("fr", "pioche 5 cartes, puis en défausse 4 de sa main.")):
        said = [render(message, SAY[locale], NAMES) for message in log(before, DRAW, state.view(1))]
        assert said == [f"Anne {line}"]


@pytest.mark.parametrize("archive", [False, True])
def test_how_often_a_mayor_is_asked_is_not_heard(archive: bool) -> None:
    """With an archive and few cards in hand the engine asks one to four times; the others hear one line."""
    lines = set()
    for state in games(4, range(0, 12)):
        seat = int(state.actor())
        if state.step() == "council" and state.players[seat].has(ARCHIVE) == archive:
            reader = (seat + 1) % 4
            said = turn(state.clone(), seat, int(DRAW), reader, Random(state.key()))
            lines.add(tuple(line.key for line in said if line.key != "log-governor"))
    assert lines == {("log-looks",)}
