"""The figures as Markdown tables, put into a page between its two marks."""

from __future__ import annotations

from typing import Final

import comptoir
from comptoir.bench.ours import SIZES
from comptoir.bench.timing import Figures

BEGIN: Final = "<!-- figures: written by comptoir bench --page -->"
END: Final = "<!-- end of figures -->"

PLAY: Final = [("decisions/s", "decisions_per_s", ",.0f"), ("games/s", "games_per_s", ",.0f"),
               ("from Python", "python_per_s", ",.0f"), ("PettingZoo", "pettingzoo_per_s", ",.0f"),
               ("mcts", "mcts_per_s", ",.0f")]
COSTS: Final = [("clone", "clone_us", ".2f"), ("view", "view_us", ".2f"), ("determinize", "determinize_us", ".2f"),
                ("encode", "encode_us", ".2f")]


def table(head: list[str], lines: list[list[str]]) -> str:
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join(["| " + " | ".join(line) + " |" for line in [head, rule, *lines]]) + "\n"


def measured(results: Figures) -> list[tuple[str, Figures]]:
    """Every title at its usual table: compiled, then pure."""
    found = []
    for slug in comptoir.titles():
        if slug in results:
            seats = comptoir.load(slug).default_seats
            own = results[slug][str(seats)]
            found.append((f"{slug}, {seats} seats", own))
            if "pure" in own:
                found.append((f"{slug}, {seats} seats, pure", own["pure"]))
    return found


def columns(results: Figures, kinds: list[tuple[str, str, str]], first: str) -> str:
    return table([first, *[heading for heading, _, _ in kinds]],
                 [[name, *[format(own[key], how) if key in own else "" for _, key, how in kinds]]
                  for name, own in measured(results)])


def tables(results: Figures) -> str:
    """All that a reader wants to see of a run."""
    about, slugs = results["machine"], [slug for slug in comptoir.titles() if slug in results]
    parts = [f"{about['processor']}, one core, Python {about['python']}, comptoir {about['comptoir']}, "
             f"{about['date']}.\n",
             "Random play, a second:\n", columns(results, PLAY, "title"),
             "What a position costs, in microseconds:\n", columns(results, COSTS, "title"),
             "Steps a second with observations and masks, by the number of games stepped together:\n",
             table(["title", *[f"{size:,}" for size in SIZES]],
                   [[name, *[f"{own['batch'][str(size)]:,}" if str(size) in own["batch"] else "" for size in SIZES]]
                    for name, own in measured(results) if own.get("batch")])]
    if results.get("peers"):
        parts += ["Others, a second, in the same run:\n",
                  table(["peer", "decisions", "with observations and masks", "games"],
                        [[name, f"{own['decisions_per_s']:,}",
                          f"{own['observed_per_s']:,}" if "observed_per_s" in own else "", f"{own['games_per_s']:,.1f}"]
                         for name, own in results["peers"].items()])]
    if results["ratios"]:
        parts += ["How many times as fast we are:\n",
                  table(["", *slugs], [[name, *[f"{by[slug]:,.1f}" if slug in by else "" for slug in slugs]]
                                       for name, by in results["ratios"].items()])]
    return "\n".join(parts)


def filled(page: str, results: Figures) -> str:
    """The page with these figures between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables(results)}\n{END}{after}"
