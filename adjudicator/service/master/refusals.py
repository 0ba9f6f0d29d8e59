"""Addresses that are not written to, in a game master's hand: shown, added, and taken off the list again."""

from collections.abc import Iterator
from datetime import datetime

from adjudicator.service.games import games
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.master.hand import Hand, Miswritten
from adjudicator.service.office.office import Office
from adjudicator.service.seats import refused_mail
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.masters import COMMAND_LINE

NOBODY = "Nobody has said that they want no letters."


def show(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Show who wants no letters, of those who said so about this game."""
    return (*refused_mail.listed(hand.unit, hand.game),) or (NOBODY,)


def add(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Write to an address no more, in no game."""
    said = put_on(hand.office, hand.unit, _address(text), hand.at, hand.who, hand.game.id)
    hand.log(f"put {_address(text)} on the list of refusals")
    return said


def remove(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Write to an address again that is on the list because of this game."""
    address = _address(text)
    if address not in {one.address for one in hand.unit.refusals.all(hand.game.id)}:
        raise GameWrong(f"nobody at {address} has said about {hand.game.name} that they want no letters")
    hand.log(f"took {address} off the list of refusals")
    return taken_off(hand.unit, address)


def put_on(
    office: Office, unit: Unit, address: str, at: datetime, who: str = COMMAND_LINE, game_id: int | None = None
) -> tuple[str, ...]:
    """Put an address on the list; raises GameWrong for one that must be written to."""
    games.check_address(office, Player("somebody", address))
    if address == office.gm or unit.masters.games(address):
        raise GameWrong(f"{address} is a game master's, who must be sent the notices")
    if not unit.refusals.add(address, at=at, who=who, game_id=game_id):
        return (f"{address} is on the list already.",)
    plays = ", ".join(_plays(unit, address))
    more = (f"They play in {plays}; letters about that go on until they have left.",) if plays else ()
    return (f"Nothing is sent to {address} any more, in no game.", *more)


def taken_off(unit: Unit, address: str) -> tuple[str, ...]:
    """Take an address off the list; raises GameWrong if it is not there."""
    if not unit.refusals.drop(address):
        raise GameWrong(f"{address} is not on the list; `adjudicator refusals` shows who is")
    return (f"{address} can be written to again. A seat that was declined has to be offered anew.",)


def _plays(unit: Unit, address: str) -> Iterator[str]:
    for seat in unit.seats.at(address):
        game = unit.games.get(seat.game_id)
        if seat.status == "playing" and game.status != "finished":
            yield game.name


def _address(text: str) -> str:
    address = text.strip().strip("<>").lower()
    if not address:
        raise Miswritten("say whose address is meant: eve@example.org")
    return address
