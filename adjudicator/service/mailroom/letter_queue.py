"""The queue of waiting letters, in the order of receipt, and what can be worked out about each before its turn.

This work keeps nobody waiting: name servers are asked, and orders tried, while others use the database. The results are
what a letter would need if its turn were now. If something changes before its turn, it needs something else, which is
worked out then.
"""

import logging
from collections import deque
from collections.abc import Iterator, Sequence, Set
from typing import Final, NamedTuple

from msgspec.structs import replace

from adjudicator.mail import proof
from adjudicator.mail.intake import judge
from adjudicator.mail.intake.verdict import Accepted, Master
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.parsing.wellformed import wellformed
from adjudicator.mail.proof import Proof
from adjudicator.service.game.known_writers import taken_apart
from adjudicator.service.intake import several_games
from adjudicator.service.intake.incoming_letter import opened
from adjudicator.service.letters import order_letters
from adjudicator.service.log.entries import warn_of
from adjudicator.service.mailroom import flood_limit
from adjudicator.service.master.command_letters import look_ahead
from adjudicator.service.office.advice import Sought
from adjudicator.service.office.advisers import Listener, Trials, Untried
from adjudicator.service.office.office import Office
from adjudicator.store.tables.values import Letter as Filed

_log = logging.getLogger(__name__)

_Place = tuple[str, str]
"""A game and a seat."""

AT_ONCE: Final = 20
"""How many letters are parsed, and their senders checked, in one go."""


class Waiting(NamedTuple):
    """A waiting letter: as filed, as parsed, and with the evidence of who sent it."""

    filed: Filed
    letter: Letter
    shown: Proof


class LetterQueue:
    """The waiting letters."""

    def __init__(self, office: Office, letters: Sequence[Filed]) -> None:
        self._office = office
        self._unread = deque(letters)
        self._read: deque[Waiting] = deque()
        self._looked: dict[int, tuple[_Place | None, Sought | None]] = {}
        """For each letter examined so far, whose orders it is about, and what advice it needs."""

    def __bool__(self) -> bool:
        return bool(self._unread or self._read)

    def top(self, most: int) -> list[Waiting]:
        """The next letters: as many as can be handled now, but at least one."""
        if not self._office.situations:
            return self._next(most)
        trials = self._office.trials
        self._look(trials, self._next(trials.ahead))
        found: list[Waiting] = []
        for one in self._next(most):
            _, sought = self._looked.get(one.filed.id, (None, None))
            if sought is not None:
                if found and not trials.ready(sought):
                    break
                try_ahead(self._office, sought)
            found.append(one)
        return found

    def drop(self, count: int) -> None:
        """The first of them have been handled."""
        for _ in range(count):
            self._looked.pop(self._read.popleft().filed.id, None)

    def _next(self, most: int) -> list[Waiting]:
        while self._unread and len(self._read) < most:
            some = [self._unread.popleft() for _ in range(min(AT_ONCE, len(self._unread)))]
            self._read += _taken_up(self._office, some)
        return [self._read[i] for i in range(min(most, len(self._read)))]

    def _look(self, trials: Trials, letters: Sequence[Waiting]) -> None:
        """Find out what letters need that nobody has examined, and begin to work it out.

        What stands when a second letter of a seat is handled depends on the first.
        """
        seats: set[tuple[str, str]] = set()
        begun: list[Sought] = []
        for one in letters:
            if one.filed.id in self._looked:
                place, sought = self._looked[one.filed.id]
            else:
                place, sought = _seeks(self._office, one, seats)
                if place not in seats:
                    self._looked[one.filed.id] = place, sought
            if place is not None:
                seats.add(place)
            if sought is not None:
                begun.append(sought)
        trials.begin(begun)


def _taken_up(office: Office, letters: Sequence[Filed]) -> Iterator[Waiting]:
    """Parse some letters, and look for evidence of who sent them.

    The evidence is stored, so that handling a letter again finds the same.
    """
    taken = flood_limit.waiting(office, letters)
    if any(letter.guessed for _, letter in taken):
        with office.store.reading() as unit:
            taken = [(filed, taken_apart(unit, filed) if letter.guessed else letter) for filed, letter in taken]
    kept = {filed.id: filed.proof for filed in letters}
    found = _proofs(
        office, [one for one in taken if one[0].proof is None and one[0].verdict is None and not one[1].unread]
    )
    if found:
        with office.store.unit() as unit:
            kept |= {number: unit.letters.prove(number, shown) for number, shown in found.items()}
    for filed, letter in taken:
        yield Waiting(filed, letter, proof.load(kept[filed.id]))


def _proofs(office: Office, letters: Sequence[tuple[Filed, Letter]]) -> dict[int, str]:
    """The evidence of who sent each of some letters.

    Name servers are asked for all of them at once, so that a slow one delays the others no longer than it would delay a
    single letter.
    """
    if len(letters) < 2 or not office.witness.asks:
        return {filed.id: _proof(office, filed, letter) for filed, letter in letters}
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(len(letters), "witness") as several:
        shown = several.map(lambda one: _proof(office, *one), letters)
        return {filed.id: one for (filed, _), one in zip(letters, shown, strict=True)}


def _proof(office: Office, filed: Filed, letter: Letter) -> str:
    """The evidence of who sent a letter, as it is stored."""
    try:
        return proof.written(wellformed(office.witness.examine(filed.raw, letter.sender)))
    except Exception as fault:  # noqa: BLE001 - whatever a letter does to the libraries, it is handled
        warn_of(_log, "nothing is known of a sender", fault, letter=filed.id)
        return proof.written(proof.NOTHING)


def _seeks(office: Office, one: Waiting, but: Set[_Place]) -> tuple[_Place | None, Sought | None]:
    """The seat whose orders a letter is about, and what advice it needs on them, if that takes long.

    Orders that a game master's letter enters are read here too, so that nobody waits for that in its turn.

    The letter is handled up to that point without writing anything. A letter that changes something before it needs
    advice is left for its turn, and so is one on which the program fails. For seats in `but` only the seat is returned.
    """
    place: _Place | None = None
    try:
        with office.store.looking() as unit:
            incoming = opened(replace(office, adviser=Listener()), unit, one.filed, one.letter, one.shown)
            verdict = judge(incoming.letter, incoming.desk, proof=one.shown)
            if isinstance(verdict, Accepted) and several_games.not_parted(unit, one.filed) is None:
                place = verdict.game, verdict.seat
                if place not in but:
                    order_letters.ordered(incoming, verdict)
            elif isinstance(verdict, Master):
                look_ahead(incoming, verdict)
    except Untried as found:
        return place, found.sought if found.sought.long else None
    except Exception:  # noqa: BLE001 - it is handled in its turn, where this is told of if it happens again
        return place, None
    return place, None


def try_ahead(office: Office, sought: Sought) -> None:
    """Work out what is needed, unless that has been done; failures are left for the letter's turn."""
    try:
        office.trials.of(sought)
    except Exception as fault:  # noqa: BLE001 - it fails again where the letter is handled, which is put aside then
        warn_of(_log, "orders could not be tried", fault)
