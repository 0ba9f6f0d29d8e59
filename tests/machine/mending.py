"""Game masters take phases back, have them played again with other orders, and bring them back."""

import re
from collections import Counter
from typing import Final

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from adjudicator.mail.parsing.letter import read as parsed
from adjudicator.service.game.table import Table
from adjudicator.service.intake.intake_desk import identity
from adjudicator.service.office.envelopes import answer_id, report_key
from adjudicator.store.tables.values import Game
from tests.machine import letters
from tests.machine.company import Company
from tests.machine.said import Entry, Played, Seat, Sent
from tests.machine.steps import SEATS
from tests.machine.world import GAME

GONE: Final = "No longer so: "
COME: Final = ("Instead: ", "So again, as you had been told: ", "What you had not been told: ")
_SECTION: Final = re.compile(r"^(.*)(?<=different) in (turn \d+ phase \d+)\)?$", re.M)
_POINT: Final = re.compile(rf"\n(?:- |(?={'|'.join((GONE, *COME))}))")
"""Where a point begins; one that stands alone has no mark."""

Different = dict[tuple[str, str], tuple[list[str], list[str]]]
"""By phase and what it speaks of: what is told no longer, and what is told instead."""


class Mending(Company):
    """Corrections: everybody is told what is different for him, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[tuple[int, str], str] = {}
        """What each seat was told of a phase, without any white space."""
        self.aside: tuple[int, list[Played], dict[tuple[int, str], str], dict[int, Different]] | None = None
        """What REDO brings back: which phase must be open for it, and what counted and was told before."""

    @precondition(lambda self: self.model.is_open and (len(self.model.line) > 1 or self.aside))
    @rule(
        word=st.sampled_from(("UNDO", "CORRECT", "REDO")),
        back=st.integers(1, 3),
        seat=SEATS,
        variant=st.integers(0, 3),
    )
    def mends(self, word: str, back: int, seat: int, variant: int) -> None:
        """A phase is taken back, played again with other orders of a seat, or brought back."""
        self._settle()
        line = self.model.line
        can = self.aside is not None and self.aside[0] == self.model.serial
        if not self.model.is_open or (len(line) < 2 and not can):
            return
        if word == "REDO" and not can:
            word = "UNDO"
        if word == "UNDO" and len(line) < 2:
            word = "REDO"
        at = max(len(line) - 1 - back, 0)
        said = {"UNDO": f"UNDO {line[at].heading}", "CORRECT": f"CORRECT ORDERS {line[at].heading}"}.get(word, word)
        was = self._laid
        lines: tuple[str, ...] = ()
        colour = ""
        if word == "CORRECT":
            lines, colour = letters.orders(self._of(line[at].serial), seat, variant), was.seats[seat].name
        sent = self.writer.command(self.model.serial, said, seat=seat, lines=lines or ("PASS",), colour=colour)
        note(f"{sent.name}: the game master commands: {said} {colour}")
        self.world.post(sent.raw)
        self.sent.append(sent)
        self.sound = False
        self.world.work()
        assert self.model.comes(sent, self.now) == "commanded"
        self._mended(sent, word, at, seat, was)
        self.model.rests(self.now)
        self.checks.everything(self.sent)
        self.sound = True

    def _mended(self, sent: Sent, word: str, at: int, seat: int, was: Table) -> None:
        with self.world.office.store.reading() as unit:
            game = unit.games.named(GAME)
            answer = unit.outbox.identified(answer_id(self.world.office, identity(parsed(sent.raw))))
        assert game is not None
        assert answer is not None
        if b"NOT DONE" in answer.raw:
            assert word == "CORRECT", "what is over can be taken back and brought back"
            assert game.serial == self.model.serial
            note("  not done")
            return
        before, told = self.model.line, dict(self.told)
        last = self.aside
        if word == "UNDO":
            self._reopened(before[: at + 1], {one.heading for one in before[at:]})
        elif word == "REDO":
            assert last is not None
            self._reopened(last[1], set())
        else:
            self._replayed(before, at, seat, sent, game)
        different = self._told_apart(was, word, game)
        if word == "UNDO":
            self._forget({one.heading for one in before[at:]})
            # But for whoever had no seat while an earlier phase was corrected: he hears of that now.
            stayed = [one for number, one in different.items() if was.seated(number)]
            assert not any(come for one in stayed for _, come in one.values()), "nothing has come instead"
        elif word == "REDO":
            assert last is not None
            self.told = last[2]
            self._swapped(different, last[3])
        self.aside = (self.model.serial, before, told, different) if self.model.is_open else None

    def _forget(self, headings: set[str]) -> None:
        self.told = {(seat, heading): said for (seat, heading), said in self.told.items() if heading not in headings}

    # ---- what counts

    def _reopened(self, line: list[Played], undone: set[str]) -> None:
        """A phase is open as it was, with what had been sent for it; nobody is READY, and it lasts a whole phase."""
        self.people.restored(undone)
        laid = self._laid
        assert str(laid.heading) == line[-1].heading
        assert laid.phase.serial == self.model.serial + 1
        old = self._of(line[-1].serial)
        assert (laid.phase.state, laid.phase.views) == (old.phase.state, old.phase.views)
        kept = {number: seat.entries for number, seat in line[-1].seats.items()}
        stood = {number: (seat.stood, seat.stood_passed, seat.heard_of) for number, seat in line[-1].seats.items()}
        self._opens(laid, line[:-1])
        for number, seat in self.people.seats.items():
            seat.entries = [Entry(one.sent, counts=True, forgotten=True) for one in kept[number] if one.counts]
            seat.stood, seat.stood_passed, seat.heard_of = stood[number]

    def _replayed(self, before: list[Played], at: int, seat: int, sent: Sent, game: Game) -> None:
        """Phases were played again: what was sent for them counts as it did, but what one seat had sent for one."""
        was = {one.heading: one for one in before}
        with self.world.office.store.reading() as unit:
            phases = unit.phases.of(game.id)
        line = list(before[:at])
        for phase in phases[at:]:
            heading = str(phase.heading)
            there = was.get(heading)
            seats = {number: _copied(one) for number, one in there.seats.items()} if there is not None else {}
            if heading == before[at].heading:
                seats[seat].entries = [Entry(sent, counts=True)]
            line.append(Played(phase.serial, heading, seats))
        if game.status == "finished":
            self.model.line, self.model.serial, self.model.status = line, game.serial, "finished"
            self._sat(self._laid)
            note("  the game is over")
            return
        laid, old = self._laid, self._of(before[-1].serial)
        self._opens(laid, line[:-1])
        if laid.heading == old.heading:
            for number, one in self.people.seats.items():
                if laid.view(number) == old.view(number) and at < len(before) - 1:
                    assert one.stood == before[-1].seats[number].stands, "orders stand where nothing is different"

    def _opens(self, laid: Table, line: list[Played]) -> None:
        self._sat(laid)
        self.headings.append(str(laid.heading))
        self.model.line = line
        planned = self.model.plan.ends(self.now, "UTC")
        deadline = self.people.put_off(planned)
        put_off = planned if planned != deadline else None
        self.model.opens(laid.phase.serial, str(laid.heading), deadline, put_off, self._found(laid))
        self.model.moves = 1
        self.people.fill(self.now)

    def _sat(self, laid: Table) -> None:
        """Who has lost his seat by what is different, or has not lost it."""
        for seat in laid.seats:
            known = self.people.seats[seat.number]
            if known.removed and seat.hands < known.hands:
                assert self.people.sat[seat.number] == (seat.address, seat.hands), "only who sat there sits there again"
                known.removed, known.hands = False, seat.hands
        self._parted(laid)

    # ---- what everybody is told

    def _opened(self) -> None:
        before = self.model.line[-1].heading if self.model.line else ""
        super()._opened()
        if before and self.model.is_open:
            for number, said in self._reports().items():
                self.told[number, before] = _bare(said)

    def _reports(self) -> dict[int, str]:
        """The reports that opened the present phase, to everybody who sits there."""
        laid, found = self._laid, {}
        with self.world.office.store.reading() as unit:
            for number, seat in self.people.seats.items():
                mail = unit.outbox.keyed(report_key(laid.game, laid.seats[number], laid.phase.serial))
                assert (mail is not None) == seat.seated or seat.invited, f"{laid.seats[number].name} is told"
                if mail is not None:
                    assert mail.recipient == seat.address or seat.invited
                    found[number] = "\n".join(line.text for line in parsed(mail.raw).lines)
        return found

    def _told_apart(self, was: Table, word: str, game: Game) -> dict[int, Different]:
        """Everybody has one letter, with what is different for him and nothing else."""
        if game.status == "finished":
            return {}
        found = {}
        for number, said in self._reports().items():
            assert "This replaces the report you had" in said
            different = different_in(said)
            for (heading, _), (gone, come) in different.items():
                assert not Counter(gone) & Counter(come), "what is told again is not different"
                known = self.told.get((number, heading))
                if known is not None and word != "REDO":
                    assert all(_bare(one) in known for one in gone), f"what no longer holds was told of {heading}"
                if known is not None and word != "REDO":
                    for one in gone:
                        known = known.replace(_bare(one), "", 1)
                    self.told[number, heading] = known + "".join(map(_bare, come))
            found[number] = different
        return found

    def _swapped(self, now: dict[int, Different], then: dict[int, Different]) -> None:
        """What is brought back is what was put aside, and the other way round."""
        for number in {*now} & {*then}:
            back = {heading: (come, gone) for heading, (gone, come) in then[number].items()}
            assert now[number] == back


def _copied(seat: Seat) -> Seat:
    return Seat(**{**vars(seat), "entries": [Entry(one.sent, counts=True) for one in seat.entries if one.counts]})


def _bare(said: str) -> str:
    return "".join(said.split())


def different_in(said: str) -> Different:
    """What a letter says is different, phase by phase."""
    found: Different = {}
    parts = _SECTION.split(said)
    for of, heading, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        gone: list[str] = []
        come: list[str] = []
        for part in _POINT.split(body)[1:]:
            sentence = " ".join(part.split("\n\n")[0].split())
            if sentence.startswith(GONE):
                gone.append(sentence.removeprefix(GONE))
            come += [sentence.removeprefix(mark) for mark in COME if sentence.startswith(mark)]
        found[heading, of] = (gone, come)
    return found
