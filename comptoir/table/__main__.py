"""python -m comptoir.table: the table without the rest of the command line."""

from __future__ import annotations

import argparse

from comptoir.table.serve import serve


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m comptoir.table", description="Serve tables in the browser.")
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8000)
    asked.add_argument("--db", help="sqlite:///file.db or postgresql://user@host/name")
    asked.add_argument("--pace", type=float, default=0.8, help="seconds that a bot's move takes at least")
    asked.add_argument("--workers", type=int, default=1, help="processes in which bots think")
    asked.add_argument("--seconds", type=float, default=2.0, help="how long a bot thinks about one choice")
    serve(**vars(asked.parse_args()))


if __name__ == "__main__":
    main()
