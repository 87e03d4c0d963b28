"""Dependencies point one way (docs/design.md, Layout): games -> kernel, board.py -> draw, bots -> search -> kernel,
arena -> bots, table and research on top. Found by reading every import, at the head of a module or inside a
function."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "comptoir"
CORE = {"__init__", "data", "state", "actions", "rules", "score", "position", "worths", "sketch", "sense", "glance",
        "loader", "features", "features_1"}
OUTSIDE = {"librt", "mypy_extensions"}  # all that kernel and rules need
DRAWING = {"comptoir.draw", "comptoir.stage", "comptoir.words", "comptoir.message"}
ABOVE = ("comptoir.bots", "comptoir.arena", "comptoir.table", "comptoir.research", "comptoir.cli")

Imports = list[tuple[int, str]]


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Imports:
    """What a module names after import, with the line; for `from a import b` that is a.b where it is a module."""
    found: Imports = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            found += [(node.lineno, whole(node.module or "", alias.name)) for alias in node.names]
    return found


def whole(module: str, name: str) -> str:
    base = PACKAGE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if base.with_suffix(".py").is_file() or base.is_dir() else module


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def faults(path: Path, *allowed: str, outside: set[str] | None = None) -> list[str]:
    """Imports of ours that are not allowed here, and of others' (None: any)."""
    found = []
    for line, module in imports(path):
        first = module.split(".")[0]
        if first == "comptoir":
            wrong = not within(module, *allowed)
        else:
            wrong = outside is not None and first not in outside and first not in sys.stdlib_module_names
        if wrong:
            found.append(f"{path.relative_to(PACKAGE.parent)}:{line} imports {module}")
    return found


def title_of(path: Path) -> str | None:
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def is_core(path: Path) -> bool:
    """The modules that play a title: these files, or what is in folders of these names."""
    inner = path.relative_to(PACKAGE).parts[2:]
    return Path(inner[0]).stem in CORE


KERNEL = [path for path in modules() if path.relative_to(PACKAGE).parts[0] == "kernel"]
LOOPS = [path for path in modules() if path.relative_to(PACKAGE).parts[0] in ("search", "features")]
TITLES = [path for path in modules() if title_of(path)]


def test_the_kernel_knows_no_game_and_needs_next_to_nothing() -> None:
    assert KERNEL
    assert [fault for path in KERNEL for fault in faults(path, "comptoir.kernel", outside=OUTSIDE)] == []


def test_the_loops_around_the_engine_need_the_kernel_and_know_no_game() -> None:
    assert LOOPS
    assert [fault for path in LOOPS for fault in faults(path, "comptoir.kernel", "comptoir.search", "comptoir.features",
                                                        outside=OUTSIDE)] == []


def test_the_rules_of_a_title_need_the_kernel_and_their_own_title() -> None:
    core = [path for path in TITLES if is_core(path)]
    assert len(core) > 5
    assert [fault for path in core
            for fault in faults(path, "comptoir.kernel", f"comptoir.games.{title_of(path)}",
                                *(["comptoir.features"] if path.stem.startswith("features") else []),
                                outside=OUTSIDE)] == []


def test_the_rules_of_a_title_do_not_look_at_its_board() -> None:
    """They are compiled, and must not need what draws, tells or encodes."""
    found = []
    for path in TITLES:
        for line, module in imports(path) if is_core(path) else []:
            if module.split(".")[3:] and module.split(".")[3].startswith(("board", "encode", "tell")):
                found.append(f"{path}:{line} imports {module}")
    assert found == []


def test_a_title_of_one_file_needs_the_kernel_alone() -> None:
    small = [path for path in (PACKAGE / "games").glob("*.py") if path.stem != "__init__"]
    assert [fault for path in small for fault in faults(path, "comptoir.kernel", outside=OUTSIDE)] == []


def test_no_title_imports_another() -> None:
    found = []
    for path in TITLES:
        for line, module in imports(path):
            if within(module, "comptoir.games") and not within(module, f"comptoir.games.{title_of(path)}"):
                found.append(f"{path}:{line} imports {module}")
    assert found == []


def test_boards_need_drawing_words_the_kernel_and_their_own_title() -> None:
    boards = [path for path in TITLES if path.stem.startswith("board")]
    assert boards
    assert [fault for path in boards
            for fault in faults(path, "comptoir.kernel", f"comptoir.games.{title_of(path)}", *DRAWING)] == []


def test_what_else_a_title_has_needs_nothing_from_above() -> None:
    others = [path for path in TITLES if not is_core(path)]
    assert [fault for path in others
            for fault in faults(path, "comptoir.kernel", f"comptoir.games.{title_of(path)}", "comptoir.encoding",
                                "comptoir.screens", *DRAWING)] == []


def test_drawing_knows_no_game() -> None:
    drawing = [path for path in modules() if path.relative_to(PACKAGE).parts[0] == "draw"]
    assert drawing
    assert [fault for path in drawing for fault in faults(path, "comptoir.draw", outside={"resvg_py"})] == []


@pytest.mark.parametrize(("folder", "allowed"), [
    ("bots", ("comptoir.bots", "comptoir.features", "comptoir.kernel", "comptoir.nets", "comptoir.search")),
    ("arena", ("comptoir.arena", "comptoir.bots", "comptoir.kernel", "comptoir.draw.palette", "comptoir.threads",
               "comptoir.voice"))])
def test_bots_need_the_kernel_and_the_arena_needs_bots(folder: str, allowed: tuple[str, ...]) -> None:
    """A bot meets a title through Game: load() is all it needs from elsewhere."""
    paths = [path for path in modules() if path.relative_to(PACKAGE).parts[0] == folder]
    if not paths:
        pytest.skip(f"there is no comptoir/{folder} yet")
    found = [fault for path in paths for fault in faults(path, *allowed)]
    assert [fault for fault in found if not fault.endswith("imports comptoir")] == []


def test_nothing_below_imports_what_stands_on_top() -> None:
    rooms = ("kernel", "search", "features", "games", "draw")
    below = [path for path in modules() if path.relative_to(PACKAGE).parts[0] in rooms]
    below += [PACKAGE / "__init__.py"]
    found = [f"{path}:{line} imports {module}" for path in below for line, module in imports(path)
             if within(module, *ABOVE)]
    assert found == []
    for folder in ("bots", "arena"):
        for path in (PACKAGE / folder).rglob("*.py"):
            for line, module in imports(path):
                assert not within(module, "comptoir.table", "comptoir.research", "comptoir.cli"), f"{path}:{line}"


def test_nothing_that_plays_touches_the_global_random() -> None:
    """Luck comes from Chance alone (docs/design.md, Luck), a fresh seed from `secrets`. A drawing may have a
    Random of its own."""
    core = [*KERNEL, *LOOPS, *[path for path in TITLES if is_core(path)]]
    assert [f"{path}:{line}" for path in core for line, module in imports(path) if module == "random"] == []
    for path in [*KERNEL, *LOOPS, *TITLES]:
        text = path.read_text(encoding="utf-8")
        assert "np.random" not in text, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                assert "random" not in [alias.name for alias in node.names], f"{path}:{node.lineno}"
            elif isinstance(node, ast.ImportFrom) and node.module == "random":
                assert [alias.name for alias in node.names] == ["Random"], f"{path}:{node.lineno}"


def test_every_import_is_seen(tmp_path: Path) -> None:
    """The walk itself: inside functions, and of names that are modules."""
    path = tmp_path / "module.py"
    path.write_text("import os.path\nfrom comptoir.kernel import state\ndef f():\n    from comptoir import load\n"
                    "    import random as luck\n")
    assert imports(path) == [(1, "os.path"), (2, "comptoir.kernel.state"), (4, "comptoir"), (5, "random")]
