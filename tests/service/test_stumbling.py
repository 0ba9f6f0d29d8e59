"""A letter on which the program fails is kept and answered, and no game stands still."""

from operator import attrgetter

import pytest
from msgspec.structs import replace

from adjudicator.mail.intake import ANSWERS_TO_PLAYERS
from adjudicator.mail.parsing.letter import Letter
from adjudicator.service import master
from adjudicator.service.mailroom import reception
from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreBusy
from tests.service.house import GM, PLAYERS, House, words


def test_a_letter_on_which_the_program_fails_is_kept_and_its_game_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun("mars")
    house.begun("venus", players=5)
    dan = PLAYERS[3].address

    def fail(*_: object) -> object:
        raise ZeroDivisionError("the reader stumbled")

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.service.game.orders_on_file.read", fail)
        report = house.last(1, "report", "mars")
        filed = house.receive(house.raw("PASS", sender=PLAYERS[1].address, to=report.reply_to, answers=report))
    assert filed.verdict == "trouble"
    assert house.game("mars").status == "running"
    assert house.game("venus").status == "running"
    (notice,) = house.notices("letter")
    assert "is kept as it came" in notice
    assert "ZeroDivisionError: the reader stumbled" in notice
    (mail,) = [mail for mail in house.mails(game="mars") if mail.recipient == GM]
    assert b"mars" in mail.raw
    (answer,) = house.refusals("trouble", PLAYERS[1].address)
    assert "a fault of mine" in words(answer)
    assert words(answer).endswith("You wrote:  PASS")
    assert house.receive(house.raw("PASS", sender=dan)).verdict == "accepted"


def test_a_forged_letter_on_which_the_program_fails_holds_no_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can write a player's address: without his key, or his domain's word, that stops nobody's game."""
    house.begun()

    def fail(*_: object) -> object:
        raise ZeroDivisionError("the reader stumbled")

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.service.game.orders_on_file.read", fail)
        filed = house.receive(house.raw("PASS", sender=PLAYERS[1].address))
    assert (filed.verdict, filed.game_id) == ("trouble", house.game().id)
    assert house.game().status == "running"
    (notice,) = house.notices("letter")
    assert "does not show who sent it" in notice


REPLIES = (
    *("Challenge 1)\n  Attack 9\nChallenge 2)\n  Attack 10", "In challenge 1)\nCard Attack 9"),
    *("in challenge 1 and challenge 2)", "challenges 1), 2)", "IF", "if )"),
    *("1) Challenge 1)\n   Attack 9", "TURN 1 PHASE 1 WITHDRAW", "Turn 1 phase 1: withdraw", "EVERY TURN WITHDRAW"),
    *("TURN 2 PHASE 1 WITHDRAW", "EVERY TURN: WITHDRAW;", "FLARE\ndictator;", "ATTACK Purple with lasers ELSE"),
    *("PLAY sun mech mech with DRONE ELSE", "one limbo token to home 1 and the other to home 2", "(Challenge 1]"),
    *("In challenge 2 )\n\u2022 CARD: Attack 9 ;", "EVERY TURN WITHDRAW PRESS", "TURN 1 PHASE 1 REPLACE ALL that"),
)
"""Replies with which the program failed, or which were answered with what it would refuse."""
TITLES = {"postal-cosmic": 3, "cosmoclasm": 2, "cosmoforce": 3, "blutooth": 4}


@pytest.mark.parametrize("title", TITLES)
def test_a_reply_with_any_signs_and_headings_is_answered(house: House, title: str) -> None:
    house.begun(title=title, players=TITLES[title])
    for reply in REPLIES:
        before = len(house.mails(1))
        assert house.reply(1, reply).verdict in ("accepted", "unreadable"), reply
        if before < ANSWERS_TO_PLAYERS:
            assert len(house.mails(1)) > before, reply
        assert 'did you mean "ZONE' not in words(house.last(1))
    assert house.game().status == "running"
    assert house.notices() in ([], house.notices("unanswered"))


@pytest.mark.parametrize("line", ["REPORT turn {} phase 1", "HISTORY turn 1 phase {}"])
def test_the_longest_numbers_make_nothing_fail(house: House, line: str) -> None:
    house.begun()
    assert house.reply(1, line.format("9" * 5000)).verdict != "trouble"
    assert house.game().status == "running"
    assert house.notices("letter") == []


@pytest.mark.parametrize("stumbles", ["several_games.file_parts", "rate_limits.ration_of"])
def test_a_letter_on_which_filing_fails_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, stumbles: str
) -> None:
    """Letters are filed some at a time: all of them are on file, and the one is put aside."""
    house.begun("mars")
    report = house.last(1, "report", "mars")
    bad = house.raw("PASS", sender=PLAYERS[1].address, to=report.reply_to, answers=report)
    filing = attrgetter(stumbles)(reception)

    def fail(*given: object) -> object:
        if any(isinstance(one, Letter) and one.sender == PLAYERS[1].address for one in given):
            raise ZeroDivisionError("the clerk stumbled")
        return filing(*given)

    raws = [house.raw("PASS", sender=PLAYERS[0].address), bad, house.raw("PASS", sender=PLAYERS[2].address)]
    with monkeypatch.context() as broken:
        module, _, name = stumbles.partition(".")
        broken.setattr(getattr(reception, module), name, fail)
        receipts = reception.receive_all(house.office, [(raw, 7, uid) for uid, raw in enumerate(raws)], source="imap")
        reception.handle_all(house.office)
    with house.store.unit() as unit:
        filed = [unit.letters.get(receipt.id) for receipt in receipts]
    assert [one.verdict for one in filed if one is not None] == ["accepted", "trouble", "accepted"]
    assert [one.raw for one in filed if one is not None] == raws
    assert house.game("mars").status == "running"
    (notice,) = house.notices("letter")
    assert "ZeroDivisionError: the clerk stumbled" in notice


HEADERS = (
    *("Message-ID: <{}@x>", "References: <{}@x>", "In-Reply-To: <{}@x>", "Subject: {}", "Precedence: {}", "Sender: {}"),
    *("Auto-Submitted: no; {}", "Reply-To: {} <a@b.test>", "Cc: {}@b.test", "Date: {}", "List{}: x", "Return-Path: {}"),
    *("Received: for <{}@b.test>", "Content-Disposition: inline; filename={}.txt", "X-Adjudicator-Part: {} 1-2"),
    *("Content-Type: text/plain; format={}", "Content-Type: text/plain; charset={}", "Content-Language: {}"),
)
"""Lines of a header, and where in each something may stand that is no text."""
NO_TEXT = (b"\xff", b"\xe4\xf6", b"\xed\xa0\x80", b"=?utf-7?Q?+2AA-?=", b"\x00\xfe")


@pytest.mark.parametrize("line", HEADERS)
def test_bytes_that_no_header_may_have_make_nothing_fail(house: House, line: str) -> None:
    house.begun()
    report = house.last(1, "report")
    written = house.raw("PASS", sender=PLAYERS[1].address, to=report.reply_to)
    head, _, body = written.partition(b"\r\n\r\n")
    for what in NO_TEXT:
        before, _, behind = line.partition("{}")
        header = before.encode() + what + behind.encode()
        kept = [one for one in head.split(b"\r\n") if not one.startswith(header[:10])]
        filed = house.receive(b"\r\n".join([*kept, header, b"", body]))
        assert filed.verdict in ("accepted", "duplicate", "machine"), what
    assert house.game().status == "running"
    assert house.notices("letter") == []


@pytest.mark.parametrize("what", NO_TEXT)
@pytest.mark.parametrize("sender", [PLAYERS[1].address, "eve@elsewhere.test"])
def test_a_holiday_notice_with_any_bytes_is_one(house: House, sender: str, what: bytes) -> None:
    house.begun()
    report = house.last(1, "report")
    written = house.raw("I am away.", sender=sender, to=report.reply_to)
    head, _, body = written.partition(b"\r\n\r\n")
    filed = house.receive(b"\r\n".join([b"Auto-Submitted: auto-replied (" + what + b")", head, b"", body]))
    assert filed.verdict == "machine"
    assert house.notices() == []


@pytest.mark.parametrize("line", ["ALLY ...", "ALLY ..", "ALLY !!!"])
def test_stops_behind_a_word_for_several_orders_make_nothing_fail(house: House, line: str) -> None:
    house.begun()
    assert house.reply(1, line).verdict == "unreadable"
    assert house.game().status == "running"


def test_half_a_character_makes_nothing_fail(house: House) -> None:
    """In utf-7 one can be written: any player could have held his game by a message with it."""
    house.begun()
    report = house.last(1, "report")
    head = f"From: {PLAYERS[1].address}\nTo: {report.reply_to}\nContent-Type: text/plain; charset=utf-7\n\n"
    filed = house.receive(f"{head}PASS\nPRESS all: a +2AA- b\nEND PRESS\n".encode())
    assert filed.verdict != "trouble"
    assert house.game().status == "running"


def test_a_letter_of_nobody_on_which_the_program_fails_holds_no_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()

    def fail(*_: object, **__: object) -> object:
        raise ZeroDivisionError("the judge stumbled")

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.service.mailroom.reception.judge", fail)
        filed = house.receive(house.raw("Who are you?", sender="eve@elsewhere.test"))
    assert (filed.verdict, filed.game_id) == ("trouble", None)
    assert house.game().status == "running"
    (notice,) = house.notices("letter")
    assert "from eve@elsewhere.test made the program fail" in notice


@pytest.mark.parametrize("situations", [0, 4])
def test_orders_that_cannot_be_tried_count_and_are_answered(
    house: House, monkeypatch: pytest.MonkeyPatch, situations: int
) -> None:
    """A title imagines positions that cannot be: nothing is said of what comes of orders, and all else is."""
    house.office = replace(house.office, situations=situations)
    house.begun()

    def imagined(*_: object) -> object:
        raise LookupError("this card is hidden")

    orders = "ATTACK Blue 1 with 2 from home 1 IF Blue holds 8 cards or more AND Blue holds fewer than 3 cards"
    monkeypatch.setattr("adjudicator.games.cosmic.positions.imagined_positions.imagined", imagined)
    filed = house.reply(0, orders)
    assert (filed.verdict, house.game().status) == ("accepted", "running")
    answer = words(house.last(0, "answer"))
    assert orders in answer
    assert "could not be tried out" in answer
    assert "[A105]" in answer, "what needs no trial is said all the same"
    (notice,) = house.notices("untried")
    assert "Red" in notice.splitlines()[0]
    assert "LookupError: this card is hidden" in notice
    (mail,) = [mail for mail in house.mails() if mail.recipient == GM]
    assert b"could not be tried" in mail.raw
    # Once in a phase is enough, and the orders are carried out.
    assert house.reply(1, "ATTACK Red 1 with 2 from home 1").verdict == "accepted"
    assert len(house.notices("untried")) == 1
    house.next_phase()
    assert house.reply(1, "PASS").verdict == "accepted"
    assert house.game().status == "running"


def test_a_line_is_offered_though_nothing_can_be_tried(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    monkeypatch.setattr("adjudicator.games.cosmic.positions.imagined_positions.imagined", lambda *_: None)
    filed = house.reply(0, "ATTACK Blue 1 with 2 from home 1\nZAPP Blue if used against me")
    assert (filed.verdict, house.game().status) == ("accepted", "running")
    answer = words(house.last(0, "answer"))
    assert "ATTACK Blue 1 with 2 from home 1" in answer
    assert "ZAP Blue if used against me" in answer


def test_orders_on_paper_that_cannot_be_tried_count(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    monkeypatch.setattr("adjudicator.games.cosmic.positions.imagined_positions.imagined", lambda *_: None)
    master.command(house.office, "andromeda", "ORDERS FOR", "Red turn 1 phase 1", ["ATTACK Blue 1 with 2 from home 1"])
    assert "ATTACK Blue 1 with 2 from home 1" in words(house.last(0, "paper"))
    (notice,) = house.notices("untried")
    assert "TypeError" in notice


def test_a_database_that_is_away_puts_nothing_aside(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    receipt = reception.receive(house.office, house.raw("PASS"), source="pipe")

    def busy(*_: object, **__: object) -> bool:
        raise StoreBusy("another process keeps the database locked")

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.store.records.letters.Letters.handle", busy)
        with pytest.raises(StoreBusy):
            reception.handle_all(house.office)
    assert reception.handle_all(house.office) == 1
    with house.store.unit() as unit:
        filed = unit.letters.get(receipt.id)
    assert filed is not None
    assert filed.verdict == "accepted"
    assert house.notices() == []


def test_a_store_can_be_asked_from_a_fresh_start(house: House) -> None:
    """Nothing is held in memory between two letters."""
    house.begun()
    reception.receive(house.office, house.raw("PASS"), source="pipe")
    house.store.close()
    again = Store(f"sqlite:///{house.store.place}")
    assert reception.handle_all(replace(house.office, store=again)) == 1
    again.close()
    assert "You pass" in house.answer(0)
