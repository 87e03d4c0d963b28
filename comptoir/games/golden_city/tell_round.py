"""The Golden City: the log of a round's end. What was scored, and what comes next."""

from __future__ import annotations

import functools
import operator

from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    END_NAMES,
    GOOD_NAMES,
    NO_CARD,
    PILE,
    PLACE_NAMES,
    PLACES,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.scoring import goods_letters, region_letters
from comptoir.games.golden_city.score import bonus_letters, city_posts
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_turns import dealt_anew
from comptoir.games.golden_city.tell_words import region_name
from comptoir.message import Argument, Message, Seat, Word


def aftermath(before: GoldenCity, action: int, after: GoldenCity) -> list[tuple[Message, tuple[str, ...]]]:
    """The scoring of a round that this move ended, for the recap: its good, then its river or quarter with the posts
    there; two seats: perhaps a special scoring."""
    if before.card == NO_CARD or not _ended(before, after):
        return []
    said: list[tuple[Message, tuple[str, ...]]] = []
    for what, name, gains in _halves(before, after):
        shares = [Message("share", {"player": Seat(seat), "n": n}) for seat, n in enumerate(gains) if n]
        told = Message("short-score", {"thing": name, "shares": shares}) if shares \
            else Message("short-score-nobody", {"thing": name})
        said.append((told, _posts(before, after) if what == "region" else ()))
    return said + [(told, ()) for told in _special(before, after)]


def _posts(before: GoldenCity, after: GoldenCity) -> tuple[str, ...]:
    """The places with posts in the river or quarter of the score card."""
    region = int(after.chart.regions[after.chart.card_region[before.card]])
    held = region & functools.reduce(operator.or_, [int(p.built) | int(p.closed) for p in after.players], 0)
    return tuple([f"place:{PLACE_NAMES[place]}" for place in range(int(PLACES)) if held >> place & 1])


def _ended(before: GoldenCity, after: GoldenCity) -> bool:
    return bool(after.round > before.round or (before.top and not after.top))


def round_end(before: GoldenCity, after: GoldenCity) -> list[Message]:
    """What followed in the round: its last one, its scoring, the next card, the end."""
    said = []
    if after.end != before.end and after.top:
        said.append(Message("log-last-round", {"why": Word("end-" + END_NAMES[after.end])}))
    if _ended(before, after) and before.card != NO_CARD:
        said += _scored(before, after)
    if after.top and after.card != NO_CARD and after.card != before.card:
        good = Word("good-" + GOOD_NAMES[after.chart.card_good[after.card]])
        said.append(Message("log-round", {"n": int(after.round), "player": Seat(int(after.first)), "good": good,
                                          "region": region_name(after, int(after.card))}))
        if dealt_anew(before, after):
            said.append(Message("log-reshuffle"))
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
    said = []
    for what, name, gains in _halves(before, after):
        shares = [Message("share", {"player": Seat(seat), "n": n}) for seat, n in enumerate(gains) if n]
        said.append(Message(f"log-score-{what}", {"thing": name, "shares": shares}) if shares
                    else Message("log-score-nobody", {"thing": name}))
    return said + _shown(before, after) + _special(before, after)


def _halves(before: GoldenCity, after: GoldenCity) -> list[tuple[str, Argument, list[int]]]:
    """What the score card counts, one after the other, and the letters of every seat."""
    good, region = int(after.chart.card_good[before.card]), int(after.chart.card_region[before.card])
    goods = [int(goods_letters(after, seat, good)) for seat in range(after.seats)]
    posts = [int(region_letters(after, seat, region)) for seat in range(after.seats)]
    return [("good", Word("good-" + GOOD_NAMES[good]), goods),
            ("region", region_name(after, int(before.card)), posts)]


def _shown(before: GoldenCity, after: GoldenCity) -> list[Message]:
    """Two seats: the bonus cards that a special scoring has shown to everybody."""
    gone = int(after.bonus_box & ~before.bonus_box)
    cards = [Word("bonus-" + name) for n, name in enumerate(BONUS_NAMES) if gone >> n & 1]
    return [Message("log-special-bonus", {"n": len(cards), "cards": cards})] if cards else []


def _special(before: GoldenCity, after: GoldenCity) -> list[Message]:
    """Two seats, when a pile is used up or the game ends: letters counted, and who won the points."""
    said = list[Message]()
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
