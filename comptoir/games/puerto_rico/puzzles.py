"""What is worth asking about in puzzles of Puerto Rico."""

from typing import Final

# Choices that are one action.
ASKED: Final = ("choose_role", "build_one", "take_tile", "sell_barrel", "load_ship", "extra_barrel")
SEATS: Final = (4, 3, 2)  # of the games that are searched, in turn
