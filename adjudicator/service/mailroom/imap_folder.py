"""A folder on an IMAP server as a place where letters arrive."""

from adjudicator.mail.servers.imap import Mailbox
from adjudicator.mail.servers.server_settings import ImapServer
from adjudicator.service.mailroom import mail_fetch
from adjudicator.service.mailroom.mail_sources import imap_name
from adjudicator.service.office.office import Office


class ImapFolder:
    """A folder on an IMAP server; `shared` if a person's own mail arrives there too."""

    def __init__(self, server: ImapServer, *, shared: bool = False) -> None:
        self.name = imap_name(server)
        self._mailbox = Mailbox(server)
        self._shared = shared
        self.stop = self._mailbox.stop
        self.close = self._mailbox.close

    def fetch(self, office: Office) -> int:
        """File what has come since the last look; raises mail.imap.ConnectionLost."""
        return mail_fetch.fetch(
            office, self._mailbox, self.name, shared=self._shared, until=lambda: self._mailbox.stopped
        )

    def wait(self, seconds: float) -> None:
        """Wait for the server to announce letters; raises mail.imap.ConnectionLost."""
        self._mailbox.wait(seconds)
