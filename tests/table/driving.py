"""People at a browser: they look at what is lit and touch it, by mouse, finger or keys."""

from __future__ import annotations

import random
import re
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


def legal(page: Any) -> list[Any]:
    found: list[Any] = page.evaluate("window.table.now.legal")
    return found


def version(page: Any) -> int:
    return int(page.evaluate("document.body.dataset.n"))


def looks(page: Any) -> dict[str, Any]:
    """What the page shows, in one question."""
    found: dict[str, Any] = page.evaluate("""() => {
        const said = document.body.dataset, table = window.table;
        return {n: Number(said.n ?? -1), status: said.status, asked: said.asked === '1',
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
    return page.locator(f'main [data-at="{name}"]').first


def touch(page: Any, name: str) -> dict[str, Any]:
    """A real click of the mouse in the middle of a place; what the page looks like then."""
    x, y = page.evaluate("""name => {
        const rim = document.querySelector(`main [data-at="${CSS.escape(name)}"] > .rim`);
        rim.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = rim.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    }""", name)
    page.mouse.click(x, y)
    return looks(page)


def do(page: Any, action: list[Any], before: int) -> None:
    """Play an action with the mouse: its places on the board, one after the other; without places, its button."""
    for name in action[3]:
        seen = touch(page, name)
        if seen["busy"] or seen["n"] > before:
            break
    else:
        page.locator(f'.action[data-id="{action[0]}"]').click()
    wait_version(page, before)


def do_by_keys(page: Any, action: list[Any], luck: random.Random) -> None:
    """The same by keys alone: on the board, by number, or typed."""
    before = version(page)
    numbered = page.evaluate("[...document.querySelectorAll('.action')].map(b => [Number(b.dataset.id), "
                             "b.querySelector('kbd')?.textContent ?? ''])")
    key = dict(numbered).get(action[0], "")
    way = luck.randrange(3)
    if way == 0 and len(action[3]) == 1 and board_by_keys(page, action[3][0]):
        pass
    elif way <= 1 and key:
        page.keyboard.press(key)
        page.keyboard.press("c")
    else:
        page.keyboard.press("/")
        page.keyboard.type(action[1])
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
    wait_version(page, before)


def board_by_keys(page: Any, name: str) -> bool:
    """Go to a place with the arrows and press Enter twice; False when the arrows do not lead there soon."""
    page.keyboard.press("b")
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        for _ in range(4):
            if page.evaluate("document.activeElement?.dataset?.at ?? ''") == name:
                page.keyboard.press("Enter")
                if page.evaluate("window.table.desk.chosen !== null"):
                    page.keyboard.press("Enter")
                    return True
                page.keyboard.press("Escape")
                return False
            page.keyboard.press(arrow)
    return False


def sideways(page: Any) -> int:
    """How far the page can be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def click_times(pages: list[Any]) -> list[float]:
    """Milliseconds from each click to the new board, on every page, by the browsers' own clocks."""
    clicks, boards = [], []
    for page in pages:
        marks = page.evaluate("performance.getEntriesByType('mark').map(m => "
                              "[m.name, m.detail, performance.timeOrigin + m.startTime])")
        clicks += [(n, at) for name, n, at in marks if name == "click"]
        boards.append([(n, at) for name, n, at in marks if name == "board"])
    times = []
    for n, at in clicks:
        for seen in boards:
            later = [when - at for number, when in seen if number > n and when > at]
            if later:
                times.append(min(later))
    return times
