"""Seats that are lost or regained because a game master takes phases back: who sits there then, and what he is told."""

from adjudicator.mail.parsing.letter import read
from adjudicator.service.mailroom.mail_sender import STALE
from tests.service.corrected import after, command, line
from tests.service.house import House, words


def begun_without_yellow(house: House) -> None:
    """A game of four, of whom the last has missed two phases and has no seat any more."""
    house.begun(players=4, options={"after_nmr": "replace"})
    for _ in range(2):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()


def test_whoever_was_removed_in_what_is_taken_back_sits_there_again(house: House) -> None:
    begun_without_yellow(house)
    assert house.seats()[3].status == "removed"
    heading = str(line(house)[-2].heading)
    command(house, "UNDO", heading)
    assert house.seats()[3].status == "invited"
    assert house.mails(3)[-1].key.endswith("Yellow/report")
    (parting,) = house.mails(3, "parting")
    with house.store.unit() as unit:
        claims = unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=99)
        unit.outbox.sent(next(one.mail for one in claims if one.mail.id == parting.id), house.clock.now())
    house.pass_time(days=1)
    command(house, "REDO")
    assert house.seats()[3].status == "removed"
    assert not house.table().seated(3)
    assert house.mails(3, "parting")[0].status == "new", "it leaves once more"
    assert house.mails(3)[-1].key.endswith("Yellow/report")


def test_whoever_sits_there_again_is_told_what_is_different_from_what_he_was_told(house: House) -> None:
    """Nothing of phases that came while he had no seat, and all that was corrected meanwhile."""
    house.begun(players=4, options={"after_nmr": "replace"})
    for number in range(4):
        for seat in range(3):
            house.reply(
                seat, house.bot(seat) if number else "ATTACK Green 3 with 2 from home 3" if not seat else "PASS"
            )
        house.next_phase()
    assert house.seats()[3].status == "removed"
    first, second = (str(one.heading) for one in line(house)[:2])
    was = "".join("".join(words(read(mail.raw)) for mail in house.mails(3)).split())
    revealed = command(house, "CORRECT ORDERS FOR", f"Red {first}", "ATTACK Green 2 with 1 from home 3")
    for every in after(revealed, 'Already revealed to all: "'):
        assert "".join(every.split()) in was
    assert house.mails(3)[-1].key.endswith("parting"), "he has no seat"
    command(house, "UNDO", second)
    assert house.seats()[3].status == "invited"
    told = words(house.last(3, "report"))
    assert "No longer so: Red attacked Green on Green 3 with 2 from Red 3" in told
    assert "Instead: Red attacked Green on Green 2 with 1 from Red 3" in told
    for gone in after(told, "No longer so: "):
        assert "".join(gone.split()) in was


def test_whoever_resigned_does_not_sit_there_again_when_another_does(house: House) -> None:
    """Only what somebody missed is not so if it is taken back."""
    house.begun(players=4, options={"after_nmr": "replace"})
    heading = str(line(house)[-1].heading)
    for _ in range(2):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    house.reply(2, "RESIGN NOW")
    while not house.table().vacant(2):
        for seat in range(2):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    assert [seat.status for seat in house.seats()[2:]] == ["removed", "removed"]
    command(house, "UNDO", heading)
    assert [seat.status for seat in house.seats()[2:]] == ["removed", "invited"]


def test_who_came_after_somebody_who_resigned_sits_there_again_when_what_she_missed_is_taken_back(house: House) -> None:
    """It is why the last of them left that counts."""
    house.begun(players=4, options={"after_nmr": "replace"})
    house.reply(3, "RESIGN NOW")
    command(house, "SEAT", "Yellow BY Eve <eve@mail.test>")
    assert house.reply(3, "JOIN", "invitation", sender="eve@mail.test").verdict == "join"
    heading = str(house.table().heading)
    while house.seats()[3].status == "playing":
        heading = str(house.table().heading)
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    assert house.seats()[3].status == "removed"
    command(house, "UNDO", heading)
    assert (house.seats()[3].status, house.seats()[3].player) == ("playing", "Eve")
    assert house.reply(3, "PASS", sender="eve@mail.test").verdict == "accepted"


def test_why_somebody_left_a_seat_of_another_game_says_nothing_about_this_one(house: House) -> None:
    begun_without_yellow(house)
    house.begun("lyra", players=4)
    house.reply(3, "RESIGN NOW", game="lyra")
    command(house, "UNDO", str(line(house)[-2].heading))
    assert house.seats()[3].status == "invited", "the seat is his again"


def test_whoever_resigned_meanwhile_hears_nothing_when_his_loss_of_the_seat_is_brought_back(house: House) -> None:
    begun_without_yellow(house)
    command(house, "UNDO", str(line(house)[-2].heading))
    house.reply(3, "RESIGN NOW")
    with house.store.unit() as unit:
        for claim in unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=99):
            unit.outbox.sent(claim.mail, house.clock.now())
    command(house, "REDO")
    assert not house.table().seated(3)
    assert [mail.key for mail in house.mails(3) if mail.status == "new"] == []
