"""The Golden City: the log of a round's end. What was scored, and what comes next."""

from __future__ import annotations

from comptoir.games.golden_city.data import END_NAMES, GOOD_NAMES, NO_CARD, PILE, TWO_SEATS
from comptoir.games.golden_city.rules.scoring import goods_letters, region_letters
from comptoir.games.golden_city.score import bonus_letters, city_posts
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_words import region_name
from comptoir.message import Message, Seat, Word


def round_end(before: GoldenCity, after: GoldenCity) -> list[Message]:
    """What followed in the round: its last one, its scoring, the next card, the end."""
    said = []
    if after.end != before.end and after.top:
        said.append(Message("log-last-round", {"why": Word("end-" + END_NAMES[after.end])}))
    ended = after.round > before.round or (before.top and not after.top)
    if ended and before.card != NO_CARD:
        said += _scored(before, after)
    if after.top and after.card != NO_CARD and after.card != before.card:
        good = Word("good-" + GOOD_NAMES[after.chart.card_good[after.card]])
        said.append(Message("log-round", {"n": int(after.round), "player": Seat(int(after.first)), "good": good,
                                          "region": region_name(after, int(after.card))}))
    outcome = after.outcome()
    if outcome is not None:
        if after.seats != TWO_SEATS:
            said += [Message("log-final-bonus", {"player": Seat(seat), "n": int(bonus_letters(after, seat))})
                     for seat in range(after.seats) if bonus_letters(after, seat)]
        winners = [Seat(seat) for seat in outcome.winners]
        said.append(Message("log-over", {"why": Word("end-" + outcome.end), "winners": winners, "n": len(winners),
                                         "points": max(0, outcome.scores[outcome.winners[0]].points),
                                         "two": 1 if after.seats == TWO_SEATS else 0}))
    return said


def _decided_by(after: GoldenCity, pile: int) -> str:
    """What a special scoring was won by: letters, or with as many posts in the city, or with as many too coins."""
    if after.specials[pile * 2] != after.specials[pile * 2 + 1]:
        return "letters"
    one, two = after.players
    return "city" if city_posts(one) != city_posts(two) else "coins"


def _scored(before: GoldenCity, after: GoldenCity) -> list[Message]:
    """Goods, then river or quarter; two seats: perhaps a special scoring."""
    good, region = int(after.chart.card_good[before.card]), int(after.chart.card_region[before.card])
    said = []
    for what, name, gains in (
            ("good", Word("good-" + GOOD_NAMES[good]), [goods_letters(after, s, good) for s in range(after.seats)]),
            ("region", region_name(after, int(before.card)),
             [region_letters(after, s, region) for s in range(after.seats)])):
        shares = [Message("share", {"player": Seat(seat), "n": int(n)}) for seat, n in enumerate(gains) if n]
        said.append(Message(f"log-score-{what}", {"thing": name, "shares": shares}) if shares
                    else Message("log-score-nobody", {"thing": name}))
    pile = (int(before.round) - 1) // int(PILE)
    if before.seats == TWO_SEATS and (not after.top or not before.round % PILE):
        counted = [Message("counted", {"player": Seat(s), "n": int(after.specials[pile * 2 + s])}) for s in (0, 1)]
        said.append(Message("log-special", {"shares": counted}))
        won = [s for s in (0, 1) if after.players[s].points > before.players[s].points]
        if won:
            said.append(Message("log-special-won", {"player": Seat(won[0]), "n": pile + 1,
                                                    "by": _decided_by(after, pile)}))
        else:
            said.append(Message("log-special-tie"))
    return said
