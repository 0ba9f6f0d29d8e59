"""Positions in words, from a list of what can be said: setting one up, and comparing one with statements.

`Red: speed 5; heat 3` says two things of a player, `market: nothing` one of the table.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from adjudicator.core.event import OUTSIDER, Seat, State
from adjudicator.core.rows import put
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.title import Rules

S = TypeVar("S", bound=State)
_HEAD: Final = re.compile(r"turn (\d+) phase (\d+)(?:, (\d+) players)?\.?", re.I)


def _as_said(state: Any, seat: Seat, value: Any) -> Any:
    raise Misstated("this can only be said after a phase")


class Term(NamedTuple):
    """A kind of value: how it is written, what its groups come to, and how it is said."""

    pattern: str
    read: Callable[..., Any]
    said: Callable[[Any], str] = str


NUMBER: Final = Term(r"(\d+)", int)


def either(values: Mapping[str, Any]) -> Term:
    """One of these words, each with its value."""
    words = {value: word for word, value in values.items()}
    return Term(f"({'|'.join(values)})", values.__getitem__, words.__getitem__)


class Kind(NamedTuple, Generic[S]):
    """Something that can be said of a player, or of the table (then the seat is of no account)."""

    words: str
    """`{}` stands for its value, `turn[s]` for one or several."""
    term: Term
    now: Callable[[S, Seat, Any], Any]
    """What is true: the value that was read, if that is so."""
    put: Callable[[S, Seat, Any], S] = _as_said
    """The position in which it is so; without it, it can only be said of a position after a phase."""
    example: str = ""
    """As one could write it; empty if it is not among what is suggested."""

    def understood(self, fact: str) -> Any:
        """The groups of a fact that is written so; None for any other."""
        words = re.escape(self.words).replace(r"\[s\]", "s?").replace(r"\{\}", self.term.pattern)
        return re.fullmatch(words, fact)

    def said(self, value: Any) -> str:
        """A value in the words in which it is stated."""
        return self.words.replace("[s]", "s").replace("{}", self.term.said(value))


def row(field: str, words: str, term: Term, example: str = "") -> Kind[Any]:
    """What a field of the position has for every seat."""

    def now(state: Any, seat: Seat, value: Any) -> Any:
        return getattr(state, field)[seat]

    def so(state: Any, seat: Seat, value: Any) -> Any:
        return replace(state, **{field: put(getattr(state, field), seat, value)})

    return Kind(words, term, now, so, example)


def whole(field: str, words: str, term: Term, example: str = "") -> Kind[Any]:
    """What a field of the position has for the table."""

    def now(state: Any, seat: Seat, value: Any) -> Any:
        return getattr(state, field)

    def so(state: Any, seat: Seat, value: Any) -> Any:
        return replace(state, **{field: value})

    return Kind(words, term, now, so, example)


class Statements(Generic[S]):
    """What a title can be told of a position.

    `unnamed` is the sentence for a statement of nobody. It is followed by an example of everything, where the title
    has no statements of the table.
    """

    __slots__ = ("_players", "_table", "_unnamed")

    def __init__(self, players: Sequence[Kind[S]], table: Sequence[Kind[S]] = (), *, unnamed: str) -> None:
        self._players = players
        self._table = table
        self._unnamed = unnamed

    def stated(self, state: S, statements: Sequence[str]) -> tuple[S, set[tuple[str, Kind[S]]]]:
        """The position in which the statements are so, and what was said of whom; raises Misstated."""
        told = set()
        for which, statement in enumerate(statements):
            try:
                for subject, seat, kind, value in self._read(state, statement):
                    state = kind.put(state, seat, value)
                    told.add((subject, kind))
            except Misstated as error:
                raise Misstated(str(error), which) from error
        return state, told

    def differs(self, state: S, statement: str) -> str | None:
        """What is true instead, if a state is not as the statement says; None if they agree. Raises Misstated."""
        wrong = []
        for _, seat, kind, value in self._read(state, statement):
            now = kind.now(state, seat, value)
            if now != value:
                wrong.append(kind.said(now))
        return "; ".join(wrong) or None

    def _read(self, state: S, statement: str) -> Iterator[tuple[str, Seat, Kind[S], Any]]:
        subject, colon, rest = [part.strip() for part in statement.rstrip(".").partition(":")]
        facts = [fact for part in rest.split(";") if (fact := part.strip())]
        if colon and subject in state.seats:
            seat = state.seats.index(subject)
            for fact in facts:
                why = f"{fact!r} says nothing of a player; what can be said is: {examples(self._players)}"
                yield subject, seat, *_understood(self._players, fact, why)
        elif colon and self._table:
            why = f"{subject!r} is no player; of the table can be said: {examples(self._table, ', ')}"
            yield subject, OUTSIDER, *_understood(self._table, f"{subject}: {(facts or ['nothing'])[0]}", why)
        else:
            raise Misstated(self._unnamed)


def examples(kinds: Sequence[Kind[Any]], link: str = "; ") -> str:
    """One of everything that can be said."""
    return link.join(kind.example for kind in kinds if kind.example)


def _understood(kinds: Sequence[Kind[S]], fact: str, why: str) -> tuple[Kind[S], Any]:
    for kind in kinds:
        found = kind.understood(fact)
        if found is not None:
            return kind, kind.term.read(*found.groups())
    raise Misstated(why)


def headed(title: Rules[Any], head: str, example: str, usual: int) -> tuple[int, int, int]:
    """The turn, the phase and the number of players of a position, `usual` if its heading does not say how many.

    Raises Misstated, with an `example` of a heading that says it.
    """
    found = _HEAD.fullmatch(head.strip())
    turn, phase, players = (int(number or usual) for number in found.groups()) if found is not None else (0, 0, 0)
    if found is None or (title.phases and phase not in title.phases):
        raise Misstated(f"a position begins with its phase, such as: {example.partition(',')[0]} (or: {example})")
    if not title.fewest <= players <= len(title.seats):
        raise Misstated(f"there are {title.fewest} to {len(title.seats)} players, not {players}")
    return turn, phase, players
