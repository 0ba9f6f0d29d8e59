"""Lines of the log: plain ones for people, JSON for programs. One entry is one line, whatever is in it."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

from adjudicator.service.log.entries import Entry, ascii_string

Style = Literal["plain", "json"]


class _Lines(logging.Formatter):
    """What all lines share: time, level, and a library's message without its traceback, which quotes its caller."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        return self.line(at, record)

    def line(self, at: datetime, record: logging.LogRecord) -> str:
        raise NotImplementedError


class Plain(_Lines):
    """Lines as people read them."""

    def line(self, at: datetime, record: logging.LogRecord) -> str:
        """`2026-05-01T18:00:00.123Z letter handled: letter=12 verdict=accepted`."""
        level = f" {record.levelname.lower()}" if record.levelno > logging.INFO else ""
        return f"{_instant(at)}{level} {_plain(record)}"


class Json(_Lines):
    """Lines as programs read them: one JSON object each."""

    def line(self, at: datetime, record: logging.LogRecord) -> str:
        """`{"at": ..., "level": "info", "from": ..., "what": "letter handled", "letter": 12}`."""
        said: dict[str, Any] = {"at": _instant(at), "level": record.levelname.lower(), "from": record.name}
        entry = record.msg
        if isinstance(entry, Entry):
            facts = {name: value for name, value in entry.facts.items() if value is not None}
            said |= {"what": entry.what, **facts}
        else:
            said["what"] = _foreign(record)
        return json.dumps(said, default=datetime.isoformat)


def write_log(style: Style, stream: TextIO | None = None) -> None:
    """Write the log in a style from now on, to stderr by default: our entries, and warnings of others."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(Json() if style == "json" else Plain())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("adjudicator").setLevel(logging.INFO)


def _instant(at: datetime) -> str:
    return f"{at:%Y-%m-%dT%H:%M:%S}.{at.microsecond // 1000:03}Z"


def _plain(record: logging.LogRecord) -> str:
    return str(record.msg) if isinstance(record.msg, Entry) else ascii_string(_foreign(record))[1:-1]


def _foreign(record: logging.LogRecord) -> str:
    kind = record.exc_info[0] if record.exc_info else None
    return f"{record.name}: {record.getMessage()}" + (f" ({kind.__name__})" if kind is not None else "")
