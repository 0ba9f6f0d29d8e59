"""Orders kept for later phases: on file with their letters, stood up when their phase opens, and proved afterwards."""

from pathlib import Path

import msgspec
import pytest

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.orders.standing.merged_letters import MOST_KEPT
from adjudicator.reports.rendering.render import render
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.resolution import resolve
from adjudicator.service.games import games
from adjudicator.service.letters import letter_check
from adjudicator.service.proof.verification import verify
from adjudicator.service.timetable.schedule import Schedule
from tests import hands
from tests.service.house import PLAYERS, House, words
from tests.service.orders import attack

RELEASE = "EVERY TURN RELEASE to home 1"


def form(house: House, seat: int = 0) -> str:
    lines = [line.text for line in house.last(seat, "report").lines]
    return "\n".join(lines[lines.index("BEGIN ORDERS") :])


def orders(house: House, seat: int = 0) -> orders_on_file.Orders:
    laid = house.table()
    with house.store.unit() as unit:
        return table.orders(unit, laid, seat)


def test_a_check_says_what_the_answer_will_say_to_the_letter(house: House) -> None:
    house.begun()
    house.reply(0, f"{RELEASE}\nPHASE 2\nINVITE Blue")
    said = f"""Hello,
{attack(house)}
ATACK planet 2
WITHDRAW line 9
PHASE 3
CARD Attack 4 ELSE Attakc 6
CARD Zweihander
NEXT TURN
ATTACK planet 5
EVERY TURN PHASE 2 JOIN no

Best wishes
Ann
"""
    report = house.last(0, "report")
    letter = read(house.raw(said, to=report.reply_to, answers=report))
    laid, seat = house.table(), house.seats()[0]
    with house.store.unit() as unit:
        checked = render(letter_check.checked(house.office, unit, laid, seat, letter), house.office.words)
    house.reply(0, said)
    answer = read(house.mails(0)[-1].raw)
    assert " ".join(" ".join(line.text for line in answer.lines).split()) == " ".join(checked.text.split())
    for part in ("did you mean", "no line 9 to withdraw", "it is kept as you wrote it", "does not say which phase"):
        assert part in " ".join(checked.text.split())


def test_every_answer_shows_what_is_kept_and_numbers_it_on(house: House) -> None:
    house.begun()
    house.reply(0, f"{attack(house)}\n{RELEASE}\nPHASE 3\nCARD Attack 4\nTURN 2 PHASE 1\nATTACK planet 1")
    for answer in (house.answer(0), (house.reply(0, "SHOW ORDERS"), house.answer(0))[1]):
        assert f"1. {attack(house)} 2. {RELEASE}" in answer
        assert "Kept for turn 1 phase 3 ----------------------- 3. CARD Attack 4" in answer
        assert "Kept for turn 2 phase 1 ----------------------- 4. ATTACK planet 1" in answer
    version = orders(house)
    house.reply(0, "WITHDRAW lines 2 and 4")
    assert "RELEASE" not in house.answer(0)
    assert "Kept for turn 2" not in house.answer(0)
    assert "2. CARD Attack 4" in house.answer(0)
    assert orders(house) != version


def test_what_is_kept_stands_on_the_form_when_its_phase_opens_and_counts_as_a_letter(house: House) -> None:
    house.begun(options={"after_nmr": "hold"})
    house.reply(0, "PHASE 3\nCARD Attack 4 ELSE Compromise")
    assert not orders(house).heard
    house.next_phase()
    assert "CARD Attack 4" not in form(house)
    house.next_phase()
    assert "CARD Attack 4\n  ELSE Compromise" in form(house)
    assert orders(house).heard
    house.reply(0, "STATUS")
    assert "Orders of yours have come for it." in house.answer(0)


def test_a_pass_kept_for_later_and_an_order_for_every_turn_count_as_orders(house: House) -> None:
    """And whatever is written beside them takes nothing of that away."""
    house.begun()
    house.reply(0, "PHASE 2\nPASS")
    house.reply(1, RELEASE)
    assert [orders(house, seat).heard for seat in (0, 1)] == [False, True]
    house.next_phase()
    assert [(orders(house, seat).heard, orders(house, seat).passed) for seat in (0, 1)] == [
        (True, True),
        (False, False),
    ]
    house.reply(0, "PHASE 3\nCARD Attack 4")
    assert (orders(house).heard, orders(house).passed) == (True, False)


def test_an_order_for_every_turn_is_shown_with_what_it_means_now(house: House) -> None:
    house.begun(options={"after_nmr": "hold"})
    house.reply(0, "EVERY TURN attack planet 2 with 2 from h1")
    where = attack(house).split()[1]
    assert f"1. EVERY TURN ATTACK planet 2 with 2 from h1 # now: ATTACK {where} 2 with 2 from home 1" in house.answer(0)
    house.reply(0, attack(house))
    assert "Kept for every turn, phase 1: not this time" in house.answer(0)
    assert len(orders(house).clauses) == 1
    house.next_phase()
    house.next_phase()
    assert [one.words for one in orders(house).later] == ["ATTACK planet 2 with 2 from h1"]
    while house.table().heading.turn == 1:
        house.next_phase()
    assert "EVERY TURN ATTACK planet 2 with 2 from h1" in form(house)
    assert not orders(house).heard
    assert orders(house).clauses[0].alternatives[0].choice is not None


def test_who_left_it_at_orders_for_every_turn_is_told_that_they_were_used_and_others_learn_nothing(
    house: House,
) -> None:
    """That he has missed the phase all may know; what he had ordered before, nobody but he."""
    house.begun(options={"after_nmr": "hold"})
    house.reply(0, "EVERY TURN attack planet 2 with 2 from h1")
    while house.table().heading.turn == 1:
        house.next_phase()
    house.next_phase()
    said = words(house.last(0, "report"))
    assert "No letter with orders came from Blue, Green and you (NMR)." in said
    used = "No letter with orders came from you for this phase: what you had ordered before was used"
    assert said.index(used) < said.index("By your order 1: ATTACK")
    assert "No orders" not in said
    for other in (1, 2):
        told = words(house.last(other, "report"))
        assert "No letter with orders came from" in told
        assert used not in told
        assert "No order of yours counted: your attack was drawn at random." in told


def test_who_withdraws_what_he_kept_for_later_is_as_ready_as_before(house: House) -> None:
    """What he said of this phase has not changed."""
    house.begun(schedule_of=Schedule(hours=168, repent=30))
    house.reply(0, f"{attack(house)}\nPHASE 3\nCARD Attack 4")
    house.reply(0, "READY")
    house.reply(0, "PHASE 3\nWITHDRAW ALL")
    assert orders(house).later == ()
    assert orders(house).ready
    house.reply(0, "PHASE 3\nCARD Attack 4")
    assert not orders(house).ready, "there may be more to come"


def test_what_cannot_be_read_when_its_phase_opens_or_was_passed_over_is_told(house: House) -> None:
    house.begun(options={"after_nmr": "hold"})
    house.reply(0, "PHASE 2\nINVITE Zyzzyx\nTURN 1 PHASE 4\nLOSE 3 home 1")
    assert "it is kept as you wrote it, and read again for turn 1 phase 2" in house.answer(0)
    house.next_phase()
    report = " ".join(line.text for line in house.last(0, "report").lines)
    assert 'What you kept for this phase cannot be read: "INVITE Zyzzyx": I expected' in report
    assert not orders(house).heard, "it does not count as orders"
    house.reply(0, "PASS")
    assert orders(house).heard
    assert "What you kept for this phase cannot be read" in house.answer(0)
    seen = []
    while house.table().heading.turn == 1:
        seen.append(house.table().heading.phase)
        house.next_phase()
    report = " ".join(line.text for line in house.last(0, "report").lines)
    assert ('What you kept for turn 1 phase 4 is void, since that was passed over: "LOSE 3 home 1".' in report) is (
        4 not in seen
    )


def test_what_was_kept_for_a_phase_that_never_came_is_told_to_its_writer_alone(house: House) -> None:
    """Ships are built in the first turn only."""
    house.begun(title="cosmoforce")
    build = "BUILD fighter with 2 afterburners, 3 lasers, 2 armour, 2 dissipators, 1 habitat"
    house.reply(0, f"TURN 2 PHASE 1\n{build}")
    void = f'What you kept for turn 2 phase 1 is void, since that was passed over: "{build}".'
    for told in (False, True):
        for seat in (0, 1):
            house.reply(seat, house.bot(seat))
        house.next_phase()
        assert (void in words(house.last(0, "report"))) is told
        assert void not in words(house.last(1, "report"))


def test_letters_may_come_in_any_order_between_seats_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    said = {0: "PHASE 2\nINVITE Blue\nPHASE 3\nCARD Attack 4", 1: f"{RELEASE}\nPHASE 2\nJOIN no"}
    found = []
    for which, order in enumerate(((0, 1), (1, 0))):
        (tmp_path / str(which)).mkdir()
        first = House(tmp_path / str(which))
        first.begun()
        for seat in order:
            first.reply(seat, said[seat])
        first.store.close()
        again = House(tmp_path / str(which))
        again.next_phase()
        found.append([orders(again, seat) for seat in (0, 1)])
        kept = again.table().phase.kept
        again.store.close()
        assert kept is not None
    assert found[0] == found[1]
    assert [len(one.clauses) for one in found[0]] == [1, 1]


def test_a_phase_is_worked_out_from_its_boundary_with_what_was_kept(house: House) -> None:
    house.begun()
    house.reply(0, "PHASE 3\nCARD Attack 4")
    for _ in range(2):
        house.next_phase()
    laid = house.table()
    with house.store.unit() as unit:
        stood = table.all_orders(unit, laid)
    resolved = resolve(laid.title, laid.boundary, stood, laid.chance)
    house.next_phase()
    with house.store.unit() as unit:
        phase = unit.phases.get(laid.game.id, laid.phase.serial)
    assert phase is not None
    assert phase.events is not None
    assert len(msgspec.json.decode(phase.events)) == len(resolved.events)
    assert house.table().phase.kept is None


def test_a_finished_game_with_orders_kept_for_later_is_verified(house: House) -> None:
    house.begun(options={"bases_to_win": "3"})
    for seat in range(3):
        house.reply(
            seat, f"{house.bot(seat)}\n{RELEASE}\nEVERY TURN PHASE 2 JOIN offence\nEVERY TURN PHASE 3 CARD Attack 4"
        )
    for _ in range(60):
        if house.game().status != "running":
            break
        for seat in range(3):
            if house.table().heading.phase == 1:
                house.reply(seat, f"{house.bot(seat)}\nPHASE 3\nCARD Compromise ELSE Attack 4\nPHASE 4: PASS")
        house.next_phase()
    record = games.record(house.office, "andromeda")
    verdict = verify(record)
    assert verdict.holds, verdict.sentence
    assert b"EVERY TURN PHASE 2 JOIN offence" in record
    torn = record.replace(b"CARD Compromise ELSE Attack 4", b"CARD Attack 6 ELSE Compromise", 3)
    assert torn != record
    assert not verify(torn).holds


def test_nobody_can_have_more_kept_than_a_hundred_orders(house: House) -> None:
    house.begun()
    many = "\n".join(f"TURN {turn} PHASE 1\nATTACK planet 1" for turn in range(2, MOST_KEPT + 4))
    house.reply(0, many)
    assert len(orders(house).later) == MOST_KEPT
    assert f"no more than {MOST_KEPT} orders can be kept for later" in house.answer(0)


def test_a_successor_finds_nothing_of_what_was_kept(house: House) -> None:
    house.begun(options={"after_nmr": "replace"})
    house.reply(0, f"{RELEASE}\nTURN 3 PHASE 1\nATTACK planet 1")
    while house.seats()[0].status == "playing":
        house.next_phase()
    while not house.table().vacant(0):
        house.next_phase()
    assert orders(house).later == ()
    house.give("andromeda", "Red", games.Player("Dan", PLAYERS[3].address))
    assert orders(house).clauses == ()


@pytest.mark.parametrize("title", titles())
def test_the_phases_of_a_title_are_those_its_turns_have(title: str, tmp_path: Path) -> None:
    phases = titles()[title].phases
    assert phases == tuple(sorted(set(phases)))
    house = House(tmp_path)
    house.create("counted", titles()[title].fewest, title=title)
    hands.start(house.office, "counted")
    for _ in range(5):
        if house.game("counted").status == "running":
            assert not phases or house.table("counted").heading.phase in phases
            house.next_phase("counted")
    house.store.close()
