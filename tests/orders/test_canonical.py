"""Canonical text reads back as the clause it was written for: `read(text(clause)) == clause`."""

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.words import NO, Choice
from adjudicator.orders.clauses import Alternative, Clause, lines, text
from adjudicator.orders.conditions import And, Compare, Comparison, Condition, Not, Or, Truth
from tests.orders.sample import (
    CHOICES,
    LANGUAGE,
    NAMES,
    PIECES,
    AgainstMe,
    Allies,
    Card,
    Control,
    Holds,
    HoldsTokens,
    ILose,
    Join,
    Joined,
    Plays,
    TheirCard,
    Tokens,
    Uses,
    Zap,
    cards,
    choices,
    seats,
    several_choices,
)

sides = st.integers(0, 1)
numbers = st.integers(0, 99)
atoms: st.SearchStrategy[Condition] = st.one_of(
    st.builds(
        Compare,
        st.builds(Holds, seats)
        | st.builds(HoldsTokens, seats)
        | st.builds(Tokens, sides)
        | st.builds(Allies, sides)
        | st.just(TheirCard()),
        st.sampled_from(Comparison),
        numbers,
    ),
    st.builds(
        Compare,
        st.just(TheirCard()),
        st.sampled_from([Comparison.IS, Comparison.IS_NOT]),
        cards,
        st.just("card"),
    ),
    st.builds(
        Truth,
        st.builds(Uses, seats, st.sampled_from(PIECES))
        | st.builds(Plays, seats, st.sampled_from(PIECES))
        | st.builds(Joined, seats, sides)
        | st.sampled_from([ILose(), AgainstMe()]),
    ),
)


def _compound(parts: st.SearchStrategy[Condition]) -> st.SearchStrategy[Condition]:
    several = st.lists(parts, min_size=2, max_size=3).map(tuple)
    return st.builds(Not, parts) | st.builds(And, several) | st.builds(Or, several)


conditions = st.recursive(atoms, _compound, max_leaves=6)


@st.composite
def clauses(draw: st.DrawFn) -> Clause:
    first: Choice = draw(choices)
    others = draw(st.lists(st.just(NO) | several_choices[first.about], max_size=2))
    several = [first, *others]
    if draw(st.booleans()):
        several.reverse()
    spoken = next(choice for choice in several if choice is not NO)
    return Clause(
        spoken.word,
        spoken.about,
        tuple(Alternative(choice, draw(st.none() | conditions)) for choice in several),
        draw(st.integers(0, 12)) if spoken.of_challenge else 0,
        draw(st.none() | st.integers(1, 20)),
    )


@given(clauses())
def test_a_clause_survives_its_canonical_text(clause: Clause) -> None:
    reading = LANGUAGE.read(text(clause, NAMES), NAMES)
    assert reading.problems == ()
    assert reading.clauses == (clause,)


@given(clauses(), st.integers(0, 3))
def test_a_clause_survives_on_several_lines_under_a_heading(clause: Clause, under: int) -> None:
    if clause.where == 0:
        under = 0
    heading = [f"CHALLENGE {under}"] if under else []
    reading = LANGUAGE.read("\n".join([*heading, *lines(clause, NAMES, under)]), NAMES)
    assert reading.problems == ()
    assert reading.clauses == (clause,)


@given(st.lists(clauses(), max_size=6))
def test_several_clauses_keep_their_order(several: list[Clause]) -> None:
    reading = LANGUAGE.read("\n".join(text(clause, NAMES) for clause in several), NAMES)
    assert reading.clauses == tuple(several)


def test_canonical_text_is_what_a_player_would_write() -> None:
    lost = Truth(ILose())
    many = Compare(Tokens(0), Comparison.AT_LEAST, 6)
    clause = Clause.of(
        Alternative(Card("Attack 8"), Not(lost)),
        Alternative(
            Card("Attack 20"), And((many, Or((lost, Compare(TheirCard(), Comparison.IS_NOT, "Plague", "card")))))
        ),
        Card("Compromise"),
        where=2,
        limit=1,
    )
    assert text(clause, NAMES) == (
        "IN 2 CARD Attack 8 UNLESS I lose"
        " ELSE Attack 20 IF offence tokens >= 6 AND (I lose OR their card is not Plague)"
        " ELSE Compromise; at most 1"
    )


def test_counted_facts_say_what_is_counted() -> None:
    said = {
        Comparison.IS: "Blue holds exactly 8 cards",
        Comparison.IS_NOT: "Blue holds not 8 cards",
        Comparison.AT_LEAST: "Blue holds 8 cards or more",
        Comparison.MORE: "Blue holds more than 8 cards",
        Comparison.AT_MOST: "Blue holds 8 cards or fewer",
        Comparison.FEWER: "Blue holds fewer than 8 cards",
    }
    assert {op: Compare(Holds(1), op, 8).text(NAMES) for op in Comparison} == said


def test_words_without_anything_after_them_and_declining() -> None:
    assert text(Clause.of(Control()), NAMES) == "PLAY Emotion Control"
    assert text(Clause.of(Alternative(NO, Truth(ILose())), Zap(1)), NAMES) == "ZAP no IF I lose ELSE Blue"
    assert text(Clause.of(Join(0)), NAMES) == "JOIN offence"


def test_every_choice_of_the_sample_is_generated() -> None:
    """Were one missing, the law above would say nothing about it."""
    made = set()

    @given(choices)
    def collect(choice: Choice) -> None:
        made.add(type(choice))

    collect()
    assert made == set(CHOICES)
