"""Scripts: generators that read like the rulebook, and the three things they yield: events, questions, moments."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from adjudicator.core.event import Event, State
from adjudicator.engine.contract.pieces import Live
from adjudicator.engine.contract.questions import Ask


class Made(Struct, gc=False):
    """An event made from the state just before it happens, so that two scripts cannot draw the same card.

    `make` may return None: then nothing happens. Afterwards `happened` is the event.
    """

    make: Callable[[Any], Event[Any] | None]
    happened: Event[Any] | None = None

    def made(self, state: Any) -> Event[Any] | None:
        """The event in this state."""
        self.happened = self.make(state)
        return self.happened


Yielded: TypeAlias = Event[Any] | Made | Ask | list[Ask] | str
"""What a script yields: events, which happen; questions; or the name of a moment that it has reached.

An Ask is answered with a Choice, a list of Asks with as many Choices (an empty list is answered one round later). At a
moment the script waits until all others of the stage have reached it, too, unless it is there or further already.
"""

NO_EVENTS: Final = frozenset((Made, Ask, list, str))
"""What can be yielded besides events: to ask whether a struct is of a base class takes many times as long."""

Script: TypeAlias = Generator[Yielded, Any, Any]


class Scene(NamedTuple):
    """The start of a stage: the position, and the rules in force there."""

    state: State
    live: Live


Parts: TypeAlias = Sequence[tuple[int, Callable[[Any], Script]]]
"""What makes the scripts of a stage, each with its challenge's number (0 for none)."""


class Stage(NamedTuple):
    """Part of a phase: all its scripts run together, and what players promise in it is settled as a whole.

    `moments` are named in the order in which they come. `open` gives the scripts; a stage without any is left out.
    """

    name: str
    moments: tuple[str, ...]
    open: Callable[[Scene], Parts]
