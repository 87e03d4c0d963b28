"""People at a browser: they look at what is lit and touch it, by mouse, finger or keys."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

ASKED = "body[data-asked='1']"
OVER = "body[data-status='over']"


def open_table(page: Any, url: str, chairs: list[str], game: str = "puerto-rico", name: str = "Anne",
               first: bool = False) -> str:
    """A new table by the lobby's form; its id."""
    page.goto(f"{url}/?game={game}&seats={len(chairs)}#new")
    page.fill("#my-name", name)
    for seat, who in enumerate(chairs):
        page.select_option(f"#chair-{seat}", who)
    if first:
        page.check("#o-first")
    page.click(".form-end button")
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return str(page.url.rpartition("/")[2])


def sit_down(page: Any, url: str, made: str, name: str) -> None:
    """Take the first open chair."""
    page.goto(f"{url}/t/{made}")
    page.fill("#my-name", name)
    page.press("#my-name", "Enter")  # who has no name is asked for it first
    page.click(".waiting-chairs .btn >> nth=0")
    page.wait_for_selector("body[data-status='playing']", state="attached")


def wait_asked(page: Any, timeout: int = 20_000) -> bool:
    """Wait until this page is asked; False when the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}", state="attached", timeout=timeout)
    return bool(page.evaluate("document.body.dataset.status") == "playing")


def wait_until(page: Any, told: str, arg: Any = None, timeout: int = 20_000) -> None:
    """Wait until the page says yes. Playwright's own way evaluates a text in the page at every frame but the first, and
    the page's policy forbids that: it works only where there is nothing to wait for."""
    late = time.monotonic() + timeout / 1000
    while not page.evaluate(told, arg):
        assert time.monotonic() < late, f"still not so: {told}"
        page.wait_for_timeout(20)


def legal(page: Any) -> list[Any]:
    found: list[Any] = page.evaluate("window.table.now.legal")
    return found


def version(page: Any) -> int:
    return int(page.evaluate("document.body.dataset.version"))


def looks(page: Any) -> dict[str, Any]:
    """What the page shows, in one question."""
    found: dict[str, Any] = page.evaluate("""() => {
        const said = document.body.dataset, table = window.table;
        return {n: Number(said.version ?? -1), status: said.status, asked: said.asked === '1',
                legal: table.now?.legal ?? [], busy: !!table.desk?.busy};
    }""")
    return found


def wait_version(page: Any, beyond: int) -> None:
    """Until the table is newer than this."""
    for _ in range(800):
        if version(page) > beyond:
            return
        page.wait_for_timeout(12)
    raise AssertionError(f"the page stays at {beyond}")


def place(page: Any, name: str) -> Any:
    return page.locator(f'.stage-part [data-at="{name}"]').first


def choose(page: Any, text: str) -> None:
    """Type an action, and see it happen."""
    before = version(page)
    for _ in range(100):  # the list of the choice before may just be closing
        page.keyboard.press("/")
        page.wait_for_timeout(20)
        if page.is_visible("#command"):
            break
    page.fill("#command", text)
    page.keyboard.press("Enter")
    wait_version(page, before)


MIDDLE = """([name, n]) => {
    const found = n ? document.querySelector(`.stage-part [data-part="${CSS.escape(name)}"][data-n="${n}"]`)
        : document.querySelector(`.stage-part [data-at="${CSS.escape(name)}"]`)
          ?? document.querySelector(`.stage-part [data-part="${CSS.escape(name)}"]`);
    if (!found) return null;
    const tab = (window.table ?? window.puzzle).frame.tabOf(found), shown = found.getClientRects().length > 0;
    const also = document.querySelector(`.mini [data-also="${CSS.escape(name)}"]:is(.is-lit, .is-ready)`);
    const pinned = !shown && !n && also;
    if (!shown && !pinned && tab >= 0) return ['tab', tab];
    const at = pinned || (found.querySelector(':scope > .rim') ?? found);
    if (innerWidth < 700) at.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = at.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""


SHORTEST = """([key, finger]) => {
    const {desk, now} = window.table;
    let best = null, least = Infinity;
    for (const choice of now.choices.filter(one => one.key === key)) for (let bits = 1; bits < 1 << choice.at.length; bits++) {
        const some = choice.at.filter((_, n) => bits >> n & 1), meant = desk.meant(some);
        if (meant?.key !== key) continue;
        const alone = some.length === 1 && (meant.at.length === 1 || new Set(desk.having(some).map(one => one.key)).size === 1);
        const clicks = finger ? some.length : some.length > 1 ? some.length - 1 : alone ? 1 : 2;
        if (clicks < least) { best = some; least = clicks; }
    }
    return best;
}"""  # noqa: E501


DECIDED = """() => {
    const { desk, now } = window.table;
    const things = [...desk.on].map(([part, set]) => [part, [...set]]);
    return JSON.stringify([now.n, desk.busy, desk.picks, desk.chosen?.key, desk.form?.key, things]);
}"""


class Person:
    """Somebody at a page who decides by pointing, with the mouse or with a finger, and counts how often; a drag counts
    as a click. The list of choices is never opened."""

    def __init__(self, page: Any, finger: bool = False) -> None:
        self.page = page
        self.finger = finger
        self.clicks = 0

    def at(self, x: float, y: float) -> None:
        self.clicks += 1
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, selector: str) -> None:
        """A button; buttons are made anew when the server has spoken, so it may take a second look."""
        for _ in range(100):
            box = self.page.locator(selector).bounding_box()
            if box is not None:
                self.at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{selector} is not in sight")

    def where(self, name: str, n: int = 0) -> list[Any]:
        """The middle of a place, or of the n-th thing of a part; on a phone its tab is opened first."""
        found: list[Any] | None = self.page.evaluate(MIDDLE, [name, n])
        assert found is not None, f"{name} does not stand on the stage"
        if found[0] == "tab":
            self.press(f'.st-tabs [data-tab="{found[1]}"]')
            found = self.page.evaluate(MIDDLE, [name, n])
            assert found is not None
        return found

    def touch(self, name: str, n: int = 0) -> None:
        self._until_it_counts(lambda: self.at(*self.where(name, n)))

    def drag(self, name: str, to: str, n: int = 0, m: int = 0) -> None:
        """From a place to another, or to a slot."""
        self._until_it_counts(lambda: self._drag(name, to, n, m))

    def _until_it_counts(self, act: Callable[[], None]) -> None:
        """Where nothing comes of it, because the board was drawn anew in that moment, it is done again."""
        before = self.page.evaluate(DECIDED)
        act()
        for _ in range(30):
            if self.page.evaluate(DECIDED) != before:
                return
            self.page.wait_for_timeout(20)
        act()
        self.clicks -= 1

    def _drag(self, name: str, to: str, n: int, m: int) -> None:
        x, y = self.where(name, n)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 9, y + 9)  # it is lifted, and what can be touched shines
        if to.startswith("slot "):
            box = self.page.locator(f'[data-slot="{to[5:]}"]').bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        else:
            x, y = self.where(to, m)
        self.page.mouse.move(x, y)
        self.page.mouse.up()
        self.clicks += 1

    def desk(self) -> dict[str, Any]:
        """What the decision looks like on the page."""
        found: dict[str, Any] = self.page.evaluate("""() => {
            const {desk, now} = window.table;
            return {n: now.n, choices: now.choices, forms: now.forms, busy: desk.busy, picks: desk.picks,
                    chosen: desk.chosen?.key ?? null, form: desk.form?.key ?? null,
                    numbers: desk.form ? desk.numbers : {},
                    on: Object.fromEntries([...desk.on].map(([part, set]) => [part, [...set]])),
                    ready: !document.querySelector('#go').hidden && !document.querySelector('#go').disabled,
                    told: !!desk.told};
        }""")
        return found

    def confirm(self, before: int) -> None:
        """Press Confirm if the decision has not been played by the last touch."""
        for _ in range(200):
            seen = self.desk()
            if seen["n"] > before or seen["busy"]:
                break
            if seen["ready"]:
                self.press("#go")
                break
            self.page.wait_for_timeout(10)
        else:
            raise AssertionError(f"nothing to confirm: {seen}")
        wait_version(self.page, before)

    def choose(self, choice: dict[str, Any]) -> None:
        """A choice: as few of its places as mean it, then Confirm where it needs one. With a mouse two places are one
        drag."""
        before = version(self.page)
        if choice["pass"]:
            self.press("#pass")
        elif self.desk()["chosen"] != choice["key"]:  # the only thing that can be done lies there, to be confirmed
            places = self.page.evaluate(SHORTEST, [choice["key"], self.finger]) or choice["at"]
            for name in places[:-2] if not self.finger and len(places) > 1 else places:
                self.touch(name)
            if not self.finger and len(places) > 1:
                self.drag(*places[-2:])
            same = self.page.locator(f'[data-more="choice:{choice["key"]}"]')
            if same.count() and version(self.page) == before:
                self.press(f'[data-more="choice:{choice["key"]}"]')
        self.confirm(before)

    def fill(self, form: dict[str, Any], wanted: dict[str, int]) -> None:
        """A form: what opens it, then every part as it is wanted, then Confirm. With a mouse what is right as it is
        proposed is dragged to where it belongs."""
        before, numbers = version(self.page), {part["at"]: wanted.get(part["at"], 0) for part in form["parts"]}
        proposed = {part["at"]: part["start"] for part in form["parts"]}
        if not self.finger and form["onto"] and len(form["opens"]) == 1 and numbers == proposed:
            self.drag(form["opens"][0], f"slot {form['onto']}")
            wait_version(self.page, before)
            return
        card = next((place for place, n in numbers.items() if n and place not in form["opens"]), "")
        begin = [card] if form["otherwise"] and not self.finger and card else []  # a click would pay as it is shown
        for name in [*begin, *form["opens"]]:
            if name not in self.desk()["picks"]:
                self.touch(name)
        seen = self.desk()
        if seen["busy"] or seen["n"] > before:  # there was nothing to choose, and it is played
            wait_version(self.page, before)
            return
        if seen["form"] != form["key"]:
            self.press('[data-more="otherwise"]')
        self.change(form, numbers)
        self.confirm(before)

    def change(self, form: dict[str, Any], wanted: dict[str, int]) -> None:
        """Every part as it is wanted, with as few touches as that takes."""
        seen = self.desk()
        more = [place for place, n in wanted.items() if n > seen["numbers"][place]]
        apart = sum(abs(n - seen["numbers"][place]) for place, n in wanted.items())
        if more and not form["pool"] and sum(wanted.values()) < apart:  # what is proposed gives way as a whole
            self.touch(more[0], seen["numbers"][more[0]] + 1)
        for _ in range(200):
            seen = self.desk()
            less = [place for place, n in wanted.items() if n < seen["numbers"][place]]
            more = [place for place, n in wanted.items() if n > seen["numbers"][place]]
            if less and more and form["pool"] and not self.finger:
                self.drag(less[0], more[0], max(seen["on"][less[0]]), free(seen["on"][more[0]]))
            elif less:
                self.touch(less[0], max(seen["on"][less[0]]))
            elif more:
                self.touch(more[0], free(seen["on"][more[0]]))
            else:
                return
        raise AssertionError(f"{wanted} cannot be chosen")

    def decide(self, luck: random.Random) -> None:
        """Anything that is allowed."""
        seen = self.desk()
        sets = {form["key"]: sets_of(self.page, form, luck) for form in seen["forms"]}  # once: the next try may fail
        forms = [form for form in seen["forms"] if sets[form["key"]] is not None]
        chosen = luck.choice([*seen["choices"], *forms])
        if "parts" in chosen:
            self.fill(chosen, sets[chosen["key"]] or {})
        else:
            self.choose(chosen)


def free(taken: list[int]) -> int:
    """The first thing of a part that is not chosen."""
    return next(n for n in range(1, 100) if n not in taken)


def sets_of(page: Any, form: dict[str, Any], luck: random.Random) -> dict[str, int] | None:
    """A set that does for a form, found by trying as the page does; None when luck finds none."""
    tries = [preset["chosen"] for preset in form["presets"]]
    for _ in range(12):
        wanted = {part["at"]: part["least"] for part in form["parts"]}
        goal = luck.randint(form["least"], form["most"])
        for part in luck.sample(form["parts"] * 3, len(form["parts"]) * 3):
            if sum(wanted.values()) < goal and wanted[part["at"]] < part["most"]:
                wanted[part["at"]] += 1
        tries.append(wanted)
    for wanted in tries:
        if page.evaluate(TRY, [form["key"], wanted]):
            return dict(wanted)
    return None


TRY = """([form, chosen]) => new Promise(done => {
    const {connection, now} = window.table, key = 'test' + Math.random();
    const hear = event => { const told = JSON.parse(event.data); if (told.key === key) { connection.socket.removeEventListener('message', hear); done(told.ok); } };
    connection.socket.addEventListener('message', hear);
    connection.send({try: {form, chosen}, key, n: now.n});
})"""  # noqa: E501


def do_by_keys(page: Any, action: dict[str, Any], luck: random.Random) -> None:
    """An action by keys alone: by number, or typed."""
    before = version(page)
    numbered = page.evaluate("[...document.querySelectorAll('.action')].map(b => [Number(b.dataset.id), "
                             "b.querySelector('kbd')?.textContent ?? ''])")
    key = dict(numbered).get(action["id"], "")
    if key and luck.random() < 0.5:
        page.keyboard.press(key)
        wait_version(page, before)
    else:
        choose(page, action["text"])
        page.keyboard.press("Escape")


def sideways(page: Any) -> int:
    """How far the page can be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


# To be run before a page's own scripts: notes when a board was painted, beside when the page was done with it, and
# counts a click from when the hand made it.
PAINTED = """(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, how) => {
        if (name === 'board') requestAnimationFrame(() => {
            const after = new MessageChannel();  // its message comes when the frame is painted
            after.port1.onmessage = () => { mark('painted', how); after.port1.close(); };
            after.port2.postMessage(null);
        });
        return mark(name, name === 'click' && window.event ? {...how, startTime: window.event.timeStamp} : how);
    };
})()"""


def click_times(pages: list[Any], seen_as: str = "board") -> list[float]:
    """Milliseconds from each click to the new board, on every page, by the browsers' own clocks. Every page counts the
    steps it was shown, so that numbers of one mean nothing on another; and what is no step for a page does not come
    there: it is not waited for beyond the next click."""
    clicks, boards = list[tuple[float, int]](), list[list[tuple[int, float]]]()
    for which, page in enumerate(pages):
        marks = page.evaluate("performance.getEntriesByType('mark').map(m => "
                              "[m.name, m.detail, performance.timeOrigin + m.startTime])")
        clicks += [(at, which) for name, _, at in marks if name == "click"]
        boards.append([(n, at) for name, n, at in marks if name == seen_as])
    times, clicks = [], sorted(clicks)
    for (at, who), (following, _) in pairwise([*clicks, (float("inf"), -1)]):
        for which, seen in enumerate(boards):
            known = max([n for n, when in seen if when <= at], default=-1)
            came = min([when for n, when in seen if n > known and when > at], default=None)
            if came is not None and (which == who or came < following):
                times.append(came - at)
    return times
