"""Game masters command their games by letter, each with a key of his own, and what they do is written down."""

from datetime import timedelta
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.service import master, timetable
from adjudicator.service.games import phase_end, summaries
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master import paper_orders
from adjudicator.service.master.verbs import VERBS
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.proof.verification import verify
from adjudicator.service.timetable import schedule
from adjudicator.service.timetable.schedule import Schedule
from tests.due import adjudicate_due
from tests.service.commanding import answer, gm, key, letters, log
from tests.service.house import GM, PLAYERS, House, words

EVE = "eve@mail.test"


def test_without_his_key_nothing_is_done_and_a_key_is_sent_to_his_address(house: House) -> None:
    house.begun()
    assert house.receive(house.raw("PAUSE", sender=GM)).verdict == "unproved"
    assert house.game().status == "running"
    assert "Nothing was done" in answer(house)
    assert gm(house, "PAUSE", to=letters(house)[-1].reply_to).verdict == "commanded"
    assert house.game().status == "paused"
    assert log(house) == [f"{GM}: paused the game"]
    assert "The clock stands still" in words(house.last(0, "paused"))


def test_a_key_is_of_no_use_to_anybody_else_nor_in_the_next_phase(house: House) -> None:
    house.begun()
    right = key(house)
    assert gm(house, "PAUSE", sender=EVE, to=right).verdict == "unknown_sender"
    assert f"Somebody at {EVE} has written to andromeda with a key of a game master" in house.notices("key")[0]
    gm(house, "PAUSE", sender=EVE, to=right)
    assert len(house.notices("key")) == 1
    assert gm(house, "PAUSE", sender=PLAYERS[0].address, to=right).verdict == "unknown_sender"
    house.next_phase()
    assert gm(house, "PAUSE", to=right).verdict == "unproved"
    assert house.game().status == "running"


def test_a_key_stands_in_the_subject_where_seats_have_theirs(tmp_path: Path) -> None:
    house = House(tmp_path, reply="subject")
    house.begun()
    house.receive(house.raw("STATUS", sender=GM))
    asked = letters(house)[-1]
    assert "[andromeda gm 1 " in asked.subject
    assert house.receive(house.raw("PAUSE", sender=GM, answers=asked)).verdict == "commanded"
    house.store.close()


def test_a_notice_is_answered_with_commands(house: House) -> None:
    house.begun()
    house.reply(0, "NOTE to GM: please wait for me")
    notice = letters(house)[-1]
    assert "please wait" in words(notice)
    assert gm(house, "EXTEND turn 1 phase 1 BY 2 days", to=notice.reply_to).verdict == "commanded"
    assert "Turn 1 phase 1 ends on 10 May 2026, 18:00 (UTC)." in answer(house)
    assert "Sunday 10 May 2026, 18:00" in words(house.last(1, "more time"))
    assert f"{GM}: extended turn 1 phase 1 from 8 May 2026, 18:00 (UTC) to 10 May 2026, 18:00 (UTC)" in log(house)


WRONG = (
    ("EXTEND turn 1 phase 1 BY 2 days", "turn 1 phase 1 is not open, turn 1 phase 2 is; nothing was done"),
    ("ADJUDICATE turn 1 phase 1", "turn 1 phase 1 is not open, turn 1 phase 2 is; nothing was done"),
    ("END GAME turn 1 phase 1", "turn 1 phase 1 is not open, turn 1 phase 2 is; nothing was done"),
    ("ORDERS FOR Red turn 1 phase 1\nPASS\nEND", "turn 1 phase 1 is not open, turn 1 phase 2 is"),
    ("ADJUDICATE", "say which phase is meant, so that it cannot be another one by then: turn 1 phase 2 is open"),
    ("ADJUDICATE turn 1 phase 2 please", "'please' cannot be understood"),
    ("EXTEND turn 1 phase 2", "'' says no new end"),
    ("EXTEND turn 1 phase 2 TO 2026-13-01 18:00", "there is no 2026-13-01 18:00"),
    ("EXTEND turn 1 phase 2 TO 2026-05-09 18:00", "a new end must be later than that"),
    ("EXTEND turn 1 phase 2 TO 9999-12-31 23:59", "a phase can be extended by a year at most"),
    (f"EXTEND turn {'9' * 5000} phase 1 BY 2 days", "say which phase is meant"),
    (f"RELEASE LETTER {'9' * 5000}", "no letter is held in andromeda"),
    ("EXTEND turn 1 phase 2 BY 99 weeks", "a phase can be extended by a year at most"),
    ("RESUME", "andromeda cannot be resumed: it is neither paused nor held"),
    ("START", "andromeda cannot be started: it has begun already"),
    ("NOTE TO ALL\nEND", "there is nothing in the note"),
    ("SEAT Blue", "say who is to take which seat"),
    ("REPLACE Brown", "there is no seat 'Brown' in andromeda"),
    ("ORDERS FOR Brown turn 1 phase 2\nPASS\nEND", "there is no seat 'Brown' in andromeda"),
    ("ORDERS FOR Red turn 1 phase 2\nsing\nEND", "none of the lines could be read as an order of Red"),
    (f"MASTER {GM}", "is a game master of andromeda already"),
    ("DISMISS eve@mail.test", "cannot be dismissed; those who can be: nobody"),
)


def test_what_cannot_be_done_is_told_and_changes_nothing(house: House) -> None:
    house.begun()
    house.next_phase()
    before = (house.game(), house.table().phase, len(house.mails(0)))
    right = key(house)
    for said, why in WRONG:
        assert gm(house, f"{said}\nPAUSE", to=right).verdict == "commanded"
        assert "NOT DONE: " in answer(house)
        assert why in answer(house)
        assert "PAUSE Not done, because of that." in answer(house)
        assert "NOT ALL DONE" in letters(house)[-1].subject
    assert (house.game(), house.table().phase, len(house.mails(0))) == before
    assert log(house) == []


def test_the_list_of_commands_comes_once(house: House) -> None:
    house.begun()
    for letter in ("HELP", "PAUS", "HELP\nPAUS"):
        gm(house, letter)
        assert answer(house).count("What you can write") == 1


def test_lines_that_are_no_commands_are_named(house: House) -> None:
    house.begun()
    gm(house, "Dear machine\nPAUS\nSTATUS\nNOTE TO ALL\nnothing closes it")
    said = answer(house)
    assert '"Dear machine" is no command' in said
    assert '"PAUS" is no command; did you mean PAUSE?' in said
    assert "NOTE TO ALL was not done: no END" in said
    assert "Red: Ann <ann@mail.test>, invited, orders are still to come" in said
    gm(house, "> quoted")
    assert "There is no command in your letter." in answer(house)


def test_help_lists_every_command_and_one_that_fails_says_how_it_is_written(house: House) -> None:
    house.begun()
    gm(house, "HELP")
    assert all(verb.usage in answer(house) for verb in VERBS.values())
    assert "NOT ALL DONE" not in letters(house)[-1].subject
    gm(house, "EXTEND turn 1 phase 1")
    assert "How it is written: EXTEND turn 3 phase 1 BY 2 days" in answer(house)
    assert "REDO" not in answer(house)


def test_the_subject_of_a_notice_ends_with_a_word(house: House) -> None:
    game = house.begun()
    with house.store.unit() as unit:
        tell_gm(house.office, unit, "note", f"{'twelve chars ' * 9}\nmore", at=house.clock.now(), game=game)
    assert letters(house)[-1].subject == f"[andromeda: note] {'twelve chars ' * 5}..."


@pytest.mark.parametrize("number", [0, 1])
def test_a_held_phase_is_gone_on_with_by_either_answer_that_its_notice_names(house: House, number: int) -> None:
    number = house.begun().id
    with house.store.unit() as unit:
        assert phase_end.hold(house.office, unit, number, "the clock went back", house.clock.now())
    named = [line.strip() for line in house.notices("held")[0].splitlines() if line.startswith("  ")]
    commands = [line for line in named if line.split()[0] in VERBS]
    assert commands == ["ADJUDICATE turn 1 phase 1", "RESUME"]
    gm(house, commands[number])
    assert "NOT DONE" not in answer(house)
    assert house.table().phase.held is None


def test_a_phase_is_ended_by_letter_once(house: House) -> None:
    house.begun()
    house.pass_time(days=1)
    right = key(house)
    gm(house, "ADJUDICATE turn 1 phase 1", to=right)
    assert adjudicate_due(house.office) == 1
    assert str(house.table().heading) == "turn 1 phase 2"
    house.receive(house.raw("ADJUDICATE turn 1 phase 1", sender=GM, to=key(house)))
    assert "turn 1 phase 1 is not open" in answer(house)
    assert adjudicate_due(house.office) == 0
    assert house.table().phase.deadline == house.clock.now() + timedelta(days=7)


def test_a_note_goes_to_all_as_it_was_written(house: House) -> None:
    house.begun()
    gm(house, "NOTE TO ALL: Hello.\n\nThe deadline\nstands.\nEND\nNOTE TO ALL: And again.\nEND")
    for seat in range(3):
        first, second = (words(read(mail.raw)) for mail in house.mails(seat, "A note from the game master"))
        assert "Hello. " in first
        assert "The deadline stands." in first
        assert "And again." in second
    assert "Your note goes to Red, Blue, Green." in answer(house)


def test_before_the_game_begins_a_note_goes_to_those_who_have_joined(house: House) -> None:
    house.create()
    house.reply(0, "JOIN", "invitation")
    gm(house, "NOTE TO ALL\nSoon.\nEND")
    assert "Your note goes to Red." in answer(house)
    gm(house, "START\nSTATUS")
    assert "andromeda has begun." in answer(house)
    assert house.game().status == "running"


def test_orders_that_came_on_paper_count_and_are_acknowledged_to_their_player(house: House) -> None:
    house.begun()
    orders = house.bot(1)
    gm(house, f"ORDERS FOR blue turn 1 phase 1\n{orders}\nsing a song\nEND")
    assert "The orders of Blue for turn 1 phase 1 are entered." in answer(house)
    assert f'Not understood: Line {len(orders.splitlines()) + 1}: "sing a song": no order begins like this. ' in answer(
        house
    )
    assert orders.splitlines()[0] not in answer(house)
    said = words(house.last(1, "paper"))
    assert "The game master has entered these orders for you." in said
    assert orders.splitlines()[0] in said
    shown = summaries.show(house.office, "andromeda")
    assert [seat.heard for seat in shown.seats] == [False, True, False]
    master.command(house.office, "andromeda", "ORDERS FOR", "Blue turn 1 phase 1", ("REPLACE ALL", "PASS"))
    assert "You pass" in words(house.last(1, "paper")) or "PASS" in words(house.last(1, "paper"))
    assert log(house) == [
        f"{GM}: entered orders of Blue for turn 1 phase 1 from paper",
        "command line: entered orders of Blue for turn 1 phase 1 from paper",
    ]


def test_orders_on_paper_count_until_the_phase_is_adjudicated(house: House) -> None:
    house.begun()
    house.to_deadline()
    house.pass_time(hours=3)
    said, understood = paper_orders.enter(
        house.office, "andromeda", "Blue", house.bot(1).splitlines(), "turn 1 phase 1"
    )
    assert understood
    assert "Turn 1 phase 1: orders of Blue" in said
    assert words(house.last(1, "paper")).split()[-5:] == said.split()[-5:]
    assert adjudicate_due(house.office) == 1
    assert "No letter with orders came from Red and Green" in words(house.last(1, "report"))
    with pytest.raises(GameWrong, match="turn 1 phase 1 is not open, turn 1 phase 2 is; nothing was done"):
        paper_orders.enter(house.office, "andromeda", "Blue", ["PASS"], "turn 1 phase 1")


def test_a_preview_by_letter_is_what_happens(house: House) -> None:
    house.begun()
    house.reply(0, house.bot(0))
    gm(house, "PREVIEW turn 1 phase 1")
    said = answer(house)
    assert "If turn 1 phase 1 ended now:" in said
    assert "No orders have come from Blue, Green." in said
    house.next_phase()
    told = words(house.last(0, "report"))
    assert "Red attacked" in said
    assert "Red attacked" in told or "You attacked" in told


def test_a_master_who_plays_sees_nothing_that_a_player_would_not(house: House) -> None:
    house.begun(gm=PLAYERS[0].address)
    ann = PLAYERS[0].address
    house.reply(1, "NOTE to GM: I hold three edicts")
    notice = letters(house, ann)[-1]
    assert "three edicts" not in words(notice)
    assert "a player must not read" in words(notice)
    assert words(notice).endswith("Name one who does not: MASTER eve@example.org"), "there is nobody else"
    for said in ("PREVIEW", f"ORDERS FOR Blue turn 1 phase 1\n{house.bot(1)}\nEND"):
        gm(house, said, sender=ann, to=notice.reply_to)
        assert "to somebody who plays in andromeda" in answer(house, ann)
    gm(house, "NOTE TO ALL\nHello.\nEND\nSTATUS\nLOG", sender=ann, to=notice.reply_to)
    assert "Your note goes to" in answer(house, ann)
    with pytest.raises(GameWrong, match="adjudicator game master andromeda ADDRESS"):
        master.look(house.office, "andromeda", "what others have ordered")
    gm(house, f"MASTER {EVE}", sender=ann, to=notice.reply_to)
    gm(house, "PREVIEW", sender=EVE)
    assert "If turn 1 phase 1 ended now:" in answer(house, EVE)
    master.look(house.office, "andromeda", "what others have ordered")
    house.reply(1, "NOTE to GM: and two flares")
    assert "two flares" in words(letters(house, EVE)[-1])
    assert "two flares" not in " ".join(words(one) for one in letters(house, ann))
    assert "Another game master of the game can read it." in words(letters(house, ann)[-1])


@pytest.mark.parametrize("plays", [False, True])
def test_how_a_game_stands_is_told_with_what_stops_it(house: House, plays: bool) -> None:
    who = PLAYERS[0].address if plays else GM
    house.begun(gm=who, schedule_of=Schedule(hours=168, absent=14))
    with house.store.unit() as unit:
        phase_end.hold(house.office, unit, 1, "2 of the 3 have sent none", house.clock.now(), secret=True)
        unit.bounces.add(PLAYERS[1].address, at=house.clock.now())
    house.reply(2, "ABSENT 2026-05-08 to 2026-05-09")
    to = house.office.master_reply_to("andromeda", who, house.game().serial)
    gm(house, "PAUSE FOR 10 days\nSTATUS", sender=who, to=to or "")
    said = answer(house, who)
    why = "until the game master says so" if plays else "2 of the 3 have sent none"
    assert f"The phase is held: {why}. ADJUDICATE turn 1 phase 1 ends it, RESUME lets it go on." in said
    assert "andromeda is paused, turn 1 phase 1 is open." in said
    assert "It goes on by itself on 11 May 2026, 18:00 (UTC)." in said
    assert "Green is away from 8 May 2026 to 9 May 2026." in said
    assert ("letters come back (1)" in said) != plays


def test_a_masters_own_letters_as_a_player_count_as_ever(house: House) -> None:
    house.begun(gm=PLAYERS[0].address)
    assert house.reply(0, house.bot(0)).verdict == "accepted"
    assert house.receive(house.raw("STATUS", sender=PLAYERS[0].address)).verdict == "asked"
    ann = PLAYERS[0].address
    assert house.receive(house.raw("STATUS", sender=ann, subject="GM andromeda")).verdict == "unproved"
    assert gm(house, "STATUS", sender=ann, to=letters(house, ann)[-1].reply_to).verdict == "commanded"


def test_several_masters_have_keys_of_their_own(house: House) -> None:
    house.begun()
    gm(house, f"MASTER {EVE}")
    assert gm(house, "PAUSE", sender=EVE, to=key(house)).verdict == "unproved"
    gm(house, "PAUSE", sender=EVE)
    gm(house, f"DISMISS {EVE}\nLOG")
    assert f"{EVE}: paused the game" in answer(house)
    assert house.receive(house.raw("RESUME", sender=EVE, subject="andromeda")).verdict == "unknown_sender"
    assert len(log(house)) == 3


def test_a_seat_is_given_away_by_letter(house: House) -> None:
    house.create()
    gm(house, 'SEAT Blue BY "Eve" <eve@mail.test>')
    assert "Eve <eve@mail.test> is invited as Blue" in answer(house)
    assert house.seats()[1].address == EVE


def test_a_game_ended_before_its_time_is_over_for_everybody_and_its_record_holds(house: House) -> None:
    house.begun()
    for seat in range(3):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    house.reply(0, house.bot(0))
    gm(house, "PAUSE\nEND GAME turn 1 phase 2")
    assert "andromeda is over" in answer(house)
    game = house.game()
    assert game.status == "finished"
    assert game.record is not None
    assert verify(game.record).holds, verify(game.record).sentence
    said = words(house.last(2, "final"))
    assert "Nobody won it." in said
    assert "The game master has ended the game in turn 1 phase 2, which was not adjudicated." in said
    assert house.seats()[0].luck is None
    for wrong in (b'"ended":"turn 1 phase 1"', b'"ended":""'):
        assert not verify(game.record.replace(b'"ended":"turn 1 phase 2"', wrong)).holds


def test_the_last_letter_of_a_game_ended_before_its_time_speaks_of_nothing_to_come(house: House) -> None:
    """It tells how the game stands, and names the cards of a hand without what they would be good for."""
    house.begun()
    gm(house, "END GAME turn 1 phase 1")
    for seat in range(3):
        said = words(house.last(seat, "final"))
        assert "Your hand" in said
        assert "How it ended" in said
        for promise in ("In phase", "adds", "your side", "HELP", "Destiny"):
            assert promise not in said, promise


def test_a_game_that_has_not_begun_is_called_off_and_all_invited_are_told(house: House) -> None:
    house.create()
    delivered(house)
    house.reply(0, "JOIN\nLANGUAGE Deutsch", "invitation")
    house.reply(1, "JOIN", "invitation")
    assert gm(house, "CALL OFF").verdict == "commanded"
    assert "andromeda is called off" in answer(house)
    assert log(house) == [f"{GM}: called off the game before it began"]
    game = house.game()
    assert (game.status, game.serial, game.record) == ("finished", 0, None)
    assert "Der Spielleiter hat andromeda abgesagt, bevor die Partie begonnen hat." in words(house.last(0, "notice"))
    for seat in (1, 2):
        assert "The game master has called off andromeda before it began." in words(house.last(seat, "notice"))


def delivered(house: House) -> None:
    """Every mail that waits leaves."""
    with house.store.unit() as unit:
        for claim in unit.outbox.claim(house.clock.now(), stale_after=timedelta(hours=1)):
            unit.outbox.sent(claim.mail, house.clock.now())


def test_a_game_that_is_called_off_before_its_invitations_left_mails_none(house: House) -> None:
    house.create()
    house.reply(1, "JOIN", "invitation")
    said = master.command(house.office, "andromeda", "CALL OFF")
    assert "that is told to" in said[0]
    assert not house.mails(0)
    assert not house.mails(2)
    assert "called off andromeda" in words(house.last(1, "notice"))
    house.create("vega")
    assert master.command(house.office, "vega", "CALL OFF") == ("vega is called off; no invitation had left yet.",)
    vega = house.game("vega")
    with house.store.unit() as unit:
        assert unit.outbox.of_game(vega.id) == []


def test_days_that_were_excluded_stay_excluded_in_another_timetable(house: House) -> None:
    house.begun(schedule_of=Schedule(deadlines=timetable.read("Tue, Fri 21:00; not 24 Dec - 2 Jan; not 6 Jan")))
    master.command(house.office, "andromeda", "TIMETABLE", "Wed 20:00")
    assert schedule.read(house.game().schedule).words == "Wed 20:00; not 24 Dec - 2 Jan; not 6 Jan"
    master.command(house.office, "andromeda", "TIMETABLE", "Mon 20:00; not 6 Jan; not 1 May;")
    plan = schedule.read(house.game().schedule).deadlines
    assert plan is not None
    assert plan.words == "Mon 20:00; not 6 Jan; not 1 May; not 24 Dec - 2 Jan"
    assert plan == timetable.read(plan.words)
    assert "not 24 Dec - 2 Jan" in words(house.last(1, "notice"))


def test_who_answers_after_a_game_was_called_off_is_told_that_it_is_over(house: House) -> None:
    house.create()
    delivered(house)
    house.reply(0, "JOIN", "invitation")
    master.command(house.office, "andromeda", "CALL OFF")
    for seat, kind in ((0, "notice"), (1, "invitation"), (2, "notice")):
        house.reply(seat, "JOIN", kind)
        assert "andromeda is over; there is nothing to join any more" in house.answer(seat)
    assert house.game().status == "finished"


def test_a_game_that_has_begun_or_is_over_is_not_called_off(house: House) -> None:
    house.begun()
    with pytest.raises(GameWrong, match="it has begun; use game end, or END GAME by letter"):
        master.command(house.office, "andromeda", "CALL OFF")
    assert house.game().status == "running"
    house.create("vega")
    with pytest.raises(GameWrong, match="'turn 1 phase 1' cannot be understood; write CALL OFF"):
        master.command(house.office, "vega", "CALL OFF", "turn 1 phase 1")
    master.command(house.office, "vega", "CALL OFF")
    with pytest.raises(GameWrong, match="vega has been called off already"):
        master.command(house.office, "vega", "CALL OFF")
    with pytest.raises(GameWrong, match="vega cannot be started: it was called off before it began"):
        master.command(house.office, "vega", "START")


def test_what_is_typed_is_written_down_too(house: House) -> None:
    house.begun()
    master.command(house.office, "andromeda", "EXTEND", "turn 1 phase 1 TO 2026-05-20 8:30")
    assert house.table().phase.deadline.isoformat() == "2026-05-20T08:30:00+00:00"
    assert log(house)[0].startswith("command line: extended turn 1 phase 1")


def test_a_master_who_would_like_to_join_another_game_is_no_master_of_it(house: House) -> None:
    house.create()
    house.create("mars", gm=EVE)
    assert house.receive(house.raw("JOIN andromeda", sender=EVE)).verdict == "uninvited"
