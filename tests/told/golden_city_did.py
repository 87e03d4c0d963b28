"""The Golden City: what an action did, read off the positions: bids, posts, payments, rewards."""

from __future__ import annotations

from typing import Any

from comptoir.games.golden_city.data import (
    BONUS_LETTERS,
    BONUS_NAMES,
    LANDSCAPE_NAMES,
    PAIR_NAMES,
    PLACE_NAMES,
    REWARD_NAMES,
)
from comptoir.games.golden_city.score import bonus_letters
from comptoir.kernel.state import NOBODY
from comptoir.message import Seat
from comptoir.words import dashed

from .law import Told
from .moves import Move

PORT, SITE, ZONE = 0, 16, 46  # where ports, sites and zones begin


def place(number: int) -> Any:
    """How a place is called on the map of ours."""
    return ("place-port", number + 1) if number < SITE else "place-" + dashed(PLACE_NAMES[number])


def short_place(number: int) -> Any:
    return place(number) if number < ZONE else "short-" + place(number)


def cards(counts: Any) -> list[tuple[str, int, str]]:
    return [("count", int(n), "landscape-" + LANDSCAPE_NAMES[kind]) for kind, n in enumerate(counts) if n]


def pictures(counts: Any) -> str:
    return "".join([f"[[gcs-{LANDSCAPE_NAMES[kind]}]]" * int(n) for kind, n in enumerate(counts)])


def built(m: Move) -> tuple[int, bool]:
    """Where the actor has a new post, and whether it is a black one."""
    fresh = int(m.new.built & ~m.old.built), int(m.new.closed & ~m.old.closed)
    assert bin(fresh[0] | fresh[1]).count("1") == 1
    return (fresh[0] | fresh[1]).bit_length() - 1, bool(fresh[1])


def discarded(m: Move) -> list[int] | None:
    """What came to the discards; None: they were shuffled."""
    found = [int(new - old) for new, old in zip(m.after.discards, m.before.discards, strict=True)]
    return None if min(found) < 0 or sum(m.after.discards) < sum(m.before.discards) else found


def paid_with(m: Move) -> list[int] | None:
    """The cards a post costs: told by the payment, or what left the hand while no other card went or came."""
    if m.verb == "pay":
        names = m.named[0].split("+")
        return [names.count(name) for name in LANDSCAPE_NAMES]
    gone = [int(old - new) for old, new in zip(m.old.hand, m.new.hand, strict=True)]
    return gone if min(gone) >= 0 and sum(gone) <= 4 and discarded(m) == gone else None


def group(m: Move) -> int:
    return int(m.named[0]) - 1


def group_cards(m: Move, number: int) -> Any:
    return list(m.before.groups)[number * 5:number * 5 + 5]


def group_name(m: Move, number: int) -> Any:
    if m.before.seats == 2:
        return "group-three" if sum(int(n) for n in group_cards(m, number)) == 3 else "group-pair"
    return ("group", number + 1)


def bid(m: Move, told: Told) -> Told:
    """Somebody is ousted for one coin more each time; the coins go to the one who leaves."""
    number = group(m)
    rival = int(m.before.hands[number])
    auction = m.after.step() == "bid" and m.after.round == m.before.round
    found: Told = {"group": group_name(m, number), "cards": cards(group_cards(m, number))}
    if isinstance(told.get("cards"), str):
        found["cards"] = pictures(group_cards(m, number))
    if rival != NOBODY:
        cost = int(m.old.coins - m.new.coins)
        found |= {"rival": Seat(rival), "n": cost if auction else told["n"]}
        if auction:
            assert m.after.oustings == m.before.oustings + 1
    return found


def won(m: Move, told: Told) -> Told:
    """The auction is over: the cards of every group go to the hand that lies there."""
    seat = int(told["player"].number)
    hands = [int(hand) for hand in m.before.hands]
    hands[group(m)] = m.seat
    number = hands.index(seat)
    coin = int(m.before.coin) if number == 0 else 0
    if seat != m.seat:
        assert m.after.players[seat].coins - m.before.players[seat].coins in (coin, coin + 1, coin + 2, coin + 3)
    return {"player": told["player"], "cards": cards(group_cards(m, number)), "n": coin}


def reward(m: Move, number: int) -> tuple[Any, ...]:
    """What a post there gives: told by what the actor has got, where it is given at once."""
    kind, first = REWARD_NAMES[m.before.reward[number]], not any(
        [p.built >> number & 1 for p in m.before.players])
    if any([p.closed >> number & 1 for p in m.before.players]):
        return ("reward-closed",)
    letters = int(m.new.letters - m.old.letters)
    if number < ZONE:
        coins = int(m.new.coins - m.old.coins)
        came = {"coin1": coins, "coin2": coins, "key": m.new.keys > m.old.keys,
                "goods": m.after.step() in ("take_goods", "return_goods") or list(m.new.goods) != list(m.old.goods),
                "bonus": m.after.step() == "take_bonus" or len(m.after.taken) > len(m.before.taken)}
        if not came.get(kind, True):
            return ("reward-nothing",)
        return (f"reward-coin{coins}" if coins else "reward-" + dashed(kind),)
    if not letters:
        return ("reward-nothing",)
    more = {"inner": "-card", "outer_coin": "-coin"}.get(kind, "") if first else ""
    return ("letters" + more, letters)


def build(m: Move, told: Told) -> Told:
    """From the label to the post: cards, key and reward. Letters of a round that ended with it are not the reward's."""
    number = PLACE_NAMES.index(m.named[0]) if m.verb in ("build", "black") else built(m)[0]
    keys = int(PLACE_NAMES[number].endswith("_inner"))
    asked = m.after.step() == "pay" and int(m.after.actor()) == m.seat
    found: Told = {"place": place(number), "keys": keys, "reward": told.get("reward")}
    if asked:  # whichever cards pay, the reward is the same
        land, world = int(m.before.chart.landscape[number]), m.after.clone()
        world.apply(world.legal()[0])
        done = Move(m.game, m.before, m.action, world)
        if world.round == m.before.round and world.top and "reward" in told:
            found["reward"] = reward(done, number)
        return {**found, "n": 2 if land else 1, "landscape": "landscape-" + LANDSCAPE_NAMES[land]}
    assert built(m)[0] == number
    found["black"] = int(built(m)[1])
    if m.before.reward[number] != REWARD_NAMES.index("key"):
        assert m.old.keys - m.new.keys == keys
    if m.after.round == m.before.round and m.after.top:
        found["reward"] = reward(m, number)
    gone = paid_with(m)
    found["cards"] = cards(gone) if gone is not None else told.get("cards")
    return found


def pay(m: Move, told: Told) -> Told:
    return {"cards": cards(paid_with(m))}


def discard(m: Move, told: Told) -> Told:
    """The cards that go until the seat is asked again, or its turn is over."""
    gone = [int(old - new) for old, new in zip(m.old.hand, m.new.hand, strict=True)]
    if discarded(m) is None or sum(gone) != sum(discarded(m) or ()):
        return {"cards": told["cards"]}  # another seat had too many, too
    return {"cards": pictures(gone) if isinstance(told["cards"], str) else cards(gone)}


def goods(m: Move, told: Told) -> Told:
    """The goods card that came; one that goes back is named by the action."""
    if m.verb == "return":
        pair = PAIR_NAMES.index(m.named[0])
    else:
        came = [n for n in range(len(PAIR_NAMES)) if m.new.goods[n] > m.old.goods[n]]
        pair = came[0] if came else PAIR_NAMES.index(m.named[0])
    if isinstance(told["goods"], str) and told["goods"].startswith("[["):
        return {"goods": "".join([f"[[gc-{good}]]" for good in PAIR_NAMES[pair].split("_")])}
    return {"goods": "pair-" + dashed(PAIR_NAMES[pair])}


def bonus(m: Move, told: Told) -> Told:
    """The card, and what it would count now: as much as it adds to the bonus letters of its holder."""
    name = m.named[0] if m.verb == "bonus" else BONUS_NAMES[m.after.taken[-1]]
    worth = told.get("n")
    if m.after.round == m.before.round and len(m.after.takers) > len(m.before.takers):
        assert m.after.taken[-1] == BONUS_NAMES.index(name)
        worth = int(bonus_letters(m.after, m.seat)) - int(bonus_letters(m.before, m.seat))
        assert worth % int(BONUS_LETTERS[BONUS_NAMES.index(name)]) == 0
    return {"bonus": "bonus-" + name, "n": worth}
