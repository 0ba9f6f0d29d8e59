"""A backup: one file with the games, the key of the seat tokens, and what else an installation is made of.

Everything that is secret in an installation is in it, but the passwords of the mail account: seeds, hands, addresses
and the key. Only its owner can read it.
"""

import os
import zipfile
from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final, Literal

import msgspec
from msgspec import Struct

from adjudicator import __version__
from adjudicator.service.keeping import KeepingWrong
from adjudicator.service.settings import FILE, KEY_FILE, Settings
from adjudicator.store import copies
from adjudicator.store.database import Store
from adjudicator.store.errors import StoreUnreachable

FORMAT: Final = 1
CONTENTS: Final = "backup.json"
DATABASE: Final = {"sqlite": "games.db", "postgresql": "games.dump"}
SIGNING: Final = "signing.pem"
TEMPLATES: Final = "templates/"

Kind = Literal["sqlite", "postgresql"]


class Contents(Struct, frozen=True, kw_only=True):
    """What a backup says of itself. `files` are the others in it, each with its SHA-256."""

    format: int
    program: str
    at: datetime
    database: Kind
    revision: str
    key: str
    """By what the key of the seat tokens is recognised, which may be in the environment."""
    files: dict[str, str]


def fingerprint(secret: bytes) -> str:
    """By what a key is recognised; it cannot be told from that."""
    return sha256(b"adjudicator key\0" + secret).hexdigest()[:16]


def back_up(settings: Settings, config: Path, to: Path, *, force: bool = False) -> Contents:
    """Write a backup while the service runs; raises KeepingWrong, SettingsWrong and the store's errors.

    The file is there as a whole or not at all, and only its owner can read it.
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
            if path.is_file():
                yield f"{TEMPLATES}{path.relative_to(folder).as_posix()}", path


def _revision(url: str, copied: str) -> str:
    """That of the tables in a copy of a database, where there is one; the database is what is named."""
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
    with path.open("rb") as file:
        return _digested(file)


def _digested(file: IO[bytes]) -> str:
    mix = sha256()
    while piece := file.read(1 << 20):
        mix.update(piece)
    return mix.hexdigest()


class Backup:
    """A backup that was written: `with Backup(file) as backup:`. Raises KeepingWrong for anything else."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self._packed = zipfile.ZipFile(file)
        except (OSError, zipfile.BadZipFile) as fault:
            raise KeepingWrong(f"{file} is no backup ({fault}): give a file that `adjudicator backup` wrote") from fault
        try:
            self.contents = self._contents()
        except BaseException:
            self._packed.close()
            raise

    def _contents(self) -> Contents:
        try:
            contents = msgspec.json.decode(self._packed.read(CONTENTS), type=Contents)
        except (KeyError, msgspec.MsgspecError) as fault:
            raise KeepingWrong(f"{self.file} is no backup of this program: it does not say what is in it") from fault
        if contents.format != FORMAT:
            raise KeepingWrong(
                f"{self.file} is a backup of format {contents.format}, and this program reads format {FORMAT}: restore "
                f"it with {contents.program}"
            )
        for name, digest in contents.files.items():
            if ".." in name.split("/") or name.startswith("/") or "\\" in name:
                raise KeepingWrong(f"{self.file} is no backup of this program: {name!r} would lie outside its folder")
            try:
                with self._packed.open(name) as file:
                    whole = _digested(file) == digest
            except (KeyError, zipfile.BadZipFile, OSError) as fault:
                raise KeepingWrong(f"{self.file} is damaged ({name}: {fault}): take an older backup") from fault
            if not whole:
                raise KeepingWrong(f"{self.file} is damaged ({name} is not as it was saved): take an older backup")
        return contents

    def __contains__(self, name: str) -> bool:
        return name in self.contents.files

    def read(self, name: str) -> bytes:
        """What is in one of its files."""
        return self._packed.read(name)

    def lay(self, name: str, to: Path, *, secret: bool = True) -> None:
        """Write one of its files, as a whole or not at all."""
        draft = to.with_name(f"{to.name}.part")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if secret else 0o644)
        try:
            with self._packed.open(name) as source, os.fdopen(handle, "wb") as file:
                while piece := source.read(1 << 20):
                    file.write(piece)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(to)
        finally:
            draft.unlink(missing_ok=True)

    def __enter__(self) -> "Backup":
        return self

    def __exit__(self, *_: object) -> None:
        self._packed.close()
