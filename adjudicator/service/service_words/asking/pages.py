"""HELP and RULES: the pages on the words and rules of a game."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from adjudicator.service.documents import documents, help_pages, word_sheet
from adjudicator.service.game.table import Table
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.language_names import ENGLISH

_WORDS: Final = "WORDS"
"""What stands behind HELP for the sheet of all words."""


def help_(asked: Asked) -> Said:
    """The list of everything there is help on, the sheet of all words, or the page on one word."""
    laid, number, wanted = _table(asked), asked.seat.number, asked.directive.text
    if wanted.strip(" .!").upper() == _WORDS:
        return Said(sections=word_sheet.of_game(laid, number))
    if not wanted:
        return Said(sections=help_pages.contents(laid, number))
    said, sections = help_pages.found(laid, number, wanted)
    if not sections and (there := help_pages.translated(laid, number, wanted, _in_others(asked))):
        return Said(sections=there)
    return Said((said,) if said else (), sections)


def _in_others(asked: Asked) -> Iterator[Table]:
    """The table with its title in each language but the writer's."""
    office, seat = asked.incoming.office, asked.seat
    for code in office.languages:
        if code != (seat.language or ENGLISH):
            yield documents.speaking(office, asked.table, replace(seat, language=code))


def rules(asked: Asked) -> Said:
    """The rules of everything in play, or the page on one word."""
    if asked.directive.text:
        return help_(asked)
    return Said(sections=help_pages.rules(_table(asked), asked.seat.number))


def _table(asked: Asked) -> Table:
    """The table, with its title in the writer's language."""
    return documents.speaking(asked.incoming.office, asked.table, asked.seat)
