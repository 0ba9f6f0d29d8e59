"""Outgoing letters: one letter to one recipient over SMTP (RFC 5321, 6152, 6531, 3207, 4954).

Each recipient gets a transaction, because servers report the refusal of one among several in a way that is easily
missed.
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from aiosmtplib import (
    SMTP,
    SMTPDataError,
    SMTPException,
    SMTPRecipientRefused,
    SMTPResponseException,
    SMTPServerDisconnected,
)
from msgspec import Struct

from adjudicator.mail.servers.server_settings import SmtpServer, tls_context

_log = logging.getLogger(__name__)


class Sent(Struct, frozen=True, tag="sent"):
    """The server has accepted the letter; `answer` is its reply."""

    answer: str


class Deferred(Struct, frozen=True, tag="deferred"):
    """The letter could not be sent now, and should be tried again later.

    `perhaps_sent`: the connection was lost after the whole letter was sent, so the server may have it. `of_letter`: the
    server's reply was about this recipient or this letter, and says nothing about others.
    """

    reason: str
    perhaps_sent: bool = False
    of_letter: bool = False


class Refused(Struct, frozen=True, tag="refused"):
    """The server will not take this letter for this recipient, now or later."""

    reason: str


Outcome = Sent | Deferred | Refused


class Parcel(Struct, frozen=True):
    """A letter's bytes with the envelope: who gets the bounce (may be empty, RFC 3834), and who gets the letter.

    `copy` is an address that gets it in the same transaction, so that there is a copy if and only if the letter has
    left. After `until` (seconds since 1970) it is not sent any more: another sender may have taken it.
    """

    sender: str
    recipient: str
    message: bytes
    copy: str = ""
    until: float = math.inf


async def connect(server: SmtpServer) -> SMTP:
    """A logged-in connection. Raises SMTPException or OSError (ssl.SSLError for certificates, NoToken)."""
    smtp = SMTP(
        hostname=server.host,
        port=server.port,
        use_tls=server.security == "tls",
        start_tls=server.security == "starttls",
        tls_context=tls_context(server),
        local_hostname="localhost" if server.security == "plain" else None,
        username=server.user or None,
        password=server.password if server.user and server.token is None else None,
        oauth_token_generator=_token_of(server),
        timeout=server.timeout,
    )
    try:
        await smtp.connect()
    except BaseException:
        smtp.close()
        raise
    return smtp


def _token_of(server: SmtpServer) -> Callable[[], Awaitable[str]] | None:
    token = server.token
    if token is None or not server.user:
        return None
    # Getting a token may involve the provider, and other connections can use that time.
    return partial(asyncio.to_thread, token)


def _said(fault: BaseException) -> str:
    if isinstance(fault, SMTPResponseException):
        return f"{fault.code} {' '.join(fault.message.split())}"
    return " ".join(str(fault).split()) or type(fault).__name__


def _judged(fault: Exception) -> Deferred | Refused:
    """Only the server's permanent answer about this recipient or letter is a refusal; other errors may pass."""
    if isinstance(fault, (SMTPRecipientRefused, SMTPDataError)) and fault.code != 421:
        return Refused(_said(fault)) if fault.code >= 500 else Deferred(_said(fault), of_letter=True)
    if isinstance(fault, ValueError):
        return Refused(f"the address cannot be written in SMTP: {fault}")
    return Deferred(_said(fault))


class Sender:
    """Sends letters through one SMTP account and keeps its connections; for one event loop."""

    def __init__(self, server: SmtpServer) -> None:
        self._server = server
        self._places = asyncio.Semaphore(server.connections)
        self._kept: list[SMTP] = []

    async def send(self, parcel: Parcel) -> Outcome:
        """Send one letter; never raises for anything a server or network does."""
        async with self._places:
            while self._kept:
                # The server may have closed an idle connection: that is no reason to delay the letter.
                outcome = await self._transaction(self._kept.pop(), parcel, fresh=False)
                if outcome is not None:
                    return outcome
            try:
                smtp = await connect(self._server)
            except (SMTPException, OSError) as fault:
                return Deferred(f"{self._server.host}:{self._server.port}: {_said(fault)}")
            outcome = await self._transaction(smtp, parcel, fresh=True)
            return outcome or Deferred(f"{self._server.host}:{self._server.port} hung up")

    async def _transaction(self, smtp: SMTP, parcel: Parcel, *, fresh: bool) -> Outcome | None:
        """The outcome, or None if a kept connection turned out to be dead before anything was said on it."""
        given = False
        if time.time() > parcel.until:
            self._kept.append(smtp)
            return Deferred("its turn came too late")
        try:
            international = not (parcel.sender + parcel.recipient).isascii()
            options = ["SMTPUTF8"] if international else []
            if not parcel.message.isascii() and smtp.supports_extension("8bitmime"):
                options.append("BODY=8BITMIME")
            encoding = "utf-8" if international else "ascii"
            await smtp.mail(parcel.sender, options=options, encoding=encoding)
            await smtp.rcpt(parcel.recipient, encoding=encoding)
            if parcel.copy:
                await self._copied(smtp, parcel.copy)
            given = True
            answer = await smtp.data(parcel.message)
        except SMTPResponseException as fault:
            if fault.code == 421:  # closing down; on a kept connection that says nothing about this letter
                smtp.close()
                return _judged(fault) if fresh or given else None
            await self._reset(smtp)
            return _judged(fault)
        except (SMTPException, OSError, ValueError) as fault:
            smtp.close()
            if isinstance(fault, SMTPServerDisconnected) and not fresh and not given:
                return None
            judged = _judged(fault)
            return Deferred(judged.reason, perhaps_sent=given) if isinstance(judged, Deferred) else judged
        self._kept.append(smtp)
        return Sent(answer.message)

    async def _copied(self, smtp: SMTP, copy: str) -> None:
        """Name the address for copies too; the letter is sent even if that address is refused."""
        try:
            await smtp.rcpt(copy)
        except SMTPRecipientRefused as fault:
            if fault.code == 421:
                raise
            _log.warning("the address for copies is refused: %s", _said(fault))

    async def _reset(self, smtp: SMTP) -> None:
        try:
            await smtp.rset()
        except (SMTPException, OSError):
            smtp.close()
        else:
            self._kept.append(smtp)

    async def close(self) -> None:
        """Say goodbye on every kept connection."""
        kept, self._kept = self._kept, []
        for smtp in kept:
            try:
                await smtp.quit()
            except (SMTPException, OSError):
                smtp.close()


class Courier:
    """The same for code without an event loop: it keeps one of its own between calls. For one thread."""

    def __init__(self, server: SmtpServer) -> None:
        self._runner = asyncio.Runner()
        self._sender = Sender(server)

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        """Send letters, several at once, and return what became of each, in the order given."""

        async def everything() -> tuple[Outcome, ...]:
            return tuple(await asyncio.gather(*map(self._sender.send, parcels)))

        return self._runner.run(everything())

    def close(self) -> None:
        """Say goodbye to the server and end the event loop."""
        self._runner.run(self._sender.close())
        self._runner.close()
