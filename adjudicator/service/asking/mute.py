"""MUTE and UNMUTE: whose messages a player does not want."""

from adjudicator.reports.document import Misread
from adjudicator.service import naming
from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.naming import NameWrong
from adjudicator.service.pressing import NAMELESS
from adjudicator.store.values import Seat

_ANONYMOUS = frozenset(("anonymous", "anonymous press", "nameless", "whoever gives no name"))


def mute(asked: Asked) -> Said:
    """Messages from somebody are not sent to this player any more; he who writes them is not told."""
    unit, game, seat = asked.incoming.unit, asked.game, asked.seat
    seats = unit.seats.of(game.id)
    try:
        other = _other(asked, seats)
    except NameWrong as fault:
        return _refused(asked, fault)
    name = seats[other].name if other >= 0 else "whoever gives no name"
    unit.press.mute(game.id, seat.number, other)
    said = f"You are sent no more messages from {name}, who is not told. UNMUTE ends that."
    if other >= 0:
        said += " What is sent without a name still comes; MUTE ANONYMOUS ends that."
    return Said((said,))


def unmute(asked: Asked) -> Said:
    """Messages from somebody are sent to this player again; those in between are lost."""
    unit, game, seat = asked.incoming.unit, asked.game, asked.seat
    seats = unit.seats.of(game.id)
    try:
        other = _other(asked, seats)
    except NameWrong as fault:
        return _refused(asked, fault)
    name = seats[other].name if other >= 0 else "whoever gives no name"
    unit.press.unmute(game.id, seat.number, other)
    return Said((f"You are sent messages from {name} again.",))


def _other(asked: Asked, seats: list[Seat]) -> int:
    """Whom he means. Raises NameWrong."""
    if naming.plain(asked.directive.text) in _ANONYMOUS:
        return NAMELESS
    other = naming.seat_called(asked.directive.text, seats)
    if other == asked.seat.number:
        raise NameWrong(f"{asked.seat.name} is you")
    return other


def _refused(asked: Asked, fault: NameWrong) -> Said:
    words = f"{asked.directive.word} {asked.directive.text}"
    return Said(misread=(Misread(asked.directive.line, words, f"{fault}; nothing was changed"),))
