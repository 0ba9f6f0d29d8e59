"""What every step of the stateful machine stands on: a world, a model of it, and a look at both.

After every look into the mailbox everything is as a simple model says.
"""

import shutil
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize

from adjudicator.orders.values.clauses import text
from adjudicator.service.game import table
from adjudicator.service.game.resolution import owes
from adjudicator.service.game.table import Table
from tests.machine.checks import Checks
from tests.machine.letters import Writer
from tests.machine.model import Model
from tests.machine.people import People
from tests.machine.said import Seat, Sent
from tests.machine.world import GAME, SCHEDULE, TITLES, World
from tests.service.house import GM, PLAYERS


class Base(RuleBasedStateMachine):
    """A game by letter, in a world that lies in one process."""

    worlds: type[World] = World

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="machine-"))
        self.sent: list[Sent] = []
        self.waiting: list[Sent] = []
        self.headings: list[str] = []
        self.sound = True

    @initialize(title=st.sampled_from(TITLES), replaces=st.booleans())
    def begin(self, title: str, replaces: bool) -> None:
        self.world = self.worlds(self.folder, title, replaces)
        self.writer = Writer(self.world.office)
        self.people = People(SCHEDULE, {number: PLAYERS[number].address for number in range(3)})
        names = {number: PLAYERS[number].name for number in range(3)}
        colours = [seat.name for seat in self._laid.seats]
        self.model = Model(SCHEDULE, self.people, names, colours, GM)
        self.checks = Checks(self.world, self.model)
        self._opened()
        self.world.work()
        self.checks.everything(self.sent)

    @property
    def now(self) -> Any:
        return self.world.office.clock.now()

    @property
    def _laid(self) -> Table:
        """The latest phase, open or not."""
        return self._of(None)

    def _of(self, serial: int | None) -> Table:
        """A phase as it is on file; None: the latest."""
        with self.world.office.store.reading() as unit:
            game = unit.games.named(GAME)
            assert game is not None
            phase = unit.phases.get(game.id, game.serial if serial is None else serial)
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
        self.model.wakes(now)
        for sent in self.waiting:
            note(f"  {sent.name}: {self.model.comes(sent, now)}")
        self.waiting.clear()
        with self.world.office.store.reading() as unit:
            game = unit.games.named(GAME)
        assert game is not None
        self.checks.phase(game, now)
        if game.serial != self.model.serial or (game.status == "finished") != (self.model.status == "finished"):
            self.model.closes(now)
            self._opened()
        self.model.rests(now)
        self.checks.everything(self.sent)
        self.sound = True

    def _opened(self) -> None:
        laid = self._laid
        if laid.game.status == "finished":
            self.model.status = "finished"
            self._parted(laid)
            note("the game is over")
            return
        self._parted(laid)
        self.headings.append(str(laid.heading))
        self.model.opens(
            laid.phase.serial, str(laid.heading), laid.phase.deadline, laid.phase.planned, self._found(laid)
        )
        self.people.fill(self.now)
        note(f"{laid.heading} is open until {laid.phase.deadline:%d %B %H:%M}")

    def _parted(self, laid: Table) -> None:
        """Those who have lost their seats for what they missed: the rules decide that, not the model."""
        for seat in laid.seats:
            known = self.people.seats[seat.number]
            if known.seated and seat.hands > known.hands:
                self.people.leaves(seat.number)
                self.people.missed[seat.number] = self.model.heading
            known.playing = laid.playing(seat.number)

    def _found(self, laid: Table) -> dict[int, Seat]:
        """The seats as the phase finds them: what stands for them already, and who owes orders."""
        seats = {}
        with self.world.office.store.reading() as unit:
            for seat in laid.seats:
                known, number = self.people.seats[seat.number], seat.number
                stood = table.orders(unit, laid, number)
                names = laid.title.vocabulary(laid.view(number), number)
                seats[number] = Seat(
                    address=known.address,
                    hands=known.hands,
                    removed=known.removed,
                    invited=known.invited,
                    playing=laid.playing(number),
                    obeyed=laid.obeyed(number),
                    wants=laid.playing(number) and owes(laid.title, laid.boundary, number, laid.view(number)),
                    stood=tuple(text(clause, names) for clause in stood.clauses),
                    stood_passed=stood.passed,
                    heard_of=stood.heard,
                )
        return seats

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
