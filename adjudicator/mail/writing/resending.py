"""A letter sent again: the same content to the byte, in a new envelope.

Mail programs drop a second letter with the same Message-ID, so the very same bytes would often not be shown.
"""

import re
from datetime import datetime
from email.utils import format_datetime
from typing import Final

_CONTENT: Final = b"MIME-Version: 1.0\r\n"
_NEXT: Final = re.compile(rb"\r\n(?![ \t])")
_ID: Final = re.compile(rb"<[^<>\s]+>")
_RENEWED: Final = (b"date:", b"message-id:", b"in-reply-to:", b"references:", b"to:")


def again(raw: bytes, *, date: datetime, message_id: str, to: str) -> bytes:
    """A letter of ours with a new date, Message-ID and reader, in the thread of the first one."""
    head, mark, rest = raw.partition(_CONTENT)
    fields = [field for field in _NEXT.split(head) if field]
    ids = [one for name in (b"references:", b"message-id:") for one in _ID.findall(_named(fields, name))]
    first = ids[-1:]
    kept = [field for field in fields if not field.lower().startswith(_RENEWED)]
    at = next((i + 1 for i, field in enumerate(kept) if field.lower().startswith(b"from:")), 0)
    new = [
        f"Date: {format_datetime(date)}".encode(),
        f"Message-ID: {message_id}".encode(),
        *(b"In-Reply-To: " + one for one in first),
        *([b"References:" + b"".join(b"\r\n " + one for one in ids)] if ids else []),
    ]
    reader = _named(fields, b"to:") if to in _named(fields, b"to:").decode("ascii", "replace") else f"To: {to}".encode()
    return b"\r\n".join([*kept[:at], reader, *kept[at:], *new, b""]) + mark + rest


def _named(fields: list[bytes], name: bytes) -> bytes:
    return next((field for field in fields if field.lower().startswith(name)), b"")
