"""A server that says what it was told to say, for behaviour that no server on this machine can be talked into."""

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.patience import PATIENCE

Talk = Callable[["Line"], None]


class Line:
    """One connection, seen from the server."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._file = connection.makefile("rb")
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def hear(self) -> bytes:
        """The next line the client says, b"" when it hung up."""
        return self._file.readline()

    def say(self, raw: bytes) -> None:
        """Say something in one segment."""
        self._connection.sendall(raw)


@contextmanager
def scripted(*talks: Talk, tls: ssl.SSLContext | None = None) -> Iterator[int]:
    """Serve one talk a connection, in the order given, and give the port."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        for talk in talks:
            try:
                connection, _ = listener.accept()
                if tls is not None:
                    connection = tls.wrap_socket(connection, server_side=True)
                line = Line(connection)
                with connection, line._file:
                    talk(line)
            except OSError:  # the test is over, or the client hung up
                continue

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield int(listener.getsockname()[1])
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join(PATIENCE)
