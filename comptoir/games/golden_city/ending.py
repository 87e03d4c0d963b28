"""The Golden City: where the letters came from, what the bonus cards brought, where the posts stand."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.golden_city.actions import BID
from comptoir.games.golden_city.data import (
    ALL_ZONES,
    BONUS_LETTERS,
    BONUS_NAMES,
    FIRST_ZONE,
    INNER,
    INNER_LETTERS,
    NO_CARD,
    OUTER_LETTERS,
    RIVERS,
    TWO_SEATS,
    ZONES,
)
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.rules.scoring import goods_letters, region_letters
from comptoir.games.golden_city.score import bonus_letters, counted
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.bits import how_many
from comptoir.kernel.counts import total
from comptoir.kernel.state import NOBODY
from comptoir.message import Message, Word
from comptoir.stage.ending import BARS, ROUNDS, Counter, Line, Tally, by_round


def breakdown(positions: Sequence[GoldenCity], actions: Sequence[int]) -> list[Tally]:
    """Every letter has one source: a zone, a score card's good, its river or quarter, or a bonus card."""
    seats, end = int(positions[0].seats), positions[-1]
    rounds = range(int(positions[0].round), int(end.round) + 1)
    letters = Counter(seats, ["outer", "inner", "goods", "rivers", "quarters", "bonus"])
    paid, gains = [0] * seats, []
    for n, action in enumerate(actions):
        before, after = positions[n], positions[n + 1]
        if before.step() == "bid" and before.hands[action - int(BID)] != NOBODY:
            paid[int(before.actor())] += int(before.oustings) + 1
        for source, seat, won in won_letters(before, after):
            letters.add(source, seat, won)
            gains.append((int(before.round), seat, won))
    for seat in range(seats):
        if seats == TWO_SEATS:  # bonus cards were counted in the special scorings, and what those counted is kept
            known = sum(row[seat] for row in letters.rows.values())
            specials = sum(int(end.specials[pile + seat]) for pile in range(0, len(end.specials), seats))
            letters.add("bonus", seat, specials - known)
        else:
            letters.add("bonus", seat, int(bonus_letters(end, seat)))
    found = [Tally(Message("ending-letters"), letters.lines("ending-", empty=False), BARS),
             Tally(Message("ending-letters-by-round"), by_round(gains, seats, rounds), ROUNDS),
             Tally(Message("ending-island"), _posts(end, paid).lines("ending-"))]
    cards = _bonuses(end)
    return [*found[:2], Tally(Message("ending-bonuses"), cards), found[2]] if cards else found


def won_letters(before: GoldenCity, after: GoldenCity) -> list[tuple[str, int, int]]:
    """Letters that came in between two positions: from what, to whom, how many. A post's reward comes at once, the
    score card at the end of the round."""
    found = []
    for seat in range(before.seats):
        fresh = after.players[seat].built & ~before.players[seat].built
        for zone in range(ZONES):
            place = int(FIRST_ZONE) + zone
            if fresh >> place & 1:
                inner = after.reward[place] == INNER
                won = int((INNER_LETTERS if inner else OUTER_LETTERS)[arrivals(after, place)])
                found.append(("inner" if inner else "outer", seat, won))
    ended = after.round > before.round or (before.top and not after.top)
    if ended and before.card != NO_CARD:
        good, region = int(after.chart.card_good[before.card]), int(after.chart.card_region[before.card])
        for seat in range(before.seats):
            found.append(("goods", seat, int(goods_letters(after, seat, good))))
            where = "rivers" if region < RIVERS else "quarters"
            found.append((where, seat, int(region_letters(after, seat, region))))
    return [(source, seat, won) for source, seat, won in found if won]


def _bonuses(end: GoldenCity) -> tuple[Line, ...]:
    """What each bonus card brought its holder; with two seats they have left the game."""
    if end.seats == TWO_SEATS:
        return ()
    lines = []
    for card, name in enumerate(BONUS_NAMES):
        row = [int(BONUS_LETTERS[card] * counted(end, end.players[seat], card)) if end.bonuses(seat) >> card & 1 else 0
               for seat in range(end.seats)]
        if any(end.bonuses(seat) >> card & 1 for seat in range(end.seats)):
            lines.append(Line(Message("ending-card", {"card": Word("bonus-" + name)}), tuple(row)))
    return tuple(lines)


def _posts(end: GoldenCity, paid: list[int]) -> Counter:
    posts = Counter(int(end.seats), ["posts", "in-city", "on-rivers", "goods-cards", "paid"])
    for seat in range(end.seats):
        me = end.players[seat]
        posts.add("posts", seat, int(how_many(me.built)))
        posts.add("in-city", seat, int(how_many(me.built & ALL_ZONES)))
        posts.add("on-rivers", seat, int(how_many(me.built & end.chart.rivers)))
        posts.add("goods-cards", seat, int(total(me.goods)))
        posts.add("paid", seat, paid[seat])
    return posts
