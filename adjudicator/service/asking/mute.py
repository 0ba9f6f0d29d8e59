"""MUTE and UNMUTE: whose messages a player does not want."""

from collections.abc import Callable

from adjudicator.reports.document import Misread
from adjudicator.service import naming
from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.naming import NameWrong
from adjudicator.service.pressing import NAMELESS
from adjudicator.store.values import Seat

_ANONYMOUS = frozenset(("anonymous", "anonymous press", "nameless", "whoever gives no name"))


def mute(asked: Asked) -> Said:
    """Messages from somebody are not sent to this player any more; he who writes them is not told."""
    return _heeded(asked, _muted)


def unmute(asked: Asked) -> Said:
    """Messages from somebody are sent to this player again; those in between are lost."""
    return _heeded(asked, _unmuted)


def _heeded(asked: Asked, heed: Callable[[Asked, int, str], str]) -> Said:
    """What comes of it, if it can be told whom he means."""
    seats = asked.incoming.unit.seats.of(asked.game.id)
    try:
        other = _other(asked, seats)
    except NameWrong as fault:
        words = f"{asked.directive.word} {asked.directive.text}"
        return Said(misread=(Misread(asked.directive.line, words, f"{fault}; nothing was changed"),))
    return Said((heed(asked, other, "whoever gives no name" if other == NAMELESS else seats[other].name),))


def _muted(asked: Asked, other: int, name: str) -> str:
    asked.incoming.unit.press.mute(asked.game.id, asked.seat.number, other)
    said = f"You are sent no more messages from {name}, who is not told. UNMUTE ends that."
    if other != NAMELESS:
        said += " What is sent without a name still comes; MUTE ANONYMOUS ends that."
    return said


def _unmuted(asked: Asked, other: int, name: str) -> str:
    asked.incoming.unit.press.unmute(asked.game.id, asked.seat.number, other)
    return f"You are sent messages from {name} again."


def _other(asked: Asked, seats: list[Seat]) -> int:
    """Whom he means. Raises NameWrong."""
    if naming.plain(asked.directive.text) in _ANONYMOUS:
        return NAMELESS
    other = naming.seat_called(asked.directive.text, seats)
    if other == asked.seat.number:
        raise NameWrong(f"{asked.seat.name} is you")
    return other
