"""A server that webhooks call: real HTTP on this machine, which answers as it is told to."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec


class Hooked:
    """What a server was told, and how it answers: a status, or never (0)."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.kinds: list[str] = []
        self.status = 204
        self.released = threading.Event()
        hooked = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                hooked.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                hooked.kinds.append(self.headers["Content-Type"])
                if hooked.status == 0:
                    hooked.released.wait()
                    return
                self.send_response(hooked.status)
                self.send_header("Location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *said: Any) -> None:
                """Say nothing."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?key=1"

    @property
    def told(self) -> list[dict[str, Any]]:
        """What it was told, as JSON."""
        return [msgspec.json.decode(body) for body in self.bodies]


@contextmanager
def hooked() -> Iterator[Hooked]:
    """A server that runs."""
    there = Hooked()
    thread = threading.Thread(target=there.server.serve_forever)
    thread.start()
    try:
        yield there
    finally:
        there.released.set()
        there.server.shutdown()
        thread.join()
        there.server.server_close()
