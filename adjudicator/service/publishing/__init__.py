"""Publishing: the public games on file become a site that anybody can read, of what everybody may know of them."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from adjudicator.data import folder
from adjudicator.reports.render import templates
from adjudicator.service import games
from adjudicator.service.games import GameWrong
from adjudicator.service.office import Office
from adjudicator.service.publishing.gathering import gathered
from adjudicator.site.files import Folder, FolderTaken
from adjudicator.site.pages import Pages, kept
from adjudicator.site.values import Site
from adjudicator.store.values import Game


class Published(Struct, frozen=True):
    """What has been published: games by name, how many pages there are, and how many of them have changed."""

    games: tuple[str, ...]
    pages: int
    changed: int


def publish(office: Office, path: Path, only: Sequence[str] = (), *, url: str = "", name: str = "") -> Published:
    """Build the site of all public games, or of some, in a folder; `url` is where it will be on the web.

    The same games give the same bytes. Raises GameWrong for a game that is not public, or a folder with other things.
    """
    public = _public(office, only)
    ours = folder("templates")
    own = (office.templates,) if office.templates is not None else ()
    places = (*(place / "site" for place in own), ours / "site")
    pages = Pages(Site(name or office.name, url), templates(*places, *own, ours / "letters"), places)
    try:
        site = Folder(path)
    except FolderTaken as fault:
        raise GameWrong(str(fault)) from fault
    try:
        shown, count = [], 0
        for game in public:
            found = gathered(office, game)
            for page in pages.game(found):
                site.put(*page)
                count += 1
            shown.append(kept(found))
        for page in pages.whole(shown):
            site.put(*page)
            count += 1
        return Published(tuple(game.name for game in public), count, site.finish())
    finally:
        site.drop()


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
