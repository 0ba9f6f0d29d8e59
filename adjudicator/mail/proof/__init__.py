"""Evidence that a letter comes from where its From line says: its signatures, and our own provider's findings.

None of this ever proves a forgery by itself: a signature that cannot be checked is worth as much as none. The findings
are stored with the letter, because name servers do not always give the same answer.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

Found = Literal["pass", "fail", "unknown"]


class Proof(Struct, frozen=True):
    """What is known of the sender's domain: it vouches for the letter, disowns it, or nothing is known; and by what."""

    found: Found = "unknown"
    by: str = ""


NOTHING: Final = Proof()


def load(kept: str | None) -> Proof:
    """A proof from its JSON; letters of older databases have none. Raises msgspec.ValidationError."""
    return NOTHING if kept is None else msgspec.json.decode(kept, type=Proof)


def written(proof: Proof) -> str:
    """A proof as it is stored."""
    return msgspec.json.encode(proof).decode()


def covers(signing: str, sender: str) -> bool:
    """Whether a domain may vouch for another: it is the same, or stands above it (never a top-level domain)."""
    above, below = signing.lower().rstrip("."), sender.lower().rstrip(".")
    return bool(above) and (above == below or ("." in above and below.endswith(f".{above}")))
