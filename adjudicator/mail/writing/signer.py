"""Signs our own letters (DKIM, RFC 6376), if the mail server does not."""

import logging
from pathlib import Path
from typing import Final

from msgspec import Struct

_SILENT: Final = logging.getLogger("adjudicator.mail.dkim")
_SIGNED_TOO: Final = (b"list-unsubscribe", b"list-unsubscribe-post")
"""Headers by which letters are ended: programs heed them only if they are signed (RFC 8058, 4)."""
_WAY: Final = (b"relaxed", b"relaxed")


class BadKey(ValueError):
    """The private key cannot be used; the text says why."""


class Signer(Struct, frozen=True):
    """The domain that vouches for our letters, the place of its public key, and the private key (PEM)."""

    domain: str
    selector: str
    key: bytes

    def __repr__(self) -> str:
        return f"Signer({self.selector}._domainkey.{self.domain})"

    def __call__(self, raw: bytes) -> bytes:
        """The letter preceded by a signature of its headers and its body."""
        import dkim  # type: ignore[import-untyped]

        domain, selector = self.domain.encode("idna"), self.selector.encode("ascii")
        letter = dkim.DKIM(raw, logger=_SILENT)
        there = {name.lower() for name, _ in letter.headers}
        signed = [*letter.default_sign_headers(), *(name for name in _SIGNED_TOO if name in there)]
        signature: bytes = letter.sign(
            selector, domain, self.key, canonicalize=_WAY, include_headers=list(dict.fromkeys(signed))
        )
        return signature + raw


def with_key(domain: str, selector: str, path: Path) -> Signer:
    """A signer with the key in a file; raises BadKey if the key cannot sign."""
    import dkim

    try:
        signer = Signer(domain, selector, path.read_bytes())
        signer(b"From: a@b\r\n\r\nA letter to try the key with.\r\n")
    except (OSError, dkim.DKIMException, ValueError, LookupError) as fault:
        raise BadKey(
            f"{path} holds no RSA key to sign letters with ({' '.join(str(fault).split()) or type(fault).__name__}):"
            " `openssl genrsa 2048` makes one"
        ) from fault
    return signer
