"""Phases adjudicated once, at their deadline, with the letters on file."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from adjudicator.core import codec
from adjudicator.core.chance import commitment
from adjudicator.games.cosmic.events.milestones import Missed
from adjudicator.mail.parsing.letter import read
from adjudicator.service.game import boundary
from adjudicator.service.games import summaries
from adjudicator.service.games.games import GameWrong
from adjudicator.service.mailroom import reception
from adjudicator.service.proof import verification
from adjudicator.service.work.adjudication import adjudicate, adjudicate_now
from adjudicator.store.tables import tables
from tests import hands
from tests.due import adjudicate_due
from tests.service.adjudicated import events, play_to_the_end, rows
from tests.service.house import GM_HALF, House, words
from tests.service.orders import attack


def test_nothing_happens_before_the_deadline(house: House) -> None:
    game = house.begun()
    before = rows(house)
    house.pass_time(hours=167)
    assert adjudicate_due(house.office) == 0
    assert not adjudicate(house.office, game.id, 1)
    assert rows(house) == before


def test_at_the_deadline_the_next_phase_opens_and_everybody_is_told(house: House) -> None:
    house.begun()
    for seat in range(3):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    laid = house.table()
    assert (laid.phase.serial, str(laid.phase.heading)) == (2, "turn 1 phase 2")
    assert laid.title.faults(laid.boundary.state) == ()
    for seat in range(3):
        report = house.last(seat, "2/")
        assert "Turn 1 phase 2" in report.subject
        assert "Turn 1 phase 1 is over" in words(report)
        assert "BEGIN ORDERS" in [line.text for line in report.lines]
    # What all of them are told, and the picture, is on file once.
    reports = house.mails(kind="2/")
    with house.store.connection() as db:
        which = tables.outbox.c.id.in_([mail.id for mail in reports])
        (bundle,) = db.execute(select(tables.outbox.c.bundle).where(which).distinct()).scalars()
        kept = db.execute(select(tables.bundle.c.data).where(tables.bundle.c.id == bundle)).scalar_one()
    assert len(kept) < sum(len(mail.raw) for mail in reports) / 4


def test_adjudicating_again_is_harmless(house: House) -> None:
    game = house.begun()
    house.next_phase()
    after = rows(house)
    assert adjudicate_due(house.office) == 0
    assert not adjudicate(house.office, game.id, 1)
    assert not adjudicate(house.office, game.id, 1, by_hand=True)
    assert rows(house) == after


def test_two_services_at_once_adjudicate_once(house: House, tmp_path: Path) -> None:
    house.begun()
    house.to_deadline()
    rooms = [House(tmp_path) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        counts = list(pool.map(lambda room: adjudicate_due(room.office), rooms))
    assert sum(counts) == 1
    assert house.game().serial == 2
    assert len(house.mails(kind="2/")) == 3
    for room in rooms:
        room.store.close()


def test_a_late_adjudication_skips_nothing(house: House) -> None:
    house.begun()
    house.pass_time(days=40)
    assert adjudicate_due(house.office) == 1
    assert adjudicate_due(house.office) == 0
    assert house.table().phase.deadline > house.clock.now()


def test_a_letter_on_file_is_handled_before_its_phase_is_closed(house: House) -> None:
    game = house.begun()
    report = house.last(0, "report")
    reception.receive(house.office, house.raw(attack(house), to=report.reply_to, answers=report), source="pipe")
    house.to_deadline()
    assert not adjudicate(house.office, game.id, 1)
    assert adjudicate_due(house.office) == 1
    assert [mail.key for mail in house.mails(0, "answer")] == ["answer/1"]
    (missed,) = (event for event in events(house, 1) if isinstance(event, Missed))
    assert missed.heard == (0,)


def test_who_sends_nothing_readable_has_missed_the_phase(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    house.reply(1, "I hereby conquer the universe.")
    house.reply(2, "PASS")
    house.next_phase()
    assert Missed((1,), (0, 2)) in events(house, 1)
    assert house.table().boundary.state.strikes == (0, 1, 0)  # type: ignore[attr-defined]


def test_a_player_who_stays_silent_gets_a_last_letter_and_no_more(house: House) -> None:
    house.begun(players=4)
    for _ in range(8):
        laid = house.table()
        if not laid.playing(3):
            break
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    laid = house.table()
    assert not laid.playing(3)
    assert house.seats()[3].status == "removed"
    last = house.mails(3)[-1]
    assert last.key.endswith("/Yellow/parting")
    assert "Yellow is no longer in the game" in words(read(last.raw))
    assert "Yellow (Dan) has left the game" in house.notices("left")[0]
    count = len(house.mails(3))
    for seat in range(3):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    assert len(house.mails(3)) == count
    report = house.last(3, "report")
    assert house.receive(house.raw("PASS", sender="dan@mail.test")).verdict == "left"
    assert house.receive(house.raw("RESEND", sender="dan@mail.test")).verdict == "asked"
    # The keys of a seat die with it, also those of phases that were still his.
    assert house.receive(house.raw("PASS", sender="dan@mail.test", to=report.reply_to, answers=report)).verdict == (
        "wrong_token"
    )
    assert "if you have left the game" in words(house.refusals("wrong_token", "dan@mail.test")[0])


def test_the_game_master_can_adjudicate_early(house: House) -> None:
    house.begun()
    house.pass_time(days=2)
    assert adjudicate_now(house.office, "andromeda")
    laid = house.table()
    assert laid.phase.serial == 2
    assert (laid.phase.deadline - house.clock.now()).days == 7
    hands.pause(house.office, "andromeda")
    with pytest.raises(GameWrong, match="it is paused"):
        adjudicate_now(house.office, "andromeda")


def test_the_trace_is_kept_for_the_game_master(house: House) -> None:
    house.begun()
    house.reply(
        0, f"{attack(house)} IF their card is Compromise\n  ELSE {attack(house).replace('4 from', '3 from')[7:]}"
    )
    house.next_phase()
    game = house.game()
    with house.store.unit() as unit:
        phase = unit.phases.get(game.id, 1)
    assert phase is not None
    assert phase.trace is not None
    kept = boundary.trace(house.table().title, phase.trace)
    (mine,) = (answer for answer in kept.answers if answer.seat == 0 and answer.about == "attack")
    assert (mine.alternative, mine.how) == (2, "ordered")
    assert [tried.alternative for tried in mine.tried] == [1]
    assert kept.silent == (1, 2)
    assert codec.encode(kept) == phase.trace


def test_a_game_on_which_the_program_fails_is_held_and_the_others_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun("mars")
    house.begun("venus", players=4)
    house.to_deadline("mars")
    resolve = adjudicate.__globals__["resolve"]

    def fail(title: object, table: boundary.Boundary, *more: object, **named: object) -> object:
        if len(table.views) == 3:
            raise RuntimeError("three is a crowd")
        return resolve(title, table, *more, **named)

    with monkeypatch.context() as broken:
        broken.setattr("adjudicator.service.work.adjudication.resolve", fail)
        assert adjudicate_due(house.office) == 1
    assert (house.game("mars").status, house.game("mars").serial) == ("paused", 1)
    assert (house.game("venus").status, house.game("venus").serial) == ("running", 2)
    (notice,) = house.notices("hold")
    assert "Phase 1 of mars made the program fail; nothing of it was written." in notice
    assert "three is a crowd" in notice
    # Once it is mended, the game goes on as if nothing had been.
    hands.resume(house.office, "mars")
    house.to_deadline("mars")
    assert adjudicate_due(house.office) >= 1
    assert house.game("mars").serial == 2


def test_a_damaged_position_holds_its_game(house: House) -> None:
    import sqlite3

    house.begun()
    house.to_deadline()
    house.store.close()
    with sqlite3.connect(house.store.place) as db:
        db.execute("UPDATE phase SET state = ?", (b'{"seats":["Red"]}',))
    db.close()
    assert adjudicate_due(house.office) == 0
    assert house.game().status == "paused"
    assert "ValidationError" in house.notices("hold")[0]


def test_orders_carry_over_to_the_end_of_the_turn(house: House) -> None:
    """What is said in phase 3 about the turn's end stands in phase 4 too, unless that is answered anew."""
    house.begun(options={"after_nmr": "hold"})
    for _ in range(2):
        house.next_phase()
    assert str(house.table().phase.heading) == "turn 1 phase 3"
    house.reply(0, "OWN COLOUR redraw")
    assert "OWN COLOUR redraw" in house.answer(0)
    house.next_phase()
    assert str(house.table().phase.heading) == "turn 1 phase 4"
    assert "OWN COLOUR redraw" in [line.text for line in house.last(0, "report").lines]
    house.reply(0, "SHOW ORDERS")
    assert "1. OWN COLOUR redraw" in house.answer(0)
    house.reply(0, "OWN COLOUR redraw ELSE attack Blue on home 1\nPASS")
    assert "1. OWN COLOUR redraw ELSE" in house.answer(0)
    house.reply(0, "WITHDRAW ALL")
    assert "No orders of yours stand" in house.answer(0)
    house.next_phase()
    house.reply(0, "SHOW ORDERS")
    assert "No orders of yours stand for turn 2 phase 1" in house.answer(0)


def test_a_game_that_ends_opens_everything(house: House) -> None:
    house.create(players=4)
    for seat in range(4):
        house.reply(seat, f"JOIN\nLUCK {seat}\n", "invitation")
    play_to_the_end(house)
    game = house.game()
    assert game.status == "finished"
    assert game.record is not None
    verdict = verification.verify(game.record)
    assert verdict.holds, verdict.sentence
    record = msgspec.json.decode(game.record)
    assert record["commitment"] == commitment(GM_HALF)
    assert b"@" not in game.record
    finals = house.mails(kind="final")
    assert len(finals) == 4
    final = read(finals[0].raw)
    assert GM_HALF.hex() in words(final)
    assert f"The game is over: {' and '.join(record['winners'])} won" in final.subject
    assert summaries.show(house.office, "andromeda").winners == tuple(record["winners"])
    # Afterwards nothing can be ordered, and the final report can be had again.
    assert house.receive(house.raw("PASS", to=final.reply_to, answers=final)).verdict == "finished_game"
    assert house.receive(house.raw("RESEND", to=final.reply_to, answers=final)).verdict == "asked"
    house.pass_time(days=30)
    assert adjudicate_due(house.office) == 0
