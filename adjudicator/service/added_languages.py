"""Letters in a language that the game master has added: their writers are told what they will understand."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from adjudicator.orders import courtesy, synonyms
from adjudicator.orders.added_languages import Added, told
from adjudicator.orders.reading import LetterReading, Line
from adjudicator.service import standing, wording
from adjudicator.service.language_names import LANGUAGES
from adjudicator.service.office import Office
from adjudicator.service.table import Table


def understood(office: Office, laid: Table, seat: int, lines: Sequence[Line], reading: LetterReading) -> LetterReading:
    """The reading of a letter of a seat, with what it says in languages of the game master's folder."""
    languages = _added(office.templates, laid.game.name) if reading.problems else ()
    if not languages:
        return reading
    view = laid.view(seat)
    return told(reading, lines, languages, lambda line: standing.read(laid.title, view, seat, (line,)))


@cache
def _added(own: Path | None, game: str) -> tuple[Added, ...]:
    """The languages of which a game master has words of letters; read once in a process, as templates are."""
    found = []
    for code in LANGUAGES:
        words, manners = (wording.lists(own, code, game, name) for name in (synonyms.FILE, courtesy.FILE))
        if words or manners:
            found.append(Added(synonyms.Wording(*words), courtesy.Courtesy(manners)))
    return tuple(found)
