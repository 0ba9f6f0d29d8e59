"""Letters that change nothing: kept, and answered with what would have worked, unless that was said often enough."""

from adjudicator.mail.intake import answer
from adjudicator.mail.intake.verdict import AnyVerdict
from adjudicator.service import posting
from adjudicator.service.incoming import Handled, Incoming
from adjudicator.store.values import NewMail


def refused(incoming: Incoming, verdict: AnyVerdict) -> Handled:
    """Keep a letter that does not count, and tell its sender why."""
    return Handled(verdict=verdict.kind, mails=told(incoming, verdict), detail={"facts": verdict.facts})


def told(incoming: Incoming, verdict: AnyVerdict) -> tuple[NewMail, ...]:
    """The answer that a verdict asks for, in the words of its template; nothing where it has been said enough."""
    template = answer(verdict, incoming.letter, incoming.desk)
    if not template:
        return ()
    letter, office = incoming.letter, incoming.office
    before = incoming.desk.told(letter.sender, verdict.kind)
    name = posting.refusal_key(verdict.kind, letter.sender, incoming.desk.day, before + 1)
    subject = letter.subject if letter.subject.lower().startswith("re:") else f"Re: {letter.subject}"
    try:
        mail = posting.plain(
            office,
            name=name,
            own=posting.answer_id(office, incoming.identity),
            to=(letter.sender_name, letter.sender),
            subject=subject,
            text=office.words.rendered(f"{template}.txt", verdict.facts),
            at=incoming.at,
            parents=posting.parents_of(letter),
        )
    except ValueError:
        # Whoever wrote from an address that no letter can be sent to cannot be answered.
        return ()
    return (mail,)
