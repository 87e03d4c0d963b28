"""What `make docs` has built is whole: every link of a page leads somewhere, to its heading too, and every public name
of the package has a place in the reference.

    python tools/check_site.py [build/site]"""

from __future__ import annotations

import ast
import sys
import zlib
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[1]


class Page(HTMLParser):
    """The links of a page, and the names by which one can link into it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [link for link in (given.get("href"), given.get("src")) if link and tag != "base"]
        self.names |= {name for name in (given.get("id"), given.get("name")) if name}


@cache
def read(path: Path) -> Page:
    return Page(path.read_text("utf-8"))


def broken(site: Path) -> list[str]:
    """Links that lead nowhere."""
    wrong = []
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":  # shown at any address: its links begin at the site's own
            continue
        for link in read(path).links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link.startswith("/"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            anchor = unquote(parts.fragment)
            if not target.is_file():
                wrong.append(f"{path.relative_to(site)}: {link} leads nowhere")
            elif anchor and target.suffix == ".html" and anchor not in read(target).names:
                wrong.append(f"{path.relative_to(site)}: {link} names no place of that page")
    return wrong


def listed(site: Path) -> set[str]:
    """The names that the reference explains, as the inventory has them by which other sites link; and the modules that
    have a page."""
    rest = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    pages = [page.parent.relative_to(site / "reference") for page in (site / "reference").rglob("index.html")]
    return {line.split(" ")[0] for line in zlib.decompress(rest).decode().splitlines()} | {
        ".".join(page.parts) for page in pages}


def public(package: Path) -> set[str]:
    """Modules, classes and functions, with the functions of classes, that do not begin with an underscore."""
    found = set()
    for path in package.rglob("*.py"):
        if path.name == "__main__.py" or "migrations" in path.parts:
            continue
        module = ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")
        found |= {module, *names_in(ast.parse(path.read_text("utf-8")), module)}
    return found


def names_in(tree: ast.Module | ast.ClassDef, prefix: str) -> set[str]:
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            found.add(f"{prefix}.{node.name}")
            if isinstance(node, ast.ClassDef):
                found |= names_in(node, f"{prefix}.{node.name}")
    return found


def main() -> None:
    site = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/site").resolve()
    names = public(ROOT / "comptoir")
    wrong = broken(site) + [f"{name} has no place in the reference" for name in sorted(names - listed(site))]
    if wrong:
        sys.exit("\n".join(wrong))
    pages = sum(1 for _ in site.rglob("*.html"))
    print(f"{pages} pages, {len(names)} public names: every link leads somewhere, every name has its place")


if __name__ == "__main__":
    main()
