"""Letters from the mailbox onto file, by ascending UID; what is on file is never fetched again."""

from adjudicator.mail.imap import Cursor, Mailbox
from adjudicator.mail.settings import ImapServer
from adjudicator.service.meaning import concerns
from adjudicator.service.office import Office
from adjudicator.service.receiving import receive


def source_of(server: ImapServer) -> str:
    """How a mailbox is called on file."""
    return f"imap://{server.user}@{server.host}/{server.folder}"


def fetch(office: Office, mailbox: Mailbox, source: str, *, shared: bool = False) -> int:
    """File every letter that came since the last look, each in a unit of work of its own; how many there were.

    Of a mailbox that is `shared` with a person only what is addressed to a game is filed. Raises
    mail.imap.ConnectionLost.
    """
    count = 0
    while True:
        with office.store.unit() as unit:
            read = unit.cursors.of(source)
        batch = mailbox.fetch_new(Cursor(read.uidvalidity, read.uid) if read is not None else Cursor())
        for letter in batch.letters:
            if not shared or concerns(office, letter.raw):
                receive(office, letter.raw, source=source, uidvalidity=letter.uid_validity, uid=letter.uid)
                count += 1
        with office.store.unit() as unit:
            # Letters that were deleted between two looks have UIDs too.
            unit.cursors.advance(source, batch.cursor.uid_validity, batch.cursor.uid)
        if not batch.letters:
            return count
