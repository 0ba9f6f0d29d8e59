"""Answers over HTTP: two pages for programs that monitor the service, which hold no secrets, and what others add."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

from msgspec import Struct

from adjudicator.service.health.health import Patient, patient
from adjudicator.service.health.systemd import minded
from adjudicator.service.settings.configuration import Settings, SettingsWrong, place_of

PATIENCE: Final = 5.0
"""How many seconds a client may take to send its request."""
PLAIN: Final = "text/plain; charset=utf-8"
LONGEST: Final = 4096
"""How many bytes of what is posted are read at most."""
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
"""What a browser may do with a page: nothing but post its form back."""


class Page(Struct, frozen=True):
    """The answer to a request."""

    code: int
    body: bytes
    kind: str = PLAIN


class Request(Struct, frozen=True):
    """What is asked for: how, where, what was posted, and the languages that its reader likes."""

    method: str
    path: str
    said: bytes = b""
    language: str = ""


Answer = Callable[[Request], Page]


def well(who: Patient) -> Page:
    """Whether the service is well: 200, or 503 with one line for each reason why not."""
    reasons = who.examined()
    said = "".join(f"{reason.sentence}\n" for reason in reasons)
    return Page(503 if reasons else 200, (said or "all is well\n").encode())


@contextmanager
def watched(settings: Settings, place: str | None = None) -> Iterator[None]:
    """Report the service's health to systemd while it works, and answer at a place, if there is one.

    The place is that of the settings unless one is given. Raises SettingsWrong.
    """
    who = patient(settings)
    try:
        with _answering(settings.watching.metrics if place is None else place, who), minded(who):
            yield
    finally:
        who.store.close()


@contextmanager
def _answering(place: str, who: Patient) -> Iterator[None]:
    if not place:
        yield
        return
    try:
        from prometheus_client import CONTENT_TYPE_LATEST

        from adjudicator.service.health.metrics import Metrics
    except ModuleNotFoundError as fault:
        raise SettingsWrong(
            f"watching.metrics needs something that is not installed ({fault}): pip install 'adjudicator[metrics]'"
        ) from fault
    with Metrics(who) as metrics:
        pages = {
            "/healthz": lambda: well(who),
            "/metrics": lambda: Page(200, metrics.text(), CONTENT_TYPE_LATEST),
        }

        def answer(asked: Request) -> Page:
            page = pages.get(asked.path) if asked.method == "GET" else None
            return page() if page is not None else Page(404, f"there are {' and '.join(pages)}\n".encode())

        with opened(place, answer):
            yield


@contextmanager
def opened(place: str, answer: Answer, setting: str = "watching.metrics") -> Iterator[int]:
    """Answer requests at the place of a setting, and tell the port. Raises SettingsWrong if nobody can listen."""
    at = place_of(place)
    if at is None:
        raise SettingsWrong(f"{place!r} is no place to listen at: write one such as 127.0.0.1:9464")
    try:
        server = _server(at, answer)
    except OSError as fault:
        raise SettingsWrong(f"{setting}: nobody can listen at {place} ({fault.strerror or fault})") from fault
    thread = threading.Thread(
        target=server.serve_forever, name=setting.partition(".")[0], kwargs={"poll_interval": 0.1}
    )
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _server(at: tuple[str, int], answer: Answer) -> ThreadingHTTPServer:
    import socket

    class Server(ThreadingHTTPServer):
        address_family = socket.AF_INET6 if ":" in at[0] else socket.AF_INET
        daemon_threads = True

    class Handler(BaseHTTPRequestHandler):
        timeout = PATIENCE
        server_version = "adjudicator"
        sys_version = ""

        def do_GET(self) -> None:
            self._answer(b"")

        def do_POST(self) -> None:
            size = self.headers.get("Content-Length", "")
            if not (size.isascii() and size.isdigit() and len(size) < 9):
                self._say(Page(411, b"how long is it?\n"))
            elif int(size) > LONGEST:
                self._say(Page(413, b"that is too long\n"))
            else:
                self._answer(self.rfile.read(int(size)))

        def _answer(self, said: bytes) -> None:
            language = self.headers.get("Accept-Language", "")
            self._say(answer(Request(self.command, self.path.partition("?")[0], said, language)))

        def _say(self, found: Page) -> None:
            self.send_response(found.code)
            self.send_header("Content-Type", found.kind)
            self.send_header("Content-Length", str(len(found.body)))
            self.send_header("Cache-Control", "no-store")
            self.send_header("X-Content-Type-Options", "nosniff")
            self.send_header("Content-Security-Policy", POLICY)
            self.send_header("Referrer-Policy", "no-referrer")
            self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(found.body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is that of the base
            """Log nothing: clients that ask every few seconds would fill the log."""

    return Server(at, Handler)
