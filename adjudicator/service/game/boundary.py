"""Positions as they are kept on file: the state and every seat's view when a phase opens, and the phase's events."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Union

from msgspec import Raw, Struct
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.event import Event, State, followed, passed
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer, How, Tried


class Boundary(Struct, frozen=True):
    """The table between two phases: the position, and what each seat knows of it."""

    state: State
    views: tuple[State, ...]

    def after(self, events: Sequence[Event[Any]], path: Sequence[State] | None = None) -> "Boundary":
        """The table after some events; each seat knows what it was told of them.

        `path` are the positions after each event, if the caller has them already.
        """
        if not events:
            return self
        if path is None:
            path = passed(self.state, events)
        return Boundary(path[-1], followed(self.state, self.views, events, path))


class Trace(Struct, frozen=True):
    """How a phase came about: every answer, the seats that sent no orders, the stages that did not settle."""

    answers: tuple[Answer, ...]
    silent: tuple[int, ...] = ()
    unsettled: tuple[str, ...] = ()


class _KeptAnswer(Struct, frozen=True):
    seat: int
    about: str
    where: int
    detail: str
    how: How
    choice: Raw
    order: int = 0
    alternative: int = 0
    tried: tuple[Tried, ...] = ()


class _KeptTrace(Struct, frozen=True):
    answers: tuple[_KeptAnswer, ...]
    silent: tuple[int, ...] = ()
    unsettled: tuple[str, ...] = ()


@cache
def _events(kinds: tuple[type[Event[Any]], ...]) -> Any:
    return tuple[Union[kinds], ...]  # type: ignore[valid-type]  # noqa: UP007 - made of values


@cache
def _choices(kinds: tuple[type[Choice], ...]) -> Any:
    return Union[(type(NO), *kinds)]


def state(title: Title[Any], kept: bytes) -> State:
    """Read a stored position; raises msgspec.ValidationError for bytes that are not a position of this title."""
    found: State = codec.decode(kept, title.state)
    return found


@lru_cache(maxsize=16)
def opening(title: Title[Any], state: bytes, views: bytes) -> Boundary:
    """Read a stored table; raises msgspec.ValidationError for bytes that are not positions of this title."""
    true = _chosen(title, codec.decode(state, title.state))
    seen = [_chosen(title, view) for view in codec.decode(views, tuple[title.state, ...])]  # type: ignore[name-defined]
    # What no view may hide is the same object in all of them, as when the phase before ended. Otherwise a table, which
    # is told seat by seat, would look at planets of its own for each.
    return Boundary(true, tuple(true.known(seen) if _has_open_events(title) else seen))


@cache
def _has_open_events(title: Title[Any]) -> bool:
    """Whether the title's positions say which of their fields views may hide."""
    return any(event.open for event in title.events)


def _chosen(title: Title[Any], state: Any) -> Any:
    """A position with every rulebook value. A value that did not exist when it was stored is the usual one."""
    known: dict[str, str] | None = getattr(state, "options", None)
    if known is None or len(known) >= len(title.options):
        return state
    return replace(state, options={spec.name: spec.choices[0] for spec in title.options} | known)


def events(title: Title[Any], kept: bytes) -> tuple[Event[Any], ...]:
    """Read stored events; raises msgspec.ValidationError for bytes that are not events of this title."""
    found: tuple[Event[Any], ...] = codec.decode(kept, _events(title.events))
    return found


def trace(title: Title[Any], kept: bytes) -> Trace:
    """Read a stored trace; raises msgspec.ValidationError for bytes that are not a trace of this title."""
    found: _KeptTrace = codec.decode(kept, _KeptTrace)
    choices = _choices(title.choices)
    answers = tuple(
        Answer(
            one.seat,
            one.about,
            one.where,
            one.detail,
            one.how,
            codec.decode(one.choice, choices),
            one.order,
            one.alternative,
            one.tried,
        )
        for one in found.answers
    )
    return Trace(answers, found.silent, found.unsettled)
