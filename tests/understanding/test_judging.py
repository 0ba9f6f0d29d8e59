"""Each verdict on an answer to a letter, and what does not matter for it."""

import pytest

from tests.understanding.answers import Answer, answered, reading, said
from tests.understanding.judging import Verdict, verdict
from tests.understanding.letters import Letter, Lines, Means, Written

MEANT = ("IN 1 INVITE Green", "IN 2 JOIN offence with 2 from home 1")
ORDERS = Means(orders=MEANT)
EITHER = Means(
    either=(("IN 1 INVITE Green",), ("IN 1 INVITE Purple",)),
    also=(("IN 1 INVITE Green ELSE Purple",),),
)
TALK = Means(nothing=True)
CUT = Means(orders=MEANT, leaves=("if she is nice",))
LATER = Means(orders=("IN 1 INVITE Green",), later=("PHASE 3: CARD Attack 8",))


def letter(means: Means, text: str = "Hello") -> Letter:
    return Letter("postal-cosmic", "sample.en", 1, "en", "allies", Written("talk", text, means))


def answer(
    means: Means, stands: Lines = (), offers: Lines = (), readings: tuple[Lines, ...] = (), named: str = ""
) -> Verdict:
    asked = letter(means)
    place = asked.place
    spoken = [said(place, reading(place, lines)) for lines in (stands, offers, *readings)]
    return verdict(asked, Answer(spoken[0], spoken[1], tuple(spoken[2:]), named))


@pytest.mark.parametrize(
    ("stands", "offers", "found"),
    [
        ((), MEANT, Verdict.UNDERSTOOD),
        (MEANT, (), Verdict.UNDERSTOOD),
        (MEANT[:1], MEANT[1:], Verdict.UNDERSTOOD),
        ((), MEANT[::-1], Verdict.UNDERSTOOD),
        ((), ("INVITE Green", "JOIN offence with 2 from home 1"), Verdict.UNDERSTOOD),
        ((), MEANT[:1], Verdict.PARTLY),
        ((), (), Verdict.NOTHING),
        ((), (*MEANT, "READY"), Verdict.WRONG_OFFERED),
        ((), ("IN 1 INVITE Green, Purple", MEANT[1]), Verdict.WRONG_OFFERED),
        ((), ("IN 2 JOIN offence with 2 from home 1 ELSE no",), Verdict.WRONG_OFFERED),
        (("IN 1 INVITE Purple",), MEANT, Verdict.WRONG_STANDING),
        (("PASS",), MEANT, Verdict.WRONG_STANDING),
    ],
)
def test_orders_are_understood_as_a_whole(stands: Lines, offers: Lines, found: Verdict) -> None:
    assert answer(ORDERS, stands, offers) is found


def test_alternatives_are_tried_one_after_the_other_however_they_are_written() -> None:
    means = Means(orders=("IN 2 JOIN offence with 2 from home 1 IF Blue joined offence", "IN 2 JOIN defence"))
    whole = "IN 2 JOIN offence with 2 from home 1 IF Blue joined offence ELSE defence"
    assert answer(means, offers=(whole,)) is Verdict.UNDERSTOOD
    assert answer(means, offers=("IN 2 JOIN defence ELSE offence with 2 from home 1",)) is Verdict.WRONG_OFFERED


def test_what_is_left_out_must_be_named() -> None:
    assert answer(CUT, offers=MEANT) is Verdict.PARTLY
    assert answer(CUT, offers=MEANT, named="left out: If she\nis nice") is Verdict.UNDERSTOOD


def test_orders_for_later_belong_to_the_whole() -> None:
    assert answer(LATER, offers=LATER.wholes[0]) is Verdict.PARTLY
    assert answer(LATER, offers=(*LATER.wholes[0], *LATER.later)) is Verdict.UNDERSTOOD


def test_who_must_choose_although_they_were_plain_is_partly_understood() -> None:
    assert answer(ORDERS, readings=(MEANT, MEANT[:1])) is Verdict.PARTLY
    assert answer(ORDERS, readings=(MEANT[:1], ("IN 1 INVITE Purple",))) is Verdict.WRONG_OFFERED


@pytest.mark.parametrize(
    ("readings", "found"),
    [
        (EITHER.either, Verdict.UNDERSTOOD),
        (EITHER.either[::-1], Verdict.UNDERSTOOD),
        ((*EITHER.either, *EITHER.also), Verdict.UNDERSTOOD),
        ((EITHER.either[0], *EITHER.also), Verdict.PARTLY),
        ((*EITHER.either, ("IN 1 INVITE Yellow",)), Verdict.WRONG_OFFERED),
        (EITHER.either[:1], Verdict.WRONG_OFFERED),
        ((), Verdict.NOTHING),
    ],
)
def test_an_ambiguous_letter_has_all_its_readings_offered(readings: tuple[Lines, ...], found: Verdict) -> None:
    assert answer(EITHER, readings=readings) is found


def test_one_reading_of_an_ambiguous_letter_is_none_alone() -> None:
    assert answer(EITHER, offers=EITHER.either[0]) is Verdict.WRONG_OFFERED
    assert answer(EITHER, stands=EITHER.either[0]) is Verdict.WRONG_STANDING
    assert answer(EITHER, offers=EITHER.also[0]) is Verdict.PARTLY


def test_talk_comes_to_nothing() -> None:
    assert answer(TALK) is Verdict.UNDERSTOOD
    assert answer(TALK, offers=MEANT[:1]) is Verdict.WRONG_OFFERED
    assert answer(TALK, readings=EITHER.either) is Verdict.WRONG_OFFERED
    assert answer(TALK, stands=("PASS",)) is Verdict.WRONG_STANDING


def test_lines_that_say_the_same_can_take_each_other_s_place() -> None:
    means = Means(orders=(("INVITE all", "INVITE Green, Yellow, Purple"), MEANT[1]), same=((MEANT[1],),))
    assert [answer(means, offers=one) for one in means.wholes] == [Verdict.UNDERSTOOD] * 3


@pytest.mark.parametrize(
    ("text", "stands", "offered"),
    [
        ("INVITE Carla\nJOIN offence with 2 from home 1\nREADY", 3, 0),
        ("INVTE Green", 0, 1),
        ("NOTE to GM: hello", 0, 0),
        ("Hello\n\n> INVITE Green", 0, 0),
    ],
)
def test_a_letter_is_answered_as_the_service_answers_it(text: str, stands: int, offered: int) -> None:
    found = answered(letter(TALK, text))
    assert (len(found.stands), len(found.offers)) == (stands, offered)
