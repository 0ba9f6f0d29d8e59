"""Letters that the program fails on: games go on, and a phase waits only for what its seat has surely sent."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from adjudicator.service.game.quarantined_letters import MOST_LISTED
from adjudicator.service.games import summaries
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.quarantine import STRANGERS_TOLD, take_up
from adjudicator.service.master.overview import Watch
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.tables.errors import StoreConflict
from adjudicator.store.tables.values import Letter as Filed
from tests import hands
from tests.due import adjudicate_due
from tests.service.house import GM, PLAYERS, House, words

FAULTS = [ZeroDivisionError("x"), RecursionError("deep"), MemoryError(), UnicodeError("\ud800"), AssertionError()]


@contextmanager
def broken(
    monkeypatch: pytest.MonkeyPatch, fault: Exception, part: str = "service.game.orders_on_file.read"
) -> Iterator[None]:
    def fail(*_: object, **__: object) -> object:
        raise fault

    with monkeypatch.context() as patched:
        patched.setattr(f"adjudicator.{part}", fail)
        yield


def trouble(house: House, monkeypatch: pytest.MonkeyPatch, seat: int = 1, text: str = "ATTACK Red 1") -> Filed:
    """A letter of a player that the program fails on."""
    with broken(monkeypatch, ZeroDivisionError("the reader stumbled")):
        filed = house.reply(seat, text)
    assert filed.verdict == "trouble"
    return filed


def again(house: House, filed: Filed) -> str | None:
    """What has become of a letter."""
    with house.store.unit() as unit:
        found = unit.letters.get(filed.id)
    assert found is not None
    return found.verdict


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_whatever_the_program_fails_with_the_writer_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    house.begun()
    with broken(monkeypatch, fault):
        assert house.reply(1, "ATTACK Red 1\nthanks, Bob").verdict == "trouble"
    (answer,) = house.refusals("trouble", PLAYERS[1].address)
    for said in ("a fault of mine", "ATTACK Red 1", "thanks, Bob", "send your orders again"):
        assert said in words(answer)
    assert house.game().status == "running"
    (notice,) = house.notices("letter")
    assert type(fault).__name__ in notice


def test_the_writer_is_answered_in_their_language(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    assert house.reply(1, "LANGUAGE German").verdict == "asked"
    trouble(house, monkeypatch)
    (answer,) = house.refusals("trouble", PLAYERS[1].address)
    assert "Der Fehler liegt" in words(answer)


def test_a_phase_waits_at_its_end_for_a_letter_that_could_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()
    for seat in (0, 2):
        house.reply(seat, "PASS")
    trouble(house, monkeypatch)
    assert house.table().phase.held is None
    house.to_deadline()
    adjudicate_due(house.office)
    assert house.game().serial == 1
    assert house.table().phase.held
    (notice,) = house.notices("held")
    assert "made the program fail" in notice
    hands.resume(house.office, "andromeda")
    assert house.game().status == "running"


@pytest.mark.parametrize("minutes", [5, 0])
def test_a_phase_does_not_wait_where_orders_have_come_since(
    house: House, monkeypatch: pytest.MonkeyPatch, minutes: int
) -> None:
    """Nor at the same instant: in a rehearsal the clock stands between two letters."""
    house.begun()
    trouble(house, monkeypatch)
    house.pass_time(minutes=minutes)
    for seat in range(3):
        house.reply(seat, "PASS")
    house.next_phase()
    assert house.game().serial == 2
    assert house.notices("held") == []


def test_a_phase_does_not_wait_for_a_letter_without_its_key(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    with broken(monkeypatch, ZeroDivisionError()):
        assert house.receive(house.raw("PASS", sender=PLAYERS[1].address)).verdict == "trouble"
    for seat in range(3):
        house.reply(seat, "PASS")
    house.next_phase()
    assert house.game().serial == 2


def test_all_ready_ends_no_phase_without_a_letter_that_could_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun(schedule_of=Schedule(hours=168, remind=24, repent=30))
    for seat in range(3):
        house.reply(seat, "PASS\nREADY")
    house.pass_time(minutes=1)
    trouble(house, monkeypatch)
    house.pass_time(hours=12)
    adjudicate_due(house.office)
    assert house.game().serial == 1
    assert house.table().phase.held


def test_once_mended_the_letter_counts_and_is_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    filed = trouble(house, monkeypatch, text="PASS")
    assert take_up(house.office) == 1
    reception.handle_all(house.office)
    assert again(house, filed) == "accepted"
    assert "You pass" in house.answer(1)
    assert "has been read now (accepted)" in house.notices("letter")[-1]
    assert take_up(house.office) == 0


def test_a_letter_that_fails_again_is_told_of_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    filed = trouble(house, monkeypatch)
    for _ in range(3):
        take_up(house.office)
        with broken(monkeypatch, ZeroDivisionError("the reader stumbled")):
            reception.handle_all(house.office)
    assert again(house, filed) == "trouble"
    assert len(house.notices("letter")) == 1
    assert len(house.refusals("trouble", PLAYERS[1].address)) == 1


def test_without_another_program_it_is_read_again_only_at_a_new_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()
    trouble(house, monkeypatch)
    assert take_up(house.office, mended=True) == 0
    monkeypatch.setattr("adjudicator.service.mailroom.quarantine._program", lambda: "another one")
    assert take_up(house.office, mended=True) == 1


def test_of_each_kind_the_game_master_is_told_once_a_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun("mars")
    house.begun("venus")
    for _ in range(2):
        with broken(monkeypatch, ZeroDivisionError()):
            house.reply(1, "PASS", game="mars")
            house.reply(2, "PASS", game="mars")
            house.reply(2, "PASS", game="venus")
    assert len(house.notices("letter")) == 2
    with broken(monkeypatch, KeyError("another"), "service.letters.order_letters.made_out"):
        house.reply(1, "PASS", game="mars")
    assert len(house.notices("letter")) == 3
    house.pass_time(days=1, minutes=1)
    with broken(monkeypatch, ZeroDivisionError()):
        house.reply(1, "PASS", game="mars")
    assert len(house.notices("letter")) == 4


def test_strangers_fill_nobodys_mailbox(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    for number in range(3 * STRANGERS_TOLD):
        faults = (ZeroDivisionError, KeyError, ValueError, TypeError, LookupError, OSError, RuntimeError, EOFError)
        with broken(monkeypatch, faults[number % len(faults)](), "service.mailroom.reception.judge"):
            filed = house.receive(house.raw("Who are you?", sender=f"eve{number}@elsewhere.test"))
        assert filed.verdict == "trouble"
    assert len(house.notices("letter")) == STRANGERS_TOLD
    assert len([mail for mail in house.mails() if mail.recipient == GM]) <= STRANGERS_TOLD
    stranger = house.refusals("trouble", "eve1@elsewhere.test")
    assert "Who are you" not in words(stranger[0]), (
        "what is sent back to an address that anybody can write is no text of theirs"
    )


def test_a_machine_is_not_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    with broken(monkeypatch, ZeroDivisionError(), "service.mailroom.reception.judge"):
        filed = house.receive(b"Auto-Submitted: auto-replied\n" + house.raw("away", sender=PLAYERS[1].address))
    assert filed.verdict == "trouble"
    assert house.refusals("trouble", PLAYERS[1].address) == []


def test_what_fails_while_it_is_put_aside_is_kept_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    with (
        broken(monkeypatch, ZeroDivisionError()),
        broken(monkeypatch, RecursionError(), "service.intake.refusals.answered"),
    ):
        filed = house.reply(1, "PASS")
    assert filed.verdict == "trouble"
    assert house.reply(0, "PASS").verdict == "accepted"
    (notice,) = house.notices("letter")
    assert "is kept as it came" in notice


def test_what_the_database_refuses_of_one_letter_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()
    with broken(
        monkeypatch, StoreConflict("this contradicts what is on file"), "service.letters.order_letters.ordered"
    ):
        assert house.reply(1, "PASS").verdict == "trouble"
    assert house.reply(0, "PASS").verdict == "accepted"


def test_proofs_that_cannot_be_written_down_stop_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    with broken(monkeypatch, RecursionError(), "mail.proof.witness.Witness.examine"):
        assert house.reply(1, "PASS").verdict == "accepted"


def test_that_quotations_could_not_be_told_is_said_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    with broken(monkeypatch, ZeroDivisionError("no passage"), "service.intake.answered_letters.recognised"):
        assert house.reply(1, "PASS").verdict == "accepted"
        assert house.reply(0, "PASS").verdict == "accepted"
    (notice,) = house.notices("letter")
    for said in ("In letter ", PLAYERS[1].address, "failed to find what it quotes", "no passage"):
        assert said in notice


def test_what_was_put_aside_is_listed_with_its_number_its_writer_and_why(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()
    filed = trouble(house, monkeypatch)
    said = (
        f"Letter {filed.id} for Blue from {PLAYERS[1].address} was put aside: the program failed on it "
        "(ZeroDivisionError: the reader stumbled)."
    )
    assert summaries.show(house.office, "andromeda").aside == (said,)
    watch = Watch(house.office)
    assert said in watch.game("andromeda").said
    assert watch.overview().aside == ()
    assert take_up(house.office) == 1
    reception.handle_all(house.office)
    assert summaries.show(house.office, "andromeda").aside == ()


def test_who_plays_is_not_shown_what_was_put_aside(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    trouble(house, monkeypatch)
    with house.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        assert summaries.shown(unit, game, house.clock.now(), blind=True).aside == ()


def test_what_shows_no_game_is_listed_with_the_house(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    with broken(monkeypatch, ZeroDivisionError("x"), "service.mailroom.reception.judge"):
        numbers = [house.receive(house.raw("?", sender=f"who{n}@else.test")).id for n in range(MOST_LISTED + 1)]
    *named, more = Watch(house.office).overview().aside
    assert [one.split()[1] for one in named] == [str(number) for number in reversed(numbers[1:])]
    assert "who12@else.test" in named[0]
    assert more == "There are more letters that were put aside."
