"""Positions as they are kept: the state and every seat's view at the opening of a phase, and what happened in it."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Union

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.event import Event, State, followed, passed
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer, How, Tried


class Boundary(Struct, frozen=True):
    """The table between two phases: how it is, and what each seat knows of it."""

    state: State
    views: tuple[State, ...]

    def after(self, events: Sequence[Event[Any]], path: Sequence[State] | None = None) -> "Boundary":
        """The table after the events, each seat knowing what it was told of them.

        `path` are the positions after each of them, where somebody knows them already.
        """
        if not events:
            return self
        if path is None:
            path = passed(self.state, events)
        return Boundary(path[-1], followed(self.state, self.views, events, path))


class Trace(Struct, frozen=True):
    """How a phase came out: every answer, the seats that sent no orders, the stages that did not settle."""

    answers: tuple[Answer, ...]
    silent: tuple[int, ...] = ()
    unsettled: tuple[str, ...] = ()


class _KeptAnswer(Struct, frozen=True):
    seat: int
    about: str
    where: int
    detail: str
    how: How
    choice: dict[str, Any]
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
    """The position that was kept; raises msgspec.ValidationError for bytes that are none of this title."""
    found: State = codec.decode(kept, title.state)
    return found


@lru_cache(maxsize=16)
def opening(title: Title[Any], state: bytes, views: bytes) -> Boundary:
    """The table that was kept; raises msgspec.ValidationError for bytes that are no position of this title."""
    true = _chosen(title, codec.decode(state, title.state))
    seen = [_chosen(title, view) for view in codec.decode(views, tuple[title.state, ...])]  # type: ignore[name-defined]
    # What no view may hide is one thing in all of them, as it was when the phase before ended: a table is told seat by
    # seat, and each would look at planets of its own.
    return Boundary(true, tuple(true.known(seen) if _has_open_events(title) else seen))


@cache
def _has_open_events(title: Title[Any]) -> bool:
    """Whether its positions know what of them views may hide."""
    return any(event.open for event in title.events)


def _chosen(title: Title[Any], state: Any) -> Any:
    """A position with every rulebook value: one that there was no choice about when it was kept is the usual one."""
    known: dict[str, str] | None = getattr(state, "options", None)
    if known is None or len(known) >= len(title.options):
        return state
    return replace(state, options={spec.name: spec.choices[0] for spec in title.options} | known)


def events(title: Title[Any], kept: bytes) -> tuple[Event[Any], ...]:
    """The events that were kept; raises msgspec.ValidationError for bytes that are no events of this title."""
    found: tuple[Event[Any], ...] = codec.decode(kept, _events(title.events))
    return found


def trace(title: Title[Any], kept: bytes) -> Trace:
    """The trace that was kept; raises msgspec.ValidationError for bytes that are no trace of this title."""
    from msgspec import convert

    found: _KeptTrace = codec.decode(kept, _KeptTrace)
    answers = tuple(
        Answer(
            one.seat,
            one.about,
            one.where,
            one.detail,
            one.how,
            convert(one.choice, _choices(title.choices)),
            one.order,
            one.alternative,
            one.tried,
        )
        for one in found.answers
    )
    return Trace(answers, found.silent, found.unsettled)
