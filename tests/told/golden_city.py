"""The Golden City: what each message has to say, read off the positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    END_NAMES,
    GOOD_NAMES,
    LANDSCAPE_NAMES,
    PAIR_NAMES,
    PLACE_NAMES,
)
from comptoir.message import Message, Seat
from comptoir.words import dashed

from .golden_city_did import (
    ZONE,
    bid,
    bonus,
    build,
    built,
    cards,
    discard,
    discarded,
    goods,
    group,
    group_cards,
    paid_with,
    pay,
    place,
    short_place,
    won,
)
from .law import Table, Told
from .moves import Move

# The log


def whose(told: Told) -> int:
    return int(told["player"].number)


def turn_over(m: Move, told: Told) -> Told:
    """Who builds no more, and how many posts they have built in this turn: none or one."""
    seat = whose(told)
    assert told["n"] in (0, 1)
    if seat != m.seat:
        assert m.after.players[seat].built == m.before.players[seat].built
        return {"player": told["player"], "n": 0}
    return {"n": m.argument if m.step == "build" and m.verb == "pass" else 1 if fresh(m) or m.step != "bid" else 0}


def fresh(m: Move) -> bool:
    return bool(m.new.built != m.old.built or m.new.closed != m.old.closed)


def drawn(m: Move, told: Told) -> Told:
    """The card that came: what the hand has more than it had less what it paid; one may have gone since."""
    gone, price = discarded(m), paid_with(m)
    if price is None or gone is None or sum(gone) != sum(price):
        return {"card": told["card"]}
    more = [int(new - old) + price[kind] for kind, (new, old) in enumerate(zip(m.new.hand, m.old.hand, strict=True))]
    assert sum(more) == 1
    return {"card": "landscape-" + LANDSCAPE_NAMES[more.index(1)]}


def letters(m: Move, told: Told) -> Told:
    """Of the post alone, if the round goes on; else account() counts them with what was scored."""
    goes_on = m.after.round == m.before.round and m.after.top
    return {"n": int(m.new.letters - m.old.letters) if goes_on else told["n"]}


def turned(m: Move, told: Told) -> Told:
    """A goods card that lies open now, or the one that was taken and lies there again."""
    names = ["pair-" + dashed(name) for name in PAIR_NAMES]
    pair = names.index(told["goods"])
    back = 1 if m.new.goods[pair] > m.old.goods[pair] and m.named[0] != "pile" else 0
    assert m.after.open_goods[pair] + back > m.before.open_goods[pair]
    return {"goods": told["goods"]}


def limit(m: Move, told: Told) -> Told:
    """Cards over five; which they were, where one seat alone gave some."""
    seat = whose(told)
    assert m.after.players[seat].cards() >= 5
    if "n" in told:
        hands = [int(hand) for hand in m.before.hands]
        if m.step == "bid":
            hands[group(m)] = m.seat
        came = sum(int(n) for number, hand in enumerate(hands) if hand == seat and m.step == "bid"
                   for n in group_cards(m, number))
        held = int(m.before.players[seat].cards()) + came
        known = not (seat == m.seat and fresh(m))  # not what it has paid and drawn
        return {"player": told["player"], "n": held - int(m.after.players[seat].cards()) if known else told["n"]}
    hands = zip(m.before.players[seat].hand, m.after.players[seat].hand, strict=True)
    if m.step == "limit":  # it gets nothing meanwhile
        return {"player": told["player"], "cards": cards([int(old - new) for old, new in hands])}
    gone, price = discarded(m), paid_with(m) if fresh(m) else [0] * 5
    if gone is None or price is None:
        return dict(told)
    return {"player": told["player"], "cards": cards([n - price[kind] for kind, n in enumerate(gone)])}


def stuck(m: Move, told: Told) -> Told:
    assert (m.after.stuck & ~m.before.stuck) >> whose(told) & 1
    return {"player": told["player"]}


def region(m: Move, number: int) -> str:
    from comptoir.games.golden_city.tell_words import region_name
    return region_name(m.after, number).key


def gains(m: Move, thing: str) -> list[tuple[str, Seat, int]]:
    """What a half of the score card gives: 2 letters to whoever has the good or a post there, 2 more to who is alone or
    has most."""
    card, chart = int(m.before.card), m.after.chart
    good = GOOD_NAMES[chart.card_good[card]]
    if thing == "good-" + good:
        there = [sum(int(p.goods[n]) for n, pair in enumerate(PAIR_NAMES) if good in pair.split("_"))
                 for p in m.after.players]
        alone = [n > 0 and there.count(0) == len(there) - 1 for n in there]
    else:
        place = int(chart.regions[chart.card_region[card]])
        there = [bin(int(p.built) & place).count("1") + bin(int(p.closed) & place).count("1") for p in m.after.players]
        alone = [n == max(there) and there.count(n) == 1 for n in there]
    return [("share", Seat(seat), 4 if alone[seat] else 2) for seat, n in enumerate(there) if n]


def score(m: Move, told: Told) -> Told:
    """Of a good, a river or a quarter of the card that was scored."""
    number = int(m.before.card)
    assert told["thing"] in ("good-" + GOOD_NAMES[m.after.chart.card_good[number]], region(m, number))
    return {"thing": told["thing"], "shares": gains(m, told["thing"])}


def nobody(m: Move, told: Told) -> Told:
    assert not score(m, told)["shares"]
    return {"thing": told["thing"]}


def account(m: Move, lines: list[Message]) -> None:
    """Coins, letters and keys in all lines together are those that moved; special scorings tell totals."""
    if any(line.key == "log-special" for line in lines):
        return
    coins, letters, keys = Counter[int](), Counter[int](), Counter[int]()
    for line in lines:
        args: Any = line.args
        seat = args["player"].number if "player" in args else -1
        if line.key in ("log-coins", "log-won"):
            coins[seat] += args["n"]
        elif line.key == "log-oust":
            coins[seat] -= args["n"]
        elif line.key == "log-letters":
            letters[seat] += args["n"]
        elif line.key.startswith("log-score-") and "shares" in args:
            letters.update({share.args["player"].number: share.args["n"] for share in args["shares"]})
        elif line.key == "log-key":
            keys[seat] += 1
        if "keys" in args:
            keys[seat] -= args["keys"]
    for seat in range(m.before.seats):
        old, new = m.before.players[seat], m.after.players[seat]
        found = coins[seat], letters[seat], keys[seat]
        assert found == (new.coins - old.coins, new.letters - old.letters, new.keys - old.keys), seat


def special(m: Move, told: Told) -> Told:
    pile = (int(m.before.round) - 1) // 4
    return {"shares": [("counted", Seat(seat), int(m.after.specials[pile * 2 + seat])) for seat in (0, 1)]}


def special_bonus(m: Move, told: Told) -> Told:
    """The bonus cards that were held until now: everybody sees them."""
    names = ["bonus-" + BONUS_NAMES[n] for n in range(8) if (m.after.bonus_box & ~m.before.bonus_box) >> n & 1]
    return {"n": len(names), "cards": names}


def special_won(m: Move, told: Told) -> Told:
    """The points of the pile: who counted more has them, or with as many has more posts in the city, or coins."""
    seat = whose(told)
    letters = [n for _, _, n in special(m, told)["shares"]]
    rank = [(n, bin(p.built >> ZONE).count("1") + bin(p.closed).count("1"), int(p.coins))
            for n, p in zip(letters, m.after.players, strict=True)]
    mine, others = rank[seat], rank[1 - seat]
    assert mine > others
    by = next(name for n, name in enumerate(("letters", "city", "coins")) if mine[n] != others[n])
    return {"player": told["player"], "by": by,
            "n": int(m.after.players[seat].points - m.before.players[seat].points)}


def gain(m: Move, told: Told) -> Told:
    """In pictures: what came at once."""
    number = built(m)[0]
    said = told.get("gains", "")
    if m.after.round == m.before.round and m.after.top:
        letters, coins = int(m.new.letters - m.old.letters), int(m.new.coins - m.old.coins)
        pictures = [f"+{letters}[[gc-letter]]"] * bool(letters) + [f"+{coins}[[gc-coin]]"] * bool(coins)
        if m.new.keys > m.old.keys - int(PLACE_NAMES[number].endswith("_inner")):
            pictures.append("[[gc-key]]")
        if pictures or number >= ZONE:
            first = number >= ZONE and PLACE_NAMES[number].endswith("_inner") and not any(
                [p.built >> number & 1 for p in m.before.players])
            said = " ".join([*pictures, *["[[gc-card]]"] * first])
    return {"place": short_place(number), "gains": said}


def new_round(m: Move, told: Told) -> Told:
    number = int(m.after.card)
    return {"n": int(m.after.round), "player": Seat(int(m.after.first)), "region": region(m, number),
            "good": "good-" + GOOD_NAMES[m.after.chart.card_good[number]]}


def over(m: Move, told: Told) -> Told:
    best = max(m.after.scores())
    winners = [seat for seat, score in enumerate(m.after.scores()) if score == best]
    return {"why": "end-" + m.after.outcome().end, "winners": [Seat(seat) for seat in winners], "n": len(winners),
            "points": max(0, best[0]), "two": int(m.after.seats == 2)}


def final_bonus(m: Move, told: Told) -> Told:
    """At the end, counted apart: the score without it is that of the letters."""
    seat = whose(told)
    parts = dict(m.after.outcome().scores[seat].parts)
    return {"player": told["player"], "n": parts["bonus"]}


TABLE: Table = {
    "prompt-bid": lambda m, told: {"n": int(m.before.oustings) + 1, "two": int(m.before.seats == 2)},
    "prompt-build": lambda m, told: {"n": m.argument},
    "prompt-pay": lambda m, told: {"place": place(m.argument if m.argument < len(PLACE_NAMES) else m.argument - 12)},
    "prompt-limit": lambda m, told: {"n": int(m.old.cards()) - 5},
    "action-pass": lambda m, told: {"n": m.argument}, "short-pass": lambda m, told: {"n": m.argument},
    "action-bid": bid, "action-oust": bid, "log-bid": bid, "log-oust": bid, "short-bid": bid, "short-oust": bid,
    "log-won": won, "log-pass": turn_over,
    "action-build": build, "action-build-choose": build, "action-black": build, "action-black-choose": build,
    "log-build": build, "log-build-plain": build, "log-black": build,
    "short-build": gain, "short-black": lambda m, told: {"place": short_place(built(m)[0])},
    "action-pay": pay, "action-discard": discard, "short-discard": discard,
    "action-goods": goods, "action-return": goods, "log-goods": goods, "log-goods-pile": goods, "log-return": goods,
    "short-goods": goods, "short-return": goods, "log-turned": turned,
    "action-bonus": bonus, "log-bonus-known": bonus,
    "log-coins": lambda m, told: {"n": int(m.new.coins - m.old.coins)}, "log-letters": letters,
    "log-draw-known": drawn, "log-discard": limit, "log-discard-plain": limit, "log-stuck": stuck,
    "log-last-round": lambda m, told: {"why": "end-" + END_NAMES[m.after.end]},
    "log-score-good": score, "log-score-region": score, "log-score-nobody": nobody,
    "log-special": special, "log-special-bonus": special_bonus, "log-special-won": special_won,
    "short-score": score, "short-score-nobody": nobody,
    "log-round": new_round, "log-final-bonus": final_bonus, "log-over": over,
}
IN_SUM = {"log-score-good shares", "log-score-region shares"}  # what only account() can tell
