"""The description of the HTTP API says what there is, and what is there is described."""

from __future__ import annotations

import json
import re

from starlette.routing import Route

from comptoir.table.app import DOORS, ROUTES

from .serving import Player, Server


def test_the_description_matches_the_routes(server: Server) -> None:
    anne = Player(server.url, "Anne")
    described = json.loads(anne.get("/openapi.json")[1])
    assert described["openapi"].startswith("3.1")
    told = {(path, method.upper()) for path, methods in described["paths"].items() for method in methods}
    served = {(re.sub(r":\w+\}", "}", route.path), method) for route in ROUTES if isinstance(route, Route)
              for method in (route.methods or ()) if method != "HEAD" and not route.path.startswith("/static/")}
    assert told == served
    for path, methods in described["paths"].items():
        for operation in methods.values():
            named = {argument["name"] for argument in operation.get("parameters", ()) if argument["in"] == "path"}
            assert named == set(re.findall(r"\{(\w+)\}", path))
            assert operation["summary"]
            assert operation["responses"]


def test_answers_are_of_the_kind_that_is_described(server: Server) -> None:
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "device"])
    values = {"table": made, "move": "0", "slug": "san-juan", "n": "1"}
    for door in DOORS:
        path = re.sub(r"\{(\w+)(:\w+)?\}", lambda found: values.get(found[1], "x"), door.path)
        if door.method != "GET" or path.endswith("/record") or path == "/admin":  # which is not there without a token
            continue
        with anne.http.open(anne.url + path) if "{secret}" not in door.path else anne.http.open(anne.url) as answer:
            if door.kind in ("text/html", "application/json", "text/plain"):
                assert answer.headers["Content-Type"].startswith(door.kind), path
