"""Letters from the mailbox onto file, by ascending UID; what is on file is never fetched again."""

from adjudicator.mail.imap import Cursor, Mailbox
from adjudicator.mail.settings import ImapServer
from adjudicator.service.office import Office
from adjudicator.service.receiving import receive


def source_of(server: ImapServer) -> str:
    """How a mailbox is called on file."""
    return f"imap://{server.user}@{server.host}/{server.folder}"


def fetch(office: Office, mailbox: Mailbox, source: str) -> int:
    """File every letter that came since the last look, each in a unit of work of its own; how many there were.

    Raises mail.imap.ConnectionLost.
    """
    count = 0
    while True:
        with office.store.unit() as unit:
            read = unit.cursors.of(source)
        batch = mailbox.fetch_new(Cursor(read.uidvalidity, read.uid) if read is not None else Cursor())
        for letter in batch.letters:
            receive(office, letter.raw, source=source, uidvalidity=letter.uid_validity, uid=letter.uid)
        with office.store.unit() as unit:
            # Letters that were deleted between two looks have UIDs too.
            unit.cursors.advance(source, batch.cursor.uid_validity, batch.cursor.uid)
        count += len(batch.letters)
        if not batch.letters:
            return count
