"""Waiting that another thread can end at once."""

import selectors
import socket


class Waker:
    """Waits for a socket or a time, until somebody wakes it for good."""

    def __init__(self) -> None:
        self._hear, self._call = socket.socketpair()
        self._call.setblocking(False)

    def wake(self) -> None:
        """End the present wait and every later one; safe from any thread and from a signal handler."""
        try:
            self._call.send(b"!")
        except OSError:  # closed, or so full of calls that nobody can be asleep
            return

    @property
    def called(self) -> bool:
        """Whether somebody has called."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._hear, selectors.EVENT_READ)
            return bool(selector.select(0))

    def wait(self, seconds: float, sock: socket.socket | None = None) -> bool:
        """Wait until the socket has data or somebody calls, at most this long; True for the socket."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._hear, selectors.EVENT_READ)
            if sock is not None:
                selector.register(sock, selectors.EVENT_READ)
            return any(key.fileobj is sock for key, _ in selector.select(max(0.0, seconds)))

    def close(self) -> None:
        """Close the sockets; nobody may wait any more."""
        self._hear.close()
        self._call.close()
