"""Orders typed into quoted text: they are not carried out, but their writer is told about them.

A letter alone does not show what is new in a quotation. We can tell, because the quotation is our own letter, which is
on file. A line that was not in ours could still be somebody else's order that is only shown to us, so it is not
carried out.
"""

import re
from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.mail.intake.length import within
from adjudicator.mail.intake.verdict import Empty
from adjudicator.mail.parsing import mail_program_words
from adjudicator.mail.parsing.letter import Letter, Line
from adjudicator.mail.quotation.own_lines import COMMENT, QUOTED, Sifted
from adjudicator.mail.quotation.sent_letters import key, ordered, sent
from adjudicator.orders.lines.letter_reading import Fate
from adjudicator.orders.lines.letter_reading import Line as OrderLine
from adjudicator.reports.values.document import Unused
from adjudicator.service.game import orders_on_file, seat_names, table
from adjudicator.service.game.table import Table
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Seat

_UNMARKED: Final = re.compile(r"^[\s>]*#[\s#]*(?:\d+\s*[.):]*\s)?")
"""The mark of a comment, with a number if one follows: `# 3` may mean number 3."""
_ORDERS: Final = (Fate.CLAUSE,)
_ANYTHING: Final = (Fate.CLAUSE, Fate.DIRECTIVE, Fate.PROBLEM)
"""What is named from a letter with nothing else in it: there, a changed comment is hardly ever a comment."""
MOST_TOLD: Final = 12
SHORTEST: Final = 4
LONGEST_SUBJECT: Final = 200
"""How many characters of a subject may be an order: nobody types more there, and a program may put anything."""


def meant(incoming: Incoming, laid: Table, seat: Seat, letter: Letter, sifted: Sifted) -> list[Unused]:
    """Quoted lines that read like orders and were not in the letters of ours that this one answers."""
    quoted = [one.line for one in sifted.ignored if one.reason == QUOTED]
    new = {one.number: one for one in quoted if len(_packed(one.text)) >= SHORTEST}
    ours = False
    for said in _sent(incoming, letter) if new else ():
        ours = True
        new = {number: line for number, line in new.items() if _packed(line.text) not in said.text}
        if new:
            shown = _shown(quoted, said.page)
            new = {number: line for number, line in new.items() if number not in shown}
        if not new:
            break
    if not ours:
        # If a quotation was recognised by what we sent lately, the lines we did not send were typed into it.
        new = {number: line for number, line in new.items() if line.doubtful}
    if not new:
        return []
    read = {line.number: line.text for line in within(tuple(new.values()))}
    lines = [OrderLine(line.number, read.get(line.number, "")) for line in quoted]
    fates = _fates(incoming, laid, seat, lines)
    meant = [line for number, line in new.items() if fates.get(number) in (Fate.CLAUSE, Fate.DIRECTIVE)]
    return [Unused(line.number, line.text.strip(), say("typed-in")) for line in meant[:MOST_TOLD]]


def commented(
    incoming: Incoming, laid: Table, seat: Seat, sifted: Sifted, form: Sequence[str], like: Container[Fate] = _ORDERS
) -> list[Unused]:
    """The writer's own lines behind a # that read like orders: the # may have been left there by mistake.

    `like` is what the line would have become without the #.
    """
    ours = {_packed(line) for line in form}
    own = within([one.line for one in sifted.ignored if one.reason == COMMENT and _packed(one.line.text) not in ours])
    if not own:
        return []
    lines = [OrderLine(line.number, _UNMARKED.sub("", line.text)) for line in own]
    fates = _fates(incoming, laid, seat, lines)
    meant = [line for line in own if fates.get(line.number) in like]
    return [Unused(line.number, line.text.strip(), say("commented")) for line in meant[:MOST_TOLD]]


def headed(incoming: Incoming, laid: Table, seat: Seat, letter: Letter) -> list[str]:
    """What to say about an order in the subject of a letter, which is not read."""
    said = mail_program_words.ANSWERED.sub("", letter.subject).strip()
    if not said or "[" in said or len(said) > LONGEST_SUBJECT:
        return []
    view, known = laid.view(seat.number), seat_names.of(incoming.unit, laid, incoming.at)
    wants = orders_on_file.is_order(laid.title, view, seat.number, said, known)
    return [say("subject-unread", words=said)] if wants else []


def _fates(incoming: Incoming, laid: Table, seat: Seat, lines: Sequence[OrderLine]) -> dict[int, Fate]:
    """What unread lines would become if they were orders of this seat."""
    known = seat_names.of(incoming.unit, laid, incoming.at)
    return orders_on_file.fates_from(laid.title, laid.view(seat.number), seat.number, lines, known)


def told(incoming: Incoming, verdict: Empty) -> Empty:
    """The verdict on a letter without words of its own, with orders typed into its quotation or behind a #."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    laid = table.laid(incoming.unit, found[0]) if found is not None else None
    if found is None or laid is None:
        return verdict
    game, seat = found
    sifted = incoming.desk.sifted(game, seat)
    new = meant(incoming, laid, seat, incoming.letter, sifted)
    new += commented(incoming, laid, seat, sifted, incoming.desk.form_of(game, seat), _ANYTHING)
    return replace(
        verdict,
        problems=(
            *verdict.problems,
            *(say("typed-in-line", line=one.line, reason=one.reason, words=one.text) for one in new),
        ),
    )


def _packed(text: str) -> str:
    """A text, prepared for comparison: programs change spaces, line ends, quotes and dashes when they quote it."""
    return "".join(filter(str.isalnum, text.casefold()))


def _shown(quoted: Sequence[Line], page: str) -> set[int]:
    """The numbers of the quoted lines that stand on a page of ours as they stand here, one after the other.

    Every usual order is somewhere on a page, to be tapped on. So an order is the page's only where other words of the
    page are next to it: orders alone prove nothing.
    """
    shown: set[int] = set()
    run: list[Line] = []
    before = ""
    for line in quoted:
        words = key(line.text)
        if not words:
            continue
        if not before or before + words not in page:
            shown.update(_proven(run))
            run = []
        before = words if words in page else ""
        run += [line] if before else []
    shown.update(_proven(run))
    return shown


def _proven(run: Sequence[Line]) -> Iterator[int]:
    if not all(ordered(line.text) for line in run):
        yield from (line.number for line in run)


class _Said(Struct, frozen=True):
    """The words of a letter of ours. Only its text has line ends: programs break the lines of a page as they like."""

    text: str
    page: str


def _sent(incoming: Incoming, letter: Letter) -> Iterator[_Said]:
    """The words of each letter of ours that this one answers, the latest first: usually that one is quoted."""
    for name in dict.fromkeys((*letter.in_reply_to, *reversed(letter.references))):
        mail = incoming.unit.outbox.identified(name)
        if mail is not None:
            yield _said(mail.raw)


@lru_cache(maxsize=64)
def _said(raw: bytes) -> _Said:
    ours = sent(raw)
    pages = ("".join(key(line.text) for line in page) for page in ours.pages)
    return _Said("\n".join(map(_packed, ours.texts)), "\n".join(pages))
