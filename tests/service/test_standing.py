"""What is kept of a letter says the same as the letter; later letters and carried answers are merged."""

import re

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.heading import Heading
from adjudicator.games.catalogue import title
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.standing import phase_orders
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.service.game import orders_on_file
from adjudicator.service.game.resolution import dealt
from tests.service.house import House

COSMIC = title("postal-cosmic")
DEALT = dealt(COSMIC, 4, {}, Chance(b"a seed for tests"))
VIEW = DEALT.boundary.views[0]
TARGET = VIEW.seats[VIEW.targets[0][0]]  # type: ignore[attr-defined]

SAID = (
    "",
    "Dear GM,",
    "I hope this finds you well",
    f"ATTACK {TARGET} 1 with 4 from home 1",
    f"ATACK {TARGET} 2 with 4 from home 1",
    f"ATTACK {TARGET} 9",
    f"ELSE {TARGET} 2 with 3 from home 1",
    f"  OR {TARGET} 3 with 2 from",
    "home 2",
    "IF Blue holds 8 cards or more",
    "ZAP any IF used against me; at most 1",
    "zap",
    "CHALLENGE 1",
    "CHALLENGE 99",
    "TURN 1 PHASE 1",
    "TURN 7 PHASE 3",
    "PHASE 2",
    "EVERY TURN",
    "EVERY TURN RELEASE to home 1",
    "PHASE 3: CARD Attack 8",
    "EVERY CHALLENGE",
    "OWN COLOUR redraw",
    "1. ATTACK planet 2 with 1 from home 3",
    "2. planet 4 with 1 from home 3",
    "PASS",
    "READY",
    "WITHDRAW ALL",
    "WITHDRAW line 1",
    "REPLACE ALL",
    "NOTE to GM: my secret plan",
    "and it goes on",
    "PRESS to Blue: hello END",
    "PRESS to Blue",
    "STATUS",
    "Yours,",
    "Ann",
)

FORM = tuple(
    text for text in SAID if text.startswith(("ATTACK", "ELSE", "ZAP any", "CHALLENGE 1", "TURN", "EVERY", "OWN"))
)
"""What can stand in an order form, and so in a letter without having been written for it."""

LETTERS = st.lists(
    st.tuples(st.sampled_from(SAID), st.just(False)) | st.tuples(st.sampled_from(FORM), st.booleans()), max_size=12
).map(lambda said: tuple(Line(number, text, context) for number, (text, context) in enumerate(said, start=1)))


def read(lines: tuple[Line, ...]) -> LetterReading:
    return orders_on_file.read(COSMIC, VIEW, 0, lines)


def kept_of(lines: tuple[Line, ...]) -> orders_on_file.Body | None:
    return orders_on_file.body(COSMIC, VIEW, 0, lines, read(lines))


@given(LETTERS)
def test_what_is_kept_of_a_letter_orders_the_same(lines: tuple[Line, ...]) -> None:
    reading = read(lines)
    body = kept_of(lines)
    of_phase = [one for one in reading.directives if one.word in OF_A_PHASE]
    if body is None:
        assert not reading.read
        assert not reading.kept
        assert not of_phase
        return
    again = read(orders_on_file.kept(orders_on_file.written(body)))
    assert again.read == reading.read
    assert again.kept == reading.kept
    assert [one for one in again.directives if one.word in OF_A_PHASE] == of_phase
    assert again.counts == reading.counts


@given(LETTERS)
def test_what_is_kept_of_a_letter_is_remembered_as_it_would_be_read(lines: tuple[Line, ...]) -> None:
    kept = kept_of(lines)
    if kept is not None:
        again = orders_on_file.language_of(COSMIC).read(
            kept, COSMIC.vocabulary(VIEW, 0), COSMIC.where(VIEW), COSMIC.phases
        )
        assert read(kept) == again


@given(LETTERS)
def test_private_words_are_never_kept(lines: tuple[Line, ...]) -> None:
    body = kept_of(lines) or ()
    assert not any("secret" in line.text or "hello" in line.text for line in body if not line.context)


def body(*texts: str) -> orders_on_file.Body:
    return tuple(Line(number, text) for number, text in enumerate(texts, start=1))


def test_carried_answers_stay_last_until_they_are_answered_anew() -> None:
    before = orders_on_file.orders(
        COSMIC, VIEW, 0, [body("OWN COLOUR redraw", f"ATTACK {TARGET} 1 with 4 from home 1")]
    )
    kept = phase_orders.carried(COSMIC, Heading(1, 3), VIEW, 0, before)
    assert [clause.about for clause in kept.clauses] == ["own colour"]
    after = orders_on_file.orders(COSMIC, VIEW, 0, [body("ZAP any")], kept)
    assert [clause.about for clause in after.clauses][-1] == "own colour"
    assert len(after.clauses) == 2
    anew = orders_on_file.orders(COSMIC, VIEW, 0, [body("OWN COLOUR attack Blue on home 1")], kept)
    assert len(anew.clauses) == 1
    assert anew.clauses != kept.clauses
    assert orders_on_file.orders(COSMIC, VIEW, 0, [body("WITHDRAW ALL")], kept).clauses == ()


def test_nothing_carries_over_into_another_turn() -> None:
    before = orders_on_file.orders(COSMIC, VIEW, 0, [body("OWN COLOUR redraw")])
    assert phase_orders.carried(COSMIC, Heading(2, 4), VIEW, 0, before) == phase_orders.NOTHING


def test_carried_orders_alone_are_no_letter() -> None:
    before = orders_on_file.orders(COSMIC, VIEW, 0, [body("OWN COLOUR redraw")])
    assert before.heard
    assert not orders_on_file.orders(COSMIC, VIEW, 0, [], phase_orders.Carried(before.clauses)).heard


def test_an_agreement_is_reported_with_the_words_and_players_that_its_writer_gave_it(house: House) -> None:
    house.begun(players=4, options={"agreements": "all"})
    house.reply(0, 'AGREE "Zaps" with Blue')
    house.reply(1, 'AGREE "zaps" with Blue, Red')
    house.next_phase()
    orders = [house.prose(seat, "report").split("What became of your orders")[1] for seat in range(2)]
    assert 'By your order 1: AGREE "Zaps" with Blue.' in orders[0]
    assert 'By your order 1: AGREE "zaps" with Red.' in orders[1]


def test_an_example_of_an_acknowledgement_can_be_sent_back_as_it_stands(house: House) -> None:
    house.begun(players=4)
    for seat in range(4):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    sent = 0
    for seat in range(4):
        house.reply(seat, "PASS")
        house.reply(seat, "INVITE nobody")
        for line in re.findall(r"For example: (IN \d .*?)(?:\n\n|\n- |$)", house.prose(seat, "answer"), re.S):
            house.reply(seat, " ".join(line.split()))
            assert "Not understood" not in house.prose(seat, "answer")
            assert " ".join(line.split()) in " ".join(house.prose(seat, "answer").split())
            sent += 1
    assert sent
