"""One letter through the real door, and what must be true of it afterwards."""

import unicodedata
from pathlib import Path

from msgspec import Struct

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.quotation.own_lines import ATTRIBUTION, COMMENT, FENCE, QUOTED, sift
from adjudicator.service.intake.intake_desk import identity
from adjudicator.service.office.envelopes import answer_id
from adjudicator.store.records.letters import TROUBLE
from adjudicator.store.tables.values import Letter as Filed
from tests.corpora.specimens import Specimen, as_from, with_order
from tests.service.house import MAILBOX, PLAYERS, House

SILENT = frozenset(("machine", "bounce", "duplicate"))
"""Verdicts on letters that are rightly not answered."""
READ = frozenset(("accepted", "asked", "unreadable"))
"""Verdicts on letters whose every line is accounted for in the answer; others were refused as a whole."""
UNTOLD = frozenset((QUOTED, ATTRIBUTION, COMMENT, FENCE))
SHOWN = 25
"""So much of a line is looked for in the answer, which may shorten it."""


class Outcome(Struct, frozen=True):
    """What became of a specimen: the verdicts on it, and what was wrong."""

    name: str
    verdicts: tuple[str, ...]
    wrong: tuple[str, ...]
    unread: int
    """Lines of others, above or below the visible ones, that its writer is asked about."""


class Trial:
    """A game that letters are thrown into, one a day."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder)
        self.house.begun()
        self.known: set[str] = set()

    def close(self) -> None:
        """The end of it."""
        self.house.store.close()

    def of(self, specimen: Specimen) -> Outcome:
        """Three letters: the specimen as it is, as a player would send it, and with an order in it."""
        wrong: list[str] = []
        verdicts = [self._stranger(specimen, wrong)]
        filed, answer = self._player(specimen, as_from(specimen, self._head()), wrong)
        verdicts.append(filed.verdict or "")
        unread = 0
        if filed.verdict in READ:
            wrong += _unaccounted(specimen, read(filed.raw), answer)
            unread = _asked_about(specimen, answer)
        order = self._order()
        raw = with_order(specimen, order)
        if raw is not None:
            changed = Specimen(specimen.name, raw)
            filed, answer = self._player(changed, as_from(changed, self._head()), wrong)
            verdicts.append(filed.verdict or "")
            wrong += self._obeyed(filed, answer, order)
        return Outcome(specimen.name, tuple(verdicts), tuple(wrong), unread)

    def _head(self) -> bytes:
        report = self.house.last(0, "report")
        raw = self.house.raw("", to=report.reply_to or MAILBOX, answers=report)
        wanted = (b"from:", b"to:", b"message-id:", b"in-reply-to:", b"references:", b" ", b"\t")
        kept = b""
        keeping = False
        for line in raw.replace(b"\r\n", b"\n").split(b"\n\n", 1)[0].splitlines(keepends=True):
            if not line.startswith((b" ", b"\t")):
                keeping = line.lower().startswith(wanted)
            kept += line if keeping else b""
        return kept if kept.endswith(b"\n") else kept + b"\n"

    def _order(self) -> str:
        view = self.house.table().view(0)
        # Another number each time, so that what stands is what this letter says.
        return f"ATTACK {view.seats[view.targets[0][0]]} {self.house.written % 5 + 1} with 2 from home 1"  # type: ignore[attr-defined]

    def _stranger(self, specimen: Specimen, wrong: list[str]) -> str:
        filed = self._handed_in(specimen.raw, wrong)
        letter = read(filed.raw)
        if filed.verdict not in SILENT and not self._answers(letter):
            mailable = not self.house.refusals(filed.verdict or "", letter.sender)
            if mailable and "@[" not in letter.sender:
                wrong.append(f"as it is: {filed.verdict}, and no answer to {letter.sender}")
        return filed.verdict or ""

    def _player(self, specimen: Specimen, raw: bytes, wrong: list[str]) -> tuple[Filed, str]:
        filed = self._handed_in(raw, wrong)
        letter = read(filed.raw)
        if letter.sender != PLAYERS[0].address and filed.verdict not in SILENT:
            wrong.append(f"its sender was read as {letter.sender!r}")
        answers = self._answers(letter)
        if filed.verdict not in SILENT and not answers:
            wrong.append(f"{filed.verdict}, and no answer")
        return filed, answers

    def _handed_in(self, raw: bytes, wrong: list[str]) -> Filed:
        self.house.pass_time(days=1)
        filed = self.house.receive(raw)
        known = identity(read(raw))
        if filed.verdict == "duplicate" and known not in self.known:
            wrong.append("it is taken for a copy of another letter")
        self.known.add(known)
        if filed.raw != raw:
            wrong.append("it is not on file as it came")
        if filed.verdict in (None, TROUBLE):
            wrong.append(f"the program failed on it: {self.house.notices('letter')}")
        return filed

    def _answers(self, letter: Letter) -> str:
        own = answer_id(self.house.office, identity(letter))
        with self.house.store.unit() as unit:
            mail = unit.outbox.identified(own)
        if mail is None:
            return ""
        # The first part is the text; its lines are wrapped.
        return " ".join(" ".join(line.text.split()) for line in read(mail.raw).lines)

    def _obeyed(self, filed: Filed, answer: str, order: str) -> list[str]:
        if filed.verdict in SILENT or (filed.verdict == "too_large" and read(filed.raw).cut):
            return []
        if filed.verdict != "accepted":
            return [f"the order typed into it is not read: {filed.verdict}"]
        return [] if order in answer else [f"not acknowledged: {order}"]


def _unaccounted(specimen: Specimen, letter: Letter, answer: str) -> list[str]:
    """Lines that were neither read nor told of; those of others may be passed over, those stated to be visible not."""
    wrong = []
    reasons = {one.line.number: one.reason for one in sift(letter).ignored}
    told = _packed(answer)
    for line in letter.lines:
        text = " ".join(line.text.split())
        stated = any(text.startswith(beginning) for beginning in specimen.visible)
        if not text or (reasons.get(line.number) in UNTOLD and not stated):
            continue
        packed = _packed(text)[:SHOWN] or f"line{line.number}"
        if packed not in told:
            wrong.append(f"line {line.number} is not told of: {text[:60]!r} ({reasons.get(line.number, 'typed')})")
    shown = [" ".join(line.text.split()) for line in letter.lines]
    wrong.extend(
        f"what it shows is not found: {beginning!r}"
        for beginning in specimen.visible
        if not any(text.startswith(beginning) for text in shown)
    )
    return wrong


def _packed(text: str) -> str:
    """A text as it is compared: an answer breaks lines where it likes, and writes odd letters and marks plainly."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", text).casefold() if letter.isalnum())


def _asked_about(specimen: Specimen, answer: str) -> int:
    return answer.count(": no order begins like this") - len(specimen.visible) if specimen.visible else 0
