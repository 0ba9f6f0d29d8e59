"""WHY: what became of a player's orders in a phase that is over, why, and what is settled about the open one."""

import re
from typing import Final

from adjudicator.orders.words import word_classes
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
_PLACE: Final = re.compile(rf"\b(?:{_any('numbered part')})\s+(\d{{1,4}})\b", re.I)
_ALTERNATIVE: Final = re.compile(rf"\b(?:{_any('alternative')})\s+\d{{1,4}}\b", re.I)
_NUMBER: Final = re.compile(r"\b\d{1,4}\b")
_QUESTION: Final = re.compile(r"[a-zäöüß]{2,}", re.I)
_ABOUT: Final = word_classes.of("about orders")


def why(asked: Asked) -> Said:
    """What became of the seat's orders in the last phase, or in the one that is named, and why."""
    said = asked.directive.text
    phase = _PHASE.search(said)
    rest = _PHASE.sub(" ", said)
    places = frozenset(map(int, _PLACE.findall(rest)))
    rest = _ALTERNATIVE.sub(" ", _PLACE.sub(" ", rest))
    wanted = Wanted(frozenset(map(int, _NUMBER.findall(rest))), places)
    told = _of_phase(asked, phase[0], wanted) if phase is not None else _latest(asked, wanted)
    questioned = any(word.casefold() not in _ABOUT for word in _QUESTION.findall(rest))
    return told.and_(Said((say("why-ask-master"),))) if questioned else told


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
