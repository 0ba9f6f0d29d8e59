"""Stand-ins: another player orders for a seat (PROXY), or a program of the house does; both are in the record."""

import msgspec
import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.games import catalogue
from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.documents.game_record import Record, RecordedLetter
from adjudicator.service.game import house_orders
from adjudicator.service.games import house_players
from adjudicator.service.games.games import GameWrong
from adjudicator.service.proof.verification import verify
from adjudicator.store.tables.values import HOUSE_WRITES, Accepted, StandIn
from tests.service.house import PLAYERS, House, words

ANN, BOB, CY = (player.address for player in PLAYERS[:3])


def over(house: House) -> Record:
    """The game is ended; its record, after every player has looked whether it is honest."""
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    record = house.game().record
    assert record is not None
    return msgspec.json.decode(record, type=Record)


def filed_for(house: House, seat: int) -> list[Accepted]:
    """The letters that count for a seat in the open phase."""
    game = house.game()
    with house.store.unit() as unit:
        return unit.game_letters.accepted(game.id, game.serial, seat)


def there(house: House) -> list[StandIn]:
    """Everybody who stands in or has."""
    number = house.game().id
    with house.store.unit() as unit:
        return unit.stand_ins.of(number)


def lent(house: House, said: str = "PROXY Red until 12 May") -> None:
    house.begun()
    house.reply(1, said)


def to_proxy(house: House) -> str:
    """The key of the latest letter to Ann about Bob's seat."""
    return [mail for mail in house.mails(1, "proxy/Red") if mail.recipient == ANN][-1].key


def ordered(house: House, body: str) -> str:
    """Ann answers the latest letter about Bob's seat; what she is told."""
    (mail,) = [mail for mail in house.mails(1) if mail.key == to_proxy(house)]
    letter = read(mail.raw)
    house.receive(house.raw(body, sender=ANN, to=letter.reply_to or "", answers=letter))
    return words(read([one for one in house.mails() if one.recipient == ANN][-1].raw))


# ---- PROXY


def test_another_player_orders_for_a_seat_and_both_are_told(house: House) -> None:
    lent(house)
    assert "Red (Ann) can order for you until 12 May 2026, that day included" in house.answer(1)
    asked = [mail for mail in house.mails(1, "proxy/Red") if mail.recipient == ANN]
    assert "Bob asks you to order for their seat, Blue, until 12 May 2026" in " ".join(
        words(read(asked[-1].raw)).split()
    )
    said = ordered(house, house.bot(1))
    assert "Blue" in said
    assert "Red (Ann) has written for your seat" in words(house.last(1, "notice"))
    (filed,) = filed_for(house, 1)
    assert filed.writer == 0
    house.next_phase()
    assert [one for one in house.mails(1, "proxy/Red/report") if one.recipient == ANN], "the report comes too"
    ordered(house, "PICTURE")
    assert [one.recipient for one in house.mails(1, "/picture")] == [ANN], "whoever asks for it gets it"
    record = over(house)
    (letter,) = (one for one in record.phases[0].letters if one.seat == "Blue")
    assert letter.by == "Red"
    assert [(one.seat, one.by, one.since) for one in record.stand_ins] == [("Blue", "Red", record.phases[0].heading)]


def test_it_ends_by_its_date(house: House) -> None:
    lent(house)
    house.clock.move(house.clock.now().replace(day=13))
    (mail,) = [mail for mail in house.mails(1) if mail.key == to_proxy(house)]
    letter = read(mail.raw)
    filed = house.receive(house.raw(house.bot(1), sender=ANN, to=letter.reply_to or "", answers=letter))
    assert filed.verdict != "accepted"


@pytest.mark.parametrize("by", [0, 1])
def test_either_ends_it_with_proxy_off_and_the_other_is_told(house: House, by: int) -> None:
    lent(house)
    if by:
        house.reply(1, "PROXY OFF")
        told = house.last(0, "notice/proxy")
    else:
        ordered(house, "PROXY OFF")
        told = house.last(1, "notice/proxy")
    assert "Nobody orders for Blue any more but its own player." in house.answer(1) or by == 0
    assert "For Blue (Bob) nobody" in words(told) or "Nobody orders for Blue (Bob) any more" in words(told)
    assert [one.ended for one in there(house)] == [house.game().serial]


@pytest.mark.parametrize("word", ["RESIGN NOW", "ADDRESS ann@else.test", "PRESS to all: hi\nEND PRESS", "STATEMENT x"])
def test_nothing_but_orders_can_be_written_for_another(house: House, word: str) -> None:
    lent(house)
    said = ordered(house, word)
    assert "is for the player of Blue alone; you only order for them." in said
    assert house.seats()[1].status != "removed"


def test_nobody_else_can_use_the_key(house: House) -> None:
    lent(house)
    (mail,) = [mail for mail in house.mails(1) if mail.key == to_proxy(house)]
    letter = read(mail.raw)
    filed = house.receive(house.raw(house.bot(1), sender=CY, to=letter.reply_to or "", answers=letter))
    assert filed.verdict == "held"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("PROXY Nobody until 12 May", "nobody of that name can order for you (Nobody); there are Red, Green"),
        ("PROXY Blue until 12 May", "that is your own seat"),
        ("PROXY Red until 12 May 2020", "is over; nobody orders for you"),
        ("PROXY Red until the cows come home", "names no days"),
        ("PROXY OFF", "Nobody orders for your seat."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(house: House, said: str, told: str) -> None:
    lent(house, said)
    assert told in house.answer(1)


def test_a_record_with_a_letter_of_somebody_who_did_not_stand_in_does_not_hold(house: House) -> None:
    lent(house)
    ordered(house, house.bot(1))
    house.next_phase()
    record = over(house)
    assert verify(codec.encode(record)).holds
    verdict = verify(codec.encode(replace(record, stand_ins=())))
    assert not verdict.holds
    assert "there is a letter of Red for Blue, and nothing says that they stood in" in verdict.sentence


# ---- the house


@pytest.mark.parametrize(
    "said",
    ["ABSENT until 20 May, house plays", "ABSENT until 20 May - the house plays.", "Absent 1-20 May, Haus spielt!"],
)
def test_the_house_plays_while_somebody_is_away_and_all_are_told(house: House, said: str) -> None:
    house.begun()
    house.reply(1, said)
    assert "A program of the house plays Blue from 1 May 2026 to 20 May 2026" in house.answer(1)
    assert "A program of the house plays Blue" in words(house.last(0, "notice"))
    wrote = house_players.lines(house.table(), 1)
    (filed,) = filed_for(house, 1)
    assert filed.writer == HOUSE_WRITES
    assert all(line in filed.body for line in wrote if line != "PASS")
    house.next_phase()
    assert bool(filed_for(house, 1)) is house.table().owes(1)
    house.next_phase()
    record = over(house)
    assert [(one.seat, one.by) for one in record.stand_ins] == [("Blue", "house")]
    assert {one.by for phase in record.phases for one in phase.letters if one.seat == "Blue"} == {"house"}


def test_whoever_writes_again_is_back_and_what_the_house_wrote_counts_no_more(house: House) -> None:
    house.begun()
    house.reply(1, "ABSENT until 20 May, house plays")
    house.reply(1, house.bot(1))
    assert "You are back: no program of the house plays your seat any more" in house.answer(1)
    assert "The player of Blue is back" in words(house.last(0, "notice"))
    assert [one.writer for one in filed_for(house, 1)] == [None]
    house.next_phase()
    over(house)


def test_whoever_leaves_again_in_the_same_phase_is_played_again(house: House) -> None:
    house.begun()
    house.reply(1, "ABSENT until 20 May, house plays")
    house.reply(1, "ABSENT none")
    assert "You are back" in house.answer(1)
    assert filed_for(house, 1) == []
    house.reply(1, "ABSENT until 20 May, house plays")
    assert [one.writer for one in filed_for(house, 1)] == [HOUSE_WRITES]
    house.next_phase()
    over(house)


def test_after_missed_phases_the_house_plays_until_the_player_writes(house: House) -> None:
    house.begun(options={"house_after": "2", "after_nmr": "hold"})
    missed = 0
    while not house.mails(0, "the house plays Blue") and missed < 6:
        missed += house.table().owes(1)
        for seat in (0, 2):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    assert missed == 2
    assert "Blue has missed 2 phases in a row." in words(house.last(0, "the house plays Blue"))
    assert [(one.seat, one.writer, one.last) for one in there(house)] == [(1, HOUSE_WRITES, None)]
    house.next_phase()
    house.reply(1, house.bot(1))
    assert there(house)[0].ended is not None
    house.next_phase()
    over(house)


@pytest.mark.parametrize("leads", ["remove", "replace", ""])
def test_a_program_that_would_come_too_late_is_refused(house: House, leads: str) -> None:
    values = {"house_after": "2"} | ({"after_nmr": leads} if leads else {})
    for title in ("postal-cosmic", "blutooth"):
        with pytest.raises(GameWrong, match=r"with house_after=2 a program would come too late.*after_nmr=hold"):
            house.create(title=title, options=values)
    house.create("mars", title="cosmoforce", options={"house_after": "3"})
    house.create("venus", options={"house_after": "1"} | ({"after_nmr": leads} if leads else {}))


def test_a_game_master_cannot_write_the_orders_of_a_program(house: House) -> None:
    house.begun(options={"house_after": "1"})
    house.reply(1, "ABSENT until 20 May, house plays")
    house.next_phase()
    house.next_phase()
    record = over(house)
    at = next(i for i, phase in enumerate(record.phases) if any(one.seat == "Blue" for one in phase.letters))
    phase = record.phases[at]
    changed = tuple(
        replace(one, lines=(one.lines[0]._replace(text="READY now whatever"),)) if one.seat == "Blue" else one
        for one in phase.letters
    )
    phases = (*record.phases[:at], replace(phase, letters=changed), *record.phases[at + 1 :])
    verdict = verify(codec.encode(replace(record, phases=phases)))
    assert not verdict.holds
    assert "a program of the house would not have written" in verdict.sentence


def test_no_letter_of_a_house_seat_can_be_left_out_or_written_by_somebody(house: House) -> None:
    house.begun()
    house.reply(1, "ABSENT until 20 May, house plays")
    house.next_phase()
    record = over(house)
    players = tuple(replace(one, house=True) if one.seat == "Blue" else one for one in record.players)
    assert verify(codec.encode(replace(record, players=players))).holds
    phase = record.phases[0]
    without = replace(phase, letters=tuple(one for one in phase.letters if one.seat != "Blue"))
    verdict = verify(codec.encode(replace(record, players=players, phases=(without, *record.phases[1:]))))
    assert "the letter of Blue is missing" in verdict.sentence
    typed = replace(phase, letters=tuple(replace(one, by="") for one in phase.letters))
    verdict = verify(codec.encode(replace(record, players=players, phases=(typed, *record.phases[1:]))))
    assert "no program of the house wrote" in verdict.sentence


@pytest.mark.parametrize("title", sorted(catalogue.titles()))
def test_weak_programs_write_less_and_always_the_same(house: House, title: str) -> None:
    house.begun(title=title)
    laid = house.table()
    assert laid.game.seed is not None
    written = {"strong": 0, "weak": 0}
    for number in range(len(laid.seats)):
        for strength in written:
            both = [
                house_orders.lines(
                    laid.title,
                    laid.view(number),
                    number,
                    house_orders.chance(laid.game.seed, laid.heading, number),
                    strength,
                )
                for _ in range(2)
            ]
            assert both[0] == both[1]
            written[strength] += sum(line != "PASS" for line in both[0])
    assert written["weak"] <= written["strong"]


def test_letters_of_older_records_say_nothing_of_who_wrote_them() -> None:
    assert RecordedLetter("Red", ()).by == ""
