"""Questions from an invited person about a game that has not begun, so that there is no position yet."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adjudicator.games import catalogue
from adjudicator.orders.lines.line_kinds import shown
from adjudicator.orders.values.directive import Directive
from adjudicator.orders.words.lexer import split
from adjudicator.service.documents import documents, help_pages
from adjudicator.service.game import game_options
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.service_words import note
from adjudicator.service.service_words.answer import Asked
from adjudicator.service.service_words.words import ANSWERS
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, Seat

_ABOUT: Final = frozenset(("HELP", "RULES"))
_ANSWERED: Final = frozenset((note.WORD, "STATUS", "PICTURE"))
"""Words that are answered as in a game that has begun: STATUS says that it has not, PICTURE that there is none yet."""


def answered(incoming: Incoming, game: Game, seat: Seat, asked: Sequence[Directive]) -> list[str]:
    """What HELP and RULES bring before the game: what it is about, and the rules of the things named.

    A note to the game master is passed on, as it would be later, and STATUS says how things stand.
    """
    told: list[str] = []
    about: list[str] = []
    for one in note.together(asked):
        if one.word in _ANSWERED:
            told += ANSWERS[one.word](Asked(incoming, game, seat, one)).paragraphs
        elif one.word in _ABOUT:
            about.append(one.text)
    return [*told, *_pages(incoming, game, seat, about)] if about else told


def _pages(incoming: Incoming, game: Game, seat: Seat, about: Iterable[str]) -> Iterator[str]:
    """What there is to say about each, and how to ask for more."""
    title = catalogue.title(game.title).speaking(incoming.office.tongue(game, seat.language))
    view = title.empty(len(incoming.unit.seats.of(game.id)), game_options.options(game))
    named = {" ".join(_plain(piece.name)): piece for piece in title.pieces}
    terms = {name: page for page in help_pages.terms(title) for name in page.also}
    for words in dict.fromkeys(about):
        wanted = " ".join(_plain(words))
        if not wanted:
            yield from documents.in_short(title, game)
        elif wanted in named:
            yield f"{named[wanted].name}: {title.piece_text(view, named[wanted])}"
        elif wanted in terms:
            yield f"{terms[wanted].name}: {terms[wanted].parts[0]}"
        else:
            yield say("help-not-yet", words=shown(words))
    example = next(iter((*title.wishes(view), *(piece.name for piece in title.pieces))), "")
    yield say("help-before", some=bool(example), example=example)


def _plain(words: str) -> list[str]:
    return [word.plain for word in split(words) if word.plain[0].isalnum()]
