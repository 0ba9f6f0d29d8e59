"""A key of a domain, letters that are signed with it, and a name server that knows it."""

from base64 import b64encode

import dkim  # type: ignore[import-untyped]
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

KEY = rsa.generate_private_key(public_exponent=65537, key_size=1024)
PRIVATE = KEY.private_bytes(
    serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()
)
PUBLIC = b"v=DKIM1; k=rsa; p=" + b64encode(
    KEY.public_key().public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
)
ANN = "ann@mail.example.org"
LETTER = f"From: Ann <{ANN}>\r\nTo: gm@host.example\r\nSubject: orders\r\n\r\nATTACK planet 4\r\n".encode()


def keys(name: str, _: float) -> bytes | None:
    """A name server that knows one key."""
    return PUBLIC if name in ("s1._domainkey.example.org", "s1._domainkey.mail.example.org") else None


def signed(raw: bytes = LETTER, domain: bytes = b"mail.example.org", **more: object) -> bytes:
    found: bytes = dkim.sign(raw, b"s1", domain, PRIVATE, **more) + raw
    return found
