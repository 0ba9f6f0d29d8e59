"""A real SMTP server and a real IMAP server in this process, on loopback, for the demo and the tests.

They speak the real protocols over sockets, so that code which works with them works with a provider. A real service
does not use them. Needs the packages aiosmtpd and pymap.
"""

import asyncio
import ssl
import threading
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from adjudicator.mail.embedded import maildir
from adjudicator.mail.embedded.imap_server import ImapHalf
from adjudicator.mail.embedded.smtp_server import SmtpHalf
from adjudicator.mail.servers.server_settings import ImapServer, Security, SmtpServer

_T = TypeVar("_T")

DOMAIN = "mail.test"

_TURNS = 4
"""Turns of the event loop that it takes an accepted connection to reach the code that keeps a list of them."""


class PostOffice:
    """Both servers on one event loop: what SMTP accepts is in the recipient's INBOX before the sender hears 250.

    With `state` every letter is also a file in the Maildir `state/USER`, written before 250, and read again at the
    start.
    """

    def __init__(
        self,
        users: Mapping[str, str],
        *,
        domain: str = DOMAIN,
        state: Path | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.users = {user.lower(): password for user, password in users.items()}
        self.domain = domain
        self._state = state
        self.tokens: dict[str, str] = {}
        self._imap = ImapHalf(tls, self.tokens)
        self._smtp = SmtpHalf(self.users, domain, self._deliver, tls, self.tokens)
        self._kept = dict.fromkeys(self.users, 0)
        self._servers: list[asyncio.Server] = []
        self.imap_port = 0
        self.smtp_port = 0

    async def start(self) -> None:
        """Begin to answer, on free ports."""
        for user, password in self.users.items():
            await self._imap.add_user(user, password)
            for raw in maildir.load(self._state / user) if self._state is not None else ():
                await self._imap.deliver(user, raw)
                self._kept[user] += 1
        self._servers = [await self._imap.listen(), await self._smtp.listen()]
        self.imap_port, self.smtp_port = (server.sockets[0].getsockname()[1] for server in self._servers)

    async def stop(self) -> None:
        """Close the ports and every connection, including those just accepted."""
        loop = asyncio.get_running_loop()
        for server in self._servers:
            for listening in server.sockets:
                loop.remove_reader(listening)
        # A server that is closed drops what it has accepted without closing it.
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        for server in self._servers:
            server.close()
        self.hang_up()
        await _end_tasks()

    async def _deliver(self, user: str, raw: bytes) -> None:
        self._kept[user] += 1
        if self._state is not None:
            maildir.keep(self._state / user, self._kept[user], raw)
        await self._imap.deliver(user, raw)

    def letters(self, user: str) -> list[bytes]:
        """Every letter a user has received, oldest first, byte for byte as it was sent."""
        return self._imap.letters(user)

    def maildir(self, folder: Path) -> dict[str, int]:
        """Write every mailbox as a Maildir folder/USER; returns how many letters each has."""
        return {user: maildir.export(folder / user, self.letters(user)) for user in self.users}

    def answer_recipient(self, user: str, line: str | None) -> None:
        """From now on answer RCPT for this user with an SMTP line such as "452 4.2.2 mailbox full" (None: as usual)."""
        if line is None:
            self._smtp.answers.pop(user, None)
        else:
            self._smtp.answers[user] = line

    def hang_up(self) -> None:
        """Cut every connection, as a restarting server does; the ports stay open."""
        self._imap.hang_up()
        self._smtp.hang_up()

    def renumber(self, user: str) -> None:
        """Give a user's INBOX another UIDVALIDITY, as a server restored from a backup does."""
        self._imap.renumber(user)


class Embedded:
    """A post office in a thread of its own, for code without an event loop: `with Embedded({"ann": "pw"}) as mail:`."""

    def __init__(self, users: Mapping[str, str], *, tls: ssl.SSLContext | None = None) -> None:
        self._office = PostOffice(users, tls=tls)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="embedded mail servers", daemon=True)
        self._security: Security = "plain" if tls is None else "starttls"

    def __enter__(self) -> Self:
        self._thread.start()
        self._run(self._office.start())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run(self._office.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, _T]) -> _T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _call(self, work: Callable[[], _T]) -> _T:
        async def inside() -> _T:
            return work()

        return self._run(inside())

    def address(self, user: str) -> str:
        """A user's mail address here."""
        return f"{user}@{self._office.domain}"

    def imap(self, user: str, *, ca_file: str = "") -> ImapServer:
        """How a user reaches their INBOX."""
        return ImapServer(
            host="127.0.0.1",
            port=self._office.imap_port,
            security=self._security,
            user=user,
            password=self._office.users[user],
            ca_file=ca_file,
        )

    def smtp(self, user: str, *, ca_file: str = "") -> SmtpServer:
        """How a user sends letters."""
        return SmtpServer(
            host="127.0.0.1",
            port=self._office.smtp_port,
            security=self._security,
            user=user,
            password=self._office.users[user],
            ca_file=ca_file,
        )

    def give_token(self, user: str, token: str) -> None:
        """From now on a user can log in (XOAUTH2) with this access token only."""
        self._call(lambda: self._office.tokens.update({user: token}))

    def letters(self, user: str) -> list[bytes]:
        """Every letter a user has received, oldest first, byte for byte as it was sent."""
        return self._call(lambda: self._office.letters(user))

    def maildir(self, folder: Path) -> dict[str, int]:
        """Write every mailbox as a Maildir folder/USER; returns how many letters each has."""
        return self._call(lambda: self._office.maildir(folder))

    def answer_recipient(self, user: str, line: str | None) -> None:
        """From now on answer RCPT for this user with an SMTP line such as "452 4.2.2 mailbox full" (None: as usual)."""
        self._call(lambda: self._office.answer_recipient(user, line))

    def hang_up(self) -> None:
        """Cut every connection, as a restarting server does; the ports stay open."""
        self._call(self._office.hang_up)

    def renumber(self, user: str) -> None:
        """Give a user's INBOX another UIDVALIDITY, as a server restored from a backup does."""
        self._call(lambda: self._office.renumber(user))


async def _end_tasks() -> None:
    """Let cut connections end in peace, so that nothing is destroyed while it waits."""
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
