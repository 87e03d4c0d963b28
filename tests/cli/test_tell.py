"""What Puerto Rico says: questions, buttons and log, in both languages, in every position."""

from __future__ import annotations

import pytest

from comptoir import load
from comptoir.bots import make_bot
from comptoir.games.puerto_rico import tell
from comptoir.games.puerto_rico.data import BUILDING_NAMES
from comptoir.message import Message, render
from comptoir.words import words

GAME = load("puerto-rico")
NAMES = ["Anne", "Bernie", "Christine", "David", "Emil"]


def said(message: Message, locale: str = "en") -> str:
    return render(message, words(GAME.package, locale), NAMES)


def does(position: dict, text: str) -> tuple[str, list[str]]:
    """What the button of an action says in a position, and the log of doing it."""
    state = GAME.from_json(position)
    action = GAME.actions.id(text)
    assert action in state.legal()
    before = state.view(0)
    label = said(tell.label(before, action))
    state.apply(action)
    return label, [said(message) for message in tell.log(before, action, state.view(0))]


def position(*players: dict, role: str, agenda: list[str], **more: object) -> dict:
    """A table for three; what is not said is as it must be."""
    seats = [{**player, "colonists": player.get("colonists", {})} for player in players]
    return {"seats": 3, "role": role, "taken": {role: 0}, "players": seats, "agenda": [*agenda, "end_round 0"], **more}


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_can_be_said(seats, locale):
    for seed in range(3):
        state, bot, told = GAME.new(seats, seed), make_bot("random", GAME, seed), 0
        while state.outcome() is None:
            seat, legal = state.actor(), state.legal()
            before = state.view(seat)
            assert said(tell.prompt(before, seat), locale).startswith(NAMES[seat])
            assert NAMES[seat] in said(tell.prompt(before, -1), locale)
            labels = [said(tell.label(before, action), locale) for action in legal]
            assert len(set(labels)) == len(labels)
            action = bot.choose(before, legal)
            state.apply(action)
            for message in tell.log(before, action, state.view(seat)):
                line = said(message, locale)
                assert line.endswith(".")
                told += 1
        assert told > 100
        assert said(tell.prompt(state.view(0), 0), locale)


def test_every_building_can_be_asked_about():
    view = GAME.new(4, 1).view(0)
    topics = tell.topics(view)
    assert len([topic for topic in topics if topic.startswith("building-")]) == len(BUILDING_NAMES)
    for topic in topics:
        for locale in ("en", "fr"):
            assert [said(message, locale) for message in tell.explain(view, 0, topic)]


def test_a_button_names_the_price_for_this_seat():
    builder = {"doubloons": 5, "island": {"quarry": 2}, "colonists": {"quarry": 2}}
    label, log = does(position(builder, {}, {}, role="builder", agenda=["build_one 0"]), "build:office")
    assert label == "Build the office for 2 doubloons"
    assert log[0] == "Anne builds the office for 2 doubloons."


def test_a_sale_names_what_it_brings():
    trader = {"goods": {"coffee": 1}, "city": ["small_market"], "colonists": {"small_market": 1}}
    label, log = does(position(trader, {}, {}, role="trader", house={"corn": 1, "indigo": 1, "sugar": 1},
                               agenda=["sell_barrel 0", "clear_house 0"]), "sell:coffee")
    assert label == "Sell 1 barrel of coffee for 6 doubloons"
    assert log[:2] == ["Anne sells 1 barrel of coffee for 6 doubloons.", "The trading house is full and is cleared."]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_advice_does_not_say_that_corn_brings_nothing_where_it_does(locale):
    trader = {"goods": {"corn": 1}, "city": ["small_market"], "colonists": {"small_market": 1}}
    view = GAME.from_json(position(trader, {}, {}, role="trader", agenda=["sell_barrel 0", "clear_house 0"])).view(0)
    assert said(tell.label(view, GAME.actions.id("sell:corn"))) == "Sell 1 barrel of corn for 2 doubloons"
    assert not {"nothing", "rien"} & set(said(tell.advice(view, 0), locale).split(". ")[0].split())


def test_a_load_names_ship_and_points_and_what_is_lost():
    captain = {"goods": {"corn": 5, "sugar": 3}, "city": ["harbor"], "colonists": {"harbor": 1}}
    label, log = does(position(captain, {"goods": {"indigo": 4}}, {}, role="captain", captain_to_load_first=True,
                               ships={"4": {"corn": 1}, "5": {"tobacco": 5}, "6": {"coffee": 6}},
                               agenda=["load_ship 0", "store_goods 0", "store_goods 1", "store_goods 2",
                                       "unload_ships 0"]), "ship:corn:0")
    assert label == "Load 3 barrels of corn on the ship of 4: 5 points"
    assert log == ["Anne loads 3 barrels of corn on the ship of 4 and gains 5 points."]


@pytest.mark.parametrize(("worker", "ship", "asked"), [
    (1, {"corn": 4}, "Anne, you may use your wharf."), (0, {"corn": 1}, "Anne, load a ship."),
    (1, {"corn": 1}, "Anne, load a ship or use your wharf.")])
def test_nobody_is_told_to_load_a_ship_that_takes_nothing(worker, ship, asked):
    """PR-10: where only the wharf is left one may pass."""
    captain = {"goods": {"corn": 5, "sugar": 3}, "city": ["wharf"], "colonists": {"wharf": worker}}
    table = position(captain, {}, {}, role="captain", agenda=["load_ship 0", "store_goods 0", "unload_ships 0"],
                     ships={"4": ship, "5": {"tobacco": 5}, "6": {"coffee": 6}})
    assert said(tell.prompt(GAME.from_json(table).view(0), 0)) == asked


def test_what_cannot_be_stored_is_lost_and_full_ships_sail():
    players = {"goods": {"corn": 2, "sugar": 3}}, {"goods": {"indigo": 4}}, {}
    _, log = does(position(*players, role="captain", ships={"4": {"corn": 1}, "5": {"tobacco": 5}},
                           agenda=["keep_barrel 0", "store_goods 1", "store_goods 2", "unload_ships 0"]), "keep:corn")
    assert log[:4] == ["Anne keeps 1 barrel of corn.",
                       "Anne cannot store everything and loses 1 barrel of corn and 3 barrels of sugar.",
                       "Bernie cannot store everything and loses 3 barrels of indigo.",
                       "The ship of 5 sails with 5 barrels of tobacco."]


def test_losses_are_told_clockwise_from_the_captain_whoever_loaded_last():
    """PR-13: the captain stores first, also when another seat's load was the last one."""
    last, captain = {"goods": {"corn": 1, "sugar": 3}}, {"goods": {"indigo": 4}}
    table = position(last, captain, {"goods": {"coffee": 2}}, role="captain",
                     ships={"4": {"corn": 3}, "5": {"tobacco": 5}, "6": {"coffee": 6}},
                     agenda=["load_ship 0", "store_goods 1", "store_goods 2", "store_goods 0", "unload_ships 1"])
    _, log = does({**table, "taken": {"captain": 1}}, "ship:corn:0")
    assert log[1:4] == ["Bernie cannot store everything and loses 3 barrels of indigo.",
                        "Christine cannot store everything and loses 1 barrel of coffee.",
                        "Anne cannot store everything and loses 2 barrels of sugar."]


def test_production_is_told_seat_by_seat_with_the_factory():
    maker = {"island": {"corn": 1, "indigo": 1}, "city": ["small_indigo_plant", "factory"],
             "colonists": {"corn": 1, "indigo": 1, "small_indigo_plant": 1, "factory": 1}}
    _, log = does({"seats": 3, "players": [maker, {}, {}], "doubloons": {"craftsman": 2},
                   "agenda": ["choose_role 0", "end_round 0"]}, "role:craftsman")
    assert log == ["Anne takes the craftsman with 2 doubloons.",
                   "Anne produces 1 barrel of corn and 1 barrel of indigo.",
                   "The factory earns 1 doubloon for Anne.",
                   "Bernie produces nothing.", "Christine produces nothing."]


def test_the_mayor_deals_colonists_and_the_last_round_is_announced():
    """58 colonists are in the box for three; all but four stand somewhere already."""
    crowd = {"island": {"corn": 1, "indigo": 1}, "colonists": {"san_juan": 54}}
    _, log = does(position(crowd, {"island": {"corn": 1}}, {"island": {"corn": 1}}, role="mayor",
                           colonists={"supply": 2, "ship": 2},
                           agenda=["mayor_colonist 0", "deal_ship 0", "gather 0", "gather 1", "gather 2",
                                   "refill_ship 0"]), "colonist")
    assert log[:5] == ["Anne takes a colonist from the supply.",
                       "The colonists come ashore: Anne +1 and Bernie +1.",
                       "Anne’s colonists: corn 1, indigo 1 and San Juan 54.",
                       "Bernie’s colonists: corn 1.",
                       "1 colonist boards the ship."]
    assert "This is the last round: the colonists ran out." in log
    assert log[-1].startswith("The game is over: the colonists ran out.")
