"""Posts something to an address on the web: no redirect is followed, and of the answer only the status is read."""

import ipaddress
import socket
import ssl
import threading
from http.client import HTTPConnection, HTTPException
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
"""How long a call may take from beginning to end."""


class Unreachable(Exception):
    """Nobody has answered; the text says why."""


class BadAddress(ValueError):
    """An address that cannot be called; the text says what would work."""


def parts(url: str) -> SplitResult:
    """The parts of an address. Raises BadAddress for anything but `https://` or `http://` with a host."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError as fault:
        raise BadAddress(f"{url!r} is no address on the web: {fault}") from fault
    plain = url.isascii() and url.isprintable() and " " not in url
    if found.scheme not in ("https", "http") or not found.hostname or port == 0 or not plain:
        raise BadAddress(f"{url!r} is no address on the web; it begins with https:// and has the name of a host")
    return found


def post(url: str, body: bytes, content_type: str, *, private: bool = False) -> int:
    """The status of the answer. Raises Unreachable, and BadAddress.

    Hosts in a private network, and this machine, are called only if `private` says so.
    """
    found = parts(url)
    there = _resolved(found, private=private)
    connection = _Connection(found, there)
    # A server that answers a byte now and then would hold the line for ever.
    alarm = threading.Timer(SECONDS, connection.abort)
    alarm.start()
    try:
        path = (found.path or "/") + (f"?{found.query}" if found.query else "")
        connection.request("POST", path, body, {"Content-Type": content_type, "User-Agent": "adjudicator"})
        return connection.getresponse().status
    except (OSError, HTTPException, ValueError) as fault:
        raise Unreachable(str(fault) or type(fault).__name__) from fault
    finally:
        alarm.cancel()
        connection.close()


def _resolved(found: SplitResult, *, private: bool) -> tuple[str, int]:
    host, port = found.hostname, found.port or (443 if found.scheme == "https" else 80)
    assert host is not None, "addresses without a host are refused"
    try:
        known = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as fault:
        raise Unreachable(f"{host} is not known: {fault}") from fault
    for *_, address in known:
        there = str(address[0])
        if private or ipaddress.ip_address(there).is_global:
            return there, port
    raise Unreachable(f"{host} is in a private network, and service.webhooks allows only public ones")


class _Connection(HTTPConnection):
    """A connection to an address that has been looked up and judged, so that no second answer can lead elsewhere."""

    def __init__(self, found: SplitResult, there: tuple[str, int]) -> None:
        super().__init__(found.hostname or "", found.port, timeout=SECONDS)
        self._there = there
        self._secure = found.scheme == "https"
        if self._secure and found.port is None:
            self.port = 443
            self.default_port = 443

    def connect(self) -> None:
        self.sock = socket.create_connection(self._there, SECONDS)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def abort(self) -> None:
        """End it from another thread; whoever waits for the answer gets an error."""
        sock = self.sock
        if sock is not None:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                return
