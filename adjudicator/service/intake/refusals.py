"""Letters that change nothing: filed, and answered with what would have worked, unless that was said often enough."""

from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.mail.intake import ENOUGH, answer
from adjudicator.mail.intake.verdict import AnyVerdict, TooMany
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office import rate_limits
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.store.tables.values import NewMail


def refused(incoming: Incoming, verdict: AnyVerdict) -> Handled:
    """File a letter that does not count, and tell its sender why."""
    return Handled(verdict=verdict.kind, mails=told(incoming, verdict), detail={"facts": verdict.facts})


def rationed(incoming: Incoming, verdict: TooMany) -> Handled:
    """File a letter from a sender who writes too much; the sender and the game master are told once."""
    sender = incoming.letter.sender
    if verdict.first and not incoming.desk.told(sender, verdict.kind):
        text = (
            f"More has come from {sender} within an hour than is read of one sender.\n"
            f"Letter {incoming.number} and those that follow it are kept, but not read until it is less."
        )
        tell_gm(incoming.office, incoming.unit, "too many letters", text, at=incoming.at)
    return refused(incoming, verdict)


def told(incoming: Incoming, verdict: AnyVerdict) -> tuple[NewMail, ...]:
    """The answer for a verdict, in the words of its template; none if it has been said often enough."""
    template = answer(verdict, incoming.letter, incoming.desk)
    if not template:
        return ()
    if template == ENOUGH:
        return incoming.enough()
    facts = {name: spoken(fact, Tongue(incoming.language)) for name, fact in verdict.facts.items()}
    words = incoming.office.words_in(incoming.language)
    return answered(incoming, verdict.kind, words.words(f"{template}.txt", facts), undone=verdict.undone)


def answered(
    incoming: Incoming, kind: str, text: str, *, undone: bool = False, subject: str = "", reply_to: str | None = None
) -> tuple[NewMail, ...]:
    """The answer to anybody, with a seat or without; none if enough strangers have been answered today.

    `undone` means that its subject says already that nothing was done.
    """
    if _enough_strangers(incoming):
        return ()
    said = spoken(text, Tongue(incoming.language))
    return incoming.words(kind, said, undone=undone, subject=subject, reply_to=reply_to)


def _enough_strangers(incoming: Incoming) -> bool:
    """Whether this is a stranger and the day's answers to strangers are used up; the first time, the GM is told.

    Senders are easily forged, and then other people get the answers.
    """
    office, unit, at = incoming.office, incoming.unit, incoming.at
    if incoming.desk.seats_of(incoming.letter.sender) or not rate_limits.strangers_answered(office, unit, at):
        return False
    latest = unit.notices.latest(rate_limits.STRANGERS)
    if latest is None or latest.date() != at.date():
        text = f"{office.limits.strangers} letters of strangers have been answered today; further ones are not."
        tell_gm(office, unit, rate_limits.STRANGERS, text, at=at)
    return True
