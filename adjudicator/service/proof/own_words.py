"""A player's own words in their letters, told apart from quotations in the same way as the service does."""

from collections.abc import Container, Iterable, Sequence
from datetime import UTC, datetime

from adjudicator.mail.parsing import headers, mime_bounds
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.mail.quotation.sent_letters import sent
from adjudicator.service.intake.answered_letters import form_in, quotable, with_quotations_of


def own_words(written: Iterable[Letter], ours: Container[str], mails: Iterable[bytes]) -> tuple[str, ...]:
    """Each letter's own words, line by line.

    `mails` are the same letters and others as received; `ours` are the Message-IDs of those that a machine sent.
    """
    dated: dict[str, datetime | None] = {}
    sent_to: dict[str, bytes] = {}
    for raw in mails:
        name, written_at = _headed(raw)
        dated[name] = written_at
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
    return "\n".join(line.text for line in sift(known, form).typed)


def _headed(raw: bytes) -> tuple[str, datetime | None]:
    """The Message-ID of a mail and when it was written, from its header alone."""
    try:
        fields = {name.lower(): value.strip() for name, value in reversed(mime_bounds.fields(raw))}
    except Exception:  # noqa: BLE001 - the parser raises many things on hostile bytes; then nothing is known of it
        fields = {}
    found = headers.moment(fields.get("date", ""))
    if found is not None and found.tzinfo is None:
        found = found.replace(tzinfo=UTC)
    return fields.get("message-id", ""), found
