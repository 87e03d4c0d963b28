"""Processes that play multiply in one thread each, unless somebody says how many."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import comptoir
from comptoir.threads import VARIABLES, cores

THREADS = "import numpy, os; numpy.ones((9, 9)) @ numpy.ones((9, 9)); print(len(os.listdir('/proc/self/task')))"
CHILD = f"""
import subprocess, sys
from comptoir.cli import main
main(["list"])
print(subprocess.run([sys.executable, "-c", {THREADS!r}], capture_output=True, text=True).stdout)
"""


def threads(**said: str) -> int:
    """Of a process that the command line has started."""
    env = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    env |= {"PYTHONPATH": str(Path(comptoir.__file__).parents[1]), **said}
    done = subprocess.run([sys.executable, "-c", CHILD], env=env, capture_output=True, text=True, check=True)
    return int(done.stdout.split()[-1])


pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at threads as Linux shows them")


def test_what_the_command_line_starts_has_one_thread() -> None:
    assert threads() == 1


def test_who_says_how_many_is_left_alone() -> None:
    pytest.importorskip("numpy")
    if (os.cpu_count() or 1) < 2:
        pytest.skip("one core: there is never more than one thread")
    assert threads(**dict.fromkeys(VARIABLES, "2")) == 2


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system gives nobody some of its cores")
def test_who_was_given_one_core_uses_one() -> None:
    mine = cores()[-1]
    program = (f"import os; os.sched_setaffinity(0, {{{mine}}}); from comptoir.threads import cores; "
               "from comptoir.learn.plan import usual_plan; print(cores(), usual_plan('san-juan').workers)")
    env = {**os.environ, "PYTHONPATH": str(Path(comptoir.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [f"[{mine}]", "1"]
