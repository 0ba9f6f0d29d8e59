"""ADDRESS: from where letters count and where they go, confirmed from both sides."""

from datetime import timedelta

import pytest

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.service.seats.seat_addresses import LASTS
from tests.service.house import GM, MAILBOX, PLAYERS, House, content, words
from tests.service.orders import attack

OLD = PLAYERS[0].address
NEW = "ann@new.test"
EVE = "eve@elsewhere.test"


@pytest.fixture
def house(house: House) -> House:
    house.begun()
    return house


def asks(house: House, text: str, sender: str = OLD) -> str:
    """Ann writes a line about her addresses; what she is told."""
    report = house.last(0, "report")
    house.receive(house.raw(text, sender=sender, to=report.reply_to or MAILBOX, answers=report))
    return house.answer(0)


def question(house: House, to: str) -> Letter:
    """The latest question to an address."""
    found = [mail for mail in house.mails(kind="address/") if mail.recipient == to and "Is " in read(mail.raw).subject]
    return read(found[-1].raw)


def says(house: House, to: str, *, sender: str = "", body: str = "Confirm.\n\nAnn") -> str:
    """The answer to the question to an address; its verdict."""
    asked = question(house, to)
    raw = house.raw(body, sender=sender or to, to=asked.reply_to or MAILBOX, answers=asked)
    return house.receive(raw).verdict or ""


def moved(house: House) -> None:
    asks(house, f"ADDRESS {NEW}")
    assert says(house, NEW) == "confirmed"
    assert says(house, OLD) == "confirmed"


def seat(house: House) -> tuple[str, ...]:
    game = house.game().id
    with house.store.unit() as unit:
        return unit.seats.addresses(game, 0)


def verdict(house: House, sender: str) -> str | None:
    report = house.last(0, "report")
    return house.receive(house.raw("PASS", sender=sender, to=report.reply_to, answers=report)).verdict


def told(house: House, to: str, said: str) -> bool:
    return any(said in words(read(mail.raw)) for mail in house.mails() if mail.recipient == to)


@pytest.mark.parametrize("sides", [(OLD, NEW), (NEW, OLD)])
def test_both_sides_confirm_and_both_are_told(house: House, sides: tuple[str, str]) -> None:
    said = asks(house, f"ADDRESS to <{NEW.upper()}>.")
    assert f"answer the two letters that go to {OLD} and to {NEW}" in said
    assert says(house, sides[0]) == "confirmed"
    assert seat(house) == (OLD,)
    assert told(house, sides[0], f"the letter to {sides[1]} waits for its answer")
    assert says(house, sides[1]) == "confirmed"
    assert seat(house) == (NEW,)
    for to in sides:
        assert told(house, to, f"go to {NEW} from now on, no longer to {OLD}")
    assert told(house, PLAYERS[1].address, f"Ann, who plays Red, can be reached at {NEW} from now on.")
    assert told(house, GM, f"no longer to {OLD}")
    assert verdict(house, NEW) == "accepted"
    assert verdict(house, OLD) == "held"
    house.next_phase()
    assert house.mails(0, "report")[-1].recipient == NEW


def test_the_letter_to_the_new_address_tells_nothing_of_the_game(house: House) -> None:
    asks(house, f"ADDRESS {NEW}")
    asked = question(house, NEW)
    assert [word for word in ("ATTACK", "RELEASE", "power", OLD) if word in words(asked)] == []
    assert house.last(0, "report").reply_to != asked.reply_to


def test_what_was_sent_before_is_sent_again_to_the_new_address(house: House) -> None:
    before = house.mails(0, "report")[-1]
    moved(house)
    assert "the same to the byte" in asks(house, "RESEND", NEW)
    again = house.mails(0, "report")[-1]
    assert (again.recipient, content(again.raw)) == (NEW, content(before.raw))
    assert read(again.raw).recipients == (NEW,)


@pytest.mark.parametrize(
    ("to", "sender", "body"),
    [
        (NEW, EVE, "CONFIRM"),
        (NEW, OLD, "CONFIRM"),
        (OLD, NEW, "CONFIRM"),
        (OLD, EVE, "CONFIRM"),
        (NEW, NEW, "Who are you?"),
        (NEW, NEW, "> CONFIRM"),
    ],
)
def test_nothing_else_confirms(house: House, to: str, sender: str, body: str) -> None:
    asks(house, f"ADDRESS {NEW}")
    assert says(house, OLD if to == NEW else NEW) == "confirmed"
    assert says(house, to, sender=sender, body=body) == "confirm"
    assert seat(house) == (OLD,)
    assert "It has changed nothing" in words(house.refusals("confirm", sender)[-1])


def test_two_letters_of_one_instant_ask_once(house: House) -> None:
    """The clock stands still between them, as where two are fetched together."""
    said = f"answer the two letters that go to {OLD} and to {NEW}"
    assert said in asks(house, f"ADDRESS {NEW}")
    assert said in asks(house, f"Once more:\nADDRESS {NEW}")
    assert len(house.mails(kind="address/")) == 2
    assert said in asks(house, f"No, only besides:\nADDRESS ADD {NEW}")
    assert [says(house, side) for side in (NEW, OLD)] == ["confirmed", "confirmed"]
    assert seat(house) == (OLD, NEW)


def test_a_question_lasts_a_week_and_the_latest_counts(house: House) -> None:
    asks(house, f"ADDRESS {NEW}")
    first = question(house, OLD)
    house.clock.move(house.clock.now() + LASTS)
    house.pass_time(hours=-1)
    assert says(house, NEW) == "confirmed"
    house.pass_time(hours=1)
    assert says(house, OLD) == "confirm"
    asks(house, f"ADDRESS {NEW}")
    assert says(house, NEW) == "confirmed"
    raw = house.raw("CONFIRM", to=first.reply_to, answers=first)
    assert house.receive(raw).verdict == "confirm"
    assert seat(house) == (OLD,)
    assert says(house, OLD) == "confirmed"
    assert seat(house) == (NEW,)


def test_letters_from_a_further_address_count_and_answers_go_to_the_first(house: House) -> None:
    asks(house, f"ADDRESS ADD {NEW}")
    says(house, NEW)
    says(house, OLD)
    assert seat(house) == (OLD, NEW)
    said = asks(house, "ADDRESS")
    assert f"They count from {NEW} too." in said
    assert "Still to be confirmed" not in said
    report = house.last(0, "report")
    raw = house.raw(attack(house), sender=NEW, to=report.reply_to, answers=report)
    assert house.receive(raw).verdict == "accepted"
    assert house.mails(0, "answer/")[-1].recipient == OLD
    # Without a token too, since it has no other seat.
    assert house.receive(house.raw("PASS", sender=NEW)).verdict == "accepted"
    assert f"Letters from {NEW} no longer count" in asks(house, f"ADDRESS REMOVE {NEW}")
    assert told(house, NEW, "no longer count for Red")
    assert verdict(house, NEW) == "held"


def test_a_further_address_becomes_the_first_without_questions(house: House) -> None:
    asks(house, f"ADDRESS ADD {NEW}")
    says(house, NEW)
    says(house, OLD)
    assert "They still count from ann@mail.test, too." in asks(house, f"ADDRESS {NEW}", NEW)
    assert seat(house) == (NEW, OLD)
    assert told(house, OLD, f"go to {NEW} from now on")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ADDRESS", f"go to {OLD}, and count from there."),
        ("ADDRESS somewhere else", 'ADDRESS: "somewhere else" is no address; nothing was changed.'),
        ("ADDRESS a@b@c", "nothing was changed"),
        ("ADDRESS ann[1@mail.test", "ann[1@mail.test is no address that letters can be sent to"),
        (f"ADDRESS {'x' * 330}@mail.test", "is no address that letters can be sent to"),
        (f"ADDRESS {OLD}", f"go to {OLD} already"),
        (f"ADDRESS ADD {OLD}", "count already"),
        (f"ADDRESS REMOVE {OLD}", "Move them first"),
        (f"ADDRESS REMOVE {NEW}", f"{NEW} is no address of Red"),
        (f"ADDRESS {PLAYERS[1].address}", "cannot be an address of Red"),
        ("ADDRESS games+me@mail.test", "cannot be an address of Red"),
        ("ADDRESS GAMES@Mail.Test", "cannot be an address of Red"),
        ("ADDRESS do-not-reply@mail.test", "nobody reads what is sent to do-not-reply@mail.test; nothing was changed."),
        ("ADDRESS ADD mailer-daemon+x@mail.test", "nobody reads what is sent to mailer-daemon+x@mail.test"),
        (f"ADDRESS {NEW}\nADDRESS ADD {NEW}", "stands in your letter twice"),
    ],
)
def test_what_is_said_at_once(house: House, text: str, said: str) -> None:
    assert said in asks(house, text)
    assert seat(house) == (OLD,)


def test_nobody_is_asked_without_end(house: House) -> None:
    for number in range(3):
        asks(house, f"ADDRESS ADD a{number}@new.test")
    assert "ask about no more today" in asks(house, f"ADDRESS {NEW}")
    assert "Still to be confirmed from both sides: a0@new.test, a1@new.test, a2@new.test." in asks(house, "ADDRESS")
    house.clock.move(house.clock.now() + timedelta(days=1))
    assert "answer the two letters" in asks(house, f"ADDRESS {NEW}")


def test_an_address_that_somebody_else_has_taken_meanwhile_stays_his(house: House) -> None:
    asks(house, f"ADDRESS ADD {NEW}")
    says(house, OLD)
    report = house.last(1, "report")
    bob = PLAYERS[1].address
    house.receive(house.raw(f"ADDRESS ADD {NEW}", sender=bob, to=report.reply_to, answers=report))
    his = [read(mail.raw) for mail in house.mails(kind="address/") if "of Blue" in read(mail.raw).subject]
    for letter, sender in zip(his[:2], (bob, NEW), strict=True):
        assert (
            house.receive(house.raw("CONFIRM", sender=sender, to=letter.reply_to, answers=letter)).verdict
            == "confirmed"
        )
    ours = [read(mail.raw) for mail in house.mails(kind="address/") if "of Red" in read(mail.raw).subject]
    mine = next(letter for letter in ours if NEW in letter.recipients)
    house.receive(house.raw("CONFIRM", sender=NEW, to=mine.reply_to, answers=mine))
    assert seat(house) == (OLD,)
    game = house.game().id
    with house.store.unit() as unit:
        assert unit.seats.addresses(game, 1) == (bob, NEW)


def test_whoever_takes_the_seat_over_takes_no_address_with_it(house: House) -> None:
    asks(house, f"ADDRESS ADD {NEW}")
    says(house, NEW)
    says(house, OLD)
    game = house.game().id
    with house.store.unit() as unit:
        unit.seats.give(game, 0, address="fay@mail.test", player="Fay")
    assert seat(house) == ("fay@mail.test",)


def test_where_tokens_stand_in_subjects_it_goes_the_same_way(tmp_path_factory: pytest.TempPathFactory) -> None:
    house = House(tmp_path_factory.mktemp("subject"), reply="subject")
    house.begun()
    asks(house, f"ADDRESS {NEW}")
    for to in (OLD, NEW):
        asked = question(house, to)
        assert house.receive(house.raw("CONFIRM", sender=to, answers=asked)).verdict == "confirmed"
    assert seat(house) == (NEW,)
    house.store.close()
