"""A Maildir on this machine as a place where letters arrive."""

from pathlib import Path

from adjudicator.mail.servers.maildir import Found, Maildir, Unreadable
from adjudicator.mail.servers.waiting import Waker
from adjudicator.service.mailroom import mail_fetch, withheld_letters
from adjudicator.service.mailroom.mail_sources import maildir_name
from adjudicator.service.office.office import Office
from adjudicator.store.tables.values import Letter


class MaildirFolder:
    """A Maildir; `shared` if a person's own mail arrives there too."""

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
        # What reads letters takes longer to load than a folder to look into, and most looks find none.
        from adjudicator.service.mailroom.reception import receive

        receive(office, found.raw, source=self.name, uidvalidity=self.VALIDITY, uid=found.number)
        if waiting is not None:
            withheld_letters.come(office, waiting)
        return 1

    def wait(self, seconds: float) -> None:
        """Wait a moment."""
        self._waker.wait(min(seconds, self.LOOK))
