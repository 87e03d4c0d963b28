"""The Golden City: all that is told is true, and tells no secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

from comptoir.games.golden_city.actions import BLACK, BUILD, DISCARD, GOODS_TAKE, PAY
from comptoir.games.golden_city.data import BONUS_NAMES, LANDSCAPE_NAMES, PLACE_NAMES, TWO_SEATS
from comptoir.games.golden_city.stage import stage
from comptoir.games.golden_city.tell import label, log, prompt
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.state import PASS
from comptoir.message import Message, render
from comptoir.words import words

from .golden_city_positions import played, positions

NAMES = ("Anne", "Bernie", "Christine", "David")
EN, FR = words("comptoir.games.golden_city", "en"), words("comptoir.games.golden_city", "fr")


def moves(seeds: int = 2) -> Iterator[tuple[Any, int, Any]]:
    """Every move of some games: the position, the action, what it led to."""
    for (seats, black), seed in product(((2, True), (3, False), (4, False)), range(1, seeds + 1)):
        for g, after in pairwise(played(seats, black, seed)):
            for action in g.legal():
                world = g.clone()
                world.apply(action)
                if world.key() == after.key():
                    yield g, action, after
                    break


def cards_of(told: Any) -> list[int]:
    """The cards a message names, by landscape."""
    found = dict.fromkeys(LANDSCAPE_NAMES, 0)
    for item in told:
        found[item.args["thing"].key[10:]] += item.args["n"]
    return list(found.values())


# Secrets


def test_a_view_holds_nothing_of_what_another_may_do() -> None:
    for g in positions(every=3):
        for seat in range(-1, g.seats):
            if seat != int(g.actor()) >= 0:
                assert not any(g.view(seat).offers)


def test_what_a_seat_is_shown_is_the_same_whatever_the_others_hide() -> None:
    for g in positions(every=40, first=4):
        if not g.top:
            continue
        for reader in range(g.seats):
            view = g.view(reader)
            shown = set()
            for n in range(3):
                world = view.determinize(Chance(n))
                other = world.view(reader)
                drawn = stage(other, seat=reader, names=NAMES[:g.seats])
                shown.add((render(prompt(other, reader), EN, NAMES), *[slot.html for slot in drawn.slots],
                           *[strip.body + strip.stats for strip in drawn.strips]))
            assert len(shown) == 1


def told_until_somebody_builds(g: Any, action: int, reader: int) -> tuple[list[str], Any]:
    """What a reader is told of a move, and of all who then build nothing of their own will."""
    world, said = g.clone(), []
    world.chance = OPEN
    while True:
        before = world.view(reader)
        world.apply(action)
        said += [render(line, EN, NAMES) for line in log(before, action, world.view(reader))]
        if int(world.actor()) in (reader, -1, -2) or world.step() != "build" or PASS not in world.legal():
            return said, world
        action = PASS


def test_the_log_does_not_tell_whether_a_seat_could_have_built() -> None:
    """One who cannot build and one who will not leave the same lines."""
    pairs = 0
    for g in positions(every=1, first=2):
        if g.step() != "build" or max(p.cards() for p in g.players) > 5:
            continue
        for reader in range(g.seats):
            if reader == int(g.actor()):
                continue
            one, here = told_until_somebody_builds(g, PASS, reader)
            for n in range(4):
                dealt = g.view(reader).determinize(Chance(n))
                if PASS not in dealt.legal() or int(dealt.actor()) != int(g.actor()):
                    continue
                two, there = told_until_somebody_builds(dealt, PASS, reader)
                shown = any(["onus cards give" in line or line.startswith("Special") for line in [*one, *two]])
                if (here.actor(), here.step()) == (there.actor(), there.step()) and not shown:
                    assert one == two
                    pairs += 1
    assert pairs > 50


# Labels


def test_no_two_actions_have_the_same_label() -> None:
    for g in positions(every=2):
        if int(g.actor()) < 0:
            continue
        view = g.view(int(g.actor()))
        for say in (EN, FR):
            said = [render(label(view, action), say, NAMES) for action in g.legal()]
            assert len(set(said)) == len(said)


def test_the_cards_a_label_names_are_those_that_go() -> None:
    named = 0
    for g in positions(every=2, seeds=2):
        seat = int(g.actor())
        for action in g.legal() if seat >= 0 else []:
            told = label(g.view(seat), action)
            if "cards" not in told.args or not BUILD <= action < GOODS_TAKE:
                continue
            world = g.clone()
            world.chance = OPEN
            world.apply(action)
            if world.step() == "pay" or sum(world.discards) < sum(g.discards):
                continue
            gone = [int(world.discards[kind] - g.discards[kind]) for kind in range(5)]
            if action < DISCARD and sum(gone) > sum(cards_of(told.args["cards"])):
                continue  # the turn ended, and more was over five
            if action >= DISCARD and world.step() == "limit" and int(world.actor()) != seat:
                continue
            assert cards_of(told.args["cards"]) == gone
            named += 1
    assert named > 200


def test_a_price_is_named_where_several_sets_of_cards_pay() -> None:
    for g in positions(every=3):
        seat = int(g.actor())
        if seat < 0 or g.step() != "build":
            continue
        for action in g.legal()[1:]:
            world = g.clone()
            world.apply(action)
            asked = world.step() == "pay" and int(world.actor()) == seat
            key = "action-black" if BLACK <= action < PAY else "action-build"
            assert label(g.view(seat), action).key == (key + "-choose" if asked else key)


@pytest.mark.parametrize("coins", [0, 1])
def test_no_button_promises_what_the_reserve_has_no_more(coins: int) -> None:
    """GC-6: an empty stock gives nothing."""
    poor = 0
    for g in positions(every=3):
        seat = int(g.actor())
        if seat < 0 or g.step() != "build":
            continue
        g = g.clone()
        g.bank, g.keys, g.open_goods = coins, 0, g.open_goods[:0]
        g.own(seat).keys = 1
        for action in g.legal()[1:]:
            said = label(g.view(seat), action)
            told = getattr(said.args["reward"], "key", "")
            assert told not in ("reward-coin2", "reward-key", "reward-goods")
            assert coins or told not in ("reward-coin1", "letters-coin")
            poor += told == ("reward-coin1" if coins else "reward-nothing")
    assert poor > 10


@pytest.mark.parametrize("say", [EN, FR])
def test_two_players_can_ask_for_what_is_different_for_them(say: Any) -> None:
    """GC-12: who takes the pair builds first; bonus cards are scored three times, not at the end."""
    assert re.search("builds first|construit en premier", say("topic-auction-help"))
    assert re.search("rounds 4, 8 and 12|manches 4, 8 et 12", say("topic-scoring-help"))
    assert not re.search("at the end|à la fin", say("bonus-coins-help"))
    assert "paire" not in say("why-when-bid") + say("why-must-bid")


# The log


def numbers(said: list[Message], key: str, seat: int, name: str = "n") -> int:
    return sum([int(str(line.args[name])) for line in said if line.key == key and line.args["player"].number == seat])


def shares(said: list[Message], seat: int) -> int:
    return sum([int(str(share.args["n"])) for line in said if line.key in ("log-score-good", "log-score-region")
                for share in line.args["shares"] if share.args["player"].number == seat])  # type: ignore[union-attr]


def test_coins_letters_and_keys_in_the_log_are_those_that_moved() -> None:
    for g, action, after in moves():
        for reader in (-1, int(g.actor())):
            said = log(g.view(reader), action, after.view(reader))
            special = any(line.key == "log-special" for line in said)
            for seat in range(g.seats):
                old, new = g.players[seat], after.players[seat]
                coins = numbers(said, "log-coins", seat) + numbers(said, "log-won", seat)
                coins -= numbers(said, "log-oust", seat)
                assert coins == new.coins - old.coins
                keys = sum([line.key == "log-key" and line.args["player"].number == seat for line in said])
                keys -= sum([int(str(line.args.get("keys", 0))) for line in said
                             if line.key.startswith(("log-build", "log-black")) and line.args["player"].number == seat])
                assert keys == new.keys - old.keys
                if not special:
                    assert numbers(said, "log-letters", seat) + shares(said, seat) == new.letters - old.letters


def test_special_scorings_tell_totals_as_totals() -> None:
    seen = 0
    for g, action, after in moves(seeds=3):
        for line in log(g.view(-1), action, after.view(-1)):
            if line.key == "log-special":
                assert g.seats == TWO_SEATS
                assert "+" not in render(line, EN, NAMES)
                seen += 1
    assert seen > 2


def test_a_special_scoring_tells_everybody_which_bonus_cards_were_shown() -> None:
    seen = 0
    for g, action, after in moves(seeds=3):
        gone = [n for n in range(8) if (after.bonus_box & ~g.bonus_box) >> n & 1]
        for reader in range(-1, g.seats):
            told = [line for line in log(g.view(reader), action, after.view(reader)) if line.key == "log-special-bonus"]
            assert len(told) == bool(gone)
            assert all([EN(f"bonus-{BONUS_NAMES[n]}") in render(told[0], EN, NAMES) for n in gone])
        seen += bool(gone)
    assert seen > 1


def test_a_bonus_card_is_told_to_all_and_named_to_its_holder_alone() -> None:
    """Also where a special scoring takes it away at once."""
    for g, action, after in moves(seeds=3):
        if g.step() != "take_bonus":
            continue
        for reader in range(-1, g.seats):
            said = [line.key for line in log(g.view(reader), action, after.view(reader))]
            assert ("log-bonus-known" if reader == int(g.actor()) else "log-bonus") in said


def test_cards_in_the_log_are_those_that_went_and_came() -> None:
    payments = draws = 0
    for g, action, after in moves():
        seat = int(g.actor())
        for reader in range(-1, g.seats):
            said = log(g.view(reader), action, after.view(reader))
            gone = [0] * 5
            for line in said:
                if line.key in ("log-build", "log-black", "log-discard"):
                    gone = [a + b for a, b in zip(gone, cards_of(line.args["cards"]), strict=True)]
                if line.key == "log-draw-known":
                    assert reader == seat, "nobody else sees it"
                    draws += 1
            if any(line.key.endswith("-plain") or line.key == "log-reshuffle" for line in said):
                continue
            assert gone == [int(after.discards[kind] - g.discards[kind]) for kind in range(5)]
            payments += any(gone)
    assert payments > 100
    assert draws > 5


def test_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    """For a post before its card is drawn, for a round after the last one was scored and its own card turned up."""
    drawn = dealt = 0
    for g, action, after in moves(seeds=8):
        said = [line.key for line in log(g.view(0), action, after.view(0))]
        if sum(after.discards) < sum(g.discards):
            assert "log-reshuffle" in said
        if "log-reshuffle" not in said:
            continue
        if said[-2:] == ["log-round", "log-reshuffle"]:
            dealt += 1
        else:
            assert not g.face_down
            assert said[said.index("log-reshuffle") + 1] in ("log-draw", "log-draw-known")
            drawn += 1
    assert dealt > 10
    assert drawn > 0


def test_a_zone_that_a_black_post_closes_is_not_offered() -> None:
    closed = 0
    for g in positions(every=1, seeds=6):
        for place in range(46, 58):
            if any(p.closed >> place & 1 for p in g.players):
                drawn = stage(g.view(0), seat=0, names=NAMES[:g.seats]).slots[0].html
                found = re.search(rf'data-at="place:[^"]*"[^>]*>(?:(?!data-at).)*?black:\d:{PLACE_NAMES[place]}', drawn)
                assert found is not None
                assert "closed by a black post" in _tip(drawn, place)
                closed += 1
                break
    assert closed > 3


def _tip(drawn: str, place: int) -> str:
    found = re.search(rf'data-at="place:{PLACE_NAMES[place]}".*?<title>([^<]*)</title>', drawn)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("say", [EN, FR])
def test_every_line_of_whole_games_reads_in_both_languages(say: Any) -> None:
    for g, action, after in moves(seeds=1):
        for line in log(g.view(0), action, after.view(0)):
            text = render(line, say, NAMES)
            assert text.endswith(".")
            assert not re.search(r"\b1 (?:bills|coins|cards|points|keys|lettres|pièces|cartes|points)\b", text)


def test_a_payment_is_named_also_when_the_discards_are_shuffled_at_once() -> None:
    """For others it comes from what is missing in the hand, the same whether or not there was a choice."""
    named = plain = 0
    for g, action, after in moves(seeds=8):
        seat = int(g.actor())
        if sum(after.discards) >= sum(g.discards):
            continue
        for reader in range(-1, g.seats):
            said = [line for line in log(g.view(reader), action, after.view(reader))
                    if line.key.startswith(("log-build", "log-black"))]
            own = [line for line in log(g.view(seat), action, after.view(seat))
                   if line.key.startswith(("log-build", "log-black"))]
            if said and reader != seat and g.view(reader).players[seat].hidden:
                plain += said[0].key.endswith("-plain")
                if not said[0].key.endswith("-plain"):
                    assert said == own, "they read what the payer reads"
                    named += 1
    assert named > 3
    assert plain < named
