"""What must become of letters, in the plainest words there are for it: nothing here asks the program.

A letter is judged by who it is from, what it carries, when it came, and what is in it; what stands for a seat is what
its last letter that counts has said.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Final

from adjudicator.service.timetable.schedule import Schedule
from tests.machine.people import People
from tests.machine.said import ASKING, AT_ANY_TIME, OF_ORDERS, Answer, Asking, Entry, Played, Seat, Sent, Side

REPENT: Final = timedelta(minutes=30)
PAUSE: Final = timedelta(days=28)
WEEK: Final = timedelta(days=7)
"""After so long nobody need confirm an address any more."""
MOST_MOVES: Final = 6
ANSWERS: Final = 10
"""So often is anybody told the same in a day; then a player is told, once, that it is enough."""


class Model:
    """One game, as everybody who only knows the letters would tell it."""

    def __init__(self, plan: Schedule, people: People, players: dict[int, str], colours: list[str], gm: str) -> None:
        self.plan = plan
        self.people = people
        self.players = players
        self.colours = colours
        self.gm = gm
        self.status = "running"
        self.resumes: datetime | None = None
        self.serial = 0
        self.heading = ""
        self.deadline = datetime.min.replace(tzinfo=UTC)
        self.planned: datetime | None = None
        """The deadline that would have been if nobody were away."""
        self.end: datetime | None = None
        self.moves = 0
        self.ended_by_hand = False
        self.line: list[Played] = []
        """The phases that count, the open one last."""
        self.told: dict[tuple[str, str, date], int] = {}
        self.answered: set[str] = set()
        self.held: dict[str, Entry] = {}
        self.strange: list[Sent] = []
        """Every letter that was ever held."""
        self.verdicts: list[str] = []
        self.answers: list[Answer] = []

    @property
    def seats(self) -> dict[int, Seat]:
        return self.people.seats

    @property
    def addresses(self) -> dict[int, str]:
        return self.people.addresses

    @property
    def is_open(self) -> bool:
        return self.status != "finished"

    def opens(
        self, serial: int, heading: str, deadline: datetime, planned: datetime | None, seats: dict[int, Seat]
    ) -> None:
        """Another phase is open."""
        self.serial, self.heading, self.deadline, self.planned = serial, heading, deadline, planned
        self.people.seats = seats
        self.line.append(Played(serial, heading, seats))
        self.end, self.moves, self.ended_by_hand = None, 0, False
        self.held = {}

    # ---- when the phase ends

    @property
    def agreed(self) -> bool:
        owing = [seat for seat in self.seats.values() if seat.owes]
        return bool(owing) and all(seat.heard and seat.ready for seat in owing)

    def wakes(self, now: datetime) -> None:
        """A pause that nobody has ended ends by itself."""
        if self.status == "paused" and self.resumes is not None and now >= self.resumes:
            self._resume(now)

    def rests(self, now: datetime) -> None:
        """When everything is read and adjudicated: what is due beside that."""
        if self.end is not None and self.status == "running" and self.end <= now < self.deadline and not self.agreed:
            self.end, self.moves = None, self.moves + 1
        self.people.delivers(now, self.status)
        self.people.lapses(now, is_open=self.is_open)

    def closes(self, now: datetime) -> None:
        """The phase is over: what was due by its end was done before it, and in its seats."""
        self.people.catches_up(self.end or self.deadline, now)

    def over(self, now: datetime) -> bool:
        """Whether the open phase must be over by now; otherwise it must not be."""
        if self.status != "running":
            return False
        return self.ended_by_hand or now >= self.deadline or (self.end is not None and now >= self.end and self.agreed)

    def _counted(self, number: int, was_ready: bool, now: datetime) -> None:
        """A letter counts from now on: does the phase end early for it, or not after all?"""
        seat = self.seats[number]
        if now >= self.deadline or not seat.owes or not (was_ready or seat.ready or self.end is not None):
            return
        at = min(now + REPENT, self.deadline)
        if self.agreed and self.end is None and at < self.deadline and self.moves < MOST_MOVES:
            self.end, self.moves = at, self.moves + 1
        elif not self.agreed and self.end is not None:
            self.end, self.moves = None, self.moves + 1
        else:
            return
        self._tell(f"end/{self.moves}", but=number)

    def _tell(self, label: str, *, but: int | None = None) -> None:
        self.people.tell(self.serial, label, but=but)

    # ---- letters

    def comes(self, sent: Sent, now: datetime) -> str:
        """A letter is handled: the verdict on it."""
        verdict = self._verdict(sent, now)
        self.verdicts.append(verdict)
        return verdict

    def _verdict(self, sent: Sent, now: datetime) -> str:
        if sent.copied or sent.name in self.answered:
            return "duplicate"
        if sent.bounce:
            return "bounce"
        if sent.machine:
            return "machine"
        if sent.kind != "letter":
            return {
                "command": self._command,
                "standby": self._standby,
                "join": self._join,
                "no": self._no,
                "confirm": self._confirm,
            }[sent.kind](sent, now)
        refusal = self._refusal(sent)
        if refusal:
            if refusal == "held":
                self._hold(sent, now)
            self._refuse(sent, refusal, now)
            return refusal
        return self._accepted(sent, now)

    def _late(self, sent: Sent) -> bool:
        return not self.is_open or (sent.serial != self.serial and sent.carries != "nothing")

    def _refusal(self, sent: Sent) -> str:
        """The table of docs/letters.md, and what comes after it."""
        seat = self.seats[sent.seat]
        own = sent.sender == seat.address
        keyed = sent.carries in ("key", "old key")
        if sent.carries == "wrong key" or (keyed and sent.hands != seat.hands):
            return "wrong_token"  # the keys of somebody who has lost his seat are those of nobody
        if sent.carries == "nothing" and (sent.sender not in self.addresses.values() or not self.is_open):
            return "unknown_sender"
        late = self._late(sent)
        if not own and (not keyed or late):
            return "unknown_sender"
        if not late and ((own and not keyed and sent.domain == "fail") or not own):
            return "held"
        if late:
            asked = own and sent.domain != "fail" and sent.says in AT_ANY_TIME
            return "" if asked else "closed_phase" if self.is_open else "finished_game"
        return "empty" if sent.says == "nothing" else ""

    def _accepted(self, sent: Sent, now: datetime) -> str:
        seat = self.seats[sent.seat]
        if self._late(sent) or seat.removed or not seat.obeyed:
            if sent.says not in AT_ANY_TIME:
                self._answer(sent, seat.address, now, ration="left")
                return "left"
            return self._asked(sent, sent, now)
        if sent.releases:
            return self._release(sent, seat, now)
        return self._count(sent, sent, now)

    def _count(self, sent: Sent, by: Sent, now: datetime, entry: Entry | None = None) -> str:
        """A letter's words are read; `by` is the letter that is answered for it."""
        seat = self.seats[sent.seat]
        if sent.says in OF_ORDERS:
            was = seat.ready
            if entry is None:
                seat.entries.append(Entry(sent, counts=True))
            else:
                entry.counts = True
            self._answer(by, seat.address, now)
            self._counted(sent.seat, was, now)
            return "accepted"
        if sent.says in ASKING:
            return self._asked(sent, by, now)
        self._answer(by, seat.address, now, ration="unreadable")
        return "unreadable"

    def _asked(self, sent: Sent, by: Sent, now: datetime) -> str:
        """What a letter asks for is done; the answer goes to whoever had the seat until then."""
        to = self.seats[sent.seat].address
        acted = self._done(sent, by, now)
        self._answer(by, to, now, ration="" if acted else "asked")
        return "asked"

    def _done(self, sent: Sent, by: Sent, now: datetime) -> bool:
        """Do what is asked for; whether it is always told."""
        seat = self.seats[sent.seat]
        if sent.says == "press" and self.is_open and not seat.removed:
            self.people.writes(sent, now)
            return True
        if sent.says == "absent" and self.people.announced(sent, now):
            self._put_off(sent, now)
        elif sent.says == "present":
            self.people.back(sent, now)
        elif sent.says == "address" and sent.new != seat.address:
            before = self.people.asking.get(sent.seat)
            if before is None or (before.new, before.at) != (sent.new, now):  # of one instant the first counts
                self.people.asking[sent.seat] = Asking(sent.new, by, now)
        elif sent.says == "resign":
            self.people.resigns(sent.seat, self.serial, now, self.players[sent.seat], self.colours[sent.seat])
            return True
        return False

    def _put_off(self, sent: Sent, now: datetime) -> None:
        early = self.end is not None and self.end < self.deadline
        before = self.planned or self.deadline
        found = self.people.put_off(before)
        if not early and now < self.deadline < found:
            self._until(before, found)
            self._tell(f"end/{self.moves}", but=sent.seat)

    def _hold(self, sent: Sent, now: datetime) -> None:
        entry = Entry(sent, counts=False)
        self.seats[sent.seat].entries.append(entry)
        self.held[sent.name] = entry
        self.strange.append(sent)

    def _release(self, sent: Sent, seat: Seat, now: datetime) -> str:
        entry = self.held.pop(sent.releases, None)
        if entry is None or entry.sent.serial != self.serial:
            self._answer(sent, seat.address, now, ration="unreadable")
            return "unreadable"
        self._count(entry.sent, sent, now, entry)
        return "released"

    # ---- seats and addresses

    def _standby(self, sent: Sent, now: datetime) -> str:
        """Somebody would like to wait for a seat."""
        if sent.sender not in self.people.waiting and self.is_open:
            self.people.waiting.append(sent.sender)
            self.people.fill(now)
        self._answer(sent, sent.sender, now, ration="standby")
        return "standby"

    def _join(self, sent: Sent, now: datetime) -> str:
        """Somebody takes the seat that he was offered."""
        seat = self.seats[sent.seat]
        if not seat.playing:
            return self._too_late(sent, now)
        self.players[sent.seat] = sent.sender.partition("@")[0]
        self.people.takes(sent.seat, self.serial, now, self.players[sent.seat], self.colours[sent.seat])
        self._answer(sent, seat.address, now)
        return "join"

    def _no(self, sent: Sent, now: datetime) -> str:
        """Somebody does not want it."""
        seat = self.seats[sent.seat]
        if not seat.playing:
            return self._too_late(sent, now)
        self._answer(sent, seat.address, now, ration="asked")
        self.people.declines(sent.seat, now, is_open=self.is_open)
        return "asked"

    def _too_late(self, sent: Sent, now: datetime) -> str:
        """The seat has been removed from the game meanwhile."""
        late = sent.serial != self.serial
        if late:
            self._refuse(sent, "closed_phase", now)
        else:
            self._answer(sent, self.seats[sent.seat].address, now, ration="left")
        return "closed_phase" if late else "left"

    def _confirm(self, sent: Sent, now: datetime) -> str:
        """One side says that an address is that of a player; it takes both."""
        asked = self.people.asking.get(sent.seat)
        sides: dict[Side, str] = {"owner": self.seats[sent.seat].address, "address": sent.new}
        if asked is None or now >= asked.at + WEEK or sent.sender != sides[sent.side]:
            self._refuse(sent, "confirm", now)
            return "confirm"
        asked.said.add(sent.side)
        if len(asked.said) == 2:
            del self.people.asking[sent.seat]
            serial, player = self.serial, self.players[sent.seat]
            self.people.moves(sent.seat, asked.new, serial, now, player, told=self.is_open)
        return "confirmed"

    # ---- what a game master says

    def _command(self, sent: Sent, now: datetime) -> str:
        if sent.sender != self.gm:
            self._refuse(sent, "unknown_sender", now)
            return "unknown_sender"
        if sent.carries != "key" or sent.serial != self.serial or sent.domain == "fail":
            self._answer(sent, self.gm, now, ration="unproved")
            return "unproved"
        word, _, rest = sent.command.partition(" ")
        self._do(word, rest, sent, now)
        self._answer(sent, self.gm, now)
        return "commanded"

    def _do(self, word: str, rest: str, sent: Sent, now: datetime) -> None:
        is_open = self.status in ("running", "paused")
        named = rest.startswith(self.heading)
        if word == "PAUSE" and self.status == "running":
            self.status, self.resumes = "paused", now + PAUSE
            self._tell(f"{now.isoformat()}/The game is paused")
        elif word == "RESUME" and self.status == "paused":
            self._resume(now)
        elif word == "NOTE" and is_open:
            self._tell(f"{now.isoformat()}/A note from the game master")
        elif word == "EXTEND" and is_open and named:
            later = self.deadline + timedelta(days=int(rest.rpartition(" BY ")[2].split()[0]))
            if later > max(self.deadline, now):
                self._until(None, later)
                self._tell(f"{now.isoformat()}/{self.heading.capitalize()}: more time")
        elif word == "ADJUDICATE" and self.status == "running" and named:
            self.ended_by_hand, self.end, self.deadline = True, now, min(now, self.deadline)
        elif word == "ORDERS" and is_open and named:
            seat = self.seats[sent.seat]
            if seat.obeyed and not seat.removed:
                was = seat.ready
                seat.entries.append(Entry(sent, counts=True))
                self._counted(sent.seat, was, now)

    def _resume(self, now: datetime) -> None:
        self.status, self.resumes = "running", None
        if self.deadline <= now:
            planned = self.plan.ends(now, "UTC")
            self._until(planned, self.people.put_off(planned))
        self._tell(f"{now.isoformat()}/The game goes on")

    def _until(self, planned: datetime | None, deadline: datetime) -> None:
        self.planned = None if planned == deadline else planned
        self.deadline, self.end, self.moves = deadline, None, self.moves + 1

    # ---- answers

    def _refuse(self, sent: Sent, kind: str, now: datetime) -> None:
        """Strangers are told a thing once a day, players more often; of a held letter never the one who is asked."""
        if kind == "held" and sent.sender == self.addresses[sent.seat]:
            return
        plays = self.status != "finished" and sent.sender in self.addresses.values()
        self._answer(sent, sent.sender, now, ration=kind, most=ANSWERS if plays else 1)

    def _answer(self, sent: Sent, to: str, now: datetime, *, ration: str = "", most: int = ANSWERS) -> None:
        if ration:
            key = (sent.sender, ration, now.date())
            if self.told.get(key, 0) >= most:
                key, to = (sent.sender, "enough", now.date()), sent.sender
                if ration in ("standby", "unproved") or most == 1 or key in self.told:
                    return
            self.told[key] = self.told.get(key, 0) + 1
        self.answered.add(sent.name)
        self.answers.append(Answer(to, sent))
