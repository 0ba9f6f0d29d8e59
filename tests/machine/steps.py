"""What people do in a game by letter: they write, time passes, servers go away, and the service is killed."""

import re
from datetime import timedelta
from typing import Any, Final

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from adjudicator.service.office.envelopes import named_id
from tests.machine import letters
from tests.machine.base import Base
from tests.machine.said import Carries, Domain, From, Says
from tests.machine.world import When
from tests.service.house import GM, PLAYERS

SEATS: Final = st.integers(0, 2)
SAYS: Final[st.SearchStrategy[Says]] = st.sampled_from(
    ("orders", "orders", "orders", "pass", "ready", "wait", "prose", "status", "note", "nothing")
)
CARRIES: Final[st.SearchStrategy[Carries]] = st.sampled_from(
    ("key", "key", "key", "old key", "thread", "nothing", "wrong key")
)
WHO: Final[st.SearchStrategy[From]] = st.sampled_from(("owner", "owner", "owner", "rival", "stranger"))
DOMAIN: Final[st.SearchStrategy[Domain]] = st.sampled_from(("unknown", "unknown", "pass", "fail"))
Papers = tuple[From, Carries, Domain]
PROPER: Final[Papers] = ("owner", "key", "unknown")
PAPERS: Final[st.SearchStrategy[Papers]] = st.one_of(st.just(PROPER), st.tuples(WHO, CARRIES, DOMAIN))
"""Who writes, what a letter carries, and what its domain says of it: mostly as players do, or little would follow."""
DOOMS: Final = st.lists(st.tuples(st.integers(1, 9), st.sampled_from(("before", "after"))), max_size=3)
COMMANDS: Final = st.sampled_from(("PAUSE", "RESUME", "EXTEND", "ADJUDICATE", "ORDERS", "STATUS", "NOTE"))
COPIED: Final = frozenset(("letter", "command"))


def _meant(seat: int, papers: Papers) -> tuple[int, Papers]:
    """For which seat a letter is, and its papers: one that shows nothing but a rival's address is for his own."""
    who, carries, domain = papers
    return ((seat + 1) % 3, ("owner", carries, domain)) if (who, carries) == ("rival", "nothing") else (seat, papers)


class Letters(Base):
    """People write for their seats and for those of others, and game masters command."""

    # ---- letters

    @rule(
        seat=SEATS,
        papers=PAPERS,
        says=SAYS,
        variant=st.integers(0, 3),
        ready=st.booleans(),
        read=st.booleans(),
    )
    def letter(
        self,
        seat: int,
        papers: Papers,
        says: Says,
        variant: int,
        ready: bool,
        read: bool,
    ) -> None:
        """Somebody writes for a seat."""
        seat, papers = _meant(seat, papers)
        lines = letters.orders(self._laid, seat, variant) if says == "orders" else ()
        if says == "orders" and not lines:
            says = "pass"
        self._writes(seat, papers, says, read, lines=lines, ready=ready)

    def _writes(self, seat: int, papers: Papers, says: Says, read: bool, **more: Any) -> None:
        laid, serial = self._laid, self.model.serial
        seat, (who, carries, domain) = _meant(seat, papers)
        if carries == "old key":
            serial, carries = (serial - 1, carries) if serial > 1 else (serial, "key")
        sender = {
            "owner": self.people.sat[seat][0],
            "rival": self.people.sat[(seat + 1) % 3][0],
            "stranger": self.world.stranger,
        }[who]
        hands = self.people.sat[seat][1]
        sent = self.writer.letter(
            laid, seat, serial, says, sender=sender, hands=hands, carries=carries, domain=domain, **more
        )
        self._post(sent, f"{sender} writes for {laid.seats[seat].name} with {carries}, domain {domain}: {says}", read)

    @rule(but=st.integers(0, 3), waits=st.booleans())
    def all_are_ready(self, but: int, waits: bool) -> None:
        """Everybody is READY, or all but one; then perhaps one of them is not any more."""
        ready = [seat for seat in range(3) if seat != but]
        for seat in ready:
            self._writes(seat, PROPER, "pass", read=True, ready=True)
        if waits:
            self._writes(ready[0], PROPER, "wait", read=True)

    @rule(seat=SEATS, bounced=st.booleans(), read=st.booleans())
    def machine(self, seat: int, bounced: bool, read: bool) -> None:
        """A machine answers for a player, or reports that a letter came back."""
        if bounced:
            sent = self.writer.bounce(seat)
        else:
            sender = PLAYERS[seat].address
            sent = self.writer.letter(self._laid, seat, self.model.serial, "pass", sender=sender, machine=True)
        self._post(sent, f"a machine writes for {PLAYERS[seat].address}", read)

    @precondition(lambda self: any(sent.kind in COPIED for sent in self.sent))
    @rule(which=st.integers(0, 5), relayed=st.booleans(), read=st.booleans())
    def again(self, which: int, relayed: bool, read: bool) -> None:
        """A letter of before comes again, the same to the byte or by another way."""
        found = [sent for sent in self.sent if sent.kind in COPIED]
        sent = found[-1 - which % len(found)]
        again = sent.raw.startswith(letters.RELAYED)
        if again and not self.world.exact:
            return  # it would be the same to the byte, and would not arrive so
        relayed = relayed or not self.world.exact
        copy = letters.relayed(sent) if relayed and not again else letters.repeated(sent)
        self._post(copy, f"{sent.name} comes again{', by another way' if relayed else ''}", read)

    @precondition(lambda self: any(entry.sent.serial == self.model.serial for entry in self.model.held.values()))
    @rule(which=st.integers(0, 3), read=st.booleans())
    def release(self, which: int, read: bool) -> None:
        """The owner of a seat releases a letter that is held."""
        held = [entry.sent for entry in self.model.held.values()]
        sent = held[which % len(held)]
        with self.world.office.store.reading() as unit:
            digest = self.world.digest(sent.raw)
            question = unit.outbox.identified(named_id(self.world.office, f"held/{digest}"))
        if question is None:
            return  # he has been asked too often today
        found = re.search(rb"RELEASE ([a-z2-7]{10})", question.raw)
        assert found is not None
        owner, hands = self.people.sat[sent.seat]
        code = found[1].decode()
        reply = self.writer.letter(
            self._laid, sent.seat, sent.serial, "release", sender=owner, hands=hands, code=code, releases=sent.name
        )
        self._post(reply, f"{sent.name} is released", read)

    @rule(
        word=COMMANDS,
        stale=st.booleans(),
        carries=st.sampled_from(("key", "key", "key", "nothing")),
        who=WHO,
        days=st.integers(1, 3),
        seat=SEATS,
        variant=st.integers(0, 3),
        read=st.booleans(),
    )
    def command(
        self, word: str, stale: bool, carries: Carries, who: From, days: int, seat: int, variant: int, read: bool
    ) -> None:
        """A game master commands, or somebody with his key, or he without it."""
        heading = self.headings[-2] if stale and len(self.headings) > 1 else self.headings[-1]
        lines = letters.orders(self._laid, seat, variant)
        said = {
            "EXTEND": f"EXTEND {heading} BY {days} days",
            "ADJUDICATE": f"ADJUDICATE {heading}",
            "NOTE": "NOTE TO ALL\nHave patience.\nEND",
        }.get(word, word)
        sender = {"owner": GM, "rival": PLAYERS[0].address, "stranger": self.world.stranger}[who]
        colour = ""
        if word == "ORDERS" and lines:
            said, colour = f"ORDERS {heading}", self._laid.seats[seat].name
        sent = self.writer.command(
            self.model.serial,
            said if colour or word != "ORDERS" else "STATUS",
            sender=sender,
            carries="key" if sender != GM else carries,
            seat=seat,
            lines=lines if colour else (),
            colour=colour,
        )
        self._post(sent, f"{sender} commands with {sent.carries}: {sent.command} {colour}", read)

    # ---- what happens without anybody writing

    @rule(hours=st.sampled_from((0.25, 0.5, 1, 12, 24, 100, 168, 200)), read=st.booleans())
    def passes(self, hours: float, read: bool) -> None:
        """Time passes, a little or much."""
        if self.world.prompt:
            self._settle()
        self.world.move(self.now + timedelta(hours=hours))
        note(f"it is {self.now:%d %B %H:%M}")
        if read or self.world.prompt:
            self._settle()

    @rule(left=st.sampled_from((timedelta(0), timedelta(minutes=1))))
    def at_the_deadline(self, left: timedelta) -> None:
        """It is a moment before the deadline, or just then."""
        if self.world.prompt:
            self._settle()
        to = self.model.deadline - left
        if to > self.now:
            self.world.move(to)
            note(f"it is {self.now:%d %B %H:%M}, {left} before the deadline")
        self._settle()

    @rule(dooms=DOOMS)
    def works(self, dooms: list[tuple[int, When]]) -> None:
        """The service works, and is killed at some commits and started again."""
        note(f"the service works{''.join(f', is killed {when} commit {at}' for at, when in dooms)}")
        self.world.doom(*dooms)
        self._settle()

    @rule()
    def renumbers(self) -> None:
        """The mailbox gets another UIDVALIDITY: every letter in it comes again."""
        note("the mailbox is numbered anew")
        self._settle()
        self.world.renumber()
        self._settle()

    @rule(away=st.booleans())
    def leaves(self, away: bool) -> None:
        """The server that takes our letters goes away, or is back."""
        note(f"the server that takes letters is {'away' if away else 'there'}")
        self.world.leave(away)
