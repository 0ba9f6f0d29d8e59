"""Places where letters arrive, and their names on file. Each letter is filed once; nothing is moved or marked."""

from pathlib import Path
from typing import Protocol

from adjudicator.mail.servers.waiting import Waker
from adjudicator.service.office.office import Office
from adjudicator.service.settings.configuration import Settings


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
    return tuple([imap_name(one) for one in (settings.imap, *settings.mailboxes)])


class Folder(Protocol):
    """What identifies a mailbox: an account's own settings, or those it is used with."""

    @property
    def host(self) -> str: ...

    @property
    def user(self) -> str: ...

    @property
    def folder(self) -> str: ...


def imap_name(server: Folder) -> str:
    """The name of a mailbox on file."""
    return f"imap://{server.user}@{server.host}/{server.folder}"


def maildir_name(path: Path) -> str:
    """The name of a Maildir on file."""
    return f"maildir:{path}"


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
