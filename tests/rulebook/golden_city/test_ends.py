"""Fin de la partie: both ends, and the seat that is stuck."""

from __future__ import annotations

MOUNTAINS = ["port_1", "port_2", "port_3", "port_4", "site_6", "site_4", "site_7", "site_2", "site_3"]
OUTER = [f"{land}_{zone}" for land in ("mountain", "desert", "forest", "meadow") for zone in "ab"]
# Anne has all outer zones and can go on only to inner ones; the other three hold all gates.
ANNE = ["port_5", "site_8", *OUTER]
CHRISTINE = ["port_6", "port_7", "port_8", "port_9", "port_10", "port_11", "site_13", "site_11", "site_14", "site_9",
             "site_21", "site_19", "site_22", "site_17"]
DAVID = ["port_13", "port_14", "port_15", "port_16", "site_23", "site_27", "site_26", "site_28", "site_29", "site_24"]
OASIS = "site_12"


def city(lay, *, oasis="Christine", **rest):
    """The whole island but port_12, which David can take."""
    people = {"Anne": ANNE, "Bernie": MOUNTAINS, "Christine": CHRISTINE, "David": DAVID}
    if oasis:
        people[oasis] = [*people[oasis], OASIS]
    players = {name: {"posts": posts, **rest.pop(name, {})} for name, posts in people.items()}
    return lay(**players, **rest)


def test_all_posts_built_ends_the_game_with_the_round(lay):
    """Fin de la partie 1: the round is finished, later seats still build, the card is scored. GC-10."""
    posts = [f"port_{n}" for n in range(1, 16)]
    t = lay(Anne={"posts": posts, "hand": {"port": 2}}, Bernie={"posts": [], "hand": {"port": 1}},
            agenda=["turn 0", "turn 1", "score 0", "end_round 1"])
    t.play("Anne build:port_16", )
    assert (t["end"], t.asked) == ("posts", "over")  # no port is left for Bernie
    t = lay(Anne={"posts": posts[:-1] + ["site_1"], "hand": {"port": 2}}, Bernie={"hand": {"port": 1}},
            Christine={"goods": {"pottery_wine": 1}}, agenda=["turn 0", "turn 1", "score 0", "end_round 1"])
    t.play("Anne build:port_15")
    assert (t["end"], t.asked) == ("posts", "Bernie build")
    t.play("Bernie build:port_16")
    assert (t.asked, t["Christine"]["letters"], t["Anne"]["letters"]) == ("over", 4, 4)
    assert t.outcome.end == "posts"


def test_nobody_builds_twice_in_the_last_round(lay):
    """Fin de la partie 1. GC-10."""
    posts = [f"port_{n}" for n in range(1, 15)] + ["site_1"]
    t = lay(Anne={"posts": ["port_15"], "hand": {"port": 2}}, Bernie={"posts": posts, "hand": {"port": 1}},
            agenda=["turn 1", "score 0", "end_round 1"])
    t.play("Bernie build:port_16")
    assert t.asked == "over"


def test_the_last_score_card_ends_the_game(lay):
    """Fin de la partie 2. GC-10: after it was scored."""
    t = lay(Anne={"hand": {"port": 1}, "goods": {"pottery_wine": 1}}, turn=0, stop=False, round=16,
            score_card="score_16")
    t.play("Anne pass")
    assert (t.outcome.end, t.winners, t["Anne"]["letters"]) == ("cards", ["Anne"], 4)


def test_of_two_ends_in_one_round_the_first_is_named(lay):
    """Fin de la partie. GC-10."""
    posts = [f"port_{n}" for n in range(1, 16)]
    t = lay(Anne={"posts": posts, "hand": {"port": 1}}, turn=0, stop=False, round=16, score_card="score_16")
    t.play("Anne build:port_16")
    assert t.outcome.end == "posts"


# Stuck


def test_a_seat_that_can_never_build_again_has_lost(lay):
    """Fin de la partie, Remarque. GC-11: all ports are taken, and no free site is next to an own post."""
    ports = [f"port_{n}" for n in range(2, 16)]
    t = lay(Anne={"posts": ["port_1"], "letters": 50, "hand": {"forest": 5}, "goods": {"pottery_wine": 1}},
            Bernie={"posts": ["port_16", "site_25"], "hand": {"mountain": 2}}, Christine={"posts": ports[:7]},
            David={"posts": ports[7:]}, turn=1, stop=False)
    t.play("Bernie build:site_1", "Bernie bonus:city")
    assert (t.asked, t["Anne"]["stuck"], t.outcome.end) == ("over", True, "stuck")
    assert t["Anne"]["letters"] == 54  # its goods still count in that round's scoring
    assert t["Bernie"]["letters"] == 4
    assert t.winners == ["Bernie"]  # it is out of the ranking, whatever its letters
    assert t.outcome.scores[0].points == -1


def test_the_round_is_finished_and_later_seats_build(lay):
    """Fin de la partie, Remarque: the round goes on. GC-11."""
    ports = [f"port_{n}" for n in range(2, 16)]
    t = lay(Anne={"posts": ["port_1"]}, Bernie={"posts": ["port_16", "site_25"], "hand": {"mountain": 2}},
            Christine={"posts": ports[:7], "hand": {"mountain": 2}}, David={"posts": ports[7:]}, turn=1)
    t.play("Bernie build:site_1", "Bernie bonus:city")
    assert (t["end"], t.asked) == ("stuck", "Christine build")


def test_a_free_port_is_enough_cards_do_not_matter(lay):
    """Fin de la partie, Remarque. GC-11."""
    ports = [f"port_{n}" for n in range(2, 15)]
    t = lay(Anne={"posts": ["port_1"]}, Bernie={"posts": ["port_16", "site_25"], "hand": {"mountain": 2}},
            Christine={"posts": ports[:7]}, David={"posts": ports[7:]}, turn=1)
    t.play("Bernie build:site_1", "Bernie bonus:city")
    assert (t["Anne"]["stuck"], t["end"]) == (False, "")


def test_an_inner_zone_counts_only_with_a_key_in_hand(lay):
    """Fin de la partie, Remarque. GC-11."""
    for keys, stuck in ((1, False), (0, True)):
        t = city(lay, Anne={"keys": keys}, David={"hand": {"port": 1}}, turn=3)
        t.play("David build:port_12")
        assert (t["Anne"]["stuck"], t["end"]) == (stuck, "stuck" if stuck else "")


def test_the_test_comes_after_the_reward(lay):
    """Fin de la partie, Remarque. GC-17: the key that the last way out gives opens an inner zone."""
    t = city(lay, oasis="", Anne={"hand": {"desert": 2}}, David={"posts": [*DAVID, "port_12"]}, turn=0)
    t.play("Anne build:site_12")
    assert (t["Anne"]["keys"], t["Anne"]["stuck"], t["end"]) == (1, False, "")
    t = city(lay, oasis="", Anne={"hand": {"desert": 2}}, Bernie={"keys": 6, "hand": {}},
             David={"posts": [*DAVID, "port_12"]}, turn=0)
    t.play("Anne build:site_12")
    assert (t["Anne"]["keys"], t["Anne"]["stuck"], t["end"]) == (0, True, "stuck")


def test_when_every_seat_is_stuck_all_are_ranked_as_usual(lay):
    """Fin de la partie, Remarque. GC-11."""
    t = lay(Anne={"stuck": True, "letters": 5}, Bernie={"stuck": True, "letters": 9}, Christine={"stuck": True},
            David={"stuck": True}, agenda=[], end="stuck", score_card="score_1")
    assert (t.winners, [score.points for score in t.outcome.scores]) == (["Bernie"], [5, 9, 0, 0])


def test_a_seat_without_posts_left_is_not_stuck(lay):
    """Fin de la partie. GC-11: posts left."""
    posts = [f"port_{n}" for n in range(1, 16)]
    t = lay(Anne={"posts": posts, "hand": {"port": 1}}, turn=0, stop=False)
    t.play("Anne build:port_16")
    assert not t["Anne"]["stuck"]
    assert t["Bernie"]["stuck"]  # no post, no free port: nothing leads anywhere
