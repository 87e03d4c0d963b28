"""Passwords are kept as argon2 hashes, which take a moment to check: in a thread, so that nobody waits for it."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST, LONGEST = 8, 200  # letters

_HASHER = PasswordHasher()
# Checked when there is no such account: so the answer takes as long as for a wrong password, and tells nobody which it
# is.
_NOBODYS = _HASHER.hash("nobody has this password")


async def hashed(password: str) -> str:
    return await asyncio.to_thread(_HASHER.hash, password)


async def matches(kept: str | None, password: str) -> bool:
    """Whether it is the password that was kept; None for an account that is not there."""
    return await asyncio.to_thread(_matches, kept or _NOBODYS, password) and bool(kept)


def _matches(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
