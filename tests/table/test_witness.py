"""The operator's view: a log for programs, which holds no secrets."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

from .serving import Player, environment, free_port


def test_every_request_is_a_line_for_programs_without_secrets(tmp_path: Path) -> None:
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen([sys.executable, "-m", "comptoir.cli", "serve", "--port", str(port), "--log", "json",
                                   "--db", f"sqlite:///{tmp_path}/tables.db"], env=environment(), stderr=log,
                                  stdout=subprocess.PIPE)
        assert server.stdout is not None
        assert f":{port}" in server.stdout.readline().decode()
        anne = Player(f"http://127.0.0.1:{port}", "Anne")
        made = anne.open_table(["me", "bot:easy"])
        secret = re.search(r"/s/([\w-]+)", anne.get(f"/t/{made}/links")[1])
        assert secret
        anne.get(f"/s/{secret[1]}")
        anne.get("/nothing/here")
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
    text = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    asked = {(line["method"], line["door"], line["status"]) for line in lines if "door" in line}
    assert {("POST", "/new", 303), ("GET", "/s/{secret}", 303), ("GET", "elsewhere", 404)} <= asked
    assert all(line["ms"] >= 0 and line["at"] and line["address"] == "local" for line in lines if "door" in line)
    assert secret[1] not in text
