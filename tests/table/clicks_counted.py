"""The clicks of many games by mouse, counted without a browser: where one game says little, sixty say more.

    python -m tests.table.clicks_counted

A choice is one click, or one drag; what is proposed is one click, each change of it one more, as people at the page of
test_clicks.py have it."""

from __future__ import annotations

from comptoir import Record, load
from comptoir.bots import make_bot
from comptoir.stage.forms import Choice, Form
from comptoir.story import Story
from comptoir.table.boards import playable
from comptoir.table.deciding import Deciding

from .clicking import Follower, Numbers, clicks_before

GAMES = 60
EASY = "greedy:noise=2"


def counted(title: str, seed: int) -> tuple[int, int]:
    """The clicks of one game, now and before."""
    game = load(title)
    record = Record(game, [f"p{seat}" for seat in range(game.default_seats)], seed=seed)
    easy, follower, clicks = make_bot(EASY, game, seed=seed), Follower(None, record, 0), 0
    while (actor := int(record.state.actor())) >= 0:
        if actor:
            actions = [easy.choose(record.state.view(actor), record.state.legal())]
        else:
            more, actions = decided(follower, record)
            clicks += more
        for action in actions:
            record.play(game.actions.text(action))
    return clicks, clicks_before(record, 0, finger=False)


def decided(follower: Follower, record: Record) -> tuple[int, list[int]]:
    """What a decision takes, and its actions."""
    deciding = Deciding(Story(record), 0)
    if deciding.obvious is not None:
        return 0, [deciding.obvious]
    meant = follower.meant(record, deciding)
    if isinstance(meant, Choice):
        return 1, list(meant.actions)
    form, chosen = meant
    return touches(form, chosen), follower.means(deciding, form, chosen) or []


def touches(form: Form, chosen: Numbers) -> int:
    """Confirm, what opens the form unless it is dragged to its place as it lies, and each change: colonists are dragged
    from circle to circle; of cards the whole proposal gives way to the first that is touched."""
    start = {part.place: part.now if part.start is None else part.start for part in form.parts}
    apart = sum(abs(chosen.get(place, 0) - n) for place, n in start.items())
    if not apart:
        return 1 if form.onto or not form.opens else 1 + len(form.opens)
    changes = (apart + 1) // 2 if form.pool else min(apart, sum(chosen.values()))
    return changes + len(form.opens) + 1


def table() -> list[str]:
    lines = ["| title | games | clicks before | clicks now | now / before |", "| --- | --- | --- | --- | --- |"]
    for title in playable():
        games = [counted(title, seed) for seed in range(100, 100 + GAMES)]
        now, before = sum(game[0] for game in games), sum(game[1] for game in games)
        lines.append(f"| {title} | {GAMES} | {before} | {now} | {now / before:.2f} |")
    return lines


if __name__ == "__main__":
    print("\n".join(table()))
