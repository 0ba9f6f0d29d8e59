"""The stateful machine: people write, time passes, servers go away, and the service is killed.

After every look into the mailbox everything is as a simple model says.
"""

import re
import shutil
from datetime import timedelta
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from adjudicator.games.catalogue import titles
from adjudicator.orders.clauses import text
from adjudicator.service import table
from adjudicator.service.posting import named_id
from adjudicator.service.table import Table
from tests.machine import letters
from tests.machine.checks import Checks
from tests.machine.letters import Writer
from tests.machine.model import Carries, Domain, From, Model, Says, Seat, Sent
from tests.machine.served import Served
from tests.machine.world import GAME, SCHEDULE, When, World
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
DOOMS: Final = st.lists(st.tuples(st.integers(1, 9), st.sampled_from(("before", "after"))), max_size=3)
COMMANDS: Final = st.sampled_from(("PAUSE", "RESUME", "EXTEND", "ADJUDICATE", "ORDERS", "STATUS"))


class Play(RuleBasedStateMachine):
    """A game by letter, in a world that lies in one process."""

    worlds: type[World] = World

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="machine-"))
        self.sent: list[Sent] = []
        self.waiting: list[Sent] = []
        self.sound = True

    @initialize(title=st.sampled_from(sorted(titles())))
    def begin(self, title: str) -> None:
        self.world = self.worlds(self.folder, title)
        self.writer = Writer(self.world.office)
        addresses = {number: PLAYERS[number].address for number in range(3)}
        self.model = Model(SCHEDULE, addresses, GM)
        self.checks = Checks(self.world, self.model)
        self._opened()
        self.world.work()
        self.checks.everything(self.sent)

    # ---- letters

    @rule(
        seat=SEATS,
        who=WHO,
        carries=CARRIES,
        domain=DOMAIN,
        says=SAYS,
        variant=st.integers(0, 3),
        ready=st.booleans(),
        read=st.booleans(),
    )
    def letter(
        self,
        seat: int,
        who: From,
        carries: Carries,
        domain: Domain,
        says: Says,
        variant: int,
        ready: bool,
        read: bool,
    ) -> None:
        """Somebody writes for a seat."""
        laid, serial = self._laid, self.model.serial
        if carries == "nothing" and who == "rival":
            seat, who = (seat + 1) % 3, "owner"
        if carries == "old key":
            serial, carries = (serial - 1, carries) if serial > 1 else (serial, "key")
        lines = letters.orders(laid, seat, variant) if says == "orders" else ()
        if says == "orders" and not lines:
            says = "pass"
        sender = {
            "owner": PLAYERS[seat].address,
            "rival": PLAYERS[(seat + 1) % 3].address,
            "stranger": self.world.stranger,
        }[who]
        sent = self.writer.letter(
            laid, seat, serial, says, sender=sender, carries=carries, domain=domain, lines=lines, ready=ready
        )
        self._post(sent, f"{sender} writes for {laid.seats[seat].name} with {carries}, domain {domain}: {says}", read)

    @rule(seat=SEATS, bounced=st.booleans(), read=st.booleans())
    def machine(self, seat: int, bounced: bool, read: bool) -> None:
        """A machine answers for a player, or reports that a letter came back."""
        if bounced:
            sent = self.writer.bounce(seat)
        else:
            sent = self.writer.letter(self._laid, seat, self.model.serial, "pass", machine=True)
        self._post(sent, f"a machine writes for {PLAYERS[seat].address}", read)

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 5), relayed=st.booleans(), read=st.booleans())
    def again(self, which: int, relayed: bool, read: bool) -> None:
        """A letter of before comes again, the same to the byte or by another way."""
        sent = self.sent[-1 - which % len(self.sent)]
        copy = letters.relayed(sent) if relayed and not sent.raw.startswith(letters.RELAYED) else letters.repeated(sent)
        self._post(copy, f"{sent.name} comes again{', by another way' if relayed else ''}", read)

    @precondition(lambda self: any(entry.sent.serial == self.model.serial for entry in self.model.held.values()))
    @rule(which=st.integers(0, 3), read=st.booleans())
    def release(self, which: int, read: bool) -> None:
        """The owner of a seat releases a letter that is held."""
        held = [entry.sent for entry in self.model.held.values()]
        sent = held[which % len(held)]
        with self.world.office.store.unit() as unit:
            digest = letters.digest(sent.raw)
            question = unit.outbox.identified(named_id(self.world.office, f"held/{digest}"))
        if question is None:
            return  # he has been asked too often today
        found = re.search(rb"RELEASE ([a-z2-7]{10})", question.raw)
        assert found is not None
        reply = self.writer.letter(
            self._laid, sent.seat, sent.serial, "release", code=found[1].decode(), releases=sent.name
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
        """A games master commands, or somebody with his key, or he without it."""
        heading = self.headings[-2] if stale and len(self.headings) > 1 else self.headings[-1]
        lines = letters.orders(self._laid, seat, variant)
        said = {"EXTEND": f"EXTEND {heading} BY {days} days", "ADJUDICATE": f"ADJUDICATE {heading}"}.get(word, word)
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

    # ---- after every look

    @property
    def now(self) -> Any:
        return self.world.office.clock.now()

    @property
    def _laid(self) -> Table:
        """The latest phase, open or not."""
        with self.world.office.store.unit() as unit:
            game = unit.games.named(GAME)
            assert game is not None
            phase = unit.phases.get(game.id, game.serial)
            assert phase is not None
            return table.lay(unit, game, phase)

    def _post(self, sent: Sent, what: str, read: bool) -> None:
        note(f"{sent.name}: {what}")
        self.world.post(sent.raw)
        self.sent.append(sent)
        self.waiting.append(sent)
        if read or (self.world.prompt and sent.command):
            self._settle()

    def _settle(self) -> None:
        """The service has done all it can; so has the model."""
        self.sound = False
        self.world.work()
        now = self.now
        for sent in self.waiting:
            note(f"  {sent.name}: {self.model.comes(sent, now)}")
        self.waiting.clear()
        with self.world.office.store.unit() as unit:
            game = unit.games.named(GAME)
        assert game is not None
        self.checks.phase(game, now)
        if game.serial != self.model.serial or (game.status == "finished") != (self.model.status == "finished"):
            self._opened()
        self.checks.everything(self.sent)
        self.sound = True

    def _opened(self) -> None:
        laid = self._laid
        if laid.game.status == "finished":
            self.model.status = "finished"
            for seat in laid.seats:
                self.model.seats[seat.number].removed = seat.status == "removed"
            note("the game is over")
            return
        seats = {}
        with self.world.office.store.unit() as unit:
            for seat in laid.seats:
                stood = table.orders(unit, laid, seat.number)
                names = laid.title.vocabulary(laid.view(seat.number), seat.number)
                seats[seat.number] = Seat(
                    address=seat.address,
                    obeyed=laid.obeyed(seat.number),
                    removed=seat.status == "removed",
                    owes=laid.owes(seat.number),
                    stood=tuple(text(clause, names) for clause in stood.clauses),
                    heard_of=stood.heard,
                )
        self.headings = [*getattr(self, "headings", []), str(laid.heading)]
        self.model.opens(laid.phase.serial, str(laid.heading), laid.phase.deadline, seats)
        note(f"{laid.heading} is open until {laid.phase.deadline:%d %B %H:%M}")

    def teardown(self) -> None:
        try:
            if hasattr(self, "world") and self.sound:
                self._settle()
                self.world.flush()
                self.checks.everything(self.sent)
                self.checks.in_the_end()
                if self.world.kills:
                    self.checks.as_without_kills(self.folder / "again")
        finally:
            if hasattr(self, "world"):
                self.world.close()
            shutil.rmtree(self.folder)


class Serve(Play):
    """A game by real mail, whose service is a process of its own."""

    worlds = Served
