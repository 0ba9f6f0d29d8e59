"""The entries of a calendar that goes with a letter."""

from email import message_from_bytes
from email.policy import default
from typing import Any

from icalendar import Calendar


def events(raw: bytes) -> list[Any]:
    """The entries of the calendar that a letter brings."""
    message: Any = message_from_bytes(raw, policy=default)
    found = [part for part in message.walk() if part.get_content_type() == "text/calendar"]
    for part in found:
        assert part.get_filename() == "andromeda.ics"
        assert part.get_param("method") == "PUBLISH"
        assert part.get_content_disposition() == "attachment"
    return [event for part in found for event in Calendar.from_ical(part.get_payload(decode=True)).walk("VEVENT")]


def said(event: Any) -> tuple[str, int, str]:
    """When an entry is, which of its versions it is, and whether it stands."""
    return f"{event.decoded('DTEND'):%d %b %H:%M}", int(event["SEQUENCE"]), str(event["STATUS"])
