"""What became of a player's orders: numbers, defaults and draws; and why nothing applied, where that may be told."""

import pytest

from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.trace import Answer, How, Tried
from adjudicator.engine.run.rounds import PROMISED
from adjudicator.engine.text.phrasebook import HOUSE, Tongue, book
from adjudicator.engine.text.sayings import house
from adjudicator.orders.standing.order_outcomes import OrderOutcomes
from adjudicator.orders.values.standing_orders import FALSE
from tests.orders.sample import NAMES, Release

TRIED = (Tried(0, 1, "the reason"),)
SAID = Release(3)
OUTCOMES = OrderOutcomes(
    decided={"card": "your card"},
    called={"cancels": "Zap"},
    silent={"join": "You joined nobody{where}."},
    drawn={"divide": "They were divided equally, odd ones at random."},
    label=lambda answer: f"Action {answer.detail}" if answer.about == "action" else "",
)


def answer(about: str, how: How, *, where: int = 0, order: int = 0, alternative: int = 0, detail: str = "") -> Answer:
    choice = SAID if alternative else NO
    return Answer(0, about, where, detail, how, choice, order, alternative, TRIED)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (answer("release", How.ORDERED, order=2, alternative=1), "By your order 3: RELEASE to home 3."),
        (
            answer("card", How.ORDERED, where=2, alternative=4),
            "By your order 1, alternative 4 in challenge 2: RELEASE to home 3.",
        ),
        (answer("card", How.RANDOM), "Nothing you wrote applied to your card: it was drawn at random."),
        (answer("divide", How.RANDOM, detail="3"), "They were divided equally, odd ones at random."),
        (answer("card", How.OVERRULED, where=1), "Whatever you wrote, your card in challenge 1 was drawn at random."),
        (answer("action", How.NOTHING, detail="2"), "Action 2: There was nothing left to choose for action."),
        (answer("join", How.DEFAULT, where=4), "You joined nobody in challenge 4."),
        (answer("action", How.DEFAULT, detail="2"), "Action 2: nothing you wrote applied."),
        (answer("cancels", How.DEFAULT), "Zap: nothing you wrote applied."),
    ],
)
def test_each_answer_has_its_sentence(given: Answer, said: str) -> None:
    assert list(OUTCOMES.told([given], NAMES)) == [said]


def test_declining_is_an_order_too() -> None:
    declined = Answer(0, "join", 1, "", How.ORDERED, NO, 1, 2)
    assert list(OUTCOMES.told([declined], NAMES)) == ["By your order 2, alternative 2 in challenge 1: no join."]


def test_orders_come_in_their_order_and_the_same_is_told_once() -> None:
    answers = [
        answer("card", How.RANDOM),
        *(answer("cancels", How.DEFAULT, where=where) for where in (3, 1, 3)),
        answer("card", How.RANDOM),
        answer("release", How.ORDERED, order=5, alternative=1),
        answer("release", How.ORDERED, order=1, alternative=1),
        answer("flare", How.DEFAULT, where=2),
    ]
    assert list(OUTCOMES.told(answers, NAMES)) == [
        "By your order 2: RELEASE to home 3.",
        "By your order 6: RELEASE to home 3.",
        "Nothing you wrote applied to your card: it was drawn at random.",
        "Zap: nothing you wrote applied in challenge 3 and challenge 1.",
        "Flare: nothing you wrote applied in challenge 2.",
    ]


def test_a_default_is_told_once_for_all_places() -> None:
    answers = [answer("join", How.DEFAULT, where=where) for where in (3, 1, 3, 2)]
    assert list(OUTCOMES.told(answers, NAMES)) == ["You joined nobody in challenge 1, challenge 2 and challenge 3."]


def test_of_what_he_wrote_nothing_nothing_is_said() -> None:
    unsaid = Answer(0, "cancels", 1, "", How.DEFAULT, NO)
    offers = Answer(0, "deal", 1, "", How.ORDERED, NO)
    assert list(OUTCOMES.told([unsaid, offers], NAMES)) == []


def test_who_ordered_nothing_for_it_is_not_told_that_nothing_applied() -> None:
    drawn = Answer(0, "card", 2, "", How.RANDOM, SAID)
    assert list(OUTCOMES.told([drawn], NAMES)) == [
        "You ordered nothing for your card in challenge 2: it was drawn at random."
    ]


def test_a_title_names_its_places() -> None:
    outcomes = OrderOutcomes(place="lap")
    assert list(outcomes.told([answer("turn", How.RANDOM, where=2)], NAMES)) == [
        "Nothing you wrote applied to turn in lap 2: it was drawn at random."
    ]


def test_who_sent_no_letter_is_told_that_what_he_had_ordered_before_was_used() -> None:
    every_turn = answer("release", How.ORDERED, order=0, alternative=1)
    drawn = Answer(0, "card", 1, "", How.RANDOM, NO, 0, 0)
    assert list(OUTCOMES.told([every_turn, drawn], NAMES, sent=False)) == [
        "No letter with orders came from you for this phase: what you had ordered before was used (EVERY TURN, or in "
        "an earlier phase of the turn).",
        "By your order 1: RELEASE to home 3.",
        "You ordered nothing for your card in challenge 1: it was drawn at random.",
    ]
    assert list(OUTCOMES.told([drawn], NAMES, sent=False)) == [
        "No order of yours counted: your card in challenge 1 was drawn at random."
    ]


@pytest.mark.parametrize(
    ("tongue", "said"),
    [
        (
            "en",
            (
                "Nothing you wrote applied to turn: it was drawn at random (order 1: its condition did not hold; order "
                "2, alternative 2: it was promised to something put first).",
                "You joined nobody (order 1: its condition did not hold).",
                "Action: nothing you wrote applied (order 1: its condition did not hold; order 1, alternative 2: it "
                "was promised to something put first; order 2: its condition did not hold, and so on).",
            ),
        ),
        (
            "de",
            (
                "Nichts von dem, was du geschrieben hast, passte auf turn: Das Los entschied (Befehl 1: seine "
                "Bedingung traf nicht zu; Befehl 2, Möglichkeit 2: es war schon etwas Früherem versprochen).",
                "You joined nobody (Befehl 1: seine Bedingung traf nicht zu).",
                "Action: Nichts von dem, was du geschrieben hast, passte (Befehl 1: seine Bedingung traf nicht zu; "
                "Befehl 1, Möglichkeit 2: es war schon etwas Früherem versprochen; Befehl 2: seine Bedingung traf "
                "nicht zu und so weiter).",
            ),
        ),
    ],
)
def test_a_title_may_tell_why_nothing_applied_the_first_three_reasons_once_each(
    tongue: str, said: tuple[str, ...]
) -> None:
    words = book(HOUSE, Tongue(tongue))
    outcomes = OrderOutcomes(words, silent={"join": "You joined nobody{where}."}, reasons=True)
    drawn = Answer(0, "turn", 0, "", How.RANDOM, SAID, 0, 0, (Tried(0, 1, FALSE), Tried(1, 2, PROMISED)))
    joined = Answer(0, "join", 0, "", How.DEFAULT, NO, 0, 0, (Tried(0, 1, FALSE), Tried(0, 2, FALSE)))
    tried = (Tried(0, 1, FALSE), Tried(0, 2, PROMISED), Tried(1, 1, FALSE), Tried(2, 1, house("promised-before")))
    action = Answer(0, "action", 0, "", How.DEFAULT, NO, 0, 0, tried)
    assert tuple(outcomes.told([drawn, joined, action], NAMES)) == said


def test_of_what_was_ordered_for_nothing_no_reason_is_told() -> None:
    unsaid = Answer(0, "join", 0, "", How.DEFAULT, NO)
    outcomes = OrderOutcomes(silent={"join": "You joined nobody{where}."}, reasons=True)
    assert list(outcomes.told([unsaid], NAMES)) == ["You joined nobody."]
