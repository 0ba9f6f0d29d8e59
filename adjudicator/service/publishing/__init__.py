"""Publishing: the public games on file become a site that anybody can read, of what everybody may know of them."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from adjudicator.reports.render import templates
from adjudicator.service import games, wording
from adjudicator.service.games import GameWrong
from adjudicator.service.office import Office
from adjudicator.service.publishing.gathering import gathered
from adjudicator.service.publishing.stamps import made_with, stamp
from adjudicator.site.files import Folder, FolderTaken
from adjudicator.site.pages import Pages
from adjudicator.site.values import Site
from adjudicator.store.values import Game


class Published(Struct, frozen=True):
    """What has been published: games by name, how many pages there are, and how many of them have changed."""

    games: tuple[str, ...]
    pages: int
    changed: int


def publish(
    office: Office, path: Path, only: Sequence[str] = (), *, url: str = "", name: str = "", afresh: bool = False
) -> Published:
    """Build the site of all public games, or of some, in a folder; `url` is where it will be on the web.

    The same games give the same bytes. Pages of games of which nothing is new stay as they are, unless all are to be
    made `afresh`. Raises GameWrong for a game that is not public, or a folder with other things.
    """
    public, site = _public(office, only), Site(name or office.name, url)
    assets, places = wording.site(office.templates)
    pages, using = Pages(site, templates(*places), assets), made_with(site, places)
    try:
        put = Folder(path)
    except FolderTaken as fault:
        raise GameWrong(str(fault)) from fault
    shown = []
    try:
        for game in public:
            mark = stamp(office, game, using)
            known = None if afresh else put.noted(game.name, mark)
            if known is None or not put.keep(f"games/{game.name}/"):
                found = gathered(office, game)
                for page in pages.game(found):
                    put.page(*page)
                known = found.summary
            put.note(game.name, mark, known)
            shown.append(known)
        for page in pages.whole(shown):
            put.page(*page)
        changed = put.finish()
    finally:
        put.drop()
    return Published(tuple(game.name for game in public), put.count, changed)


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
