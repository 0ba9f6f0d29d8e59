"""Writes pages into a folder: complete pages only, only those that changed, and never other people's files."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from adjudicator.core import codec
from adjudicator.site.values import Summary

MANIFEST: Final = ".adjudicator-site.json"
_STAGED: Final = ".adjudicator-site.new"


class FolderTaken(Exception):
    """The folder contains other things; the text says so, and what would work."""


class Note(Struct, frozen=True):
    """The note on a game: a stamp that changes with it, and its entry on the pages about all games."""

    stamp: str
    game: Summary


class Manifest(Struct, frozen=True):
    """Every page that was written, so that outdated ones can be removed, and notes on games by folder."""

    pages: tuple[str, ...]
    notes: dict[str, Note]


class Folder:
    """A folder being filled. Nothing readable in it changes before `finish`."""

    def __init__(self, path: Path) -> None:
        """Raises FolderTaken if the folder contains anything and is not an earlier site."""
        self._path = path
        self._staged = path / _STAGED
        self._written: dict[str, None] = {}
        self._changed: list[str] = []
        self._notes: dict[str, Note] = {}
        before = self._known()
        if before is None and path.exists() and any(one.name != _STAGED for one in path.iterdir()):
            raise FolderTaken(f"{path} holds something else; give a folder that is empty, or that is not there yet")
        self._before = before or Manifest((), {})
        shutil.rmtree(self._staged, ignore_errors=True)
        self._staged.mkdir(parents=True)

    def _known(self) -> Manifest | None:
        try:
            found = msgspec.json.decode((self._path / MANIFEST).read_bytes(), type=Manifest)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except msgspec.MsgspecError as fault:
            raise FolderTaken(f"{self._path / MANIFEST} is damaged ({fault}); remove it and the pages") from fault
        return Manifest(tuple(name for name in found.pages if _inside(name)), found.notes)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._written)

    def noted(self, below: str, stamp: str) -> Summary | None:
        """The note on the game in a folder, made when it had this stamp; None if it had another one."""
        note = self._before.notes.get(below)
        return note.game if note is not None and note.stamp == stamp else None

    def note(self, below: str, stamp: str, game: Summary) -> None:
        """Note something about the game in a folder for the next time."""
        self._notes[below] = Note(stamp, game)

    def keep(self, below: str) -> bool:
        """Leave all pages in a folder as they are; False, and nothing is kept, if one is missing."""
        found = [name for name in self._before.pages if name.startswith(below)]
        if not found or not all((self._path / name).is_file() for name in found):
            return False
        self._written.update(dict.fromkeys(found))
        return True

    def page(self, name: str, data: bytes) -> None:
        """A page under its name below the folder."""
        if name in self._written:
            raise ValueError(f"there are two pages {name}")
        self._written[name] = None
        if _is(self._path / name, data):
            return
        staged = self._staged / name
        staged.parent.mkdir(parents=True, exist_ok=True)
        staged.write_bytes(data)
        self._changed.append(name)

    def finish(self) -> int:
        """Replace the old pages, each as a whole, and remove outdated ones.

        Returns how many pages have changed. Files that pages need are written before them, and pages with links to them
        last.
        """
        gone = [name for name in self._before.pages if name not in self._written]
        if self._changed or gone:
            # Until everything is done, no note says that pages are up to date.
            self._list((*self._written, *gone), {})
        for name in sorted(self._changed, key=_needed):
            (self._path / name).parent.mkdir(parents=True, exist_ok=True)
            (self._staged / name).replace(self._path / name)
        for name in gone:
            (self._path / name).unlink(missing_ok=True)
            _tidy(self._path, (self._path / name).parent)
        self._list(self._written, self._notes)
        self.drop()
        return len(self._changed) + len(gone)

    def _list(self, pages: Iterable[str], notes: dict[str, Note]) -> None:
        manifest = codec.encode(Manifest(tuple(sorted(pages)), notes))
        if not _is(self._path / MANIFEST, manifest):
            (self._staged / MANIFEST).write_bytes(manifest)
            (self._staged / MANIFEST).replace(self._path / MANIFEST)

    def drop(self) -> None:
        """Forget everything that was put and not finished."""
        shutil.rmtree(self._staged, ignore_errors=True)


def _needed(name: str) -> tuple[bool, int, str]:
    """Styles, scripts and pictures first, then pages, the deepest first."""
    return (name.endswith((".html", ".xml")), -name.count("/"), name)


def _inside(name: str) -> bool:
    path = Path(name)
    return not path.is_absolute() and ".." not in path.parts


def _is(path: Path, page: bytes) -> bool:
    try:
        return path.stat().st_size == len(page) and path.read_bytes() == page
    except OSError:
        return False


def _tidy(top: Path, folder: Path) -> None:
    """Remove folders in which nothing is left."""
    while folder != top and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent
