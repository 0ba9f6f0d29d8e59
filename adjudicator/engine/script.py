"""Scripts: generators that read like the rulebook, and the three things they yield: events, questions, moments."""

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec import Struct

from adjudicator.core.event import Event
from adjudicator.engine.asks import Ask

if TYPE_CHECKING:
    from adjudicator.engine.desk import Run


class Made(Struct, frozen=True, gc=False):
    """An event made from the state just before it happens, so that two scripts cannot draw the same card.

    `make` may return None: then nothing happens. The script is resumed with what happened.
    """

    make: Callable[[Any], Event[Any] | None]


Yielded: TypeAlias = Event[Any] | Made | Ask | list[Ask] | str
"""Events happen; an Ask is answered with a Choice, a list of them with as many at once (an empty one a round later).

The name of a moment says that the script has come to it: there it waits until all others of the stage have come, too,
unless it is there or beyond it already.
"""

Script: TypeAlias = Generator[Yielded, Any, Any]


class Stage(NamedTuple):
    """Part of a phase: all its scripts run together, and what players promise in it is settled as a whole.

    `moments` are named in the order in which they come. `open` gives the scripts, each with its challenge's number.
    """

    name: str
    moments: tuple[str, ...]
    open: "Callable[[Run], Sequence[tuple[int, Callable[[Any], Script]]]]"
