"""Letters from the mailbox onto file, by ascending UID; what is on file is never fetched again."""

from collections.abc import Callable
from typing import Final, Protocol

from adjudicator.mail.imap import Cursor, Mailbox
from adjudicator.service.office import Office
from adjudicator.service.receiving import receive_all
from adjudicator.service.shared_mailbox import concerns

AT_ONCE: Final = 20
"""Letters that are filed together: to make sure of what is on the disk costs as much for one as for many."""


class Folder(Protocol):
    """What names a mailbox: an account's own settings, or those it is used with."""

    @property
    def host(self) -> str: ...

    @property
    def user(self) -> str: ...

    @property
    def folder(self) -> str: ...


def source_of(server: Folder) -> str:
    """How a mailbox is called on file."""
    return f"imap://{server.user}@{server.host}/{server.folder}"


def fetch(
    office: Office, mailbox: Mailbox, source: str, *, shared: bool = False, until: Callable[[], bool] | None = None
) -> int:
    """File every letter that came since the last look, some in each unit of work; how many there were.

    Of a mailbox that is `shared` with a person only what is addressed to a game is filed. No more are fetched once
    `until` says so; the next look begins with them. Raises mail.imap.ConnectionLost.
    """
    count = 0
    while True:
        with office.store.unit() as unit:
            read = unit.cursors.of(source)
        batch = mailbox.fetch_new(Cursor(read.uidvalidity, read.uid) if read is not None else Cursor())
        wanted = [letter for letter in batch.letters if not shared or concerns(office, letter.raw)]
        for at in range(0, len(wanted), AT_ONCE):
            some = wanted[at : at + AT_ONCE]
            receive_all(office, [(one.raw, one.uid_validity, one.uid) for one in some], source=source)
        count += len(wanted)
        with office.store.unit() as unit:
            # Letters that were deleted between two looks have UIDs too.
            unit.cursors.advance(source, batch.cursor.uid_validity, batch.cursor.uid)
        if not batch.letters or (until is not None and until()):
            return count
