"""The desk as pages in a browser on this machine: the same values, commands and words, without any JavaScript.

They come in the language that the browser asks for, as far as the desk speaks it, or in the other one at a click.
"""

import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs

import uvicorn
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.cli.desk import new_games, words
from adjudicator.cli.desk.acts import Act, acts, grouped, of_letter
from adjudicator.cli.desk.door import Answered, Door, Visit, known_host, own_page, sent_from
from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import expected
from adjudicator.data import folder
from adjudicator.engine.text.plurals import ENGLISH
from adjudicator.games.catalogue import titles
from adjudicator.reports.templates.chips import chip
from adjudicator.service import master
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.overview import Seen, Watch

Page = Callable[[Request, Visit], Awaitable[Response]]

COOKIE: Final = "desk"
LARGEST: Final = 100_000
"""How many bytes of a form are read."""
FIELDS: Final = 24
"""How many fields of a form are read."""
_PAGES: Final = Path(__file__).parent / "pages"
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    # Not no-referrer, with which browsers do not say which page sent a form.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class _Field(str):
    """The original text, in a field of a form."""

    __slots__ = ()


def _shown(value: Any) -> Any:
    """A page's text: notices and letters contain anybody's words, which must not change the reading direction."""
    return value if not isinstance(value, str) or isinstance(value, (_Field, Markup)) else showing.safe(value)


class _Refused(Exception):
    """A request that is not answered; the text says why, `status` is that of the answer."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


class _Guarded:
    """Refuses requests under a foreign name, and tells browsers what these pages may not do."""

    def __init__(self, app: ASGIApp, name: str) -> None:
        self._app = app
        self._name = name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_HEADERS)
            await send(message)

        if scope["type"] == "http" and not known_host(Request(scope).headers.get("host", ""), self._name):
            refusal = PlainTextResponse("This is not my name; open the address that the desk has printed.\n", 421)
            await refusal(scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)


class Pages:
    """The pages, for visitors the door has admitted. `name` is that of a machine in front, which speaks TLS."""

    def __init__(self, looks: Watch, door: Door, *, name: str = "") -> None:
        self._looks = looks
        self._door = door
        self._name = name
        self._pages = Environment(
            loader=FileSystemLoader(_PAGES), autoescape=True, undefined=StrictUndefined, finalize=_shown
        )
        self._pages.filters["field"] = _Field
        self._pages.globals["words"] = words
        self._pages.filters["chip"] = lambda name: chip(showing.safe(name))
        self._pages.trim_blocks = self._pages.lstrip_blocks = True

    def app(self) -> ASGIApp:
        """The application that answers requests."""
        routes = [
            Route("/desk.css", self._style),
            Route("/style.css", self._style),
            Route("/login", self._login, methods=["GET", "POST"]),
            Route("/logout", self._inside(self._logout), methods=["POST"]),
            Route("/", self._inside(self._games)),
            Route("/notices", self._inside(self._notices), methods=["GET", "POST"]),
            Route("/new", self._inside(self._new), methods=["GET", "POST"]),
            Route("/language", self._inside(self._language), methods=["POST"]),
            Route("/games/{name}", self._inside(self._game), methods=["GET", "POST"]),
            Route("/games/{name}/answer", self._inside(self._answer)),
            Route("/games/{name}/correct", self._inside(self._correct), methods=["POST"]),
            Route("/games/{name}/{key}", self._inside(self._before)),
            Route("/games/{name}/letters/{number:int}/{key}", self._inside(self._before)),
        ]
        return _Guarded(Starlette(routes=routes), self._name)

    # ---- the door

    def _inside(
        self, page: Callable[[Request, Visit], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """A page for visitors inside; others are sent to the door."""

        async def answered(request: Request) -> Response:
            visit = self._door.inside(request.cookies.get(COOKIE, ""))
            if visit is None:
                return RedirectResponse("/login", 303)
            try:
                return await page(request, visit)
            except _Refused as refused:
                return self._page("wrong.html.j2", visit, refused.status, said=str(refused))
            except Exception as fault:
                sentence = expected(fault)
                if sentence is None:
                    raise
                status = 404 if isinstance(fault, GameWrong) else 503
                return self._page("wrong.html.j2", visit, status, said=sentence)

        return answered

    async def _login(self, request: Request) -> Response:
        said, language = "", _preferred(request.headers.get("accept-language", ""))
        say = words.saying(language)
        if request.method == "POST":
            try:
                form = await _form(request)
            except _Refused as refused:
                return PlainTextResponse(f"{refused}\n", refused.status)
            key = self._door.enter(form.get("word", ""))
            if key is not None:
                visit = self._door.inside(key)
                assert visit is not None, "whoever has come in is inside"
                visit.language = language
                response = RedirectResponse("/", 303)
                response.set_cookie(COOKIE, key, httponly=True, samesite="strict", secure=bool(self._name))
                return response
            said = say("wrong-shut" if self._door.shut else "wrong-word")
        page = self._pages.get_template("login.html.j2").render(visit=None, language=language, say=say, said=said)
        return HTMLResponse(page, 403 if said else 200)

    async def _logout(self, request: Request, visit: Visit) -> Response:
        await self._ours(request, visit)
        self._door.leave(request.cookies.get(COOKIE, ""))
        response = RedirectResponse("/login", 303)
        response.delete_cookie(COOKIE)
        return response

    async def _ours(self, request: Request, visit: Visit) -> dict[str, str]:
        """A form of ours; raises _Refused for one from elsewhere."""
        form = await _form(request)
        if not sent_from(visit, form.get("form", "")):
            raise _Refused(403, "The form does not belong to this visit; nothing was done. Open the page again.")
        return form

    # ---- the pages

    async def _style(self, request: Request) -> Response:
        """The style sheet of the desk, or that of the web site, which it goes on from."""
        file = request.url.path.removeprefix("/")
        place = _PAGES if file == "desk.css" else folder("templates") / "site"
        return Response((place / file).read_bytes(), media_type="text/css")

    async def _language(self, request: Request, visit: Visit) -> Response:
        wanted = (await self._ours(request, visit)).get("language", "")
        visit.language = wanted if wanted in dict(words.LANGUAGES) else visit.language
        return RedirectResponse("/", 303)

    async def _games(self, request: Request, visit: Visit) -> Response:
        return self._page("games.html.j2", visit, found=await run_in_threadpool(self._looks.overview))

    async def _game(self, request: Request, visit: Visit) -> Response:
        name = request.path_params["name"]
        if request.method == "POST":
            commands = (await self._ours(request, visit)).get("commands", "").replace("\r\n", "\n")
            said = await run_in_threadpool(master.commanded, self._looks.office, name, commands, self._looks.who)
            visit.answered = Answered(name, commands, said.lines, said.done)
            return RedirectResponse(f"/games/{name}/answer", 303)
        seen = await self._seen(request)
        letters = [(one, of_letter(one)) for one in seen.letters]
        told = dict(words.sections(seen, words.saying(visit.language)))
        return self._page("game.html.j2", visit, seen=seen, told=told, acts=grouped(acts(seen)), letters=letters)

    async def _before(self, request: Request, visit: Visit) -> Response:
        """What comes before a command is done: a question, or an editor."""
        seen, number = await self._seen(request), request.path_params.get("number")
        there: tuple[Act, ...] = acts(seen)
        if number is not None:
            there = next((of_letter(one) for one in seen.letters if one.number == number), ())
        act = next((one for one in there if one.key == request.path_params["key"]), None)
        if act is None:
            raise _Refused(404, f"There is nothing to do about that in {seen.name} now.")
        return self._page("before.html.j2", visit, seen=seen, act=act)

    async def _correct(self, request: Request, visit: Visit) -> Response:
        """What a seat had sent, in the editor; not by a link, since looking at it is logged."""
        form, seen, looks = await self._ours(request, visit), await self._seen(request), self._looks
        seat, heading = form.get("seat", ""), form.get("phase", "")
        commands = await run_in_threadpool(master.correction, looks.office, seen.name, seat, heading, looks.who)
        return self._page("before.html.j2", visit, seen=seen, act=Act("c", "Correct", commands, "written"))

    async def _answer(self, request: Request, visit: Visit) -> Response:
        answered = visit.answered
        if answered is None or answered.game != request.path_params["name"]:
            return RedirectResponse(f"/games/{request.path_params['name']}", 303)
        return self._page("answer.html.j2", visit, answered=answered)

    async def _new(self, request: Request, visit: Visit) -> Response:
        """The form of a new game; what is wrong with one stands above it, with everything that was filled in."""
        given, said = new_games.FIELDS, ""
        if request.method == "POST":
            form = await self._ours(request, visit)
            given = {name: form.get(name, "") for name in given}
            try:
                made = await run_in_threadpool(new_games.made, self._looks.office, given, self._looks.who)
            except Exception as fault:
                sentence = expected(fault)
                if sentence is None:
                    raise
                said = sentence
            else:
                visit.answered = Answered(made.name, "", (made.said,), True)
                return RedirectResponse(f"/games/{made.name}/answer", 303)
        shown = {"titles": tuple(titles().values()), "starts": new_games.STARTS, "press": new_games.PRESS}
        return self._page("new.html.j2", visit, 422 if said else 200, given=given, said=said, **shown)

    async def _notices(self, request: Request, visit: Visit) -> Response:
        if request.method == "POST":
            await self._ours(request, visit)
            await run_in_threadpool(self._looks.see, visit.notices)
            return RedirectResponse("/notices", 303)
        found = await run_in_threadpool(self._looks.notices)
        visit.notices = tuple([one.id for one in found])
        return self._page("notices.html.j2", visit, found=found, zone=self._looks.office.zone)

    async def _seen(self, request: Request) -> Seen:
        return await run_in_threadpool(self._looks.game, request.path_params["name"])

    def _page(self, template: str, visit: Visit, status: int = 200, **facts: Any) -> Response:
        language = visit.language
        page = self._pages.get_template(template)
        return HTMLResponse(page.render(visit=visit, language=language, say=words.saying(language), **facts), status)


def _preferred(wanted: str) -> str:
    """The language of the desk that a browser would rather have, by its header; English if it wants none of them."""
    spoken = dict(words.LANGUAGES)
    asked = (one.partition(";")[0].strip().lower().partition("-")[0] for one in wanted.split(","))
    return next((code for code in asked if code in spoken), ENGLISH)


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form that a page of ours has sent; raises _Refused."""
    headers = request.headers
    if not own_page(headers.get("origin"), headers.get("sec-fetch-site"), headers.get("host", "")):
        raise _Refused(403, "The form comes from another site; nothing was done.")
    if headers.get("content-type", "").partition(";")[0] != "application/x-www-form-urlencoded":
        raise _Refused(415, "That is no form; nothing was done.")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise _Refused(413, "That is too long; nothing was done.")
    try:
        fields = parse_qs(body.decode("ascii"), keep_blank_values=True, max_num_fields=FIELDS)
    except ValueError as fault:
        raise _Refused(400, "That is no form; nothing was done.") from fault
    return {name: values[-1] for name, values in fields.items()}


def listening(port: int) -> socket.socket:
    """A listening address on this machine only, where the desk can be reached; raises OSError."""
    found = socket.socket()
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(("127.0.0.1", port))
        found.listen()
    except OSError as fault:
        found.close()
        raise OSError(f"port {port} cannot be had ({fault.strerror}); choose another one with --port") from fault
    return found


def server(pages: Pages) -> uvicorn.Server:
    """Answer requests until stopped."""
    return uvicorn.Server(
        uvicorn.Config(
            pages.app(), log_level="warning", access_log=False, server_header=False, proxy_headers=False, lifespan="off"
        )
    )
