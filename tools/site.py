"""What the documentation site has beside docs: the pages of the repository itself, the notebooks, the reference with a
page for each module, and the few other files that a page leads to. Links are written as they are right in the
repository; here they are led to where their target stands on the site."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))  # a hook is not imported from where it lies

import notebooks  # noqa: E402

OWN = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "reporting.md",
       "CODE_OF_CONDUCT.md": "conduct.md", "CHANGELOG.md": "changes.md", "LICENSE": "licence.md",
       "bench/README.md": "bench.md"}
# The guides, by whom they are for; what is in docs and in none of these stands with those who look inside.
GUIDES = {"Play": ["table.md", "puzzles.md", "operate.md", "burgundy-boards.md"],
          "Look inside": ["design.md", "walk.md", "kernel.md", "stage.md", "words.md", "security.md"],
          "Add to it": ["add-a-game.md", "bots.md", "learn.md", "arena.md"],
          "Figures": ["speed.md", "bench.md", "first-start.md", "clicks.md"]}
NOTEBOOKS = ["game", "arena", "training"]
HOUSE = {"Project": ["contributing.md", "conduct.md", "reporting.md", "changes.md", "licence.md"]}
LINK = re.compile(r"(?<=\]\()([^)\s#]+)(#[^)\s]*)?(?=\))")
PICTURES = (".svg", ".png", ".webp")


def modules() -> list[Path]:
    """Every module that has public names, relative to the repository."""
    found = [path.relative_to(ROOT) for path in sorted((ROOT / "comptoir").rglob("*.py"))]
    return [path for path in found if path.name != "__main__.py" and "migrations" not in path.parts]


def dotted(module: Path) -> str:
    return ".".join(module.with_suffix("").parts).removesuffix(".__init__")


def reference(module: Path) -> str:
    """The page of a module."""
    return f"reference/{module.with_suffix('').as_posix().replace('__init__', 'index')}.md"


def place_of(target: Path) -> str:
    """Where a file or folder of the repository stands on the site."""
    inside = target.relative_to(ROOT).as_posix()
    if inside in OWN:
        return OWN[inside]
    if inside.startswith("docs/"):
        return inside.removeprefix("docs/").replace(".ipynb", ".md")
    if inside.startswith("comptoir/") and (target.is_dir() or target.suffix == ".py"):
        return reference(target.relative_to(ROOT) / "__init__.py" if target.is_dir() else target.relative_to(ROOT))
    return f"source/{inside}" + ("" if target.suffix in PICTURES else ".md")


def targets(text: str, folder: Path) -> Iterator[tuple[re.Match[str], Path]]:
    """The links of a page that lead to something in the repository."""
    for link in LINK.finditer(text):
        target = Path(os.path.normpath(folder / link[1]))
        if "://" not in link[1] and target.is_relative_to(ROOT) and target.exists():
            yield link, target


def origin(uri: str) -> Path:
    """The file of the repository from which a page comes."""
    for own, place in OWN.items():
        if uri == place:
            return ROOT / own
    return ROOT / "docs" / uri


def whole_file(path: Path) -> str:
    """A file, or the names in a folder, as a page."""
    title = path.relative_to(ROOT).as_posix()
    if path.is_dir():
        return f"# {title}\n\n" + "".join(f"- `{each.name}`\n" for each in sorted(path.iterdir()) if each.is_file())
    return f"# {title}\n\n```{path.suffix[1:]}\n{path.read_text('utf-8')}\n```\n"


def guides() -> list[Any]:
    """Everything in docs, by whom it is for."""
    def pages(folder: str) -> list[str]:
        return [path.relative_to(ROOT / "docs").as_posix() for path in sorted((ROOT / "docs").glob(f"{folder}*.md"))]

    rules = pages("rules/")
    french = [page for page in rules if page.endswith(".fr.md")]
    named = {page for some in GUIDES.values() for page in some}
    inside = [*GUIDES["Look inside"], *[page for page in pages("") if page not in named]]
    return [{"Comptoir": "index.md"}, {"Play": GUIDES["Play"]},
            {"Rules": [{"English": [page for page in rules if page not in french]}, {"Français": french}]},
            {"Look inside": inside}, {"Add to it": GUIDES["Add to it"]},
            {"Research": [*[f"notebooks/{name}.md" for name in NOTEBOOKS], *pages("research/")]},
            {"Figures": GUIDES["Figures"]}]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    tree: dict[str, Any] = {}
    for module in modules():
        parts = dotted(module).split(".")
        here = tree
        for part in parts[:-1]:
            here = here.setdefault(part, {})
        if module.name == "__init__.py":
            here.setdefault(parts[-1], {})[""] = reference(module)
        else:
            here[parts[-1]] = reference(module)

    def listed(branch: dict[str, Any]) -> list[Any]:
        return [place if not name else {name: listed(place) if isinstance(place, dict) else place}
                for name, place in branch.items()]

    config.nav = [*guides(), {"Reference": listed(tree["comptoir"])}, HOUSE]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for own, place in OWN.items():
        text = (ROOT / own).read_text("utf-8")
        files.append(File.generated(config, place, content=f"# Licence\n\n{text}" if own == "LICENSE" else text))
    for notebook in notebooks.NOTEBOOKS:
        text, pictures = notebooks.page(notebook)
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=text))
        for name, picture in pictures.items():
            files.append(File.generated(config, f"notebooks/{name}", content=picture))
    for module in modules():
        first = (ast.get_docstring(ast.parse((ROOT / module).read_text("utf-8"))) or "").strip()
        text = f"# {dotted(module)}\n\n" + ("" if first else "*A package of modules.*\n\n") + f"::: {dotted(module)}\n"
        files.append(File.generated(config, reference(module), content=text))
    for file in [*files.documentation_pages()]:
        if not file.src_uri.startswith(("reference/", "source/")):
            for _, target in targets(file.content_string, origin(file.src_uri).parent):
                place = place_of(target)
                if place.startswith("source/") and files.get_file_from_path(place) is None:
                    made = File.generated(config, place, abs_src_path=str(target)) if target.suffix in PICTURES \
                        else File.generated(config, place, content=whole_file(target))
                    made.inclusion = InclusionLevel.NOT_IN_NAV
                    files.append(made)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links lead to where their target stands on the site."""
    uri = page.file.src_uri
    if uri.startswith(("reference/", "source/")):
        return markdown
    for link, target in reversed(list(targets(markdown, origin(uri).parent))):
        own = uri.startswith("notebooks/") and target.suffix == ".ipynb"  # the file itself, to take away
        place = uri.replace(".md", ".ipynb") if own else place_of(target)
        led = os.path.relpath(place, os.path.dirname(uri) or ".")
        markdown = markdown[:link.start(1)] + led + markdown[link.end(1):]
    return markdown
