"""Sources of letters: an IMAP folder, a Maildir, or a pipe. Each letter is filed once; nothing is moved or marked."""

from pathlib import Path
from typing import Protocol

from adjudicator.mail.servers.imap import Mailbox
from adjudicator.mail.servers.maildir import Found, Maildir, Unreadable
from adjudicator.mail.servers.server_settings import ImapServer
from adjudicator.mail.servers.waiting import Waker
from adjudicator.service.mailroom import mail_fetch, withheld_letters
from adjudicator.service.mailroom.reception import receive
from adjudicator.service.office.office import Office
from adjudicator.service.settings.configuration import Settings
from adjudicator.store.tables.values import Letter


class Source(Protocol):
    """A place where letters arrive; `name` is its name on file."""

    name: str

    def fetch(self, office: Office) -> int:
        """File everything that came since the last look, unless stopped; returns how many letters.

        Raises what went wrong with the place.
        """

    def wait(self, seconds: float) -> None:
        """Wait for letters, at most this long."""

    def stop(self) -> None:
        """End `wait` at once, and `fetch` after a few more letters; may be called from another thread."""

    def close(self) -> None:
        """Give everything back."""


def mailboxes(settings: Settings) -> tuple[str, ...]:
    """The names on file of the places where letters arrive, for callers that do not read them."""
    if settings.service.letters == "maildir":
        return (maildir_name(settings.folder / settings.maildir.path),)
    if settings.service.letters == "pipe":
        return (Pipe.name,)
    return tuple([mail_fetch.source_of(one) for one in (settings.imap, *settings.mailboxes)])


class ImapFolder:
    """A folder on an IMAP server; `shared` if a person's own mail arrives there too."""

    def __init__(self, server: ImapServer, *, shared: bool = False) -> None:
        self.name = mail_fetch.source_of(server)
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


def maildir_name(path: Path) -> str:
    """The name of a Maildir on file."""
    return f"maildir:{path}"


class MaildirFolder:
    """A Maildir on this machine; `shared` as above."""

    LOOK = 1.0
    """Nothing announces new files, so the folder is checked this often, in seconds."""
    VALIDITY = 1

    def __init__(self, path: Path, *, shared: bool = False) -> None:
        self.name = maildir_name(path)
        self._folder = Maildir(path)
        self._shared = shared
        self._waker = Waker()
        self._known: set[int] | None = None
        self.stop = self._waker.wake
        self.close = self._waker.close

    def fetch(self, office: Office) -> int:
        """File what has come since the last look; raises mail.maildir.NoMaildir."""
        if self._known is None:
            with office.store.unit() as unit:
                self._known = unit.letters.uids(self.name, self.VALIDITY)
        waiting = {letter.uid or 0: letter for letter in withheld_letters.due(office, self.name)}
        count = 0
        for found in self._folder.unread(self._known - waiting.keys()):
            count += self._filed(office, found, waiting.pop(found.number, None))
            self._known.add(found.number)
            if self._waker.called:
                return count
        for letter in waiting.values():
            withheld_letters.gone(office, letter, "deleted", "is in the mailbox no more. Nobody has read it.")
        return count

    def _filed(self, office: Office, found: Found | Unreadable, waiting: Letter | None) -> int:
        """File a letter, or keep its place if it cannot be read; `waiting` is its row so far. Returns how many."""
        if isinstance(found, Unreadable):
            if waiting is not None:
                withheld_letters.asked_again(office, waiting, found.why)
            else:
                withheld_letters.noted(office, self.name, self.VALIDITY, [(found.number, found.why)])
            return 0
        if self._shared and not mail_fetch.wanted(office, found.raw):
            if waiting is not None:
                withheld_letters.gone(office, waiting, "not for a game", "has come, and is not for a game.")
            return 0
        receive(office, found.raw, source=self.name, uidvalidity=self.VALIDITY, uid=found.number)
        if waiting is not None:
            withheld_letters.come(office, waiting)
        return 1

    def wait(self, seconds: float) -> None:
        """Wait a moment."""
        self._waker.wait(min(seconds, self.LOOK))


class Pipe:
    """No place to look: `adjudicator deliver` files the letters, as a mail server's alias command."""

    name = "pipe"

    def __init__(self) -> None:
        self._waker = Waker()
        self.stop = self._waker.wake
        self.close = self._waker.close

    def fetch(self, office: Office) -> int:
        """What has come is on file already."""
        return 0

    def wait(self, seconds: float) -> None:
        """Wait."""
        self._waker.wait(seconds)
