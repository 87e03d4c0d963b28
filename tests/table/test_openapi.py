"""The HTTP API is asked everything that its description allows, and much that it does not: schemathesis finds nothing.

A few questions for each door here; `make fuzz` asks many more."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from .serving import Player, Server

pytest.importorskip("schemathesis.checks", reason="HTTP API NOT FUZZED: schemathesis is missing (make fuzz)")
schemathesis = pytest.importorskip("schemathesis", reason="HTTP API NOT FUZZED: schemathesis is missing (make fuzz)")

# What a page does not understand in its query it leaves aside, as pages do: that bad data is rejected is not checked.
CHECKS = [getattr(schemathesis.checks, name) for name in (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "unsupported_method")]
QUESTIONS = int(os.environ.get("COMPTOIR_FUZZ", "6"))  # for each door


@pytest.fixture(scope="session")
def described(server: Server) -> Any:
    """The description as it is served. Tables that there are not are in it, and one that there is."""
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "device"])
    told = json.loads(anne.get("/openapi.json")[1])
    for doors in told["paths"].values():
        for door in doors.values():
            for argument in door.get("parameters", ()):
                if argument["name"] == "table":
                    argument["schema"] = {"anyOf": [{"const": made}, argument["schema"]]}
    schema = schemathesis.openapi.from_dict(told)
    schema.config.update(base_url=server.url)
    return schema


def test_every_answer_is_as_described(described: Any) -> None:
    problems, doors = [], [found.ok() for found in described.get_all_operations()]
    assert len(doors) > 20
    for door in doors:
        @settings(max_examples=QUESTIONS, deadline=None, derandomize=True, database=None,
                  phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))
        @given(case=door.as_strategy())
        def ask(case: Any) -> None:
            case.call_and_validate(allow_redirects=False, checks=CHECKS)

        try:
            ask()
        except BaseExceptionGroup as found:  # all that is wrong, not only the first
            problems.append(f"{door.method.upper()} {door.path}: {found}")
    assert not problems, "\n".join(problems)
