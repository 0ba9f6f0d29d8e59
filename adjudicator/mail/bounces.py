"""What a delivery report says: whom a letter of ours did not reach, and which letter it was (RFC 3464).

Most servers write the reports of the RFC; many write prose of their own, which a maintained library knows.
"""

import logging
import re
from email.message import Message
from typing import Final

from msgspec import Struct

_MESSAGE_ID: Final = re.compile(rb"^[ \t>]*Message-ID:[ \t\r\n]*(<[^<>\s]{1,900}>)", re.I | re.M)
_WHY: Final = re.compile(rb"^(?:Diagnostic-Code|Status):[ \t]*(?:smtp;)?[ \t]*(.*(?:\r?\n[ \t]+.*){0,4})", re.I | re.M)
_ADDRESS: Final = re.compile(r"[^\s@<>]+@[^\s@<>]+\Z")
READ: Final = 256 * 1024
"""Bytes of a report that are looked through for the letter that came back with it."""
LONGEST_REASON: Final = 300

# The library reports each of its detectors, and those that stumble over hostile bytes, to a log of its own.
logging.getLogger("flufl.bounce").disabled = True


class Bounce(Struct, frozen=True):
    """A letter of ours that did not arrive: for whom, its Message-ID if it came back, and what the server said."""

    failed: tuple[str, ...] = ()
    message_ids: tuple[str, ...] = ()
    why: str = ""


def read(message: Message, raw: bytes) -> Bounce | None:
    """What a delivery report says; None for any other letter, and where delivery is only delayed."""
    from flufl.bounce import all_failures

    try:
        _, permanent = all_failures(message)
    except Exception:  # noqa: BLE001  what the library stumbles over is no report that anybody can read
        return None
    addresses = sorted(address.decode("ascii", "replace").strip().lower() for address in permanent)
    failed = tuple(address for address in addresses if _ADDRESS.match(address))
    if not failed:
        return None
    body = raw.partition(b"\n\n" if b"\r\n\r\n" not in raw else b"\r\n\r\n")[2][:READ]
    found = (match[1].decode("ascii", "replace") for match in _MESSAGE_ID.finditer(body))
    whys = [" ".join(match[1].decode("utf-8", "replace").split()) for match in _WHY.finditer(body)]
    return Bounce(failed, tuple(dict.fromkeys(found)), max(whys, key=len, default="")[:LONGEST_REASON])
