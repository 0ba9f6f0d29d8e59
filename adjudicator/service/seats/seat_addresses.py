"""Addresses of a seat: requested by letter, confirmed from both sides, and announced to both.

Letters go to the first address of a seat; letters from it and from the further ones count. An intruder in one mailbox
cannot take the seat away, because the question to the other address must be answered too.
"""

import re
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Saying
from adjudicator.mail.intake.verdict import Confirm
from adjudicator.mail.writing import address, token, unread_addresses
from adjudicator.orders.words.refusals import Refusal
from adjudicator.service.games import games
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.intake import confirmations, refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.seats import refused_mail
from adjudicator.service.seats.refused_mail import DECLINED
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.addresses import Side
from adjudicator.store.tables.values import Address, AddressStatus, Game, NewMail, Seat

CONFIRMED: Final = "confirmed"
"""The verdict on a letter that confirms an address."""

LASTS: Final = timedelta(days=7)
"""After this time a question cannot be answered any more."""
MOST: Final = 3
"""How many addresses a seat may request in a day: each of them gets a letter that its owner may not have asked for."""
MOST_FURTHER: Final = 5

_WANTED: Final = re.compile(r"(?:(ADD|REMOVE)\s+)?(?:to\s+)?<?([^\s<>]+@[^\s<>]+?)>?[.!]?\Z", re.I)


def wanted(incoming: Incoming, game: Game, seat: Seat, text: str) -> tuple[str, ...]:
    """Carry out ADDRESS with these words; returns what to say about it."""
    # A letter may say it twice, so the files count, not what was there when the letter was opened.
    seat = next(one for one in incoming.unit.seats.of(game.id) if one.number == seat.number)
    if not text.strip():
        return _shown(incoming, game, seat)
    said = _WANTED.match(text.strip())
    if said is None:
        return (say("address-none", words=text.strip()),)
    how, new = (said[1] or "").upper(), said[2].lower()
    there = incoming.unit.seats.addresses(game.id, seat.number)
    if how == "REMOVE":
        return _removed(incoming, game, seat, new, there)
    if new in there:
        return _moved(incoming, game, seat, new, there) if not how else (say("address-counts", address=new),)
    return _asked(incoming, game, seat, new, first=not how)


def _shown(incoming: Incoming, game: Game, seat: Seat) -> tuple[str, ...]:
    first, *further = incoming.unit.seats.addresses(game.id, seat.number)
    said = [say("address-first", seat=seat.name, game=game.name, address=first)]
    if further:
        said.append(say("address-further", addresses=", ".join(further)))
    waiting = [one.address for one in incoming.unit.addresses.of(game.id, seat.number) if _waits(incoming, one)]
    if waiting:
        said.append(say("address-waiting", addresses=", ".join(waiting)))
    return tuple(said)


def _waits(incoming: Incoming, one: Address) -> bool:
    return one.status == "asked" and incoming.at < one.asked_at + LASTS


def _removed(incoming: Incoming, game: Game, seat: Seat, old: str, there: tuple[str, ...]) -> tuple[str, ...]:
    if old not in there:
        return (say("address-not-theirs", address=old, seat=seat.name),)
    if old == there[0]:
        return (say("address-move-first", address=old, seat=seat.name),)
    incoming.unit.addresses.keep(game.id, seat.number, old, "former", at=incoming.at)
    said = say("address-removed", address=old, seat=seat.name, game=game.name)
    _tell(incoming, game, seat, (old,), said, "removed")
    return (said,)


def _moved(incoming: Incoming, game: Game, seat: Seat, new: str, there: tuple[str, ...]) -> tuple[str, ...]:
    """An address that both sides confirmed earlier becomes the first one."""
    if new == there[0]:
        return (say("address-there", address=new, seat=seat.name),)
    _first(incoming, game, seat, new, before="counts")
    return (say("address-moved", seat=seat.name, address=new, old=there[0]),)


def _asked(incoming: Incoming, game: Game, seat: Seat, new: str, *, first: bool) -> tuple[str, ...]:
    """Ask at both addresses; an obstacle is named instead."""
    unit, office = incoming.unit, incoming.office
    if taken(office, unit, game, new):
        return (say("address-taken", address=new, seat=seat.name),)
    if unread_addresses.by_nobody(new):
        return (say("address-unread", address=new),)
    try:
        games.check_address(office, Player(seat.player, new))
    except GameWrong:
        return (say("address-unusable", address=new),)
    known = unit.addresses.of(game.id, seat.number)
    if unit.outbox.keyed(_name(incoming, game, seat, new, "owner")) is not None:
        return (say("address-twice", address=new),)
    answer = (say("address-to-confirm", address=new, old=seat.address),)
    if any((one.address, one.asked_at, one.first) == (new, incoming.at, first) for one in known):
        # Another letter at the same instant: the codes in its questions are those of this request.
        return answer
    today = [one for one in known if one.status == "asked" and incoming.at < one.asked_at + timedelta(days=1)]
    if len(today) >= MOST or sum(one.status == "counts" for one in known) >= MOST_FURTHER:
        return (say("address-too-many"),)
    unit.addresses.keep(game.id, seat.number, new, "asked", at=incoming.at, first=first)
    (asked,) = (one for one in unit.addresses.of(game.id, seat.number) if one.address == new)
    unit.outbox.queue(
        [_question(incoming, game, seat, asked, "owner"), _question(incoming, game, seat, asked, "address")]
    )
    return answer


def taken(office: Office, unit: Unit, game: Game, new: str) -> bool:
    """Whether an address is our own, another player's in the game, or of somebody who wants no letters."""
    if unread_addresses.ours(new, office.mailbox) or unit.refusals.of(new) is not None:
        return True
    return any(one.game_id == game.id for one in unit.seats.at(new))


def _code(office: Office, game: Game, seat: Seat, asked: Address, side: Side) -> str:
    said = "/".join((seat.name, "address", asked.address, str(asked.first), asked.asked_at.isoformat(), side))
    return token.mint(office.secret, game.name, said, 0)


def _name(incoming: Incoming, game: Game, seat: Seat, new: str, side: Side) -> str:
    """The key of the question that a letter has caused."""
    return f"address/{game.name}/{seat.name}/{incoming.letter.digest}/{new}/{side}"


def _question(incoming: Incoming, game: Game, seat: Seat, asked: Address, side: Side) -> NewMail:
    office = incoming.office
    code = _code(office, game, seat, asked, side)
    words = office.tongue(game, seat.language)
    subject = say("subject-address", game=game.name, address=asked.address, seat=seat.name).again(words)
    plus = office.reply == "plus"
    facts = {"game": game.name, "seat": seat.name, "player": seat.player, "address": asked.address}
    name = _name(incoming, game, seat, asked.address, side)
    return envelopes.plain(
        office,
        name=name,
        own=envelopes.named_id(office, name),
        to=(seat.player, seat.address if side == "owner" else asked.address),
        subject=subject if plus else f"{subject} {address.tag(game.name, address.CONFIRMING, 0, code)}",
        text=office.words_in(seat.language, game.name).words(f"address_{side}.txt", {**facts, "first": asked.first}),
        at=incoming.at,
        auto_replied=False,
        reply_to=address.plus(office.mailbox, game.name, address.CONFIRMING, 0, code) if plus else None,
        game_id=game.id,
        seat=seat.number if side == "owner" else None,
    )


def confirmed(incoming: Incoming, verdict: Confirm) -> Handled:
    """The outcome of an answer: it confirms one side, or the reply says what would have done so."""
    game = incoming.unit.games.named(verdict.game)
    assert game is not None, "the intake passes on answers only for games there are"
    found = _found(incoming, game, verdict)
    refusal = refused_mail.said(incoming) if found is not None else None
    if found is not None and refusal is not None:
        return denied(incoming, game, found[1], found[2], refusal)
    if found is None or not confirmations.given(incoming.letter):
        return refusals.refused(incoming, verdict)
    seat, asked, side = found
    now = incoming.unit.addresses.confirm(asked, side)
    if now.owner_said and now.address_said:
        _settled(incoming, game, seat, now)
    else:
        other = now.address if side == "owner" else seat.address
        text = say("address-half", address=now.address, seat=seat.name, other=other)
        _tell(incoming, game, seat, (incoming.letter.sender,), text, f"{side} said")
    return Handled(verdict=CONFIRMED, game=game, seat=seat, detail={"address": now.address, "side": side})


def denied(incoming: Incoming, game: Game, asked: Address, side: Side, refusal: Refusal) -> Handled:
    """One side says no: the address is none of the seat, and its owner is told.

    Whoever was only asked because a player has named their address is not written to again.
    """
    unit = incoming.unit
    unit.addresses.drop(game.id, asked.seat, asked.address)
    seat = unit.seats.of(game.id)[asked.seat]
    said = say("address-denied", address=asked.address, seat=seat.name, owner=side == "owner")
    _tell(incoming, game, seat, (seat.address,), said, "denied")
    silent = side == "address" and refused_mail.silence(incoming, "", refusal, game, None)
    first = f"{asked.address} is no address of {seat.name} in {game.name}: the answer to our question was no"
    refused_mail.tell(incoming, game, first, silent=silent)
    return Handled(verdict=DECLINED, game=game, seat=seat, detail={"address": asked.address, "side": side})


def _found(incoming: Incoming, game: Game, verdict: Confirm) -> tuple[Seat, Address, Side] | None:
    """The address that a code was made for, and the side that may use it."""
    seats = {seat.number: seat for seat in incoming.unit.seats.of(game.id)}
    for asked in incoming.unit.addresses.asked(game.id):
        seat = seats[asked.seat]
        sides: dict[Side, tuple[str, ...]] = {
            "owner": incoming.unit.seats.addresses(game.id, asked.seat),
            "address": (asked.address,),
        }
        for side, addresses in sides.items():
            if token.same(_code(incoming.office, game, seat, asked, side), verdict.code):
                return (seat, asked, side) if verdict.address in addresses and _waits(incoming, asked) else None
    return None


def _settled(incoming: Incoming, game: Game, seat: Seat, asked: Address) -> None:
    """Both sides have confirmed an address."""
    if any(one.game_id == game.id and one.number != seat.number for one in incoming.unit.seats.at(asked.address)):
        return  # somebody else has taken it meanwhile
    if asked.first:
        _first(incoming, game, seat, asked.address, before="former")
        return
    incoming.unit.addresses.keep(game.id, seat.number, asked.address, "counts", at=incoming.at)
    text = say("address-added", address=asked.address, seat=seat.name, game=game.name, first=seat.address)
    _tell(incoming, game, seat, (seat.address, asked.address), text, "added")


def _first(incoming: Incoming, game: Game, seat: Seat, new: str, *, before: AddressStatus) -> None:
    """Letters go to another address from now on; `before` says what becomes of the previous one."""
    text = say(
        "address-first-now",
        seat=seat.name,
        game=game.name,
        address=new,
        old=seat.address,
        counts=before == "counts",
    )
    moved(incoming.office, incoming.unit, game, seat, new, incoming.at, before=before)
    _tell(incoming, game, seat, (seat.address, new), text, f"moved to {new}")
    tell_gm(incoming.office, incoming.unit, "address", text, at=incoming.at, game=game, letter=incoming.letter)


def moved(office: Office, unit: Unit, game: Game, seat: Seat, new: str, at: datetime, *, before: AddressStatus) -> None:
    """Send the letters of a seat to another address, and tell the other players."""
    unit.addresses.drop(game.id, seat.number, new)
    unit.seats.readdress(game.id, seat.number, new)
    if (hours := unit.hours.of(seat.address)) is not None and unit.hours.of(new) is None:
        unit.hours.put(replace(hours, address=new))
    unit.addresses.keep(game.id, seat.number, seat.address, before, at=at)
    if game.hidden:
        return
    who = say("address-of-other", player=seat.player, seat=seat.name, address=new)
    games.tell_players(office, unit, game, say("heading-address-of", player=seat.player), who, but=seat.number, key=new)


def _tell(incoming: Incoming, game: Game, seat: Seat, to: tuple[str, ...], text: Saying, kind: str) -> None:
    """A short letter to each of these addresses."""
    office = incoming.office
    words = office.tongue(game, seat.language)
    for one in to:
        name = f"address/{game.name}/{seat.name}/{incoming.letter.digest}/{one}/{kind}"
        mail = envelopes.plain(
            office,
            name=name,
            own=envelopes.named_id(office, name),
            to=(seat.player, one),
            subject=say("subject-addresses", game=game.name, seat=seat.name).again(words),
            text=f"{text.again(words)}\n\n{say('address-unknown-to-you', master=game.gm_address).again(words)}\n",
            at=incoming.at,
            parents=envelopes.parents_of(incoming.letter),
            game_id=game.id,
            seat=seat.number if one == seat.address else None,
        )
        incoming.unit.outbox.queue([mail])
