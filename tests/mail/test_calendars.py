"""Which calendars answer an invitation: by what they say themselves, else by what is said of their part."""

import pytest

from adjudicator.mail.parsing.calendar_answers import answers


@pytest.mark.parametrize(
    ("method", "content", "answer"),
    [
        ("", b"BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n", True),
        ("", b"BEGIN:VCALENDAR\nMETHOD:COUNTER\n", True),
        ("", b"BEGIN:VCALENDAR\r\nMETHOD:REFRESH\r\n", True),
        ("", b"begin:vcalendar\r\nmethod:reply\r\n", True),
        ("", b"BEGIN:VCALENDAR\r\nMETHOD;X-A=1:REPLY \r\n", True),
        ("", b"BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n", False),
        ("", b"BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\n", False),
        ("REPLY", b"BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n", False),
        ("request", b"BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\n", True),
        (" Reply ", b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", True),
        ("request", b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", False),
        ("", b"BEGIN:VCALENDAR\r\nSUMMARY:METHOD:REPLY\r\n", False),
        # The method stands at the beginning.
        ("", b"BEGIN:VCALENDAR\r\nPRODID:" + b"x" * 1000 + b"\r\nMETHOD:REPLY\r\n", True),
        ("", b"BEGIN:VCALENDAR\r\n" + b"X:y\r\n" * 1000 + b"METHOD:REPLY\r\n", False),
    ],
)
def test_what_a_calendar_says_goes_before_what_is_said_of_it(method: str, content: bytes, answer: bool) -> None:
    assert answers(method, content) is answer
