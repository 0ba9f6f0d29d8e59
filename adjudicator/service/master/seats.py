"""Who sits where, and who is master: changed by a games master."""

import re
from email.utils import parseaddr
from typing import Final

from adjudicator.service import games, ruling, seating, waiting
from adjudicator.service.games import GameWrong, Player
from adjudicator.service.leaving import leave
from adjudicator.service.master.hand import Hand, phase_in

_BY: Final = re.compile(r"(?P<seat>\S+)\s+(?:by|with)\s+(?P<player>\S.*)\Z", re.I)


def seat(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Invite somebody to a seat that is free; `lines` are paragraphs in his invitation."""
    return _given(hand, text, lines, anyway=False)


def replace(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Take a seat from whoever has it, and invite somebody else to it: the one named, or the first on the list."""
    if _BY.match(" ".join(text.split())) is not None:
        return _given(hand, text, lines, anyway=True)
    laid, there = hand.laid(), hand.seat(text.strip())
    if not laid.seated(there.number):
        raise GameWrong(
            f"nobody plays {there.name}, so nobody can be replaced; SEAT {there.name} BY ... invites somebody"
        )
    leave(hand.unit, hand.game, there, "replaced", hand.at)
    deed = hand.log(f"took {there.name} from {there.player}")
    said = (f"The games master has taken {there.name} from you; your letters for it do not count any more.",)
    hand.tell([there], "Your seat", said, key=str(deed))
    offered = waiting.fill(hand.office, hand.unit, hand.game, hand.at)
    then = "It is offered to the first on the list." if offered else "Nobody is on the list; it waits for somebody."
    return (f"{there.player} does not play {there.name} any more. {then}",)


def _given(hand: Hand, text: str, lines: tuple[str, ...], *, anyway: bool) -> tuple[str, ...]:
    said = _BY.match(" ".join(text.split()))
    name, address = parseaddr(said["player"]) if said is not None else ("", "")
    if said is None or "@" not in address:
        raise GameWrong("say who is to take which seat: SEAT Blue BY Dan Low <dan@example.org>")
    player = Player(name or address.partition("@")[0], address)
    seat = seating.given(hand.office, hand.unit, hand.now, said["seat"], player, lines, anyway=anyway)
    hand.log(f"invited {player.name} <{player.address.lower()}> as {seat.name}")
    return (f"{player.name} <{player.address}> is invited as {seat.name}, and has the seat once he joins.",)


def rule(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Rule by hand on what a seat has attempted."""
    rest = hand.open_phase(text)[1] if phase_in(text)[0] else text
    seat, _, words = rest.strip().partition(" ")
    sentences = ruling.ruled(hand.office, hand.unit, hand.now, seat, words.strip().strip('"'))
    hand.log(f"ruled on {hand.seat(seat).name}")
    return sentences


def master(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Name another games master; what he may do is the same as for the first."""
    address = text.strip().lower()
    games.check_address(Player("a games master", address))
    if not hand.unit.masters.add(hand.game.id, address):
        raise GameWrong(f"{address} is a games master of {hand.game.name} already")
    hand.log(f"named {address} a games master")
    return (f"{address} is a games master of {hand.game.name} now, and is sent its notices.",)


def dismiss(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Take the rights of a games master away, unless he is the first."""
    address = text.strip().lower()
    if not hand.unit.masters.drop(hand.game.id, address):
        others = hand.unit.masters.of(hand.game.id)[1:]
        raise GameWrong(f"{address} cannot be dismissed; those who can: {', '.join(others) or 'nobody'}")
    hand.log(f"dismissed {address}")
    return (f"{address} is no games master of {hand.game.name} any more.",)
