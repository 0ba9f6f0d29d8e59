"""Time zones: found one by one, as they are in the list of all."""

from itertools import chain
from zoneinfo import available_timezones

import pytest

from adjudicator.service.settings import time_zones


def test_every_zone_of_the_list_is_known() -> None:
    assert "Europe/London" in time_zones.listed()
    assert [zone for zone in time_zones.listed() if not time_zones.known(zone)] == []


NONE = ("", " ", ".", "..", "/", "Europe", "Europe/", "Europe/Nowhere", "Europe/London/", "Europe//London", "London")
FILES = (
    "/etc/passwd",
    "../zoneinfo/Europe/London",
    "tzdata.zi",
    "zone.tab",
    "posixrules",
    "leapseconds",
    "\0",
    "Übersee",
)
AGAIN = tuple(chain.from_iterable((f"posix/{zone}", f"right/{zone}") for zone in ("Europe/London", "UTC")))


@pytest.mark.parametrize("zone", [*NONE, *FILES, *AGAIN])
def test_what_is_not_in_the_list_is_none(zone: str) -> None:
    assert zone not in available_timezones()
    assert not time_zones.known(zone)
