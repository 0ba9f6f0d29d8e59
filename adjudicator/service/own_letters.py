"""A record compared with the letters of one player: those that he was sent, and those that he wrote.

A record can be whole in itself and yet be that of another game: with another half of the seed, with orders that nobody
wrote. Whoever was there has letters of it, and nobody can change those any more.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.engine.phrase_files import languages
from adjudicator.engine.phrasebook import HOUSE, Tongue
from adjudicator.engine.title import Title
from adjudicator.mail.letter import Letter
from adjudicator.service.boundary import Boundary
from adjudicator.service.history import happened
from adjudicator.service.record import Record
from adjudicator.service.resolving import Resolved

_HEX: Final = re.compile(r"\b[0-9a-f]{64}\b")
_LUCK: Final = re.compile(r"\s*LUCK\b[\s:]*(?P<words>.*\S)", re.I)


class Worked(NamedTuple):
    """A phase as it was worked out again: its name, the table at its opening, and what it came to."""

    heading: str
    before: Boundary
    resolved: Resolved


class NoSeat(ValueError):
    """A record has no such seat; the text says which it has."""


def _plain(text: str) -> str:
    """Words as they are compared: how lines were broken, and what was put before them, is nothing."""
    return " ".join(text.split())


def _words(letter: Letter) -> str:
    return _plain(" ".join([line.text for line in letter.lines]))


class Own:
    """The letters of the player of one seat: those that a machine sent him, and those that he wrote.

    Where none of his own is there, what he ordered cannot be compared (`wrote` is false).
    """

    def __init__(self, seat: str, letters: Iterable[Letter]) -> None:
        letters = tuple(letters)
        self.seat = seat
        self._mine = tuple(letter for letter in letters if letter.auto is None)
        self._sent = tuple(letter for letter in letters if letter.auto is not None)
        self._told = tuple(map(_words, self._sent))
        self._wrote = " ".join(map(_words, self._mine))
        self.wrote = bool(self._mine)
        self.unseen: tuple[str, ...] = ()
        """The phases of which no letter tells, once it has been compared."""

    def differences(self, record: Record, title: Title[Any], worked: Sequence[Worked]) -> tuple[str, ...]:
        """What the record says of this player and his letters do not, in sentences. Raises NoSeat."""
        seats = [player.seat for player in record.players]
        if self.seat not in seats:
            raise NoSeat(f"the record has no seat {self.seat!r}; it has: {', '.join(seats)}")
        seat = seats.index(self.seat)
        return (
            *self._lucky(record, seat),
            *self._promised(record, title),
            *self._ordered(record),
            *self._heard(record, title, worked, seat),
        )

    def _promised(self, record: Record, title: Title[Any]) -> Iterator[str]:
        ours = [
            words for letter, words in zip(self._sent, self._told, strict=True) if f"[{record.game}]" in letter.subject
        ]
        numbers = {number for words in ours for number in _HEX.findall(words)}
        if record.commitment not in numbers:
            yield f"No letter of yours promises {record.commitment}, which the record says was promised."
        for number in sorted(numbers - {record.commitment, record.gm_half, record.seed}):
            yield f"A letter of yours says {number}, which is neither the promise nor a half of the seed in the record."
        promises = " ".join([words for words in ours if record.commitment in words])
        for spec in title.options:
            usual = spec.choices[0]
            value = record.options.get(spec.name, usual)
            said = set(re.findall(rf"\b{re.escape(spec.name)}: (\S+) \(", promises))
            if promises and said != ({value} - {usual}):
                told = " or ".join(sorted(said)) or usual
                yield f"The letters with the promise say that {spec.name} is {told}, and the record that it is {value}."

    def _lucky(self, record: Record, seat: int) -> Iterator[str]:
        luck = record.players[seat].luck
        wrote = [
            found["words"]
            for letter in self._mine
            for line in letter.lines
            if not line.depth and (found := _LUCK.match(line.text))
        ]
        if self.wrote and luck and _plain(luck) not in self._wrote:
            yield f'The record says that your words for the dice were "{luck}", and no letter that you wrote does.'
        if wrote and not luck:
            yield f'You wrote "{wrote[0]}" for the dice, and the record says that you sent no words.'

    def _ordered(self, record: Record) -> Iterator[str]:
        changed = {one.phase for one in record.corrections if one.kind == "orders" and one.seat == self.seat}
        for phase in record.phases if self.wrote else ():
            lines = [line.text for letter in phase.letters if letter.seat == self.seat for line in letter.lines]
            missing = [line for line in lines if _plain(line) not in self._wrote]
            if missing:
                yield (
                    f'In {phase.heading} you ordered "{missing[0]}", says the record, and no letter of yours does.'
                    + (" It says, too, that the game master changed your orders." if phase.heading in changed else "")
                )

    def _heard(self, record: Record, title: Title[Any], worked: Sequence[Worked], seat: int) -> Iterator[str]:
        """What he was told in each phase stands in one letter, or, where something was corrected, in several."""
        unseen = []
        spoken = [title.speaking(Tongue(code)) for code in languages(HOUSE)]
        everything = " ".join(self._told)
        for phase in worked:
            view = phase.before.views[seat]
            if not title.playing(phase.before.state, seat):
                continue
            told = [[_plain(one.said) for one in happened(one, phase.resolved, seat, view)] for one in spoken]
            best = min(
                ([one for one in said if one not in words] for said in told if said for words in self._told),
                key=len,
                default=[],
            )
            most = max(map(len, told))
            if not most:
                continue
            if not self._told or 2 * len(best) > most:
                unseen.append(phase.heading)
                continue
            missing = [one for one in best if one not in everything] if record.corrections else best
            if missing:
                yield f'In {phase.heading} you were told "{missing[0]}", says the record, and no letter to you does.'
        self.unseen = tuple(unseen)
