"""The order form with a plan of several laps: it stands below its question, and what is not planned yet is asked."""

from typing import Any

from adjudicator.engine.text.phrasebook import HOUSE, book
from adjudicator.games.catalogue import title
from adjudicator.orders.grammar.known_facts import everywhere
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.standing.order_form import both
from adjudicator.orders.standing.readback import gone, unanswered

TITLE = title("cosmoclasm")
_, VIEWS = TITLE.position(
    "turn 2 phase 2, 2 players",
    (
        "Martians: hand sun drone/mech, sun mech/mech; played sun drone/drone; suit sun; 1 turn",
        "Humans: hand moon mech/mech",
    ),
    {},
)
SILENCE = "# If you say nothing: you retire, or, after your first turn of the phase, the phase ends there."


def below_the_question(letter: str, view: Any = VIEWS[0]) -> tuple[list[str], bool]:
    """The form's lines for a player's turns when this letter stands, and whether that question is left open."""
    names, heading = TITLE.vocabulary(view, 0), TITLE.where(view)
    standing = language(TITLE.choices, TITLE.facts).read(letter, names, heading, TITLE.phases).clauses
    questions = TITLE.questions(view, 0)
    over = gone(TITLE, view, 0, standing)
    lines, _ = both(heading, questions, standing, names, {}, book(HOUSE), over)
    assert not [line for line in lines if line.startswith("EVERY LAP")]
    start = next(i for i, line in enumerate(lines) if line.startswith("# What do you do in your turns?"))
    return lines[start + 1 : lines.index("", start)], any(
        one.question.about == "turn" for one in unanswered(standing, questions, over)
    )


def test_a_plan_for_the_lap_that_comes_answers_the_question() -> None:
    plan = ["IN 2 PLAY sun mech/mech", "IN 3 RETIRE"]
    assert below_the_question("\n".join(plan)) == (plan, False)


def test_a_plan_for_a_later_lap_leaves_open_what_is_done_before() -> None:
    lines, is_open = below_the_question("IN 3 RETIRE")
    assert is_open
    assert lines[0] == SILENCE
    assert lines[-1] == "IN 3 RETIRE"
    assert "# PLAY sun drone/mech IF NOT Martians most drone" in lines


def test_a_line_for_every_lap_answers_it_beside_those_for_one() -> None:
    assert below_the_question("IN 3 RETIRE\nPLAY sun mech/mech") == (["IN 3 RETIRE", "PLAY sun mech/mech"], False)


def with_abilities(*statements: str) -> Any:
    _, views = TITLE.position("turn 2 phase 2, 3 players", statements, {"abilities": "yes"})
    return views


def test_a_card_that_has_been_played_answers_nothing_and_stands_below_what_would() -> None:
    lines, is_open = below_the_question("PLAY sun drone/drone")
    assert is_open
    assert (lines[0], lines[-1]) == (SILENCE, "PLAY sun drone/drone")
    assert below_the_question("PLAY sun drone/drone\nPLAY sun drone/mech") == (
        ["PLAY sun drone/drone", "PLAY sun drone/mech"],
        False,
    )


def test_nor_does_it_with_an_ability_that_nothing_of_the_plan_brings_it_back_with() -> None:
    view, *_ = with_abilities("Martians: hand sun drone/mech; played sun drone/drone; suit sun; 1 turn")
    assert below_the_question("PLAY sun drone/drone", view)[1]
    back = "PLAY sun drone/mech with regeneration of sun drone/drone"
    assert not below_the_question(f"PLAY sun drone/drone\n{back}", view)[1]


def known(view: Any, seat: int = 0) -> str:
    return everywhere(TITLE.facts, TITLE.vocabulary(view, seat), view, seat, ())[0]


def test_what_is_known_says_which_lap_comes_and_nothing_of_which_nobody_has_any() -> None:
    assert known(VIEWS[0]) == (
        "would take: Martians 1, Humans 0; turns: Martians 1, Humans 0; hand: Martians 2, Humans 1;"
        " players left 2; lap 2; round 2"
    )
    assert known(VIEWS[1], 1).endswith("players left 2; lap 1; round 2")
    _, views = TITLE.position("turn 2 phase 1, 2 players", ("Martians: hand sun drone/mech",), {})
    assert known(views[0]) == "hand: Martians 1, Humans 0; players left 2; lap 1; round 2"


def test_whoever_has_retired_is_told_of_no_lap() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", ("Martians: retired",), {})
    assert known(views[0]).endswith("players left 1; round 2")


def test_what_silence_comes_to_is_that_of_the_tempo() -> None:
    def silence(tempo: str, seat: int) -> str:
        _, views = TITLE.position("turn 2 phase 1, 2 players", ("Martians: to move",), {"tempo": tempo})
        return next(one.silence for one in TITLE.questions(views[seat], seat) if one.about == "turn")

    both_ways = "you retire, or, after your first turn of the phase, the phase ends there"
    assert silence("lap", 1) == silence("turn", 0) == both_ways
    assert silence("turn", 1) == "the phase ends when it is your turn"
    assert silence("round", 0) == silence("round", 1) == "you retire"
