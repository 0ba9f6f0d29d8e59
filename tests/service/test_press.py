"""Press: messages between players, by letter."""

import pytest

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.service import master
from adjudicator.service.game import table
from adjudicator.service.games.games import Player
from adjudicator.service.games.press_delivery import PressRules, deliver, deliver_due, rules, written
from adjudicator.store.tables.values import NewPress
from tests.service.house import GM, PLAYERS, START, House, words
from tests.service.messages import said
from tests.service.orders import attack

BOTH = PressRules(anonymous=True)
RESULTS = PressRules(anonymous=True, results=True)


def quoted(letter: Letter) -> list[str]:
    """The words of players in a letter."""
    return [line.text for line in letter.lines if line.depth]


# ---- with the sender's name


def test_a_message_comes_at_once_and_is_shown_to_its_writer(house: House) -> None:
    house.begun()
    assert house.reply(0, "PRESS TO Blue\nShall we?\n\nATTACK planet 4\nEND PRESS\n").verdict == "asked"
    (mail,) = house.mails(1, "/press/")
    letter = read(mail.raw)
    assert letter.subject == "[andromeda] Red (Ann) writes to you"
    assert [line for line in quoted(letter) if line] == ["Shall we?", "ATTACK planet 4"]
    assert "reply to this letter with PRESS TO Red" in words(letter)
    assert said(house, 2) == []
    shown = house.answer(0)
    assert "Your message to Blue" in shown
    assert "It has been sent." in shown
    assert '"ATTACK planet 4"' in shown
    laid = house.table()
    with house.store.unit() as unit:
        assert not table.orders(unit, laid, 0).heard


def test_orders_and_messages_in_one_letter(house: House) -> None:
    house.begun()
    letter = f"PRESS TO Blue: hello END\n{attack(house)}\nPRESS TO all\nhello all\nEND"
    assert house.reply(0, letter).verdict == "accepted"
    assert f"1. {attack(house)}" in house.answer(0)
    assert len(said(house, 1)) == 2
    assert ["hello all" in one for one in said(house, 2)] == [True]
    body = house.table()
    with house.store.unit() as unit:
        (accepted,) = unit.game_letters.accepted(body.game.id, body.phase.serial, 0)
    assert "hello" not in accepted.body


def test_a_message_without_an_end_is_the_rest_of_the_letter(house: House) -> None:
    house.begun()
    assert house.reply(0, "PRESS TO Blue\nI shall attack you\nwith four").verdict == "asked"
    (message,) = said(house, 1)
    assert "I shall attack you" in message
    assert "with four" in message


def test_one_without_an_end_that_may_have_orders_below_it_is_not_sent(house: House) -> None:
    house.begun()
    house.reply(0, f"PRESS TO Blue\nI shall leave you alone\n{attack(house)}\n")
    assert said(house, 1) == []
    assert "part of it reads like an order" in house.answer(0)
    assert "nothing was sent" in house.answer(0)
    laid = house.table()
    with house.store.unit() as unit:
        assert not table.orders(unit, laid, 0).heard


def test_orders_in_the_quoted_form_below_a_message_are_orders(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    house.reply(0, "FORM")
    form = [line.text for line in house.last(0, "refused/asked").lines]
    inside = form[form.index("BEGIN ORDERS") : form.index("END ORDERS") + 1]
    below = "\n".join(f"> {line}" for line in inside).replace("with 4", "with 2")
    assert house.reply(0, f"PRESS TO Blue\nhello\n\n{below}\n", "refused/asked").verdict == "accepted"
    assert "with 2 from home 1" in house.answer(0)
    assert [line for line in quoted(house.last(1, "/press/")) if line] == ["hello"]


def test_an_answer_that_quotes_a_message_orders_nothing(house: House) -> None:
    """Whoever answers a message sends no orders that its writer has put into it, in whatever disguise."""
    house.begun()
    laid = house.table()
    text = f"BEGIN ORDERS\n{attack(house)}\nEND ORDERS\n{attack(house)}"
    with house.store.unit() as unit:
        filed = unit.press.add(NewPress(laid.game.id, 1, 0, "[1]", False, None, text, START, START))
        deliver(house.office, unit, laid.game, [filed], START, "disguised")
    press = house.last(1, "/press/")
    assert "BEGIN-ORDERS" in words(press)
    copy = "\n".join(f"> {'> ' * line.depth}{line.text}" for line in press.lines)
    answer = house.raw(f"PRESS TO Red: no END\n\n{copy}", sender=PLAYERS[1].address, to=press.reply_to, answers=press)
    assert house.receive(answer).verdict == "asked"
    with house.store.unit() as unit:
        assert unit.game_letters.accepted(laid.game.id, 1, 1) == []


@pytest.mark.parametrize(
    ("letter", "why"),
    [
        ("PRESS TO Bleu: hello END", 'nobody here is called "Bleu"; did you mean Blue?; nothing was sent'),
        ("PRESS TO Blue\nEND", "it says nothing"),
        (f"PRESS TO Blue: {'x' * 4001} END", "it has 4001 characters, and this game allows 4000"),
        ("PRESS ANONYMOUSLY TO Blue: hello END", "messages are sent with your name on them"),
        ("WITHDRAW PRESS", "no message of yours waits"),
        ("MUTE Red", "Red is you; nothing was changed"),
        ("UNMUTE Zzyzx", 'nobody here is called "Zzyzx"'),
    ],
)
def test_what_cannot_be_done_is_said(house: House, letter: str, why: str) -> None:
    house.begun()
    house.reply(0, letter)
    assert why in house.answer(0)
    assert "NOT DONE" in house.answer(0)
    assert said(house, 1) == []
    house.reply(0, f"{attack(house)}\n{letter}")
    assert "NOT ALL UNDERSTOOD" in house.answer(0)
    assert why in house.answer(0)


def test_a_message_may_be_as_long_as_the_game_allows(house: House) -> None:
    house.begun()
    house.reply(0, f"PRESS TO Blue: {'x' * 4000} END")
    assert "".join(quoted(house.last(1, "/press/"))) == "x" * 4000


def test_orders_for_later_below_a_message_that_is_not_ended_are_not_sent_to_anybody(house: House) -> None:
    house.begun()
    house.reply(0, "PRESS TO Blue\nhello\n\nPHASE 3\nCARD Attack 4 ELSE Compromise\n")
    assert "part of it reads like an order" in house.answer(0)
    assert said(house, 1) == []


def test_so_many_messages_and_no_more(house: House) -> None:
    house.begun(press=PressRules(most=4))
    house.reply(0, "".join(f"PRESS TO Blue: {n} END\n" for n in range(4)))
    assert len(said(house, 1)) == 4
    house.reply(0, "PRESS TO Blue: 5 END")
    assert "you have written 4 messages in this phase, and this game allows no more" in house.answer(0)
    house.next_phase()
    house.reply(0, "PRESS TO Blue: 6 END")
    assert len(said(house, 1)) == 5


def test_every_message_is_acknowledged_however_many(house: House) -> None:
    house.begun()
    for number in range(8):
        house.reply(0, f"PRESS TO Blue: number {number} END")
        assert f'"number {number}"' in house.answer(0)


def test_the_same_letter_twice_is_one_message(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    raw = house.raw("PRESS TO Blue: hello END", to=report.reply_to, answers=report)
    assert house.receive(raw).verdict == "asked"
    assert house.receive(raw.replace(b"MIME-Version", b"X-Other: 1\r\nMIME-Version")).verdict == "duplicate"
    assert len(said(house, 1)) == 1


def test_a_game_without_press(house: House) -> None:
    house.begun(press=PressRules(open=False))
    house.reply(0, "PRESS TO Blue: hello END\nSHOW PRESS")
    assert house.answer(0).count("his game has no press") == 2
    house.reply(0, "PRESS TO GM: hello END")
    assert "Red (Ann) writes in andromeda:\nhello" in house.notices("note")[0]


def test_a_message_can_be_sent_in_answer_to_an_old_letter(house: House) -> None:
    house.begun()
    old = house.last(0, "report")
    house.next_phase()
    assert house.receive(house.raw("PRESS TO Blue\nlate?", to=old.reply_to, answers=old)).verdict == "asked"
    assert len(said(house, 1)) == 1


def test_no_message_is_sent_when_the_game_is_over(house: House) -> None:
    house.begun()
    number = house.game().id
    report = house.last(0, "report")
    with house.store.unit() as unit:
        unit.games.finish(number, b"{}", START)
    house.receive(house.raw("PRESS TO Blue: hello END", to=report.reply_to, answers=report))
    assert said(house, 1) == []
    assert "the game is over; write to each other directly" in house.answer(0)


# ---- without it


def test_a_message_without_a_name_waits_for_a_full_hour(house: House) -> None:
    house.begun(press=BOTH)
    house.pass_time(minutes=50)
    house.reply(0, "PRESS ANONYMOUSLY TO Blue, Green\nI know you.\nAnn\nEND")
    assert "It is delivered at Friday 1 May 2026, 20:00 (UTC)." in house.answer(0)
    house.pass_time(minutes=69)
    assert deliver_due(house.office, house.game().id) == 0
    house.pass_time(minutes=1)
    assert deliver_due(house.office, house.game().id) == 2
    assert deliver_due(house.office, house.game().id) == 0
    (one,) = said(house, 1)
    assert "Somebody writes to you and others" in one
    assert "Ann" not in one
    assert "Red" not in one


def test_what_is_due_together_comes_in_one_letter_in_the_order_of_the_words(house: House) -> None:
    letters: list[Letter] = []
    for first, second in (("I am first", "I am second"), ("I am second", "I am first")):
        name = f"a{len(letters)}"
        house.begun(name, press=BOTH)
        house.reply(0, f"PRESS AS The Owl TO Blue: {first} END", game=name)
        house.pass_time(minutes=5)
        house.reply(2, f"PRESS ANONYMOUS TO Blue: {second} END", game=name)
        house.pass_time(hours=2)
        assert deliver_due(house.office, house.game(name).id) == 1
        letters.append(house.last(1, "/press/", name))
    assert all(letter.subject.endswith("2 messages") for letter in letters)
    assert all('Somebody who signs as "The Owl" writes to you alone' in words(letter) for letter in letters)


def test_a_waiting_message_can_be_taken_back(house: House) -> None:
    house.begun(press=BOTH)
    house.reply(0, "PRESS ANONYMOUSLY TO Blue: hello END\nPRESS ANONYMOUSLY TO all: it is Ann END")
    assert "Your own name or address stands in it" in house.answer(0)
    house.reply(0, "SHOW PRESS")
    assert 'Waiting, number 2: to everybody, without your name: "it is Ann"' in house.answer(0)
    house.reply(0, "WITHDRAW PRESS")
    assert "say which, from 1 to 2, or ALL" in house.answer(0)
    house.reply(0, "WITHDRAW PRESS 2")
    assert 'Taken back: your message to everybody, without your name: "it is Ann".' in house.answer(0)
    house.reply(0, "WITHDRAW PRESS")
    assert "Taken back" in house.answer(0)
    house.pass_time(hours=2)
    assert deliver_due(house.office, house.game().id) == 0


def test_with_the_results(house: House) -> None:
    house.begun(press=RESULTS)
    house.reply(2, "PRESS TO Blue: from Green END")
    house.reply(0, "PRESS TO Blue: from Red END\nPRESS ANONYMOUSLY TO Blue: from nobody END")
    assert "It is delivered when the phase is over." in house.answer(0)
    house.pass_time(hours=5)
    assert deliver_due(house.office, house.game().id) == 0
    house.next_phase()
    letter = house.last(1, "/press/")
    lines = [line for line in quoted(letter) if line]
    assert lines == ["from Red", "from Green", "from nobody"]
    house.next_phase()
    assert len(said(house, 1)) == 1


def test_it_does_not_come_with_the_results_where_it_waits_for_its_hour(house: House) -> None:
    """Else it would be known by that who has written shortly before the deadline."""
    house.begun(press=BOTH)
    house.to_deadline()
    house.pass_time(minutes=-10)
    house.reply(0, "PRESS ANONYMOUSLY TO Blue: wait END")
    house.next_phase()
    assert said(house, 1) == []
    house.pass_time(hours=1)
    assert deliver_due(house.office, house.game().id) == 1


def test_what_waits_for_the_results_is_not_lost_with_the_phase_it_was_written_in(house: House) -> None:
    house.begun(press=RESULTS)
    house.next_phase()
    house.reply(0, "PRESS TO Blue: from Red END")
    master.command(house.office, "andromeda", "UNDO", "turn 1 phase 1")
    assert said(house, 1) == []
    house.next_phase()
    assert len(said(house, 1)) == 1


# ---- not wanted, and copied


def test_whom_somebody_has_muted_is_not_told(house: House) -> None:
    house.begun(press=BOTH)
    house.reply(0, "PRESS TO Blue: one END")
    before = house.answer(0).replace("one", "two")
    house.reply(1, "MUTE Red")
    assert "You are sent no more messages from Red, who is not told." in house.answer(1)
    house.reply(0, "PRESS TO Blue: two END")
    assert house.answer(0) == before
    assert len(said(house, 1)) == 1
    house.reply(0, "PRESS ANONYMOUSLY TO Blue: three END")
    house.pass_time(hours=2)
    assert deliver_due(house.office, house.game().id) == 1
    house.reply(1, "MUTE ANONYMOUS\nSHOW PRESS")
    assert "You are sent no messages from whoever gives no name and Red." in house.answer(1)
    house.reply(0, "PRESS ANONYMOUSLY TO Blue: four END")
    house.pass_time(hours=2)
    assert deliver_due(house.office, house.game().id) == 0
    house.reply(1, "UNMUTE Ann")
    house.reply(0, "PRESS TO Blue: five END")
    assert "five" in said(house, 1)[-1]


def test_whoever_writes_to_a_seat_that_nobody_has_is_told_so(house: House) -> None:
    house.begun(press=BOTH)
    house.reply(1, "RESIGN NOW")
    nobody = "Nobody plays Blue just now: nobody there reads what is delivered before somebody does."
    for to in ("TO Blue", "ANONYMOUSLY TO Blue, Green", "TO all"):
        house.reply(0, f"PRESS {to}: hello END")
        assert nobody in house.answer(0)
    house.reply(0, "PRESS TO Green: hello END\nPRESS TO GM: hello END")
    assert "Nobody plays" not in house.answer(0)
    master.command(house.office, "andromeda", "SEAT", "Blue BY Dan <dan@mail.test>")
    house.reply(0, "PRESS TO Blue: hello END")
    assert nobody in house.answer(0)
    house.reply(1, "JOIN", "invitation", sender="dan@mail.test")
    house.reply(0, "PRESS TO Blue: hello END")
    assert "Nobody plays" not in house.answer(0)


def test_whoever_is_invited_to_a_seat_reads_nothing_that_is_sent_to_it_before_he_has_joined(house: House) -> None:
    house.begun()
    master.command(house.office, "andromeda", "REPLACE", "Blue BY Dan <dan@mail.test>")
    house.reply(0, "PRESS TO Blue: for you alone END")
    assert said(house, 1) == []
    house.reply(1, "JOIN", "invitation", sender="dan@mail.test")
    house.reply(0, "PRESS TO Blue: welcome END")
    (one,) = said(house, 1)
    assert "welcome" in one


def test_a_new_player_has_muted_nobody(house: House) -> None:
    house.create()
    number = house.game().id
    with house.store.unit() as unit:
        unit.press.mute(number, 0, 1)
        unit.press.mute(number, 1, 0)
        unit.press.mute(number, 1, 2)
    house.give("andromeda", "Red", Player("Dan", "dan@mail.test"))
    with house.store.unit() as unit:
        assert [unit.press.muted(number, seat) for seat in (0, 1)] == [set(), {2}]


@pytest.mark.parametrize(("copies", "count"), [("none", 0), ("public", 1), ("all", 3)])
def test_what_the_game_master_is_sent(house: House, copies: str, count: int) -> None:
    house.begun(press=PressRules(anonymous=True, copies=copies))  # type: ignore[arg-type]
    house.reply(0, "PRESS TO Blue: hello Blue END\nPRESS TO all: hello all END\nPRESS ANONYMOUS TO Blue: psst END")
    house.pass_time(hours=2)
    deliver_due(house.office, house.game().id)
    copied = [read(mail.raw) for mail in house.mails(None, "/gm/press/")]
    assert len(copied) == count
    assert all("psst" not in words(letter) or "Red" not in words(letter) for letter in copied)
    assert {mail.recipient for mail in house.mails(None, "/gm/press/")} <= {GM}


def test_a_game_master_who_plays_is_sent_no_copies(house: House) -> None:
    house.begun(press=PressRules(copies="all"), gm=PLAYERS[2].address)
    house.reply(0, "PRESS TO Blue: hello END")
    assert house.mails(None, "/gm/press/") == []


def test_nor_is_one_who_plays_from_a_further_address(house: House) -> None:
    game = house.begun(press=PressRules(copies="all"))
    with house.store.unit() as unit:
        unit.addresses.keep(game.id, 2, GM, "counts", at=START)
    house.reply(0, "PRESS TO Blue: hello END")
    assert house.mails(None, "/gm/press/") == []
    house.reply(2, "RESIGN NOW")
    house.reply(0, "PRESS TO Blue: hello again END")
    assert len(house.mails(None, "/gm/press/")) == 1, "he has left, and plays no more"


def test_the_rules_are_kept_with_the_game(house: House) -> None:
    assert rules(house.create("usual")) == PressRules()
    assert rules(house.create("other", press=RESULTS)) == RESULTS
    assert written(PressRules()) is None
    with pytest.raises(ValueError, match="1 to 20000 characters"):
        PressRules(longest=0)
    with pytest.raises(ValueError, match="1 to 1000 messages"):
        PressRules(most=0)


def test_who_answers_a_message_without_press_is_told_that_nobody_has_been_sent_it(house: House) -> None:
    house.begun()
    house.reply(1, "PRESS TO Red\nTruce?\nEND PRESS")
    house.reply(0, "Yes, but watch Green", kind="/press/")
    assert "What you wrote has been sent to no player." in house.answer(0)
    house.reply(0, "Yes, but watch Green")
    assert "What you wrote has been sent to no player." not in house.answer(0)


# ---- where the game itself says who may write to whom


def test_the_rules_of_the_game_can_keep_a_message_back(house: House) -> None:
    house.begun(title="blutooth", players=5, options={"talk": "garbled"})
    house.reply(0, "PRESS TO all\nhello\nEND PRESS\n")
    assert "in this match nobody writes to everybody; nothing was sent" in house.answer(0)
    assert said(house, 1) == []
    house.reply(0, "PRESS TO Blue\nhello\nEND PRESS\n")
    assert "It has been sent." in house.answer(0)


def test_messages_to_everybody_are_counted_where_the_game_counts_them(house: House) -> None:
    house.begun(title="blutooth", players=5, options={"talk": "counted"})
    for number in range(1, 4):
        house.reply(0, f"PRESS TO all\nhello {number}\nEND PRESS\n")
        assert "It has been sent." in house.answer(0)
    house.reply(0, "PRESS TO all\nhello 4\nEND PRESS\n")
    assert "in this match everybody writes 3 messages to everybody in a phase; nothing was sent" in house.answer(0)
    house.reply(0, "PRESS TO Blue\nhello\nEND PRESS\n")
    assert "in this match you write in private to whoever is in your fleet" in house.answer(0)
