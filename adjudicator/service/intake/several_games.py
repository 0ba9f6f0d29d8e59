"""Letters for several games: their parts are filed together, and each is judged and answered by itself.

They are filed at once, not when the letter is handled, so that they come before later letters.
"""

from datetime import datetime
from typing import Final

from adjudicator.mail.intake.verdict import SeveralGames
from adjudicator.mail.parsing import letter_parts
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation import divided_letters
from adjudicator.mail.writing import address
from adjudicator.service.intake.incoming_letter import Handled
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Letter as Filed

SEVERAL: Final = SeveralGames(()).kind


def file_parts(office: Office, unit: Unit, number: int, letter: Letter, raw: bytes, at: datetime) -> None:
    """File the parts of a letter that was just filed under a number, if it has any."""
    if letter.auto is not None or letter.part or not divided_letters.headed(letter):
        return
    claim = address.find(letter, office.host)
    desk = Desk(office, unit, letter)
    seats, letter = desk.seats_of(letter.sender), desk.letter
    named = address.by_subject(letter.subject, seats) if claim is None else None
    own = claim.game if claim is not None and claim.seat != address.JOINING else named[0] if named else None
    theirs = {game for game, _ in seats}
    for part in divided_letters.parted(letter, own, theirs):
        unit.letters.receive(
            letter_parts.marked(raw, part),
            source=letter_parts.source(number),
            message_id=letter.message_id or None,
            received_at=at,
        )


def not_parted(unit: Unit, filed: Filed) -> Handled | None:
    """The outcome of a part whose whole letter did not count: the same; None for any other letter."""
    whole = unit.letters.get(int(filed.source.rpartition(" ")[2])) if letter_parts.is_part(filed.source) else None
    if whole is None or whole.verdict == SEVERAL:
        return None
    return Handled(verdict=whole.verdict or SEVERAL, detail={"part_of": whole.id})
