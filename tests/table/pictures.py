"""Takes the pictures of the table that stand in the README and in docs/table.md:

    cd tests && python -m table.pictures [NAME …]        writes docs/pictures/*.png

Positions come from bots with fixed seeds. Needs Chromium, playwright, and pillow to make the files small."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

import comptoir
from comptoir import Record
from comptoir.bots import make_bot
from comptoir.puzzles import puzzles

from .conftest import chromium
from .driving import wait_asked
from .serving import Player, Server
from .test_accounts import signed_up
from .test_admin import TOKEN

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ["Anne", "Bruno", "Chloé", "David"]
MOST = 160_000  # bytes of a picture
DESKTOP = (1440, 900)
PHONE = (390, 844)

# Each title in every window, by day and in the evening: seats, share of a game played, language in the evening.
TITLES = {"puerto-rico": (4, 0.57), "san-juan": (4, 0.7), "burgundy": (2, 0.55), "golden-city": (3, 0.6)}
SIZES = [(1280, 720), (1440, 900), (1920, 1080), PHONE]


def pictures() -> dict[str, tuple[str, tuple[int, int], str]]:
    """By the name of a picture: the title, the window, the theme. The evening speaks French."""
    return {f"{title}-{size[0]}{'-evening' if theme == 'dark' else ''}": (title, size, theme)
            for title in TITLES for size in SIZES for theme in ("light", "dark")}


def by_bots(title: str, bots: list[str], seed: int) -> Record:
    """A whole game."""
    game = comptoir.load(title)
    whole = Record(game, NAMES[:len(bots)], seed=seed)
    made = {bot: make_bot(bot, game, seed=1) for bot in bots}
    while (seat := int(whole.state.actor())) >= 0:
        whole.play(game.actions.text(made[bots[seat]].choose(whole.state.view(seat), whole.state.legal())))
    return whole


def played(title: str, seats: int, share: float) -> Record:
    """A game by bots, up to a choice of Anne's that the others have just left to her."""
    whole = by_bots(title, ["sense"] * seats, 7)
    if share >= 1:
        return whole
    n = int(share * len(whole.moves))
    while not (whole.moves[n].by == 0 != whole.moves[n - 1].by and len(whole.replay(n).legal()) > 2):
        n += 1
    return whole.upto(n)


class Photographer:
    """One browser, one server."""

    def __init__(self, browser: Any, server: Server, wanted: list[str]) -> None:
        self.browser = browser
        self.server = server
        self.wanted = wanted

    def page(self, size: tuple[int, int], locale: str = "en", theme: str = "light") -> Any:
        width, height = size
        phone = width < 700
        context = self.browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce",
                                           locale=locale, color_scheme=theme, has_touch=phone, is_mobile=phone,
                                           device_scale_factor=1)
        return context.new_page()

    def take(self, page: Any, name: str) -> None:
        page.wait_for_timeout(400)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        file = FOLDER / f"{name}.png"
        picture.save(file, optimize=True)
        if file.stat().st_size > MOST:
            fewer = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
            fewer.save(file, optimize=True)
        print(f"{file.name} {file.stat().st_size // 1000} kB")

    def upload(self, page: Any, record: Record) -> None:
        page.goto(self.server.url)
        page.set_input_files("#upload", {"name": "g.jsonl", "mimeType": "text/plain",
                                         "buffer": record.to_text().encode()})
        page.click(".upload button")
        page.wait_for_selector("svg", state="attached")

    def tables(self) -> None:
        records = {title: played(title, seats, share) for title, (seats, share) in TITLES.items()}
        for name, (title, size, theme) in pictures().items():
            if name in self.wanted:
                page = self.page(size, "fr" if theme == "dark" else "en", theme)
                self.upload(page, records[title])
                wait_asked(page)
                self.take(page, name)
                page.context.close()

    def lobby(self) -> None:
        """With tables of one's own and of others."""
        if "table-lobby" not in self.wanted:
            return
        bruno, page = Player(self.server.url, "Bruno"), self.page(DESKTOP)
        bruno.open_table(["me", "open", "bot:medium"], "san-juan", door="open", name="After dinner")
        bruno.open_table(["me", "open"], "burgundy", door="open")
        for title, seats in (("puerto-rico", 3), ("golden-city", 2)):
            self.upload(page, played(title, seats, 0.3))
        page.goto(f"{self.server.url}/?game=golden-city&seats=3")
        page.fill("#my-name", "Anne")
        self.take(page, "table-lobby")

    def puzzle(self) -> None:
        """One that somebody answered with what comes to mind; and one on a phone, in the evening."""
        if "puzzle" in self.wanted:
            page, n = self.page(DESKTOP), 200
            page.goto(f"{self.server.url}/puzzles/puerto-rico/{n}?answer={puzzles('puerto-rico')[n - 1].tempting}")
            page.wait_for_selector(".is-better")
            self.take(page, "puzzle")
        if "puzzle-phone" in self.wanted:
            page = self.page(PHONE, "fr", "dark")
            page.goto(f"{self.server.url}/puzzles/burgundy/300")
            page.wait_for_selector(".is-lit", state="attached")
            self.take(page, "puzzle-phone")

    def finished(self) -> None:
        """The end, and a replay."""
        if not {"table-end", "table-replay"} & set(self.wanted):
            return
        page = self.page(DESKTOP)
        self.upload(page, played("puerto-rico", 3, 1))
        made = page.url.split("/")[4]
        if "table-end" in self.wanted:
            page.goto(f"{self.server.url}/t/{made}")
            page.wait_for_selector("#end[open]")
            self.take(page, "table-end")
        if "table-replay" in self.wanted:
            page.goto(f"{self.server.url}/t/{made}/replay#move-120")
            page.wait_for_selector("body[data-at='120']", state="attached")
            self.take(page, "table-replay")

    def reviewed(self) -> None:
        """The game that docs/review.md tells of: its first blunder, on a phone too, and the cards at its end."""
        if not {"review-replay", "review-phone", "review-end"} & set(self.wanted):
            return
        page = self.page(DESKTOP)
        self.upload(page, by_bots("puerto-rico", ["net", "sense", "net", "greedy"], 23))
        page.wait_for_selector("body.is-reviewed", state="attached", timeout=600_000)
        replay = page.url.partition("#")[0]
        for name, size in (("review-replay", DESKTOP), ("review-phone", PHONE)):
            if name in self.wanted:
                page = self.page(size, theme="dark" if name == "review-phone" else "light")
                page.goto(f"{replay}#move-6")
                page.wait_for_selector("body.is-reviewed[data-at='6']", state="attached")
                page.wait_for_selector("#rv-said strong", state="attached")
                self.take(page, name)
        if "review-end" in self.wanted:
            page = self.page(DESKTOP)
            page.goto(replay.removesuffix("/replay"))
            page.wait_for_selector(".rv-card >> nth=3")
            page.locator(".rv-card >> nth=0").scroll_into_view_if_needed()
            self.take(page, "review-end")

    def club(self) -> None:
        """The operator's page, and friends on a phone in the evening."""
        if "admin" in self.wanted:
            page = self.page((1280, 1000))
            Player(self.server.url, "Bruno").open_table(["me", "open", "open"], name="Friday evening", door="open")
            Player(self.server.url, "Chloé").open_table(["me", "bot:easy"], "san-juan")
            page.goto(f"{self.server.url}/admin")
            page.fill("#token", TOKEN)
            page.click("form[action='/admin/in'] button")
            for kind, whom, why in (("address", "198.51.100.0/24", "a flood of tables"),
                                    ("address", "203.0.113.7", "insults in the chat, twice")):
                page.select_option("#ban-kind", kind)
                page.fill("#ban-whom", whom)
                page.fill("#ban-why", why)
                page.click("#bans form.admin-acts button")
                page.wait_for_selector(f"#bans li:has-text('{whom}')")
            page.evaluate("scrollTo(0, 0)")
            page.click("#tables summary >> nth=0")
            self.take(page, "admin")
        if "friends" in self.wanted:
            page = self.page(PHONE, "fr", "dark")
            anne, *others = [signed_up(self.server.url, name) for name in ("Anne", "Gilles", "Hugo", "Inès")]
            anne.post("/account/friends", do="ask", name="Gilles")
            anne.post("/account/friends", do="ask", name="Inès")
            for other in others[:2]:
                other.post("/account/friends", do="ask", name="Anne")
            others[0].open_table(["me", "open"], "burgundy", name="Dimanche", door="friends")
            page.context.add_cookies([{"name": cookie.name, "value": cookie.value, "url": self.server.url}
                                      for cookie in anne.jar])
            page.goto(f"{self.server.url}/account#friends")
            self.take(page, "friends")


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.db", "--admin-token", TOKEN, "--url", "https://games.example.org")
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        wanted = wanted or [*pictures(), "table-lobby", "table-end", "table-replay", "review-replay", "review-phone",
                            "review-end", "admin", "friends", "puzzle", "puzzle-phone"]
        photographer = Photographer(browser, server, wanted)
        try:
            photographer.tables()
            photographer.lobby()
            photographer.puzzle()
            photographer.finished()
            photographer.reviewed()
            photographer.club()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
