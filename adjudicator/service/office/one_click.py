"""Links by which one click ends the letters of a list to a person (RFC 8058): what stands in them cannot be guessed.

A link holds neither an address nor a name, so that no web server on its way notes who gets which letters. It is made
from the secret of the installation, the list and the address, and nothing is kept for it.
"""

import hmac
from typing import Final

from adjudicator.service.office.office import Office

DIGEST: Final = "digest"
"""The list of letters of the day."""


def watching(game: str) -> str:
    """The list of the public reports of a game."""
    return f"watch/{game}"


def link(office: Office, of: str, address: str) -> str:
    """The link for a list and a person; empty if nobody answers links here."""
    return f"{office.one_click}/{mark(office, of, address)}" if office.one_click else ""


def mark(office: Office, of: str, address: str) -> str:
    """What stands at the end of the link."""
    said = f"adjudicator one click\0{of}\0{address}"
    return hmac.digest(office.secret, said.encode(), "sha256")[:20].hex()
