"""How long a newcomer waits: the committed tree cloned into an empty folder, with an empty home and pip's cache empty;
then `make run` three times: the first start, the second one, and one after a change in a style sheet.

    python tools/first_start.py [COMMIT]

The figures stand in docs/first-start.md. What is busy beside it counts too, so the load of the machine is told."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 900.0  # seconds after which a start has failed
# What a machine needs to reach its package registries, and nothing else.
KEPT = re.compile(r"(PIP|UV)_.*|.*(_proxy|_PROXY|CERTS?|CA_BUNDLE|CAINFO|CERT_FILE|CERT_DIR)")


class Start:
    """One `make run`: what it says, with the second in which it says it."""

    def __init__(self, project: Path, env: dict[str, str]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}/"
        self.began = time.monotonic()
        self.said: list[tuple[float, str]] = []
        self.process = subprocess.Popen(["make", "run", f"ARGS=--port {port}"], cwd=project, env=env, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        threading.Thread(target=self.listen, daemon=True).start()

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append((self.seconds(), line.rstrip()))
            print(f"{self.seconds():7.1f} s  {line.rstrip()}", flush=True)

    def page(self) -> float:
        """Seconds until the first page is there."""
        while True:
            self.still_trying("a page")
            try:
                with urllib.request.urlopen(self.address, timeout=30) as answer:
                    answer.read()
                    return self.seconds()
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)

    def heard(self, words: str) -> float:
        """Seconds until this is said."""
        while True:
            self.still_trying(words)
            for second, line in list(self.said):
                if words in line:
                    return second
            time.sleep(0.05)

    def still_trying(self, what: str) -> None:
        if self.process.poll() is not None or self.seconds() > LONGEST:
            sys.exit(f"no {what} after {self.seconds():.0f} s; make run {self.process.poll()}")

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)


def work() -> float:
    """Seconds of all cores together that the starts have cost until now: these hardly depend on what is busy beside."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def started(project: Path, env: dict[str, str], what: str) -> Iterator[Start]:
    print(f"{what} (load {os.getloadavg()[0]:.1f})", flush=True)
    before = work()
    start = Start(project, env)
    try:
        yield start
    finally:
        start.stop()
    print(f"{what}: {work() - before:.1f} s of work", flush=True)


def measure(commit: str) -> dict[str, float]:
    """Seconds by what is waited for."""
    folder = Path(tempfile.mkdtemp())
    project, home = folder / "project", folder / "home"
    home.mkdir()
    env = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    env |= {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    settings = Path.home() / ".config/pip/pip.conf"
    if settings.exists():
        (home / ".config/pip").mkdir(parents=True)
        shutil.copy(settings, home / ".config/pip/pip.conf")
    try:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(project)], check=True)
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=project, check=True)
        figures = {}
        with started(project, env, "first start") as start:
            figures["first page"] = start.page()
            figures["compiled bots"] = start.heard("compiled in")
            while list((project / "build/engine").glob("*.part")):  # it tidies up
                time.sleep(0.1)
        with started(project, env, "second start") as start:
            figures["second start"] = start.page()
        with (project / "comptoir/table/static/stage.css").open("a") as sheet:
            sheet.write("/* changed */\n")
        with started(project, env, "after a change in a style sheet") as start:
            figures["after a style sheet"] = start.page()
        return figures
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    for what, seconds in measure(sys.argv[1] if len(sys.argv) > 1 else head.stdout.strip()).items():
        print(f"{what:20} {seconds:6.1f} s")
    print(f"load at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
