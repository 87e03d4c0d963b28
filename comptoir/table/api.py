"""The doors of the HTTP API: one table from which both the routes and their description (OpenAPI) are made."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import comptoir

Handler = Callable[[Request], Awaitable[Response]]
_ARGUMENT = re.compile(r"\{(\w+)(?::(\w+))?\}")

HTML, JSON, TEXT = "text/html", "application/json", "text/plain"
MOVED = "303"  # answers that send the browser on

# What any door may answer instead; a sentence says why.
ANYWHERE = {400: "what was sent cannot be understood", 429: "too many, too soon: Retry-After says when to try again",
            503: "the database does not answer"}
TO_FORMS = {403: "it comes from a page of another site", 413: "more than is taken"}

ARGUMENTS = {"table": "the id of a table", "move": "how many moves were made", "locale": "en or fr",
             "n": "its number, from 1 on", "slug": "a title, e.g. puerto-rico", "secret": "the secret of a seat's link",
             "word": "of a link that was sent by e-mail", "deed": "ban, lift, close, delete or limit"}


@dataclass(frozen=True)
class Door:
    """One address: who answers there, with what, and what it is for."""

    path: str
    answer: Handler
    says: str
    kind: str = HTML  # what it answers with; MOVED: by sending the browser on
    method: str = "GET"
    query: Mapping[str, str] = field(default_factory=dict)
    form: Mapping[str, str] = field(default_factory=dict)
    file: str = ""  # the field of the form that is a file
    fails: Mapping[int, str] = field(default_factory=dict)
    asks: bool = False  # whoever has no name is asked for it first

    def route(self) -> Route:
        return Route(self.path, self.answer, methods=[self.method], name=self.answer.__name__)

    def described(self) -> dict[str, Any]:
        """As an operation of OpenAPI."""
        told: dict[str, Any] = {"summary": self.says, "responses": {}}
        arguments = [_parameter("path", name, ARGUMENTS[name], kind == "int")
                     for name, kind in _ARGUMENT.findall(self.path)]
        arguments += [_parameter("query", name, says) for name, says in self.query.items()]
        if arguments:
            told["parameters"] = arguments
        if self.form or self.file:
            fields = {name: {"type": "string", "description": says} for name, says in self.form.items()}
            if self.file:
                fields[self.file] = {"type": "string", "format": "binary"}
            kind = "multipart/form-data" if self.file else "application/x-www-form-urlencoded"
            told["requestBody"] = {"content": {kind: {"schema": {"type": "object", "properties": fields}}}}
        if self.kind == MOVED:
            told["responses"][MOVED] = {"description": "sent on"}
        else:
            told["responses"]["200"] = {"description": "done", "content": {self.kind: {"schema": {
                "type": "object" if self.kind == JSON else "string"}}}}
        if self.asks:
            told["responses"]["200"] = {"description": "a page that asks for a name first",
                                        "content": {HTML: {"schema": {"type": "string"}}}}
        for status, why in {**ANYWHERE, **(TO_FORMS if self.method == "POST" else {}), **self.fails}.items():
            told["responses"][str(status)] = {"description": why}
        return told


def _parameter(where: str, name: str, says: str, whole: bool = False) -> dict[str, Any]:
    return {"name": name, "in": where, "description": says, "required": where == "path",
            "schema": {"type": "integer" if whole else "string"}}


def openapi(doors: Sequence[Door]) -> dict[str, Any]:
    """The description of all doors, as OpenAPI 3.1 has it."""
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        plain = _ARGUMENT.sub(r"{\1}", door.path)
        paths.setdefault(plain, {})[door.method.lower()] = door.described()
    return {"openapi": "3.1.0", "paths": paths,
            "info": {"title": "Comptoir", "version": comptoir.__version__,
                     "description": "Pages and answers of the table. Who asks is known by a signed cookie. The game "
                                    "itself goes over the WebSocket at /t/{table}/live: see docs/operate.md."}}
