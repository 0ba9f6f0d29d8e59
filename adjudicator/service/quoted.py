"""Orders that somebody has typed into the text he quotes: they are not done, but he is told of them.

Nobody can see from a letter alone what of a quotation is new. We can: what is quoted is our own letter, and it is on
file. What stands in it and was not in ours could still be an order of somebody else that is only shown to us, so
nothing is done with it.
"""

from email import message_from_bytes
from email.policy import compat32
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from adjudicator.mail import html
from adjudicator.mail.intake.verdict import Empty
from adjudicator.mail.letter import Letter
from adjudicator.mail.quoting import QUOTED, Sifted, sift
from adjudicator.orders.reading import Fate
from adjudicator.orders.reading import Line as OrderLine
from adjudicator.reports.document import Unused
from adjudicator.service import standing, table
from adjudicator.service.incoming import Incoming
from adjudicator.service.speech import say
from adjudicator.service.table import Table
from adjudicator.store.values import Seat

MOST_TOLD: Final = 12
SHORTEST: Final = 4


def meant(incoming: Incoming, laid: Table, seat: Seat, letter: Letter, sifted: Sifted) -> list[Unused]:
    """The quoted lines that read like orders and were not in the letters of ours that this one answers."""
    quoted = [one.line for one in sifted.ignored if one.reason == QUOTED]
    answered = (*letter.in_reply_to, *letter.references) if quoted else ()
    ours = [mail.raw for one in answered if (mail := incoming.unit.outbox.identified(one)) is not None]
    if not ours:
        return []
    sent = "\n".join(_packed_letter(raw) for raw in ours)
    new = {
        line.number: line for line in quoted if len(_packed(line.text)) >= SHORTEST and _packed(line.text) not in sent
    }
    if not new:
        return []
    view = laid.view(seat.number)
    lines = [OrderLine(line.number, line.text if line.number in new else "") for line in quoted]
    fates = standing.read(laid.title, view, seat.number, lines).fates
    read = [line for number, line in new.items() if fates.get(number) in (Fate.CLAUSE, Fate.DIRECTIVE)]
    return [Unused(line.number, line.text.strip(), say("typed-in")) for line in read[:MOST_TOLD]]


def told(incoming: Incoming, verdict: Empty) -> Empty:
    """The verdict on a letter without words of its own, with the orders that are typed into its quotation."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    laid = table.laid(incoming.unit, found[0]) if found is not None else None
    if found is None or laid is None:
        return verdict
    game, seat = found
    sifted = sift(incoming.letter, incoming.desk.form(game.name, seat.name.lower(), game.serial))
    new = meant(incoming, laid, seat, incoming.letter, sifted)
    return replace(
        verdict,
        problems=(
            *verdict.problems,
            *(say("typed-in-line", line=one.line, reason=one.reason, words=one.text) for one in new),
        ),
    )


def _packed(text: str) -> str:
    """A text as it is compared: programs change its spaces, line ends, quotes and dashes when they quote it."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


@lru_cache(maxsize=32)
def _packed_letter(raw: bytes) -> str:
    """The words of a letter of ours, as text and as the page, one of which is what a program quotes."""
    texts = []
    for part in message_from_bytes(raw, policy=compat32).walk():
        payload = part.get_payload(decode=True)
        if isinstance(payload, bytes) and part.get_content_maintype() == "text":
            text = payload.decode("utf-8", "replace")
            page = part.get_content_subtype() == "html"
            texts.append("".join(line.text for line in html.lines(text)) if page else text)
    return "\n".join(map(_packed, texts))
