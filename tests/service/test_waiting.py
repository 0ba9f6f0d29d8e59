"""Seats that fall free are offered to those who wait, and whoever takes one gets what the seat knows and no more."""

from base64 import b64encode
from email import message_from_bytes
from email.policy import default

import msgspec
import pytest

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.game import departures
from adjudicator.service.games import summaries
from adjudicator.service.games.games import GameWrong
from adjudicator.service.proof.verification import verify
from adjudicator.service.seats import standby_list
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game
from tests.service.corrected import play, sent
from tests.service.house import PLAYERS, House, words
from tests.service.seats import REPLACE, YELLOW, phase
from tests.service.standing_by import EVE, FAY, answer_offer, listed, sent_to, stand_by


def handed_over(house: House, seat: int) -> str:
    """The text that came with the first report of whoever took a seat over."""
    message = message_from_bytes(house.mails(seat, "/report/")[-1].raw, policy=default)
    names = (part.get_filename() or "" for part in message.walk())
    (name,) = [name for name in names if name.endswith(".txt") and not name.endswith("-rules.txt")]
    (found,) = [part for part in message.walk() if part.get_filename() == name]
    return str(found.get_content())


def test_a_seat_that_falls_free_is_offered_in_order_with_a_time_to_answer(house: House) -> None:
    house.begun(players=4, options=REPLACE)
    assert "in place 1" in stand_by(house, EVE)
    assert "in place 2" in stand_by(house, FAY)
    assert "already" in stand_by(house, EVE)
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    invitation = words(house.last(YELLOW, "invitation"))
    assert house.seats()[YELLOW].address == EVE
    assert "Please answer by" in invitation
    assert listed(house) == [("eve", "offered"), ("fay", "waiting")]
    assert "Yellow is offered to eve <eve@mail.test>, who has waited longest." in house.notices("offer")[0]
    house.pass_time(hours=47)
    assert standby_list.lapse_due(house.office, house.game().id) == 0
    house.pass_time(hours=1)
    assert standby_list.lapse_due(house.office, house.game().id) == 1
    assert standby_list.lapse_due(house.office, house.game().id) == 0
    assert "You did not answer in time" in words(house.last(YELLOW, "lapsed"))
    assert house.seats()[YELLOW].address == FAY
    assert answer_offer(house, YELLOW, EVE, "JOIN") == "wrong_token", "too late"
    assert answer_offer(house, YELLOW, FAY, "No, thanks.") == "asked"
    assert listed(house) == [("eve", "lapsed"), ("fay", "declined")]
    assert "nobody else is on the list" in house.notices("free")[0]
    stand_by(house, EVE)
    assert house.seats()[YELLOW].address == EVE, "who comes later is offered it at once"
    assert answer_offer(house, YELLOW, EVE, "JOIN") == "join"
    assert listed(house)[-1] == ("eve", "taken")
    assert "Your power is" in words(read(house.mails(YELLOW, "/report/")[-1].raw))


@pytest.mark.parametrize("odd", ["odd\x01@mail.test", "odd[1@mail.test", f"{'odd' * 120}@mail.test", "odd\u202e@x"])
def test_whoever_cannot_be_written_to_holds_up_nobody(house: House, odd: str) -> None:
    """Anybody can write from anything that he calls an address; the phase ends all the same."""
    house.begun(players=4, options=REPLACE)
    house.receive(house.raw("STANDBY andromeda", sender="odd@mail.test").replace(b"odd@mail.test", odd.encode()))
    stand_by(house, EVE)
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    assert house.seats()[YELLOW].address == EVE
    assert ("odd", "waiting") not in [(address[:3], status) for address, status in listed(house)]


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("\u202eeve\x1b[2J", "eve [2J"),
        ("\u200b\u2060", "eve"),
        ("E" * 5000, "E" * standby_list.LONGEST_NAME),
        ("Zo\u00eb <b>Gr\u00fcn</b>", "Zo\u00eb <b>Gr\u00fcn</b>"),
        ("\u738b\u5c0f\u660e", "\u738b\u5c0f\u660e"),
    ],
)
def test_a_name_that_a_stranger_gives_himself_fits_a_table(house: House, name: str, called: str) -> None:
    house.begun(players=4, options=REPLACE)
    raw = house.raw("STANDBY andromeda", sender=EVE)
    said = f"From: =?utf-8?b?{b64encode(name.encode()).decode()}?= <{EVE}>".encode()
    house.receive(raw.replace(f"From: {EVE}".encode(), said))
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    assert (house.seats()[YELLOW].player, house.seats()[YELLOW].address) == (called, EVE)


def test_whoever_does_not_want_to_wait_any_more_is_passed_over(house: House) -> None:
    house.begun()
    stand_by(house, EVE)
    assert "You do not wait" in stand_by(house, EVE, "STANDBY andromeda OFF")
    house.reply(1, "RESIGN NOW")
    assert house.seats()[1].status == "removed"
    assert listed(house) == [("eve", "gone")]


def test_a_player_of_the_game_cannot_wait_and_one_of_another_can(house: House) -> None:
    house.begun()
    house.begun("mars", players=2, title="cosmoforce", gm_half=b"another half")
    assert house.receive(house.raw("STANDBY andromeda", sender=PLAYERS[2].address)).verdict == "asked"
    assert "in place 1" in stand_by(house, PLAYERS[2].address, "STANDBY mars")


def test_whoever_resigns_for_good_is_out_and_his_keys_are_dead(house: House) -> None:
    house.begun()
    play(house, 1)
    before = house.last(1, "report")
    house.reply(1, f"{house.bot(1)}\nRESIGN NOW")
    orders = sent(house, 2, 1)
    assert orders, "what stood for the seat stands"
    assert "Blue is not yours any more" in words(read(house.mails(1)[-2].raw)) + house.answer(1)
    assert "Blue (Bob) has resigned from andromeda." in house.notices("resign")[0]
    for other in (0, 2):
        assert "Bob does not play Blue any more." in words(house.last(other, "notice"))
    assert not house.mails(1, "notice")
    bob = PLAYERS[1].address
    assert house.receive(house.raw("PASS", sender=bob, to=before.reply_to, answers=before)).verdict == "wrong_token"
    assert house.receive(house.raw("PASS", sender=bob)).verdict == "left"
    assert [seat.status for seat in summaries.show(house.office, "andromeda").seats] == [
        "invited",
        "vacant",
        "invited",
    ]
    count = len(sent_to(house, bob))
    for _ in range(3):
        for seat in (0, 2):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    assert len(sent_to(house, bob)) == count, "who has left is told nothing of what came later"
    assert not house.mails(1, "parting")


@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize("orders", ["", "PASS\n"])
def test_the_answer_to_whoever_resigns_goes_to_him_alone_and_its_key_is_dead(
    house: House, waits: bool, orders: str
) -> None:
    house.begun()
    bob, written = PLAYERS[1].address, house.bot(1)
    if waits:
        stand_by(house, EVE)
    house.reply(1, f"{orders and written}\nRESIGN NOW")
    left = read(house.mails(1, "answer/")[-1].raw)
    assert "Blue is not yours any more" in words(left)
    assert "Blue is not yours any more" in sent_to(house, bob)
    assert house.receive(house.raw("PASS", sender=bob, to=left.reply_to, answers=left)).verdict == "wrong_token"
    if waits:
        assert house.seats()[1].address == EVE
        assert not any(line in sent_to(house, EVE) for line in written.splitlines())


def test_no_answer_to_whoever_has_left_carries_the_key_of_whoever_comes(house: House) -> None:
    house.begun()
    bob = PLAYERS[1].address
    house.reply(1, "RESIGN NOW")
    for said, answer in (("STATUS", "andromeda is running."), ("PASS", "your letter could not be counted")):
        house.receive(house.raw(said, sender=bob))
        answered = read([mail.raw for mail in house.mails(1) if mail.recipient == bob][-1])
        assert answer in "\n".join(line.text for line in answered.lines)
        assert house.receive(house.raw("PASS", sender=bob, to=answered.reply_to)).verdict == "wrong_token"


def test_a_seat_is_taken_from_somebody_who_still_writes(house: House) -> None:
    house.begun()
    play(house, 1)
    bob, before = PLAYERS[1].address, house.last(1, "report")
    with pytest.raises(GameWrong, match="Bob plays Blue; to take the seat from them"):
        master.command(house.office, "andromeda", "SEAT", f"Blue BY Eve <{EVE}>")
    master.command(house.office, "andromeda", "REPLACE", f"Blue BY Eve <{EVE}>")
    invited = words(read(house.mails(1, "invitation")[-1].raw))
    assert "at random" not in invited
    assert "the orders that stand for it count" in invited
    assert "Blue in andromeda has been given to somebody else." in sent_to(house, bob)
    assert house.receive(house.raw("PASS", sender=bob, to=before.reply_to, answers=before)).verdict == "wrong_token"
    assert house.receive(house.raw("PASS", sender=bob)).verdict == "unknown_sender"
    play_others(house)
    assert "Your power is" not in sent_to(house, EVE), "who has not joined is told nothing"
    assert answer_offer(house, 1, EVE, "JOIN") == "join"
    assert "drawn at random" not in house.answer(1)
    assert house.receive(house.raw(house.bot(1), sender=EVE)).verdict == "accepted"
    house.reply(0, house.bot(0))
    house.reply(2, house.bot(2))
    house.next_phase()
    assert house.mails(1, "report")[-1].recipient == EVE
    number = house.game().id
    with house.store.unit() as unit:
        (left,) = unit.standbys.sat(number)
    assert (left.player, left.seat, left.serial, left.why) == ("Bob", 1, 2, "replaced")
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    record = house.game().record
    assert record is not None
    assert verify(record).holds
    told = msgspec.json.decode(record)
    assert told["sittings"] == [{"seat": "Blue", "player": "Bob", "phase": "turn 1 phase 2", "why": "replaced"}]
    assert told["players"][1]["player"] == "Eve"


def play_others(house: House) -> None:
    for seat in (0, 2):
        house.reply(seat, house.bot(seat))
    house.next_phase()


def test_a_seat_without_a_name_for_it_goes_to_the_list(house: House) -> None:
    house.begun()
    said = master.command(house.office, "andromeda", "REPLACE", "Blue")
    assert said == ("Bob does not play Blue any more. Nobody is on the list; it waits for somebody.",)
    with pytest.raises(GameWrong, match="nobody plays Blue"):
        master.command(house.office, "andromeda", "REPLACE", "Blue")
    stand_by(house, EVE)
    assert house.seats()[1].address == EVE


@pytest.mark.parametrize("title", sorted(titles()))
def test_what_is_handed_over_is_what_the_seat_was_told_and_has_ordered(house: House, title: str) -> None:
    house.begun(title=title)
    play(house, 2)
    house.reply(1, f"NOTE to GM: my cat is ill\n{house.bot(1)}")
    before = sent_to(house, PLAYERS[1].address)
    ordered = " ".join(" ".join(sent(house, serial, 1)) for serial in (1, 2))
    name = house.seats()[1].name
    master.command(house.office, "andromeda", "REPLACE", f"{name} BY Eve <{EVE}>")
    house.pass_time(hours=5)
    assert answer_offer(house, 1, EVE, "JOIN") == "join"
    text = handed_over(house, 1)
    known = "".join(f"{before} {ordered}".split())
    ours = (
        "Nothing.",
        "is over.",
        f"What {name} had ordered for turn 1 phase 1",
        f"What {name} had ordered for turn 1 phase 2",
    )
    lines = [line.strip("-= ") for line in text.splitlines()]
    assert [line for line in lines if "".join(line.split()) not in known and not line.endswith(ours)] == []
    assert "cat" not in text
    assert "Bob" not in text
    assert text.count("had ordered for") == 2, "nothing of the open phase"


def test_orders_that_name_somebody_who_died_in_the_phase_are_handed_over_as_they_were_written(house: House) -> None:
    """They are told in the names of the position they were written in; those of the next have no room for the dead."""
    house.begun(players=2, title="cosmoforce", options={"crew": "named"})
    for seat in (0, 1):
        house.reply(seat, f'{house.bot(seat)}\nCREW "Ripley", "Ash", "Dallas"')
    house.next_phase()
    assert house.reply(0, f'{house.bot(0)}\nACT Ripley: "looks for help"').verdict == "accepted"
    house.reply(1, house.bot(1))
    house.next_phase()
    assert "Your Ripley was killed." in house.prose(0, "report")
    master.command(house.office, "andromeda", "REPLACE", f"Red BY Eve <{EVE}>")
    assert answer_offer(house, 0, EVE, "JOIN") == "join"
    ordered = handed_over(house, 0).partition("What Red had ordered for turn 1 phase 2")[2]
    assert 'ACT Ripley: "looks for help"' in ordered


def test_a_seat_that_a_correction_makes_vacant_again_is_offered_to_who_waits(house: House) -> None:
    house.begun(players=4, options=REPLACE)
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    master.command(house.office, "andromeda", "UNDO", "turn 1 phase 2")
    stand_by(house, EVE)
    assert listed(house) == [("eve", "waiting")]
    master.command(house.office, "andromeda", "REDO")
    assert house.table().vacant(YELLOW)
    assert house.seats()[YELLOW].address == EVE
    assert listed(house) == [("eve", "offered")]


def test_whoever_did_not_come_does_not_sit_there_when_what_another_missed_is_taken_back(house: House) -> None:
    """It is his address that is on file for the seat, but he never had it."""
    house.begun(players=4, options=REPLACE)
    stand_by(house, EVE)
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    assert answer_offer(house, YELLOW, EVE, "No, thanks.") == "asked"
    before = sent_to(house, EVE)
    master.command(house.office, "andromeda", "UNDO", "turn 1 phase 2")
    assert not house.table().vacant(YELLOW)
    assert (house.seats()[YELLOW].address, house.seats()[YELLOW].status) == (EVE, "removed")
    assert sent_to(house, EVE) == before
    stand_by(house, FAY)
    assert house.seats()[YELLOW].address == FAY, "the seat is free"


def test_killed_while_a_seat_changes_hands_it_has_changed_wholly_or_not_at_all(house: House) -> None:
    house.begun()
    stand_by(house, EVE)
    before, mails = house.seats(), house.mails()

    def handed_on(unit: Unit, game: Game) -> None:
        departures.leave(unit, game, unit.seats.of(game.id)[1], "resigned", house.clock.now())
        standby_list.fill(house.office, unit, game, house.clock.now())

    for when, offered in (("before", False), ("after", True)):
        house.killed(when, handed_on)
        assert (house.seats() != before, house.mails() != mails) == (offered, offered)
    assert listed(house) == [("eve", "offered")]
    assert house.seats()[1].address == EVE
    assert answer_offer(house, 1, EVE, "JOIN") == "join"


def test_whoever_takes_a_seat_over_can_ask_for_what_it_was_told_before_and_nobody_else_can(house: House) -> None:
    house.begun()
    play(house, 2)
    stand_by(house, EVE)
    orders = house.bot(1)
    house.reply(1, f"{orders}\nRESIGN NOW")
    house.receive(house.raw("REPORT turn 1 phase 1", sender=EVE))
    assert "What Blue had ordered for turn 1 phase 1" not in sent_to(house, EVE), "he has not taken the seat yet"
    answer_offer(house, 1, EVE, "JOIN")
    assert house.receive(house.raw("REPORT turn 1 phase 1", sender=EVE)).verdict == "asked"
    said = words(read([mail.raw for mail in house.mails(1) if mail.recipient == EVE][-1]))
    assert "This report was never sent to you" in said
    assert "What Blue had ordered for turn 1 phase 1" in said
    bob = PLAYERS[1].address
    house.receive(house.raw("REPORT turn 1 phase 1", sender=bob))
    assert "never sent to you" not in sent_to(house, bob)


def test_the_report_of_a_phase_that_was_played_again_in_the_middle_is_made_anew(house: House) -> None:
    house.begun()
    play(house, 3)
    master.command(house.office, "andromeda", "CORRECT ORDERS FOR", "Red turn 1 phase 1", ("PASS",))
    for number in (1, 2):
        house.reply(0, f"REPORT turn 1 phase {number}")
        assert "This report was never sent to you" in house.answer(0)
        assert f"What Red had ordered for turn 1 phase {number}" in house.answer(0)
    house.reply(0, "REPORT turn 9 phase 1")
    assert "There is no report of turn 9 phase 1 for Red" in house.answer(0)


def test_whoever_takes_a_seat_twice_in_a_phase_gets_a_key_that_lives(house: House) -> None:
    house.begun()
    stand_by(house, EVE)
    house.reply(1, "RESIGN NOW")
    for _ in range(2):
        answer_offer(house, 1, EVE, "JOIN")
        first = read(house.mails(1, "/report/")[-1].raw)
        stand_by(house, FAY)
        assert house.receive(house.raw("RESIGN NOW", sender=EVE, to=first.reply_to, answers=first)).verdict == "asked"
        assert answer_offer(house, 1, FAY, "No") == "asked"
        stand_by(house, EVE)
    answer_offer(house, 1, EVE, "JOIN")
    last = read(house.mails(1, "/report/")[-1].raw)
    assert house.receive(house.raw("PASS", sender=EVE, to=last.reply_to, answers=last)).verdict == "accepted"


def test_an_offer_that_lapses_ends_no_offer_in_another_game(house: House) -> None:
    for game in ("andromeda", "venus"):
        house.begun(game)
        stand_by(house, EVE, f"STANDBY {game}")
        house.reply(1, "RESIGN NOW", game=game)
    house.pass_time(hours=48)
    assert standby_list.lapse_due(house.office, house.game().id)
    number = house.game("venus").id
    with house.store.unit() as unit:
        (other,) = unit.standbys.of(number, "offered")
    assert other.address == EVE


def test_a_phase_that_is_taken_back_gives_no_seat_to_whoever_did_not_take_it(house: House) -> None:
    house.begun(players=4, options=REPLACE)
    stand_by(house, EVE)
    while not house.table().vacant(YELLOW):
        phase(house, YELLOW)
    assert house.seats()[YELLOW].address == EVE
    house.pass_time(hours=48)
    standby_list.lapse_due(house.office, house.game().id)
    invitation = [read(mail.raw) for mail in house.mails(YELLOW, "invitation") if mail.recipient == EVE][-1]
    number = house.game().id
    with house.store.unit() as unit:
        last = str(unit.phases.of(number)[-2].heading)
    master.command(house.office, "andromeda", "UNDO", last)
    assert house.seats()[YELLOW].status == "removed"
    late = house.raw("JOIN", sender=EVE, to=invitation.reply_to, answers=invitation)
    assert house.receive(late).verdict == "wrong_token"
