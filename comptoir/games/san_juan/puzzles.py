"""What is worth asking about in puzzles of San Juan."""

from typing import Final

# Choices that are one action.
ASKED: Final = ("choose_role", "build_one", "sell_goods", "make_goods")
SEATS: Final = (4, 2, 3)  # of the games that are searched, in turn
