"""What operators copy: the container file, the service and the examples for proxies name what there is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from comptoir.table.app import DOORS

from ..table.serving import command

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def options() -> set[str]:
    """Of comptoir serve."""
    return set(re.findall(r"--[a-z-]+", command("serve", "--help").stdout))


@pytest.mark.parametrize("file", ["Containerfile", "comptoir.service"])
def test_they_start_the_table_with_options_it_has(file: str, options: set[str]) -> None:
    [line] = [line for line in (DEPLOY / file).read_text().splitlines() if line.startswith(("ENTRYPOINT", "ExecStart"))]
    used = set(re.findall(r"--[a-z-]+", line))
    assert used >= {"--host", "--port", "--log"}
    assert used <= options


def test_proxies_ask_doors_that_there_are() -> None:
    doors = {door.path for door in DOORS}
    asked = re.findall(r"(/(?:readyz|healthz|metrics)\b)", "".join(
        path.read_text() for path in DEPLOY.iterdir()))
    assert set(asked) == {"/readyz", "/healthz", "/metrics"}
    assert set(asked) <= doors


def test_the_container_installs_extras_that_there_are() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    for extra in re.findall(r"\[([\w,-]+)\]'", (DEPLOY / "Containerfile").read_text()):
        for name in extra.split(","):
            assert re.search(rf"^{name} = \[", project, re.MULTILINE), name


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("SERVICE NOT VERIFIED: there is no systemd-analyze (Debian: systemd)")
    service = tmp_path / "comptoir.service"
    program = tmp_path / "comptoir"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    service.write_text((DEPLOY / "comptoir.service").read_text().replace("/opt/comptoir/bin/comptoir", str(program)))
    told = subprocess.run(["systemd-analyze", "verify", str(service)], capture_output=True, text=True, check=False)
    about_it = [line for line in told.stderr.splitlines() if "comptoir" in line]
    if told.returncode and not about_it:
        pytest.skip(f"SERVICE NOT VERIFIED: systemd-analyze cannot work here: {told.stderr[:200]}")
    assert about_it == []
