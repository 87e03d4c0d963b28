"""What is worth asking about in puzzles of The Castles of Burgundy."""

from typing import Final

# Choices that are one action.
ASKED: Final = ("turn", "turn_2")
SEATS: Final = (2, 2, 3)  # of the games that are searched, in turn
PLAYS: Final = "sense"  # the games; elsewhere the network does
