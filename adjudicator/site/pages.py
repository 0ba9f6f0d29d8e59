"""The pages: from values and templates to named files. The same values give the same bytes."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from adjudicator.engine.text.drawing import Picture
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


class Shared(NamedTuple):
    """A picture that stands for a page where a link to it is shared: its name below the folder, and what it shows."""

    name: str
    picture: Picture


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
        last = self._shared(folder, its.moments[-1], game) if its.moments else None
        yield self._page(f"{folder}/index.html", "game.html.j2", game=game, its=its, shared=last)
        yield Page(f"{folder}/boards.js", _boards(its.moments))
        for number, moment in enumerate(its.moments):
            if moment.picture is not None:
                yield Page(
                    f"{folder}/{moment.key}.svg", self._templates.rendered(PICTURE, themed(moment.picture)).encode()
                )
            shared = last if number == len(keys) - 1 else self._shared(folder, moment, game)
            if shared is not None and (self._site.url or shared.name.endswith(RESULT)):
                yield Page(shared.name, self._templates.image(shared.picture).data)
            before, after = keys[:number][-1:], keys[number + 1 :][:1]
            name = f"{folder}/{moment.key}.html"
            yield self._moment(name, "phase.html.j2", game, moment, before, after, shared=shared)
            if moment.opened is not None:
                before, after = _opened(its.moments[:number])[-1:], _opened(its.moments[number + 1 :])[:1]
                yield self._moment(f"{folder}/{moment.key}-all.html", "opened.html.j2", game, moment, before, after)
        proof = "" if its.proof is None else order_pages.embedded(its.proof)
        yield self._page(f"{folder}/proof.html", "proof.html.j2", game=game, its=its, data=proof)
        if its.record:
            yield Page(f"{folder}/record.json", its.record)
        name = f"{folder}/feed.xml"
        yield self._feed(feed(self._site, name, game.name, f"{folder}/", its.commitment, (game,)))

    def _shared(self, folder: str, moment: Moment, game: Summary) -> Shared | None:
        """What a link to a moment shows where it is shared: what its phase came to, or the board before the first."""
        result = moment.result(game)
        if result is not None:
            return Shared(f"{folder}/{moment.key}{RESULT}", phase_picture(result))
        return None if moment.picture is None else Shared(f"{folder}/{moment.key}.png", moment.picture)

    def _moment(
        self,
        name: str,
        template: str,
        game: Summary,
        moment: Moment,
        before: Sequence[str],
        after: Sequence[str],
        shared: Shared | None = None,
    ) -> Page:
        """A page about a moment, which leads to the ones before and after it, if there are any."""
        around = {"before": "".join(before), "after": "".join(after), "shared": shared}
        return self._page(name, template, game=game, moment=moment, **around)

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
