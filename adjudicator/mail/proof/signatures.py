"""DKIM signatures (RFC 6376), checked here."""

import logging
import re
from time import monotonic
from typing import Final

import dkim  # type: ignore[import-untyped]

from adjudicator.mail.proof import NOTHING, Proof, covers
from adjudicator.mail.proof.names import SECONDS, Lookup, NotAnswered

# The content of a letter does not belong in the log.
_SILENT: Final = logging.getLogger("adjudicator.mail.dkim")
_SILENT.setLevel(logging.CRITICAL + 1)

MOST: Final = 3
"""How many signatures are checked: the sender's own is among the first, and each may need a DNS query."""
MOST_HEADER: Final = 64 * 1024
LONGEST: Final = 4096
"""How many characters a signature or key may have: anybody with a domain can publish one that takes hours to check."""
MOST_BLANKS: Final = 20_000_000
"""For each run of blanks the library takes the square of its length, summed over the letter."""

_HEADER: Final = re.compile(rb"\r?\n\r?\n")
_BLANKS: Final = re.compile(rb"[\t ]{2,}")

_WRONG: Final = (
    dkim.DKIMException,
    dkim.util.InvalidTagValueList,
    ValueError,
    LookupError,
    ArithmeticError,
    TypeError,
)
"""What the library raises on invalid signatures and letters."""


def _long(raw: bytes) -> bool:
    """Whether a letter could take long to check; none that a mail program wrote does."""
    end = _HEADER.search(raw)
    if end is None or end.start() > MOST_HEADER:
        return True
    return sum((run.end() - run.start()) ** 2 for run in _BLANKS.finditer(raw)) > MOST_BLANKS


def _domain(value: bytes) -> str:
    """The domain of a signature worth checking, "" for any other.

    One that covers only the beginning of the body (l=) would vouch for orders that somebody wrote under it.
    """
    fields = dkim.util.parse_tag_value(value)
    return "" if b"l" in fields else fields.get(b"d", b"").decode("ascii", "replace").strip()


def checked(raw: bytes, sender: str, lookup: Lookup) -> Proof:
    """Whether the sender's domain has signed the letter as received; an invalid signature counts as none."""
    until = monotonic() + SECONDS

    def text(name: bytes, timeout: float = 0) -> bytes | None:
        left = until - monotonic()
        if left <= 0:
            raise NotAnswered("the time for this letter is over")
        key = lookup(name.decode("ascii", "replace").rstrip("."), left)
        return key if key is None or len(key) <= LONGEST else None

    if _long(raw):
        return NOTHING
    try:
        letter = dkim.DKIM(raw, logger=_SILENT)
        signatures = [value for name, value in letter.headers if name.lower() == b"dkim-signature"]
        for number, value in enumerate(signatures[:MOST]):
            domain = _signed_by(letter, number, value, sender, text)
            if domain:
                return Proof("pass", f"DKIM of {domain}")
    except _WRONG:
        # The bytes are no letter, so nothing is known, and the check goes on without it.
        return NOTHING
    return NOTHING


def _signed_by(letter: dkim.DKIM, number: int, value: bytes, sender: str, text: object) -> str:
    try:
        domain = _domain(value) if len(value) <= LONGEST else ""
        return domain if covers(domain, sender) and letter.verify(idx=number, dnsfunc=text) else ""
    except (NotAnswered, *_WRONG):
        return ""  # the next one may be right
