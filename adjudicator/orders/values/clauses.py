"""Clauses: what a player wants done when a question comes up, in order of preference."""

from collections.abc import Iterable
from typing import Self

from msgspec import Struct

from adjudicator.engine.contract.order_words import NO, Choice, Question, Vocabulary
from adjudicator.orders.values.conditions import Condition, clause_text

DECLINED = "no"
"""The canonical word for declining, for the alternative `NO`."""


class Alternative(Struct, frozen=True):
    """One wish, and the condition on which it applies (None: always)."""

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
    said: str = ""
    """The writer's own words, if it is shown in these."""

    def __post_init__(self) -> None:
        if not self.alternatives:
            raise ValueError("a clause needs at least one alternative")
        about = self.about
        for alternative in self.alternatives:
            choice = alternative.choice
            if choice.about != about and choice is not NO:
                raise ValueError(f"{choice.word} is about {choice.about!r}, its clause about {about!r}")

    @classmethod
    def of(cls, *alternatives: Choice | Alternative, where: int = 0, limit: int | None = None) -> Self:
        """The clause of these choices in order of preference; the first one decides its word and subject.

        Where none of them can belong to a challenge it speaks of none, wherever the question came up: nobody could
        read `IN 2` with such a word.
        """
        given, first = [], None
        for one in alternatives:
            wish = one if isinstance(one, Alternative) else Alternative(one)
            given.append(wish)
            if first is None and wish.choice is not NO:
                first = wish.choice
        if first is None:
            raise ValueError("a clause that only declines must say what: give `word` and `about`")
        placed = any(wish.choice.of_challenge for wish in given if wish.choice is not NO)
        return cls(first.word, first.about, tuple(given), where if placed else 0, limit)

    @property
    def question(self) -> tuple[str, int]:
        """The question it answers: a later clause on the same question replaces an earlier one."""
        return (self.about, self.where)

    def answers(self, questions: Iterable[Question]) -> bool:
        """Whether it answers one of these questions: one of its kind, in its challenge or in none."""
        return any(one.about == self.about and (not self.where or one.where in (0, self.where)) for one in questions)

    @property
    def part(self) -> str:
        """The part of its question that all its choices are about; empty if they differ, or are about all of it."""
        first, *others = [one.choice.part() for one in self.alternatives if one.choice is not NO] or [""]
        return first if all(other == first for other in others) else ""


def alternative_text(clause: Clause, number: int, names: Vocabulary) -> str:
    """The canonical words of one alternative (counted from 0).

    The order word is left out, unless it differs from the clause's or nothing would follow an ELSE.
    """
    choice, condition = clause.alternatives[number].choice, clause.alternatives[number].condition
    words = DECLINED if choice is NO else choice.text(names)
    if choice is not NO and (choice.word != clause.word or (number and not words)):
        words = f"{choice.word} {words}".rstrip()
    return f"{words}{clause_text(condition, names)}"


def lines(clause: Clause, names: Vocabulary, under: int = 0) -> list[str]:
    """The clause in canonical words, with each further alternative on an indented line of its own.

    `under` is the challenge of the heading above it: a clause about that one need not name it.
    """
    if clause.said:
        return [clause.said]
    where = f"IN {clause.where} " if clause.where != under else ""
    wishes = [alternative_text(clause, i, names).strip() for i in range(len(clause.alternatives))]
    space = "" if not wishes[0] or wishes[0].startswith(",") else " "
    out = [f"{where}{clause.word}{space}{wishes[0]}", *(f"  ELSE {wish}".rstrip() for wish in wishes[1:])]
    if clause.limit is not None:
        out[-1] += f"; at most {clause.limit}"
    return out


def text(clause: Clause, names: Vocabulary) -> str:
    """The clause in canonical words, on one line; reading it gives the same clause."""
    return " ".join(line.strip() for line in lines(clause, names))
