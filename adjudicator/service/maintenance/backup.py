"""A backup: one file with the games, the key of the seat tokens, and the rest of an installation.

It holds every secret of an installation (seeds, hands, addresses and the key) except the passwords of the mail
account. Only its owner can read it.
"""

import os
import zipfile
from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import msgspec
from msgspec import Struct

from adjudicator import __version__
from adjudicator.given_files import MOST_TEXT, Unreadable, inside, json
from adjudicator.service.maintenance import KeepingWrong
from adjudicator.service.maintenance.archive import MOST_KEY, MOST_TEMPLATE, TEMPLATES, Archive, name_faults
from adjudicator.service.settings.configuration import FILE, KEY_FILE, Settings
from adjudicator.store.database import copies
from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreUnreachable

FORMAT: Final = 1
CONTENTS: Final = "backup.json"
DATABASE: Final = {"sqlite": "games.db", "postgresql": "games.dump"}
SIGNING: Final = "signing.pem"
SIZES: Final = {
    CONTENTS: 8 << 20,
    FILE: MOST_TEXT,
    KEY_FILE: MOST_KEY,
    SIGNING: MOST_KEY,
    **dict.fromkeys(DATABASE.values(), 0),
}
"""What a backup holds beside templates, with the largest size in bytes; 0: whatever fits on the disk."""
_YEARS: Final = range(2000, 9000)

Kind = Literal["sqlite", "postgresql"]


class Contents(Struct, frozen=True, kw_only=True):
    """What a backup says about itself. `files` are the others in it, each with its SHA-256."""

    format: int
    program: str
    at: datetime
    database: Kind
    revision: str
    key: str
    """The fingerprint of the key of the seat tokens, which may be in the environment."""
    files: dict[str, str]


def fingerprint(secret: bytes) -> str:
    """The fingerprint of a key; the key cannot be found from it."""
    return sha256(b"adjudicator key\0" + secret).hexdigest()[:16]


def back_up(settings: Settings, config: Path, to: Path, *, force: bool = False) -> Contents:
    """Write a backup while the service runs; raises KeepingWrong, SettingsWrong and the store's errors.

    The file appears complete or not at all, and only its owner can read it.
    """
    if to.exists() and not force:
        raise KeepingWrong(f"{to} is there already: choose another name, or --force to write over it")
    if not to.absolute().parent.is_dir():
        raise KeepingWrong(f"there is no folder {to.absolute().parent}: make it first")
    secret = settings.secret()
    draft = to.with_name(f"{to.name}.part")
    try:
        with TemporaryDirectory(prefix=".adjudicator-", dir=to.absolute().parent) as folder:
            database = Path(folder) / "games"
            copies.save(settings.url, database)
            kind: Kind = "postgresql" if copies.sqlite_file(settings.url) is None else "sqlite"
            files = {DATABASE[kind]: database, **dict(_files(settings, config))}
            _require_names(files)
            contents = Contents(
                format=FORMAT,
                program=f"adjudicator {__version__}",
                at=settings.make_clock().now(),
                database=kind,
                revision=_revision(settings.url, f"sqlite:///{database}" if kind == "sqlite" else settings.url),
                key=fingerprint(secret),
                files={name: _digest(path) for name, path in files.items()},
            )
            _pack(draft, contents, files)
        draft.replace(to)
    finally:
        draft.unlink(missing_ok=True)
    return contents


def _files(settings: Settings, config: Path) -> Iterator[tuple[str, Path]]:
    yield FILE, config
    if settings.key_file.exists():
        yield KEY_FILE, settings.key_file
    if settings.signing.selector:
        yield SIGNING, settings.folder / settings.signing.key_file
    folder = settings.templates
    if folder is not None:
        for path in sorted(folder.rglob("*")):
            name = f"{TEMPLATES}{path.relative_to(folder).as_posix()}"
            if path.is_file() and not hidden(name):
                if not inside(path, folder):
                    raise KeepingWrong(f"{path} is a link that leads out of {folder}: put the file itself there")
                yield name, path


def hidden(name: str) -> bool:
    """Whether a file beside templates is hidden, or in a hidden folder: only other programs read such files."""
    return any(part.startswith(".") for part in name.split("/"))


def _require_names(files: dict[str, Path]) -> None:
    """Raise KeepingWrong for files that could not be restored."""
    for fault in name_faults(list(files), SIZES):
        raise KeepingWrong(f"{fault}: rename it beside your templates, so that it can be put back everywhere")
    for name, path in files.items():
        if name.startswith(TEMPLATES) and path.stat().st_size > MOST_TEMPLATE:
            raise KeepingWrong(f"{path} is too large for a template: put it elsewhere")


def _revision(url: str, copied: str) -> str:
    """The revision of the tables in a copy of a database, if there is one; `url` is the database to name in errors."""
    store = Store(copied)
    try:
        found = store.revision()
    finally:
        store.close()
    if found is None:
        raise StoreUnreachable(f"{Store(url).place}: there are no games in it yet; nothing was saved")
    return found


def _pack(draft: Path, contents: Contents, files: dict[str, Path]) -> None:
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr(CONTENTS, msgspec.json.format(msgspec.json.encode(contents), indent=2))
            for name, path in files.items():
                packed.write(path, name)
        file.flush()
        os.fsync(file.fileno())


def _digest(path: Path) -> str:
    mix = sha256()
    with path.open("rb") as file:
        while piece := file.read(1 << 20):
            mix.update(piece)
    return mix.hexdigest()


class Backup:
    """A backup that was written: `with Backup(file) as backup:`. Raises KeepingWrong for anything else.

    It may be a stranger's. It is complete and as it says, and holds nothing that a backup cannot hold.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._archive = Archive(file, SIZES)
        try:
            said = b"".join(self._archive.pieces(CONTENTS)) if CONTENTS in self._archive.names else b""
            self.word = sha256(said).hexdigest()[:8]
            """The word that somebody gives to say that they have seen what is in it."""
            self.contents = self._contents(said)
            self._require_whole()
        except BaseException:
            self._archive.close()
            raise

    def _contents(self, said: bytes) -> Contents:
        try:
            contents = json(said, Contents)
        except Unreadable as fault:
            raise self._archive.wrong("it does not say what is in it") from fault
        if contents.format != FORMAT:
            raise KeepingWrong(
                f"{self.file} is a backup of format {contents.format}, and this program reads format {FORMAT}: restore "
                f"it with {contents.program[:60]}"
            )
        if contents.at.tzinfo is None or contents.at.year not in _YEARS:
            raise self._archive.wrong("it does not say when it was made")
        return contents

    def _require_whole(self) -> None:
        """Raise KeepingWrong unless it holds exactly the files that it names, unchanged since they were saved."""
        files = self.contents.files
        for fault in name_faults([*files, CONTENTS], SIZES):
            raise self._archive.wrong(fault)
        for name in sorted(self._archive.names - {*files, CONTENTS}):
            raise self._archive.wrong(f"it says nothing of {name[:60]!r}, which is in it")
        if DATABASE[self.contents.database] not in files:
            raise self._archive.wrong("there is no database in it")
        for name in files:
            for _ in self._whole(name):
                pass

    def _whole(self, name: str) -> Iterator[bytes]:
        """One of its files, piece by piece; raises KeepingWrong at the end if it is not as it was saved."""
        mix = sha256()
        for piece in self._archive.pieces(name):
            mix.update(piece)
            yield piece
        if mix.hexdigest() != self.contents.files[name]:
            raise KeepingWrong(f"{self.file} is damaged ({name} is not as it was saved): take an older backup")

    def __contains__(self, name: str) -> bool:
        return name in self.contents.files

    @property
    def length(self) -> int:
        """The size of all its files together, in bytes."""
        return sum(map(self._archive.length, self.contents.files))

    def read(self, name: str) -> bytes:
        """The content of one of its small files."""
        return b"".join(self._whole(name))

    def same(self, name: str, path: Path) -> bool:
        """Whether a file on the disk has the same content as one of its files."""
        return _digest(path) == self.contents.files[name]

    def lay(self, name: str, to: Path, *, secret: bool = True) -> None:
        """Write one of its files, completely or not at all."""
        draft = to.with_name(f"{to.name}.part")
        how = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW
        handle = os.open(draft, how, 0o600 if secret else 0o644)
        try:
            with os.fdopen(handle, "wb") as file:
                for piece in self._whole(name):
                    file.write(piece)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(to)
        finally:
            draft.unlink(missing_ok=True)

    def __enter__(self) -> "Backup":
        return self

    def __exit__(self, *_: object) -> None:
        self._archive.close()
