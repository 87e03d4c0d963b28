"""What the boards are made of."""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from comptoir.draw import icons, palette, text
from comptoir.draw.compose import Placed, compose
from comptoir.draw.pen import Pen
from comptoir.draw.svg import Panel, Svg, num


def picture(theme: str = "") -> Svg:
    pen = Pen(lit={"row:corn"}, last={"row:sugar"})
    for n, kind in enumerate(("corn", "sugar", "indigo")):
        with pen.place(f"row:{kind}", f'{kind} & "more" <2>', 40 * n, 4, 36, 36, key=kind):
            pen.icon(f"co-tile-{kind}", 40 * n, 4, 36)
    pen.coin(140, 20, 12, 20)
    pen.point(170, 20, 12, "30")
    pen.seat(3, 190, 10, 20)
    return pen.finish(220, 44, theme=theme, label="Some <tiles>", desc="Three & more")


def test_a_picture_is_well_formed_whatever_the_words() -> None:
    root = ElementTree.fromstring(picture().text)
    titles = [node.text for node in root.iter("{http://www.w3.org/2000/svg}title")]
    assert titles == ["Some <tiles>", 'corn & "more" <2>', 'sugar & "more" <2>', 'indigo & "more" <2>']


def test_a_place_begins_with_its_rim_and_carries_its_states() -> None:
    root = ElementTree.fromstring(picture().text)
    places = {node.get("data-at"): node for node in root.iter() if node.get("data-at")}
    assert all(node[0].get("class") == "rim" for node in places.values())
    assert [node.get("class") for node in places.values()] == ["is-lit", "is-last", None]
    assert places["row:corn"].get("data-key") == "corn"


def test_only_symbols_in_use_are_put_into_a_picture() -> None:
    text = picture().text
    defined = set(re.findall(r'<symbol id="([\w-]+)"', text))
    assert defined == set(re.findall(r'href="#([\w-]+)"', text))
    assert len(defined) == 9, "six icons; three of them bear the mark of a good"


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_plain_themes_need_no_modern_renderer(theme: str) -> None:
    assert "var(" not in picture(theme).text
    assert "light-dark(" not in picture(theme).text


def test_a_picture_follows_the_page_unless_told_otherwise() -> None:
    assert "light-dark(#EFE6D2,#1A1511)" in picture().text
    assert "var(" not in picture().text
    with pytest.raises(ValueError, match="'day', 'evening'"):
        palette.stylesheet("night")


def test_inside_a_page_the_stylesheet_may_be_left_to_the_page() -> None:
    assert "<style>" not in picture().inline
    assert "style=" not in picture().inline, "a strict content policy refuses inline styles"
    style = f"<style>{palette.stylesheet()}</style>"
    assert picture().text == picture().inline.replace("<defs>", f"{style}<defs>", 1)


def test_the_symbols_may_be_left_to_the_page_too() -> None:
    defs = f"<defs>{''.join(picture().symbols.values())}</defs>"
    assert picture().bare == picture().inline.replace(defs, "")


def test_every_symbol_of_the_sheets_can_be_drawn_plainly() -> None:
    for package in ("comptoir.games.burgundy", "comptoir.games.golden_city"):
        icons.bring(package)
    assert len(icons.drawings()) == 199
    for name in icons.drawings():
        _, markup = icons.symbol(name)
        ElementTree.fromstring(markup)
        assert "var(" not in markup
    with pytest.raises(KeyError, match="no icon 'co-nothing'"):
        icons.symbol("co-nothing")


def test_a_sheet_takes_other_paints() -> None:
    icons.bring("comptoir.games.burgundy")
    ident, markup = icons.symbol("cb-die-1", "", (("die", "#123456"),))
    assert ident != icons.symbol("cb-die-1")[0]
    assert 'fill="#123456"' in markup


def test_contrast_of_text_and_of_rims() -> None:
    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    def contrast(one: str, other: str) -> float:
        high, low = sorted((light(one), light(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    for theme in (0, 1):
        colour = {token: both[theme] for token, both in palette.TOKENS.items()}
        for ground in ("page", "panel", "card", "space", "stone"):
            assert contrast(colour["ink"], colour[ground]) >= 4.5
            assert contrast(colour["ink2"], colour[ground]) >= 4.5
            assert contrast(colour["rim"], colour[ground]) >= 3
        for line in palette.SEAT_LINES:
            assert contrast(line[theme], colour["panel"]) >= 3
        for kind in palette.KINDS.values():
            assert contrast("#2B2118", kind[theme]) >= 4.5


def test_words_are_measured_clipped_wrapped_and_shrunk() -> None:
    assert text.width("iii", 12) < text.width("mmm", 12) < text.width("mmm", 12, text.BOLD)
    assert text.width("été", 12) == text.width("ete", 12)
    assert text.clip("Anne", 100, 12) == "Anne"
    clipped = text.clip("Maximiliane", 40, 12)
    assert clipped.endswith("…")
    assert text.width(clipped, 12) <= 40
    assert text.wrap("Baraque de chantier", 80, 12, text.SERIF) == ("Baraque", "de chantier")
    assert text.wrap("Quai", 80, 12, text.SERIF) == ("Quai",)
    assert text.shrink("Chercheur d’or", 90, 15, text.SERIF) < 15
    assert text.shrink("a" * 90, 90, 15) == 11.5


def test_numbers_are_written_short() -> None:
    assert [num(x) for x in (12.0, 0.5, -3.25, 1 / 3, 6.98)] == ["12", "0.5", "-3.2", "0.3", "7"]


def test_panels_are_composed_and_keep_their_places() -> None:
    panel = Panel("row", "Tiles", picture(), 4)
    placed = Placed(panel, 12, 50, 240, 80, note="a note")
    whole = compose([placed], 264, 142, title="A title", says="Anne", note="9")
    root = ElementTree.fromstring(whole.text)
    places = [node.get("data-at") for node in root.iter() if node.get("data-at")]
    assert places == ["row:corn", "row:sugar", "row:indigo"]
    assert whole.symbols == panel.svg.symbols


def test_a_notebook_shows_it_and_a_size_only_scales_it() -> None:
    svg = picture().sized(440)
    assert svg._repr_svg_() == str(svg) == svg.text
    assert 'viewBox="0 0 220 44" width="440" height="88"' in svg.text


def test_save_writes_svg_and_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    picture().save(tmp_path / "a.svg")
    picture().save(tmp_path / "a.png")
    assert (tmp_path / "a.svg").read_text("utf-8") == picture().text
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(ValueError, match=r"\.svg or \.png"):
        picture().save(tmp_path / "a.jpg")


def test_without_the_png_package_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(RuntimeError, match=r"comptoir\[png\]"):
        picture().png()
