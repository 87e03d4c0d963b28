"""The clicks of whole games as the table that stands in docs/clicks.md:

    python -m tests.table.clicks_table build/clicks.jsonl
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .clicks_counted import table

PAGE = Path(__file__).parents[2] / "docs" / "clicks.md"
HEAD = """# Clicks a game

A person among easy bots, at the usual number of seats, decides as the bot `sense` would, by pointing alone: a mouse at
1280 x 720, a finger at 390 x 844, never opening the list. A drag counts as a click, and on the phone every tab that is
opened. Made by `make clicks`, run more than once; numbers are of all games of a row together.

*Before* is what the same moves took on the page as it was when every small action was touched place by place: as many
places as it took until one action was left; by finger the button that plays it as well, the tabs between the panels,
and the list that was opened for passing. What is done by itself now was asked then, and counts.

Where the page proposes a set, colonists or a payment, and the bot thinks it worth as much as its own, the person takes
it; otherwise it is changed to exactly what the bot wants. Proposals use the same evaluation, but never move a colonist
that stands.

By mouse nearly every decision is one click, so that the share depends on how many small questions a game had: in Puerto
Rico, how often the mayor came when colonists could go to several places. Single games lie between the last two numbers.
In The Golden City every decision was one click already; what is left is shown before it is done.
So the games by mouse are also counted without a browser, the same person and the same bots, sixty of each title:

COUNTED

In a browser:

| title | how | games | decisions | clicks before | clicks now | now / before | least | most |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def line(title: str, finger: bool, games: list[dict[str, int]]) -> str:
    decisions, before, now = (sum(game[name] for game in games) for name in ("decisions", "before", "clicks"))
    shares = [game["clicks"] / game["before"] for game in games]
    return (f"| {title} | {'finger' if finger else 'mouse'} | {len(games)} | {decisions} | {before} | {now} | "
            f"{now / before:.2f} | {min(shares):.2f} | {max(shares):.2f} |")


def main(file: str) -> None:
    rows = [json.loads(line) for line in Path(file).read_text("utf-8").splitlines()]
    found: dict[tuple[str, bool], list[dict[str, int]]] = {}
    for row in rows:
        if row["over"]:
            found.setdefault((row["title"], row["how"] == "finger"), []).append(row)
    lines = [line(title, finger, games) for (title, finger), games in sorted(found.items())]
    PAGE.write_text(HEAD.replace("COUNTED", "\n".join(table())) + "\n".join(lines) + "\n", "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main(sys.argv[1])
