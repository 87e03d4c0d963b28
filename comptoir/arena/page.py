"""One page with everything: no other file is needed to read it, by day or under the lamp, on paper or a phone."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from comptoir import load
from comptoir.arena.wording import between, footnotes, heading, milliseconds, percent, signed
from comptoir.draw.palette import SANS, SERIF, paint
from comptoir.voice import title_name

Cell = str | tuple[str, str]  # a text, or a text and a smaller one below it


def style() -> str:
    """The stylesheet, in the colours of the boards."""
    c = {name: paint(name, "") for name in ("page", "panel", "panel-line", "ink", "ink2", "line", "space", "rim")}
    return f"""
:root{{color-scheme:light dark}}*{{box-sizing:border-box}}
body{{margin:0;background:{c['page']};color:{c['ink']};font:16px/1.5 {SANS};font-variant-numeric:tabular-nums}}
main{{max-width:1180px;margin:0 auto;padding:2rem 1.25rem 4rem}}
h1,h2{{font-family:{SERIF};line-height:1.2;margin:0}}h1{{font-size:2rem}}h2{{font-size:1.3rem;margin:2.5rem 0 .75rem}}
p{{margin:.4rem 0;max-width:70ch}}.soft{{color:{c['ink2']}}}
.wide{{overflow-x:auto;background:{c['panel']};border:1px solid {c['panel-line']};border-radius:10px}}
table{{border-collapse:collapse;width:100%}}
th,td{{padding:.55rem .9rem;text-align:right;white-space:nowrap;vertical-align:top}}
th:first-child,td:first-child{{text-align:left;white-space:normal;min-width:9rem;overflow-wrap:break-word}}
th{{color:{c['ink2']};font-size:.8125rem;font-weight:600}}tbody tr{{border-top:1px solid {c['panel-line']}}}
td:first-child{{font-weight:600}}td small{{display:block;color:{c['ink2']};font-size:.8125rem;font-weight:400}}
.plots{{columns:2 24rem;column-gap:1rem}}
figure{{margin:0 0 1rem;break-inside:avoid;
background:{c['panel']};border:1px solid {c['panel-line']};border-radius:10px;padding:.9rem}}
img{{display:block;width:100%;height:auto}}
.facts{{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0;padding:0;list-style:none}}
.facts li{{background:{c['panel']};border:1px solid {c['panel-line']};border-radius:99px;
padding:.15rem .8rem;font-size:.875rem}}
.warn{{border-left:4px solid {c['rim']};padding-left:.8rem}}
@media(max-width:600px){{main{{padding:1.25rem .8rem 3rem}}h1{{font-size:1.6rem}}th,td{{padding:.5rem .6rem}}
th:first-child,td:first-child{{min-width:6rem;max-width:9.5rem}}figure{{padding:.6rem}}}}
@media print{{body{{background:#fff}}h2{{break-after:avoid}}}}
"""


def document(title: str, parts: Sequence[str]) -> str:
    return (f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
            f'<style>{style()}</style></head>\n<body><main>\n' + "\n".join(parts) + "\n</main></body></html>\n")


def table(headings: Sequence[str], rows: Sequence[Sequence[Cell]], label: str) -> str:
    """A table that scrolls by itself where the screen is narrow."""
    def cell(content: Cell) -> str:
        if isinstance(content, str):
            return escape(content)
        return f"{escape(content[0])}<small>{escape(content[1])}</small>"
    head = "".join([f'<th scope="col">{escape(each)}</th>' for each in headings])
    body = "".join(["<tr>" + "".join([f"<td>{cell(each)}</td>" for each in row]) + "</tr>\n" for row in rows])
    return (f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label)}"><table><thead><tr>{head}</tr>'
            f"</thead><tbody>\n{body}</tbody></table></div>")


def picture(themes: Mapping[str, bytes], alt: str) -> str:
    """Both pictures are in the page; the reader's theme takes one."""
    day, evening = [f"data:image/png;base64,{b64encode(themes[theme]).decode()}" for theme in ("day", "evening")]
    return (f'<figure><picture><source srcset="{evening}" media="(prefers-color-scheme: dark)">'
            f'<img src="{day}" alt="{escape(alt)}"></picture></figure>')


def pictures(plots: Mapping[str, Mapping[str, bytes]], alts: Mapping[str, str]) -> str:
    if not plots:
        return "<p class=soft>None were drawn.</p>"
    return '<div class="plots">' + "".join([picture(themes, alts.get(name, name.replace("_", " ")))
                                            for name, themes in plots.items()]) + "</div>"


def facts(some: Sequence[str]) -> str:
    return '<ul class="facts">' + "".join([f"<li>{escape(each)}</li>" for each in some]) + "</ul>"


def ends(interval: Sequence[float | None], write: Any) -> str:
    low, high = interval
    return "" if low is None or high is None else f"{write(low)} to {write(high)}"


def arena_page(result: dict[str, Any], timing: dict[str, Any], plots: Mapping[str, Mapping[str, bytes]]) -> str:
    """The report of a run."""
    names = sorted(result["rating"], key=lambda name: -float(result["rating"][name]))
    title = title_name(load(result["title"]), "en")
    parts = [f"<h1>{escape(title)}: {escape(leading(result, names))}</h1>",
             f'<p class="soft">{escape(heading(result))}</p>']
    notes = footnotes(result)
    warnings = [note for note in notes[3:] if not note.startswith("e.g.")]
    parts += [f'<p class="warn">{escape(note)}</p>' for note in warnings]
    parts += ["<h2>Who is better</h2>", strength(result, names), "<h2>In pictures</h2>",
              pictures(plots, alternatives(result, names)), "<h2>Seat by seat</h2>", seat_table(result, names),
              "<h2>Time and faults</h2>", conduct(result, timing, names),
              *[f"<p class='soft'>{escape(example)}</p>" for example in result["fault_examples"]],
              "<h2>How to read this</h2>"]
    parts += [f"<p>{escape(note)}</p>" for note in notes[:3]]
    parts.append(f"<p class='soft'>comptoir {escape(result['engine'])}, rules version {result['rules']}; "
                 f"{timing['seconds']:.0f} s in this session.</p>")
    return document(f"{title}: {' against '.join(names)}", parts)


def leading(result: dict[str, Any], names: Sequence[str]) -> str:
    """The headline: what can be said with 95 %."""
    best = names[0]
    if len(names) == 1:
        return f"{best} by itself"
    low, high = result["win_share_interval"][best]
    fair = result["fair_share"][best]
    if low is not None and low > fair:
        return f"{best} wins more than its share"
    if high is not None and high < fair:
        return f"{best} rates best, with fewer wins than its share"
    return "no bot is shown to be better"


def strength(result: dict[str, Any], names: Sequence[str]) -> str:
    def one(number: float) -> str:
        return f"{number:.1f}"

    def two(number: float) -> str:
        return f"{number:.2f}"

    rows: list[list[Cell]] = [[
        name,
        (percent(result["win_share"][name]), between(result["win_share_interval"][name])),
        percent(result["fair_share"][name]),
        (signed(result["rating"][name]), ends(result["rating_interval"][name], signed)),
        (two(result["place"][name]), ends(result["place_interval"][name], two)),
        (one(result["score"][name]), ends(result["score_interval"][name], one)),
        (signed(result["margin"][name], 1), ends(result["margin_interval"][name], lambda x: signed(x, 1)))]
        for name in names]
    return table(["bot", "win share", "fair", "rating", "place", "score", "margin"], rows, "Who is better")


def seat_table(result: dict[str, Any], names: Sequence[str]) -> str:
    seats = range(result["seats"])
    rows: list[list[Cell]] = []
    for name in names if len(names) > 1 else []:
        found = result["by_seat"]["bots"][name]
        rows.append([name, *[(percent(found["win_share"][seat]), between(found["win_share_interval"][seat]))
                             if found["win_share"][seat] is not None else "" for seat in seats]])
    found = result["by_seat"]
    rows.append(["anybody", *[(percent(found["win_share"][seat]), between(found["win_share_interval"][seat]))
                              for seat in seats]])
    return table(["wins from", *[f"seat {seat + 1}" for seat in seats]], rows, "Win share by seat")


def conduct(result: dict[str, Any], timing: dict[str, Any], names: Sequence[str]) -> str:
    rows: list[list[Cell]] = []
    for name in names:
        time, faults = timing["bots"][name], result["faults"][name]
        rows.append([name, f"{time['moves']:,}", milliseconds(time["p50_ms"]), milliseconds(time["p95_ms"]),
                     milliseconds(time["max_ms"]), *[str(faults[kind]) for kind in ("illegal", "failed", "timed_out")]])
    return table(["bot", "moves", "time p50", "p95", "max", "illegal", "failed", "timed out"], rows, "Time and faults")


def alternatives(result: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
    """The plots for those who do not see them."""
    shares = "; ".join([f"{name} {percent(result['win_share'][name])}" for name in names])
    ratings = "; ".join([f"{name} {signed(result['rating'][name])}" for name in names])
    return {"win_share": f"Win shares: {shares}", "rating": f"Ratings: {ratings}",
            "seats": "Win share by seat; the table below has the numbers",
            "scores": "Scores: " + "; ".join([f"{name} {result['score'][name]:.1f}" for name in names]),
            "places": "How often each bot came first to last"}
