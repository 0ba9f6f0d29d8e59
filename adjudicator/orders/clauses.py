"""Clauses: what a player wants done when a question comes up, in his order of preference."""

from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from adjudicator.engine.words import NO, Choice, Vocabulary
from adjudicator.orders.conditions import Condition, clause_text

DECLINED = "no"
"""The canonical word for declining, where the alternative is `NO`."""


class Alternative(Struct, frozen=True):
    """One wish, and what must be so for it to apply (None: nothing)."""

    choice: Choice
    condition: Condition | None = None


class Clause(Struct, frozen=True):
    """An answer given in advance: alternatives to be tried in order whenever a question of its kind comes up.

    `word` and `about` are those of its choices; `where` is the challenge it speaks of, 0 for every one and for
    questions that belong to none; `limit` is how often it may apply in one stage, None for any number of times.
    """

    word: str
    about: str
    alternatives: tuple[Alternative, ...]
    where: int = 0
    limit: int | None = None

    def __post_init__(self) -> None:
        if not self.alternatives:
            raise ValueError("a clause needs at least one alternative")
        for alternative in self.alternatives:
            choice = alternative.choice
            if choice is not NO and choice.about != self.about:
                raise ValueError(f"{choice.word} is about {choice.about!r}, its clause about {self.about!r}")

    @classmethod
    def of(cls, *alternatives: Choice | Alternative, where: int = 0, limit: int | None = None) -> Self:
        """The clause of these choices in order of preference; the first says what it is about."""
        given = tuple(one if isinstance(one, Alternative) else Alternative(one) for one in alternatives)
        spoken = next((one.choice for one in given if one.choice is not NO), None)
        if spoken is None:
            raise ValueError("a clause that only declines must say what: give `word` and `about`")
        return cls(spoken.word, spoken.about, given, where, limit)

    @property
    def question(self) -> tuple[str, int]:
        """What it answers: clauses on the same question replace each other from letter to letter."""
        return (self.about, self.where)


def alternative_text(clause: Clause, number: int, names: Vocabulary) -> str:
    """The canonical words of one alternative (counted from 0), without the clause's word unless its own differs."""
    alternative = clause.alternatives[number]
    choice = alternative.choice
    if choice is NO:
        words = DECLINED
    elif choice.word == clause.word:
        words = choice.text(names)
    else:
        words = f"{choice.word} {choice.text(names)}".rstrip()
    return f"{words}{clause_text(alternative.condition, names)}"


def text(clause: Clause, names: Vocabulary) -> str:
    """The clause in canonical words, on one line; reading it gives the same clause."""
    where = f"IN {clause.where} " if clause.where else ""
    wishes = " ELSE ".join(alternative_text(clause, i, names).strip() for i in range(len(clause.alternatives)))
    limit = f"; at most {clause.limit}" if clause.limit is not None else ""
    space = "" if wishes.startswith(",") else " "
    return f"{where}{clause.word}{space}{wishes}".rstrip() + limit


def texts(clauses: Sequence[Clause], names: Vocabulary) -> list[str]:
    """The canonical lines of several clauses."""
    return [text(clause, names) for clause in clauses]
