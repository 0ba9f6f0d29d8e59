"""DKIM signatures (RFC 6376), checked here."""

import logging
from typing import Final

import dkim  # type: ignore[import-untyped]

from adjudicator.mail.proof import NOTHING, Proof, covers
from adjudicator.mail.proof.names import Lookup, NotAnswered

# What a letter says does not belong in the log.
_SILENT: Final = logging.getLogger("adjudicator.mail.dkim")
_SILENT.setLevel(logging.CRITICAL + 1)

MOST: Final = 3
"""How many signatures are looked at: the sender's own is among the first, and each may cost a question to DNS."""


def _domain(value: bytes) -> str:
    """The domain of a signature worth checking, "" for any other.

    One that covers only the beginning of the body (l=) would vouch for orders that somebody wrote under it.
    """
    fields = dkim.util.parse_tag_value(value)
    return "" if b"l" in fields else fields.get(b"d", b"").decode("ascii", "replace").strip()


def checked(raw: bytes, sender: str, lookup: Lookup) -> Proof:
    """Whether the sender's domain has signed the letter as it came; a signature that is not right is as none."""

    def text(name: bytes, timeout: float = 0) -> bytes | None:
        return lookup(name.decode("ascii", "replace").rstrip("."))

    try:
        letter = dkim.DKIM(raw, logger=_SILENT)
        signatures = [value for name, value in letter.headers if name.lower() == b"dkim-signature"]
        for number, value in enumerate(signatures[:MOST]):
            domain = _signed_by(letter, number, value, sender, text)
            if domain:
                return Proof("pass", f"DKIM of {domain}")
    except (dkim.DKIMException, NotAnswered, ValueError, LookupError, ArithmeticError, TypeError):
        # Bytes that are no letter, or nobody to ask: nothing is known, and the letter goes on without it.
        return NOTHING
    return NOTHING


def _signed_by(letter: dkim.DKIM, number: int, value: bytes, sender: str, text: object) -> str:
    try:
        domain = _domain(value)
        return domain if covers(domain, sender) and letter.verify(idx=number, dnsfunc=text) else ""
    except (dkim.DKIMException, dkim.util.InvalidTagValueList, ValueError, LookupError, ArithmeticError, TypeError):
        return ""  # the next one may be right
