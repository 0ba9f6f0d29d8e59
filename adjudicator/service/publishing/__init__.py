"""Publishes the public games on file as a site that anybody can read, made from what everybody may know of them."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from adjudicator.engine.text.sayings import spoken
from adjudicator.games import catalogue
from adjudicator.reports.values.reply_link import Reply, mailto
from adjudicator.service.documents.order_page_files import pages
from adjudicator.service.game import opening
from adjudicator.service.games import games, open_games
from adjudicator.service.games.games import GameWrong
from adjudicator.service.office.office import Office
from adjudicator.service.publishing import order_pages
from adjudicator.service.publishing.gathering import gathered
from adjudicator.service.publishing.stamps import made_with, stamp
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.language_names import LANGUAGES, own_name
from adjudicator.site.files import Folder, FolderTaken
from adjudicator.site.values import OpenGame, Site, Version
from adjudicator.store.tables.values import Game


class Published(Struct, frozen=True):
    """What has been published: games by name, how many pages there are, and how many of them have changed."""

    games: tuple[str, ...]
    pages: int
    changed: int


def publish(
    office: Office, path: Path, only: Sequence[str] = (), *, url: str = "", name: str = "", afresh: bool = False
) -> Published:
    """Build the site of all public games, or of some, in a folder.

    `url` is its address on the web; that of the office if left out.

    The same games give the same bytes. Pages of games without news stay as they are, unless all are to be made
    `afresh`. Raises GameWrong for a game that is not public, a language without words, or a folder with other things in
    it.
    """
    public, sites = _public(office, only), editions(office, name, url)
    try:
        put = Folder(path)
    except FolderTaken as fault:
        raise GameWrong(str(fault)) from fault
    try:
        for site in sites:
            _edition(office, put, site, public, afresh=afresh)
        changed = put.finish()
    finally:
        put.drop()
    return Published(tuple(game.name for game in public), put.count, changed)


def _edition(office: Office, put: Folder, site: Site, public: Sequence[Game], *, afresh: bool) -> None:
    """The pages in one language."""
    using = made_with(site, template_folders.site(office.templates, site.language)[1])
    shown = []
    for game in public:
        mark, below = stamp(office, game, using), f"{site.path}games/{game.name}/"
        known = None if afresh else put.noted(below, mark)
        if known is None or not put.keep(below):
            found = gathered(office, game, site.language)
            for page in pages(office.templates, site, game.name).game(found):
                put.page(f"{site.path}{page.name}", page.data)
            known = found.summary
        put.note(below, mark, known)
        shown.append(known)
    for page in pages(office.templates, site).whole(shown, _open_games(office, site)):
        put.page(f"{site.path}{page.name}", page.data)
    for page in pages(office.templates, site).orders(order_pages.titles(office, site.language)):
        put.page(f"{site.path}{page.name}", page.data)


def _open_games(office: Office, site: Site) -> list[OpenGame]:
    """The public games that anybody can join, with links that write the letter."""
    tongue = template_folders.tongue(office.templates, site.language, "", template_folders.LETTERS)
    with office.store.unit() as unit:
        found = [(game, unit.seats.of(game.id)) for game in open_games.there_are(unit) if game.public]
    return [
        OpenGame(
            name=game.name,
            title=catalogue.title(game.title).heading,
            free=sum(seat.status == "removed" for seat in seats),
            seats=len(seats),
            starts=spoken(open_games.starts(game), tongue),
            word=bool(plan.word) if (plan := opening.of(game)) is not None else False,
            link=mailto(Reply(office.mailbox, f"JOIN {game.name}"), [(f"JOIN {game.name}",)]),
        )
        for game, seats in found
    ]


def editions(office: Office, name: str, url: str) -> tuple[Site, ...]:
    """The site in each of its languages, the usual one at the top; raises GameWrong for a language without words."""
    first, *further = codes = office.pages
    for code in codes:
        if code not in office.languages:
            raise GameWrong(
                f"site.languages: there are no words in {LANGUAGES[code][0]}; there are some in "
                f"{', '.join(LANGUAGES[one][0] for one in office.languages)}"
            )
    versions = (Version(first, own_name(first)), *(Version(one, own_name(one), f"{one}/") for one in further))
    shown = versions if further else ()
    return tuple(Site(name or office.name, url or office.site, one.code, one.path, shown) for one in versions)


def _public(office: Office, only: Sequence[str]) -> list[Game]:
    """The public games that have begun, the oldest first."""
    with office.store.unit() as unit:
        wanted = [games.named(unit, name) for name in only] or unit.games.all()
        found = [game for game in unit.games.all() if game.public and game.serial and game in wanted]
    missing = [game for game in wanted if only and game not in found]
    if missing:
        one = missing[0]
        if one.public:
            raise GameWrong(f"{one.name} has not begun yet")
        raise GameWrong(f"{one.name} is private; make it public with: adjudicator game public {one.name} on")
    return found
