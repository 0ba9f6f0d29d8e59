"""HELP and RULES: the pages on the words and rules of a game."""

from adjudicator.service.documents import documents, help_pages
from adjudicator.service.game.table import Table
from adjudicator.service.service_words.answer import Asked, Said


def help_(asked: Asked) -> Said:
    """The list of everything there is help on, or the page on one word."""
    laid, number, wanted = _table(asked), asked.seat.number, asked.directive.text
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
