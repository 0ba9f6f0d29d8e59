"""Letters in a language that the game master has added: players are told which words are understood."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from adjudicator.orders.letter.added_languages import Added, told
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.words import courtesy, synonyms
from adjudicator.service.game import orders_on_file
from adjudicator.service.game.table import Table
from adjudicator.service.office.office import Office
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.language_names import LANGUAGES


def understood(office: Office, laid: Table, seat: int, lines: Sequence[Line], reading: LetterReading) -> LetterReading:
    """How a letter from a seat is read, including words of the languages in the game master's folder."""
    languages = _added(office.templates, laid.game.name) if reading.problems else ()
    if not languages:
        return reading
    view = laid.view(seat)
    return told(reading, lines, languages, lambda line: orders_on_file.read(laid.title, view, seat, (line,)))


@cache
def _added(own: Path | None, game: str) -> tuple[Added, ...]:
    """The languages for which a game master has added words for letters; read once per process, like templates."""
    found = []
    for code in LANGUAGES:
        words, manners = (template_folders.lists(own, code, game, name) for name in (synonyms.FILE, courtesy.FILE))
        if words or manners:
            found.append(Added(synonyms.Wording(*words), courtesy.Courtesy(manners)))
    return tuple(found)
