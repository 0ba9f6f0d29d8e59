"""Restoring a backup, and its consequences: what happened since then is not on file, but players were told of it.

So nothing is adjudicated automatically. The open phase of every game is held until its game master has looked, and all
are told. Mails about phases that may have been reported before get other Message-IDs from now on, so that no mail ever
exists in two versions. Letters since the backup are still in the mailbox and are fetched again. Those for a phase that
the files do not know wait for it (`adjudicator.service.letters.early_letters`).
"""

import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.given_files import inside, size
from adjudicator.service.games import games, restored_games
from adjudicator.service.maintenance import KeepingWrong
from adjudicator.service.maintenance.archive import TEMPLATES
from adjudicator.service.maintenance.backup import DATABASE, SIGNING, Backup, Contents, fingerprint, hidden
from adjudicator.service.maintenance.foreign_settings import Foreign, differing, require_within, settings_in
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office, opened
from adjudicator.service.settings.clock import ClockUnreadable
from adjudicator.service.settings.configuration import FILE, KEY_FILE, SECRET, Settings, SettingsWrong, Storage
from adjudicator.service.settings.environment import HERE
from adjudicator.service.settings.phrases import say
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.sole_service import alone
from adjudicator.store.database import copies, foreign_database
from adjudicator.store.database.database import Store
from adjudicator.store.records import database_faults
from adjudicator.store.tables.errors import StoreError

KIND: Final = "restored"


class Restored(Struct, frozen=True):
    """The result of a restore: what was restored, what was left in place, what was put aside, and which games wait.

    `fetched` says whether letters that came since then are still where they were fetched from. `unlike` are the
    settings in the backup that differ from those here; the latter count.
    """

    contents: Contents
    place: str
    written: tuple[str, ...]
    left: tuple[str, ...]
    aside: tuple[str, ...]
    held: tuple[str, ...]
    fetched: bool
    unlike: tuple[str, ...] = ()


def restore(config: Path, file: Path, *, force: bool = False, accept: str = "") -> Restored:
    """Restore a backup, and hold every game; with `force` it replaces what is there, which is put aside.

    If there is no configuration, that of the backup counts once somebody who has seen it says so: `accept` is then the
    word that `Foreign` names.

    Raises KeepingWrong, SettingsWrong and the store's errors. Until it is complete, nothing that was there has changed;
    only missing files have been added.
    """
    with Backup(file) as backup:
        there = config.exists()
        settings = load(config) if there else settings_in(backup, config)
        if not settings.folder.is_dir():
            raise KeepingWrong(f"there is no folder {settings.folder}: make it first")
        if not there:
            require_within(settings, backup)
        _require_accepted(settings, backup, accept, there=there)
        _require_templates(settings, backup)
        with alone(settings):
            _allowed(settings, backup, force=force)
            _require_room(settings, backup)
            work = _Work(settings, backup)
            work.unlike = _unlike(settings, backup, config) if there else ()
            if not there:
                work.lay(FILE, config, secret=False)
            work.files(force=force)
            return work.database()


def _allowed(settings: Settings, backup: Backup, *, force: bool) -> None:
    """Check that the backup fits, and that nothing is in its way; raises KeepingWrong."""
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


def _require_accepted(settings: Settings, backup: Backup, accept: str, *, there: bool) -> None:
    """Raise Foreign if something of a stranger's would count: settings, or a dump, which gives a server commands.

    Somebody who has our key has had our files, so a dump with it is our own.
    """
    lines = [] if there else list(differing(settings))
    if backup.contents.database == "postgresql" and not _ours(settings, backup):
        lines.append(f"{DATABASE['postgresql']} is run by the database server with all rights of its user here")
    if lines and accept != backup.word:
        of = "database" if there else "settings"
        raise Foreign(
            tuple(lines),
            f"nothing was changed: the {of} in {backup.file} may be a stranger's. If you know all that is shown above, "
            f"give the command again with --accept {backup.word}; or else write a configuration of your own first "
            "(`adjudicator init`)",
        )


def _ours(settings: Settings, backup: Backup) -> bool:
    there = bool(HERE.get(SECRET)) or settings.key_file.exists()
    return there and fingerprint(settings.secret()) == backup.contents.key


def _require_templates(settings: Settings, backup: Backup) -> None:
    """Raise KeepingWrong if a template would be written through a link to another place."""
    for name, path in _templates(settings, backup):
        assert settings.templates is not None, "templates go to their folder"
        if not inside(path, settings.templates):
            raise KeepingWrong(
                f"{path} lies behind a link that leads out of {settings.templates}: take it away ({name})"
            )


def _templates(settings: Settings, backup: Backup) -> Iterator[tuple[str, Path]]:
    """The templates of a backup, and their destinations; none that are hidden."""
    folder = settings.templates
    for name in backup.contents.files if folder is not None else ():
        if folder is not None and name.startswith(TEMPLATES) and not hidden(name):
            yield name, folder / name.removeprefix(TEMPLATES)


def _require_room(settings: Settings, backup: Backup) -> None:
    """Raise KeepingWrong if the disk has too little room: for a while the database is there twice."""
    file = copies.sqlite_file(settings.url)
    folder = file.absolute().parent if file is not None and file.parent.is_dir() else settings.folder
    needed, free = 2 * backup.length, shutil.disk_usage(folder).free
    if needed > free:
        raise KeepingWrong(f"{backup.file} needs {size(needed)} in {folder}, and {size(free)} are free: make room")


def _unlike(settings: Settings, backup: Backup, config: Path) -> tuple[str, ...]:
    """The settings in a backup that differ from those here."""
    if FILE not in backup or backup.same(FILE, config):
        return ()
    try:
        return tuple(differing(settings_in(backup, config), settings))
    except KeepingWrong as fault:
        return (str(fault),)


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
        self.unlike: tuple[str, ...] = ()

    def lay(self, name: str, to: Path, *, secret: bool = True) -> None:
        to.parent.mkdir(parents=True, exist_ok=True)
        self.backup.lay(name, to, secret=secret)
        self.written.append(str(to))

    def files(self, *, force: bool) -> None:
        """Restore what belongs beside the database. Existing files stay, except a key that does not fit it."""
        settings = self.settings
        targets = [(KEY_FILE, settings.key_file), (SIGNING, settings.folder / settings.signing.key_file)]
        targets += _templates(settings, self.backup)
        for name, path in targets:
            if name not in self.backup:
                continue
            if not path.exists():
                self.lay(name, path, secret=not name.startswith(TEMPLATES))
            elif not self.backup.same(name, path):
                if name == KEY_FILE and force:
                    self._put_aside(path)
                    self.lay(name, path)
                else:
                    self.left.append(str(path))

    def database(self) -> Restored:
        """Restore the database; it is complete and has all games held before it replaces another."""
        file = copies.sqlite_file(self.settings.url)
        draft = (file or self.settings.folder / "games").with_name(f".{(file or Path('games')).name}.restoring")
        draft.parent.mkdir(parents=True, exist_ok=True)
        try:
            if file is None:
                self.backup.lay(DATABASE[self.backup.contents.database], draft)
                self._fill(draft)
                place, held = self._followed(self.settings)
            else:
                self._taken_over(draft)
                _, held = self._followed_in_draft(
                    replace(self.settings, store=Storage(url=f"sqlite:///{draft.absolute()}"))
                )
                kept = self._aside(file) if file.exists() else None
                for one in (file.with_name(f"{file.name}{end}") for end in database_faults.COMPANIONS):
                    if one.exists():
                        self._put_aside(one)
                if kept is not None:
                    _keep(file, kept)
                draft.replace(file)
                place = str(file)
        finally:
            for end in ("", *database_faults.COMPANIONS):
                draft.with_name(f"{draft.name}{end}").unlink(missing_ok=True)
        return Restored(
            self.backup.contents,
            place,
            tuple(self.written),
            tuple(self.left),
            tuple(self.aside),
            tuple(held),
            self.settings.fetched,
            self.unlike,
        )

    def _taken_over(self, draft: Path) -> None:
        """Make a database with the rows of the one in the backup, which itself is not used."""
        strange = draft.with_name(f"{draft.name}.strange")
        # A restore that was killed has left it, and files beside it would be taken for parts of the new one.
        for end in ("", *database_faults.COMPANIONS):
            draft.with_name(f"{draft.name}{end}").unlink(missing_ok=True)
        try:
            self.backup.lay(DATABASE["sqlite"], strange)
            foreign_database.take_over(strange, draft)
        finally:
            strange.unlink(missing_ok=True)

    def _followed_in_draft(self, settings: Settings) -> tuple[str, list[str]]:
        """The same as `_followed`, with one sentence for any fault that a stranger has put into rows."""
        try:
            return self._followed(settings, strange=True)
        except (KeepingWrong, SettingsWrong, StoreError, ClockUnreadable, OSError):
            raise
        except Exception as fault:
            raise KeepingWrong(
                f"the games in {self.backup.file} cannot be read by this version ({type(fault).__name__}: "
                f"{' '.join(str(fault).split())[:200]}); nothing was changed"
            ) from fault

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

    def _followed(self, settings: Settings, *, strange: bool = False) -> tuple[str, list[str]]:
        office = opened(settings, restoring=True)
        try:
            if strange:
                foreign_database.require_readable(office.store)
            return office.store.place, list(follow(office, self.backup.contents.at))
        finally:
            office.store.close()


def _keep(path: Path, to: Path) -> None:
    """Put aside a file that another is about to replace.

    There is a file in this place at every moment: a service that found nothing would start without games, and tell
    players that theirs are unknown.
    """
    try:
        to.hardlink_to(path)
    except OSError:  # not every file system has links
        path.replace(to)


def follow(office: Office, saved_at: datetime) -> Iterator[str]:
    """Note that the files come from a backup, hold the open phases of all games, and tell; returns the held games."""
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
            if not restored_games.hold(office, unit, game, saved_at, now):
                games.tell_players(office, unit, game, say("heading-files"), restored_games.told(office, saved_at))
            yield game.name
        tell_gm(
            office,
            unit,
            KIND,
            f"The files of all games were put back from a backup of {restored_games.moment(saved_at)}.\n"
            f"Phases that were adjudicated since are not in it, {lost}.\n"
            f"When {then}, all that need no closer look go on by: adjudicator game resume --restored --yes\n"
            f"The open phases of these games are held: {', '.join(game.name for game in going_on) or 'none'}.",
            at=now,
        )
