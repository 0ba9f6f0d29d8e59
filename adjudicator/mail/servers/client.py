"""A small mail program: reads an INBOX and answers letters as common programs do. For house bots and tests."""

import hashlib
from datetime import datetime

from msgspec import Struct

from adjudicator.mail.parsing.letter import Letter, Line, read
from adjudicator.mail.servers.imap import START, Mailbox
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.mail.servers.smtp import Courier, Outcome, Parcel
from adjudicator.mail.writing.compose import Mail, compose


class Received(Struct, frozen=True):
    """A letter in the INBOX: its bytes, and taken apart."""

    raw: bytes
    letter: Letter


def _quoted(line: Line) -> str:
    text = ">" * (line.depth + 1)
    return f"{text} {line.text}".rstrip()


def reply_text(letter: Letter, text: str, at: datetime) -> str:
    """The words of an answer as most programs lay them out: the new words, then the old ones quoted."""
    above = f"On {at:%a, %d %b %Y at %H:%M}, {letter.sender_name or letter.sender} <{letter.sender}> wrote:"
    return "\n".join([text.rstrip("\n"), "", above, "", *map(_quoted, letter.lines), ""])


class Client:
    """One person's mail account. Dates are given, so that it also works with a simulated clock.

    `written` are the Message-IDs of the letters given to the server, oldest first, and `sent` their bytes.
    """

    def __init__(self, name: str, address: str, imap: ImapServer, smtp: SmtpServer) -> None:
        self.name = name
        self.address = address
        self._mailbox = Mailbox(imap)
        self._courier = Courier(smtp)
        self.written: list[str] = []
        self.sent: list[bytes] = []
        self._cursor = START

    def unread(self) -> tuple[Received, ...]:
        """The letters since the last look, oldest first. Raises ConnectionLost."""
        found: list[Received] = []
        while True:
            batch = self._mailbox.fetch_new(self._cursor)
            self._cursor = batch.cursor
            if batch.empty:
                return tuple(found)
            found += [Received(fetched.raw, read(fetched.raw)) for fetched in batch.letters]

    def wait(self, seconds: float) -> bool:
        """Wait for new letters, at most this long; True when it is time to look."""
        return self._mailbox.wait(seconds)

    def write(self, to: str, subject: str, text: str, at: datetime) -> Outcome:
        """Send a new letter."""
        return self._send(to, subject, text, at, None)

    def reply(self, received: Received, text: str, at: datetime, *, quote: bool = True) -> Outcome:
        """Answer a letter: to its Reply-To, under its subject, in its thread, with the original below."""
        letter = received.letter
        subject = letter.subject if letter.subject.lower().startswith("re:") else f"Re: {letter.subject}"
        return self._send(
            letter.reply_to or letter.sender,
            subject,
            reply_text(letter, text, at) if quote else text,
            at,
            letter,
        )

    def _send(self, to: str, subject: str, text: str, at: datetime, answered: Letter | None) -> Outcome:
        said = "\0".join((self.address, to, subject, text, at.isoformat(), str(len(self.written))))
        name = hashlib.blake2b(said.encode("utf-8", "replace"), digest_size=12).hexdigest()
        mail = Mail(
            sender=(self.name, self.address),
            to=("", to),
            subject=subject,
            date=at,
            message_id=f"<{name}@{self.address.rpartition('@')[2]}>",
            text=text,
            in_reply_to=answered.message_id if answered else "",
            references=tuple(dict.fromkeys((*answered.references, answered.message_id))) if answered else (),
            auto=None,
        )
        self.written.append(mail.message_id)
        self.sent.append(compose(mail))
        return self._courier.deliver([Parcel(self.address, to, self.sent[-1])])[0]

    def close(self) -> None:
        """Log out everywhere."""
        self._mailbox.close()
        self._courier.close()
