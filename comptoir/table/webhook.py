"""What is sent to an address that a player has named. Nobody makes this server knock at doors inside its own network:
the name is looked up once, every address behind it must be a public one, and the connection goes to that address.
Redirects are not followed, and there is little patience."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from comptoir.table.refusal import Refused

PATIENCE = 10.0  # seconds for all of it
LONGEST = 500  # characters of an address
PORTS = {"https": 443, "http": 80}


class NotTaken(Exception):
    """The other side did not take it."""


@dataclass(frozen=True)
class Address:
    """Where something is sent."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """As a request names its host."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def address_of(written: str, longest: int = LONGEST) -> Address:
    """Refused when it is none that we can send to."""
    try:
        parts = urlsplit(written.strip())
        port = parts.port
    except ValueError:
        raise Refused("webhook") from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme not in PORTS or not parts.hostname or len(written) > longest or parts.username \
            or not path.isascii() or not parts.hostname.isascii() or any(letter <= " " for letter in path):
        raise Refused("webhook")
    return Address(parts.scheme, parts.hostname, port or PORTS[parts.scheme], path)


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return found.is_global and not found.is_multicast


async def looked_up(where: Address, anywhere: bool) -> str:
    """The address behind the name; NotTaken when there is none, or one of them is not public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)
    except OSError as problem:
        raise NotTaken(f"{where.host} is not known: {problem.strerror}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (anywhere or all(is_public(address) for address in addresses)):
        raise NotTaken(f"{where.host} is inside our own network")
    return addresses[0]


async def send(written: str, body: bytes, headers: Mapping[str, str], *, anywhere: bool = False,
               longest: int = LONGEST) -> int:
    """The status that was answered; NotTaken when nothing was."""
    where = address_of(written, longest)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _send(where, body, headers, await looked_up(where, anywhere))
    except (OSError, TimeoutError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as problem:
        raise NotTaken(str(problem) or type(problem).__name__) from None


async def _send(where: Address, body: bytes, headers: Mapping[str, str], address: str) -> int:
    secure = ssl.create_default_context() if where.scheme == "https" else None
    reader, writer = await asyncio.open_connection(address, where.port, ssl=secure,
                                                   server_hostname=where.host if secure else None)
    try:
        told = {"Host": where.named, "User-Agent": "Comptoir", "Content-Length": str(len(body)), "Connection": "close",
                **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        writer.write(f"POST {where.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        line = (await reader.readuntil(b"\n"))[:200].decode("latin-1").split()
        if len(line) < 2 or not line[0].startswith("HTTP/"):
            raise NotTaken("this was no answer")
        return int(line[1])
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def send_json(written: str, told: Mapping[str, Any], key: str, *, anywhere: bool = False) -> None:
    """One JSON object; whoever gets it twice knows by its key. NotTaken unless it is answered with success."""
    body = json.dumps(told, ensure_ascii=False).encode()
    status = await send(written, body, {"Content-Type": "application/json", "Idempotency-Key": key}, anywhere=anywhere)
    if not 200 <= status < 300:
        raise NotTaken(f"it was answered with {status}")
