"""Pieces of markup: what is not markup of ours is text, and a sentence may hold pictures."""

from __future__ import annotations

from comptoir.stage.html import Html, plain, rich, tag


def test_text_is_escaped_and_markup_is_kept() -> None:
    assert tag("b", {"title": 'a "b"'}, "<i>", Html("<br>"), 3) == '<b title="a &quot;b&quot;">&lt;i&gt;<br>3</b>'


def test_an_attribute_that_is_not_so_is_left_out() -> None:
    assert tag("i", {"hidden": True, "class": None, "disabled": False}) == "<i hidden></i>"


def test_numbers_stand_out_and_pictures_are_drawn() -> None:
    said = rich("2 → 5 [[cb-die-6]] & more")
    assert said.startswith("<b>2</b> → <b>5</b> <svg")
    assert 'href="#cb-die-6"' in said
    assert said.endswith("</svg> &amp; more")


def test_a_name_cannot_bring_markup_along() -> None:
    assert "<script" not in rich("<script>alert(1)</script> took 2")


def test_pictures_are_left_out_for_those_who_listen() -> None:
    assert plain("+2 [[co-point]] points") == "+2 points"
