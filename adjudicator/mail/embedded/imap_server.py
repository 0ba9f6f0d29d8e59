"""The IMAP side of the embedded servers: pymap with its mailboxes in memory."""

import asyncio
import random
import ssl
from argparse import Namespace
from collections.abc import Mapping
from datetime import UTC, datetime
from uuid import uuid4

from proxyprotocol.result import ProxyResultUnknown
from proxyprotocol.sock import SocketInfo
from pymap.backend.dict import Config, Identity, Login
from pymap.backend.dict.filter import FilterSet
from pymap.backend.dict.mailbox import MailboxData, MailboxSet
from pymap.concurrent import Event
from pymap.exceptions import InvalidAuth
from pymap.imap import IMAPServer
from pymap.parsing.message import AppendMessage
from pymap.selected import SelectedMailbox
from pymap.user import Passwords, UserMetadata
from pysasl import SASLAuth
from pysasl.creds.external import ExternalCredentials
from pysasl.creds.server import ServerCredentials
from pysasl.hashing import BuiltinHash
from pysasl.mechanism.oauth import OAuth2Mechanism


class _Config(Config):
    """Settings whose greeting does not ask a name server who this machine is; offline, that takes seconds."""

    @property
    def greeting(self) -> bytes:
        """The server's greeting."""
        return b"Server ready"

    @property
    def tls_auth(self) -> SASLAuth:
        """What a login may use: passwords, and access tokens."""
        return SASLAuth([*SASLAuth.defaults().server_mechanisms, OAuth2Mechanism()])


class _Login(Login):
    """Takes access tokens as well as passwords."""

    def __init__(self, config: Config, tokens: Mapping[str, str]) -> None:
        super().__init__(config)
        self._valid = tokens

    async def authenticate(self, credentials: ServerCredentials) -> Identity:
        """Who logs in; raises InvalidAuth."""
        if not isinstance(credentials, ExternalCredentials):
            return await super().authenticate(credentials)
        user = credentials.authzid
        if user not in self._valid or self._valid[user] != credentials._token:
            raise InvalidAuth
        return Identity(user, self, None, set())


class _Inbox(MailboxData):
    """An INBOX whose IDLE reports letters that came just before it.

    Pymap waits for the next change even if there has been one since the client last looked. A letter that came between
    two commands would then be reported a minute late.
    """

    async def update_selected(self, selected: SelectedMailbox, *, wait_on: Event | None = None) -> SelectedMailbox:
        """Wait for a change only when there is none to tell."""
        seen = selected.mod_sequence
        if seen is not None and seen != self._mod_sequences.highest:
            wait_on = None
        return await super().update_selected(selected, wait_on=wait_on)


class ImapHalf:
    """Every user's folders, and the connections that use them."""

    def __init__(self, tls: ssl.SSLContext | None, tokens: Mapping[str, str]) -> None:
        args = Namespace(passlib_cfg=None, proxy_protocol=None, debug=False)
        self._config = _Config(
            args,
            demo_data=False,
            demo_user="",
            demo_password="",
            host="127.0.0.1",
            port=0,
            ssl_context=tls,
            tls_enabled=tls is not None,
            invalid_user_sleep=0.0,
            # Passwords on loopback guard nothing; the usual number of rounds takes seconds for twenty users.
            hash_context=BuiltinHash(rounds=1000),
        )
        self._login = _Login(self._config, tokens)
        self._server = IMAPServer(self._login, self._config)
        self._writers: set[asyncio.StreamWriter] = set()

    async def add_user(self, user: str, password: str) -> None:
        """Give a user an INBOX."""
        self._config.apply_context()
        hashed = await Passwords(self._config).hash_password(password)
        self._login.users_dict[user] = UserMetadata(self._config, user, password=hashed)
        mailboxes = MailboxSet()
        mailboxes._inbox = _Inbox(mailboxes._content_cache, mailboxes._thread_cache)
        self._config.set_cache[user] = (mailboxes, FilterSet())

    async def listen(self) -> asyncio.Server:
        """Start to answer on a free port of 127.0.0.1."""
        self._config.apply_context()
        return await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # Asyncio itself calls this and keeps the task; pymap's own service starts another task that nobody keeps, and
        # on Python 3.12 and later the garbage collector then ends connections.
        self._writers.add(writer)
        try:
            await self._server(reader, writer, SocketInfo.get(writer, ProxyResultUnknown(), unique_id=uuid4().bytes))
        finally:
            self._writers.discard(writer)

    def _inbox(self, user: str) -> MailboxData:
        mailboxes, _ = self._config.set_cache[user]
        return mailboxes._inbox

    async def deliver(self, user: str, raw: bytes) -> None:
        """Put a letter into a user's INBOX, byte for byte."""
        await self._inbox(user).append(AppendMessage(raw, datetime.now(UTC)), recent=True)

    def letters(self, user: str) -> list[bytes]:
        """Everything in a user's INBOX, in the order of arrival."""
        held = self._inbox(user)._messages
        contents = (held[uid]._content for uid in sorted(held))
        return [bytes(content) for content in contents if content is not None]

    def renumber(self, user: str) -> None:
        """Give a user's INBOX another UIDVALIDITY, as a server restored from a backup does."""
        self._inbox(user)._uid_validity += random.randint(1, 1000)
        self.hang_up()

    def hang_up(self) -> None:
        """Cut every IMAP connection, as a restarting server does."""
        for writer in tuple(self._writers):
            writer.transport.abort()
