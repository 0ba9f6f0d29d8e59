"""Plays a game by mail from its invitations to its end: it moves the clock, and writes everybody's letters."""

import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.games import catalogue
from adjudicator.mail.servers.client import Received
from adjudicator.rehearsal import bots
from adjudicator.rehearsal.house import House, from_seed
from adjudicator.rehearsal.people import PEOPLE
from adjudicator.rehearsal.player import Player
from adjudicator.rehearsal.specimens import Specimen, Specimens, not_said
from adjudicator.rehearsal.waiting import LOOK_SECONDS, Stuck, at_rest, wait_for
from adjudicator.service.game import boundary, table
from adjudicator.service.game.table import Table
from adjudicator.service.games import games, summaries
from adjudicator.service.office import envelopes
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.tables.values import Game, Seat

GAME: Final = "andromeda"
_WRITING: Final = timedelta(days=2)
"""When letters are written in a phase."""
_NOT_ALL: Final = "NOT ALL UNDERSTOOD"
_OTHER_WORDS: Final = "PLEASE CHECK"
"""What the subject says of a letter that was understood in other words alone."""


class Moment(Struct, frozen=True):
    """A phase that is over, for observers: when it ended, its letters, who was reminded, what was decided."""

    at: datetime
    what: str
    letters: int
    reminded: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()


class Plan(Struct, frozen=True, kw_only=True):
    """The game to play: a title with a seed. `until` is the turn before which to stop, None to play to the end.

    Of letters written for another game only those that join are used; house bots write the others.
    """

    title: str
    seed: int
    players: int
    letters: Specimens
    options: Mapping[str, str] = {}
    until: int | None = None

    def written(self, turn: int) -> bool:
        """Whether there are letters for a turn, so that nobody else need write any."""
        return self.letters.fit(self.title, self.seed, self.players) and turn <= self.letters.turns


class Rehearsal:
    """One game, played on a house whose service is at work. `faults` is what went wrong in it.

    `answers` are the answers to the letters that were written, by the letters' names.
    `tell` is called after each phase; `watch` is called while waiting, and may raise to end everything.
    """

    def __init__(self, house: House, plan: Plan, *, tell: Callable[[Moment], None], watch: Callable[[], None]) -> None:
        self.house = house
        self.plan = plan
        self.faults: list[str] = []
        self.answers: dict[str, Received] = {}
        self.players = [
            Player(number, catalogue.title(plan.title).seats[number], person, house.post)
            for number, person in enumerate(PEOPLE[: plan.players])
        ]
        self._tell = tell
        self._watch = watch
        self._chance = Chance(from_seed(plan.seed, "bots"))
        self._open: list[tuple[Player, Specimen, str]] = []

    def play(self) -> None:
        """Play the game to its end. Raises waiting.Stuck, player.NotSent and whatever `watch` raises."""
        self._invite()
        self._join()
        while (laid := self._laid()) is not None and laid.heading.turn != self.plan.until:
            self._phase(laid)

    def close(self) -> None:
        """Everybody logs out."""
        for player in self.players:
            player.close()
        self.house.office.store.close()

    def game(self) -> Game:
        """The game as it is on file."""
        with self.house.office.store.reading() as unit:
            return games.named(unit, GAME)

    def _laid(self) -> Table | None:
        with self.house.office.store.reading() as unit:
            return table.laid(unit, games.named(unit, GAME))

    # ---- before the first phase

    def _invite(self) -> None:
        plan = self.plan
        games.create(
            self.house.office,
            title=plan.title,
            name=GAME,
            players=[games.Player(player.person.name, player.address) for player in self.players],
            options=plan.options,
            schedule_of=Schedule(),
            gm_half=from_seed(plan.seed, "rehearsal"),
        )
        self._settle("the invitations")
        self._tell(Moment(self.house.clock.now(), "invitations", 0))

    def _join(self) -> None:
        self._pass(_WRITING)
        joining = {letter.seat: letter for letter in self.plan.letters.joining()}
        game = self.game()
        with self.house.office.store.reading() as unit:
            seats = unit.seats.of(game.id)
        for player in self.players:
            invitation = self._received(player, game, seats[player.number], envelopes.INVITATION, 0)
            seat = player.seat.lower()
            plain = Specimen(name=f"joining/{seat}.txt", seat=seat, text="JOIN\n")
            self._write(player, joining.get(seat, plain), invitation)
        self._await_answers()
        self._settle("the first reports")
        self._tell(Moment(self.house.clock.now(), "joining", len(self.players)))

    # ---- a phase

    def _phase(self, laid: Table) -> None:
        clock, opened = self.house.clock, laid.phase
        clock.move(opened.opened_at + _WRITING)
        letters = [(player, one) for player in self.players for one in self._letters(laid, player)]
        reports = {
            player.number: self._received(player, laid.game, laid.seats[player.number], envelopes.REPORT, opened.serial)
            for player in self.players
            if laid.playing(player.number)
        }
        for again in (False, True):
            for player, one in letters:
                if one.again == again and not one.late:
                    self._write(player, one, reports[player.number])
            self._await_answers()
        reminded = self._remind(laid)
        for player, one in letters:
            if one.late:
                self._write(player, one, reports[player.number])
        self._await_answers()
        clock.move(opened.deadline)
        self._settle(f"the end of {laid.heading}")
        self._tell(Moment(opened.deadline, str(laid.heading), len(letters), reminded, self._decided(laid)))

    def _letters(self, laid: Table, player: Player) -> Sequence[Specimen]:
        if not laid.playing(player.number):
            return ()
        if self.plan.written(laid.heading.turn):
            return [one for one in self.plan.letters.orders(laid.heading) if one.seat == player.seat.lower()]
        said = bots.letter(laid, player.number, self._chance)
        return (Specimen(f"the bot of {player.seat} in {laid.heading}", player.seat.lower(), said),)

    def _remind(self, laid: Table) -> tuple[str, ...]:
        """If somebody owes orders, move to the time of the reminder; returns who had to be reminded."""
        silent = tuple(seat.seat for seat in summaries.show(self.house.office, GAME).seats if seat.heard is False)
        if not silent or laid.phase.remind_at is None:
            return ()
        self.house.clock.move(laid.phase.remind_at)
        self._settle(f"the reminders of {laid.heading}")
        for player in self.players:
            name = self._name(laid.game, laid.seats[player.number], envelopes.REMINDER, laid.phase.serial)
            came = player.got(name) is not None
            if came != (player.seat in silent):
                self.faults.append(f"{laid.heading}: {player.seat} got {'a' if came else 'no'} reminder")
        return silent

    def _decided(self, laid: Table) -> tuple[str, ...]:
        """How the challenges of a phase ended, as everybody was told."""
        with self.house.office.store.reading() as unit:
            closed = unit.phases.get(laid.game.id, laid.phase.serial)
        if closed is None or closed.events is None:
            raise Stuck(f"{laid.heading} was not adjudicated: the game is {self.game().status}; see its notices")
        names = [seat.name for seat in laid.seats]
        ended = (one for one in boundary.events(laid.title, closed.events) if isinstance(one, laid.title.resolving))
        said = (laid.title.sentence(event, names) for event in ended)
        return tuple(sentence for sentence in said if sentence is not None)

    # ---- letters

    def _name(self, game: Game, seat: Seat, kind: str, serial: int) -> str:
        return envelopes.thread_id(self.house.office, game, seat, kind, serial)

    def _received(self, player: Player, game: Game, seat: Seat, kind: str, serial: int) -> Received:
        name = self._name(game, seat, kind, serial)
        wait_for(lambda: player.got(name) is not None, f"{kind} {serial} for {player.seat}", self._looking(player))
        found = player.got(name)
        assert found is not None
        return found

    def _write(self, player: Player, letter: Specimen, answered: Received) -> None:
        name = player.reply(answered, letter.text, self.house.clock.now(), whole=letter.whole)
        self._open.append((player, letter, name))

    def _await_answers(self) -> None:
        """Wait until every written letter has been answered, and judge the answers."""
        for player, letter, name in self._open:
            what = f"the answer to {letter.name}"
            wait_for(lambda p=player, n=name: p.answer_to(n) is not None, what, self._looking(player))  # type: ignore[misc]
            answer = player.answer_to(name)
            assert answer is not None
            self.answers[letter.name] = answer
            self._judge(letter, answer)
        self._open.clear()

    def _judge(self, letter: Specimen, answer: Received) -> None:
        """Whether a letter was read as it should be."""
        said = "\n".join(line.text for line in answer.letter.lines)
        self.faults += [
            f"{letter.name}: the answer does not speak of {line!r}" for line in not_said(said, letter.unreadable)
        ]
        subject = answer.letter.subject
        noticed = _NOT_ALL in subject or _OTHER_WORDS in subject
        if noticed != bool(letter.unreadable) or "NOT DONE" in subject:
            self.faults.append(f"{letter.name}: the answer is {subject!r}")

    # ---- time

    def _pass(self, much: timedelta) -> None:
        self.house.clock.move(self.house.clock.now() + much)

    def _looking(self, player: Player) -> Callable[[float], None]:
        def look(seconds: float) -> None:
            self._watch()
            player.wait(seconds)

        return look

    def _settle(self, what: str) -> None:
        """Wait until the service has nothing left to do, and let everybody fetch their mail."""

        def pause(seconds: float) -> None:
            self._watch()
            time.sleep(min(seconds, LOOK_SECONDS))

        wait_for(lambda: at_rest(self.house.office), what, pause)
        for player in self.players:
            player.look()
