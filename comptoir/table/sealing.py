"""Messages that only one browser can read, and that only we can have sent: aes128gcm as Web Push wants it (RFC 8291
over RFC 8188), and the signature by which push services know us (VAPID, RFC 8292). Bytes in, bytes out: nothing is
sent."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a record; a message is one
GOOD_FOR = 12 * 3600  # seconds that a signature is
KEY, AUTH, SALT = 65, 16, 16  # bytes of a browser's key, its secret, and a salt


def coded(octets: bytes) -> str:
    """As these things are written: base64 for addresses, without its end."""
    return urlsafe_b64encode(octets).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError when it is not that."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Its public side."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(key: str, auth: str) -> bool:
    """Whether these are a browser's key and secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        return len(decoded(key)) == KEY and len(decoded(auth)) == AUTH
    except (ValueError, InvalidKey):
        return False


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(text: bytes, key: str, auth: str, ours: ec.EllipticCurvePrivateKey | None = None,
           salt: bytes | None = None) -> bytes:
    """A message for the browser with this key and secret; with a key and a salt that are used once."""
    ours, salt = ours or ec.generate_private_key(CURVE), salt or os.urandom(SALT)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    info = b"WebPush: info\0" + decoded(key) + point(ours)
    secret = _derived(decoded(auth), ours.exchange(ec.ECDH(), theirs), info, 32)
    cipher = AESGCM(_derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([KEY]) + point(ours)
    return head + cipher.encrypt(nonce, text + b"\x02", None)


def new_secret() -> str:
    """For a store that has none yet."""
    return coded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class Signer:
    """We, as push services know us."""

    def __init__(self, secret: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(decoded(secret), "big"), CURVE)
        self.public = coded(point(self.key))
        self.contact = contact  # where they can ask about us: an address on the web

    def header(self, endpoint: str) -> str:
        """What authorizes a message to this endpoint."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + GOOD_FOR, "sub": self.contact}
        told = ".".join(coded(json.dumps(part, separators=(",", ":")).encode())
                        for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={told}.{coded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"
