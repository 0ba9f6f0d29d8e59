"""A letter on which the program fails is kept, and nothing but its own game stands still."""

from operator import attrgetter

import pytest
from msgspec.structs import replace

from adjudicator.mail.letter import Letter
from adjudicator.service import master, receiving
from adjudicator.store.database import Store
from adjudicator.store.errors import StoreBusy
from tests.service.house import GM, PLAYERS, House, words


def test_a_letter_on_which_the_program_fails_is_kept_and_its_game_is_held(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun("mars")
    house.begun("venus", players=5)
    dan = PLAYERS[3].address

    def fail(*_: object) -> object:
        raise ZeroDivisionError("the reader stumbled")

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.service.standing.read", fail)
        report = house.last(1, "report", "mars")
        filed = house.receive(house.raw("PASS", sender=PLAYERS[1].address, to=report.reply_to, answers=report))
    assert filed.verdict == "trouble"
    assert house.game("mars").status == "paused"
    assert house.game("venus").status == "running"
    (notice,) = house.notices("letter")
    assert "is kept as it came" in notice
    assert "ZeroDivisionError: the reader stumbled" in notice
    (mail,) = [mail for mail in house.mails(game="mars") if mail.recipient == GM]
    assert b"mars" in mail.raw
    assert house.receive(house.raw("PASS", sender=dan)).verdict == "accepted"


def test_a_forged_letter_on_which_the_program_fails_holds_no_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can write a player's address: without his key, or his domain's word, that stops nobody's game."""
    house.begun()

    def fail(*_: object) -> object:
        raise ZeroDivisionError("the reader stumbled")

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.service.standing.read", fail)
        filed = house.receive(house.raw("PASS", sender=PLAYERS[1].address))
    assert (filed.verdict, filed.game_id) == ("trouble", house.game().id)
    assert house.game().status == "running"
    (notice,) = house.notices("letter")
    assert "does not show who sent it" in notice


@pytest.mark.parametrize("line", ["REPORT turn {} phase 1", "HISTORY turn 1 phase {}"])
def test_the_longest_numbers_make_nothing_fail(house: House, line: str) -> None:
    house.begun()
    assert house.reply(1, line.format("9" * 5000)).verdict != "trouble"
    assert house.game().status == "running"
    assert house.notices("letter") == []


@pytest.mark.parametrize("stumbles", ["several_games.file_parts", "rationing.ration_of"])
def test_a_letter_on_which_filing_fails_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, stumbles: str
) -> None:
    """Letters are filed some at a time: all of them are on file, and the one is put aside."""
    house.begun("mars")
    report = house.last(1, "report", "mars")
    bad = house.raw("PASS", sender=PLAYERS[1].address, to=report.reply_to, answers=report)
    filing = attrgetter(stumbles)(receiving)

    def fail(*given: object) -> object:
        if any(isinstance(one, Letter) and one.sender == PLAYERS[1].address for one in given):
            raise ZeroDivisionError("the clerk stumbled")
        return filing(*given)

    raws = [house.raw("PASS", sender=PLAYERS[0].address), bad, house.raw("PASS", sender=PLAYERS[2].address)]
    with monkeypatch.context() as broken:
        broken.setattr(f"adjudicator.service.{stumbles}", fail)
        receipts = receiving.receive_all(house.office, [(raw, 7, uid) for uid, raw in enumerate(raws)], source="imap")
        receiving.handle_all(house.office)
    with house.store.unit() as unit:
        filed = [unit.letters.get(receipt.id) for receipt in receipts]
    assert [one.verdict for one in filed if one is not None] == ["accepted", "trouble", "accepted"]
    assert [one.raw for one in filed if one is not None] == raws
    assert house.game("mars").status == "paused"
    (notice,) = house.notices("letter")
    assert "ZeroDivisionError: the clerk stumbled" in notice


@pytest.mark.parametrize("header", [b"Message-ID: <\xff@x>", b"References: <\xff@x>", b"In-Reply-To: <\xff@x>"])
def test_bytes_that_no_header_may_have_make_nothing_fail(house: House, header: bytes) -> None:
    house.begun()
    report = house.last(1, "report")
    written = house.raw("PASS", sender=PLAYERS[1].address, to=report.reply_to)
    head, _, body = written.partition(b"\r\n\r\n")
    kept = [line for line in head.split(b"\r\n") if not line.startswith(header[:10])]
    assert house.receive(b"\r\n".join([*kept, header, b"", body])).verdict == "accepted"
    assert house.game().status == "running"


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
        broken.setattr("adjudicator.service.receiving.judge", fail)
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
    monkeypatch.setattr("adjudicator.games.cosmic.imagining.imagined", imagined)
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
    monkeypatch.setattr("adjudicator.games.cosmic.imagining.imagined", lambda *_: None)
    filed = house.reply(0, "ATTACK Blue 1 with 2 from home 1\nZAP Blue if it is used against me")
    assert (filed.verdict, house.game().status) == ("accepted", "running")
    answer = words(house.last(0, "answer"))
    assert "ATTACK Blue 1 with 2 from home 1" in answer
    assert 'did you mean "ZAP Blue if used against me"?' in answer


def test_orders_on_paper_that_cannot_be_tried_count(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    monkeypatch.setattr("adjudicator.games.cosmic.imagining.imagined", lambda *_: None)
    master.command(house.office, "andromeda", "ORDERS FOR", "Red turn 1 phase 1", ["ATTACK Blue 1 with 2 from home 1"])
    assert "ATTACK Blue 1 with 2 from home 1" in words(house.last(0, "paper"))
    (notice,) = house.notices("untried")
    assert "TypeError" in notice


def test_a_database_that_is_away_puts_nothing_aside(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    receipt = receiving.receive(house.office, house.raw("PASS"), source="pipe")

    def busy(*_: object, **__: object) -> bool:
        raise StoreBusy("another process keeps the database locked")

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.store.letters.Letters.handle", busy)
        with pytest.raises(StoreBusy):
            receiving.handle_all(house.office)
    assert receiving.handle_all(house.office) == 1
    with house.store.unit() as unit:
        filed = unit.letters.get(receipt.id)
    assert filed is not None
    assert filed.verdict == "accepted"
    assert house.notices() == []


def test_a_store_can_be_asked_from_a_fresh_start(house: House) -> None:
    """Nothing is held in memory between two letters."""
    house.begun()
    receiving.receive(house.office, house.raw("PASS"), source="pipe")
    house.store.close()
    again = Store(f"sqlite:///{house.store.place}")
    assert receiving.handle_all(replace(house.office, store=again)) == 1
    again.close()
    assert "You pass" in house.answer(0)
