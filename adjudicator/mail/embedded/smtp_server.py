"""The SMTP side of the embedded servers: aiosmtpd, which accepts letters for the local users only."""

import asyncio
import logging
import ssl
from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from weakref import WeakSet

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

LARGEST = 32 * 1024 * 1024

# At each login aiosmtpd warns about a property that it uses itself.
logging.getLogger("mail.log").setLevel(logging.ERROR)

Deliver = Callable[[str, bytes], Awaitable[None]]


class SmtpHalf:
    """Accepts letters for users of one domain; an address may have +anything after the user's name."""

    def __init__(
        self,
        users: Mapping[str, str],
        domain: str,
        deliver: Deliver,
        tls: ssl.SSLContext | None,
        tokens: Mapping[str, str],
    ) -> None:
        self._tokens = tokens
        self._users = users
        self._domain = domain
        self._deliver = deliver
        self._tls = tls
        self._open: WeakSet[SMTP] = WeakSet()
        self.answers: dict[str, str] = {}

    def _local(self, address: str) -> str | None:
        local, _, host = address.rpartition("@")
        user = local.partition("+")[0].lower()
        return user if host.lower() == self._domain and user in self._users else None

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        """Accept a recipient with an account here."""
        user = self._local(address)
        if user is None:
            return f"550 5.1.1 <{address}>: no such user here"
        if user in self.answers:
            return self.answers[user]
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """Deliver a letter to everybody it was accepted for, once each, before confirming it."""
        raw = envelope.content
        if not isinstance(raw, bytes):
            return "554 5.6.0 the letter did not arrive as bytes"
        for user in dict.fromkeys(self._local(address) for address in envelope.rcpt_tos):
            if user is not None:
                await self._deliver(user, raw)
        return "250 2.0.0 delivered"

    async def auth_XOAUTH2(self, server: SMTP, args: list[str]) -> AuthResult:
        """Accept an access token, which is part of the command itself."""
        try:
            user, bearer, *_ = b64decode(args[1]).decode().split("\1")
        except (IndexError, ValueError):
            return AuthResult(success=False, handled=False)
        name = user.removeprefix("user=")
        good = name in self._tokens and bearer == f"auth=Bearer {self._tokens[name]}"
        return AuthResult(success=good, handled=False)

    def _authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        good = isinstance(data, LoginPassword) and self._users.get(data.login.decode("utf-8", "replace")) == (
            data.password.decode("utf-8", "replace")
        )
        return AuthResult(success=good, handled=False)

    def _protocol(self) -> SMTP:
        protocol = SMTP(
            self,
            hostname=self._domain,
            data_size_limit=LARGEST,
            enable_SMTPUTF8=True,
            tls_context=self._tls,
            auth_require_tls=self._tls is not None,
            authenticator=self._authenticate,
            loop=asyncio.get_running_loop(),
        )
        self._open.add(protocol)
        return protocol

    async def listen(self) -> asyncio.Server:
        """Start to answer on a free port of 127.0.0.1."""
        return await asyncio.get_running_loop().create_server(self._protocol, "127.0.0.1", 0)

    def hang_up(self) -> None:
        """Cut every SMTP connection."""
        for protocol in tuple(self._open):
            if isinstance(protocol.transport, asyncio.Transport):
                protocol.transport.abort()
