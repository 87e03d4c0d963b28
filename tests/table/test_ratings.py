"""Ratings: known strengths are found again, bots and people on one scale, and the same comes out of the records."""

from __future__ import annotations

import math
import random
import sqlite3

from comptoir.table.history import Result
from comptoir.table.ratings import Club, Counted, Ratings, rated

from .serving import Server
from .test_accounts import signed_up


def played(strengths: dict[str, float], players: tuple[str, ...], luck: random.Random) -> Counted:
    """A game in which whoever is left comes next with odds by their strength: 400 points are ten to one."""
    left, got = list(range(len(players))), [0] * len(players)
    for place in range(1, len(players) + 1):
        weights = [10 ** (strengths[players[seat]] / 400) for seat in left]
        seat = luck.choices(left, weights)[0]
        got[seat] = place
        left.remove(seat)
    return Counted("puerto-rico", players, tuple(got))


def test_known_strengths_are_recovered_within_their_uncertainty() -> None:
    luck = random.Random(7)
    names = [f"p{n}" for n in range(14)] + ["bot:easy", "bot:medium", "bot:hard"]
    strengths = {name: luck.gauss(0, 220) for name in names}
    ratings = Ratings()
    for _ in range(4000):
        ratings.add(played(strengths, tuple(luck.sample(names, luck.choice([2, 3, 4, 5]))), luck))
    found = {name: ratings.of(name) for name in names}
    off = sum(one.points for one in found.values() if one) / len(names) - sum(strengths.values()) / len(names)
    inside = sum(one.low <= strengths[name] + off <= one.high for name, one in found.items() if one)
    assert inside >= 14  # of 17; 19 of 20 on average
    errors = [one.points - strengths[name] - off for name, one in found.items() if one]
    assert math.sqrt(sum(error**2 for error in errors) / len(errors)) < 45


def test_the_scale_says_how_often_one_wins() -> None:
    luck = random.Random(3)
    strengths = {"strong": 200.0, "weak": -200.0}
    ratings = Ratings()
    for _ in range(3000):
        ratings.add(played(strengths, ("strong", "weak"), luck))
    strong, weak = ratings.of("strong"), ratings.of("weak")
    assert strong is not None
    assert weak is not None
    assert 330 < strong.points - weak.points < 470  # ten of eleven


def test_computing_anew_gives_the_same_and_a_bot_on_two_chairs_is_one_bot() -> None:
    luck = random.Random(5)
    strengths = {"a": 0.0, "b": 100.0, "bot:easy": -200.0}
    games = [played(strengths, tuple(luck.choices(list(strengths), k=3)), luck) for _ in range(200)]
    games = [game for game in games if game.players.count("a") < 2 and game.players.count("b") < 2]
    one, other = rated(games)["puerto-rico"], rated(list(games))["puerto-rico"]
    assert one.known == other.known
    assert one.known["bot:easy"][2] == sum("bot:easy" in game.players for game in games)


def test_who_ties_has_the_same_place() -> None:
    assert Result((30, 41, 30, 41), (1,)).places == (3, 1, 3, 2)
    assert Result((5, 5), (0, 1)).places == (1, 1)


BOT = {"seat": 1, "kind": "bot", "bot": "easy", "lent": False, "out": ""}


def table(**other: object) -> dict[str, object]:
    chairs = [{"seat": 0, "kind": "person", "bot": "", "lent": False, "out": ""}, BOT]
    return {"id": "t", "game": "san-juan", "source": "", "chairs": chairs, "holders": [{"seat": 0, "player": "anne"}],
            **other}


def test_which_games_count() -> None:
    result = Result((20, 25), (1,))
    assert Club.game(table(), result, {"anne"}) == Counted("san-juan", ("anne", "bot:easy"), (2, 1))
    assert Club.game(table(), result, set()) is None  # a guest
    for source in ("upload", "other/12"):  # brought here, begun in the middle
        assert Club.game(table(source=source), result, {"anne"}) is None
    assert Club.game(table(source="other"), result, {"anne"}) is not None  # a rematch
    assert Club.game(table(), Result((), ()), {"anne"}) is None  # nobody can read it
    lent = [{"seat": 0, "kind": "person", "bot": "easy", "lent": True, "out": ""}, BOT]
    assert Club.game(table(chairs=lent), result, {"anne"}) is None
    alone = [{"seat": seat, "kind": "person", "bot": "", "lent": False, "out": ""} for seat in range(2)]
    both = [{"seat": seat, "player": "anne"} for seat in range(2)]
    assert Club.game(table(chairs=alone, holders=both), result, {"anne"}) is None


def test_who_gave_up_comes_last_and_cannot_flee_from_the_rating() -> None:
    assert Result((30, 41, 30, 20), (0,), (1, 3)).places == (1, 3, 2, 3)
    late = [{"seat": 0, "kind": "person", "bot": "medium", "lent": True, "out": "late"}, BOT]
    assert Club.game(table(chairs=late), Result((30, 25), (1,), (0,)), {"anne"}) == Counted(
        "san-juan", ("anne", "bot:easy"), (2, 1))


def test_a_game_that_ended_is_on_the_page_of_its_player(own_server: Server) -> None:
    anne = signed_up(own_server.url, "Anne")
    made = anne.open_table(["me", "bot:easy"], "golden-city")
    anne.join(made)
    while anne.my_turn()["status"] != "over":
        anne.play()
    anne.leave()
    text = anne.get("/account")[1]
    assert 'class="rating"' in text
    assert "1 game" in text
    with sqlite3.connect(own_server.db.removeprefix("sqlite:///")) as store:
        [(count,)] = store.execute("select count(*) from tables where status = 'over'").fetchall()
    assert count == 1
