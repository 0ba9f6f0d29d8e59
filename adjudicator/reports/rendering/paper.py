"""The paper form of a letter: a document becomes a PDF to be posted, with a sheet for orders.

The templates are Typst's, one for each kind of document; a game master's own come first, as for letters. A player's
words reach them as data and never as source, so they are printed literally. Templates can read each other and nothing
else. The same document gives the same PDF to the byte: it contains no date, and the fonts come with Typst and with us.
Other fonts of the machine are used only if these lack a character to be printed.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from adjudicator.core import codec
from adjudicator.data import folder
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.reports.pictures.picture import FONT
from adjudicator.reports.pictures.typesetting import Job, Stumble, typeset, typeset_apart
from adjudicator.reports.rendering.render import Templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.text import text
from adjudicator.reports.text.sections import Run, parts
from adjudicator.reports.values import document as documents
from adjudicator.reports.values.moments import when

Printable = documents.Report | documents.Final | documents.Invitation
Size = Literal["a4", "letter"]

SIZES: Final[dict[Size, str]] = {"a4": "a4", "letter": "us-letter"}
"""The paper sizes, with Typst's names."""

ENDING: Final = ".typ"
_LACKING: Final = re.compile(r'the text `"(?:\\u\{([0-9a-f]+)\}|(.)).*?"` could not be displayed')
_PLACE: Final = re.compile(r"([\w-]+\.typ):(\d+)")


class PaperMissing(Exception):
    """The library that makes PDFs is not installed; the message says how to install it."""


class Asked(Struct, frozen=True, kw_only=True):
    """A question on a sheet: what stands for it (`everywhere`: by orders for all parts), and lines to tick."""

    prompt: str
    silence: str
    owed: bool
    options: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()
    everywhere: bool = False


class Group(Struct, frozen=True, kw_only=True):
    """The questions of a numbered part of the phase, and what is known of it; without a heading those of no part."""

    heading: str
    known: str
    questions: tuple[Asked, ...]


class Word(Struct, frozen=True):
    """An order word, what it does, and an example; a sentence on all orders has only that."""

    word: str
    meaning: str
    example: str


class Sheet(Struct, frozen=True, kw_only=True):
    """The part to fill in by hand and send back: where to, the questions, what else stands, and the order words."""

    to: tuple[str, ...]
    groups: tuple[Group, ...] = ()
    rest: tuple[str, ...] = ()
    words: tuple[Word, ...] = ()
    rules: tuple[Section, ...] = ()
    """The pages printed before it for a player who cannot ask for them by mail."""


class Words(Struct, frozen=True, kw_only=True):
    """All words of a game, to lie beside the letter: examples of each, and sentences on the words of all games."""

    game: str
    seat: str = ""
    orders: tuple[Section, ...]
    conditions: tuple[Section, ...]
    sentences: tuple[Section, ...]

    @property
    def sections(self) -> tuple[Section, ...]:
        """Everything on it, in order."""
        return (*self.orders, *self.conditions, *self.sentences)


class Zine(Struct, frozen=True, kw_only=True):
    """An issue of a zine: its name (`game`), its number in words (`seat`), and what it tells."""

    game: str
    seat: str
    sections: tuple[Section, ...]


class Printed(Struct, frozen=True):
    """A PDF and, if something in it could not be printed properly, what."""

    data: bytes
    faults: tuple[str, ...] = ()


def printed(
    document: Printable | Words | Zine, using: Templates, sheet: Sheet | None = None, size: Size = "a4"
) -> Printed:
    """The PDF of a document; raises BadTemplate, and PaperMissing if Typst is not installed."""
    kind = type(document).__name__.lower()
    picture: Picture | None = getattr(document, "picture", None)
    inputs = {
        "document": codec.encode(_data(document, sheet, size, using.tongue)).decode(),
        "picture": using.svg(picture) if picture is not None else "",
    }
    sources = using.sources(ENDING)
    if f"{kind}{ENDING}" not in sources:
        raise BadTemplate(f"{kind}{ENDING}", "it is missing")
    return _compiled(f"{kind}{ENDING}", sources, inputs, using)


def _compiled(name: str, sources: dict[str, str], inputs: dict[str, str], using: Templates) -> Printed:
    """First with our fonts alone; then with the machine's if ours lack something; finally as well as possible."""
    if ("typst" in sys.modules and sys.modules["typst"] is None) or find_spec("typst") is None:
        raise PaperMissing('PDFs are made by Typst, which is not installed: pip install "adjudicator[paper]"')
    with TemporaryDirectory() as place:
        for one, source in sources.items():
            (Path(place) / one).write_text(source, encoding="utf-8")
        job = Job(name, place, inputs, tuple(map(str, (FONT.parent, *using.folders))))
        data, made = (typeset if _ours(sources, using) else typeset_apart)(job)
    if data is not None:
        return Printed(data, (_lacking(made.stumble),) if made.stumble is not None and made.lacking else ())
    assert made.stumble is not None, "every try has failed"
    raise _bad(using, name, made.stumble)


def _ours(sources: dict[str, str], using: Templates) -> bool:
    """Whether all sources came with the program."""
    return all(Path(using.file(name)).is_relative_to(folder("templates")) for name in sources)


def _bad(using: Templates, name: str, error: Stumble) -> BadTemplate:
    """The template on which Typst fails."""
    place = _PLACE.search(error.diagnostic)
    file, line = (place[1], int(place[2])) if place is not None else (name, 0)
    return BadTemplate(using.file(file), _said(error), line)


def _lacking(error: Stumble) -> str:
    """Why a PDF does not conform to the standard, which nearly always is a missing font."""
    found = _LACKING.search(error.message)
    if found is None:
        return _said(error)
    character = chr(int(found[1], 16)) if found[1] else found[2]
    return (
        f"no font here has {text.clean(character)} (U+{ord(character):04X}), and boxes stand for all that none has: "
        "put a font that has them (.ttf or .otf) beside your templates, or install one"
    )


def _said(error: Stumble) -> str:
    """Typst's message on one line; about packages it says that none are fetched, however they are spelt."""
    if "package" in error.message:
        return "packages are not fetched; copy what you need of them"
    return " ".join(text.clean("; ".join([error.message, *error.hints])).split())


def _data(document: Printable | Words | Zine, sheet: Sheet | None, size: Size, tongue: Tongue) -> dict[str, Any]:
    """The values for the template: words and numbers alone."""
    picture: Picture | None = getattr(document, "picture", None)
    heading = document.heading if isinstance(document, documents.Report) else ""
    return {
        "paper": SIZES[size],
        "about": " · ".join(one for one in map(text.clean, (document.seat, heading)) if one),
        "document": {
            name: _plain(getattr(document, name), tongue)
            for name in document.__struct_fields__
            if name not in ("form", "picture")
        },
        "picture": None
        if picture is None
        else {"width": picture.width, "height": picture.height, "alt": text.clean(picture.alt)},
        "sheet": _plain(sheet, tongue),
    }


def _plain(value: Any, tongue: Tongue) -> Any:
    """A value with every text cleaned, and with moments and sections as they are printed."""
    if isinstance(value, str):
        return text.clean(value)
    if isinstance(value, documents.Deadline):
        return {"said": when(value, tongue), "remarks": _plain(value.remarks, tongue)}
    if isinstance(value, Section):
        return {
            "heading": text.clean(value.heading),
            "chapter": value.chapter,
            "runs": [_run(one) for one in parts(value).runs],
        }
    if isinstance(value, Struct):
        return {name: _plain(getattr(value, name), tongue) for name in value.__struct_fields__}
    if isinstance(value, tuple):
        return [_plain(one, tongue) for one in value]
    return msgspec.to_builtins(value)


def _run(run: Run) -> dict[str, Any]:
    if isinstance(run, Table):
        return {
            "head": run.head,
            "rows": run.rows,
            "changed": run.changed,
            "numeric": text.numeric(run),
            "wide": not text.fits(run),
        }
    return {"sentences": run}
