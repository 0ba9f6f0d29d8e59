"""The order form and the read-back say what stands, what is open and what would answer it."""

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Question
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.standing.order_form import brief, form
from adjudicator.orders.standing.readback import Open, readback, unanswered
from adjudicator.orders.values.clauses import Clause
from tests.orders.generated import clauses
from tests.orders.sample import LANGUAGE, NAMES

HEADING = Heading(3, 1)
ATTACK = Question(
    about="attack", prompt="Which planet do you attack?", lines=("ATTACK Blue 4 with 4",), silence="drawn at random"
)
RELEASE = Question(
    about="release", prompt="Where does your token go?", lines=("RELEASE to home 1",), silence="it waits in Limbo."
)
CARDS = tuple(
    Question(
        about="card", where=where, prompt=f"Your card in challenge {where}", lines=("CARD Attack 8",), silence="random"
    )
    for where in (1, 2)
)
INVITE = Question(
    about="invite", where=2, prompt="Whom do you invite?", lines=("INVITE Red",), silence="nobody", owed=False
)
QUESTIONS = (CARDS[0], ATTACK, RELEASE, INVITE, CARDS[1])

STANDING = LANGUAGE.read(
    "ZAP any\nATTACK Blue 4 with 4 ELSE Blue 2\nIN 1 CARD Attack 8 IF I lose\nINVITE Red\nIN 3 FLARE Zombie", NAMES
).clauses


def test_a_form() -> None:
    lines = form(HEADING, QUESTIONS, STANDING, NAMES)
    assert (
        "\n".join(line for line in lines if not line.startswith("# Change") and not line.startswith("# it say"))
        == """\
BEGIN ORDERS
TURN 3 PHASE 1

# Which planet do you attack?
ATTACK Blue 4 with 4
  ELSE Blue 2

# Where does your token go?
# If you say nothing: it waits in Limbo.
# RELEASE to home 1

CHALLENGE 1

# Your card in challenge 1
CARD Attack 8 IF I lose

CHALLENGE 2

# Whom do you invite?
# Answered for every challenge, below.

# Your card in challenge 2
# If you say nothing: random.
# CARD Attack 8

EVERY CHALLENGE
# What else stands, wherever it can be used:
ZAP any
INVITE Red
IN 3 FLARE Zombie

END ORDERS"""
    )


@given(st.lists(clauses(), max_size=5), st.sets(st.sampled_from(QUESTIONS)))
def test_a_form_sent_back_as_it_came_says_what_stood(standing: list[Clause], questions: set[Question]) -> None:
    """The order of clauses on different questions may change, that of those on one question may not."""
    lines = form(HEADING, sorted(questions, key=lambda q: q.prompt), standing, NAMES)
    reading = LANGUAGE.read("\n".join(lines), NAMES, HEADING)
    assert reading.problems == ()
    assert sorted(map(repr, reading.clauses)) == sorted(map(repr, standing))
    for question in {clause.question for clause in standing}:
        assert [clause for clause in reading.clauses if clause.question == question] == [
            clause for clause in standing if clause.question == question
        ]


def reply(change: dict[str, str]) -> list[Line]:
    """The form as quoted in a reply: unchanged lines are context, changed ones the player's own."""
    sent = form(HEADING, QUESTIONS, STANDING, NAMES)
    assert set(change) <= set(sent)
    return [Line(number, change.get(line, line), line not in change) for number, line in enumerate(sent, start=1)]


def test_only_what_was_changed_in_a_quoted_form_is_said_again() -> None:
    reading = LANGUAGE.read(reply({"# CARD Attack 8": "CARD Attack 4"}), NAMES, HEADING)
    assert reading.clauses == LANGUAGE.read("IN 2 CARD Attack 4", NAMES).clauses
    assert LANGUAGE.read(reply({}), NAMES, HEADING).clauses == ()


def test_words_below_an_order_of_the_form_do_not_say_it_again() -> None:
    lines = (Line(1, "ATTACK Blue 4", context=True), Line(2, "Thanks for everything"))
    reading = LANGUAGE.read(lines, NAMES, HEADING)
    assert reading.clauses == ()
    assert 1 not in reading.fates


def test_changing_one_alternative_says_its_whole_order_again() -> None:
    for change, order in (
        ({"  ELSE Blue 2": "  ELSE Blue 3"}, "ATTACK Blue 4 with 4 ELSE Blue 3"),
        ({"ATTACK Blue 4 with 4": "ATTACK Blue 4 with 1"}, "ATTACK Blue 4 with 1 ELSE Blue 2"),
    ):
        assert LANGUAGE.read(reply(change), NAMES, HEADING).clauses == LANGUAGE.read(order, NAMES).clauses


def test_a_readback() -> None:
    reading = LANGUAGE.read("Hi,\nATTACK Blue 4\nDEFENDER Purple\n\nBest wishes", NAMES)
    answer = readback((*reading.clauses, *STANDING), QUESTIONS, NAMES, reading)
    assert answer.numbered() == [
        "1. ATTACK Blue 4",
        "2. ZAP any",
        "3. ATTACK Blue 4 with 4 ELSE Blue 2",
        "4. IN 1 CARD Attack 8 IF I lose",
        "5. INVITE Red",
        "6. IN 3 FLARE Zombie",
    ]
    assert [problem.line for problem in answer.problems] == [3]
    assert [ignored.line for ignored in answer.ignored] == [1, 5]
    assert answer.open == (Open(CARDS[0], partly=True), Open(RELEASE, partly=False), Open(CARDS[1], partly=False))
    assert LANGUAGE.read("\n".join(answer.numbered()), NAMES).clauses == (*reading.clauses, *STANDING)


def test_nothing_is_open_when_everything_is_answered() -> None:
    assert unanswered(LANGUAGE.read("CARD Attack 8", NAMES).clauses, CARDS) == ()
    assert unanswered(LANGUAGE.read("INVITE nobody", NAMES).clauses, (INVITE,)) == ()


def test_where_there_is_little_room_a_form_is_its_lines_then_one_for_each_question_then_what_stands() -> None:
    card = Question(about="card", where=1, prompt="Your card", lines=("CARD Attack 8", "CARD Morph"), silence="random")
    stands = LANGUAGE.read("ATTACK Blue 4 with 4\nZAP any", NAMES).clauses
    assert brief(HEADING, (ATTACK, card), stands, NAMES) == (
        (
            "TURN 3 PHASE 1",
            "ATTACK Blue 4 with 4",
            "CHALLENGE 1",
            "# CARD Attack 8",
            "# CARD Morph",
            "EVERY CHALLENGE",
            "ZAP any",
        ),
        ("TURN 3 PHASE 1", "ATTACK Blue 4 with 4", "CHALLENGE 1", "# CARD Attack 8", "EVERY CHALLENGE", "ZAP any"),
        ("TURN 3 PHASE 1", "ATTACK Blue 4 with 4", "EVERY CHALLENGE", "ZAP any"),
    )
