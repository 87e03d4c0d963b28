"""One page that stands alone: the bands, the sum, a card for every seat, and the decisions that gave something away,
each with its board."""

from __future__ import annotations

from comptoir.draw.palette import stylesheet
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER, State
from comptoir.review.analyst import Review
from comptoir.review.bands import bands, marks, signs
from comptoir.review.chances import WHOLE
from comptoir.review.names import NAMES
from comptoir.review.report_css import CSS
from comptoir.review.saying import Saying
from comptoir.review.tally import Tally, tallies
from comptoir.stage.html import NOTHING, Html, join, tag

MOST_BOARDS = 24  # a page with all of them would be too large to send


def report(record: Record, review: Review, say: Saying, title: str) -> str:
    """The page, with everything in it."""
    head = say.say("review-of", title=title)
    page = tag("html", {"lang": say.locale},
               tag("head", {}, tag("meta", {"charset": "utf-8"}),
                   tag("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
                   tag("title", {}, head), tag("style", {}, Html(stylesheet("") + CSS))),
               tag("body", {}, tag("main", {}, *_parts(record, review, say, head))))
    return "<!doctype html>\n" + page.replace("</meta>", "") + "\n"


def _parts(record: Record, review: Review, say: Saying, head: str) -> list[Html]:
    text, found = say.say, tallies(review)
    positions = list(record.positions())
    return [tag("h1", {}, head), tag("p", {"class": "lead"}, text("review-intro")), _picture(review, say),
            _sum(record, found, say), _cards(positions, review, found, say),
            _mistakes(record, positions, review, say), tag("p", {"class": "note"}, text("thresholds")),
            tag("p", {"class": "note"}, text("made-by", judge=review["judge"], rounds=review["rounds"]))]


def _picture(review: Review, say: Saying) -> Html:
    told = [", ".join(f"{name} {say.percent(share)}" for name, share in zip(say.names, row, strict=True))
            for row in (review["chances"][0], review["chances"][-1])]
    key = [tag("li", {}, tag("span", {"class": f"swatch band-{seat}"}), name) for seat, name in enumerate(say.names)]
    return tag("section", {}, tag("h2", {}, say.say("bands")), signs(review),
               bands(review, say.say("bands-label", start=told[0], end=told[1]), 240),
               tag("ul", {"class": "key"}, key))


def _sum(record: Record, found: list[Tally], say: Saying) -> Html:
    text = say.say
    over = int(record.state.actor()) == OVER
    rows = [("sum-start", "start", False), ("sum-own", "own", True), ("sum-others", "others", True),
            ("sum-luck", "luck", True), ("sum-result" if over else "sum-now", "result", False)]
    heads = [tag("th", {"scope": "col"}, tag("span", {"class": f"swatch band-{tally.seat}"}), say.names[tally.seat])
             for tally in found]
    body = [tag("tr", {"class": name}, tag("th", {"scope": "row"}, text(key)),
                [tag("td", {}, (say.points if signed else say.percent)(getattr(tally, name))) for tally in found])
            for key, name, signed in rows]
    return tag("section", {}, tag("h2", {}, text("sum")), tag("p", {"class": "note"}, text("sum-help")),
               tag("div", {"class": "scroll", "tabindex": "0", "role": "region", "aria-label": text("sum")},
                   tag("table", {}, tag("thead", {}, tag("tr", {}, tag("td", {}), heads)), tag("tbody", {}, body))))


def _cards(positions: list[State], review: Review, found: list[Tally], say: Saying) -> Html:
    return tag("section", {"class": "cards"}, [_card(positions, review, tally, say) for tally in found])


def _card(positions: list[State], review: Review, tally: Tally, say: Saying) -> Html:
    text = say.say
    accuracy = text("accuracy-none") if tally.accuracy is None else say.percent(tally.accuracy * WHOLE // 100)
    rows = [(text("accuracy"), accuracy), (text("luck"), say.points(tally.luck))]
    for key, move in (("best-decision", tally.best), ("worst-decision", tally.worst)):
        rows.append((text(key), _decision(positions, review, move, say) if move >= 0 else text("none-such")))
    counts = ", ".join(f"{tally.counts[name]} {text('names-' + name, n=tally.counts[name])}"
                       for name in NAMES if tally.counts[name])
    return tag("article", {"class": "card"},
               tag("h3", {}, tag("span", {"class": f"swatch band-{tally.seat}"}), say.names[tally.seat]),
               tag("dl", {}, [join(tag("dt", {}, key), tag("dd", {}, value)) for key, value in rows]),
               tag("p", {"class": "note"}, counts))


def _decision(positions: list[State], review: Review, move: int, say: Saying) -> Html:
    weighed = review["decisions"][str(move)]
    label = say.label(positions[move].view(weighed["by"]), say.game.actions.id(weighed["do"]))
    told = f"{label} ({say.say('at-move', n=move + 1)})"
    return tag("a", {"href": f"#move-{move + 1}"}, told) if weighed["loss"] >= 20_000 else join(told)


def _mistakes(record: Record, positions: list[State], review: Review, say: Saying) -> Html:
    shown = [move for move, _, _ in marks(review)]
    largest = sorted(shown, key=lambda move: -review["decisions"][str(move)]["loss"])[:MOST_BOARDS]
    items = [_mistake(record, positions[move], review, move, say, move in largest) for move in shown]
    return tag("section", {}, tag("h2", {}, say.say("mistakes")),
               items or tag("p", {}, say.say("mistakes-none")))


def _mistake(record: Record, position: State, review: Review, move: int, say: Saying, board: bool) -> Html:
    weighed, text = review["decisions"][str(move)], say.say
    view = position.view(weighed["by"])
    told = say.told(view, weighed)
    ways = [tag("li", {"class": "played" if way["played"] else None}, tag("b", {}, way["chance"]), " ", way["label"],
                f" ({text('way-played')})" if way["played"] else "") for way in told["ways"]]
    picture = NOTHING
    if board:
        best = record.game.actions.id(weighed["ways"][0]["do"])
        drawn = record.game.board(view, seat=weighed["by"], legal=[best], locale=say.locale, names=say.names)
        picture = tag("details", {"open": move == _first(review)}, tag("summary", {}, text("ways-board")),
                      tag("div", {"class": "board scroll", "tabindex": "0", "role": "region",
                                  "aria-label": text("ways-board")}, Html(drawn.inline)))
    return tag("article", {"class": f"decision is-{told['name']}", "id": f"move-{move + 1}"},
               tag("h3", {}, text("move-by", n=move + 1, name=say.names[weighed["by"]]), " ",
                   tag("span", {"class": "called"}, told["called"])),
               tag("p", {}, told["text"], " ", told["better"]),
               tag("ol", {"class": "ways"}, ways), picture)


def _first(review: Review) -> int:
    """The largest loss: its board is open."""
    return int(max(review["decisions"], key=lambda move: review["decisions"][move]["loss"]))
