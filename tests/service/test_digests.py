"""DIGEST: one letter a day about all games; what would come too late so leaves singly, and nothing twice."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.proof.witness import Witness
from adjudicator.service import master
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.digests import write_digests, written_by
from adjudicator.service.work.watching import tell_watchers
from adjudicator.store.tables.values import Hours
from tests.due import remind_due
from tests.postgres import PostgresServer
from tests.service.house import PLAYERS, START, House
from tests.service.strangers import EVE, answer, ask, mails_to, written_to

ANN = PLAYERS[0].address
SEVEN = datetime(2026, 5, 2, 7, tzinfo=UTC)
"""The first 7:00 after the tests begin."""
DAY = timedelta(days=1)


def wants(house: House, said: str, sender: str = ANN) -> str:
    (told,) = ask(house, said, sender, subject="my letters")
    return told


def letters(house: House, address: str = ANN) -> list[Letter]:
    """What has left, or leaves now, for somebody."""
    write_digests(house.office)
    with house.store.unit() as unit:
        claims = unit.outbox.claim(house.clock.now(), stale_after=timedelta(minutes=5), limit=500)
        for claim in claims:
            unit.outbox.sent(claim.mail, house.clock.now())
        ids = [claim.mail.message_id for claim in claims]
    return [one for one in mails_to(house, address) if one.message_id in ids]


def text(letter: Letter) -> str:
    return " ".join(" ".join(line.text for line in letter.lines).split())


def two_games(house: House, repent: float | None = None) -> None:
    """Ann plays Red in two games, and has asked for one letter a day when they begin."""
    for name in ("andromeda", "venus"):
        house.create(name, schedule_of=Schedule(hours=168, remind=24, repent=repent))
    wants(house, "DIGEST daily at 7:00")
    letters(house)
    for name in ("andromeda", "venus"):
        house.begun_now(name)


def test_one_letter_a_day_says_of_each_game_what_happened_what_is_owed_and_how_to_order(house: House) -> None:
    two_games(house)
    assert letters(house) == [], "the first reports wait"
    assert len(letters(house, PLAYERS[1].address)) == 0, "they were claimed together"
    house.clock.move(SEVEN)
    (one,) = letters(house)
    assert one.subject == "Your games on 2 May 2026: orders are due in andromeda and venus"
    said = text(one)
    for name in ("andromeda", "venus"):
        assert f"You are Red in {name}. Turn 1 phase 1 is open. No letter with orders has come from you" in said
        assert f"To order, write to games+{name}.red.1." in said
    assert said.count("Orders are due by Friday 8 May 2026, 18:00 (UTC).") == 4, "said first, and in the reports"
    assert "Which planet" in said, "the reports are there, with their questions"
    assert letters(house) == [], "once"


def test_the_answer_says_what_holds_and_a_zone_can_be_named(house: House) -> None:
    house.begun()
    told = wants(house, "DIGEST daily at 7:00 Berlin")
    assert "What can wait comes in one letter a day, at 07:00" in told
    assert "Hours are by the clock of Europe/Berlin." in told
    assert "Letters come singly" in wants(house, "DIGEST off")
    assert "You are not reminded" in wants(house, "REMIND ME never\nDIGEST 6.30")
    assert "when each game reminds" in wants(house, "REMIND ME as usual")
    assert "at 06:30" in wants(house, "DIGEST")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("DIGEST daily", 'DIGEST: "daily" names no hour, and nothing was changed. Write DIGEST daily at 7:00'),
        ("DIGEST at 25:00", 'DIGEST: "at 25:00" names no hour'),
        ("REMIND ME at 7 Atlantis", 'REMIND ME: "Atlantis" is the name of no single zone'),
        ("REMIND ME at noonish", 'REMIND ME: "at noonish" names no hour'),
    ],
)
def test_what_names_no_hour_is_said_and_changes_nothing(house: House, said: str, sentence: str) -> None:
    house.begun()
    assert sentence in wants(house, said)
    assert "when each game reminds its players. Letters come singly" in wants(house, "DIGEST")


def test_among_orders_it_counts_too_and_german_words_are_read(house: House) -> None:
    house.begun()
    house.reply(0, f"{house.bot(0)}\nDIGEST täglich um 7 Uhr\nLANGUAGE German")
    assert "at 07:00" in house.answer(0) or "um 07:00" in house.answer(0)
    told = wants(house, "Sammelbrief aus\nErinnere mich um 19 Uhr Berlin")
    assert "An Befehle wirst du um 19:00 erinnert" in told
    assert "Briefe kommen einzeln" in told


def test_talk_is_no_wish(house: House) -> None:
    house.begun()
    house.reply(0, f"Remind me to thank Bob.\n{house.bot(0)}")
    with house.store.unit() as unit:
        assert unit.hours.of(ANN) is None


def test_a_report_comes_singly_if_the_deadline_is_before_the_next_letter_or_soon_after(house: House) -> None:
    house.create(schedule_of=Schedule(hours=16, remind=4))
    wants(house, "DIGEST daily at 7:00")
    letters(house)
    house.begun_now()
    (report,) = letters(house)
    assert report.subject.startswith("[andromeda] Turn 1 phase 1"), "18:00 to 10:00: three hours would be left"
    house.clock.move(SEVEN)
    (one,) = letters(house)
    assert "No letter with orders has come from you" in text(one)
    assert "There is no news." in text(one)


def test_a_deadline_that_moves_forward_lets_a_waiting_report_go(house: House) -> None:
    two_games(house, repent=0.5)
    assert letters(house) == []
    for seat in range(3):
        house.reply(seat, f"{house.bot(seat)}\nREADY")
    singly = [one.subject for one in letters(house)]
    assert any(one.startswith("[andromeda] Turn 1 phase 1 ends early") for one in singly), singly
    assert all("[venus]" not in one for one in singly)


def test_reminders_are_part_of_it_and_what_is_no_more_owed_is_not_said(house: House) -> None:
    house.create(schedule_of=Schedule(hours=168, remind=100))
    wants(house, "DIGEST daily at 7:00")
    house.begun_now()
    house.clock.move(SEVEN)
    letters(house)
    house.clock.move(house.table().phase.remind_at or START)
    letters(house)
    remind_due(house.office)
    assert [one.subject for one in letters(house) if "no orders" in one.subject] == []
    house.reply(0, house.bot(0))
    letters(house)
    house.clock.move(SEVEN + 4 * DAY)
    (one,) = letters(house)
    assert one.subject == "Your games on 6 May 2026"
    assert "Orders of yours have come for it." in text(one)
    house.clock.move(SEVEN + 5 * DAY)
    assert letters(house) == [], "nothing has happened, and nothing is owed"


def test_whoever_missed_the_hour_gets_one_letter_and_a_clock_set_back_brings_none_twice(house: House) -> None:
    two_games(house)
    house.clock.move(SEVEN + 3 * DAY)
    assert len(letters(house)) == 1
    assert letters(house) == []
    house.clock.move(SEVEN + DAY)
    assert letters(house) == []
    house.clock.move(SEVEN + 2 * DAY)
    (again,) = letters(house)
    assert "There is no news." in text(again), "what was told is not told twice"


@pytest.mark.parametrize("when", ["before", "after"])
def test_killed_in_the_middle_it_is_made_once(house: House, when: str) -> None:
    two_games(house)
    house.clock.move(SEVEN)
    (ann,) = people(house)
    house.killed(when, lambda unit, _: written_by(unit, house.office, ann, house.clock.now()))
    (one,) = letters(house)
    assert "andromeda" in text(one)
    assert letters(house) == []


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_two_workers_at_once_write_one_letter(house: House, request: pytest.FixtureRequest, kind: str) -> None:
    if kind == "postgres":
        server: PostgresServer = request.getfixturevalue("server")
        house.move_to(server.create())
    two_games(house)
    house.clock.move(SEVEN)
    with ThreadPoolExecutor(4) as workers:
        written = list(workers.map(write_digests, [house.office] * 4))
    assert sorted(written) == [0, 0, 0, 1]
    assert [one.subject[:24] for one in letters(house)] == ["Your games on 2 May 2026"]


def people(house: House) -> list[Hours]:
    with house.store.unit() as unit:
        return unit.hours.digesting()


def test_digest_off_lets_everything_go(house: House) -> None:
    two_games(house)
    assert letters(house) == []
    wants(house, "DIGEST off")
    assert sorted(one.subject[:9] for one in letters(house) if "phase" in one.subject) == ["[andromed", "[venus] T"]


def test_a_reply_to_the_letter_of_one_game_counts_for_it(house: House) -> None:
    house.create()
    wants(house, "DIGEST daily at 7:00")
    house.begun_now()
    house.clock.move(SEVEN)
    one = letters(house)[-1]
    assert "To order, reply to this letter." in text(one)
    filed = house.receive(house.raw(house.bot(0), sender=ANN, to=one.reply_to or "", answers=one))
    assert (filed.verdict, filed.game_id) == ("accepted", house.game().id)


def test_a_reply_to_the_letter_of_several_games_names_each(house: House) -> None:
    two_games(house)
    house.clock.move(SEVEN)
    (one,) = letters(house)
    body = f"GAME andromeda\n{house.bot(0)}\nGAME venus\n{house.bot(0, 'venus')}\n"
    house.receive(house.raw(body, sender=ANN, answers=one))
    for name in ("andromeda", "venus"):
        game = house.game(name).id
        with house.store.unit() as unit:
            assert unit.game_letters.accepted(game, 1, 0), name


def test_public_reports_of_watched_games_are_part_of_it(house: House) -> None:
    house.begun(public=True)
    ask(house, "WATCH andromeda")
    answer(house, "WATCH")
    wants(house, "DIGEST daily at 7:00", EVE)
    house.next_phase()
    letters(house, EVE)
    tell_watchers(house.office)
    assert letters(house, EVE) == []
    house.clock.move(house.clock.now() + DAY)
    (one,) = letters(house, EVE)
    assert "You watch this game." in text(one)
    assert "Open now: turn 1 phase 2" in text(one)


def test_the_last_letter_of_a_game_never_waits(house: House) -> None:
    two_games(house)
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    assert [one for one in letters(house) if "The game is over" in one.subject or "over" in one.subject]


def test_a_stranger_is_told_what_there_is_here(house: House) -> None:
    (told,) = ask(house, "DIGEST daily at 7:00")
    assert "This can be played here" in told
    assert written_to(house)[-1] == told


def test_a_wish_that_its_domain_disowns_is_not_read(house: House) -> None:
    house.begun()
    house.office = replace(house.office, witness=Witness(("mx.test",)))
    raw = house.raw("DIGEST daily at 7:00", sender=ANN)
    house.receive(b"Authentication-Results: mx.test; dkim=fail; dmarc=fail header.from=mail.test\r\n" + raw)
    with house.store.unit() as unit:
        assert unit.hours.of(ANN) is None
