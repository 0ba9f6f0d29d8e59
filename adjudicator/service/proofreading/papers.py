"""Tries the templates of paper packets: a packet of every shape is made with them."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from adjudicator.engine.contract.report_sections import Section
from adjudicator.reports.rendering.paper import Asked, Group, PaperMissing, Printable, Sheet, Word, Words, printed
from adjudicator.reports.rendering.render import Templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.values.document import Document, Invitation, Report
from adjudicator.reports.values.document import Final as Last

_TAKEN_IN: Final = re.compile(r'"([\w-]+\.typ)"')
_ASKED: Final = Asked(prompt="Which card?", silence="one at random", owed=True, options=("CARD Attack 8", "CARD any"))
_SHEET: Final = Sheet(
    to=("1 Example Road, Springfield", "gil@example.org"),
    groups=(
        Group(
            heading="",
            known="Warp: Red 2",
            questions=(_ASKED, Asked(prompt="Do you play Zap?", silence="you keep it", owed=False)),
        ),
        Group(
            heading="Challenge 2",
            known="",
            questions=(
                Asked(prompt="Which card?", silence="one at random", owed=True, standing=("CARD any",)),
                Asked(prompt="Do you join?", silence="you do not", owed=True, everywhere=True),
            ),
        ),
    ),
    rest=("ZAP any",),
    words=(Word("CARD", "Plays a card.", "CARD Attack 8"), Word("", "ELSE comes next.", "")),
)

_WORDS: Final = Words(
    game="Andromeda",
    orders=(Section("Orders", ("CARD Attack 8", "ZAP any")),),
    conditions=(Section("Conditions", ("IF I lose",)),),
    sentences=(Section("In every letter", ("ELSE comes next.",)),),
)


def tried(using: Templates, documents: Iterable[Document]) -> tuple[list[BadTemplate], int, tuple[str, ...]]:
    """What goes wrong when packets of these letters are made, how many were made, and why none could be."""
    faults = []
    made = 0
    for document, sheet in _shapes(documents):
        try:
            printed(document, using, sheet)
        except BadTemplate as wrong:
            faults.append(wrong)
        except PaperMissing as missing:
            return [], 0, (f"papers were not tried. {missing}",)
        made += 1
    return faults, made, ()


def spoken_of(file: Path) -> set[str]:
    """The templates that a paper template includes."""
    return set(_TAKEN_IN.findall(file.read_text("utf-8", "replace")))


def _shapes(documents: Iterable[Document]) -> Iterator[tuple[Printable | Words, Sheet | None]]:
    """The first of the letters that share their parts: once with all that can be on a sheet, once without a sheet."""
    seen: dict[Any, Printable] = {}
    for document in documents:
        if isinstance(document, Report | Last | Invitation):
            parts = tuple(bool(getattr(document, name)) for name in document.__struct_fields__)
            seen.setdefault((type(document), parts), document)
    for document in seen.values():
        yield document, _SHEET
        if isinstance(document, Report) and not document.form.lines:
            yield document, None
    yield _WORDS, None
