"""Where the mail servers are and how to talk to them."""

import ipaddress
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    import ssl

Security = Literal["tls", "starttls", "plain"]


class NoToken(OSError):
    """There is no access token to log in with; the text says why."""


class Server(Struct, frozen=True, kw_only=True):
    """A mail server and an account on it.

    `security`: `tls` from the first byte, `starttls`, or `plain`, which is for servers on this machine only.
    `ca_file` is a PEM file of further authorities to trust. `timeout` in seconds. An empty `user` means no login.
    `token` gives a fresh OAuth 2 access token for each login, which is then XOAUTH2 instead of a password; it raises
    `NoToken`.
    """

    host: str
    port: int
    security: Security = "tls"
    user: str = ""
    password: str = ""
    token: Callable[[], str] | None = None
    ca_file: str = ""
    timeout: float = 30.0

    def __post_init__(self) -> None:
        if self.security == "plain" and not loopback(self.host):
            raise ValueError(
                f'security = "plain" would send the password to {self.host} for anybody to read: '
                'use "tls" or "starttls"; plain is for servers on this machine (127.0.0.1, ::1, localhost)'
            )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.host}:{self.port}, {self.security}, {self.user})"


class ImapServer(Server, frozen=True, kw_only=True):
    """The IMAP account where letters arrive, and their folder."""

    folder: str = "INBOX"


class SmtpServer(Server, frozen=True, kw_only=True):
    """The SMTP account letters are sent through; at most `connections` at once."""

    connections: int = 4


def loopback(host: str) -> bool:
    """Whether a host name or address is this machine itself."""
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def tls_context(server: Server) -> "ssl.SSLContext | None":
    """The TLS settings for a server (certificate and host name are checked), or None for plain.

    Raises OSError when `ca_file` cannot be read.
    """
    if server.security == "plain":
        return None
    import ssl

    context = ssl.create_default_context()
    if server.ca_file:
        context.load_verify_locations(server.ca_file)
    return context
