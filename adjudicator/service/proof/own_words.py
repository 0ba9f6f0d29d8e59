"""A player's own words in their letters, told apart from quotations in the same way as the service does."""

from collections.abc import Container, Iterable, Sequence
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import Message
from email.policy import compat32
from email.utils import parsedate_to_datetime

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.mail.quotation.sent_letters import sent
from adjudicator.service.intake.answered_letters import form_in, quotable, with_quotations_of


def own_words(written: Iterable[Letter], ours: Container[str], mails: Iterable[bytes]) -> tuple[str, ...]:
    """Each letter's own words, on one line.

    `mails` are the same letters and others as received; `ours` are the Message-IDs of those that a machine sent.
    """
    dated: dict[str, datetime | None] = {}
    sent_to: dict[str, bytes] = {}
    for raw in mails:
        message = message_from_bytes(raw, policy=compat32)
        name = str(message.get("Message-ID") or "").strip()
        dated[name] = _date(message)
        if name in ours:
            sent_to[name] = raw
    return tuple(_said(letter, _before(letter, dated, sent_to)) for letter in written)


def _before(
    letter: Letter, dated: dict[str, datetime | None], sent_to: dict[str, bytes]
) -> Sequence[tuple[str, bytes]]:
    """The mails that were sent before a letter was written, oldest first, and those that it names."""
    written = dated.get(letter.message_id)
    names = {*letter.in_reply_to, *letter.references}
    earlier = [
        (day, name)
        for name in sent_to
        if (day := dated[name]) is not None and (name in names or (written is not None and day <= written))
    ]
    undated = [name for name in sent_to if dated[name] is None and name in names]
    return [(name, sent_to[name]) for name in (*undated, *(name for _, name in sorted(earlier)))]


def _said(letter: Letter, sent_to: Sequence[tuple[str, bytes]]) -> str:
    """The lines that count as the writer's orders, with what they typed into the form they answered."""
    mails = quotable(letter, sent_to)
    known = with_quotations_of(letter, map(sent, mails))
    form = next(filter(None, map(form_in, mails)), ())
    return " ".join(" ".join(line.text for line in sift(known, form).typed).split())


def _date(message: Message) -> datetime | None:
    try:
        found = parsedate_to_datetime(str(message.get("Date")))
    except ValueError:
        return None
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)
