"""The door for clicks that end letters: a page with a button, and what mail programs post (RFC 8058).

Looking at a link changes nothing, because programs that guard mailboxes follow every link. The page is the same for
every link, whether it is ours or made up: who tries links learns nothing.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from adjudicator.engine.text.sayings import spoken
from adjudicator.service.front_door import clicks
from adjudicator.service.health.door import PLAIN, Page, Request, opened
from adjudicator.service.office.office import Office
from adjudicator.service.settings.configuration import Unsubscribing
from adjudicator.service.settings.language_names import ENGLISH, named
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.errors import StoreError

_HTML: Final = "text/html; charset=utf-8"
_POSTED: Final = re.compile(rb"(?:\A|&)List-Unsubscribe=One-Click(?:&|\s*\Z)|name=\"?List-Unsubscribe\"?\s+One-Click\s")
"""What a program posts: as a form in one line, or in parts."""


@contextmanager
def answering(office: Office, settings: Unsubscribing) -> Iterator[int | None]:
    """Answer clicks at the place of the settings, if there is one, and tell the port. Raises SettingsWrong."""
    if not settings.listen:
        yield None
        return
    at = urlsplit(settings.address).path.rstrip("/")
    with opened(settings.listen, lambda asked: answer(office, at, asked), "unsubscribing.listen") as port:
        yield port


def answer(office: Office, at: str, asked: Request) -> Page:
    """The answer to a request; only what a program posts ends letters."""
    place, _, mark = asked.path.rpartition("/")
    if place != at or not re.fullmatch(r"[0-9a-f]{40}", mark):
        return Page(404, b"there is nothing here\n", PLAIN)
    if asked.method == "GET":
        return _page(office, asked, done=False)
    if not _POSTED.search(asked.said):
        return Page(400, b"a click is posted as List-Unsubscribe=One-Click\n", PLAIN)
    try:
        clicks.ended(office, mark)
    except StoreError:
        return Page(503, b"try again in a minute\n", PLAIN)
    return _page(office, asked, done=True)


def _page(office: Office, asked: Request, *, done: bool) -> Page:
    language = _language(office, asked.language)
    tongue = office.house_tongue(language)
    words = {
        "language": language,
        "heading": spoken(say("click-heading"), tongue),
        "said": spoken(say("click-done" if done else "click-sure"), tongue),
        "button": "" if done else spoken(say("click-button"), tongue),
    }
    return Page(200, office.words_in(language).rendered("unsubscribe.html.j2", words).encode(), _HTML)


def _language(office: Office, liked: str) -> str:
    """The first language that a reader likes and there are words in."""
    for word in liked[:200].split(","):
        code = named(word.partition(";")[0].strip().partition("-")[0])
        if code is not None and code in office.languages:
            return code
    return ENGLISH
