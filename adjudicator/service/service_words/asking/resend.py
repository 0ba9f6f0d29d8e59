"""RESEND and REPORT: a report again, with the same content to the byte; made anew if the player was sent none."""

from itertools import count

from adjudicator.engine.contract.report_sections import Section
from adjudicator.mail.writing.resending import again
from adjudicator.service.documents.handover import told
from adjudicator.service.documents.past_phases import past
from adjudicator.service.intake.incoming_letter import Beside
from adjudicator.service.office import envelopes
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.service_words.asking.phases import named, wanted
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Mail, NewMail, Phase


def resend(asked: Asked) -> Said:
    """Send a report once more, and say so."""
    unit, game, seat = asked.incoming.unit, asked.game, asked.seat
    # A player who has moved may have what was sent to their old address; a new player of the seat may not.
    mine = {seat.address, *(one.address for one in unit.addresses.of(game.id, seat.number) if one.status != "asked")}
    phase = wanted(asked)
    serial: int | None = game.serial
    found = None
    if phase is not None:
        phases = unit.phases.of(game.id)
        found = named(phase, phases)
        # The report that describes a phase opens the next one.
        place = phases.index(found) + 1 if found is not None else None
        serial = None if place is None else phases[min(place, len(phases) - 1)].serial
    if serial is not None:
        reports = [envelopes.introduction_key(game, seat, serial), envelopes.report_key(game, seat, serial)]
        final = envelopes.key(game, seat, serial, envelopes.FINAL)
        for key in [*reports, final] if phase is not None else [final, *reports]:
            mail = unit.outbox.keyed(key)
            if mail is not None and mail.recipient in mine:
                return Said((say("report-again"),), mails=(_once_more(asked, mail),))
    made = _made(asked, found) if found is not None else ()
    if made:
        return Said((say("report-never-sent"),), made)
    return Said((say("report-none", heading=phase.said if phase is not None else "none", seat=seat.name),))


def _made(asked: Asked, phase: Phase) -> tuple[Section, ...]:
    """The report of a phase that is over, for the seat's present player; None for anybody else."""
    office, unit, game, seat = asked.incoming.office, asked.incoming.unit, asked.game, asked.seat
    if seat.status == "removed" or (seat.status == "invited" and seat.hands > 0):
        return ()
    return tuple(section for one in past(unit, game, [phase]) for section in told(office, unit, one, seat))


def _once_more(asked: Asked, mail: Mail) -> Beside:
    """The same content under a new key: the second time it is sent, the third, and so on."""
    key = asked.incoming.unit.outbox.free(f"{mail.key}/again/{n}" for n in count(2))
    own, at = envelopes.named_id(asked.incoming.office, key), asked.incoming.at
    to = asked.seat.address

    def made() -> NewMail:
        raw = again(mail.raw, date=at, message_id=own, to=to)
        return NewMail(key, own, mail.game_id, mail.seat, to, raw, at)

    return Beside(key, made)
