"""Whoever has written and was not understood is not silent: they are told so, and the game master in time."""

from adjudicator.service import master
from adjudicator.service.games import summaries
from adjudicator.service.master.overview import Watch
from adjudicator.service.timetable.schedule import Schedule
from tests.due import remind_due
from tests.service.house import House, words
from tests.service.offering import ASKED, LAUNCH, MEANT, asking, standing, willing

__all__ = ["asking", "willing"]
OFFERED = f"YES 1: {MEANT}"
TRIED = "Red has written, and no order was understood (letter 1)."


def to_reminder(house: House) -> None:
    instant = house.table().phase.remind_at
    assert instant is not None
    house.clock.move(instant)
    remind_due(house.office)


def test_the_game_master_is_told_with_the_reminder_and_once(asking: House) -> None:
    asking.reply(0, LAUNCH)
    assert asking.notices("tried") == []
    to_reminder(asking)
    (notice,) = asking.notices("tried")
    assert notice.startswith(f"{TRIED} Offered: {OFFERED}.\n")
    assert LAUNCH in notice
    assert "ORDERS FOR Red turn 1 phase 1" in notice
    asking.reply(0, f"{LAUNCH} please", kind="report")
    assert len(asking.notices("tried")) == 1


def test_the_game_master_is_told_at_once_if_no_reminder_comes(house: House) -> None:
    house.begun(options={"understood": "confirmed"}, schedule_of=Schedule(hours=168, remind=0))
    house.reply(0, LAUNCH)
    (notice,) = house.notices("tried")
    assert f"Offered: {OFFERED}" in notice
    house.reply(1, "Hello? Is anybody there?")
    assert "Nothing could be offered" in house.notices("tried")[1]


def test_the_reminder_does_not_call_them_silent_and_repeats_the_offer(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(1, "LANGUAGE Deutsch\nHallo? Ist da jemand?")
    to_reminder(asking)
    said = words(asking.last(0, "reminder"))
    assert "You have written for it, and no order of yours was understood yet." in said
    assert "no letter with orders" not in said
    assert OFFERED in said
    assert "no letter with orders has come from you" in words(asking.last(2, "reminder"))
    asking.reply(0, "YES 1", "reminder")
    assert standing(asking) == [MEANT]


def test_status_and_the_report_do_not_call_them_silent(asking: House) -> None:
    asking.reply(0, LAUNCH)
    asking.reply(0, "STATUS")
    assert "You have written for it, and no order of yours was understood yet." in asking.answer(0)
    for seat in (1, 2):
        asking.reply(seat, asking.bot(seat))
    asking.next_phase()
    said = words(asking.last(0, "report"))
    assert "You wrote for turn 1 phase 1, and no order in your letter was understood" in said
    assert f"You had been offered: {OFFERED}." in said
    assert "You wrote for turn 1 phase 1" not in words(asking.last(1, "report"))


def test_german_letters_say_so_too(asking: House) -> None:
    asking.reply(0, "LANGUAGE Deutsch")
    asking.reply(0, LAUNCH)
    to_reminder(asking)
    said = words(asking.last(0, "reminder"))
    assert "Du hast daf\u00fcr geschrieben, aber noch wurde kein Befehl von dir verstanden." in said
    assert OFFERED in said
    asking.next_phase()
    assert "in deinem Brief wurde kein Befehl verstanden" in words(asking.last(0, "report"))


def test_the_desk_and_game_show_say_who_was_not_understood(asking: House) -> None:
    asking.reply(0, LAUNCH)
    said = f"{TRIED} Offered: {OFFERED}."
    assert said in summaries.show(asking.office, "andromeda").besides
    assert said in Watch(asking.office).game("andromeda").said
    assert said in master.command(asking.office, "andromeda", "STATUS")
    assert said in master.command(asking.office, "andromeda", "ADJUDICATE", "turn 1 phase 1")
    asking.reply(0, "YES", kind="")
    assert summaries.show(asking.office, "andromeda").tried == ()


def test_whose_orders_stand_has_not_tried_in_vain(willing: House) -> None:
    willing.reply(0, ASKED)
    willing.reply(0, willing.bot(0))
    willing.reply(0, "what about this?")
    assert summaries.show(willing.office, "andromeda").tried == ()
    to_reminder(willing)
    assert willing.notices("tried") == []
