"""Ports of this machine for tests that begin a server, or want none to be there."""

import socket


def free() -> int:
    """A port that nothing listens at."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])
