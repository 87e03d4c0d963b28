"""The page of what wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from comptoir import load
from comptoir.arena.lab_plots import group_title, item_name
from comptoir.arena.page import Cell, document, ends, facts, pictures, table
from comptoir.arena.wording import between, percent, signed
from comptoir.voice import title_name

NOTES = ("Win share: how often the chair that did this won the game; an action counts each time it is done, what lies "
         "there at the end counts once. Points: above the mean of the table.",
         "Intervals are 95 %, over blocks (games of one seed). Among twenty true nothings one stands out by chance; "
         "and what a bot does when it is ahead wins, too: a share is no cause.")


def lab_page(found: dict[str, Any], plots: Mapping[str, Mapping[str, bytes]]) -> str:
    title = title_name(load(found["title"]), "en")
    length, score, best = found["length"], found["score"], found["winning_score"]
    parts = [f"<h1>{escape(title)}: what wins</h1>",
             f"<p class='soft'>{escape(lab_heading(found))}</p>",
             facts([f"{length['mean']:.0f} moves a game ({length['p05']:.0f} to {length['p95']:.0f})",
                    f"{score['mean']:.1f} points", f"winners {best['mean']:.1f} points",
                    *[f"ends by {end}: {percent(each['share'])}" for end, each in found["ends"].items()]]),
             "<h2>In pictures</h2>",
             pictures(plots, {"seats": "Win share by seat", "openings": "Win share by opening",
                              "lengths": "How long the games were",
                              **{name.replace(" ", "_"): group_title(name) for name in found["groups"]}}),
             "<h2>Seats</h2>", rows_table(found["by_seat"], "seat")]
    if found["openings"]:
        parts += [f"<h2>Openings: the first {found['opening']} own actions</h2>",
                  rows_table(found["openings"], "opening")]
    for name, rows in found["groups"].items():
        parts += [f"<h2>{escape(group_title(name))}</h2>", rows_table(rows, "", name)]
    parts += ["<h2>How to read this</h2>", *[f"<p>{escape(note)}</p>" for note in NOTES]]
    return document(f"{title}: what wins", parts)


def lab_heading(found: dict[str, Any]) -> str:
    options = [f"{name} {value}" for name, value in found["options"].items()]
    return ", ".join([found["title"], f"{found['seats']} seats", *options,
                      f"{found['games']} games of {', '.join(found['bots'])}", found["source"]])


def rows_table(rows: Sequence[dict[str, Any]], heading: str, group: str = "") -> str:
    cells: list[list[Cell]] = [[
        item_name(row["item"], group), f"{row['chairs']:,}", percent(row["rate"]), f"{row['times']:.2f}",
        (percent(row["win_share"]), between(row["win_share_interval"])),
        (signed(row["above"], 1), ends(row["above_interval"], lambda x: signed(x, 1)))] for row in rows]
    return table([heading, "chairs", "of all", "times", "win share", "points"], cells, group or heading)
