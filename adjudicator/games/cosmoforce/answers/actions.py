"""The possible answers to the question for an action."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.games.cosmoforce.answers.options import slots
from adjudicator.games.cosmoforce.ship import FULL, Ship
from adjudicator.games.cosmoforce.table.gear import DISSIPATOR, HABITAT, WEAPONS, labels, repairable, thrust, working
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.words.order_words import Act, Attack, Burn, Conserve, Heal, Job, Ram, Repair

ONLY = (Burn, Ram)
"""The actions that are possible after the time limit."""


def over_time(state: Force) -> bool:
    """Whether the time limit is over."""
    limit = state.options["time_limit"]
    return limit != "none" and state.round > int(limit)


def _marked(open_marks: Mapping[int, int], ready: int) -> dict[int, int]:
    """As many crew for each system as it has marks that nobody works on; the first systems are served first."""
    shares = {}
    for slot, marks in open_marks.items():
        shares[slot] = max(0, min(marks, ready))
        ready -= shares[slot]
    return shares


def _spread(open_marks: Mapping[int, int], crew: int) -> dict[int, int]:
    """A number of crew shared out one by one, in turns, as long as a system has a mark without crew; then to all."""
    shares = dict.fromkeys(open_marks, 0)
    while crew and shares:
        short = [slot for slot, marks in open_marks.items() if shares[slot] < marks]
        for slot in (short or list(shares))[:crew]:
            shares[slot] += 1
            crew -= 1
    return shares


class Actions(Options, Struct, eq=False, gc=False):
    """The actions that a ship can take now."""

    state: Force
    seat: Seat
    ship: Ship

    def settle(self, choice: Choice) -> Choice | str:
        """The complete action: which systems, how many points, which crew where."""
        if over_time(self.state) and not isinstance(choice, ONLY):
            return reason("time-is-up")
        match choice:
            case Attack():
                return self._attack(choice)
            case Burn():
                return self._burn(choice)
            case Conserve():
                return self._conserve(choice)
            case Heal():
                return self._heal(choice)
            case Ram():
                return self._target(choice.seat) or Ram(choice.seat)
            case Repair():
                return self._repair(choice)
            case Act():
                return self._act(choice)
        return reason("no-action")

    def _target(self, seat: Seat) -> str | None:
        if seat == self.seat:
            return reason("own-ship")
        return reason("eliminated-then", seat=self.state.seats[seat]) if self.state.gone[seat] else None

    def _attack(self, choice: Attack) -> Choice | str:
        why = self._target(choice.seat)
        if why is not None:
            return why
        able = len(working(self.ship, choice.weapon))
        if not able or choice.count == 0:
            return reason("none-working", kind=choice.weapon)
        return Attack(choice.seat, choice.weapon, able if choice.count is None else min(choice.count, able))

    def _burn(self, choice: Burn) -> Choice | str:
        most = thrust(self.ship) + 1
        if choice.direction < 0:
            most = min(most, -(-self.ship.speed // FULL))
        if choice.points is not None and choice.points > most:
            return reason("speed-at-most", most=most)
        points = most if choice.points is None else choice.points
        return Burn(choice.direction, points) if points else reason("speed-stays")

    def _conserve(self, choice: Conserve) -> Choice | str:
        if not self.ship.heat:
            return reason("no-heat")
        return Conserve() if working(self.ship, DISSIPATOR) else reason("no-dissipator-works")

    def _heal(self, choice: Heal) -> Choice | str:
        able = min(len(working(self.ship, HABITAT)), self.ship.hurt)
        if choice.crew is not None:
            able = min(able, choice.crew)
        return Heal(able) if able else reason("nobody-to-heal")

    def _repair(self, choice: Repair) -> Choice | str:
        ship = self.ship
        names, able = labels(ship.systems), repairable(ship)
        left = ship.ready
        # For each system, how many marks nobody works on; negative if it has more crew than marks.
        open_marks = {slot: ship.marks[slot] - ship.repairs[slot] for slot in able}
        jobs: list[Job] = []
        for job in choice.jobs:
            here = {slot: open_marks[slot] for slot in slots(ship, job.part) if slot in able}
            shares = _marked(here, left) if job.crew is None else _spread(here, min(job.crew, left))
            for slot, crew in shares.items():
                open_marks[slot] -= crew
                left -= crew
            jobs += [Job(crew, names[slot]) for slot, crew in shares.items() if crew]
        if jobs:
            return Repair(tuple(jobs))
        return reason("none-to-repair" if ship.ready else "nobody-ready")

    def _act(self, choice: Act) -> Choice | str:
        if self.state.person(self.seat, choice.name) is None:
            return reason("no-character", name=choice.name)
        if self.state.attempt(self.seat) is not None:
            return reason("one-attempt")
        return Act(choice.name, choice.words)

    def every(self) -> Iterator[Choice]:
        """Every action in its plainest form; those that are not possible now are left out."""
        return (choice for choice in self._plain() if not isinstance(self.settle(choice), str))

    def _plain(self) -> Iterator[Choice]:
        ship = self.ship
        arms = [kind for kind in dict.fromkeys(ship.systems) if kind in WEAPONS]
        others = [seat for seat in range(len(self.state.seats)) if seat != self.seat]
        for kind in arms:
            yield from (Attack(seat, kind) for seat in others)
        yield Conserve()
        yield Heal()
        names = labels(ship.systems)
        yield from (Repair((Job(None, names[slot]),)) for slot in repairable(ship))
        yield from (Burn(way, points) for way in (1, -1) for points in range(1, thrust(ship) + 2))
        yield from (Ram(seat) for seat in others)
        yield from (Act(one.name, "does what can be done") for one in self.state.aboard(self.seat))
        for kind in arms:
            yield from (Attack(seat, kind, 1) for seat in others)
