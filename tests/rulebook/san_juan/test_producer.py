"""Producteur; aqueduct, well, library."""

from __future__ import annotations

import pytest

PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
KINDS = ["indigo", "sugar", "tobacco", "coffee", "silver"]


def size(pile):
    return sum(pile.values())


def make(t, name, *kinds):
    t.play(*[f"{name} produce:{kind}" for kind in kinds])


def test_the_producer_makes_two_goods_the_others_one(lay):
    """Producteur: one good; one more by the privilege, on another empty building. SJ-6."""
    t = lay(Anne={"city": PLANTS}, Bernie={"city": PLANTS})
    t.play("Anne role:producer")
    make(t, "Anne", "sugar", "tobacco")
    assert t.asked == "Bernie make_goods"
    make(t, "Bernie", "silver")
    assert (sorted(t["Anne"]["goods"]), sorted(t["Bernie"]["goods"])) == (["sugar", "tobacco"], ["silver"])
    assert t.asked == "Christine make_goods"


@pytest.mark.parametrize("kind", range(5))
def test_each_production_building_makes_its_good(lay, kind):
    """Les bâtiments de production: "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "silver_smelter"; one good each."""
    t = lay(Anne={"city": [PLANTS[kind]]})
    t.play("Anne role:producer")
    assert t.choices == ["pass", f"produce:{KINDS[kind]}"]
    make(t, "Anne", KINDS[kind])
    assert list(t["Anne"]["goods"]) == [KINDS[kind]]


def test_full_buildings_make_nothing(lay):
    """Producteur: only empty ones. SJ-6."""
    t = lay(Anne={"city": ["indigo_plant", "sugar_mill"], "goods": {"indigo": 1}}, Bernie={"city": ["indigo_plant"],
                                                                                         "goods": {"indigo": 1}},
            Christine={}, David={})
    t.play("Anne role:producer")
    assert t.choices == ["pass", "produce:sugar"]
    make(t, "Anne", "sugar")
    assert t.asked == "Bernie choose_role"


@pytest.mark.parametrize(("owner", "library", "most"), [(1, False, 2), (0, False, 3), (0, True, 4)])
def test_an_aqueduct_makes_one_more(lay, owner, library, most):
    """Aqueduc, Exemple: two, as producer three, with a library four; "aqueduct". SJ-6."""
    city = [*PLANTS, "aqueduct", *(["library"] if library else [])]
    t = lay(Anne={"city": city}, Bernie={}, Christine={}, David={}, agenda=[f"producer {owner}"], role="producer",
            taken={"producer": owner}, double=library)
    made = 0
    while t.asked == "Anne make_goods":
        make(t, "Anne", t.choices[-1].split(":")[1] if made == 3 else KINDS[made])
        made += 1
    assert made == most


def test_how_many_goods_are_made_is_the_players_choice(lay):
    """SJ-20; and the role's action may be declined."""
    t = lay(Anne={"city": PLANTS})
    t.play("Anne role:producer", "Anne produce:coffee", "Anne pass", "Bernie pass")
    assert list(t["Anne"]["goods"]) == ["coffee"]


def test_goods_are_named_in_ascending_order(lay):
    """SJ-6: which buildings, not in which order."""
    t = lay(Anne={"city": PLANTS})
    t.play("Anne role:producer", "Anne produce:tobacco")
    assert t.choices == ["pass", "produce:coffee", "produce:silver"]


def test_a_well_draws_at_two_goods(lay):
    """Puits: two goods or more bring a card with a "well", producer or not. SJ-6."""
    t = lay(Anne={"city": [*PLANTS, "well"]}, Bernie={"city": [*PLANTS, "well", "aqueduct"]},
            Christine={"city": [*PLANTS, "well"]})
    t.play("Anne role:producer")
    make(t, "Anne", "indigo", "silver")
    make(t, "Bernie", "indigo", "sugar")
    make(t, "Christine", "indigo")
    assert [size(t[name]["hand"]) for name in ("Anne", "Bernie", "Christine")] == [1, 1, 0]


def test_nobody_looks_at_a_good(lay):
    """Producteur: the card is laid face down, unseen. SJ-6, SJ-11: not even its owner's view knows it."""
    t = lay(Anne={"city": ["indigo_plant"]})
    t.play("Anne role:producer", "Anne produce:indigo")
    assert isinstance(t["Anne"]["goods"]["indigo"], list)
    for seat in range(-1, 4):
        assert t.record.state.view(seat).to_json()["players"][0]["goods"] == {"indigo": 1}


def test_without_cards_nothing_is_produced(lay, game):
    """SJ-12: both piles empty: production is lost, too."""
    box = dict(zip(game.components, game.box(2), strict=True))
    held = dict(box, indigo_plant=box["indigo_plant"] - 2, cathedral=0)
    t = lay(seats=2, Anne={"city": ["indigo_plant"], "hand": {card: n for card, n in held.items() if n}},
            Bernie={"city": ["indigo_plant"]})
    t.play("Anne role:producer")
    assert t.asked == "Bernie choose_role"
