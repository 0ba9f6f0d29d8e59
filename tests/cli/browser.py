"""The pages of the desk, and a browser that opens them."""

import re
import socket
from http.client import HTTPConnection, HTTPResponse
from threading import Thread
from urllib.parse import urlencode

from adjudicator.cli.desk.door import Door
from adjudicator.cli.desk.web import Pages, listening, server
from adjudicator.service.master.overview import Watch
from tests.patience import PATIENCE
from tests.service.house import House

WORD = "correct horse battery staple"


class Browser:
    """Follows nothing by itself, keeps its cookie, and knows the form token of the last page."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.cookie = ""
        self.form = ""
        self.page = ""

    def ask(self, method: str, path: str, body: str | None = None, **headers: str) -> HTTPResponse:
        sent = {"Host": self.host, "Cookie": self.cookie}
        if body is not None:
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path, body, sent | {name.replace("_", "-"): said for name, said in headers.items()})
        answer = connection.getresponse()
        self.page = answer.read().decode()
        connection.close()
        found = re.search(r'name="form" value="([^"]+)"', self.page)
        self.form = found[1] if found is not None else self.form
        return answer

    def get(self, path: str, **headers: str) -> int:
        return self.ask("GET", path, **headers).status

    def post(self, path: str, **fields: str) -> int:
        return self.ask("POST", path, urlencode({"form": self.form, **fields})).status

    def come_in(self, word: str = WORD) -> HTTPResponse:
        answer = self.ask("POST", "/login", urlencode({"word": word}))
        self.cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
        return answer

    def command(self, commands: str, game: str = "andromeda") -> str:
        """Do some commands; the page with what came of them."""
        assert self.post(f"/games/{game}", commands=commands) == 303
        assert self.get(f"/games/{game}/answer") == 200
        return self.page


class Served:
    """The desk in a thread of its own, which ends with the `with`."""

    def __init__(self, house: House, who: str = "command line", *, once: bool = False, name: str = "") -> None:
        self._place: socket.socket = listening(0)
        self._server = server(Pages(Watch(house.office, who), Door(WORD, once=once), name=name))
        self._thread = Thread(target=self._server.run, args=([self._place],))

    def __enter__(self) -> Browser:
        self._thread.start()
        return Browser(self._place.getsockname()[1])

    def __exit__(self, *fault: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
