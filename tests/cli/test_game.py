"""Games from the command line: made, listed, shown, begun, paused, resumed, adjudicated."""

import json
import re
from pathlib import Path

import pytest

from adjudicator.rehearsal.house import House
from adjudicator.service.games import games, phase_end
from adjudicator.service.mailroom import reception
from tests.cli.conftest import PLAYERS, Command

LETTERS = Path(__file__).parents[1] / "mail" / "letters"
ANN, BOB = b"ann@example.org", b"bob@mail.test"
NEW = ("game", "new", "andromeda", "--title", "postal-cosmic")


def test_a_game_is_made_and_its_players_are_invited(house: House, command: Command) -> None:
    said = command(*NEW, *PLAYERS, "--option", "bases_to_win=3", "--hours", 24, "--remind", 3, "--words", "Welcome!")
    assert said.code == 0
    assert "3 players are invited" in said.out
    with house.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        mails = unit.outbox.of_game(game.id)
        seats = unit.seats.of(game.id)
    assert game.options == '{"bases_to_win":"3"}'
    assert game.schedule == '{"hours":24.0,"remind":3.0,"grace":0.0,"repent":30.0,"silent":0.5,"absent":14}'
    assert [(seat.player, seat.address) for seat in seats] == [
        ("Ann Lee", "ann@mail.test"),
        ("bob", "bob@mail.test"),
        ("Cy", "cy@mail.test"),
    ]
    assert all(b"Welcome!" in mail.raw for mail in mails)


def test_deadlines_fall_where_the_game_master_says(house: House, command: Command, tmp_path: Path) -> None:
    (tmp_path / "off.ics").write_text(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20260508\r\n"
        "END:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    zone = ("--zone", "Europe/London", "--holidays", tmp_path / "off.ics", "--holidays", "gb-eng")
    assert "--holidays and --at-least go with --deadlines" in command(*NEW, *PLAYERS, *zone).err
    said = command(*NEW, *PLAYERS, *zone, "--deadlines", "Fri 21:00; not Dec")
    assert said.code == 0, said.err
    command("game", "start", "andromeda")
    shown = command("game", "show", "andromeda").out
    assert "Orders are due by Fri 15 May 2026 21:00 Europe/London" in shown
    assert "Its timetable, by the clock of Europe/London: Fri 21:00; not Dec; not on holidays (GB-ENG)." in shown
    with house.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        invitation = unit.outbox.of_game(game.id)[0].raw.decode()
    assert "by the clock of Europe/London: Fri 21:00; not Dec; not on holidays (GB-ENG)." in " ".join(
        invitation.split()
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--player", "Ann"), "'Ann' is no player; write \"Ann Lee <ann@example.org>\""),
        (("--player", "Ann <ann@mail.test>"), "Postal Cosmic Encounter is for 3 to 8 players, and 1 is named"),
        ((*PLAYERS, "--option", "bases"), "write name=value, for example bases_to_win=4"),
        ((*PLAYERS, "--option", "bases=4"), "there is no rulebook value 'bases'; there are deck, zap_lasts"),
        ((*PLAYERS, "--option", "bases_to_win=9"), "bases_to_win can be 5, 4, 3, not '9'"),
        (
            (*PLAYERS, "--title", "chess"),
            "there is no title 'chess'; there are: blutooth, cosmoclasm, cosmoforce, postal-cosmic",
        ),
        ((*PLAYERS, "--title", "cosmofroce"), "cosmoclasm, cosmoforce, postal-cosmic; did you mean cosmoforce?"),
        (
            (*PLAYERS, "--option", "zap_lasts=phases"),
            "zap_lasts can be challenge, use, phase, not 'phases'; did you mean phase?",
        ),
        ((*PLAYERS, "--option", "zaps_last=use"), "did you mean zap_lasts?"),
        ((*PLAYERS, "--option", "zap=use"), "did you mean zap_lasts?"),
        ((*PLAYERS, "--dimension", "silver"), "there is no dimension 'silver'; this title has none"),
        ((*PLAYERS, "--press", "annonymous"), "none, open, anonymous, both, not 'annonymous'; did you mean anonymous?"),
        ((*PLAYERS, "--hours", "-3"), "a phase lasts more than 0 hours"),
        ((*PLAYERS, "--remind", "200"), "the reminder comes less than 168 hours before the end"),
        ((*PLAYERS, "--zone", "Europe/Londn"), "did you mean Europe/London?"),
        ((*PLAYERS, *PLAYERS), "named twice"),
        ((*PLAYERS[:-1], "Zo\udceb <zoe@mail.test>"), "'Zo\\udceb' is not written in UTF-8"),
        ((*PLAYERS, "--gm", "Ann"), "'Ann' is no address of the game master"),
        ((*PLAYERS, "--deadlines", "Tue"), "'Tue' does not say at what hour; write for example Tue, Fri 21:00"),
        ((*PLAYERS, "--deadlines", "Tue 21:00; not 1 Jan - 31 Dec"), "more than a year without a deadline"),
        (
            (*PLAYERS, "--holidays", "/nowhere.ics"),
            "the calendar /nowhere.ics cannot be read (No such file or directory); give a file",
        ),
        ((*PLAYERS, "--at-least", "24"), "--holidays and --at-least go with --deadlines"),
    ],
)
def test_a_game_that_cannot_be_made(house: House, command: Command, words: tuple[str, ...], sentence: str) -> None:
    said = command(*NEW, *words)
    assert said.code == 1
    assert sentence in said.err
    assert said.err.startswith("adjudicator: ")
    assert said.err.count("\n") == 1
    assert json.loads(command("game", "list", "--json").out) == []


FIVE = tuple(word for name in ("ann", "bob", "cy", "di", "ed") for word in ("--player", f"{name}@mail.test"))
BLUTOOTH = ("game", "new", "vega", "--title", "blutooth", *FIVE)


def test_values_are_named_as_the_source_of_the_title_does(house: House, command: Command) -> None:
    said = command(*BLUTOOTH, "--dimension", "Silver, familiar", "--dimension", "stingy", "--option", "finder=looks")
    assert said.code == 0, said.err
    with house.office.store.unit() as unit:
        game = unit.games.named("vega")
        assert game is not None
        assert json.loads(game.options) == {"shop": "silver", "known": "yes", "lucre": "stingy", "finder": "looks"}


def test_too_few_aliens_are_refused(house: House, command: Command) -> None:
    said = command(*BLUTOOTH, "--option", "aliens=Zombie + Will")
    assert said.code == 1
    assert "these values leave 2 aliens to be dealt to 5 players" in said.err


@pytest.mark.parametrize(
    ("dimensions", "sentence"),
    [
        ("silvre", "there is no dimension 'silvre'; there are"),
        ("silvre", "did you mean silver?"),
        ("stingy,generous", "stingy and generous exclude each other: both decide lucre"),
        ("huge", "huge cannot be chosen: it follows from how many aliens play"),
        ("formal", "formal cannot be chosen: it asks for a deck of which the source says nothing"),
    ],
)
def test_dimensions_that_cannot_be(house: House, command: Command, dimensions: str, sentence: str) -> None:
    said = command(*BLUTOOTH, "--dimension", dimensions)
    assert said.code == 1
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_names_are_taken_once(house: House, command: Command) -> None:
    command(*NEW, *PLAYERS)
    assert command(*NEW, *PLAYERS).err == (
        "adjudicator: there is already a game named 'andromeda'; choose another name\n"
    )
    assert "write 'andromeda', as it stands in addresses" in command("game", "new", "Andromeda", *NEW[3:], *PLAYERS).err


def test_games_are_listed(house: House, command: Command) -> None:
    assert "There are no games yet" in command("game", "list").out
    command(*NEW, *PLAYERS)
    listed = command("game", "list")
    assert "forming" in listed.out
    command("game", "start", "andromeda")
    listed = command("game", "list")
    assert "turn 1 phase 1" in listed.out
    assert "0 of 3" in listed.out


def test_a_phase_that_is_held_is_listed_as_such(andromeda: House, command: Command) -> None:
    assert "held" not in command("game", "list").out
    with andromeda.office.store.unit() as unit:
        unit.phases.hold(unit.games.all()[0].id, 1, "for a reason")
    listed = command("game", "list").out
    assert "held" in listed
    assert "running" not in listed
    said = " ".join(command("game", "show", "andromeda").out.split())
    assert (
        "held: for a reason. adjudicator adjudicate andromeda ends it, adjudicator game resume andromeda lets" in said
    )


def test_a_game_is_shown(andromeda: House, command: Command) -> None:
    said = command("game", "show", "andromeda")
    assert "andromeda (postal-cosmic) is running, turn 1 phase 1 is open." in said.out
    assert "still to come" in said.out
    assert "Its timetable, by the clock of UTC: 168 hours." in said.out
    shown = json.loads(command("game", "show", "andromeda", "--json").out)
    assert shown["heading"] == "turn 1 phase 1"
    assert [seat["heard"] for seat in shown["seats"]] == [False] * 3
    assert command("game", "show", "andromida") == (
        1,
        "",
        "adjudicator: there is no game 'andromida'; there are: andromeda\n",
    )


def test_a_seat_that_mail_does_not_reach_is_shown(andromeda: House, command: Command) -> None:
    assert "come back" not in command("game", "show", "andromeda").out
    with andromeda.office.store.unit() as unit:
        sent = unit.outbox.of_seat(games.named(unit, "andromeda").id, 1)[-1]
    report = (LETTERS / "bounce-exim.eml").read_bytes().replace(ANN, BOB)
    report = report.replace(b"<mars.red.report.7.1@host.example>", sent.message_id.encode())
    reception.receive(andromeda.office, report, source="pipe")
    reception.handle_all(andromeda.office)
    shown = command("game", "show", "andromeda").out
    assert "Letters to Blue at bob@mail.test come back (1 since they last wrote)." in shown


def test_a_game_is_paused_and_resumed(andromeda: House, command: Command) -> None:
    assert command("game", "pause", "andromeda").code == 0
    assert (
        command("game", "pause", "andromeda").err == "adjudicator: andromeda cannot be paused: it is paused already\n"
    )
    assert command("adjudicate", "andromeda").err == "adjudicator: andromeda cannot be adjudicated: it is paused\n"
    # The clock of this house stands still: both letters have the same instant and must be two all the same.
    said = command("game", "resume", "andromeda")
    assert said.code == 0
    assert "andromeda goes on: turn 1 phase 1, orders are due by" in said.out
    assert command("game", "resume", "andromeda").code == 1
    assert (
        command("game", "start", "andromeda").err == "adjudicator: andromeda cannot be started: it has begun already\n"
    )


def test_a_game_that_has_not_begun_is_called_off(house: House, command: Command) -> None:
    command(*NEW, *PLAYERS)
    said = command("game", "call-off", "andromeda")
    assert (said.code, said.out) == (0, "andromeda is called off; no invitation had left yet.\n")
    shown = command("game", "show", "andromeda").out
    assert "andromeda (postal-cosmic) is called off." in shown
    assert "timetable" not in shown
    assert "andromeda has been called off already" in command("game", "call-off", "andromeda").err
    assert "it was called off before it began" in command("game", "start", "andromeda").err
    assert "it was called off before it began" in command("game", "record", "andromeda").err
    assert "called off" in command("game", "list").out
    assert [game["status"] for game in json.loads(command("game", "list", "--json").out)] == ["called off"]
    assert "called off" in command("desk", "--plain").out
    said = command("upgrade", "--check", "--all")
    assert said.out == "Nothing comes out otherwise in 0 phases of 0 games. Nothing was changed.\n"


def test_a_seat_is_given_to_somebody_else(house: House, command: Command) -> None:
    command(*NEW, *PLAYERS)
    said = command("game", "seat", "andromeda", "Blue", "Dan Low <dan@mail.test>", "--words", "Bob cannot play.")
    assert said.out == "Dan Low <dan@mail.test> is invited as Blue, and has the seat once they join.\n"
    assert "dan@mail.test" in command("game", "show", "andromeda").out
    with house.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        assert b"Bob cannot play." in unit.outbox.of_seat(game.id, 1)[1].raw
    command("game", "start", "andromeda")
    refused = command("game", "seat", "andromeda", "Blue", "Eve <eve@mail.test>")
    assert refused.code == 1
    assert refused.err.startswith(
        "adjudicator: Blue in andromeda cannot be given to somebody else: Dan Low plays Blue;"
    )
    assert "no player" in command("game", "seat", "andromeda", "Blue", "Eve").err


def test_a_vacant_seat_is_shown_given_away_and_taken(house: House, command: Command) -> None:
    command(*NEW, *PLAYERS, "--option", "after_nmr=replace")
    command("game", "start", "andromeda")
    for _ in range(2):
        command("adjudicate", "andromeda")
    assert [seat["status"] for seat in json.loads(command("game", "show", "andromeda", "--json").out)["seats"]] == [
        "vacant"
    ] * 3
    assert "adjudicator game seat andromeda Blue" in command("notices").out
    assert command("game", "seat", "andromeda", "Blue", "Dan Low <dan@mail.test>").code == 0
    reception.receive(house.office, b"From: dan@mail.test\nMessage-ID: <1@x>\n\nJOIN\n", source="pipe")
    reception.handle_all(house.office)
    assert "Dan Low <dan@mail.test> plays Blue from now on." in command("notices").out
    report = command("report", "andromeda", "--seat", "Blue").out
    assert "You are Blue. Turn 1 phase 3 is open." in report
    assert "The table" in report


def test_notices_are_shown_until_they_are_seen(andromeda: House, command: Command) -> None:
    assert command("notices").out == "There are no new notices.\n"
    with andromeda.office.store.unit() as unit:
        unit.notices.add("mail", "No letter can be sent.", at=andromeda.clock.now())
    assert "Unread notices: 1" in command("game", "list").out
    assert "mail: No letter can be sent." in command("notices", "--seen").out
    assert json.loads(command("notices", "--json").out) == []


def test_games_in_which_all_masters_play_are_shown_as_players_see_them(house: House, command: Command) -> None:
    """Who has written, what was written in confidence and what became of letters is for another game master."""
    command(*NEW, *PLAYERS, "--gm", "ann@mail.test")
    command("game", "start", "andromeda")
    looks = [("game", "list"), ("game", "show", "andromeda"), ("game", "log", "andromeda")]
    looks += [("doctor",)]
    looks += [(*words, "--json") for words in looks]
    before = [command(*words).out for words in looks]
    reception.receive(house.office, b"From: bob@mail.test\nMessage-ID: <1@x>\n\nPASS\n", source="pipe")
    reception.handle_all(house.office)
    with house.office.store.unit() as unit:
        unit.bounces.add("cy@mail.test", at=house.clock.now())
        unit.notices.add("note", "Bob: I hold three edicts.", at=house.clock.now(), game_id=1)
        unit.masters.log(1, who="eve@mail.test", at=house.clock.now(), serial=1, text="dropped letter 1, held for Cy")
    assert [command(*words).out for words in looks] == before
    with house.office.store.unit() as unit:
        phase_end.hold(
            house.office, unit, 1, "2 of the 3 who owe orders have sent none", house.clock.now(), secret=True
        )
    assert "2 of the 3" not in "".join(command(*words).out for words in looks)
    shown = json.loads(command("game", "show", "andromeda", "--json").out)
    assert (shown["blind"], {seat["heard"] for seat in shown["seats"]}) == (True, {None})
    told = command("notices", "--seen").out
    assert "edicts" not in told
    assert "adjudicator game master andromeda ADDRESS" in " ".join(told.split())
    assert command("game", "master", "andromeda", "eve@mail.test").code == 0
    assert "I hold three edicts." in command("notices").out, "nobody has seen it yet"
    assert "dropped letter 1" in command("game", "log", "andromeda").out
    assert "1 of 3" in command("game", "list").out


def test_a_letter_that_is_held_is_shown_and_counts_or_does_not(andromeda: House, command: Command) -> None:
    form = command("report", "andromeda", "--seat", "Red").out
    (key,) = re.findall(r"mailto:games%2B(\S+)@mail.test", form)
    numbers = []
    for said in ("PASS", "NOTE to GM: nothing"):
        raw = f"From: eve@elsewhere.test\nTo: games+{key}@mail.test\nMessage-ID: <{said[:4]}@x>\n\n{said}\n"
        numbers.append(reception.receive(andromeda.office, raw.encode(), source="pipe").id)
    reception.handle_all(andromeda.office)
    first, second = (("game", "letter", "andromeda", number) for number in numbers)
    assert "From: eve@elsewhere.test" in command(*first).out
    assert "From: eve@elsewhere.test" in "\n".join(json.loads(command(*first, "--json").out)["said"])
    assert 'heard": true' not in command("game", "show", "andromeda", "--json").out
    assert command(*first, "--release").out.startswith(f"Letter {numbers[0]} counts for Red from when it came")
    assert 'heard": true' in command("game", "show", "andromeda", "--json").out
    assert command(*second, "--drop").out.startswith(f"Letter {numbers[1]} does not count for Red")
    assert command(*second).err == "adjudicator: no letter is held in andromeda\n"
    assert command(*second, "--drop", "--release").code == 1


def test_who_wants_no_letters_is_listed_added_and_taken_off(house: House, command: Command) -> None:
    assert "Nobody has said that they want no letters." in command("refusals").out
    assert "Nothing is sent to bob@mail.test any more" in command("refusals", "--add", "Bob@mail.test").out
    (one,) = json.loads(command("refusals", "--json").out)
    assert (one["address"], one["by"], one["game"], one["kept_back"]) == ("bob@mail.test", "command line", None, 0)
    refused = command(*NEW, *PLAYERS)
    assert refused.code == 1
    assert "bob@mail.test has wanted no letters since" in refused.err
    assert "adjudicator refusals --remove bob@mail.test" in refused.err
    assert "bob@mail.test" in command("refusals").out
    assert command("refusals", "--add", "gm@mail.test").code == 1
    assert "can be written to again" in command("refusals", "--remove", "bob@mail.test").out
    assert command("refusals", "--remove", "bob@mail.test").code == 1
    assert command(*NEW, *PLAYERS).code == 0
