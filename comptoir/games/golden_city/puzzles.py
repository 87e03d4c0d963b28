"""What is worth asking about in puzzles of The Golden City."""

from typing import Final

# Choices that are one action.
ASKED: Final = ("bid", "build", "take_bonus")
SEATS: Final = (4, 3, 4)  # of the games that are searched, in turn
