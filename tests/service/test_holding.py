"""Letters that show too little of their sender: put aside, until the seat's owner releases them with one reply."""

import re

import pytest
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.proof import Proof, load
from adjudicator.mail.proof.witness import Witness
from adjudicator.service.intake import held_letters
from adjudicator.service.mailroom import reception
from tests import hands
from tests.service.held import ANN, EVE, answer, code, held
from tests.service.house import GM, MAILBOX, PLAYERS, House, words
from tests.service.orders import attack, standing

DISOWNED = f"Authentication-Results: mx.test; dmarc=fail header.from={ANN.rpartition('@')[2]}\r\n".encode()
VOUCHED = f"Authentication-Results: mx.test; dmarc=pass header.from={ANN.rpartition('@')[2]}\r\n".encode()


@pytest.fixture
def house(house: House) -> House:
    """A house whose mail provider is believed."""
    house.office = replace(house.office, witness=Witness(("mx.test",)))
    return house


def test_it_does_not_count_and_both_are_told(house: House) -> None:
    house.begun()
    question = held(house, attack(house))
    assert standing(house).clauses == ()
    assert "They are put aside, and not counted yet" in words(house.refusals("held", EVE)[0])
    assert house.mails(0, "held_owner")[-1].recipient == ANN
    assert EVE in words(question)
    assert re.fullmatch(r"RELEASE [a-z2-7]{10}", code(question))
    assert attack(house) not in words(question)


HOW = ["the line", "in capitals", "the word", "the line quoted by hand", "from elsewhere in the thread"]


@pytest.mark.parametrize("how", HOW)
def test_released_with_one_reply_it_counts(house: House, how: str) -> None:
    house.begun()
    question = held(house, f"{attack(house)}\n")
    if how == "the word":
        said = answer(house, question, "Release.\n\nAnn")
    elif how == "the line quoted by hand":
        said = answer(house, question, f'"{code(question).lower()}"')
    elif how == "the line":
        said = answer(house, question, code(question))
    elif how == "in capitals":
        said = house.reply(0, code(question).upper()).verdict or ""
    else:
        said = house.reply(0, code(question)).verdict or ""
    assert said == "released"
    assert "You have released a letter that was held" in house.answer(0)
    assert f"1. {attack(house)}" in house.answer(0)
    assert len(standing(house).clauses) == 1


def test_it_counts_from_when_it_came(house: House) -> None:
    """What the owner has sent since then stands, as if the letter had never been held."""
    house.begun()
    early, late = attack(house), attack(house).replace(" 1 with 4", " 2 with 3")
    question = held(house, early)
    assert house.reply(0, late).verdict == "accepted"
    assert answer(house, question, code(question)) == "released"
    assert "2 with 3 from home 1" in house.answer(0)
    game = house.game().id
    with house.store.unit() as unit:
        bodies = [one.body for one in unit.game_letters.accepted(game, 1, 0)]
    assert ["with 4" in body for body in bodies] == [True, False]


def test_it_must_be_released_before_its_phase_is_adjudicated(house: House) -> None:
    house.begun()
    question, late = held(house, attack(house)), held(house, "PASS")
    house.to_deadline()
    # The deadline has come, and the phase is adjudicated when the mailbox has been read: until then it counts.
    assert answer(house, question, code(question)) == "released"
    house.next_phase()
    assert answer(house, late, code(late)) == "closed_phase"
    game = house.game().id
    with house.store.unit() as unit:
        verdicts = [letter.verdict for letter in unit.game_letters.of_seat(game, 0)]
    assert verdicts == ["accepted", "held", "released"]
    # Nor by a letter of the next phase: it was written for one that is over.
    assert house.receive(house.raw(code(late), answers=house.last(0, "report"))).verdict == "unreadable"
    assert "released" not in house.answer(0)


def test_only_the_letter_asked_about_is_released(house: House) -> None:
    house.begun()
    first = held(house, attack(house))
    held(house, "WITHDRAW ALL\nPASS", "mallory@elsewhere.test")
    assert answer(house, first, "RELEASE") == "released"
    assert len(standing(house).clauses) == 1
    # A second time it releases nothing, and without a code it is not clear what is meant.
    assert answer(house, first, "RELEASE") == "unreadable"
    assert house.receive(house.raw("RELEASE")).verdict == "unreadable"
    assert house.receive(house.raw("RELEASE abcdefghij")).verdict == "unreadable"


def test_whoever_has_another_seat_releases_what_was_sent_for_his(house: House) -> None:
    house.begun()
    held(house, attack(house))
    assert house.reply(1, "PASS", sender=EVE).verdict == "held"
    question = house.last(1, "held_owner")
    assert answer(house, question, code(question), PLAYERS[1].address) == "released"
    assert "You have released a letter that was held" in house.answer(1)
    assert standing(house).clauses == ()


def test_nobody_else_can_release(house: House) -> None:
    house.begun()
    question = held(house, attack(house))
    assert answer(house, question, code(question), EVE) == "held"
    assert answer(house, question, code(question), PLAYERS[1].address) == "held"
    assert standing(house).clauses == ()


def test_whoever_forges_the_address_has_no_code(house: House) -> None:
    house.begun()
    forged = DISOWNED + house.raw(attack(house), to=MAILBOX)
    assert house.receive(forged).verdict == "held"
    assert house.refusals("held", ANN) == []  # the question is enough
    question = house.last(0, "held_owner")
    assert "That is your own address" in words(question)
    assert house.receive(DISOWNED + house.raw("RELEASE", to=MAILBOX)).verdict == "held"
    assert house.receive(house.raw("RELEASE", to=MAILBOX)).verdict == "unreadable"
    assert standing(house).clauses == ()
    assert answer(house, question, "RELEASE") == "released"
    assert len(standing(house).clauses) == 1


def test_doubts_are_said_in_the_acknowledgement(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    raw = house.raw(attack(house), to=report.reply_to, answers=report)
    assert house.receive(DISOWNED + raw).verdict == "accepted"
    assert "did not come through them" in house.answer(0)
    assert house.receive(house.raw(attack(house))).verdict == "accepted"
    assert "only its From line shows that it is yours" in house.answer(0)
    assert house.receive(VOUCHED + house.raw(attack(house))).verdict == "accepted"
    assert "From line" not in house.answer(0)


def test_what_was_found_is_kept_for_whoever_handles_the_letter_again(house: House) -> None:
    house.begun()
    receipt = reception.receive(house.office, DISOWNED + house.raw("PASS"), source="pipe")
    with house.store.unit() as unit:
        unit.letters.prove(receipt.id, '{"found":"pass","by":"an earlier look"}')
    reception.handle_all(house.office)
    with house.store.unit() as unit:
        filed = unit.letters.get(receipt.id)
    assert filed is not None
    assert filed.verdict == "accepted"
    assert load(filed.proof) == Proof("pass", "an earlier look")


def test_the_game_master_is_told_once_if_nothing_happens(house: House) -> None:
    house.begun()
    held(house, attack(house))
    house.pass_time(hours=23)
    assert held_letters.tell_due(house.office, house.game().id) == 0
    house.pass_time(hours=1)
    assert held_letters.tell_due(house.office, house.game().id) == 1
    assert held_letters.tell_due(house.office, house.game().id) == 0
    (notice,) = house.notices("unreleased")
    assert f"It came from {EVE}. Ann <{ANN}> was asked" in notice
    assert house.mails(kind="notice/held")[-1].recipient == GM


def test_what_he_is_told_is_put_away_when_the_letter_is_released(house: House) -> None:
    """He would look for what to do about it; notices of other letters stay."""
    house.begun()
    question = held(house, attack(house))
    held(house, "PASS")
    house.pass_time(days=1)
    assert held_letters.tell_due(house.office, house.game().id) == 2
    assert house.reply(0, code(question)).verdict == "released"
    (notice,) = house.notices("unreleased")
    assert "RELEASE LETTER 2 lets it count" in notice


def test_shortly_before_the_deadline_he_is_told_sooner(house: House) -> None:
    house.begun()
    house.clock.move(house.table().phase.deadline)
    house.pass_time(hours=-2)
    question = held(house, attack(house))
    house.pass_time(hours=1)
    assert held_letters.tell_due(house.office, house.game().id) == 1
    # In vain: the owner releases it after all, and another one while the game is paused.
    assert answer(house, question, code(question)) == "released"
    held(house, "PASS", "mallory@elsewhere.test")
    hands.pause(house.office, "andromeda")
    house.pass_time(hours=1)
    assert held_letters.tell_due(house.office, house.game().id) == 0


def test_the_owner_is_asked_a_few_times_a_day_only(house: House) -> None:
    house.begun()
    for _ in range(12):
        assert house.reply(0, attack(house), sender=EVE).verdict == "held"
    assert len(house.mails(0, "held_owner")) == 10
    assert len(house.refusals("held", EVE)) == 1


def test_nobody_is_asked_about_a_letter_for_a_phase_that_is_over(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    house.next_phase()
    raw = house.raw("PASS", sender=EVE, to=report.reply_to, answers=report)
    assert house.receive(raw).verdict == "unknown_sender"
    assert house.mails(0, "held") == []
    assert len(house.refusals("unknown_sender", EVE)) == 1


def test_with_the_token_of_a_phase_that_is_over_nobody_else_can_ask_for_anything(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    house.next_phase()
    count = len(house.mails(0))
    raw = house.raw("RESEND", sender=EVE, to=report.reply_to, answers=report)
    assert house.receive(raw).verdict == "unknown_sender"
    assert len(house.mails(0)) == count
    assert house.receive(house.raw("RESEND", to=report.reply_to, answers=report)).verdict == "asked"


def test_where_tokens_stand_in_subjects_it_goes_the_same_way(tmp_path_factory: pytest.TempPathFactory) -> None:
    house = House(tmp_path_factory.mktemp("subject"), reply="subject")
    house.begun()
    report = house.last(0, "report")
    assert house.receive(house.raw(attack(house), sender=EVE, answers=report)).verdict == "held"
    question = read(house.mails(0, "held_owner")[-1].raw)
    assert house.receive(house.raw("RELEASE", answers=question)).verdict == "released"
    house.store.close()
