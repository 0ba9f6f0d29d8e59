"""Putting a backup back, and what follows from it: what has happened since is not on file, but was told to players.

So nothing is adjudicated by itself: the open phase of every game is held until its game master has looked, and all are
told. What leaves from now on about phases that may have been told of before has other Message-IDs, so that no mail is
ever there in two versions. Letters since the backup are still in the mailbox, and are fetched again; those for a phase
that the files do not know of wait for it (`adjudicator.service.ahead`).
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.service import games, put_back
from adjudicator.service.environment import HERE
from adjudicator.service.keeping import KeepingWrong
from adjudicator.service.keeping.backup import DATABASE, SIGNING, TEMPLATES, Backup, Contents, fingerprint
from adjudicator.service.office import Office, opened
from adjudicator.service.serve import alone
from adjudicator.service.settings import FILE, KEY_FILE, SECRET, Settings, Storage
from adjudicator.service.speech import say
from adjudicator.service.telling import tell_gm
from adjudicator.service.toml import load, read
from adjudicator.store import copies, faults
from adjudicator.store.database import Store

KIND: Final = "restored"


class Restored(Struct, frozen=True):
    """What a restore did: what was put back, what was there already and left, what was put aside, and who waits.

    `fetched` says whether letters that came since then are still where they came from.
    """

    contents: Contents
    place: str
    written: tuple[str, ...]
    left: tuple[str, ...]
    aside: tuple[str, ...]
    held: tuple[str, ...]
    fetched: bool


def restore(config: Path, file: Path, *, force: bool = False) -> Restored:
    """Put a backup back, and hold every game; with `force` in the place of what is there, which is put aside.

    Raises KeepingWrong, SettingsWrong and the store's errors. Until it is done, nothing that was there has changed but
    that files which were missing are there.
    """
    with Backup(file) as backup:
        there = config.exists()
        settings = load(config) if there else read(backup.read(FILE).decode(), config)
        if not settings.folder.is_dir():
            raise KeepingWrong(f"there is no folder {settings.folder}: make it first")
        with alone(settings):
            _allowed(settings, backup, force=force)
            work = _Work(settings, backup)
            if not there:
                work.lay(FILE, config, secret=False)
            work.files(force=force)
            return work.database()


def _allowed(settings: Settings, backup: Backup, *, force: bool) -> None:
    """Whether the backup fits, and nothing is in its way; raises KeepingWrong."""
    kind = "postgresql" if copies.sqlite_file(settings.url) is None else "sqlite"
    if kind != backup.contents.database:
        raise KeepingWrong(
            f"{backup.file} holds a database of {backup.contents.database}, and store.url names one of {kind}: "
            "restore it where the configuration names the same kind"
        )
    if force:
        return
    database = copies.sqlite_file(settings.url)
    if database.exists() if database is not None else _there(settings.url):
        raise KeepingWrong(
            f"{Store(settings.url).place} is there already: with --force the backup takes its place"
            + (", and the file is put aside under another name" if database is not None else ", and it is lost")
        )
    key = settings.secret() if HERE.get(SECRET) or settings.key_file.exists() else None
    if key is not None and fingerprint(key) != backup.contents.key:
        raise KeepingWrong(
            f"the key of the seat tokens is another one than in {backup.file}, so answers to letters from before would "
            f"be refused: put the old one back ({SECRET}, or {settings.key_file}), or use --force"
        )
    if key is None and KEY_FILE not in backup:
        raise KeepingWrong(
            f"the key of the seat tokens is not in {backup.file}, because it was in the environment: set {SECRET} to it"
        )


def _there(url: str) -> bool:
    store = Store(url)
    try:
        return store.exists()
    finally:
        store.close()


class _Work:
    def __init__(self, settings: Settings, backup: Backup) -> None:
        self.settings = settings
        self.backup = backup
        self.now = settings.make_clock().now()
        self.written: list[str] = []
        self.left: list[str] = []
        self.aside: list[str] = []

    def lay(self, name: str, to: Path, *, secret: bool = True) -> None:
        to.parent.mkdir(parents=True, exist_ok=True)
        self.backup.lay(name, to, secret=secret)
        self.written.append(str(to))

    def files(self, *, force: bool) -> None:
        """What is beside the database. What is there stays, but for a key that the database was not made with."""
        settings = self.settings
        targets = [(KEY_FILE, settings.key_file), (SIGNING, settings.folder / settings.signing.key_file)]
        if settings.templates is not None:
            own = [name for name in self.backup.contents.files if name.startswith(TEMPLATES)]
            targets += [(name, settings.templates / name.removeprefix(TEMPLATES)) for name in own]
        for name, path in targets:
            if name not in self.backup:
                continue
            if not path.exists():
                self.lay(name, path, secret=not name.startswith(TEMPLATES))
            elif path.read_bytes() != self.backup.read(name):
                if name == KEY_FILE and force:
                    self._put_aside(path)
                    self.lay(name, path)
                else:
                    self.left.append(str(path))

    def database(self) -> Restored:
        """The database, complete and with all games held before it takes the place of another."""
        file = copies.sqlite_file(self.settings.url)
        draft = (file or self.settings.folder / "games").with_name(f".{(file or Path('games')).name}.restoring")
        try:
            self.backup.lay(DATABASE[self.backup.contents.database], draft)
            if file is None:
                self._fill(draft)
                place, held = self._followed(self.settings)
            else:
                _, held = self._followed(replace(self.settings, store=Storage(url=f"sqlite:///{draft.absolute()}")))
                kept = self._aside(file) if file.exists() else None
                for one in (file.with_name(f"{file.name}{end}") for end in faults.COMPANIONS):
                    if one.exists():
                        self._put_aside(one)
                if kept is not None:
                    _keep(file, kept)
                draft.replace(file)
                place = str(file)
        finally:
            for end in ("", *faults.COMPANIONS):
                draft.with_name(f"{draft.name}{end}").unlink(missing_ok=True)
        return Restored(
            self.backup.contents,
            place,
            tuple(self.written),
            tuple(self.left),
            tuple(self.aside),
            tuple(held),
            self.settings.fetched,
        )

    def _fill(self, dump: Path) -> None:
        store = Store(self.settings.url)
        try:
            with store.restoring():
                copies.put_back(dump, self.settings.url, instead=store.exists())
        finally:
            store.close()

    def _put_aside(self, path: Path) -> None:
        path.replace(self._aside(path))

    def _aside(self, path: Path) -> Path:
        to = path.with_name(f"before-{self.now:%Y%m%d-%H%M%S}-{path.name}")
        self.aside.append(str(to))
        return to

    def _followed(self, settings: Settings) -> tuple[str, list[str]]:
        office = opened(settings, restoring=True)
        try:
            return office.store.place, list(follow(office, self.backup.contents.at))
        finally:
            office.store.close()


def _keep(path: Path, to: Path) -> None:
    """Put aside what another file is about to take the place of.

    Something stands in its place at every moment: a service that found nothing there would begin with no games, and
    tell players that theirs are unknown.
    """
    try:
        to.hardlink_to(path)
    except OSError:  # not every file system has links
        path.replace(to)


def follow(office: Office, saved_at: datetime) -> Iterator[str]:
    """Note that the files are those of a backup, hold the open phases of all games, and tell; which games are held."""
    now = office.clock.now()
    with office.store.unit() as unit:
        latest = {game.name: game.serial for game in unit.games.all()}
        unit.restores.add(latest, saved_at=saved_at, at=now)
        unit.outbox.doubt()
        office = replace(office, restores=(*office.restores, latest))
        going_on = [game for game in unit.games.all() if game.going_on]
        lost, then = (
            ("nor what you did to games but by letter; letters are fetched again", "they are")
            if office.fetched
            else ("nor what you did to games, nor letters that came since: ask players for theirs", "they have come")
        )
        for game in going_on:
            if not put_back.hold(office, unit, game, saved_at, now):
                games.tell_players(office, unit, game, say("heading-files"), put_back.told(office, saved_at))
            yield game.name
        tell_gm(
            office,
            unit,
            KIND,
            f"The files of all games were put back from a backup of {put_back.moment(saved_at)}.\n"
            f"Phases that were adjudicated since are not in it, {lost}.\n"
            f"When {then}, all that need no closer look go on by: adjudicator game resume --restored --yes\n"
            f"The open phases of these games are held: {', '.join(game.name for game in going_on) or 'none'}.",
            at=now,
        )
