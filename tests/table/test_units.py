"""Units of the page's scripts, in a browser and without a table: see units.js."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import comptoir.table

STATIC = Path(comptoir.table.__file__).parent / "static"
WORDS = '{"cards": "{n} cards", "cards-one": "one card"}'
PAGE = f"<!doctype html><html lang='en'><body data-words='{WORDS}'></body></html>"
RUN = """async () => {
  const { units } = await import('/units.js');
  const failed = {};
  for (const [name, unit] of Object.entries(units)) try { unit(); } catch (error) { failed[name] = String(error); }
  return { count: Object.keys(units).length, failed };
}"""


def test_the_units_of_the_scripts(browser: Any) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()

    def answer(route: Any) -> None:
        path = route.request.url.removeprefix("http://units.test")
        if path == "/":
            route.fulfill(body=PAGE, content_type="text/html")
        else:
            file = Path(__file__).with_name("units.js") if path == "/units.js" else STATIC / Path(path).name
            route.fulfill(body=file.read_text("utf-8"), content_type="text/javascript")

    page.route("http://units.test/**", answer)
    page.goto("http://units.test/")
    told = page.evaluate(RUN)
    context.close()
    assert told["failed"] == {}
    assert told["count"] > 15
