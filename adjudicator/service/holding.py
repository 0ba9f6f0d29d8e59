"""Letters from unknown addresses with a right token: put aside until the owner of the seat confirms them."""

import re

from adjudicator.mail.intake.verdict import ClosedPhase, Held
from adjudicator.service import posting, refusing
from adjudicator.service.incoming import Handled, Incoming
from adjudicator.store.values import Game, Seat
from adjudicator.store.values import Letter as Filed

_CONFIRM = re.compile(r"\W*CONFIRM\W*\Z", re.I)
_KEY = re.compile(r"held/(\d+)\Z")


def held(incoming: Incoming, verdict: Held) -> Handled:
    """Put a letter aside; tell its sender, and ask the seat's owner."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    assert found is not None, "a letter is held only for a seat there is"
    game, seat = found
    if game.status == "finished" or verdict.serial != game.serial:
        still_open = game.serial if game.status in ("running", "paused") else None
        return refusing.refused(incoming, ClosedPhase(verdict.game, verdict.seat, verdict.serial, still_open))
    office = incoming.office
    question = posting.plain(
        office,
        name=f"held/{incoming.number}",
        # Not from the number, which tells how many others have written.
        own=posting.named_id(office, f"held/{incoming.letter.digest}"),
        to=(seat.player, seat.address),
        subject=office.subject(
            f"[{game.name}] Is this letter for {seat.name} yours?", game.name, seat.name, verdict.serial
        ),
        text=office.words.rendered("held_owner.txt", verdict.facts),
        at=incoming.at,
        parents=posting.thread(office, game, seat, game.serial),
        reply_to=office.reply_to(game.name, seat.name, verdict.serial),
        game_id=game.id,
        seat=seat.number,
    )
    return Handled(
        verdict=verdict.kind,
        mails=(*refusing.told(incoming, verdict), question),
        game=game,
        seat=seat,
        serial=verdict.serial,
    )


def confirmed(incoming: Incoming, game: Game, seat: Seat, words: list[str]) -> Filed | None:
    """The letter put aside that this one confirms; None where it confirms none.

    It is the one that our question was about; without a question in its thread, the only one there is.
    """
    if len(words) != 1 or not _CONFIRM.match(words[0]):
        return None
    aside = [
        letter
        for letter in incoming.unit.letters.of_seat(game.id, seat.number)
        if letter.verdict == "held" and letter.serial == game.serial
    ]
    asked = [_asked(incoming, answered) for answered in incoming.letter.in_reply_to]
    named = [letter for letter in aside if letter.id in asked]
    if named:
        return named[0]
    return aside[0] if len(aside) == 1 and not any(asked) else None


def _asked(incoming: Incoming, message_id: str) -> int:
    mail = incoming.unit.outbox.identified(message_id)
    found = _KEY.match(mail.key) if mail is not None else None
    return int(found[1]) if found is not None else 0
