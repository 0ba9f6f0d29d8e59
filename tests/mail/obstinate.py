"""A mail server before another one, which passes everything on and does not give some letters as it should."""

import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.mail.servers.server_settings import ImapServer

_FETCH = re.compile(rb"(?P<tag>\S+) UID FETCH (?P<uids>[\d,:]+) \(?(?P<item>[^)\r\n]+)\)?\r\n", re.I)
_PART = re.compile(rb"<(\d+)\.(\d+)>")


class Manner(Struct, frozen=True):
    """How a letter is not given: `how` it is answered, for what (`size` or `body`), and how often; then all is well."""

    how: str
    what: str = "body"
    times: int = 1000


class Obstinate:
    """Stands before a server on this machine. `manners` are by UID, and may be changed at any time."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self.manners: dict[int, Manner] = {}
        self.asked: list[tuple[int, ...]] = []
        """Of which letters somebody has asked for the body."""
        self.connections = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._sockets: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def close(self) -> None:
        """End every connection."""
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for one in self._sockets:
            _cut(one)
        for thread in self._threads:
            thread.join()
        for one in self._sockets:
            one.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._behind))
                self.connections += 1
                self._sockets += [client, server]
                for one in (client, server):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for work in (self._up, self._down):
                    thread = threading.Thread(target=work, args=(client, server), daemon=True)
                    self._threads.append(thread)
                    thread.start()

    def _down(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while said := server.recv(65536):
                client.sendall(said)
        _cut(client)

    def _up(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError), client.makefile("rb") as lines:
            for line in lines:
                match = _FETCH.fullmatch(line)
                passed = self._fetch(client, match) if match is not None else line
                if passed:
                    server.sendall(passed)
        _cut(server)

    def _fetch(self, client: socket.socket, match: re.Match[bytes]) -> bytes:
        """Answer what is answered otherwise; what is passed on."""
        uids, item, tag = _numbers(match["uids"]), match["item"], match["tag"]
        what = "body" if b"BODY" in item.upper() else "size"
        if what == "body":
            self.asked.append(uids)
        rest: list[int] = []
        for uid in uids:
            manner = self.manners.get(uid)
            if manner is None or manner.what not in {what, "both"} or not manner.times:
                rest.append(uid)
                continue
            self.manners[uid] = replace(manner, times=manner.times - 1)
            if manner.how in _WHOLE:
                client.sendall(_WHOLE[manner.how](tag, uid))
                if manner.how in _ENDS:
                    _cut(client)
                return b""
            if manner.how == "part":
                item = _PART.sub(lambda part: b"<%b.%d>" % (part[1], min(int(part[2]), 7)), item)
                rest.append(uid)
            else:
                client.sendall(_ONE[manner.how](uid))
        if not rest:
            client.sendall(tag + b" OK done\r\n")
            return b""
        return b"%b UID FETCH %b (%b)\r\n" % (tag, b",".join(b"%d" % uid for uid in rest), item)


def _cut(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)


def _numbers(said: bytes) -> tuple[int, ...]:
    found: list[int] = []
    for part in said.split(b","):
        first, _, last = part.partition(b":")
        found += range(int(first), int(last or first) + 1)
    return tuple(found)


_WHOLE: dict[str, Callable[[bytes, int], bytes]] = {
    "no": lambda tag, uid: tag + b" NO [SERVERBUG] that letter is broken\r\n",
    "bad": lambda tag, uid: tag + b" BAD internal error\r\n",
    "hang up": lambda tag, uid: b"",
    "bye": lambda tag, uid: b"* BYE I have crashed\r\n",
    "cut off": lambda tag, uid: b"* 1 FETCH (UID %d BODY[]<0> {5000}\r\nFrom: ann@mail" % uid,
    "too short": lambda tag, uid: b"* 1 FETCH (UID %d BODY[]<0> {4}\r\nFrom: ann\r\n\r\nx)\r\n%b OK\r\n" % (uid, tag),
    "rubbish": lambda tag, uid: b"\x00\xff\xfe~~\r\n" + tag + b" OK done\r\n",
    "brackets": lambda tag, uid: b"* 1 FETCH (UID %d BODY[]<0> %b)\r\n%b OK done\r\n" % (uid, b"(" * 9000, tag),
    "closed brackets": lambda tag, uid: (
        b"* 1 FETCH (UID %d BODY[]<0> %b)\r\n%b OK done\r\n" % (uid, b"(" * 9000 + b")" * 9000, tag)
    ),
    "unclosed": lambda tag, uid: b"* 1 FETCH (UID %d BODY[]<0> \r\n%b OK done\r\n" % (uid, tag),
}
"""Answers to a whole command."""
_ENDS = frozenset(("hang up", "bye", "cut off"))
_ONE: dict[str, Callable[[int], bytes]] = {
    "leave out": lambda uid: b"",
    "nil": lambda uid: b"* 1 FETCH (UID %d BODY[]<0> NIL RFC822.SIZE NIL)\r\n" % uid,
    "empty": lambda uid: b"* 1 FETCH (UID %d BODY[]<0> {0}\r\n RFC822.SIZE 0)\r\n" % uid,
    "quotes": lambda uid: b'* 1 FETCH (UID %d BODY[]<0> "" RFC822.SIZE "many")\r\n' % uid,
    "number": lambda uid: b"* 1 FETCH (UID %d BODY[]<0> 12 RFC822.SIZE -7)\r\n" % uid,
    "other part": lambda uid: b"* 1 FETCH (UID %d BODY[]<9> {1}\r\nx RFC822.SIZE 1)\r\n" % uid,
    "no number": lambda uid: b"* 1 FETCH (FLAGS ())\r\n",
    "more": lambda uid: b"* 1 FETCH (UID %d RFC822.SIZE 999999)\r\n" % uid,
    "less": lambda uid: b"* 1 FETCH (UID %d RFC822.SIZE 3)\r\n" % uid,
}
"""Answers about one letter among others."""


@contextmanager
def obstinate(server: ImapServer) -> Iterator[tuple[Obstinate, ImapServer]]:
    """A server before this one, and how it is reached."""
    before = Obstinate(server.port)
    try:
        yield before, replace(server, port=before.port)
    finally:
        before.close()
