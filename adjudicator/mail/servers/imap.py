"""Incoming letters: an IMAP folder read in the order of its UIDs (RFC 9051, IDLE of RFC 2177).

Only (UIDVALIDITY, UID) shows what has been read. Flags are neither believed nor changed: the folder is opened for
reading only, so a person may look into it with a mail program and change nothing.
"""

import logging
import socket
import ssl
import time
from collections.abc import Sequence
from typing import Any, Final

from imapclient import IMAPClient  # type: ignore[import-untyped]
from imapclient.exceptions import IMAPClientError  # type: ignore[import-untyped]
from msgspec import Struct

from adjudicator.mail.servers.imap_fetch import FAULTS, Answered, Asking, Fetched, Withheld
from adjudicator.mail.servers.server_settings import ImapServer, tls_context
from adjudicator.mail.servers.waiting import Waker

_log = logging.getLogger(__name__)

LARGEST: Final = 10 * 1024 * 1024
MOST_AT_ONCE: Final = 100
POLL_SECONDS: Final = 60.0
# Firewalls forget silent connections after a few minutes, and a server may end IDLE after 30 (RFC 2177).
IDLE_SECONDS: Final = 60.0


class Cursor(Struct, frozen=True):
    """How far a folder has been read: everything up to this UID, as long as UIDVALIDITY stays the same."""

    uid_validity: int = 0
    uid: int = 0


START: Final = Cursor()


class Batch(Struct, frozen=True):
    """Letters after a cursor, oldest first, those that the server withheld, and the next cursor."""

    letters: tuple[Fetched, ...]
    cursor: Cursor
    withheld: tuple[Withheld, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether nothing has come."""
        return not (self.letters or self.withheld)


class ConnectionLost(Exception):
    """The IMAP server is unreachable, or has disconnected; the next call tries again with a new connection."""


def connect(server: ImapServer) -> IMAPClient:
    """A logged-in connection.

    Raises errors unchanged: OSError (unreachable, ssl.SSLError for certificates, NoToken), CapabilityError (no
    STARTTLS), LoginError, other IMAPClientErrors.
    """
    context = tls_context(server)
    direct = server.security == "tls"
    client = IMAPClient(
        server.host, server.port, ssl=direct, ssl_context=context if direct else None, timeout=server.timeout
    )
    try:
        # imapclient sends a command in pieces, which would wait 40 ms for each other.
        client.socket().setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if server.security == "starttls":
            client.starttls(context)
        if server.user and server.token is not None:
            client.oauth2_login(server.user, server.token())
        elif server.user and not (server.user + server.password).isascii():
            # LOGIN accepts only ASCII; this accepts UTF-8 (RFC 4616).
            client.plain_login(server.user, server.password)
        elif server.user:
            client.login(server.user, server.password)
    except BaseException:
        hang_up(client)
        raise
    return client


def hang_up(client: IMAPClient) -> None:
    """Close a connection without ceremony."""
    try:
        client.shutdown()
    except (OSError, IMAPClientError) as fault:
        _log.debug("closing the IMAP connection: %s", fault)


def _buffered(client: IMAPClient) -> bool:
    """Whether bytes were read from the socket but not used yet; then waiting for the socket is pointless.

    imaplib reads ahead, and a notice may be in the same segment as the answer to IDLE. There is no public way to ask.
    """
    sock = client.socket()
    if isinstance(sock, ssl.SSLSocket) and sock.pending():
        return True
    imap: Any = client._imap  # noqa: SLF001
    if hasattr(imap, "_readbuf"):  # Python 3.14
        return bool(imap._readbuf)  # noqa: SLF001
    was = sock.gettimeout()
    sock.settimeout(0)
    try:
        return bool(imap.file.peek(1))
    except (BlockingIOError, ssl.SSLWantReadError):
        return False
    finally:
        sock.settimeout(was)


class Mailbox:
    """One folder on an IMAP server. For one thread; only `stop` may be called from another."""

    def __init__(self, server: ImapServer, *, largest: int = LARGEST) -> None:
        self._server = server
        self._client: IMAPClient | None = None
        self._waker = Waker()
        self._idles = False
        self._folder: dict[bytes, Any] = {}
        self._asking = Asking(self._again, self._drop, largest)

    def _connected(self) -> IMAPClient:
        if self._client is None:
            self._client = connect(self._server)
            self._idles = bool(self._client.has_capability("IDLE"))
        return self._client

    def _lost(self, fault: Exception) -> ConnectionLost:
        self._drop()
        where = f"{self._server.host}:{self._server.port}"
        return ConnectionLost(f"the IMAP server {where} cannot be used: {str(fault) or type(fault).__name__}")

    def _drop(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            hang_up(client)

    def fetch_new(self, cursor: Cursor = START) -> Batch:
        """The next letters after the cursor, a batch at a time: call again until there are none.

        If the server has renumbered its folder (another UIDVALIDITY), everything is fetched again; the caller
        recognises known letters by Message-ID and digest. Raises ConnectionLost.
        """
        try:
            return self._fetch(self._connected(), cursor)
        except FAULTS as fault:
            raise self._lost(fault) from fault

    def fetch_again(self, uid_validity: int, uids: Sequence[int]) -> Answered | None:
        """What the server gives now of letters that it withheld; None if it has renumbered its folder.

        Raises ConnectionLost.
        """
        try:
            if self._select(self._connected()) != uid_validity:
                return None
            return self._asking.ask(uid_validity, uids)
        except FAULTS as fault:
            raise self._lost(fault) from fault

    def _select(self, client: IMAPClient) -> int:
        """Look into the folder; returns its UIDVALIDITY."""
        self._folder = client.select_folder(self._server.folder, readonly=True)
        return int(self._folder[b"UIDVALIDITY"])

    def _again(self) -> IMAPClient:
        """The connection, a new one if it was lost meanwhile."""
        if self._client is None:
            before = self._folder[b"UIDVALIDITY"]
            if self._select(self._connected()) != before:
                raise IMAPClientError("the folder was numbered anew")
        assert self._client is not None
        return self._client

    def _fetch(self, client: IMAPClient, cursor: Cursor) -> Batch:
        uid_validity = self._select(client)
        seen = cursor.uid if cursor.uid_validity == uid_validity else 0
        # Without a search, nothing comes between this look and IDLE, so no notice of a letter is lost in between.
        if not self._folder.get(b"EXISTS") or int(self._folder.get(b"UIDNEXT", seen + 2)) <= seen + 1:
            return Batch((), Cursor(uid_validity, seen))
        # "n:*" means at least the last letter, even when its UID is below n (RFC 9051, 6.4.4).
        uids = sorted(uid for uid in client.search(["UID", f"{seen + 1}:*"]) if uid > seen)
        while uids:
            answered = self._asking.ask(uid_validity, uids[:MOST_AT_ONCE])
            seen = answered.settled[-1]
            # If all of these were deleted meanwhile, more letters may still follow.
            if answered.letters or answered.withheld:
                return Batch(answered.letters, Cursor(uid_validity, seen), answered.withheld)
            uids = [uid for uid in uids if uid > seen]
        return Batch((), Cursor(uid_validity, seen))

    def wait(self, seconds: float) -> bool:
        """Wait for something to happen in the folder, at most this long; True when it is time to look.

        A server without IDLE is checked once a minute. Raises ConnectionLost.
        """
        if self._waker.called:
            return False
        try:
            if self._client is None:  # nobody was notified of letters that came while nobody was connected
                self._connected()
                return True
            if not self._idles:
                self._waker.wait(min(seconds, POLL_SECONDS))
                return not self._waker.called
            return self._idle(self._client, time.monotonic() + seconds)
        except (OSError, IMAPClientError, ValueError) as fault:
            raise self._lost(fault) from fault

    def _idle(self, client: IMAPClient, until: float) -> bool:
        while (left := until - time.monotonic()) > 0 and not self._waker.called:
            client.idle()
            if not _buffered(client):
                self._waker.wait(min(left, IDLE_SECONDS), client.socket())
            _, notices = client.idle_done()
            if any(b"EXISTS" in notice or b"RECENT" in notice for notice in notices):
                return True
        return False

    def stop(self) -> None:
        """End `wait` at once; may be called from another thread or a signal handler."""
        self._waker.wake()

    @property
    def stopped(self) -> bool:
        """Whether it has been stopped."""
        return self._waker.called

    def close(self) -> None:
        """Log out and close the connection."""
        client, self._client = self._client, None
        if client is not None:
            try:
                client.logout()
            except (OSError, IMAPClientError):
                hang_up(client)
        self._waker.close()
