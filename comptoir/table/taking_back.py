"""What a seat may take back: which of its choices, and how far that goes.

A choice is named by the number of moves before it. What a page asks for is what it has seen: bots may have moved since,
and then their moves go back too; so the same choice is found again at a later position."""

from __future__ import annotations

from comptoir.table.story import Story


def free_choices(story: Story, seat: int, upto: int) -> list[int]:
    """After so many moves: the seat's choices since another seat acted or something was drawn or shown, newest first.
    These it takes back without asking; what was forced after them goes too."""
    moves, found = story.record.moves, []
    for n in range(upto - 1, -1, -1):
        if (moves[n].by != seat or int(story.positions[n + 1].actor()) != seat or moves[n].drawn
                or story.revealed[n]):
            break
        if story.begins_decision(n):
            found.append(n)
    return found


def last_choice(story: Story, seat: int, upto: int) -> int | None:
    """After so many moves: the seat's last choice; None: it has made none."""
    moves = story.record.moves
    return next((n for n in range(upto - 1, -1, -1) if moves[n].by == seat and story.begins_decision(n)), None)


def moves_seen(story: Story, seat: int, version: int) -> int | None:
    """How many moves whoever has seen this version knows; None when his next undo cannot be meant any more, since
    something was taken back meanwhile, or the seat has chosen again."""
    later = story.record.entries[version:]
    if not all("do" in entry for entry in later):
        return None
    moves = story.record.moves
    seen = len(moves) - len(later)
    again = any(moves[n].by == seat and story.begins_decision(n) for n in range(seen, len(moves)))
    return None if again else seen
