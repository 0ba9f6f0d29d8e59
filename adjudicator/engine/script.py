"""Scripts: generators that read like the rulebook, and the three things they yield."""

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec import Struct

from adjudicator.core.event import Event
from adjudicator.engine.asks import Ask

if TYPE_CHECKING:
    from adjudicator.engine.desk import Run


class Reach:
    """A script has come to a later moment (its `At` says which), and waits until every other has, too."""

    __slots__ = ()


REACHED = (Reach(),)
"""What a script yields then."""


class Made(Struct, frozen=True):
    """An event made from the state just before it happens, so that two scripts cannot draw the same card.

    `make` may return None: then nothing happens. The script is resumed with what happened.
    """

    make: Callable[[Any], Event[Any] | None]


Yielded: TypeAlias = Event[Any] | Made | Ask | list[Ask] | Reach
"""Events happen; an Ask is answered with a Choice, a list of them with as many at once (an empty one a round later)."""

Script: TypeAlias = Generator[Yielded, Any, Any]


class Stage(NamedTuple):
    """Part of a phase: all its scripts run together, and what players promise in it is settled as a whole.

    `moments` are named in the order in which they come. `open` gives the scripts, each with its challenge's number.
    """

    name: str
    moments: tuple[str, ...]
    open: "Callable[[Run], Sequence[tuple[int, Callable[[Any], Script]]]]"
