"""Any text at all is read without an error, and every line of it is accounted for."""

from hypothesis import assume, example, given
from hypothesis import strategies as st

from adjudicator.engine.contract.heading import Heading
from adjudicator.orders.lines.letter_reading import Fate, Line
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.words.lexer import cleaned
from tests.orders.generated import clauses
from tests.orders.sample import CARDS, CHOICES, LANGUAGE, NAMES, PIECES, SEATS, SIDES

WORDS = [
    *(choice.word for choice in CHOICES),
    *CARDS,
    *PIECES,
    *SEATS,
    *SIDES,
    *"IF UNLESS ELSE OR AND NOT OTHERWISE THEN IN CHALLENGE TURN PHASE to from with on rest x any tokens cards".split(),
    *"1 2 3 20 -1 0 007 99999999999999999999 two ( ) : ; , . - * # > >= = < home planet their card holds uses".split(),
    *"at most more fewer least PASS READY WITHDRAW NOTE PRESS END all lose I give get base ELS JION EVERY".split(),
    "\u0660",
    "\ufb01",
]
pieces = st.lists(st.sampled_from(WORDS) | st.text(max_size=4), max_size=12).map(" ".join)
letters = st.text() | st.lists(pieces | st.just("") | st.text(max_size=20), max_size=8).map("\n".join)
"""Hardly any line of these is an order."""
orders = clauses().map(lambda clause: text(clause, NAMES))


@st.composite
def almost_orders(draw: st.DrawFn) -> str:
    """An order in which some words are others, or missing, or too many: every other one is still an order."""
    words = draw(orders).split()
    at = draw(st.integers(0, len(words)))
    words[at : at + draw(st.integers(0, 2))] = draw(st.lists(st.sampled_from(WORDS), max_size=2))
    return " ".join(words)


@given(letters, st.none() | st.just(Heading(3, 1)))
def test_every_line_is_accounted_for(letter: str, heading: Heading | None) -> None:
    reading = LANGUAGE.read(letter, NAMES, heading)
    visible = {number for number, line in enumerate(letter.splitlines(), start=1) if cleaned(line).strip()}
    assert visible <= set(reading.fates)
    if "press" not in letter.casefold():  # of a message without END one problem speaks for all of its lines
        unread = {number for number, fate in reading.fates.items() if fate is Fate.PROBLEM}
        assert unread <= {problem.line for problem in reading.problems}
    for problem in reading.problems:
        assert problem.sentence
        assert str(problem).startswith(f"line {problem.line}: ")


@given(orders, st.lists(almost_orders() | pieces, max_size=3))
@example("OWN COLOUR redraw", ["(", "to home 1; at most 1"])
def test_whatever_is_read_reads_the_same_from_its_canonical_text(first: str, others: list[str]) -> None:
    reading = LANGUAGE.read("\n".join((first, *others)), NAMES)
    # A line below may go on with the first order. Where that cannot be read neither stands, and both are told of.
    # A line of signs alone says nothing.
    below = next((number for number, said in enumerate(others, start=2) if any(map(str.isalnum, said))), 2)
    assert reading.clauses or {1, below} <= {problem.line for problem in reading.problems}
    for clause in reading.clauses:
        assert LANGUAGE.read(text(clause, NAMES), NAMES).clauses == (clause,)


@given(almost_orders())
def test_whatever_is_kept_for_later_is_what_it_would_have_been_now(line: str) -> None:
    """An order for later is kept in words that mean the same when they are read again."""
    now = LANGUAGE.read(line, NAMES, Heading(3, 1))
    later = LANGUAGE.read(f"TURN 4 PHASE 1\n{line}", NAMES, Heading(3, 1))
    assume(len(now.clauses) == len(later.kept) == 1 and not now.kept)
    assert LANGUAGE.read(later.kept[0].words, NAMES).clauses == now.clauses


@given(clauses())
def test_a_clause_is_kept_as_it_is(clause: Clause) -> None:
    (kept,) = LANGUAGE.read(f"PHASE 2\n{text(clause, NAMES)}", NAMES, Heading(3, 1)).kept
    assert kept.question[1:] == clause.question
    assert LANGUAGE.read(kept.words, NAMES).clauses == (clause,)


@given(st.lists(st.tuples(pieces, st.booleans()), max_size=8))
def test_lines_of_context_are_never_accounted_for(several: list[tuple[str, bool]]) -> None:
    letter = [Line(number, line, context) for number, (line, context) in enumerate(several, start=1)]
    reading = LANGUAGE.read(letter, NAMES)
    assert set(reading.fates).isdisjoint(line.number for line in letter if line.context)


def test_very_long_orders_are_refused_and_do_no_harm() -> None:
    long = "LIMBO " + ", ".join(["1 to home 1"] * 5000)
    deep = "ZAP any IF " + "NOT " * 5000 + "I lose"
    nested = "ZAP any IF " + "(" * 5000 + "I lose" + ")" * 5000
    many = "ZAP any" + " ELSE Blue" * 2000
    reading = LANGUAGE.read(f"{long}\n{deep}\n{nested}\n{many}", NAMES)
    assert [problem.line for problem in reading.problems] == [1, 2, 3]
    assert len(reading.clauses[0].alternatives) == 2001
