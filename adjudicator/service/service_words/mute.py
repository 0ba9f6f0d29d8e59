"""MUTE and UNMUTE: senders whose messages a player does not want."""

from collections.abc import Callable

from adjudicator.reports.values.document import Misread
from adjudicator.service.games.press_delivery import NAMELESS
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings import addressees
from adjudicator.service.settings.addressees import NameWrong
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Seat

_ANONYMOUS = frozenset(("anonymous", "anonymous press", "nameless", "whoever gives no name"))


def mute(asked: Asked) -> Said:
    """Send this player no more messages from somebody; the muted sender is not told."""
    return _heeded(asked, _muted)


def unmute(asked: Asked) -> Said:
    """Send this player messages from somebody again; those in between are lost."""
    return _heeded(asked, _unmuted)


def _heeded(asked: Asked, heed: Callable[[Asked, int, str], str]) -> Said:
    """The result, if the person meant can be identified."""
    seats = asked.incoming.unit.seats.of(asked.game.id)
    try:
        other = _other(asked, seats)
    except NameWrong as fault:
        words = f"{asked.directive.word} {asked.directive.text}"
        return Said(misread=(Misread(asked.directive.line, words, say("nothing-changed", why=fault.args[0])),))
    return Said((heed(asked, other, say("nameless") if other == NAMELESS else seats[other].name),))


def _muted(asked: Asked, other: int, name: str) -> str:
    asked.incoming.unit.press.mute(asked.game.id, asked.seat.number, other)
    return say("muted", name=name, named=other != NAMELESS)


def _unmuted(asked: Asked, other: int, name: str) -> str:
    asked.incoming.unit.press.unmute(asked.game.id, asked.seat.number, other)
    return say("unmuted", name=name)


def _other(asked: Asked, seats: list[Seat]) -> int:
    """The person meant. Raises NameWrong."""
    if addressees.plain(asked.directive.text) in _ANONYMOUS:
        return NAMELESS
    other = addressees.seat_called(asked.directive.text, seats)
    if other == asked.seat.number:
        raise NameWrong(say("name-is-you", name=asked.seat.name))
    return other
