"""San Juan's stage: cards in the hand and cards looked at, with what explains the decision beside them."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.san_juan.board_city import sites
from comptoir.games.san_juan.board_scene import Scene, kind_word, secret
from comptoir.games.san_juan.data import BUILDING_NAMES, CUSTOMS, CUSTOMS_OFFICE, HAND_LUCK, NO_ROLE, ROLE_NAMES
from comptoir.games.san_juan.facts import next_limit
from comptoir.games.san_juan.stage_city import art, good_icon, signs, stats
from comptoir.kernel.state import NOBODY
from comptoir.stage.html import Html, icon, rich, tag

SPACES = 8  # as many cards as lie in the hand without being made narrower


def card(scene: Scene, building: int, where: str, nth: int, alone: bool, due: int | None, new: bool) -> Html:
    """A card as it lies in a hand; its price for the viewer stands beside the struck cost."""
    say, name, word = scene.say, BUILDING_NAMES[building], scene.building(building)
    cost = int(scene.g.cost[building])
    about = f"{word}. {scene.power(building)} " + (
        say("tip-cost", n=cost) if due is None else say("tip-price", n=due, cost=cost))
    place = f"{where}:{name}"
    return tag("span", {"class": "hc is-drawn" if new else "hc", "data-key": f"{place}:{nth}",
                        "data-at": place if alone else f"{place}:{nth}", "data-part": place, "data-n": nth,
                        "data-tip": about},
               _top(scene, building, due), art(building), _power(scene, building), _foot(scene, building))


def _top(scene: Scene, building: int, due: int | None) -> Html:
    cost, word = int(scene.g.cost[building]), scene.building(building)
    other = due is not None and due != cost
    return tag("span", {"class": "top"}, tag("span", {"class": "cost was" if other else "cost"}, cost),
               tag("span", {"class": "due"}, due) if other else None, tag("b", {"title": word}, word))


def _power(scene: Scene, building: int) -> Html:
    return tag("span", {"class": "pow"}, " ".join(scene.on_card(building)).replace("- ", ""))


def _foot(scene: Scene, building: int) -> Html:
    kind = scene.say(f"stage-kind-{kind_word(building)}")
    return tag("span", {"class": "foot2"}, tag("span", {"class": "kind"}, kind),
               tag("span", {"class": "hex"}, scene.worth(building)))


def fan(scene: Scene, counts: Sequence[int], where: str, priced: bool = False, new: Sequence[int] = (),
        room: int = 0) -> Html:
    """Cards beside each other; each of two equal ones can be touched. `room`: for so many there is a space."""
    shown = []
    for building, count in enumerate(counts):
        due, late = scene.price(building) if priced else None, list(new).count(building)
        copies = [card(scene, building, where, nth, count == 1, due, nth > count - late) for nth in range(1, count + 1)]
        place = f"{where}:{BUILDING_NAMES[building]}"
        shown += copies if count < 2 else [tag("span", {"class": f"set x{count}", "data-at": place}, *copies)]
    free = tag("span", {"class": "hc free", "aria-hidden": "true", "data-free": f"{scene.seat}:{where}"},
               icon("co-card-back"))
    return tag("div", {"class": "hand2", "data-stays": where}, *shown, *[free for _ in range(room - sum(counts))])


def group(title: str, cards: Html, classes: str) -> Html:
    return tag("div", {"class": f"group2 {classes}"}, tag("h2", {}, title), cards)


def hand(scene: Scene) -> Html:
    """What the viewer holds, after the cards they look at or that lie open, before what explains the decision."""
    g, say = scene.g, scene.say
    groups = []
    if g.aside_size:
        groups.append(group(_aside_title(scene), aside(scene), f"boxed many w{int(g.aside_size)}"))
    if scene.seat != NOBODY:
        me = scene.player(scene.seat)
        limit = next_limit(g, scene.seat)
        title = say("stage-hand-count", n=int(me.hand_size), limit=limit)
        new = [int(draw >> 8) for draw in g.drawn if draw & 255 == HAND_LUCK + scene.seat] if not g.aside_size else []
        new = new if len(new) < me.hand_size else []
        room = max(0, min(limit, SPACES) - int(g.aside_size))  # beside the cards that are looked at there are fewer
        held = fan(scene, [int(n) for n in me.hand], "hand", scene.building_phase(), new, room)
        groups += [group(title, held, f"grow w{min(max(int(me.hand_size), room, 3), 24)}"), _sum(scene)]
    full = scene.seat != NOBODY and scene.player(scene.seat).hand_size > SPACES
    return tag("div", {"class": "sj-hand is-full" if full else "sj-hand"}, *groups)


def aside(scene: Scene) -> Html:
    """Cards looked at, or backs where another looks at them."""
    counts = [int(n) for n in scene.g.aside]
    if any(counts):
        return fan(scene, counts, "aside")
    backs = [tag("span", {"class": "hc back"}, icon("co-card-back")) for _ in range(int(scene.g.aside_size))]
    return tag("div", {"class": "hand2"}, *backs)


def _aside_title(scene: Scene) -> str:
    """What is to be done with them: how many are kept."""
    g, say = scene.g, scene.say
    if g.looker not in (NOBODY, scene.seat):
        return say("panel-aside-other", name=scene.names[g.looker])
    asked = g.step() in ("keep_cards", "mine_find") and scene.acting() == scene.seat
    if not asked:
        return say("panel-aside-shown")
    return say("stage-keep", n=int(g.agenda[g.top - 1] >> 12) if g.step() == "keep_cards" else 1)


def _sum(scene: Scene) -> Html:
    """Beside the hand: the rule that is played; the page writes the sum of what is pointed at over it."""
    g, say = scene.g, scene.say
    if g.role != NO_ROLE:
        name = ROLE_NAMES[g.role]
        title, text = scene.role(int(g.role)), say(f"role-{name}-help")
    else:
        title, text = say("stage-round-title", n=int(g.round)), say("stage-round-help")
    limit = say("stage-limit", n=next_limit(g, scene.seat))
    return tag("div", {"class": "sum"},
               tag("div", {"class": "sum-rule"}, tag("h3", {}, title), tag("p", {}, text), tag("p", {}, rich(limit))),
               tag("div", {"class": "sum-told", "data-sum": "hand"}))


def large_city(scene: Scene, seat: int) -> Html:
    """A seat's city in cards that can be read, and how many cards it holds."""
    shown = []
    for site in sites(scene, seat):
        under = scene.tucked(seat, site.building) if site.at == f"city:{BUILDING_NAMES[site.building]}" else 0
        word = scene.building(site.building)
        kind = int(CUSTOMS) if site.building == CUSTOMS_OFFICE else site.building
        shown.append(tag("span", {"class": "hc", "title": scene.power(site.building)},
                         _top(scene, site.building, None), art(site.building), _power(scene, site.building),
                         _foot(scene, site.building),
                         tag("span", {"class": "tuck"}, "+?" if secret(under) else f"+{under}") if under else None,
                         tag("span", {"class": "barrel", "title": word}, icon(good_icon(kind), ""))
                         if site.good_at else None))
    return tag("div", {"class": "sj-peek"}, tag("div", {"class": "row2"}, signs(scene, seat), stats(scene, seat)),
               tag("div", {"class": "hand2"}, *shown))
