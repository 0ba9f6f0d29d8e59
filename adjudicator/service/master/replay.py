"""Phases played again: reopened where they stood, with the letters that counted, and adjudicated anew."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.core import codec
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.rulings import carried_out
from adjudicator.service.documents.past_phases import Past
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.table import Table
from adjudicator.service.games import absence_bank, house_players, previews
from adjudicator.service.games.phase_opening import awaited
from adjudicator.service.master.hand import Hand
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import schedule
from adjudicator.store.tables.values import NewPhase, Phase

_READY: Final = re.compile(r"\s*(?:READY|WAIT)\W*\Z", re.I)

Change = Callable[[Table], None]
"""The change in the first phase that is played again: made when it is open, with the other letters in it."""


class Replay:
    """Phases that replace others. Nothing on file is touched except the open phase, which is given up.

    After `run`, `past` are the phases that were adjudicated again and `laid` is the open one, or None if the game
    ended. `misread` says for each seat which of its orders can no longer be read.
    """

    def __init__(self, hand: Hand, was: Sequence[Phase], *, but: int | None = None) -> None:
        self.hand = hand
        self.was = {phase.heading: phase for phase in was}
        self.but = but
        self.past: list[Past] = []
        self.laid: Table | None = None
        self.misread: dict[int, list[str]] = {}
        self.winners: tuple[int, ...] | None = None

    def reopen(self, phase: Phase) -> Table:
        """Open a phase as it was opened before, with the letters that counted for it."""
        self.laid = self._open(phase, phase.state, phase.views, phase.kept, phase.before, phase.heading, last=True)
        self._letters(phase, self.laid, None, last=True)
        return self.laid

    def run(self, first: Phase, change: Change) -> None:
        """Open a phase with one change, adjudicate it, and then all that were adjudicated after it."""
        laid = self._open(first, first.state, first.views, first.kept, first.before, first.heading, last=False)
        self._letters(first, laid, self.but, last=False)
        change(laid)
        while True:
            following = self._adjudicated(laid)
            if following is None:
                return
            counterpart = self.was.get(laid.title.where(following[0].state))
            last = counterpart is None or counterpart.events is None
            laid = self._next(laid, counterpart, *following, last=last)
            if last:
                self.laid = laid
                return

    def _adjudicated(self, laid: Table) -> tuple[Boundary, bytes | None] | None:
        unit, game = self.hand.unit, laid.game
        lain = previews.lain(unit, laid)
        resolved = previews.resolved(lain)
        unit.phases.close(
            game.id,
            laid.phase.serial,
            at=self.hand.at,
            events=codec.encode(resolved.events),
            trace=codec.encode(resolved.trace),
        )
        self.past.append(Past(laid, resolved))
        self.winners = laid.title.winners(resolved.boundary.state)
        if self.winners is not None:
            return None
        return resolved.boundary, orders_on_file.all_written(
            orders_on_file.all_kept_on(laid.title, resolved.boundary.state, lain.orders)
        )

    def _next(
        self, before: Table, counterpart: Phase | None, boundary: Boundary, kept: bytes | None, *, last: bool
    ) -> Table:
        laid = self._open(
            counterpart,
            codec.encode(boundary.state),
            codec.encode(boundary.views),
            kept,
            before.phase.serial,
            before.title.where(boundary.state),
            last=last,
        )
        if counterpart is not None:
            self._letters(counterpart, laid, None, last=last)
        return laid

    def _open(
        self,
        revises: Phase | None,
        state: bytes,
        views: bytes,
        kept: bytes | None,
        follows: int,
        heading: Heading,
        *,
        last: bool,
    ) -> Table:
        hand = self.hand
        game = hand.now
        hand.unit.phases.open(
            NewPhase(
                game_id=game.id,
                serial=game.serial + 1,
                heading=heading,
                opened_at=hand.at,
                deadline=hand.at,
                remind_at=None,
                state=state,
                views=views,
                kept=kept,
                follows=follows,
                revises=revises.serial if revises is not None else None,
            )
        )
        laid = table.laid(hand.unit, hand.now)
        assert laid is not None, "the phase just opened is open"
        if last:
            # A whole phase from now: nobody is hurried because of somebody else's mistake.
            plan = schedule.read(game.schedule)
            put = absence_bank.put_off(hand.unit, laid, plan.ends(hand.at, game.zone, laid.heading.phase))
            absence_bank.move(hand.unit, laid, put, hand.at)
            laid = table.laid(hand.unit, hand.now) or laid
            awaited(hand.office, hand.unit, laid, hand.at)
        return laid

    def _letters(self, was: Phase, laid: Table, but: int | None, *, last: bool) -> None:
        """Let the letters for a phase count for the one that replaces it, and find out what cannot be read there."""
        unit, game = self.hand.unit, laid.game
        rulings = table.rulings(unit, game.id, was.serial)
        try:
            carried_out(laid.title, laid.boundary.state, rulings)
        except ValueError as fault:
            for ruling in rulings:
                said = say("ruling-void", heading=was.heading.said, why=fault.args[0])
                self._tell(ruling.seat, said)
            rulings = ()
        unit.game_letters.copy(
            game.id,
            was.serial,
            laid.phase.serial,
            at=self.hand.at,
            but=but,
            rulings=bool(rulings),
            as_=_not_ready if last else str,
        )
        house_players.again(unit, laid)
        before = table.lay(unit, game, was)
        for seat in laid.seats:
            number = seat.number
            if number == but or before.view(number) == laid.view(number):
                continue
            for body in table.bodies(unit, game.id, laid.phase.serial, number):
                known = {
                    one.words for one in orders_on_file.read(laid.title, before.view(number), number, body).problems
                }
                for problem in orders_on_file.read(laid.title, laid.view(number), number, body).problems:
                    if problem.words not in known:
                        self._tell(number, say("orders-void", heading=was.heading.said, problem=problem.said))

    def _tell(self, seat: int, sentence: str) -> None:
        said = self.misread.setdefault(seat, [])
        if sentence not in said:
            said.append(sentence)


def _not_ready(body: str) -> str:
    """Orders without their writer's READY, which was meant for another phase."""
    lines = orders_on_file.kept(body)
    return orders_on_file.written(tuple([one._replace(text="") if _READY.match(one.text) else one for one in lines]))
