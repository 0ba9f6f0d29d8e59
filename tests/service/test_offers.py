"""Offers: what an answer offers stands after a YES, and what was understood stands until a NO."""

import pytest
from msgspec.structs import replace

from adjudicator.service.game import table
from tests.service.house import House
from tests.service.offering import ASKED, LAUNCH, MEANT, PLAGUE, YES_LATER, asking, standing, willing

__all__ = ["asking", "willing"]


@pytest.mark.parametrize(
    "answer", ["YES", "yes please", "Ja!", "ok", "\N{THUMBS UP SIGN}", "YES 1", "1", "the first one"]
)
def test_what_was_offered_stands_after_a_yes(asking: House, answer: str) -> None:
    asking.reply(0, LAUNCH)
    assert standing(asking) == []
    assert f"YES 1: {MEANT}" in asking.answer(0)
    asking.reply(0, answer, kind="")
    assert standing(asking) == [MEANT]
    said = asking.answer(0)
    assert said.startswith("[andromeda] Turn 1 phase 1: orders of Red")
    assert f"As you say, this stands: {MEANT}" in said


@pytest.mark.parametrize(
    "answer", ["no", "Nein danke", "\N{THUMBS DOWN SIGN}", "maybe", "yes?", "2", "YES 2", "thanks"]
)
def test_nothing_stands_after_another_answer(asking: House, answer: str) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, answer, kind="")
    assert standing(asking) == []


@pytest.mark.parametrize(
    "answer",
    [
        "Yes. Sorry, I was on the train.",
        "yes sorry was on the train",
        "Ja, ab die Post!",
        "Yes!\n\nNever played this one before, so fingers crossed.\n\nAnn",
        "The first one then, sorry for being unclear.",
    ],
)
def test_what_is_said_beside_a_yes_changes_nothing(asking: House, answer: str) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, answer, kind="")
    assert standing(asking) == [MEANT]


@pytest.mark.parametrize(
    "answer", ["Yes, plus one from home 3", "yes if Bob agrees", "Yes, unless you think otherwise"]
)
def test_what_is_said_beside_a_yes_may_take_it_back(asking: House, answer: str) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, answer, kind="")
    assert standing(asking) == []


@pytest.mark.parametrize(
    ("answer", "orders"),
    [
        ("Just 2. I'll decide about Bob when I know more.", [YES_LATER]),
        ("1, not the plague, I don't want Green mad at me", [MEANT]),
        ("1 yes, 2 no. The plague can wait.", [MEANT]),
        ("1. And zap Blue if used against me", []),
        ("Yes. And zap Blue if used against me", [MEANT, YES_LATER, "ZAP Blue IF used against me"]),
    ],
)
def test_who_takes_one_may_say_why_the_others_wait(asking: House, answer: str, orders: list[str]) -> None:
    asking.reply(0, f"{LAUNCH}\nuse Plague on Green")
    asking.reply(0, answer, kind="")
    assert sorted(standing(asking)) == sorted(orders)


def test_a_number_that_was_not_offered_is_told_which_there_are(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, "YES 7", kind="")
    assert "nothing was offered under the number 7; there is 1" in asking.answer(0)
    assert "NOT DONE" in asking.answer(0)


@pytest.mark.parametrize("answer", ["The last one please. Bob will not like it.", "The second one. Bob may wait."])
def test_a_place_among_offers_of_which_there_are_none_is_told(willing: House, answer: str) -> None:
    willing.reply(0, LAUNCH)
    assert standing(willing) == [MEANT]
    willing.reply(0, answer, kind="")
    assert standing(willing) == [MEANT]
    assert "NOT DONE" in willing.answer(0)


def test_of_several_offers_the_numbers_choose(asking: House) -> None:
    asking.reply(0, f"{LAUNCH}\nuse Plague on Green")
    assert "YES 2: PLAY Plague on Green" in asking.answer(0)
    asking.reply(0, "no, 2", kind="")
    assert standing(asking) == [YES_LATER]
    asking.reply(0, "YES 1")  # in answer to the report, as many do: the number says which
    assert standing(asking) == [YES_LATER, MEANT]


def test_an_answer_above_its_quotation_counts(asking: House) -> None:
    asking.reply(0, LAUNCH)
    shown = asking.last(0)
    quoted = "\n".join(f"> {line.text}" for line in shown.lines)
    asking.reply(0, f"Yes\n\nThe Adjudicator wrote:\n{quoted}", kind="")
    assert standing(asking) == [MEANT]


def test_a_yes_in_a_quotation_does_nothing(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, "what is this?\n\n> YES\n> YES 1\n", kind="")
    assert standing(asking) == []


def test_a_yes_of_a_stranger_does_nothing(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.receive(asking.raw("YES", sender="eve@mail.test", answers=asking.last(0)))
    assert standing(asking) == []
    asking.reply(1, "YES 1", kind="")
    assert standing(asking) == standing(asking, 1) == []


def test_a_bare_yes_to_another_letter_takes_nothing(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, "Yes")  # the report has questions of its own, such as "Do you play Plague?"
    assert standing(asking) == []
    assert "answer with its number: there is 1" in asking.answer(0)


def test_an_offer_is_out_of_date_when_other_orders_stand(asking: House) -> None:
    asking.reply(0, LAUNCH)
    offered = asking.last(0)
    asking.reply(0, "ATTACK Blue 1 with 2 from home 1")
    asking.receive(asking.raw("YES", answers=offered, to=offered.reply_to))
    assert standing(asking) == ["ATTACK Blue 1 with 2 from home 1"]
    assert "out of date" in asking.answer(0)


def test_an_offer_on_another_question_lives_on(asking: House) -> None:
    asking.reply(0, LAUNCH)
    offered = asking.last(0)
    asking.reply(0, YES_LATER)
    asking.receive(asking.raw("YES", answers=offered, to=offered.reply_to))
    assert standing(asking) == [YES_LATER, MEANT]


def test_an_order_of_the_same_letter_comes_before_an_offer(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, "yes\nATTACK Blue 1 with 2 from home 1", kind="")
    assert standing(asking) == ["ATTACK Blue 1 with 2 from home 1"]


@pytest.mark.parametrize(
    "below",
    ["but only with 3 tokens of them if Blue is away", "aber nur mit drei von denen", "unless he plays something"],
)
def test_a_yes_that_is_narrowed_takes_nothing(asking: House, below: str) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, f"Yes\n{below}", kind="")
    assert standing(asking) == []
    assert "line 2 narrows this" in asking.answer(0)


def test_a_line_that_can_mean_only_one_order_stands_as_it_was_understood(willing: House) -> None:
    filed = willing.reply(0, LAUNCH)
    assert filed.verdict == "accepted"
    assert standing(willing) == [MEANT]
    said = willing.answer(0)
    assert said.startswith("[andromeda] PLEASE CHECK: ")
    assert f'"{LAUNCH}" is read as 1: {MEANT}' in said
    assert "This stands unless you write NO." in said


@pytest.mark.parametrize("answer", ["NO", "nein", "no thanks", "not 1", "\N{THUMBS DOWN SIGN}"])
def test_what_was_understood_falls_with_a_no(willing: House, answer: str) -> None:
    willing.reply(0, LAUNCH)
    willing.reply(0, answer, kind="")
    assert standing(willing) == []
    assert f"This does not stand any more: {MEANT}" in willing.answer(0)


def test_a_yes_confirms_what_was_understood(willing: House) -> None:
    willing.reply(0, LAUNCH)
    willing.reply(0, "yes", kind="")
    assert standing(willing) == [MEANT]
    assert f"This stands already: {MEANT}" in willing.answer(0)


@pytest.mark.parametrize(
    "doubtful",
    [
        ASKED,
        PLAGUE,
        f"{LAUNCH} if I feel like it",
        f"do not {LAUNCH}",
        f"{LAUNCH}?",
        f"{LAUNCH} or Blue 4",
        f"{LAUNCH} with 3",
        f"vielleicht {LAUNCH}",
    ],
)
def test_in_doubt_nothing_stands(willing: House, doubtful: str) -> None:
    willing.reply(0, doubtful)
    assert standing(willing) == []


@pytest.mark.parametrize(
    ("letter", "shown"),
    [
        ("frobnicate the hordes of the east", "Still open ---------- - Which planet in the system of Blue do you"),
        ("the Plague shall come over them all, one day", "What you may decide ------------------- - Do you play"),
    ],
)
def test_a_refusal_shows_what_was_tried_with_an_example_and_no_form(willing: House, letter: str, shown: str) -> None:
    willing.reply(0, letter)
    said = willing.answer(0)
    assert said.startswith("[andromeda] NOT DONE: ")
    assert shown in said
    assert "BEGIN ORDERS" not in said
    assert len(said.split()) < FEW_WORDS
    willing.reply(0, "FORM")
    assert "BEGIN ORDERS" in willing.answer(0)


def test_what_is_answered_already_is_only_offered(willing: House) -> None:
    willing.reply(0, "ATTACK Blue 1 with 2 from home 1")
    willing.reply(0, LAUNCH)
    assert standing(willing) == ["ATTACK Blue 1 with 2 from home 1"]
    assert f"YES 1: {MEANT}" in willing.answer(0)
    willing.reply(0, "YES", kind="")
    assert standing(willing) == [MEANT]


def test_orders_that_were_understood_are_no_missed_phase(willing: House) -> None:
    willing.reply(0, LAUNCH)
    laid = willing.table()
    with willing.store.unit() as unit:
        assert table.orders(unit, laid, 0).heard


def test_what_leaves_something_out_waits_for_no_yes(asking: House) -> None:
    asking.reply(0, "zap Blue iff used agaisnt me")
    assert "YES" not in asking.answer(0)
    asking.reply(0, "yes", kind="")
    assert standing(asking) == []


FEW_WORDS = 190
"""Of a refusal that shows two questions; with a form it had nearly twice as many in most phases."""
UNDECIDED = "I attack planet 2 or maybe planet 3 with 4 from home 1, still can't decide"
READINGS = ["ATTACK Blue 2 with 4 from home 1", "ATTACK Blue 3 with 4 from home 1"]


def test_of_what_a_line_leaves_open_each_reading_has_its_number(willing: House) -> None:
    willing.reply(0, UNDECIDED)
    assert standing(willing) == []
    answer = willing.answer(0)
    assert "this can mean more than one order" in answer
    assert "Which of these do you mean?" in answer
    assert all(f"YES {number}: {words}" in answer for number, words in enumerate(READINGS, start=1))
    assert "Did you mean this?" not in answer


@pytest.mark.parametrize("answer", ["YES", "1 and 2", "yes please"])
def test_a_yes_to_readings_needs_one_number(willing: House, answer: str) -> None:
    willing.reply(0, UNDECIDED)
    willing.reply(0, answer, kind="")
    assert standing(willing) == []


@pytest.mark.parametrize(("answer", "place"), [("YES 2", 1), ("1", 0), ("the second one", 1), ("planet 3", 1)])
def test_the_reading_that_is_chosen_stands_alone(willing: House, answer: str, place: int) -> None:
    willing.reply(0, UNDECIDED)
    willing.reply(0, answer, kind="")
    assert standing(willing) == [READINGS[place]]


def test_an_order_of_another_phase_is_a_hint_and_no_offer(asking: House) -> None:
    asking.reply(0, "CRAD Attack 4 in challenge 1")
    answer = asking.answer(0)
    assert "YES 1" not in answer
    assert 'did you mean "CARD Attack 4 in challenge 1"?' in " ".join(answer.split())


def test_the_subject_says_that_an_order_can_never_be_done(asking: House) -> None:
    asking.reply(0, "CARD Attack 40")
    asking.reply(0, "ATTACK Blue 3 with 4 from home 2")
    assert asking.answer(0).startswith("[andromeda] Turn 1 phase 1")
    asking.reply(0, "ATTACK Blue 3 with 9 from home 2")
    assert asking.answer(0).startswith("[andromeda] CANNOT BE DONE: Turn 1 phase 1")


@pytest.mark.parametrize("order", ["REDRAW", "RELEASE to home 1"])
def test_the_subject_says_that_no_situation_asks_for_an_order(asking: House, order: str) -> None:
    asking.office = replace(asking.office, situations=4)
    asking.reply(0, order)
    assert asking.answer(0).startswith("[andromeda] CANNOT BE DONE: Turn 1 phase 1")


@pytest.mark.parametrize("said", ["lays Attack 4", "lege Attack 4", "Red"])
def test_a_name_is_no_slip_of_an_order_word(asking: House, said: str) -> None:
    asking.reply(0, said)
    answer = asking.answer(0)
    assert "NOT DONE" in answer
    assert '"ATTACK"' not in answer
    assert '"READY"' not in answer


def test_a_part_of_a_phase_is_no_number_of_an_order(house: House) -> None:
    house.begun(title="cosmoforce")
    for seat in range(3):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    house.reply(0, "DAMAGE anything\nHARM ready\nRAM Blue as action 1\nRAM Green as action 2")
    house.next_phase()
    house.reply(0, "WHY action 2")
    assert "Order 4" in house.answer(0)
    assert "Order 2" not in house.answer(0)
