"""RESEND and REPORT: a report again, the same to the byte."""

import re
from typing import Final

from adjudicator.engine.title import Heading
from adjudicator.service import posting
from adjudicator.service.asking.said import Asked, Said

_PHASE: Final = re.compile(r"turn\s+(\d+)\s*,?\s*phase\s+(\d+)", re.I)


def resend(asked: Asked) -> Said:
    """Put a report back into the outbox, the same to the byte, and say so."""
    unit, game, seat = asked.incoming.unit, asked.game, asked.seat
    # Whoever has moved may have what was sent to him where he was before; a new player of the seat may not.
    mine = {seat.address, *(one.address for one in unit.addresses.of(game.id, seat.number) if one.status != "asked")}
    serial: int | None = game.serial
    wanted = _PHASE.search(asked.directive.text)
    if wanted is not None:
        heading = str(Heading(int(wanted[1]), int(wanted[2])))
        phases = unit.phases.of(game.id)
        headings = [phase.heading for phase in phases]
        # The report that tells of a phase opens the next one.
        place = headings.index(heading) + 1 if heading in headings else None
        serial = None if place is None else phases[min(place, len(phases) - 1)].serial
    if serial is not None:
        reports = [posting.introduction_key(game, seat, serial), posting.report_key(game, seat, serial)]
        final = posting.key(game, seat, serial, posting.FINAL)
        for key in [*reports, final] if wanted else [final, *reports]:
            mail = unit.outbox.keyed(key)
            if mail is not None and mail.recipient in mine:
                unit.outbox.resend(key, asked.incoming.at, to=seat.address)
                return Said(("The report comes again, the same to the letter.",))
    return Said((f"There is no report of {wanted[0] if wanted else 'this game'} for {seat.name}.",))
