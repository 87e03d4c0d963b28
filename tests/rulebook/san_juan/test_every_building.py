"""No building of data.py is without a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from comptoir.games.san_juan.data import BUILDING_NAMES

TESTS = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")
         if path.name not in ("test_every_building.py", "test_positions.py")}


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_a_test_says_that_it_is_about_this_building(building):
    """Its docstring has the building's name in quotation marks."""
    docstrings = [text for whole in TESTS.values() for text in whole.split('"""')[1::2]]
    assert [text for text in docstrings if f'"{building}"' in text]
