"""An examination of the whole installation: everything that is or will be wrong, each in a sentence with advice."""

import fcntl
import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec import Struct

from adjudicator.data import folder
from adjudicator.engine.text.speech import counted
from adjudicator.mail.parsing import headers
from adjudicator.mail.servers import doctor
from adjudicator.mail.servers.maildir import Maildir, NoMaildir
from adjudicator.reports.rendering.render import Templates
from adjudicator.service.game import table
from adjudicator.service.health.disk_space import FULL, short
from adjudicator.service.mailroom.mail_sender import STALE
from adjudicator.service.maintenance import timetables
from adjudicator.service.office.gm_notices import all_play, readable
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.clock import Clock, ClockUnreadable
from adjudicator.service.settings.configuration import Settings, SettingsWrong
from adjudicator.service.settings.file_lock import opened
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.sole_service import LOCK_FILE, locks
from adjudicator.store.database import copies, revisions
from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.masters import COMMAND_LINE
from adjudicator.store.tables.errors import StoreError
from adjudicator.store.tables.values import Game, Stamp

LATE: Final = timedelta(minutes=10)
"""An open phase should be adjudicated so soon after its end, and a letter handled so soon after its arrival."""
LEAST_SPACE: Final = 100 * 1024 * 1024
WRONG_CLOCK: Final = timedelta(minutes=2)
LOOKED_AT: Final = 20
"""How many of the latest letters are compared with the mail server in their time of arrival."""
_RECEIVED: Final = re.compile(rb"^received:(?:[^\r\n]|\r?\n[ \t])*?;((?:[^\r\n;]|\r?\n[ \t])*)\r?$", re.I | re.M)


class Finding(Struct, frozen=True):
    """One finding about an installation; `fatal` if games stop, or letters may be lost, until it is corrected."""

    about: str
    sentence: str
    fatal: bool = True


def examined(config: Path) -> Iterator[Finding]:
    """All findings about an installation; none if all is well. Changes nothing."""
    try:
        settings = load(config)
        file = copies.sqlite_file(settings.url)
    except SettingsWrong as fault:
        yield Finding("configuration", str(fault))
        return
    except StoreError as fault:
        yield Finding("configuration", f"store.url: {fault}")
        return
    yield from _secrets(settings)
    yield from _locks(settings)
    yield from _templates(settings)
    yield from _mail(settings)
    if file is None or file.absolute().parent.is_dir():
        yield from _database(settings)
    else:
        yield Finding(
            "database", f"there is no folder {file.absolute().parent} for {file.name}: make it, or correct store.url"
        )
    yield from _space(settings)


def _secrets(settings: Settings) -> Iterator[Finding]:
    for ask in (settings.secret, settings.signer):
        try:
            ask()
        except SettingsWrong as fault:
            yield Finding("keys", str(fault))
    file = copies.sqlite_file(settings.url)
    if file is not None and file.is_file() and file.stat().st_mode & 0o077:
        yield Finding("keys", f"{file} holds everybody's cards and others can read it: chmod 600 {file}", fatal=False)
    if settings.clock.file:
        yield Finding("clock", "clock.file is set, so time stands still: leave it out for real games", fatal=False)


def _templates(settings: Settings) -> Iterator[Finding]:
    """Whether our templates are there, and the game master's, and whether the latter can be used at all."""
    own = settings.templates
    try:
        folder("templates")
    except FileNotFoundError as fault:
        yield Finding("templates", str(fault))
        return
    if own is None:
        return
    if not own.is_dir():
        yield Finding(
            "templates",
            f"there is no folder {own}, which service.templates names: make it, or correct the name. Until then "
            "letters are in the program's own words",
            fatal=False,
        )
        return
    # Templates of the web site may do more, and no letter needs them.
    files = sorted(file for file in own.rglob("*.j2") if template_folders.SITE not in file.relative_to(own).parts)
    for one in (*template_folders.unreadable(own), *Templates(template_folders.folders(own)).broken(files)):
        said = f"{one}: what is made from it cannot be sent. `adjudicator templates check` tries all of them"
        yield Finding("templates", said)


def _mail(settings: Settings) -> Iterator[Finding]:
    try:
        if settings.service.letters == "imap":
            for imap in settings.imap_servers():
                for one in doctor.check_imap(imap):
                    if one.kind != "idle":
                        yield Finding(f"IMAP {imap.host}:{imap.port}", one.sentence, one.fatal)
        elif settings.service.letters == "maildir":
            next(Maildir(settings.folder / settings.maildir.path).unread(frozenset()), None)
    except (SettingsWrong, NoMaildir) as fault:
        yield Finding("mailbox", str(fault))
    try:
        smtp = settings.smtp_server()
    except SettingsWrong as fault:
        yield Finding("SMTP", str(fault))
    else:
        for one in doctor.check_smtp(smtp):
            yield Finding(f"SMTP {smtp.host}:{smtp.port}", one.sentence, one.fatal)


def _database(settings: Settings) -> Iterator[Finding]:
    store = Store(settings.url)
    try:
        revision = store.revision()
        for flaw in copies.integrity(settings.url) if revision is not None else ():
            yield Finding("database", f"{flaw}: stop the service, and `adjudicator restore` your last backup")
        if revision is None:
            yield Finding(
                "database", f"there are no games in {store.place} yet: the first command makes it", fatal=False
            )
        elif revision != revisions.HEAD:
            yield _version(store, revision)
        else:
            with store.unit() as unit:
                yield from games(unit, settings.make_clock(), settings)
                running = bool(unit.phases.running())
            if running and not _served(settings):
                yield Finding("service", "no service is at work here: start `adjudicator serve`", fatal=False)
    except StoreError as fault:
        yield Finding("database", str(fault))
    except ClockUnreadable as fault:
        yield Finding("clock", str(fault))
    finally:
        store.close()


def _version(store: Store, revision: str) -> Finding:
    if revision > revisions.HEAD:
        return Finding(
            "database",
            f"a newer version wrote {store.place} (its revision is {revision}, the latest known here is "
            f"{revisions.HEAD}): install that version again",
        )
    return Finding(
        "database",
        f"{store.place} has revision {revision}, this version works with {revisions.HEAD}: "
        "`adjudicator upgrade --check` tells what would change, `adjudicator upgrade` brings it up to date",
        fatal=False,
    )


def _locks(settings: Settings) -> Iterator[Finding]:
    """What keeps a service from starting: files that it must lock, and cannot."""
    for path in locks(settings):
        try:
            if path.exists():
                opened(path).close()
        except SettingsWrong as fault:
            yield Finding("service", str(fault))


def _served(settings: Settings) -> bool:
    """Whether a service holds the lock of the configuration."""
    try:
        with (settings.folder / LOCK_FILE).open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def games(unit: Unit, time: Clock, settings: Settings) -> Iterator[Finding]:
    """What is wrong with the files, or waits for a person."""
    now = time.now()
    for due in unit.phases.due(now - LATE):
        yield Finding(
            due.game,
            f"phase number {due.serial} was due at {due.deadline:%d %B %Y %H:%M} UTC and has not been adjudicated: see "
            "whether the service runs, and what `adjudicator notices` says",
        )
    for game in unit.games.all():
        yield from _consistent(unit, game)
        said = timetables.otherwise(game, now)
        if said is not None:
            yield Finding(game.name, said, fatal=False)
    stuck = unit.outbox.stuck(now - STALE)
    if stuck:
        yield Finding(
            "mail", f"{stuck} letters were taken up and not heard of since: start the service, which sends them again"
        )
    waiting = [letter for letter in unit.letters.unhandled() if letter.received_at < now - LATE]
    if waiting:
        yield Finding(
            "letters",
            f"{len(waiting)} letters on file wait to be handled, the oldest since {waiting[0].received_at:%d %B %H:%M} "
            "UTC: start the service",
        )
    masters, plays = unit.glances.masters(), unit.glances.playing()
    unseen = sum(readable(one, COMMAND_LINE, masters, plays) for one in unit.notices.unseen())
    if unseen:
        yield Finding("notices", f"you have not seen {unseen}: `adjudicator notices` shows them", fatal=False)
    if not settings.clock.file:
        yield from clock(unit.letters.stamps(LOOKED_AT))


def _consistent(unit: Unit, game: Game) -> Iterator[Finding]:
    """Contradictions in a game."""
    restore = "restore a backup from before that, and tell the authors"
    phase = unit.phases.current(game.id)
    if game.going_on and phase is None:
        yield Finding(game.name, f"it is {game.status}, but no phase of it is open: {restore}")
    elif phase is not None and not game.going_on:
        yield Finding(game.name, f"it is {game.status}, but its phase number {phase.serial} is open: {restore}")
    elif phase is not None and phase.serial != game.serial:
        yield Finding(game.name, f"its phase number {phase.serial} is open instead of {game.serial}: {restore}")
    elif phase is not None:
        yield from _readable(unit, game)
    if game.going_on and phase is not None and phase.held:
        # The reason can reveal who has written, which a game master who plays must not know.
        why = "" if all_play(unit, game) else f" ({phase.held})"
        yield Finding(
            game.name,
            f"its open phase is held{why}: end it by `adjudicator adjudicate {game.name}`, or let it go on "
            f"by `adjudicator game resume {game.name}`",
            fatal=False,
        )
    if game.status == "paused":
        yield Finding(game.name, f"it is paused: `adjudicator game resume {game.name}` lets it go on", fatal=False)


def _readable(unit: Unit, game: Game) -> Iterator[Finding]:
    try:
        laid = table.laid(unit, game)
        assert laid is not None, "its phase is open"
        if laid.boundary.state.seats != tuple(seat.name for seat in laid.seats):
            yield Finding(game.name, "its seats are not those of its position: restore a backup from before that")
            return
        table.all_orders(unit, laid)
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with one game, the others are looked at too
        yield Finding(
            game.name,
            f"its open phase cannot be read by this version ({type(fault).__name__}: {fault}): install the version "
            "it was played with",
        )


def clock(stamps: list[Stamp]) -> Iterator[Finding]:
    """When letters came, compared with the mail server's time: they may have waited, but never come from the future."""
    lay = [one.received_at - at for one in stamps if (at := _received(one.head)) is not None]
    if not lay:
        return
    least = min(lay)
    if least < -WRONG_CLOCK:
        yield Finding(
            "clock",
            f"letters came {_long(-least)} before the mail server got them, so this machine's clock is slow: set it "
            "right (by NTP), because deadlines go by it",
        )
    elif least > 2 * LATE and len(lay) == LOOKED_AT:
        yield Finding(
            "clock",
            f"all of the latest letters came more than {_long(least)} after the mail server got them: this "
            "machine's clock is fast, or the service was not at work",
            fatal=False,
        )


def _long(much: timedelta) -> str:
    """A duration, as one would say it: `3 minutes`, `5 hours`, `2 days`."""
    minutes = round(much.total_seconds() / 60)
    for unit, size in (("day", 24 * 60), ("hour", 60)):
        if minutes >= 2 * size or minutes == size:
            return counted(round(minutes / size), unit)
    return counted(minutes, "minute")


def _received(head: bytes) -> datetime | None:
    """When the last server on a letter's way says that it received it; None if it does not say."""
    found = _RECEIVED.search(head)
    at = headers.moment(found[1].decode("ascii", "replace")) if found is not None else None
    return at if at is not None and at.tzinfo is not None else None


def _space(settings: Settings) -> Iterator[Finding]:
    file = copies.sqlite_file(settings.url)
    folder = file.absolute().parent if file is not None else settings.folder
    if not folder.is_dir():
        return
    needed = max(LEAST_SPACE, 2 * file.stat().st_size if file is not None and file.exists() else 0)
    found = short(folder, needed)
    if found is not None:
        yield Finding("disk", found.sentence, fatal=found.free < FULL)
