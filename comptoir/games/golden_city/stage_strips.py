"""The Golden City's stage: every seat in one look, how far the end is, and what a phone keeps in sight."""

from __future__ import annotations

from comptoir.games.golden_city import stage_cards as card
from comptoir.games.golden_city import stage_parts as part
from comptoir.games.golden_city.board_scene import Scene
from comptoir.games.golden_city.board_table import KINDS
from comptoir.games.golden_city.data import PILE, POINTS_TO_WIN, SCORE_CARDS, TWO_SEATS
from comptoir.games.golden_city.facts import built, posts_at_start
from comptoir.stage.html import NOTHING, Html, icon, join, tag
from comptoir.stage.stage import Meter, Strip

NEAR = 3  # posts left: the end is near


def strip(scene: Scene, seat: int) -> Strip:
    """A seat: the own one in a line, for the rest of it lies below; the others with all that matters."""
    body = NOTHING if seat == scene.seat else _body(scene, seat)
    chip = join(part.number(scene, seat, "coins", "gc-coin", "tip-coins", ""), part.points(scene, seat, "pts"))
    return Strip(seat, signs=_signs(scene, seat), stats=part.points(scene, seat), body=body, chip=chip,
                 order=part.place_in_order(scene, seat))


def _signs(scene: Scene, seat: int) -> Html:
    first = tag("span", {"class": "firstm", "data-tip": scene.say("tip-first")},
                icon("gc-first", label=scene.say("tip-first")))
    stuck = tag("span", {"class": "tag"}, scene.say("seat-stuck"))
    return join(first if scene.g.first == seat else None, stuck if scene.g.stuck >> seat & 1 else None)


def _body(scene: Scene, seat: int) -> Html:
    say, me = scene.say, scene.player(seat)
    stats = tag("div", {"class": "g-stats"},
                part.number(scene, seat, "coins", "gc-coin", "tip-coins"),
                part.number(scene, seat, "keys", "gc-key", "tip-keys"),
                posts(scene, seat), tag("small", {}, say("posts-left")), black(scene, seat))
    goods = tag("div", {"class": "g-goods"}, part.held_goods(scene, seat), part.held_bonuses(scene, seat),
                part.free_goods(scene, seat))
    cards = tag("div", {"class": "g-cards", "data-tip": say("tip-cards", n=int(me.cards()), hidden=int(me.hidden))},
                part.held_cards(scene, seat))
    return tag("div", {"class": "g-body"}, stats, part.stands(scene, seat, "g-stands"), goods, cards)


def posts(scene: Scene, seat: int, classes: str = "stat") -> Html:
    return part.number(scene, seat, "posts", f"gc-post-{scene.shape(seat)}", "tip-posts", classes)


def black(scene: Scene, seat: int, classes: str = "stat") -> Html:
    """Black posts left, where they are in play."""
    if scene.g.options["black_posts"] != "on":
        return NOTHING
    return part.number(scene, seat, "black", f"gc-post-black-{scene.shape(seat)}", "tip-blacks", classes)


# How far the end is


def meters(scene: Scene) -> tuple[Meter, ...]:
    """Score cards and posts; two seats: the next special scoring, and the points that win."""
    g, say = scene.g, scene.say
    start = posts_at_start(g)
    fewest = min(range(g.seats), key=lambda seat: int(scene.player(seat).posts))
    left = int(scene.player(fewest).posts)
    build = Meter(say("meter-posts", n=left), built(g, fewest), start, near=left <= NEAR, seat=fewest,
                  label=say("meter-posts-label", n=left, name=scene.names[fewest]))
    cards = sum([int(g.cards_left) >> n & 1 for n in range(int(SCORE_CARDS))])
    if g.seats != TWO_SEATS:
        return (Meter(say("meter-cards", n=cards), int(SCORE_CARDS) - cards, int(SCORE_CARDS), near=cards <= 1,
                      label=say("meter-cards-label", n=cards)), build)
    pile = (int(g.round) - 1) // int(PILE) + 1
    done = (int(g.round) - 1) % int(PILE)
    points = [int(scene.player(seat).points) for seat in (0, 1)]
    leader = 0 if points[0] > points[1] else 1 if points[1] > points[0] else -1
    return (Meter(say("meter-special", n=pile * int(PILE)), done, int(PILE), near=done == PILE - 1,
                  label=say("meter-special-label", n=pile)),
            Meter(say("meter-points", n=max(points)), max(points), int(POINTS_TO_WIN), near=max(points) > 1,
                  seat=leader, label=say("meter-points-label")), build)


def where(scene: Scene) -> str:
    """Beside the title: the round, and what is done in it."""
    g, say = scene.g, scene.say
    if scene.over():
        return say("prompt-over")
    phase = say("phase-auction" if g.step() == "bid" else "phase-building")
    said = say("where", n=int(g.round), phase=phase)
    return f"{said} · {say('board-last-round')}" if g.end else said


# The phone


def mini(scene: Scene) -> Html:
    """What I own, pinned above the decision."""
    if scene.seat < 0:
        return NOTHING
    seat, me = scene.seat, scene.player(scene.seat)
    hand = [card.land(kind) for kind in KINDS for _ in range(int(me.hand[kind]))]
    return join(part.number(scene, seat, "coins", "gc-coin", "tip-coins"),
                part.number(scene, seat, "keys", "gc-key", "tip-keys"), posts(scene, seat), black(scene, seat),
                tag("span", {"class": f"mini-hand n{len(hand)}"}, hand))
