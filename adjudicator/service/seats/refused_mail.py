"""Addresses that are not written to: who says so in a letter, who comes back, and what was kept back.

The outbox itself sends them nothing (`adjudicator.store.records.people.refusals`).
"""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.mail.parsing.mail_program_words import ANSWERED
from adjudicator.mail.quotation.own_lines import typed, typed_text
from adjudicator.orders.words import refusals
from adjudicator.orders.words.refusals import Refusal
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.office.gm_notices import numbered, tell_gm
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat
from adjudicator.store.tables.values import Refusal as Refused

DECLINED: Final = "declined"
"""The kind of the notice that somebody has said no, or has changed their mind."""
KEPT_BACK: Final = "kept back"
"""The kind of the notice that a letter was not sent."""
_TAG: Final = re.compile(r"\[[^\]]*\]")
"""A key, where keys stand in subjects."""
MOST: Final = 2000
"""How many characters of a letter are shown to the game master."""


def said(incoming: Incoming) -> Refusal | None:
    """What a letter refuses, surely in its writer's own words and from the address it names; None if it does not.

    Nothing counts that a machine, a stranger or somebody else in a quotation could have said, or that the domain of the
    address disowns.
    """
    letter = incoming.letter
    if incoming.proof.found == "fail":
        return None
    lines = [line.text for line in typed(letter) if not line.doubtful and not line.depth]
    found = refusals.ours().read(lines)
    if found is None and letter.subject and not ANSWERED.match(letter.subject):
        # Mail programs that have a button for it write a letter of that subject, with any words or none.
        found = refusals.ours().read([f"{_TAG.sub('', letter.subject)}.", *lines])
        return found if found is not None and (found.never or not lines) else None
    return found


def silence(incoming: Incoming, player: str, refusal: Refusal, game: Game, seat: Seat | None) -> bool:
    """Do not write to the writer of a letter any more, unless they leave the door open; whether that is so now."""
    sender, unit = incoming.letter.sender, incoming.unit
    if refusal.later and not refusal.never:
        return False
    number = seat.number if seat is not None else None
    unit.refusals.add(sender, at=incoming.at, player=player, game_id=game.id, seat=number)
    return True


def comes_back(incoming: Incoming, game: Game) -> None:
    """Somebody who wanted no letters asks to play: they are written to again, and have their seat if it is free."""
    unit, sender = incoming.unit, incoming.letter.sender
    before = unit.refusals.of(sender)
    if before is None or incoming.proof.found == "fail":
        return
    unit.refusals.drop(sender)
    text = f"{before.player or sender} <{sender}> did not want letters and now asks to play {game.name}."
    text += "\nTheir address is off the list of refusals."
    if (before.game_id, game.status) == (game.id, "forming"):
        seat = next((one for one in unit.seats.of(game.id) if one.number == before.seat), None)
        if seat is not None and seat.status == "removed":
            unit.seats.give(game.id, seat.number, address=sender, player=before.player)
            text += f" {seat.name} was free still, and is kept for them."
    tell_gm(incoming.office, unit, DECLINED, text, at=incoming.at, game=game, letter=incoming.letter)


def tell(incoming: Incoming, game: Game, first: str, *more: str, silent: bool) -> None:
    """Tell the game masters what somebody has declined, in their own words, and how to write to them all the same."""
    letter, unit = incoming.letter, incoming.unit
    lines = [first + numbered(unit, game, " (letter {})", incoming.number), *more]
    if silent:
        lines += [
            f"Nothing is sent to {letter.sender} any more. If they write JOIN or STANDBY, they are written to again.",
            f"To take the address off the list yourself: adjudicator refusals --remove {letter.sender}",
            f"By letter: WRITE AGAIN TO {letter.sender}",
        ]
    wrote = typed_text(letter) or letter.subject
    lines += ["", "They wrote:", wrote[:MOST]]
    tell_gm(incoming.office, unit, DECLINED, "\n".join(lines), at=incoming.at, game=game, letter=letter)


def tell_kept_back(office: Office, unit: Unit) -> int:
    """Tell the game master once of each address to which a letter was not sent; returns of how many."""
    now, untold = office.clock.now(), unit.refusals.untold()
    for one in untold:
        text = f"A letter to {one.address} was not sent, and none will be: they want no letters.\n"
        text += f"To take the address off the list: adjudicator refusals --remove {one.address}"
        game = unit.games.get(one.game_id) if one.game_id is not None else None
        tell_gm(office, unit, KEPT_BACK, text, at=now, game=game)
        unit.refusals.told(one.address, now)
    return len(untold)


def listed(unit: Unit, game: Game | None = None) -> Sequence[str]:
    """The addresses that are not written to, one on a line; those that were said of a game, or all."""
    return [_line(unit, one) for one in unit.refusals.all(game.id if game is not None else None)]


def _line(unit: Unit, one: Refused) -> str:
    about = f", about {unit.games.get(one.game_id).name}" if one.game_id is not None else ""
    by = f", by {one.who}" if one.who else ""
    kept = f", letters kept back: {one.kept_back}" if one.kept_back else ""
    return f"{one.player} <{one.address}>, {one.at:%-d %B %Y}{about}{by}{kept}".strip()
