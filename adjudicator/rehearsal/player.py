"""A player at their mail program: letters received, letters written, and which of these were answered."""

from datetime import datetime

from adjudicator.mail.servers.client import Client, Received
from adjudicator.mail.servers.smtp import Outcome, Sent
from adjudicator.rehearsal.house import Post
from adjudicator.rehearsal.people import Person


class NotSent(Exception):
    """The mail server did not take a player's letter; the text says why."""


class Player:
    """Somebody with a seat and a mail account."""

    def __init__(self, number: int, seat: str, person: Person, post: Post) -> None:
        self.number = number
        self.seat = seat
        self.person = person
        self.address = post.address(person.user)
        self.inbox: list[Received] = []
        self._client = Client(person.name, self.address, post.imap(person.user), post.smtp(person.user))

    @property
    def written(self) -> tuple[str, ...]:
        """The Message-IDs of the letters they wrote."""
        return tuple(self._client.written)

    @property
    def letters(self) -> tuple[bytes, ...]:
        """Every letter that came, and every one that they wrote."""
        return (*[one.raw for one in self.inbox], *self._client.sent)

    def look(self) -> None:
        """Fetch what has come."""
        self.inbox += self._client.unread()

    def wait(self, seconds: float) -> None:
        """Wait until something may have come, at most this long, and fetch it."""
        self._client.wait(seconds)
        self.look()

    def got(self, message_id: str) -> Received | None:
        """The letter with this Message-ID, None if it has not come."""
        return next((one for one in self.inbox if one.letter.message_id == message_id), None)

    def answer_to(self, message_id: str) -> Received | None:
        """The automatic answer to one of their letters, None if it has not come."""
        return next(
            (one for one in self.inbox if one.letter.auto is not None and one.letter.in_reply_to == (message_id,)),
            None,
        )

    def unanswered(self) -> tuple[str, ...]:
        """Their letters that were not answered."""
        return tuple(one for one in self.written if self.answer_to(one) is None)

    def reply(self, received: Received, text: str, at: datetime, *, whole: bool) -> str:
        """Answer a letter, with the original beneath unless the text is `whole`; returns the Message-ID.

        Raises NotSent.
        """
        return self._left(self._client.reply(received, text, at, quote=not whole))

    def write(self, to: str, subject: str, text: str, at: datetime) -> str:
        """Send a letter that answers none; returns the Message-ID. Raises NotSent."""
        return self._left(self._client.write(to, subject, text, at))

    def _left(self, outcome: Outcome) -> str:
        if not isinstance(outcome, Sent):
            raise NotSent(f"the letter of {self.seat} did not leave: {outcome.reason}")
        return self.written[-1]

    def close(self) -> None:
        """Log out."""
        self._client.close()
