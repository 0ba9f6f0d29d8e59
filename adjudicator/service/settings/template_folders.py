"""The folders for the words of letters: our templates, the game master's, and those for one game, by language.

In the game master's folder, and in its `games/NAME` for a game of that name, templates are English; folders named by
the two letters of a language hold templates in that language. Phrases of reports are in `phrases/TITLE` beside
templates, phrases of moments in `phrases/letters`, and those of pages in `phrases/site`.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from adjudicator.data import folder
from adjudicator.engine.text.phrase_files import SUFFIX, Source
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.given_files import Unreadable, contents, inside, require_inside, text
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.service.settings.language_names import ENGLISH, LANGUAGES

GAMES: Final = "games"
PHRASES: Final = "phrases"
TEMPLATE: Final = ".j2"
LETTERS: Final = "letters"
"""The folder of phrases that all letters use, beside those named by titles."""
COMMON: Final = "common"
"""The folder of phrases for all titles, searched after the title's own."""
ORDERS: Final = "orders"
"""The folder of words that are no phrases: how people greet and sign, and what they write for order words."""
OURS: Final = (LETTERS, "mail", "paper", "pages")
SITE: Final = "site"
"""The folder with the parts of the web site, in the game master's folder and in ours."""


_MOST_BRACES: Final = 50
"""How many placeables may be nested in a phrase."""
_ENTRY: Final = re.compile(r"[A-Za-z#-]")
"""The start of a line that begins a phrase or a comment."""


@cache
def folders(own: Path | None, language: str = ENGLISH, game: str = "") -> tuple[Path, ...]:
    """The folders with the templates of a game in a language, in the order in which they are searched."""
    ours = folder("templates")
    found = []
    if language != ENGLISH:
        found += [*_own(own, language, game), *(ours / language / one for one in OURS)]
    found += [*_own(own, ENGLISH, game), *(ours / one for one in OURS)]
    there = tuple(place for place in found if place.is_dir())
    for place in there if own is not None else ():
        if own is not None and place.is_relative_to(own) and not inside(place, own):
            raise BadTemplate(str(place), f"it is a link that leads out of {own}: put the folder itself there")
    return there


def site(own: Path | None, language: str = ENGLISH) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """The folders with styles and scripts of the web site, and those with its templates, in the order of searching.

    Ours contain no words, so a game master's come before them in any language.
    """
    ours = folder("templates")
    mine = [place for code in dict.fromkeys((language, ENGLISH)) for place in _own(own, code, "")]
    assets = (*(place / SITE for place in mine), ours / SITE)
    return assets, (*assets, *mine, ours / LETTERS)


def _own(own: Path | None, language: str, game: str) -> Iterator[Path]:
    if own is not None:
        for place in (*((own / GAMES / game,) if game else ()), own):
            yield place if language == ENGLISH else place / language


@cache
def tongue(own: Path | None, language: str, game: str, title: str) -> Tongue:
    """A language with the game master's phrases for a title; read once per process."""
    wanted = dict.fromkeys((language, ENGLISH))
    return Tongue(
        language,
        tuple(source for code in wanted for place in _own(own, code, game) for source in _read(place, code, title)),
    )


def _read(place: Path, language: str, title: str) -> Iterator[Source]:
    for folder_of in (title, COMMON):
        for file in sorted((place / PHRASES / folder_of).glob(f"*{SUFFIX}")):
            said = _said(file, place)
            _require_flat(file, said)
            yield Source(str(file), language, said)


def _said(file: Path, place: Path) -> str:
    """The content of a game master's file; raises BadTemplate."""
    try:
        require_inside(file, place)
        return text(contents(file))
    except Unreadable as fault:
        raise BadTemplate(str(file), fault.sentence, fault.line) from fault
    except OSError as fault:
        raise BadTemplate(str(file), f"it cannot be read ({fault.strerror})") from fault


def _require_flat(file: Path, said: str) -> None:
    """Raise BadTemplate for deeply nested braces, on which the library that reads phrases would fail."""
    deep = 0
    for number, line in enumerate(said.splitlines(), start=1):
        if _ENTRY.match(line):
            deep = 0
        for sign in re.findall("[{}]", line):
            deep = deep + 1 if sign == "{" else max(deep - 1, 0)
            if deep > _MOST_BRACES:
                why = f"braces stand in each other more than {_MOST_BRACES} times: leave out what is not meant"
                raise BadTemplate(str(file), why, number)


def unreadable(own: Path) -> Iterator[BadTemplate]:
    """The phrases and word lists in a game master's folder that cannot be read at all."""
    for file in sorted((*own.rglob(f"*{SUFFIX}"), *own.rglob(f"{PHRASES}/{ORDERS}/*.txt"))):
        try:
            _require_flat(file, _said(file, own))
        except BadTemplate as fault:
            yield fault


def lists(own: Path | None, language: str, game: str, name: str) -> list[str]:
    """The texts of a game master's word lists of a name in a language, those for one game first."""
    found = []
    for place in _own(own, language, game):
        file = place / PHRASES / ORDERS / name
        if file.is_file():
            found.append(_said(file, place))
    return found


def changed(own: Path | None, game: str) -> bool:
    """Whether a game master has their own words for letters, for a game or for all."""
    places = [place for code in languages(own) for place in _own(own, code, game)]
    return any(any(place.glob(pattern)) for place in places for pattern in (f"*{TEMPLATE}", f"{PHRASES}/*/*{SUFFIX}"))


def languages(own: Path | None) -> tuple[str, ...]:
    """The languages that have templates, English first."""
    places = [folder("templates"), *([own] if own is not None and own.is_dir() else [])]
    found = {entry.name for place in places for entry in place.iterdir() if entry.is_dir() and entry.name in LANGUAGES}
    return (ENGLISH, *sorted(found - {ENGLISH}))
