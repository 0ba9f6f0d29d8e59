"""The list of those who wait for a seat: going off it, and seats that are given away meanwhile."""

import pytest

from adjudicator.service import master
from adjudicator.service.games import summaries
from adjudicator.service.master.overview import Watch
from adjudicator.service.seats import standby_list
from tests.service.house import GM, PLAYERS, House
from tests.service.standing_by import EVE, FAY, answer_offer, listed, sent_to, stand_by


def test_whoever_goes_off_the_list_takes_nobody_with_him_and_passes_on_what_he_was_offered(house: House) -> None:
    house.begun()
    for one in (EVE, FAY, "gus@mail.test"):
        stand_by(house, one)
    stand_by(house, "gus@mail.test", "STANDBY andromeda OFF")
    house.reply(1, "RESIGN NOW")
    assert listed(house) == [("eve", "offered"), ("fay", "waiting"), ("gus", "gone")]
    assert house.receive(house.raw("STANDBY andromeda OFF", sender=EVE)).verdict == "asked"
    assert "did not answer" not in sent_to(house, EVE)
    assert listed(house) == [("eve", "declined"), ("fay", "offered"), ("gus", "gone")]
    assert (house.seats()[1].status, house.seats()[1].address) == ("invited", FAY)


def test_an_offer_that_lapses_takes_a_seat_from_nobody_who_was_invited_since(house: House) -> None:
    house.begun()
    stand_by(house, EVE)
    house.reply(1, "RESIGN NOW")
    master.command(house.office, "andromeda", "SEAT", "Blue BY Dan <dan@mail.test>")
    house.pass_time(hours=48)
    standby_list.lapse_due(house.office, house.game().id)
    assert listed(house) == [("eve", "lapsed")]
    assert (house.seats()[1].status, house.seats()[1].address) == ("invited", "dan@mail.test")
    assert house.mails(1, "lapsed") == []
    assert answer_offer(house, 1, "dan@mail.test", "JOIN") == "join"


def test_whoever_writes_from_where_nobody_reads_is_not_listed(house: House) -> None:
    house.begun()
    said = stand_by(house, "news.noreply@mail.test")
    assert listed(house) == []
    assert "Nobody reads what is sent to news.noreply@mail.test, so no seat can be offered there" in said


@pytest.mark.parametrize("plays", [False, True])
def test_a_game_master_is_shown_who_waits(house: House, plays: bool) -> None:
    house.begun(gm=PLAYERS[0].address if plays else GM)
    for one in (EVE, FAY):
        stand_by(house, one)
    said = "On the list for a seat: eve, fay." if plays else f"On the list for a seat: eve <{EVE}>, fay <{FAY}>."
    assert said in master.command(house.office, "andromeda", "STATUS")
    assert said in Watch(house.office).game("andromeda").said
    house.reply(1, "RESIGN NOW")
    assert said.replace("eve, " if plays else f"eve <{EVE}>, ", "") in summaries.show(house.office, "andromeda").besides
