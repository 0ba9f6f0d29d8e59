"""The pages: from values and templates to named files. The same values give the same bytes."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from adjudicator.given_files import Unreadable, require_inside
from adjudicator.reports.pictures.phase_picture import phase_picture
from adjudicator.reports.rendering.render import PICTURE, Templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.text.text import clean
from adjudicator.site import order_pages
from adjudicator.site.dark_boards import themed
from adjudicator.site.feeds import Feed, feed
from adjudicator.site.tallies import beginnings, scores
from adjudicator.site.values import Game, Moment, OpenGame, Site, Summary, Tapped
from adjudicator.site.words import Words

ASSETS: Final = ("style.css", "board.js", "blake2b.js", "proof.js")

RESULT: Final = "-result.png"
"""What follows the key of a phase in the name of its picture of everything."""


class Page(NamedTuple):
    """A file of the site: its name below the folder, and its bytes."""

    name: str
    data: bytes


class Pages:
    """Makes the pages of one site in one language, by their names below that language's folder."""

    def __init__(self, site: Site, templates: Templates, words: Words, assets: Sequence[Path]) -> None:
        """`assets` are the folders that are searched for styles and scripts, in order.

        The templates were made with `saying`.
        """
        self._site = site
        self._templates = templates
        self._words = words
        self._assets = assets

    def whole(self, games: Sequence[Summary], open_games: Sequence[OpenGame] = ()) -> Iterator[Page]:
        """The pages about all games, and those that anybody can join."""
        for name in ASSETS:
            yield Page(name, _found(name, self._assets))
        latest = sorted(games, key=lambda game: (game.entries[0].at, game.name), reverse=True)
        running = [game for game in games if not game.over]
        finished = [game for game in latest if game.over]
        about = {"running": running, "finished": finished, "open": open_games}
        yield self._page("index.html", "index.html.j2", **about)
        missed = any(game.missed for game in games)
        agreed = any(game.agreed for game in games)
        yield self._page("players.html", "players.html.j2", scores=scores(games), counts=missed, agreed=agreed)
        yield self._page("openings.html", "openings.html.j2", titles=beginnings(games))
        yield self._feed(feed(self._site, "feed.xml", self._words.plain("feed-all"), "", "games", games))

    def orders(self, titles: Iterable[Tapped]) -> Iterator[Page]:
        """The order page of each title."""
        style, script = (_found(name, self._assets) for name in (order_pages.STYLE, order_pages.SCRIPT))
        for its in titles:
            parts = order_pages.parts(its, self._words, style, script)
            yield self._page(order_pages.name(its.name), order_pages.TEMPLATE, its=parts)

    def game(self, its: Game) -> Iterator[Page]:
        """The pages about one game."""
        game = its.summary
        folder = f"games/{game.name}"
        keys = [moment.key for moment in its.moments]
        yield self._page(f"{folder}/index.html", "game.html.j2", game=game, its=its)
        yield Page(f"{folder}/boards.js", _boards(its.moments))
        for number, moment in enumerate(its.moments):
            if moment.picture is not None:
                yield Page(
                    f"{folder}/{moment.key}.svg", self._templates.rendered(PICTURE, themed(moment.picture)).encode()
                )
                if self._site.url:
                    yield Page(f"{folder}/{moment.key}.png", self._templates.image(moment.picture).data)
            if (result := moment.result(game)) is not None:
                yield Page(f"{folder}/{moment.key}{RESULT}", self._templates.image(phase_picture(result)).data)
            before, after = keys[:number][-1:], keys[number + 1 :][:1]
            yield self._moment(f"{folder}/{moment.key}.html", "phase.html.j2", game, moment, before, after)
            if moment.opened is not None:
                before, after = _opened(its.moments[:number])[-1:], _opened(its.moments[number + 1 :])[:1]
                yield self._moment(f"{folder}/{moment.key}-all.html", "opened.html.j2", game, moment, before, after)
        proof = "" if its.proof is None else order_pages.embedded(its.proof)
        yield self._page(f"{folder}/proof.html", "proof.html.j2", game=game, its=its, data=proof)
        if its.record:
            yield Page(f"{folder}/record.json", its.record)
        name = f"{folder}/feed.xml"
        yield self._feed(feed(self._site, name, game.name, f"{folder}/", its.commitment, (game,)))

    def _moment(
        self, name: str, template: str, game: Summary, moment: Moment, before: Sequence[str], after: Sequence[str]
    ) -> Page:
        """A page about a moment, which leads to the ones before and after it, if there are any."""
        return self._page(name, template, game=game, moment=moment, before="".join(before), after="".join(after))

    def _page(self, name: str, template: str, **values: Any) -> Page:
        root = "../" * name.count("/")
        across = "../" * f"{self._site.path}{name}".count("/")
        about = {"site": self._site, "page": name, "root": root, "across": across}
        return Page(name, self._templates.rendered(template, about | values).encode())

    def _feed(self, made: Feed) -> Page:
        return Page(made.itself, self._templates.rendered("feed.xml.j2", {"site": self._site, "feed": made}).encode())


def saying(words: Words) -> dict[str, Any]:
    """The names that page templates can use anywhere, also in included templates."""
    return {"say": words}


def _found(name: str, folders: Sequence[Path]) -> bytes:
    for folder in folders:
        if (folder / name).is_file():
            try:
                require_inside(folder / name, folder)
            except Unreadable as fault:
                raise BadTemplate(str(folder / name), fault.sentence) from fault
            return (folder / name).read_bytes()
    raise FileNotFoundError(f"{name} is missing from this installation; install adjudicator again")


def _boards(moments: Iterable[Moment]) -> bytes:
    """The words of each board, for the script that steps through them: they would make the page too large."""
    words = {moment.key: clean(moment.picture.alt) for moment in moments if moment.picture is not None}
    return b'"use strict";\nconst boards = ' + msgspec.json.encode(words) + b";\n"


def _opened(moments: Iterable[Moment]) -> list[str]:
    """The pages of the moments that are shown in full."""
    return [f"{moment.key}-all" for moment in moments if moment.opened is not None]
