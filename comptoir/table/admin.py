"""The operator's door: a token that was named when the server was started, asked for once and then kept as a signed
cookie that goes nowhere but to the admin page. Without a token there is no such page."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.responses import Response
from starlette.types import Scope

from comptoir.kernel.errors import BadOption
from comptoir.table.seats import cookies_of

COOKIE = "comptoir-admin"
PATH = "/admin"
GOOD_FOR = 12 * 3600  # seconds that a cookie is
SHORTEST = 16  # letters of a token


def check_token(token: str) -> None:
    if token and (len(token) < SHORTEST or not token.isascii() or token != token.strip()):
        raise BadOption(f"--admin-token has at least {SHORTEST} letters, signs and digits, e.g.: "
                        f"{secrets.token_urlsafe(24)}")


class Admin:
    """Who knows the token, and which of their forms are theirs."""

    def __init__(self, token: str) -> None:
        check_token(token)
        self.exists = bool(token)
        self._token = hashlib.sha256(token.encode()).digest()
        self.set_key(secrets.token_urlsafe(32))

    def set_key(self, key: str) -> None:
        """The store's key, which all processes share. Cookies are signed with both: another token ends them, and who
        has a copy of the database cannot make one."""
        self._key = hmac.digest(self._token, key.encode(), "sha256")
        self._signer = URLSafeTimedSerializer(self._key, salt="admin")

    def is_right(self, token: str) -> bool:
        """Whether this is the token; it takes as long for any."""
        return self.exists and hmac.compare_digest(hashlib.sha256(token.encode()).digest(), self._token)

    def session(self, scope: Scope) -> str:
        """Of the operator whose request this is; "" when it is somebody else's."""
        try:
            return str(self._signer.loads(cookies_of(scope).get(COOKIE, ""), max_age=GOOD_FOR)) if self.exists else ""
        except BadSignature:
            return ""

    def proof(self, session: str) -> str:
        """What a form of this session says, so that no other page can make one."""
        return hmac.new(self._key, b"form " + session.encode(), "sha256").hexdigest()

    def is_proven(self, session: str, proof: str) -> bool:
        return hmac.compare_digest(self.proof(session).encode(), proof.encode())

    def let_in(self, answer: Response, secure: bool) -> None:
        answer.set_cookie(COOKIE, str(self._signer.dumps(secrets.token_urlsafe(12))), path=PATH, max_age=GOOD_FOR,
                          httponly=True, samesite="strict", secure=secure)

    def let_out(self, answer: Response) -> None:
        answer.delete_cookie(COOKIE, path=PATH)
