"""Uses in fights: what was used there, by whom and against whom, and which of it was stopped."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from adjudicator.core.event import Event, Seat
from adjudicator.engine.text.scenes import Played


class Use(NamedTuple):
    """One use of a power or card, and whether it was stopped."""

    number: int
    seat: Seat
    piece: str
    against: tuple[Seat, ...]
    stopped: bool

    def drawn(self, names: Sequence[str], stopped: str) -> Played:
        """The same as a page draws it; `stopped` is the word for that."""
        return Played(names[self.seat], self.piece, stopped if self.stopped else "")


def uses_told(
    told: Iterable[Event[Any]], begun: Mapping[type[Any], str], stopping: tuple[type[Any], ...]
) -> tuple[Use, ...]:
    """Everything used of which somebody is told, in order.

    `begun` has the events with which a use begins, and for each the field that names what is used. An event that is
    `stopping` stops the latest use of its piece.
    """
    found: list[Use] = []
    event: Any
    for event in told:
        if (field := begun.get(type(event))) is not None:
            found.append(Use(event.number, event.seat, getattr(event, field), event.against, stopped=False))
        elif isinstance(event, stopping):
            for i in range(len(found) - 1, -1, -1):
                if found[i][:3] == (event.number, event.seat, event.piece) and not found[i].stopped:
                    found[i] = found[i]._replace(stopped=True)
                    break
    return tuple(found)


def stoppers(found: Sequence[Use], at: int, stops: Callable[[str], bool]) -> Iterator[Use]:
    """What was used against a use and was not stopped itself, up to its player's next use of the same thing.

    `stops` says whether what is used can stop others.
    """
    mine = found[at]
    for use in found[at + 1 :]:
        if (use.seat, use.piece, use.number) == (mine.seat, mine.piece, mine.number):
            return
        if use.number == mine.number and mine.seat in use.against and not use.stopped and stops(use.piece):
            yield use
