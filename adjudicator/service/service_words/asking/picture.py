"""PICTURE: what a phase came to as one picture, which may be shown to anybody."""

from itertools import count

from adjudicator.mail.writing.compose import Attachment
from adjudicator.reports.values.document import Notice
from adjudicator.service.intake.incoming_letter import Beside
from adjudicator.service.office import envelopes
from adjudicator.service.publishing.phase_results import result_picture
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.service_words.asking.phases import named, wanted
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import NewMail, Phase

KIND = "picture"


def picture(asked: Asked) -> Said:
    """Send the picture of a phase that is over, or of the last one, in a letter of its own, and say so.

    It holds what somebody without a seat may know, whoever asks.
    """
    unit, game = asked.incoming.unit, asked.game
    phases = unit.phases.of(game.id)
    over = [phase for phase in phases if phase.events is not None]
    heading = wanted(asked)
    if heading is not None and named(heading, phases) is None:
        return Said((say("history-no-phase", heading=heading.said, game=game.name),))
    found = over[-1:] if heading is None else [phase for phase in over if phase.heading == heading]
    if not found:
        return Said((say("picture-not-yet", heading="none" if heading is None else heading.said),))
    return Said((say("picture-comes", heading=found[0].heading.said),), mails=(_beside(asked, found[0]),))


def _beside(asked: Asked, phase: Phase) -> Beside:
    game, seat = asked.game, asked.seat
    kinds = (f"{KIND}/{phase.serial}/{n}" for n in count(1))
    kind = asked.incoming.unit.outbox.free(kinds, lambda one: envelopes.key(game, seat, game.serial, one))
    return Beside(envelopes.key(game, seat, game.serial, kind), lambda: _letter(asked, phase, kind))


def _letter(asked: Asked, phase: Phase, kind: str) -> NewMail:
    """The letter with the picture, which says in words what it shows; it goes to whoever asked."""
    incoming, game, seat = asked.incoming, asked.game, asked.incoming.reader(asked.game, asked.seat)
    made = result_picture(incoming.office, incoming.unit, game, str(phase.heading), asked.seat.language or ENGLISH)
    document = Notice(
        game=game.name,
        seat=seat.name,
        heading=say("picture-heading", heading=made.heading),
        paragraphs=(say("picture-here"),),
        sections=made.told,
    )
    return envelopes.letter(
        incoming.office,
        game,
        seat,
        document,
        kind=KIND,
        serial=game.serial,
        at=incoming.at,
        parents=(),
        attachments=(Attachment(made.name, "image/png", made.data),),
        key_kind=kind,
        data=False,
    )
