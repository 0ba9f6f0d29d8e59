"""Stamps: they show whether a game's pages are still up to date, without making them."""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import Struct

import adjudicator
from adjudicator.core import codec
from adjudicator.engine.text.phrase_files import SUFFIX
from adjudicator.service.office.office import Office
from adjudicator.site.values import Site
from adjudicator.store.tables.values import Game

_PROGRAM: Final = Path(adjudicator.__file__).parent


class MadeWith(Struct, frozen=True):
    """The common basis of all games' pages on a site."""

    program: str
    templates: str
    site: Site


def made_with(site: Site, templates: Sequence[Path]) -> MadeWith:
    """The program and the templates as they are now."""
    return MadeWith(_program(), _digest((place, file) for place in templates for file in _below(place)), site)


def stamp(office: Office, game: Game, using: MadeWith) -> str:
    """Two stamps are equal if game, program, templates and site are: a closed phase never changes."""
    with office.store.unit() as unit:
        seats = [(seat.name, seat.player, seat.status) for seat in unit.seats.of(game.id)]
        marks = unit.phases.marks(game.id)
        sat = [(one.seat, one.serial, one.player) for one in unit.standbys.sat(game.id)]
    known = (game.name, game.title, game.status, game.options, game.zone, game.commitment, game.finished_at)
    return blake2b(codec.encode((known, seats, marks, sat, using)), digest_size=16).hexdigest()


@cache
def _program() -> str:
    """The program, to the byte, and its words."""
    return _digest((_PROGRAM, file) for file in _below(_PROGRAM) if file.suffix in (".py", SUFFIX))


def _below(place: Path) -> list[Path]:
    return sorted(path for path in place.rglob("*") if path.is_file())


def _digest(files: Iterable[tuple[Path, Path]]) -> str:
    """The content of files, and their places in the folder: words of one game are not those of another."""
    made = blake2b(digest_size=16)
    for place, file in files:
        made.update(f"{file.relative_to(place).as_posix()}\n".encode())
        made.update(file.read_bytes())
    return made.hexdigest()
