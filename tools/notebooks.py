"""The notebooks in docs/notebooks: run, filled in with what they show, and written as pages of the site.

    python tools/notebooks.py            # runs them all and writes what they show into them
    python tools/notebooks.py check      # runs them all and says where they show something else than what is written

A cell is run as Python runs it, and the last expression is shown as Jupyter shows it: a picture as a picture, the rest
as text. So neither the tests nor the site need Jupyter. A cell tagged `varies` may show other figures when bots or
drawings have changed, or on another machine."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))
SVG = "image/svg+xml"

Cell = dict[str, Any]
Output = dict[str, Any]


def cells(path: Path) -> list[Cell]:
    return list(json.loads(path.read_text("utf-8"))["cells"])


def source(cell: Cell) -> str:
    return "".join(cell["source"])


def varies(cell: Cell) -> bool:
    return "varies" in cell["metadata"].get("tags", [])


def lines(text: str) -> list[str]:
    """Text as a notebook keeps it."""
    return text.splitlines(keepends=True)


def run_cell(cell: Cell, names: dict[str, Any]) -> list[Output]:
    """What the cell prints, then what its last expression is."""
    tree = ast.parse(source(cell))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"<{cell['id']}>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"<{cell['id']}>", "eval"), names)
    shown: list[Output] = []
    if printed.getvalue():
        shown.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        data = {SVG: lines(value._repr_svg_())} if hasattr(value, "_repr_svg_") else {"text/plain": lines(repr(value))}
        shown.append({"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"})
    return shown


def run(path: Path) -> list[tuple[Cell, list[Output]]]:
    """Every cell of code with what it shows now."""
    names: dict[str, Any] = {"__name__": "__main__"}
    return [(cell, run_cell(cell, names)) for cell in cells(path) if cell["cell_type"] == "code"]


def fill(path: Path) -> None:
    """Run a notebook, and write what it shows into it."""
    whole = json.loads(path.read_text("utf-8"))
    shown = {cell["id"]: outputs for cell, outputs in run(path)}
    for number, cell in enumerate((cell for cell in whole["cells"] if cell["cell_type"] == "code"), 1):
        cell["execution_count"], cell["outputs"] = number, shown[cell["id"]]
        for output in cell["outputs"]:
            if "execution_count" in output:
                output["execution_count"] = number
    path.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "utf-8")


def check(path: Path) -> list[str]:
    """Where a notebook shows something else than what is written in it; of pictures, only that they are there."""
    def kinds(outputs: list[Output]) -> list[str]:
        return [next(iter(output["data"])) if "data" in output else output["name"] for output in outputs]

    def texts(outputs: list[Output]) -> list[str]:
        return ["".join(output.get("text") or output["data"].get("text/plain", "")) for output in outputs]

    wrong = []
    for cell, shown in run(path):
        same = texts(shown) == texts(cell["outputs"]) or varies(cell)
        if kinds(shown) != kinds(cell["outputs"]) or not same:
            wrong.append(f"{cell['id']} shows {texts(shown)}, and {texts(cell['outputs'])} is written there")
    return wrong


def page(path: Path) -> tuple[str, dict[str, str]]:
    """A notebook as a page, and its pictures by their file names."""
    text, pictures = [], {}
    for cell in cells(path):
        if cell["cell_type"] == "markdown":
            text.append(source(cell))
            continue
        text.append(f"```python\n{source(cell)}\n```")
        for output in cell["outputs"]:
            data = output.get("data", {})
            if SVG in data:
                name = f"{path.stem}-{len(pictures) + 1}.svg"
                pictures[name] = "".join(data[SVG])
                text.append(f"![What the cell shows]({name})")
            else:
                text.append(f"```text\n{''.join(output.get('text') or data['text/plain']).rstrip()}\n```")
    text.append(f"The notebook itself: [`{path.name}`]({path.name}).")
    return "\n\n".join(text) + "\n", pictures


def main() -> None:
    sys.path.insert(0, str(ROOT))
    if "check" in sys.argv[1:]:
        wrong = [line for notebook in NOTEBOOKS for line in check(notebook)]
        sys.exit("\n".join(wrong) or 0)
    for notebook in NOTEBOOKS:
        fill(notebook)


if __name__ == "__main__":
    main()
