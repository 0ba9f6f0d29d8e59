"""Feeds: the latest moments of games, each with a permanent identifier."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from msgspec import Struct

from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.plurals import ENGLISH
from adjudicator.site.values import Entry, Moment, Site, Summary

LATEST: Final = 40
"""How many moments a feed contains."""
LONGEST: Final = 600
"""How many characters of a moment it contains at most."""
NEVER: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Item(Struct, frozen=True):
    """A moment of a game, with the game's name."""

    game: str
    entry: Entry


class Feed(Struct, frozen=True):
    """A feed to subscribe to; `id` never changes."""

    id: str
    title: str
    base: str
    """The base of its links: the address of the site, or the place of the feed itself."""
    link: str
    itself: str
    updated: datetime
    items: tuple[Item, ...]


def entries(commitment: str, moments: Sequence[Moment], end: str) -> tuple[Entry, ...]:
    """The latest moments of a game, the latest first; `end` is how it ended, empty while it goes on."""
    latest = moments[-LATEST:][::-1]
    return tuple(
        Entry(
            stable(f"{commitment}/{moment.number}"),
            moment.key,
            moment.heading,
            moment.at,
            _said(moment, end if moment is latest[0] else ""),
        )
        for moment in latest
    )


def feed(site: Site, name: str, title: str, about: str, what: str, games: Iterable[Summary]) -> Feed:
    """The feed of some games in a file of this name; `about` is the folder of the page that it belongs to."""
    items = [Item(game.name, entry) for game in games for entry in game.entries]
    latest = sorted(items, key=lambda item: (item.entry.at, item.entry.id), reverse=True)[:LATEST]
    base = f"{site.top}{site.path}" if site.url else "../" * name.count("/")
    updated = latest[0].entry.at if latest else NEVER
    itself = what if site.language == ENGLISH else f"{what}/{site.language}"
    return Feed(
        stable(f"{site.name}/{site.url}/{itself}"), f"{site.name}: {title}", base, about, name, updated, tuple(latest)
    )


def stable(words: str) -> str:
    """A unique identifier that is the same whenever the site is built."""
    return f"urn:uuid:{uuid5(NAMESPACE_URL, words)}"


def _said(moment: Moment, end: str) -> str:
    """The text of a moment, without its tables."""
    parts = [part for section in moment.sections for part in section.parts if not isinstance(part, Table)]
    said = " ".join([*([end] if end else ()), *parts])
    return said if len(said) <= LONGEST else f"{said[:LONGEST].rpartition(' ')[0]} ..."
