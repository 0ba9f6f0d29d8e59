"""Who sits where, who waits for a seat, who is away, and who has written what to whom, in the plainest words."""

from datetime import date, datetime, timedelta
from typing import Final

from adjudicator.service.timetable.schedule import Schedule
from tests.machine.said import Asking, Message, Seat, Sent

DAY: Final = timedelta(days=1)
TO_ANSWER: Final = timedelta(hours=48)


class People:
    """What a model knows of the people of a game, apart from their orders."""

    def __init__(self, plan: Schedule, addresses: dict[int, str]) -> None:
        self.plan = plan
        self.seats = {number: Seat(address) for number, address in addresses.items()}
        self.sat = {number: (address, 0) for number, address in addresses.items()}
        """Who sat on each seat last, and with which keys."""
        self.away: dict[int, set[date]] = {number: set() for number in addresses}
        self.waiting: list[str] = []
        self.offers: dict[int, datetime] = {}
        """Until when whoever is invited to a seat may answer."""
        self.asking: dict[int, Asking] = {}
        self.messages: list[Message] = []
        self.missed: dict[int, str] = {}
        """Who has lost his seat for what he missed, and in which phase."""
        self.holders = {(number, 0): {person(address)} for number, address in addresses.items()}
        """Who may know the keys of a seat, by how often it has changed hands."""
        self.everybody = set(addresses.values())
        """Every address that anybody has had."""
        self.told: set[tuple[int, str, int]] = set()
        """The notices that must be in the outbox: in which phase, what they begin with, and to which seat."""
        self.noticed: dict[str, int] = {"resign": 0, "address": 0, "offer": 0, "seat": 0, "untried": 0}
        """How many notices of a kind the game master must have."""

    @property
    def addresses(self) -> dict[int, str]:
        return {number: seat.address for number, seat in self.seats.items()}

    def tell(self, serial: int, label: str, *, but: int | None = None) -> None:
        """Everybody who plays must be told something, `but` one seat."""
        self.told |= {(serial, label, number) for number, seat in self.seats.items() if seat.seated and number != but}

    # ---- absence

    def put_off(self, planned: datetime) -> datetime:
        """A deadline at which nobody is away, or the last one that is allowed."""
        gone = set().union(*(self.away[number] for number, seat in self.seats.items() if not seat.removed))
        found = planned
        while found.date() in gone and found < planned + self.plan.stretch * DAY:
            found += DAY
        return found

    def announced(self, sent: Sent, now: datetime) -> bool:
        """Somebody says when he will be away; whether that counts."""
        assert sent.days is not None
        first, last = max(sent.days[0], now.date()), sent.days[1]
        days = {first + number * DAY for number in range((last - first).days + 1)}
        if len(self.away[sent.seat] | days) > self.plan.absent or not days:
            return False
        self.away[sent.seat] |= days
        return True

    def back(self, sent: Sent, now: datetime) -> None:
        """Somebody will be there after all; what is told already stays."""
        self.away[sent.seat] = {one for one in self.away[sent.seat] if one < now.date()}

    # ---- messages

    def writes(self, sent: Sent, now: datetime) -> None:
        """Somebody writes to others: at once, or, without his name, at a full hour that is not too near."""
        due = now
        if sent.nameless:
            soon = now + timedelta(minutes=15)
            due = soon.replace(minute=0, second=0, microsecond=0)
            due += timedelta(hours=1) if due < soon else timedelta()
        self.messages.append(Message(sent, due))
        if not sent.nameless:
            self.delivers(now, "open")

    def delivers(self, now: datetime, status: str) -> None:
        """What is due reaches those who sit there then."""
        for message in self.messages:
            if message.to is None and message.due <= now:
                there = [self.seats[number] for number in message.of.to]
                there = [seat for seat in there if (not seat.removed if status == "finished" else seat.seated)]
                message.to = frozenset(seat.address for seat in there)

    def catches_up(self, by: datetime, now: datetime) -> None:
        """What was due by an instant is done now, and with it what is due since; while the phase is still open."""
        if any(message.to is None and message.due <= by for message in self.messages):
            self.delivers(now, "running")
        if any(until <= by for until in self.offers.values()):
            self.lapses(now, is_open=True)

    # ---- who sits where

    def leaves(self, number: int) -> None:
        """Whoever sits there has left, or whoever was invited will not come."""
        seat = self.seats[number]
        seat.removed, seat.invited, seat.hands = True, False, seat.hands + 1
        self.offers.pop(number, None)

    def resigns(self, number: int, serial: int, now: datetime, player: str, colour: str) -> None:
        """Somebody leaves of himself: the others are told, and his seat is offered to the first who waits."""
        self.leaves(number)
        self.noticed["resign"] += 1
        self.tell(serial, f"{now.isoformat()}/{player} has left {colour}")
        self.fill(now)

    def restored(self, undone: set[str]) -> None:
        """Who lost his seat in a phase that is taken back has it again, unless somebody else was asked."""
        for number, heading in self.missed.items():
            seat = self.seats[number]
            if heading in undone and seat.removed and self.sat[number] == (seat.address, seat.hands - 1):
                seat.removed, seat.hands = False, seat.hands - 1

    def fill(self, now: datetime) -> None:
        """Every seat that is free is offered to the first who waits."""
        for number, seat in self.seats.items():
            if seat.removed and seat.playing and self.waiting:
                seat.address, seat.removed, seat.invited = self.waiting.pop(0), False, True
                self.everybody.add(seat.address)
                self.offers[number] = now + TO_ANSWER
                self.away[number] = set()
                self.asking.pop(number, None)
                self.holders.setdefault((number, seat.hands), set()).add(person(seat.address))
                self.noticed["offer"] += 1

    def lapses(self, now: datetime, *, is_open: bool) -> None:
        """Who has not answered in time is not waited for."""
        for number, until in sorted(self.offers.items(), key=lambda one: one[1]):
            if until <= now:
                self.declines(number, now, is_open=is_open)

    def declines(self, number: int, now: datetime, *, is_open: bool) -> None:
        """A seat is not taken by whom it was offered to: the next one is asked."""
        self.leaves(number)
        if is_open:
            self.fill(now)

    def takes(self, number: int, serial: int, now: datetime, player: str, colour: str) -> None:
        """Somebody takes the seat that he was offered."""
        seat = self.seats[number]
        seat.invited = False
        self.offers.pop(number)
        self.sat[number] = (seat.address, seat.hands)
        self.noticed["seat"] += 1
        self.tell(serial, f"{now.isoformat()}/{player} plays {colour}", but=number)

    def moves(self, number: int, new: str, serial: int, now: datetime, player: str, *, told: bool) -> None:
        """Somebody is written to at another address from now on, where both sides have said so."""
        seat = self.seats[number]
        if self.sat[number][0] == seat.address:
            self.sat[number] = (new, self.sat[number][1])
        seat.address = new
        self.everybody.add(new)
        self.noticed["address"] += 1
        if told:
            self.tell(serial, f"{now.isoformat()}/A new address of {player}{new}", but=number)


def person(address: str) -> str:
    """Whose address it is: people have several."""
    return address.partition("@")[0].rstrip("0123456789") if address.endswith("@mail.test") else address
