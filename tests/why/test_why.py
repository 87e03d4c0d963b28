"""Why can't I? (issue: Review, must show 5). In every position every action that is not allowed has a reason, and what
is allowed has none; the reason is true: where an amount is missing, adding it helps, and one less does not; where a
place is taken, freeing it does. Short here; `make why` plays many games."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import comptoir
from comptoir.bots import make_bot
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import CHANCE, NOBODY, OVER, PASS
from comptoir.stage.why import GENERAL, TEXTS, Reason, by_place, told, why, why_place, why_text
from comptoir.words import words

from ..laws.playing import covering
from .remedies import AMOUNTS, NUDGES, REMEDIES, exact

GAMES = int(os.environ.get("COMPTOIR_WHY_GAMES", "0"))  # of each title; 0: as many as are quick
TITLES = list(REMEDIES)
NAMES = ["Anne", "Bernie", "Christine", "Denis", "Eve"]
MOST_CHECKED = 12  # reasons that are put to the test in a position, of different keys


def games(slug: str) -> Iterator[tuple[Game, Any, Random]]:
    """Games at random and of bots that sometimes slip, over seat counts and options."""
    cases = covering(slug)
    wanted = GAMES or {"burgundy": 16, "san-juan": 8, "golden-city": 10, "puerto-rico": 8}[slug]
    for n in range(wanted):
        case = cases[n * 7 % len(cases)]
        yield case.game, case.new(seed=n), Random(f"{slug} {n}")


def positions(slug: str, share: float) -> Iterator[tuple[Game, Any, int]]:
    """Some of their positions, as the actor sees them."""
    for n, (game, state, hand) in enumerate(games(slug)):
        bot = make_bot("sense", game) if n % 2 else None  # by hand: what it plays does not change
        while state.actor() != OVER:
            seat = int(state.actor())
            view, legal = state.view(seat), state.legal()
            if hand.random() < share:
                yield game, view, seat
            slips = bot is None or hand.random() < 0.15
            state.apply(hand.choice(legal) if slips else bot.choose(view, legal))


def again(v: Any) -> None:
    """What is offered after a change."""
    plan = v.agenda[v.top - 1]
    step = v.steps[plan & 255]
    v.count = 0
    if step.may:
        v.offer(PASS)
    step.choices(v, plan >> 8 & 15, plan >> 12)


def copy(v: Any, seat: int) -> Any:
    return v.clone().view(seat)


class Checked:
    """What was seen of a title."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.keys: set[str] = set()
        self.remedied: set[str] = set()
        self.positions = self.reasons = self.remedies = 0

    def position(self, game: Game, v: Any, seat: int) -> None:
        """Every action of the title, legal or not."""
        self.positions += 1
        legal, found = set(v.legal()), {}
        for action in range(len(game.actions)):
            reason = why(game, v, seat, action)
            assert (reason is None) == (action in legal), (game.actions.text(action), v.step(), reason)
            if reason is not None:
                self.reasons += 1
                if reason.key not in self.keys:
                    self.render(game, reason)
                found.setdefault(reason.key, (action, reason))
        for action, reason in list(found.values())[:MOST_CHECKED]:
            self.remedy(game, v, seat, action, reason)

    def render(self, game: Game, reason: Reason) -> None:
        self.keys.add(reason.key)
        for locale in ("en", "fr"):
            text = told(reason, words(game.package, locale), locale, NAMES)
            assert text.endswith((".", ". »")), text
            assert text[0] == text[0].upper()

    def remedy(self, game: Game, v: Any, seat: int, action: int, reason: Reason) -> None:
        """One remedy after the other until it is allowed, or something forbids it that cannot be bought; no reason
        comes back."""
        changed, met = copy(v, seat), set()
        given = game.actions.words(action)
        while (helps := REMEDIES[self.slug].get(reason.key)) is not None:
            assert reason.key not in met, f"{game.actions.text(action)} at {v.step()}: {reason} comes back"
            met.add(reason.key)
            if reason.key in AMOUNTS[self.slug] and exact(self.slug, changed, seat):
                short = copy(changed, seat)
                helps(short, seat, given, reason, 1)
                again(short)
                left = why(game, short, seat, action)
                assert left is not None, f"{game.actions.text(action)}: one less than {reason} is enough"
                assert left.key == reason.key, f"{game.actions.text(action)}: {left} instead of {reason}"
            helps(changed, seat, given, reason, 0)
            again(changed)
            self.remedied.add(reason.key)
            self.remedies += 1
            after = why(game, changed, seat, action)
            if after is None:
                assert action in changed.legal()
                return
            reason = after


def texts_of(game: Game) -> set[str]:
    source = files(game.package).joinpath("locale", "en.ftl").read_text("utf-8")
    return {key for key in re.findall(r"^(why-[\w-]+) =", source, re.M) if not key.startswith("why-when-")}


@pytest.mark.parametrize("slug", TITLES)
def test_every_action_that_is_not_allowed_has_a_true_reason(slug: str) -> None:
    checked = Checked(slug)
    hand = Random(slug)
    tried = dict.fromkeys([nudge for nudges in NUDGES[slug].values() for nudge in nudges], 0)
    for game, view, seat in positions(slug, 0.5 if GAMES else 0.12):
        if hand.random() < (1 if GAMES else 0.7):
            checked.position(game, view, seat)
        for nudge in NUDGES[slug].get(view.step(), []):
            if tried[nudge] < 25:
                tried[nudge] += 1
                changed = copy(view, seat)
                nudge(changed, changed.own(seat))
                again(changed)
                if len(changed.legal()) > 0:
                    checked.position(game, changed, seat)
    game = comptoir.load(slug)
    print(f"{slug}: {checked.positions} positions, {checked.reasons} reasons, {checked.remedies} remedies")
    assert texts_of(game) - checked.keys == set(), "a reason that no position has"
    assert set(REMEDIES[slug]) - checked.remedied == set(), "a remedy that was never tried"


@pytest.mark.parametrize("slug", TITLES)
def test_every_kind_of_action_has_its_moment_and_its_text(slug: str) -> None:
    game = comptoir.load(slug)
    title: Any = __import__(game.package + ".why", fromlist=["WHEN"])
    kinds = {title.kind(n) if hasattr(title, "kind") else game.actions.verb(n) for n in range(1, len(game.actions))}
    assert set(title.WHEN) == kinds
    steps = {step.name for step in game.steps}
    for kind, (_, asked) in title.WHEN.items():
        assert set(asked) <= steps
        for locale in ("en", "fr"):
            assert words(game.package, locale).has("why-when-" + kind)


@pytest.mark.parametrize("slug", TITLES)
def test_every_ruling_that_is_named_stands_on_the_rules_page(slug: str) -> None:
    game = comptoir.load(slug)
    source = files(game.package).joinpath("why.py").read_text("utf-8")
    named = set(re.findall(r'"([A-Z]{2}-\d+)"', source))
    assert named
    for page in (f"{slug}.md", f"{slug}.fr.md"):
        text = (files("comptoir").joinpath("..", "docs", "rules", page)).read_text("utf-8")
        assert named <= set(re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", text, re.M))


@pytest.mark.parametrize("slug", TITLES)
def test_a_reason_tells_nothing_that_the_seat_may_not_know(slug: str) -> None:
    """Paired worlds: whatever is hidden is dealt anew, and every seat is told the same."""
    for n, (game, view, seat) in enumerate(positions(slug, 0.02)):
        other = view.determinize(Chance(n))
        for reader in (seat, NOBODY, (seat + 1) % int(view.seats)):
            if reader == seat:
                seen = other.view(seat)
                for action in range(0, len(game.actions), 3):
                    assert why(game, seen, seat, action) == why(game, view, seat, action)
            else:
                assert why(game, other.view(reader), reader, 0) is not None


@pytest.mark.parametrize("slug", TITLES)
def test_every_place_of_an_action_answers_a_tap(slug: str) -> None:
    """Something can be done with it, or the rule is told."""
    for n, (game, view, seat) in enumerate(positions(slug, 0.02)):
        legal = {place for action in view.legal() for place in game.actions.places(action)}
        for place in list(by_place(game))[n % 5::5]:
            reason = why_place(game, view, seat, place)
            assert reason is not None or place in legal, (place, view.step())


def test_what_holds_for_all_titles() -> None:
    game = comptoir.load("puerto-rico")
    state = game.new(seats=3, seed=1)
    view: Any = state.view(0)
    assert why_text(game, view, 0, "role:settler") is None
    assert why_text(game, view, 0, "fly to the moon") == Reason("why-unknown", {"text": "fly to the moon"})
    assert why(game, state.view(1), 1, 1) == why(game, state.view(1), 1, 0)
    keys = {reason.key for reason in (
        why(game, state.view(1), 1, 1), why(game, state.view(NOBODY), NOBODY, 1), why_text(game, view, 0, "x"),
        why_text(game, view, 0, "sell:corn"), why_text(game, view, 0, "pass"), why_place(game, view, 0, "1:city:wharf"),
        why_place(game, view, 0, "governor")) if reason is not None}
    luck = game.new(seats=3, chance=OPEN)
    assert luck.actor() == CHANCE
    keys.add(str(getattr(why(game, luck, 0, 1), "key", "")))
    state.apply(game.actions.id("role:settler"))
    keys.add(str(getattr(why_text(game, state.view(0), 0, "draw"), "key", "")))
    while state.actor() != OVER:
        state.apply(state.legal()[0])
    keys.add(str(getattr(why(game, state.view(0), 0, 1), "key", "")))
    assert keys == set(GENERAL)
    for locale in ("en", "fr"):
        assert all(words(TEXTS, locale).has(key) for key in GENERAL)


def test_a_tap_is_answered_with_what_the_place_forbids() -> None:
    game = comptoir.load("puerto-rico")
    state: Any = game.from_json({
        "seats": 3, "role": "captain", "taken": {"captain": 0}, "agenda": ["load_ship 0", "end_round 0"],
        "ships": {"5": {"corn": 2}}, "players": [{"goods": {"sugar": 2, "corn": 1}}, {}, {}]})
    view = state.view(0)
    ship = why_place(game, view, 0, "ship:1", ["goods:sugar"])
    assert ship is not None
    assert (ship.key, ship.ruling) == ("why-ship-carries", "PR-9")
    assert told(ship, words(game.package, "en"), "en", NAMES) == "The ship of 5 carries corn."
    assert why_place(game, view, 0, "ship:1") is None  # corn goes there
    coffee = why_place(game, view, 0, "goods:coffee")
    assert coffee is not None
    text = told(coffee, words(game.package, "fr"), "fr", NAMES)
    assert text == "Vous n’avez aucun tonneau de cette sorte\u00a0: café."
