"""HELP and RULES: the pages on the words and rules of a game."""

from typing import Final

from adjudicator.service.documents import documents, help_pages, word_sheet
from adjudicator.service.game.table import Table
from adjudicator.service.service_words.answer import Asked, Said

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
    return Said((said,) if said else (), sections)


def rules(asked: Asked) -> Said:
    """The rules of everything in play, or the page on one word."""
    if asked.directive.text:
        return help_(asked)
    return Said(sections=help_pages.rules(_table(asked), asked.seat.number))


def _table(asked: Asked) -> Table:
    """The table, with its title in the writer's language."""
    return documents.speaking(asked.incoming.office, asked.table, asked.seat)
