"""The pages: values and templates to files by name. The same values make the same bytes."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.engine.title import Table
from adjudicator.reports.render import Templates
from adjudicator.site.tallies import beginnings, scores
from adjudicator.site.values import Game, Moment, Proof, Site

ASSETS: Final = ("style.css", "board.js", "blake2b.js", "proof.js")
LATEST: Final = 40
"""So many moments stand in a feed."""
LONGEST: Final = 600
"""So many characters of a moment stand there at most."""


class Page(NamedTuple):
    """A file of the site: its name below the folder, and its bytes."""

    name: str
    data: bytes


class Entry(Struct, frozen=True):
    """A moment in a feed: what stays its own whatever happens, where it is, and what it says in a line."""

    id: str
    link: str
    title: str
    at: datetime
    said: str


class Feed(Struct, frozen=True):
    """What somebody can subscribe to; `id` stays the same for ever."""

    id: str
    title: str
    link: str
    itself: str
    updated: datetime
    entries: tuple[Entry, ...]


class Pages:
    """Makes the pages of one site."""

    def __init__(self, site: Site, templates: Templates, assets: Sequence[Path]) -> None:
        """`assets` are the folders in which styles and scripts are looked for, in that order."""
        self._site = site
        self._templates = templates
        self._assets = assets

    def whole(self, games: Sequence[Game]) -> Iterator[Page]:
        """What is about all games together; what is `kept` of them is enough."""
        for name in ASSETS:
            yield Page(name, _found(name, self._assets))
        running = [game for game in games if not game.over]
        finished = [game for game in games if game.over]
        yield self._page(
            "index.html",
            "index.html.j2",
            running=running,
            finished=_latest(finished),
            names={game.name: _names(game) for game in games},
        )
        yield self._page("players.html", "players.html.j2", scores=scores(games), counts=any(g.missed for g in games))
        yield self._page("openings.html", "openings.html.j2", titles=beginnings(games))
        entries = [entry for game in games for entry in self._entries(game)]
        yield self._feed("feed.xml", f"{self._site.name}: all games", "", "games", entries)

    def game(self, game: Game) -> Iterator[Page]:
        """What is about one game."""
        folder = f"games/{game.name}"
        keys = [moment.key for moment in game.moments]
        yield self._page(f"{folder}/index.html", "game.html.j2", game=game, names=_names(game))
        for number, moment in enumerate(game.moments):
            if moment.picture is not None:
                yield Page(f"{folder}/{moment.key}.svg", self._templates.svg(moment.picture).encode())
            shown = {
                "game": game,
                "names": _names(game),
                "moment": moment,
                "before": keys[number - 1] if number else "",
                "after": keys[number + 1] if number + 1 < len(keys) else "",
            }
            yield self._page(f"{folder}/{moment.key}.html", "phase.html.j2", **shown)
            if moment.opened is not None:
                shown["before"] = _opened(game.moments[:number][::-1])
                shown["after"] = _opened(game.moments[number + 1 :])
                yield self._page(f"{folder}/{moment.key}-all.html", "opened.html.j2", **shown)
        proof = "" if game.proof is None else _embedded(game.proof)
        yield self._page(f"{folder}/proof.html", "proof.html.j2", game=game, names=_names(game), data=proof)
        if game.record:
            yield Page(f"{folder}/record.json", game.record)
        yield self._feed(
            f"{folder}/feed.xml", f"{self._site.name}: {game.name}", f"{folder}/", game.commitment, self._entries(game)
        )

    def _page(self, name: str, template: str, **values: Any) -> Page:
        depth = name.count("/")
        said = self._templates.rendered(template, {"site": self._site, "root": "../" * depth, **values})
        return Page(name, said.encode())

    def _entries(self, game: Game) -> Iterator[Entry]:
        for moment in game.moments:
            yield Entry(
                id=_stable(f"{game.commitment}/{moment.number}"),
                link=f"games/{game.name}/{moment.key}.html",
                title=f"{game.name}: {moment.heading}",
                at=moment.at,
                said=_said(game, moment),
            )

    def _feed(self, name: str, title: str, about: str, what: str, entries: Iterable[Entry]) -> Page:
        latest = sorted(entries, key=lambda entry: (entry.at, entry.id), reverse=True)[:LATEST]
        updated = latest[0].at if latest else datetime(1970, 1, 1, tzinfo=UTC)
        feed = Feed(_stable(f"{self._site.name}/{self._site.url}/{what}"), title, about, name, updated, tuple(latest))
        # Without an address links start from where the feed was read.
        base = f"{self._site.url.rstrip('/')}/" if self._site.url else "../" * name.count("/")
        said = self._templates.rendered("feed.xml.j2", {"site": self._site, "base": base, "feed": feed})
        return Page(name, said.encode())


def _found(name: str, folders: Sequence[Path]) -> bytes:
    for folder in folders:
        if (folder / name).is_file():
            return (folder / name).read_bytes()
    raise FileNotFoundError(f"{name} is missing from this installation; install adjudicator again")


def kept(game: Game) -> Game:
    """What has to be known of a game for the pages about all of them."""
    latest = [replace(moment, picture=None, opened=None) for moment in game.moments[-LATEST:]]
    return replace(game, moments=tuple(latest), rules=(), record=b"", proof=None)


def _embedded(proof: Proof) -> Markup:
    """The proof as JSON inside a page, where nothing in it can end the element that it stands in."""
    said = codec.encode(proof).decode()
    for sign in "<>&":
        said = said.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(said)  # noqa: S704 - the signs that mean something in a page are gone


def _names(game: Game) -> dict[str, str]:
    """Who plays each seat."""
    return {player.seat: player.name for player in game.players}


def _latest(games: Iterable[Game]) -> list[Game]:
    return sorted(games, key=lambda game: (game.updated, game.name), reverse=True)


def _opened(moments: Iterable[Moment]) -> str:
    """The first of some moments of which everything is shown."""
    return next((f"{moment.key}-all" for moment in moments if moment.opened is not None), "")


def _stable(words: str) -> str:
    """A name that is nobody else's, and the same whenever the site is built."""
    return f"urn:uuid:{uuid5(NAMESPACE_URL, words)}"


def _said(game: Game, moment: Moment) -> str:
    """What was told of a moment, without its tables."""
    first = [part for section in moment.sections for part in section.parts if not isinstance(part, Table)]
    end = ""
    if game.over and moment is game.last:
        won = " and ".join(game.winners)
        end = f"The game is over; {f'{won} won' if won else 'nobody won'}. "
    said = end + " ".join(first)
    return said if len(said) <= LONGEST else f"{said[:LONGEST].rpartition(' ')[0]} ..."
