"""Hours that people choose for their letters: REMIND ME at 19:00, DIGEST daily at 7:00.

A wish is about a person and not about a seat: it holds for all letters to their address.
"""

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.sayings import Several, Together
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.settings.phrases import say
from adjudicator.service.settings.time_zones import called, nearest
from adjudicator.service.timetable import daily
from adjudicator.store.tables.values import NEVER, Hours

REMIND: Final = "REMIND ME"
DIGEST: Final = "DIGEST"
_MOST: Final = 5
_NOON: Final = 12
_DAY: Final = 24
_HOUR: Final = re.compile(
    r"(?:(?:daily|every\s+day|each\s+day|täglich|taeglich|jeden\s+tag)\s*,?\s*)?(?:(?:at|um)\s+)?"
    r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>[0-5]\d))?\s*(?P<half>[ap]\.?m\b\.?)?\s*(?:uhr\b|o'clock\b|h\b)?"
    r"(?:[\s,(]+(?P<zone>[^()]{1,60}?)\)?)?\s*[.!]?\s*\Z",
    re.I,
)
_NONE: Final[dict[str, re.Pattern[str]]] = {
    REMIND: re.compile(r"(?:never|nie|niemals|none|no|nicht|off|aus)\s*[.!]?\s*\Z", re.I),
    DIGEST: re.compile(r"(?:off|aus|never|nie|none|no|nein|end)\s*[.!]?\s*\Z", re.I),
}
_USUAL: Final = re.compile(r"(?:(?:as|wie)\s+)?(?:usual|üblich|ueblich|default|sonst)\s*[.!]?\s*\Z", re.I)


class Wish(Struct, frozen=True):
    """What somebody has written: an hour in minutes (None: as usual), and the words for a zone."""

    minutes: int | None
    zone: str = ""


def read(word: str, said: str) -> Wish | None:
    """The wish that stands behind REMIND ME or DIGEST; None if it cannot be understood."""
    said = said.strip()
    if word == REMIND and _USUAL.match(said):
        return Wish(None)
    if _NONE[word].match(said):
        return Wish(NEVER if word == REMIND else None)
    found = _HOUR.match(said)
    if found is None:
        return None
    hour, half = int(found["hour"]), (found["half"] or "")[:1].lower()
    if half:
        if not 1 <= hour <= _NOON:
            return None
        hour = hour % _NOON + (_NOON if half == "p" else 0)
    # 24:00 is how some people write midnight.
    minutes = hour % _DAY * 60 + int(found["minute"] or 0) if hour <= _DAY else None
    return None if minutes is None else Wish(minutes, (found["zone"] or "").strip())


def wished(
    incoming: Incoming, word: str, said: str, addresses: Iterable[str], *, zone: str, language: str
) -> tuple[str, bool]:
    """Do what somebody wants for letters to their addresses; what they are told, and whether it was understood.

    `zone` is by whose clock they live if they do not say so and never have; `language` is theirs.
    """
    fresh = Hours("", zone, language, None, None, incoming.at)
    own = {one: incoming.unit.hours.of(one) or replace(fresh, address=one) for one in dict.fromkeys(addresses)}
    first = next(iter(own.values()))
    if not said.strip(" .!?"):
        return _told(first), True
    wish = read(word, said)
    if wish is None:
        return say("hours-how", word=word, words=said), False
    zones = called(wish.zone) if wish.zone else ()
    if wish.zone and len(zones) != 1:
        names = (zones or nearest(wish.zone))[:_MOST]
        return say("hours-zone", word=word, words=wish.zone, zones=Several(names, "or") if names else "none"), False
    for address, hours in own.items():
        there = replace(hours, zone=zones[0]) if zones else hours
        own[address] = there = _changed(there, word, wish, incoming)
        incoming.unit.hours.put(there)
        if there.digest is None:
            incoming.unit.digests.let_go_of(address)
    return _told(next(iter(own.values()))), True


def _changed(hours: Hours, word: str, wish: Wish, incoming: Incoming) -> Hours:
    if word == REMIND:
        return replace(hours, remind=wish.minutes)
    return replace(hours, digest=wish.minutes, done_at=incoming.at)


def _told(hours: Hours) -> str:
    """What holds for somebody."""
    remind = {None: "usual", NEVER: "never"}.get(hours.remind) or daily.shown(hours.remind or 0)
    digest = "none" if hours.digest is None else daily.shown(hours.digest)
    clock = hours.digest is not None or hours.remind not in (None, NEVER)
    return Together(
        (
            say("hours-remind", at=remind),
            say("hours-digest", at=digest),
            *([say("hours-clock", zone=hours.zone)] if clock else []),
        )
    )


def usual_zone(incoming: Incoming, seats: Iterable[tuple[str | None, str]]) -> str:
    """By whose clock somebody lives who has these seats: their own zones and those of the games."""
    several = list(seats)
    own = next((zone for zone, _ in several if zone is not None), None)
    games = {game for _, game in several}
    return own or (games.pop() if len(games) == 1 else incoming.office.zone)
