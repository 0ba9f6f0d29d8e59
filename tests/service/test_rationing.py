"""Nobody can make us read, or write, without end: what is too much is kept, answered once, and told of."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from adjudicator.mail.parsing import letter
from adjudicator.mail.parsing.charset import Writer
from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.mailroom import reception
from adjudicator.service.settings.configuration import Limits
from adjudicator.store.database.database import Store
from tests.service.house import GM, MAILBOX, PLAYERS, House, words

ANN = PLAYERS[0].address
EVE = "eve@elsewhere.test"


@pytest.fixture
def limited(house: House) -> House:
    """A game in a house where three letters an hour are read of one sender."""
    house.office = replace(house.office, limits=Limits(letters=3, megabytes=1, strangers=2))
    house.begun()
    return house


def test_what_is_too_many_is_kept_answered_once_and_told_of_once(limited: House) -> None:
    verdicts = [limited.reply(0, f"NOTE to GM: {number}").verdict for number in range(6)]
    assert verdicts == ["asked"] * 3 + ["too_many"] * 3
    (told,) = limited.refusals("too_many", ANN)
    assert "3 letters" in words(told)
    assert "has to be sent again" in words(told)
    (notice,) = limited.notices("too many letters")
    assert ANN in notice


def test_after_an_hour_letters_are_read_again(limited: House) -> None:
    for _ in range(4):
        limited.reply(0, "PASS")
    limited.pass_time(minutes=59)
    assert limited.reply(0, "PASS").verdict == "too_many"
    limited.pass_time(minutes=62)
    assert limited.reply(0, "PASS").verdict == "accepted"
    for _ in range(3):
        limited.reply(0, "PASS")
    # A second flood on the same day: its writer must know, the game master knows already.
    assert len(limited.refusals("too_many", ANN)) == 2
    assert len(limited.notices("too many letters")) == 1


def test_what_was_not_read_is_no_reason_not_to_read_more(limited: House) -> None:
    ballast = "> what I was sent\n" * 30_000
    assert [limited.reply(0, f"PASS\n{ballast}").verdict for _ in range(2)] == ["accepted", "too_many"]
    limited.pass_time(minutes=30)
    assert limited.reply(0, f"PASS\n{ballast}").verdict == "too_many"
    limited.pass_time(minutes=30)
    assert limited.reply(0, f"PASS\n{ballast}").verdict == "accepted"


def test_who_writes_in_a_players_name_does_not_use_up_what_is_read_of_him(limited: House) -> None:
    forged = [limited.receive(limited.raw("STATUS", sender=ANN)).verdict for _ in range(6)]
    assert forged == ["asked"] * 3 + ["too_many"] * 3
    guessed = MAILBOX.replace("@", "+andromeda.red.1.aaaaaaaaaa@")
    assert limited.receive(limited.raw("PASS", sender=ANN, to=guessed)).verdict == "too_many"
    assert limited.reply(0, "PASS").verdict == "accepted"


def test_nor_does_whoever_writes_for_his_seat_from_another_address(limited: House) -> None:
    """A friend to whom he has sent a letter of ours on has the key that stands in it, and not the address."""
    key = limited.last(0, "report").reply_to
    friend = [limited.receive(limited.raw("PASS", sender=EVE, to=key)).verdict for _ in range(4)]
    assert friend == ["held"] * 3 + ["too_many"]
    assert limited.reply(0, "PASS").verdict == "accepted"


def test_nor_what_is_read_of_whoever_has_a_seat_after_another(limited: House) -> None:
    master.command(limited.office, "andromeda", "REPLACE", f"Red BY Eve <{EVE}>")
    assert [limited.receive(limited.raw("STATUS", sender=EVE)).verdict for _ in range(4)][-1] == "too_many"
    asked = read(limited.mails(0)[-1].raw)
    assert limited.receive(limited.raw("JOIN", sender=EVE, to=asked.reply_to, answers=asked)).verdict == "join"


def test_a_letter_for_several_games_is_one_letter(limited: House) -> None:
    limited.begun("mars")
    verdicts = []
    for _ in range(3):
        raw = limited.raw("GAME andromeda\nPASS\n\nGAME mars\nPASS\n", sender=ANN, to=MAILBOX)
        whole = reception.receive(limited.office, raw, source="pipe")
        reception.handle_all(limited.office)
        with limited.store.unit() as unit:
            verdicts.append([part.verdict for part in unit.letters.from_source(f"part of letter {whole.id}")])
    assert verdicts == [["accepted", "accepted"]] * 3


def test_a_new_start_forgets_nothing(limited: House) -> None:
    for _ in range(3):
        limited.reply(0, "PASS")
    limited.store.close()
    again = Store(f"sqlite:///{limited.store.place}")
    limited.office = replace(limited.office, store=again)
    limited.store = again
    assert limited.reply(0, "PASS").verdict == "too_many"


def test_the_clock_is_ours_and_not_the_letters(limited: House) -> None:
    for days in range(3):
        raw = limited.raw("PASS", sender=ANN, to=limited.last(0, "report").reply_to)
        date = limited.clock.now() - timedelta(days=40 * days)
        limited.receive(
            raw.replace(b"\r\nDate: ", f"\r\nDate: {date:%a, %d %b %Y %H:%M:%S} +0000\r\nX-Was: ".encode(), 1)
        )
    assert limited.reply(0, "PASS").verdict == "too_many"


def test_much_is_too_much_as_many_are_too_many(limited: House) -> None:
    ballast = "> what I was sent\n" * 30_000
    assert limited.reply(0, f"PASS\n{ballast}").verdict == "accepted"
    assert limited.reply(0, f"PASS\n{ballast}").verdict == "too_many"
    assert limited.reply(0, "PASS").verdict == "accepted"
    assert "1 MB" in words(limited.refusals("too_many", ANN)[0])


def test_copies_and_machines_are_not_counted(limited: House) -> None:
    raw = limited.reply(0, "PASS").raw
    for _ in range(4):
        assert limited.receive(raw).verdict == "duplicate"
        machine = limited.raw("away", to=limited.last(0, "report").reply_to)
        assert limited.receive(b"Auto-Submitted: auto-replied\r\n" + machine).verdict == "machine"
    assert limited.reply(0, "PASS").verdict == "accepted"


def test_so_many_strangers_are_answered_in_a_day(limited: House) -> None:
    strangers = [f"eve{number}@elsewhere.test" for number in range(5)]
    for stranger in strangers:
        assert limited.receive(limited.raw("hello", sender=stranger)).verdict == "unknown_sender"
    assert [len(limited.refusals("unknown_sender", one)) for one in strangers] == [1, 1, 0, 0, 0]
    assert len(limited.notices("strangers")) == 1
    # Players are answered all the same.
    limited.receive(limited.raw("PASS", to=MAILBOX.replace("@", "+andromeda.red.1.aaaaaaaaaa@")))
    assert len(limited.refusals("wrong_token", ANN)) == 1
    limited.pass_time(days=1)
    limited.receive(limited.raw("hello", sender=EVE))
    assert len(limited.refusals("unknown_sender", EVE)) == 1


def test_the_day_of_strangers_begins_at_midnight(limited: House) -> None:
    limited.receive(limited.raw("hello", sender=EVE))
    limited.pass_time(hours=8)
    strangers = [f"eve{number}@elsewhere.test" for number in range(3)]
    for stranger in strangers:
        limited.receive(limited.raw("hello", sender=stranger))
    assert [len(limited.refusals("unknown_sender", one)) for one in strangers] == [1, 1, 0]


def test_answers_to_players_are_not_taken_from_those_to_strangers(limited: House) -> None:
    for _ in range(2):
        limited.receive(limited.raw("PASS", to=MAILBOX.replace("@", "+andromeda.red.1.aaaaaaaaaa@")))
        limited.reply(1, "HELP")
    limited.receive(limited.raw("hello", sender=EVE))
    assert len(limited.refusals("unknown_sender", EVE)) == 1


@pytest.mark.parametrize(("said", "verdict"), [("STANDBY andromeda", "standby"), ("JOIN andromeda", "uninvited")])
def test_whoever_wants_to_play_is_a_stranger_too(limited: House, said: str, verdict: str) -> None:
    strangers = [f"eve{number}@elsewhere.test" for number in range(4)]
    for stranger in strangers:
        assert limited.receive(limited.raw(said, sender=stranger)).verdict == verdict
    assert [len(limited.refusals(verdict, one)) for one in strangers] == [1, 1, 0, 0]
    assert len(limited.notices("uninvited")) == (2 if verdict == "uninvited" else 0)
    assert len(limited.notices("strangers")) == 1


@pytest.mark.parametrize(("said", "verdict"), [("STANDBY andromeda", "standby"), ("JOIN andromeda", "uninvited")])
def test_an_address_that_nothing_can_be_sent_to_is_not_written_to(house: House, said: str, verdict: str) -> None:
    house.begun()
    long = f"{'eve' * 120}@elsewhere.test"
    raw = house.raw(said, sender=EVE).replace(EVE.encode(), long.encode())
    assert house.receive(raw).verdict == verdict
    assert house.refusals(verdict, long) == []


def test_without_limits_everything_is_read(house: House) -> None:
    house.begun()
    for _ in range(70):
        reception.receive(house.office, house.raw("STATUS", sender=EVE), source="pipe")
    reception.handle_all(house.office)
    assert house.notices() == []


# ---- letters without orders


def test_two_machines_fall_silent(house: House) -> None:
    house.begun()
    for _ in range(13):
        house.reply(0, "I am on holiday until further notice.")
    assert len(house.refusals("unreadable", ANN)) == 10


def test_a_player_is_told_once_that_it_is_enough_for_today_and_the_game_master_with_him(house: House) -> None:
    house.begun()
    for _ in range(12):
        house.reply(0, "I shall go where the wind blows.")
        house.reply(0, "HELP")
    (enough,) = house.refusals("enough", ANN)
    said = "\n".join(line.text for line in enough.lines)
    assert "answered 10 letters of this kind" in said
    assert GM in said
    (notice,) = house.notices("unanswered")
    assert ANN in notice
    assert house.reply(0, house.bot(0)).verdict == "accepted"
    assert "as they stand now" in house.answer(0)


def test_of_what_is_too_many_the_header_alone_is_read(limited: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither as it comes nor in its turn: else whoever floods keeps us busy."""
    taken: list[bytes] = []
    apart = letter._taken_apart

    def counted(raw: bytes, most: int, writer: Writer) -> letter.Letter:
        taken.append(raw)
        return apart(raw, most, writer)

    monkeypatch.setattr(letter, "_taken_apart", counted)
    raws = [limited.raw(f"PASS, letter {number}") for number in range(6)]
    assert [limited.receive(raw).verdict == "too_many" for raw in raws] == [False] * 3 + [True] * 3
    assert [taken.count(raw) for raw in raws] == [1] * 3 + [0] * 3


def test_what_comes_at_once_is_counted_one_after_the_other(limited: House) -> None:
    raws = [limited.raw(f"PASS, letter {number}") for number in range(5)]
    reception.receive_all(limited.office, [(raw, None, None) for raw in raws], source="pipe")
    reception.handle_all(limited.office)
    with limited.store.unit() as unit:
        verdicts = [filed.verdict for filed in unit.letters.from_source("pipe")]
    assert [verdict == "too_many" for verdict in verdicts] == [False] * 3 + [True] * 2


WINDS = (
    "the north wind",
    "the south wind",
    "an east wind",
    "some west wind",
    "the trade winds",
    "a gale",
    "a storm",
    "one breeze",
    "the mistral",
    "a sirocco",
    "the foehn",
    "a zephyr",
    "the tramontane",
)


def test_a_player_who_goes_on_trying_with_the_key_is_told_of_every_line(house: House) -> None:
    house.begun()
    for wind in WINDS:
        house.reply(0, f"I shall go where {wind} blows.")
        assert f"I shall go where {wind} blows." in house.answer(0)
    assert house.refusals("enough", ANN) == []
    assert house.notices("unanswered") == []


def test_without_the_key_or_in_the_same_words_a_player_is_told_that_it_is_enough(house: House) -> None:
    house.begun()
    for wind in WINDS:
        house.receive(house.raw(f"I shall go where {wind} blows."))
    assert len(house.refusals("enough", ANN)) == 1
    count = len(house.mails(0))
    for number in range(3):
        house.reply(0, f"I am away, ticket {number}.")
    assert len(house.mails(0)) == count + 1
