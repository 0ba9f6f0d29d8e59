"""Dates in headers, which anybody can write: what is none is none, and nothing fails on it."""

from datetime import datetime, timedelta, timezone

import pytest

from adjudicator.mail.parsing.headers import moment


def test_a_date_is_read_with_its_zone() -> None:
    zone = timezone(timedelta(hours=1))
    assert moment("Fri, 1 May 2026 18:00:00 +0100") == datetime(2026, 5, 1, 18, tzinfo=zone)
    assert moment("1 May 2026\r\n 18:00:00 +0100") == datetime(2026, 5, 1, 18, tzinfo=zone)


@pytest.mark.parametrize(
    "stated",
    [
        "",
        "yesterday",
        "Fri, 32 Foo",
        "Fri, 1 May 2026 18:00:00 +9999",
        "Fri, 1 May 2026 18:00:00 +99999999999999",
        "Fri, 1 May 99999999999 18:00:00 +0000",
        "Fri, 1 May 2026 99999999999999999999:00:00 +0000",
        "9" * 5000,
        ", , , : : :",
        "\udcff May",
    ],
)
def test_what_is_no_date_is_none(stated: str) -> None:
    assert moment(stated) is None
