"""How learning went: a row for every few seconds, as CSV, and as a picture."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

FIELDS: Final = ["seconds", "decisions", "games", "speed", "entropy", "value", "moved", "length", "past", "sense",
                 "tastes", "guests"]
NAME: Final = "curve.csv"
PICTURE: Final = "curve.png"

Row = dict[str, float]


def add_row(folder: Path, row: Row) -> None:
    """One line more; a first line with the names where there is none."""
    path = folder / NAME
    fresh = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, restval="", extrasaction="ignore")
        if fresh:
            writer.writeheader()
        writer.writerow({name: f"{value:.6g}" for name, value in row.items() if value == value})


def read_rows(folder: Path) -> list[Row]:
    path = folder / NAME
    if not path.exists():
        return []
    with path.open(newline="") as file:
        return [{name: float(text) for name, text in row.items() if text} for row in csv.DictReader(file)]


def cut_rows(folder: Path, seconds: float) -> None:
    """Forget what came after a checkpoint: it is played again."""
    rows = [row for row in read_rows(folder) if row["seconds"] <= seconds]
    (folder / NAME).unlink(missing_ok=True)
    for row in rows:
        add_row(folder, row)


def draw(rows: list[Row], path: Path, title: str) -> None:
    """Four small pictures: worth against each kind of rival, sureness, prospects, and the length of games."""
    import matplotlib
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(2, 2, figsize=(9, 6), layout="constrained")
    shown = [[("past", "past selves"), ("sense", "the pupil of sense"), ("tastes", "past selves with a taste"),
              ("guests", "sense itself")],
             [("entropy", "how unsure it is (nats)")], [("value", "error about prospects")],
             [("length", "decisions a game")]]
    for axis, lines in zip(axes.flat, shown, strict=True):
        for name, label in lines:
            known = [(row["seconds"] / 60, row[name]) for row in rows if name in row]
            if known:
                axis.plot(*zip(*known, strict=True), label=label, linewidth=1.2)
        axis.set_xlabel("minutes")
        if axis.has_data():
            axis.legend(fontsize=8, frameon=False)
        axis.grid(alpha=0.3)
    axes[0, 0].set_ylabel("worth of a game among (0: equal)")
    axes[0, 0].axhline(0.0, color="grey", linewidth=0.8)
    figure.suptitle(title)
    figure.savefig(path, dpi=110)
    pyplot.close(figure)
