"""San Juan: everything is counted twice, by the position itself and by slow_san_juan; every power fires; what is
hidden may be shuffled and nothing seen changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from comptoir.games.san_juan.data import BUILDING_NAMES
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State
from comptoir.search.playout import finish as finish_fast

from . import slow_san_juan as slow
from .playing import Case, cases, pick, plain, positions, sampled

CASES = cases("san-juan")
tables = pytest.mark.parametrize("table", CASES, ids=str)


def test_all_combinations_are_tried() -> None:
    """Three seat counts; start, edition, and three ways with the expansion: without, with, and with dear customs."""
    assert len(CASES) == 3 * 2 * 2 * 3


def agrees(state: State) -> None:
    """The final count, the winners and the tie-breaks are the rulebook's."""
    outcome, position = state.outcome(), state.to_json()
    assert outcome is not None
    assert [score.rank() for score in outcome.scores] == slow.final_counts(position)
    assert state.scores() == slow.final_counts(position)
    assert outcome.winners == slow.winners(position)


@tables
def test_a_second_count_finds_every_card_after_every_single_action(table: Case) -> None:
    whole = slow.whole(table.options)
    for seed in range(table.games(0.15)):
        for state in positions(table.new(seed), table.player(seed)):
            position = state.to_json()
            assert slow.count(position) == whole, f"seed {seed}, round {position['round']}"
            assert slow.impossible(position) == []


@tables
def test_the_slow_scorer_agrees_on_every_game(table: Case) -> None:
    for seed in range(table.games(2.0)):
        state = table.new(seed)
        finish_fast(state, Chance(seed + 1))
        agrees(state)


@tables
def test_the_slow_scorer_agrees_in_the_middle_of_games(table: Case) -> None:
    """Points now are counted as at the end."""
    for seed in range(table.games(0.05)):
        for state in positions(table.new(seed), table.player(seed)):
            assert state.scores() == slow.final_counts(state.to_json())


@tables
def test_random_play_ends_by_the_twelfth_building(table: Case) -> None:
    """SJ-13; where cards run out under chapels and cranes a game may stand still instead (SJ-24)."""
    for seed in range(table.games(0.5)):
        state = table.new(seed)
        finish_fast(state, Chance(seed + 1))
        outcome, position = state.outcome(), state.to_json()
        assert outcome is not None
        full = any(sum(player["city"].values()) == 12 for player in position["players"])
        assert outcome.end == ("buildings" if full else "standstill")
        if not full:
            assert position["round"] - position["last_build"] >= 50


# Every power fires


class Watcher:
    """Sees what a seat's buildings did, from what changed between two written positions."""

    def __init__(self) -> None:
        self.fired: set[str] = set()

    def saw(self, before: dict[str, Any], step: str, seat: int, text: str, after: dict[str, Any]) -> None:
        verb, _, what = text.partition(":")
        me, then = before["players"][seat], after["players"][seat]
        ready = {name for name in me["city"] if name != me["new"]}
        drawn = after["draws"].get(f"hand_{seat}", 0) - before["draws"].get(f"hand_{seat}", 0)
        owner = before["taken"].get(before["role"], -1) == seat
        usual = 1 + (1 + before["double"] if owner else 0)
        fired = set()
        if verb == "produce":
            fired.add(next(name for name in slow.PRODUCTION if name.startswith(what)))
            if before["done"] >= usual:
                fired.add("aqueduct")
        if verb == "sell":
            fired |= {"customs_office"} if what == "customs" else set()
            if before["done"] >= usual:
                fired.add("trading_post")
        if step == "make_goods" and drawn:
            fired.add("well")
        if step == "sell_goods" and drawn:
            sold = before["done"] + (verb == "sell")
            fired |= {name for name in ("market_hall",) if sold and name in ready}
            fired |= {name for name in ("market_stand",) if sold > 1 and name in ready}
        if verb == "build":
            fired.add("smithy" if what in slow.PRODUCTION else "quarry")
        if verb == "cover":
            fired |= {"crane", "park"} if what == "park" else {"crane"}
        if step in ("build_one", "build_over", "spend_goods", "pay_cards") and drawn:
            fired |= {"carpenter", "poor_house"} if drawn > 1 else {"carpenter"} & ready or {"poor_house"}
        if verb == "spend":
            fired.add("black_market")
        if step == "council" and verb == "draw":
            fired.add("archive")
            if drawn == 8:
                fired.add("library")
        if step in ("council", "keep_cards") and sum(then["hand"].values()) > sum(me["hand"].values()) + 1:
            fired |= {"prefecture"} & ready
        if step == "prospect" and drawn == 2:
            fired.add("library")
        if verb == "mine" and sum(then["hand"].values()) > sum(me["hand"].values()):
            fired.add("gold_mine")
        if verb == "smith" and sum(then["hand"].values()) > sum(me["hand"].values()):
            fired.add("goldsmith")
        fired |= {{"tuck": "chapel", "bank": "bank", "harbor": "harbor"}[verb]} if verb in ("tuck", "bank", "harbor") \
            else set()
        if step == "office_exchange" and drawn:
            fired.add("office_building")
        self.fired |= fired & (ready | set(then["city"]) | {"park"})
        self.saw_others(before, after)

    def saw_others(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """Powers that act without their owner being asked."""
        for seat, player in enumerate(after["players"]):
            drawn = after["draws"].get(f"hand_{seat}", 0) - before["draws"].get(f"hand_{seat}", 0)
            if drawn and f"hut_card {seat}" in before["agenda"] and f"hut_card {seat}" not in after["agenda"]:
                self.fired |= {"hut"} & set(player["city"])
            if drawn and f"tavern_card {seat}" in before["agenda"] and f"tavern_card {seat}" not in after["agenda"]:
                self.fired |= {"tavern"} & set(player["city"])
            if after["agenda"] and after["agenda"][0].startswith("choose_role") and not after["taken"]:
                if sum(player["hand"].values()) > 7:
                    self.fired |= {"tower"} & set(player["city"])
                if sum(player["hand"].values()) == 6 < sum(before["players"][seat]["hand"].values()):
                    self.fired |= {name for other in after["players"] for name in other["city"] if name == "guard_room"}

    def saw_the_end(self, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        for player, score in zip(state.to_json()["players"], outcome.scores, strict=True):
            self.fired |= set(slow.MONUMENTS) & set(player["city"])
            self.fired |= {part for part, n in score.parts.items() if n and part in BUILDING_NAMES}


def test_every_building_does_something_in_random_play() -> None:
    """All forty."""
    watcher = Watcher()
    rich = [case for case in CASES if case.options["expansion"] == "on"]
    for seed in range(120):
        case = rich[seed % len(rich)]
        state, player = case.new(seed), case.player(seed)
        before = state.to_json()
        while state.actor() >= 0:
            step, seat, action = state.step(), int(state.actor()), pick(state, player)
            state.apply(action)
            after = state.to_json()
            watcher.saw(before, step, seat, case.game.actions.text(action), after)
            before = after
        watcher.saw_the_end(state)
        if watcher.fired == set(BUILDING_NAMES):
            break
    assert sorted(set(BUILDING_NAMES) - watcher.fired) == []


# Nothing hidden shows


def shuffled(position: dict[str, Any], seat: int, luck: Chance) -> dict[str, Any]:
    """The same table with all cards that this seat cannot see dealt anew among the places where they lie, and, where
    that is secret, cards moved between another's chapel and the discard. Written from SJ-11 alone."""
    places: list[tuple[Any, str]] = [(position, "deck"), (position, "discard")]
    if position["aside"].get("seen_by", seat) != seat:
        places.append((position["aside"], "cards"))
    secret = []
    for other, player in enumerate(position["players"]):
        places.append((player, "harbor"))
        if other != seat:
            places += [(player, "hand"), (player, "bank"), (player, "chapel")]
            if "chapel" in player["city"] or "chapel" in player["covered"]:
                secret.append(player)
    sizes = {id(holder) ^ hash(name): sum(holder[name].values()) for holder, name in places}
    pool = [card for holder, name in places for card, n in holder[name].items() for _ in range(n)]
    lots = [(player["goods"], good) for player in position["players"] for good in player["goods"]]
    pool += [card for goods, good in lots for card in goods[good]]
    if secret:  # cards under chapels and in the discard are worth the same to a stranger's eye
        first = secret[0]
        spare = min(sizes[id(first) ^ hash("chapel")], 2)
        sizes[id(first) ^ hash("chapel")] -= spare
        sizes[id(position) ^ hash("discard")] += spare
    pool.sort()
    k = 0

    def deal() -> str:
        nonlocal k
        k += 1
        return pool.pop(int(luck.below(len(pool), 0, k)))

    for holder, name in places:
        dealt = [deal() for _ in range(sizes[id(holder) ^ hash(name)])]
        holder[name] = {card: dealt.count(card) for card in BUILDING_NAMES if card in dealt}
    for goods, good in lots:
        goods[good] = [deal() for _ in goods[good]]
    assert not pool
    return position


@tables
def test_shuffling_what_a_seat_cannot_see_changes_nothing_it_sees(table: Case) -> None:
    """Its view, its board and its features (SJ-11, SJ-21)."""
    game = table.game
    for seed in range(table.games(0.02)):
        for state in sampled(table, seed, 37):
            if state.actor() < 0:
                continue
            seat = int(state.actor())
            view = state.view(seat)
            other = shuffled(json.loads(json.dumps(state.to_json())), seat, Chance(seed + 5))
            world = game.from_json(other, state.chance).view(seat)
            assert world == view
            assert world.legal() == view.legal()
            assert world.to_json() == view.to_json()
            if game.part("encode"):
                assert plain(game.encode(world, seat)) == plain(game.encode(view, seat))
            if game.part("board"):
                how = {"seat": seat, "legal": view.legal()}
                assert [panel.svg.text for panel in game.panels(world, **how)] == [
                    panel.svg.text for panel in game.panels(view, **how)]
