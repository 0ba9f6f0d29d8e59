"""A letter for several games: each game gets its part, whatever else is in the letter."""

import msgspec
import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.mailroom import reception
from adjudicator.store.tables.values import Letter as Filed
from tests.service.house import PLAYERS, House, words

ANN = PLAYERS[0].address


@pytest.fixture
def two(house: House) -> House:
    """Ann plays in mars and in venus."""
    house.begun("mars")
    house.begun("venus")
    return house


def handed_in(house: House, body: str, answering: str = "", subject: str = "orders") -> list[Filed]:
    """What is on file of a letter of Ann's and its parts; it answers the report of a game, or none."""
    report = house.last(0, "report", answering) if answering else None
    to = (report.reply_to if report else "") or "games@mail.test"
    raw = house.raw(body, to=to, answers=report, subject=subject)
    whole = reception.receive(house.office, raw, source="pipe")
    reception.handle_all(house.office)
    with house.store.unit() as unit:
        first = unit.letters.get(whole.id)
        assert first is not None
        return [first, *unit.letters.from_source(f"part of letter {whole.id}")]


def answered(house: House, game: str) -> str:
    """The latest answer to Ann about a game."""
    return house.answer(0, game)


def test_each_part_counts_for_its_game_and_is_answered(two: House) -> None:
    whole, *parts = handed_in(two, "Hello, it is me.\n\nGAME mars\nPASS\n\nGame: Venus\nNOTE to GM: slow one\n")
    assert whole.verdict == "several_games"
    assert [(part.game_id, part.verdict) for part in parts] == [
        (two.game("mars").id, "accepted"),
        (two.game("venus").id, "asked"),
    ]
    assert "You pass in turn 1 phase 1" in answered(two, "mars")
    assert "Line 1" not in answered(two, "venus")
    assert "Your note has gone to the game master" in answered(two, "venus")


def test_what_stands_above_and_what_is_quoted_is_for_the_game_of_the_letter_answered(two: House) -> None:
    report = two.last(0, "report", "mars")
    lines = [line.text for line in report.lines]
    form = lines[lines.index("BEGIN ORDERS") : lines.index("END ORDERS") + 1]
    quoted = "\n".join(f"> {line}" for line in form)
    _, *parts = handed_in(two, f"PASS\n\nGAME venus\nSTATUS\n\n> You are Red.\n{quoted}\n", "mars")
    assert [part.verdict for part in parts] == ["accepted", "asked"]
    assert "andromeda" not in answered(two, "venus")
    assert "NOT ALL UNDERSTOOD" not in answered(two, "mars")


def test_a_new_letter_is_for_the_game_that_its_subject_names(two: House) -> None:
    whole, *parts = handed_in(two, "PASS\n", subject="[Venus] my orders")
    assert (whole.verdict, whole.game_id, parts) == ("accepted", two.game("venus").id, [])
    assert "You pass in turn 1 phase 1" in answered(two, "venus")


def test_what_stands_above_is_for_the_game_that_the_subject_names(two: House) -> None:
    _, *parts = handed_in(two, "PASS\n\nGAME mars\nSTATUS\n", subject="venus")
    assert [(part.game_id, part.verdict) for part in parts] == [
        (two.game("venus").id, "accepted"),
        (two.game("mars").id, "asked"),
    ]


def test_a_part_that_is_only_quoted_is_not_worth_an_answer(two: House) -> None:
    whole, *parts = handed_in(two, "GAME venus\nPASS\n\n> You are Red.\n> Whom do you attack?\n", "mars")
    assert [part.verdict for part in parts] == ["accepted", "empty"]
    assert two.refusals("empty", ANN) == []
    assert whole.verdict == "several_games"


def test_nothing_below_a_name_of_no_game_of_his_is_done_elsewhere(two: House) -> None:
    _, *parts = handed_in(two, "GAME mars\nPASS\n\nGAME vesta\nWITHDRAW ALL\n")
    assert [part.verdict for part in parts] == ["accepted", "unknown_game"]
    told = words(two.refusals("unknown_game", ANN)[0])
    assert "below GAME vesta" in told
    assert "mars, venus" in told
    assert "You pass" in answered(two, "mars")


def test_a_player_of_one_game_may_say_game_on(house: House) -> None:
    house.begun()
    filed = house.reply(0, "Game on!\n\nPASS\n")
    assert filed.verdict == "accepted"


def test_a_player_of_one_game_may_name_it(house: House) -> None:
    house.begun()
    whole = house.reply(0, "GAME andromeda\nPASS\n")
    assert whole.verdict == "several_games"
    assert "You pass" in house.answer(0)


def test_the_parts_stand_before_what_came_later(two: House) -> None:
    raw = two.raw("GAME mars\nNOTE to GM: x\nPASS\n")
    later = two.raw("WITHDRAW ALL\n", to=two.last(0, "report", "mars").reply_to)
    first = reception.receive(two.office, raw, source="pipe")
    second = reception.receive(two.office, later, source="pipe")
    with two.store.unit() as unit:
        (part,) = unit.letters.from_source(f"part of letter {first.id}")
    assert first.id < part.id < second.id


def test_a_copy_that_came_another_way_changes_nothing(two: House) -> None:
    whole, *_ = handed_in(two, "GAME mars\nPASS\n\nGAME venus\nPASS\n")
    queued = len(two.mails(game="mars")) + len(two.mails(game="venus"))
    copy = reception.receive(two.office, b"Received: from relay.test by mx.test; Fri\r\n" + whole.raw, source="pipe")
    reception.handle_all(two.office)
    with two.store.unit() as unit:
        parts = unit.letters.from_source(f"part of letter {copy.id}")
    assert [part.verdict for part in parts] == ["duplicate", "duplicate"]
    assert len(two.mails(game="mars")) + len(two.mails(game="venus")) == queued


@pytest.mark.parametrize(("verdict", "rest"), [("too_large", "PASS and so on " * 20), ("too_long", "PASS and so on")])
def test_the_parts_of_a_letter_that_does_not_count_do_not_count_either(two: House, verdict: str, rest: str) -> None:
    whole, *parts = handed_in(two, "GAME mars\nPASS\n" + "GAME venus\n" + f"{rest}\n" * 20_000)
    assert whole.verdict == verdict
    assert [part.verdict for part in parts] == [verdict, verdict]
    assert len(two.refusals(verdict, ANN)) == 1


def test_of_each_game_as_many_lines_are_read_as_of_one(two: House) -> None:
    """Whoever plays in many games may answer them all at once."""
    whole, *parts = handed_in(two, "GAME mars\n" + "PASS\n" * 400 + "GAME venus\n" + "PASS\n" * 600)
    assert whole.verdict == "several_games"
    assert [part.verdict for part in parts] == ["accepted", "too_long"]


def test_machines_are_not_taken_apart(two: House) -> None:
    raw = b"Auto-Submitted: auto-replied\r\n" + two.raw("GAME mars\nPASS\n")
    assert two.receive(raw).verdict == "machine"


def test_a_stranger_names_no_game(two: House) -> None:
    filed = two.receive(two.raw("GAME mars\nPASS\n", sender="eve@elsewhere.test"))
    assert filed.verdict == "unknown_sender"


def test_who_writes_the_header_of_a_part_himself_gets_no_more_than_a_part(two: House) -> None:
    raw = b"X-Adjudicator-Part: mars 2-2\r\n" + two.raw("WITHDRAW ALL\nPASS\n")
    assert [line.text for line in read(raw).lines] == ["PASS"]
    assert two.receive(raw).verdict == "accepted"
    stranger = b"X-Adjudicator-Part: mars 1-9\r\n" + two.raw("PASS\n", sender="eve@elsewhere.test")
    assert two.receive(stranger).verdict == "unknown_sender"


def test_who_has_left_one_game_is_in_no_record_of_another(two: House) -> None:
    handed_in(two, "GAME mars\nRESIGN NOW\n", "mars")
    master.command(two.office, "venus", "END GAME", str(two.table("venus").heading))
    record = two.game("venus").record
    assert record is not None
    assert msgspec.json.decode(record)["sittings"] == []
