"""WHY: what became of a player's orders in a phase that is over, why, and what is settled about the open one."""

import re
from typing import Any, Final

from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from adjudicator.orders.prose.sayings import sayings
from adjudicator.orders.prose.sequences import part_in
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import quoted, split
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import own_explanations
from adjudicator.service.games.own_explanations import Wanted
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.service_words.asking.phases import named
from adjudicator.service.settings.phrases import read_heading, say
from adjudicator.store.tables.values import Phase


def _any(key: str) -> str:
    """The words of a class as part of a pattern."""
    return "|".join(sorted(word_classes.of(key)))


_PHASE: Final = re.compile(
    rf"\b(?:{_any('turn')})\s+\d{{1,9}}\W{{0,3}}phase\s+\d{{1,9}}|\b\d{{1,9}}\.\d{{1,9}}\b", re.I
)
_PLACE_NAME: Final = "place-name"
_ALTERNATIVE: Final = re.compile(rf"\b(?:{_any('alternative')})\s+\d{{1,4}}\b", re.I)
_NUMBER: Final = re.compile(r"\b\d{1,4}\b")
_QUESTION: Final = re.compile(r"[a-zäöüß]{2,}", re.I)
_ABOUT: Final = word_classes.of("about orders")


def why(asked: Asked) -> Said:
    """What became of the seat's orders in the last phase, or in the one that is named, and why."""
    said = asked.directive.text
    phase = _PHASE.search(said)
    rest = _PHASE.sub(" ", said)
    title = catalogue.title(asked.game.title).speaking(asked.incoming.office.tongue(asked.game, asked.seat.language))
    place = _place(title)
    places = frozenset(map(int, place.findall(rest)))
    parts, rest = _parts(title, _ALTERNATIVE.sub(" ", place.sub(" ", rest)))
    wanted = Wanted(frozenset(map(int, _NUMBER.findall(rest))), places, parts)
    told = _of_phase(asked, phase[0], wanted) if phase is not None else _latest(asked, wanted)
    questioned = any(word.casefold() not in _ABOUT for word in _QUESTION.findall(rest))
    return told.and_(Said((say("why-ask-master"),))) if questioned else told


def _place(title: Title[Any]) -> re.Pattern[str]:
    """What finds the numbered parts of a phase, by any name that letters have for them: `invasion 2`, `Umlauf 2`."""
    words = title.phrases
    said = (title.place, f"{title.place}s", words.say(_PLACE_NAME) if _PLACE_NAME in words else title.place)
    return re.compile(rf"\b(?:{'|'.join([_any('numbered part'), *map(re.escape, said)])})\s+(\d{{1,4}})\b", re.I)


def _parts(title: Title[Any], said: str) -> tuple[frozenset[tuple[str, str]], str]:
    """The part of a question that is asked about, `action 2` or `my second action`, and the words without it."""
    labels = {choice.label: choice.about for choice in title.choices if choice.label}
    part = part_in(sayings(title.package()).plainly(split(said)), labels)
    if not part.number:
        return frozenset(), said
    return frozenset([(labels[part.label], str(part.number))]), quoted(part.rest)


def _latest(asked: Asked, wanted: Wanted) -> Said:
    """The last phase that is over, and the open one."""
    over = [phase for phase in asked.incoming.unit.phases.of(asked.game.id) if phase.events is not None]
    told = _past(asked, over[-1], wanted) if over else Said((say("why-nothing-over"),))
    return told if asked.laid is None else told.and_(_open(asked, asked.laid, wanted))


def _of_phase(asked: Asked, words: str, wanted: Wanted) -> Said:
    """A phase by its name: one that is over, or the open one."""
    heading = read_heading(words)
    assert heading is not None, "the words were found as those of a heading"
    found = named(heading, asked.incoming.unit.phases.of(asked.game.id))
    if found is None:
        return Said((say("history-no-phase", heading=heading.said, game=asked.game.name),))
    if found.events is not None:
        return _past(asked, found, wanted)
    return Said((say("why-nothing-over"),)) if asked.laid is None else _open(asked, asked.laid, wanted)


def _open(asked: Asked, laid: Table, wanted: Wanted) -> Said:
    """The open phase."""
    office, unit = asked.incoming.office, asked.incoming.unit
    return Said(sections=(own_explanations.open_phase(office, unit, laid, asked.seat, wanted),))


def _past(asked: Asked, phase: Phase, wanted: Wanted) -> Said:
    """A phase that is over."""
    office, unit, seat = asked.incoming.office, asked.incoming.unit, asked.seat
    laid = table.lay(unit, asked.game, phase)
    if seat.status == "removed" or (seat.status == "invited" and seat.hands > 0) or not laid.playing(seat.number):
        return Said((say("why-no-orders"),))
    return Said(sections=(own_explanations.past(office, unit, laid, seat, wanted),))
