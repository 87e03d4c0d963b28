"""What a seat may know. The rulebook: "Les cartes sont tenues cachées", bonus cards "face cachée"."""

from __future__ import annotations

from comptoir.kernel.chance import Chance

GROUPS = [{"port": 1, "desert": 1}, {"forest": 2}, {"port": 2}, {"forest": 1, "meadow": 1}]


def seen(t, by, name):
    """What a seat sees of a person."""
    people = ["Anne", "Bernie", "Christine", "David"]
    return t.record.state.view(people.index(by) if by else -1).to_json()["players"][people.index(name)]


def test_cards_won_at_the_auction_are_known_to_all(lay):
    """GC-14."""
    t = lay(Anne={"hand": {"forest": 1}}, bid=0, groups=GROUPS)
    t.play("Anne bid:2", "Bernie bid:1", "Christine bid:3", "David bid:4")
    for by in ("Bernie", "David", None):
        view = seen(t, by, "Anne")
        assert (view["hand"], view["unknown"]) == ({"forest": 2}, 1)
    assert seen(t, "Anne", "Anne")["hand"] == {"forest": 3}


def test_every_card_of_a_landscape_that_is_played_makes_one_fewer_known(lay):
    """GC-14: of three forests two were known, two are played, so none is known."""
    anne = {"posts": ["port_12"], "hand": {"forest": 3, "desert": 1}, "known": {"forest": 2, "desert": 1}}
    t = lay(Anne=anne, turn=0)
    t.play("Anne build:site_18")
    view = seen(t, "Bernie", "Anne")
    assert (view["hand"], view["unknown"]) == ({"desert": 1}, 1)


def test_discards_count_too(lay):
    """GC-14."""
    t = lay(Anne={"hand": {"forest": 3, "desert": 3}, "known": {"desert": 2}}, turn=0)
    t.play("Anne pass", "Anne discard:desert")
    assert seen(t, "Bernie", "Anne")["known"] == {"desert": 1}


def test_cards_from_the_deck_are_known_to_their_holder_alone(lay):
    """GC-14."""
    t = lay(Anne={"hand": {"port": 1}, "known": {"port": 1}}, turn=0, luck=["draw_0:desert"])
    t.play("Anne build:port_3")
    assert seen(t, "Bernie", "Anne")["unknown"] == 1
    assert seen(t, "Anne", "Anne")["hand"] == {"desert": 1}


def test_the_deck_of_a_view_holds_what_may_be_in_it(lay):
    """GC-14: the unknown cards of others are counted with the deck, so no count tells what they hold."""
    one = lay(Bernie={"hand": {"forest": 2}}, turn=0, Anne={"hand": {"port": 1}}, stop=False)
    two = lay(Bernie={"hand": {"desert": 2}}, turn=0, Anne={"hand": {"port": 1}}, stop=False)
    assert one.record.state.view(0) == two.record.state.view(0)
    assert one.record.state.view(1) != two.record.state.view(1)


TAKEN = [{"seat": 1, "card": "city"}, {"seat": 0, "card": "coins"}, {"seat": 2, "card": "goods"},
         {"seat": 1, "card": "desert"}]


def test_a_seat_that_took_a_bonus_card_remembers_what_was_left(lay):
    """GC-14: Anne knows that the first one taken was the city, for it was gone when she looked."""
    t = lay(bonus={"taken": TAKEN}, turn=0, Anne={"hand": {"port": 1}})
    bonus = t.record.state.view(0).to_json()["bonus"]
    assert bonus["taken"][0] == {"seat": 1, "card": None, "saw": None}
    assert bonus["taken"][1]["card"] == "coins"
    assert "city" not in bonus["taken"][1]["saw"]
    assert bonus["left"] is None
    worlds = [t.record.state.view(0).determinize(Chance(seed)).to_json()["bonus"]["taken"] for seed in range(60)]
    assert {world[0]["card"] for world in worlds} == {"city"}
    others = {"goods", "rivers", "forest", "meadow", "mountain", "desert"}
    assert {world[2]["card"] for world in worlds} == others
    assert {world[3]["card"] for world in worlds} == others


def test_who_never_looked_knows_nothing(lay):
    """GC-14: David and a spectator."""
    t = lay(bonus={"taken": TAKEN}, turn=0, Anne={"hand": {"port": 1}})
    for seat in (3, -1):
        worlds = [t.record.state.view(seat).determinize(Chance(seed)).to_json()["bonus"]["taken"] for seed in range(90)]
        assert len({world[0]["card"] for world in worlds}) == 8


def test_between_two_looks_a_seat_knows_which_cards_went_but_not_to_whom(lay):
    """GC-14: Bernie looked first and last; goods and coins went in between, to Anne and Christine."""
    t = lay(bonus={"taken": TAKEN}, turn=0, Anne={"hand": {"port": 1}})
    worlds = [t.record.state.view(1).determinize(Chance(seed)).to_json()["bonus"]["taken"] for seed in range(40)]
    assert {(world[1]["card"], world[2]["card"]) for world in worlds} == {("coins", "goods"), ("goods", "coins")}


def test_who_is_just_looking_sees_what_is_left(lay):
    """GC-14, GC-6."""
    t = lay(Anne={"posts": ["port_1"], "hand": {"mountain": 2}}, bonus={"taken": TAKEN[:1]}, turn=0)
    t.play("Anne build:site_1")
    assert "city" not in t.record.state.view(0).to_json()["bonus"]["left"]
    assert t.record.state.view(2).to_json()["bonus"]["left"] is None
    assert t.record.state.view(2).legal() == []  # what Anne may take would tell what is gone


def test_at_the_end_bonus_cards_lie_open(lay):
    """Fin de la partie. GC-10, GC-14."""
    t = lay(bonus={"taken": TAKEN}, agenda=[], end="cards", round=16, score_card="score_16")
    assert [entry["card"] for entry in t.record.state.view(3).to_json()["bonus"]["taken"]] == [
        "city", "coins", "goods", "desert"]


def test_a_seat_that_is_asked_what_to_pay_can_pay_in_every_world(lay):
    """GC-14, GC-5: that Bernie is asked tells that he has a choice."""
    t = lay(Bernie={"posts": ["port_1"], "hand": {"mountain": 2, "forest": 2}}, turn=1)
    t.play("Bernie build:site_1")
    view = t.record.state.view(0)
    for seed in range(30):
        world = view.determinize(Chance(seed))
        assert len(world.legal()) > 1
        assert world.view(0) == view
