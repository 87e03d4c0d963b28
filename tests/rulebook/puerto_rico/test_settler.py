"""Le planteur; hacienda, baraque de chantier and hospice where they meet it."""

from __future__ import annotations

# Where 45 of the 50 plantations lie when three corn and two coffee are left.
SETTLED = {"Bernie": {"indigo": 12}, "Christine": {"sugar": 11, "tobacco": 1}, "David": {"tobacco": 8, "coffee": 4}}


def full(name):
    return {"island": SETTLED[name]}


def test_clockwise_from_the_settler_each_may_lay_one_plantation(lay):
    """Le planteur."""
    t = lay(plantations={"row": {"corn": 2, "sugar": 2, "coffee": 1}})
    t.play("Anne role:settler", "Anne take:corn", "Bernie take:coffee", "Christine take:sugar")
    assert (t.asked, t.choices) == ("David take_tile", ["pass", "take:corn", "take:sugar"])
    assert [t[name]["island"] for name in ("Anne", "Bernie", "Christine")] == [{"corn": 1}, {"coffee": 1}, {"sugar": 1}]


def test_the_settler_begins_not_the_governor(lay):
    """Règles de base: Christine took the role, so David, Anne and Bernie follow her."""
    t = lay(agenda=["choose_role 2", "end_round 0"], plantations={"row": {"corn": 5}})
    t.play("Christine role:settler", "Christine take:quarry", "David pass", "Anne take:corn")
    t.refuses("Bernie take:quarry")


def test_only_the_settler_may_take_a_quarry(lay):
    """Le planteur: the privilege."""
    t = lay(plantations={"row": {"corn": 5}})
    t.play("Anne role:settler", "Anne take:quarry")
    t.refuses("Bernie take:quarry")
    assert (t["Anne"]["island"], t["quarries"]) == ({"quarry": 1}, 7)


def test_without_quarries_the_privilege_is_void(lay):
    """Le planteur, Notes."""
    t = lay(plantations={"row": {"corn": 5}}, Bernie={"island": {"quarry": 8}})
    t.play("Anne role:settler")
    assert t.choices == ["pass", "take:corn"]


def test_a_tile_may_be_declined(lay):
    """Règles de base: actions are voluntary. PR-18."""
    t = lay(plantations={"row": {"corn": 5}})
    t.play("Anne role:settler", "Anne pass", "Bernie pass")
    assert t["Anne"]["island"] == t["Bernie"]["island"] == {}


def test_a_full_island_takes_no_tile_and_its_owner_is_not_asked(lay, staffed):
    """Le planteur, Notes: not even with the hacienda."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("hacienda", island={"indigo": 12}))
    t.play("Anne role:settler")
    assert t.asked == "Bernie take_tile"


def test_the_row_left_over_is_discarded_and_a_new_one_laid_after_all_have_chosen(lay):
    """Le planteur: always one more than there are players. PR-3."""
    t = lay(plantations={"row": {"corn": 2, "sugar": 3}}, luck=["coffee", "coffee", "corn", "tobacco", "indigo"])
    t.play("Anne role:settler", "Anne take:corn", "Bernie take:sugar", "Christine pass")
    assert t["plantations"]["row"] == {"corn": 1, "sugar": 2}
    t.play("David pass")
    assert t["plantations"]["discard"] == {"corn": 1, "sugar": 2}
    assert t["plantations"]["row"] == {"corn": 1, "indigo": 1, "tobacco": 1, "coffee": 2}


def test_quarries_are_not_discarded_with_the_row(lay):
    """Le planteur: they lie beside it."""
    t = lay(plantations={"row": {"corn": 1}}, quarries=8)
    t.play("Anne role:settler", "Anne pass", "Bernie pass", "Christine pass", "David pass")
    assert t["quarries"] == 8


def test_when_the_pile_runs_out_what_is_left_is_laid_then_the_discards_are_the_pile(lay):
    """Le planteur, Notes. PR-3: two coffee first, then tiles of the discard, which has become the pile."""
    t = lay(plantations={"pile": {"coffee": 2}, "row": {"corn": 1},
                         "discard": {"corn": 9, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 6}},
            luck=["coffee", "coffee", "sugar", "sugar", "corn"])
    t.play("Anne role:settler", "Anne pass", "Bernie pass", "Christine pass", "David pass")
    assert t["plantations"]["row"] == {"corn": 1, "sugar": 2, "coffee": 2}
    assert t["plantations"]["pile"] == {"corn": 9, "indigo": 12, "sugar": 9, "tobacco": 9, "coffee": 6}
    assert t["plantations"]["discard"] == {}


def test_the_row_just_discarded_is_shuffled_in_when_the_pile_runs_out(lay):
    """Le planteur. PR-3: leftovers go to the discard before the new row is laid."""
    t = lay(plantations={"pile": {"coffee": 2}, "row": {"corn": 3}}, Anne={"island": {"corn": 7, "coffee": 2}},
            Bernie=full("Bernie"), Christine=full("Christine"), David=full("David"))
    t.play("Anne role:settler", "Anne pass")
    assert t["plantations"] == {"pile": {}, "row": {"corn": 3, "coffee": 2}, "discard": {}}


def test_with_too_few_tiles_in_all_the_row_stays_short(lay):
    """Le planteur, Notes. PR-3."""
    t = lay(plantations={"pile": {"coffee": 2}, "row": {"corn": 3}}, Anne={"island": {"corn": 7, "coffee": 2}},
            Bernie=full("Bernie"), Christine=full("Christine"), David=full("David"))
    t.play("Anne role:settler", "Anne take:corn")
    assert t["plantations"] == {"pile": {}, "row": {"corn": 2, "coffee": 2}, "discard": {}}


# Hacienda


def test_the_hacienda_comes_before_the_tile_of_the_row(lay, staffed):
    """Hacienda. PR-1: first the face-down tile, then the turn as usual."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("hacienda"), luck=["coffee"])
    t.play("Anne role:settler")
    assert (t.asked, t.choices) == ("Anne hacienda_tile", ["pass", "draw"])
    t.play("Anne draw")
    assert (t.asked, t["Anne"]["island"]) == ("Anne take_tile", {"coffee": 1})
    t.play("Anne take:corn")
    assert t["Anne"]["island"] == {"corn": 1, "coffee": 1}


def test_the_tile_of_the_hacienda_must_be_placed(lay, staffed):
    """Hacienda, Note. PR-1: once drawn it lies on the island; there is nothing to decide."""
    t = lay(plantations={"row": {"corn": 5}}, Bernie=staffed("hacienda"), luck=["indigo"])
    t.play("Anne role:settler", "Anne pass", "Bernie draw")
    assert (t["Bernie"]["island"], t.choices) == ({"indigo": 1}, ["pass", "take:corn"])


def test_the_hacienda_never_brings_a_quarry_not_even_with_the_hut(lay, staffed):
    """Hacienda, Note. PR-1: it draws from the face-down plantations; the hut then works for the tile."""
    t = lay(plantations={"row": {"corn": 5}}, Bernie=staffed("hacienda", "construction_hut"), luck=["sugar"])
    t.play("Anne role:settler", "Anne pass")
    t.refuses("Bernie take:quarry")
    t.play("Bernie draw", "Bernie take:quarry")
    assert t["Bernie"]["island"] == {"sugar": 1, "quarry": 1}


def test_the_hacienda_may_be_declined_and_so_may_the_tile_after_it(lay, staffed):
    """Hacienda: a building is never compulsory. PR-1, PR-18."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("hacienda"), Bernie=staffed("hacienda"), luck=["indigo"])
    t.play("Anne role:settler", "Anne pass", "Anne take:corn", "Bernie draw", "Bernie pass")
    assert (t["Anne"]["island"], t["Bernie"]["island"]) == ({"corn": 1}, {"indigo": 1})


def test_a_hacienda_tile_on_the_twelfth_space_ends_the_turn(lay, staffed):
    """Hacienda. PR-1: no room is left for the tile of the row, nor for a quarry."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("hacienda", island={"indigo": 11}), luck=["coffee"])
    t.play("Anne role:settler", "Anne draw")
    assert t.asked == "Bernie take_tile"


def test_with_an_empty_pile_the_hacienda_draws_from_the_reshuffled_discard(lay, staffed):
    """Hacienda. PR-1, PR-3: the discard becomes the pile."""
    t = lay(plantations={"pile": {}, "row": {"corn": 5},
                         "discard": {"corn": 5, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}},
            Anne=staffed("hacienda"), luck=["tobacco"])
    t.play("Anne role:settler", "Anne draw")
    assert t["Anne"]["island"] == {"tobacco": 1}
    assert t["plantations"]["pile"] == {"corn": 5, "indigo": 12, "sugar": 11, "tobacco": 8, "coffee": 8}
    assert t["plantations"]["discard"] == {}


def test_with_no_tile_left_the_hacienda_is_not_offered(lay, staffed):
    """Hacienda. PR-1: pile and discard are both empty."""
    t = lay(plantations={"pile": {}, "row": {"corn": 5}}, Anne=staffed("hacienda", island={"coffee": 8, "corn": 1}),
            Bernie={"island": {"indigo": 12}}, Christine={"island": {"sugar": 11, "corn": 1}},
            David={"island": {"tobacco": 9, "corn": 3}})
    t.play("Anne role:settler")
    assert t.asked == "Anne take_tile"


def test_an_unoccupied_hacienda_does_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(plantations={"row": {"corn": 5}}, Anne={"city": ["hacienda"]})
    t.play("Anne role:settler")
    assert t.asked == "Anne take_tile"


# Construction hut


def test_the_construction_hut_lets_its_owner_take_a_quarry(lay, staffed):
    """Baraque de chantier: instead of a plantation."""
    t = lay(plantations={"row": {"corn": 5}}, Bernie=staffed("construction_hut"))
    t.play("Anne role:settler", "Anne pass", "Bernie take:quarry")
    assert (t["Bernie"]["island"], t.asked) == ({"quarry": 1}, "Christine take_tile")


def test_a_settler_with_the_hut_takes_one_quarry_not_two(lay, staffed):
    """Baraque de chantier, Note. PR-1."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("construction_hut"))
    t.play("Anne role:settler", "Anne take:quarry")
    assert (t["Anne"]["island"], t.asked) == ({"quarry": 1}, "Bernie take_tile")


def test_an_unoccupied_construction_hut_does_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(plantations={"row": {"corn": 5}}, Bernie={"city": ["construction_hut"]})
    t.play("Anne role:settler", "Anne pass")
    t.refuses("Bernie take:quarry")


def test_without_quarries_the_hut_is_void(lay, staffed):
    """Le planteur, Notes."""
    t = lay(plantations={"row": {"corn": 5}}, Bernie=staffed("construction_hut"), David={"island": {"quarry": 8}})
    t.play("Anne role:settler", "Anne pass")
    assert t.choices == ["pass", "take:corn"]


# Hospice


def test_the_hospice_brings_a_colonist_from_the_supply_with_the_tile(lay, staffed):
    """Hospice. PR-1, PR-2."""
    t = lay(plantations={"row": {"corn": 5}}, colonists={"ship": 4}, Anne=staffed("hospice"))
    supply = t["colonists"]["supply"]
    t.play("Anne role:settler", "Anne take:corn", "Anne colonist")
    assert t["Anne"]["colonists"] == {"hospice": 1, "corn": 1}
    assert t["colonists"] == {"supply": supply - 1, "ship": 4}


def test_the_hospice_works_for_a_quarry_too(lay, staffed):
    """Hospice: a quarry or a plantation. PR-1."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("hospice"))
    t.play("Anne role:settler", "Anne take:quarry", "Anne colonist")
    assert t["Anne"]["colonists"] == {"hospice": 1, "quarry": 1}


def test_the_hospice_may_be_declined(lay, staffed):
    """Hospice: may. PR-18."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("hospice"))
    t.play("Anne role:settler", "Anne take:corn", "Anne pass")
    assert t["Anne"]["colonists"] == {"hospice": 1}


def test_the_hospice_brings_none_for_the_tile_of_the_hacienda(lay, staffed):
    """Hospice, Notes. PR-1: one colonist, for the tile of the row, although two tiles were laid."""
    t = lay(plantations={"row": {"corn": 5}}, Anne=staffed("hacienda", "hospice"), luck=["coffee"])
    t.play("Anne role:settler", "Anne draw")
    assert t.asked == "Anne take_tile"
    t.play("Anne take:corn", "Anne colonist")
    assert t["Anne"]["colonists"] == {"corn": 1, "hacienda": 1, "hospice": 1}
    assert t.asked == "Bernie take_tile"


def test_with_an_empty_supply_the_hospice_takes_from_the_ship(lay, staffed):
    """Hospice, Notes. PR-2."""
    t = lay(plantations={"row": {"corn": 5}}, colonists={"supply": 0, "ship": 4},
            Anne=staffed("hospice"), David={"colonists": {"san_juan": 74}})
    t.play("Anne role:settler", "Anne take:corn", "Anne colonist")
    assert (t["colonists"], t["end"]) == ({"supply": 0, "ship": 3}, "")


def test_with_supply_and_ship_empty_the_hospice_does_nothing(lay, staffed):
    """Hospice, Notes. PR-2: not even a question."""
    t = lay(plantations={"row": {"corn": 5}}, colonists={"supply": 0, "ship": 0},
            Anne=staffed("hospice"), David={"colonists": {"san_juan": 78}})
    t.play("Anne role:settler", "Anne take:corn")
    assert t.asked == "Bernie take_tile"


def test_an_unoccupied_hospice_does_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(plantations={"row": {"corn": 5}}, Anne={"city": ["hospice"]})
    t.play("Anne role:settler", "Anne take:corn")
    assert t.asked == "Bernie take_tile"
