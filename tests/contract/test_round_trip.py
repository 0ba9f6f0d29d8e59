"""Whatever can be said in a title is read again from its canonical words: `read(text(clause)) == clause`."""

from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.catalogue import titles
from adjudicator.orders.values.clauses import lines, text
from adjudicator.orders.values.conditions import And, Not, Or
from adjudicator.service.game import orders_cache
from adjudicator.service.game.orders_on_file import Orders
from tests.contract.curious import _positions
from tests.contract.spoken import Speaker

PHASES = 6
MOST = 100
"""So often clauses of all words are made up at most, until each kind of them has been."""

every_title = pytest.mark.parametrize("name", titles())
few = settings(max_examples=12)
seeds = st.integers(0, 2**32).map(Random)


@cache
def speakers(name: str) -> tuple[Speaker, ...]:
    """The first seat in the first phases of a game."""
    title = titles()[name]
    unusual = title.kept({spec.name: spec.choices[-1] for spec in title.options})
    return tuple(Speaker(title, position.names(0)) for position in islice(_positions(title, unusual), PHASES))


@every_title
@few
@given(luck=seeds)
def test_a_clause_survives_its_canonical_text(name: str, luck: Random) -> None:
    speaker = luck.choice(speakers(name))
    for choice in speaker.choices:
        clause = speaker.clause(luck, choice)
        if clause is not None:
            said = text(clause, speaker.names)
            reading = speaker.language.read(said, speaker.names)
            assert [str(problem) for problem in reading.problems] == []
            assert reading.clauses == (clause,), said
            # So it is kept beside the letter, and no deadline reads it again.
            assert orders_cache.written(titles()[name], Orders((clause,))) is not None, said


@every_title
@few
@given(luck=seeds)
def test_a_letter_with_headings_survives_too(name: str, luck: Random) -> None:
    speaker = luck.choice(speakers(name))
    kinds = luck.choices(speaker.choices, k=8)
    several = [clause for choice in kinds if (clause := speaker.clause(luck, choice)) is not None]
    letter: list[str] = []
    part = speaker.names.numbered.upper()
    for clause in several:
        letter += [f"{part} {clause.where}" if clause.where else f"EVERY {part}"]
        letter += lines(clause, speaker.names, clause.where)
    reading = speaker.language.read("\n".join(letter), speaker.names)
    assert [str(problem) for problem in reading.problems] == []
    assert reading.clauses == tuple(several)


@every_title
def test_every_word_and_every_kind_of_condition_is_made_up(name: str) -> None:
    """Were one missing, the laws above would say nothing about it."""
    made: set[Any] = set()

    title = titles()[name]
    wanted = {*(choice.word for choice in title.choices), *title.facts, And, Not, Or}
    for number in range(MOST):
        if wanted <= made:
            break
        luck = Random(number)
        speaker = luck.choice(speakers(name))
        for choice in speaker.choices * (1 + 8 // len(speaker.choices)):
            clause = speaker.clause(luck, choice)
            if clause is not None:
                conditions = [one.condition for one in clause.alternatives if one.condition is not None]
                made.update((clause.word, *map(type, conditions)))
                made.update(type(fact) for condition in conditions for fact in condition.facts())
        # Where most facts begin alike, few clauses come to any one of them.
        alone = [condition for _ in title.facts if (condition := speaker.phrase(luck, None)) is not None]
        made.update(type(fact) for condition in alone for fact in condition.facts())
    assert wanted - made == set()
