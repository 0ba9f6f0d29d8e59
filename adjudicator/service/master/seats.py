"""Who sits where, and who is game master: changed by a game master."""

import re
from email.utils import parseaddr
from typing import Final

from adjudicator.service.documents.game_notices import notice
from adjudicator.service.game.departures import leave
from adjudicator.service.games import games, rulings
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.master.hand import Hand, Miswritten, phase_in
from adjudicator.service.office import envelopes
from adjudicator.service.seats import seat_addresses, seating, standby_list
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import deadlines
from adjudicator.store.tables.values import Seat

_OF: Final = re.compile(r"(?P<seat>\S+)\s+(?:is\s+|to\s+)?<?(?P<address>[^\s<>]+@[^\s<>]+?)>?\Z", re.I)
_BY: Final = re.compile(r"(?P<seat>\S+)\s+(?:by|with)\s+(?P<player>\S.*)\Z", re.I)


def seat(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Invite somebody to a seat that is free; `lines` are paragraphs in their invitation."""
    return _given(hand, text, lines, anyway=False)


def _inviting(hand: Hand, there: Seat) -> str:
    return f"game seat {hand.game.name} {there.name}, or SEAT {there.name} BY ... by letter, invites somebody"


def replace(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Take a seat from its player, and invite somebody else: the person named, or the first on the waiting list."""
    if _BY.match(" ".join(text.split())) is not None:
        return _given(hand, text, lines, anyway=True)
    laid, there = hand.laid(), hand.seat(text.strip())
    if not laid.seated(there.number):
        raise GameWrong(f"nobody plays {there.name}, so nobody can be replaced; {_inviting(hand, there)}")
    leave(hand.unit, hand.game, there, "replaced", hand.at)
    deed = hand.log(f"took {there.name} from {there.player}")
    said = (say("seat-taken", seat=there.name),)
    over = deadlines.unneeded(laid.game, laid.phase, hand.at)
    key = f"{hand.at.isoformat()}/Your seat/{deed}"
    mail = notice(
        hand.office, hand.unit, hand.now, None, there, say("heading-seat"), said, key=key, at=hand.at, over=over
    )
    hand.unit.outbox.queue([mail])
    offered = standby_list.fill(hand.office, hand.unit, hand.game, hand.at)
    then = "It is offered to the first on the list." if offered else "Nobody is on the list; it waits for somebody."
    return (f"{there.player} does not play {there.name} any more. {then}",)


def _given(hand: Hand, text: str, lines: tuple[str, ...], *, anyway: bool) -> tuple[str, ...]:
    said = _BY.match(" ".join(text.split()))
    name, address = parseaddr(said["player"]) if said is not None else ("", "")
    if said is None or "@" not in address:
        raise Miswritten("say who is to take which seat: SEAT Blue BY Dan Low <dan@example.org>")
    player = Player(name or address.partition("@")[0], address)
    seat = seating.given(hand.office, hand.unit, hand.now, said["seat"], player, lines, anyway=anyway)
    hand.log(f"invited {player.name} <{player.address.lower()}> as {seat.name}")
    return (f"{player.name} <{player.address}> is invited as {seat.name}, and has the seat once they join.",)


def address(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Send the letters of a player who has lost their mailbox to another address; they and the others are told.

    A game master who plays may not do this: they could redirect somebody's letters to themselves.
    """
    said = _OF.match(" ".join(text.split()))
    if said is None:
        raise Miswritten("say whose address it is: ADDRESS OF Blue bob@example.org")
    there, new, unit, game = hand.seat(said["seat"]), said["address"].lower(), hand.unit, hand.now
    hand.look("the letters of others")
    games.check_address(hand.office, Player(there.player, new))
    games.check_wanted(hand.unit, [Player(there.player, new)])
    if there not in hand.players():
        if game.status == "finished":
            raise GameWrong(f"nobody plays {there.name} in {game.name} any more: {games.condition(game)}")
        raise GameWrong(f"nobody plays {there.name}; {_inviting(hand, there)}")
    if new == there.address:
        raise GameWrong(f"letters for {there.name} go to {new} already")
    mine = unit.seats.addresses(game.id, there.number)
    if new not in mine and seat_addresses.taken(hand.office, unit, game, new):
        raise GameWrong(f"{new} cannot be an address of {there.name}: it is ours, or another player's")
    for one in unit.addresses.of(game.id, there.number):
        if one.status == "asked":
            unit.addresses.drop(game.id, there.number, one.address)
    seat_addresses.moved(hand.office, unit, game, there, new, hand.at, before="former")
    deed = hand.log(f"moved {there.name} from {there.address} to {new}")
    said_of_it = say("address-by-master", seat=there.name, address=new, old=there.address)
    more = say("address-resend")
    hand.tell([hand.seat(there.name)], say("heading-address"), (said_of_it, more))
    name = f"address/{game.name}/{there.name}/{deed}"
    words = hand.office.tongue(game, there.language)
    if_wrong = say("address-if-wrong", master=game.gm_address)
    # Without a key: somebody else may read that mailbox now.
    unit.outbox.queue(
        [
            envelopes.plain(
                hand.office,
                name=name,
                own=envelopes.named_id(hand.office, name),
                to=(there.player, there.address),
                subject=say("subject-addresses", game=game.name, seat=there.name).again(words),
                text=f"{said_of_it.again(words)}\n\n{if_wrong.again(words)}\n",
                at=hand.at,
                auto_replied=False,
                game_id=game.id,
            )
        ]
    )
    return (f"Letters for {there.name} go to {new} from now on; they are told so there and at {there.address}.",)


def rule(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Rule by hand on what a seat has attempted."""
    rest = hand.open_phase(text)[1] if phase_in(text)[0] else text
    seat, _, words = rest.strip().partition(" ")
    sentences = rulings.ruled(hand.office, hand.unit, hand.now, seat, words.strip().strip('"'))
    hand.log(f"ruled on {hand.seat(seat).name}")
    return sentences


def master(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Name another game master, with the same rights as the first."""
    address = text.strip().lower()
    if not address:
        raise Miswritten("say whom you name: MASTER eve@example.org")
    games.check_address(hand.office, Player("a game master", address))
    games.check_wanted(hand.unit, [Player("a game master", address)])
    plays = [seat for seat in hand.unit.seats.at(address) if seat.game_id == hand.game.id and seat.status != "removed"]
    if plays:
        games.check_apart(hand.game.name, address, [address], hidden=hand.game.hidden)
    if not hand.unit.masters.add(hand.game.id, address):
        raise GameWrong(f"{address} is a game master of {hand.game.name} already")
    hand.log(f"named {address} a game master")
    return (f"{address} is a game master of {hand.game.name} now, and is sent its notices.",)


def dismiss(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Take a game master's rights away, except those of the first."""
    address = text.strip().lower()
    if not hand.unit.masters.drop(hand.game.id, address):
        others = hand.unit.masters.of(hand.game.id)[1:]
        wrong = f"{address} cannot be dismissed" if address else "say who is to be dismissed"
        raise GameWrong(f"{wrong}; those who can be: {', '.join(others) or 'nobody'}")
    hand.log(f"dismissed {address}")
    return (f"{address} is no game master of {hand.game.name} any more.",)
