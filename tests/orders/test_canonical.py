"""Canonical text reads back as the clause it was written for: `read(text(clause)) == clause`."""

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.orders.values.clauses import Alternative, Clause, lines, text
from adjudicator.orders.values.conditions import And, Compare, Comparison, Not, Or, Truth
from tests.orders.generated import choices, clauses
from tests.orders.sample import (
    CHOICES,
    LANGUAGE,
    NAMES,
    Card,
    Control,
    Holds,
    ILose,
    Join,
    Release,
    TheirCard,
    Tokens,
    Zap,
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


def test_an_order_of_no_challenge_names_none_wherever_it_was_asked() -> None:
    """Otherwise it could not be read back."""
    assert text(Clause.of(Release(11), where=2), NAMES) == text(Clause.of(Release(11)), NAMES)
    assert text(Clause.of(Control(), where=2), NAMES) == "IN 2 PLAY Emotion Control"


def test_every_choice_of_the_sample_is_generated() -> None:
    """If one were missing, the law above would not be tested for it."""
    made = set()

    @settings(max_examples=200)
    @given(choices)
    def collect(choice: Choice) -> None:
        made.add(type(choice))

    collect()
    assert made == set(CHOICES)


@given(st.lists(clauses(), min_size=1, max_size=4), st.data())
def test_what_cannot_be_read_never_makes_another_order_of_what_stands(
    several: list[Clause], data: st.DataObject
) -> None:
    """Each order is there as it was meant, or not at all, on one line as on several.

    The word by which a further line belongs to an order stays: without it, that line is like any other remark.
    """
    said = [lines(clause, NAMES) if data.draw(st.booleans()) else [text(clause, NAMES)] for clause in several]
    words = [(i, j, k) for i, one in enumerate(said) for j, line in enumerate(one) for k in range(len(line.split()))]
    i, j, k = data.draw(st.sampled_from(words))
    spoilt = said[i][j].split()
    if data.draw(st.booleans()) and (j == 0 or k > 0):
        spoilt[k] = "xyzzy"
    else:
        spoilt.insert(k + 1, "xyzzy")
    said[i][j] = " ".join(spoilt)
    reading = LANGUAGE.read("\n".join(line for one in said for line in one), NAMES)
    assert reading.problems
    assert set(reading.clauses) <= set(several)
