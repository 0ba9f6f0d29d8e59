"""How a player wants his letters: FORMAT, ZONE, LANGUAGE."""

import json
from email import message_from_bytes

import pytest

from adjudicator.reports.values import letter_format as formats
from adjudicator.service.games.games import Player
from adjudicator.service.settings.language_names import named
from adjudicator.service.settings.time_zones import called
from tests.service.house import House, words
from tests.service.orders import attack


def parts(raw: bytes) -> list[str]:
    """The types of what a letter consists of."""
    return [part.get_content_type() for part in message_from_bytes(raw).walk() if not part.is_multipart()]


def attached(raw: bytes) -> dict[str, object]:
    """The JSON attached to a letter."""
    (part,) = [one for one in message_from_bytes(raw).walk() if one.get_content_type() == "application/json"]
    data = part.get_payload(decode=True)
    assert isinstance(data, bytes)
    found = json.loads(data)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("text", "text"),
        ("Plain text only, please.", "text"),
        ("HTML", "html"),
        ("both", "both"),
        ("text and html", "both"),
        ("json", "both json"),
        ("text, json", "text json"),
        ("html+json", "html json"),
        ("all", "both"),
    ],
)
def test_a_format(said: str, wanted: str) -> None:
    assert str(formats.read(said)) == wanted
    assert formats.read(wanted) == formats.read(said)


@pytest.mark.parametrize("said", ["", "pdf", "and", "text or so"])
def test_no_format(said: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        formats.read(said)


CALENDAR = "text/calendar"


@pytest.mark.parametrize(
    ("wanted", "there"),
    [
        ("text", ["text/plain"]),
        ("html", ["text/html", "image/png"]),
        ("both", ["text/plain", "text/html", "image/png"]),
        ("json", ["text/plain", "text/html", "image/png", "application/json"]),
        ("text json", ["text/plain", "application/json"]),
    ],
)
def test_every_letter_from_now_on_has_the_format(house: House, wanted: str, there: list[str]) -> None:
    house.begun()
    assert house.reply(0, f"FORMAT {wanted}").verdict == "asked"
    assert "from now on" in house.answer(0)
    without = [kind for kind in there if kind != "image/png"]
    assert parts(house.mails(0)[-1].raw) == without
    house.next_phase()
    report = parts(house.mails(0, "report")[-1].raw)
    assert report.count(CALENDAR) == 1
    assert [kind for kind in report if kind != CALENDAR] == there
    assert parts(house.mails(1, "report")[-1].raw) == ["text/plain", "text/html", "image/png", CALENDAR]


def test_an_unknown_format_is_asked_about(house: House) -> None:
    house.begun()
    house.reply(0, "FORMAT jason")
    assert "I know no jason, and nothing was changed. Did you mean FORMAT json?" in house.answer(0)
    assert house.seats()[0].format is None


@pytest.mark.parametrize("wanted", ["text", "html", "both"])
def test_the_form_of_a_letter_can_be_answered_in_every_format(house: House, wanted: str) -> None:
    house.begun()
    house.reply(0, attack(house))
    house.reply(0, f"FORMAT {wanted}\nFORM")
    form = house.last(0, "refused/asked")
    lines = [line.text for line in form.lines]
    inside = lines[lines.index("BEGIN ORDERS") : lines.index("END ORDERS") + 1]
    unchanged = "\n".join(f"> {line}" for line in inside)
    assert house.receive(house.raw(unchanged, to=form.reply_to, answers=form)).verdict == "empty"
    changed = unchanged.replace("with 4", "with 2")
    assert house.receive(house.raw(changed, to=form.reply_to, answers=form)).verdict == "accepted"
    assert "with 2 from home 1" in house.answer(0)


def test_json_says_what_the_letter_says(house: House) -> None:
    house.begun()
    house.reply(0, f"FORMAT json\n{attack(house)}")
    said = attached(house.mails(0)[-1].raw)
    assert (said["schema"], said["kind"], said["game"], said["seat"]) == (1, "acknowledgement", "andromeda", "Red")
    assert said["orders"] == [attack(house)]
    house.next_phase()
    mail = house.mails(0, "report")[-1]
    report = attached(mail.raw)
    assert report["kind"] == "report"
    form = report["form"]
    assert isinstance(form, list)
    assert (form[0], form[-1]) == ("BEGIN ORDERS", "END ORDERS")
    assert not {"picture", "taken", "covered"} & (said.keys() | report.keys())
    assert report["deadline"] == {
        "at": "2026-05-15T18:00:00Z",
        "zone": "UTC",
        "own": "",
        "remarks": [],
        "phase": "turn 1 phase 2",
        "serial": 2,
        "moves": 0,
        "ready": False,
        "absent": 0,
    }


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Europe/Berlin", ("Europe/Berlin",)),
        ("berlin", ("Europe/Berlin",)),
        ("america/new_york", ("America/New_York",)),
        ("New York", ("America/New_York",)),
        ("UTC", ("UTC",)),
        ("Atlantis", ()),
    ],
)
def test_a_zone(said: str, found: tuple[str, ...]) -> None:
    assert called(said) == found


def test_times_are_by_his_own_clock_too(house: House) -> None:
    house.begun()
    house.reply(0, "ZONE Kolkata")
    assert "by the clock of Asia/Kolkata too from now on" in house.answer(0)
    due = "Friday 8 May 2026, 18:00 (UTC), which is 23:30 (Asia/Kolkata)"
    assert due in house.answer(0)
    house.reply(0, "ZONE Tokyo\nPASS")
    assert "18:00 (UTC), which is Saturday 9 May 2026, 03:00 (Asia/Tokyo)" in house.answer(0)
    house.next_phase()
    assert "which is Saturday 16 May 2026, 03:00 (Asia/Tokyo)" in words(house.last(0, "report"))
    assert "which is" not in words(house.last(1, "report"))
    house.reply(0, "ZONE game")
    assert "those of the game from now on (UTC)" in house.answer(0)
    assert "Tokyo" not in house.answer(0)


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("Berln", "Did you mean ZONE Europe/Berlin?"),
        ("Zzyzx", "Write one such as ZONE Europe/Berlin."),
        ("louisville", "There is more than one; write ZONE America/Kentucky/Louisville or ZONE America/Louisville."),
    ],
)
def test_an_unknown_zone_is_asked_about(house: House, said: str, answer: str) -> None:
    house.begun()
    house.reply(0, f"ZONE {said}")
    assert "nothing was changed" in house.answer(0)
    assert answer in house.answer(0)
    assert house.seats()[0].zone is None


@pytest.mark.parametrize(
    ("said", "code"), [("German", "de"), ("deutsch", "de"), ("FRANCAIS", "fr"), ("ja", "ja"), ("Klingon", None)]
)
def test_a_language(said: str, code: str | None) -> None:
    assert named(said) == code


def test_a_language_is_kept_and_answered_truly(house: House) -> None:
    house.begun()
    house.reply(0, "LANGUAGE français")
    assert "Letters are written in English and German so far. Your wish for French is kept" in house.answer(0)
    assert house.seats()[0].language == "fr"
    house.reply(0, "LANGUAGE Deutsch")
    assert "Deine Briefe sind von jetzt an auf Deutsch." in house.answer(0)
    assert house.seats()[0].language == "de"
    house.reply(0, "LANGUAGE Germn")
    assert "Meinst du LANGUAGE German?" in house.answer(0)
    house.reply(0, "LANGUAGE English")
    assert "Your letters are in English from now on." in house.answer(0)


def test_wishes_can_be_said_in_answer_to_an_old_letter(house: House) -> None:
    house.begun()
    old = house.last(0, "report")
    house.next_phase()
    assert house.receive(house.raw("FORMAT text\nZONE Paris", to=old.reply_to, answers=old)).verdict == "asked"
    assert (house.seats()[0].format, house.seats()[0].zone) == ("text", "Europe/Paris")


def test_the_wishes_of_a_player_go_with_him(house: House) -> None:
    house.create()
    number = house.game().id
    with house.store.unit() as unit:
        unit.seats.wish(number, 0, format="text", zone="Asia/Tokyo", language="de")
    house.give("andromeda", "Red", Player("Dan", "dan@mail.test"))
    seat = house.seats()[0]
    assert (seat.format, seat.zone, seat.language) == (None, None, None)


def test_a_key_of_a_phase_that_is_over_changes_nothing_in_anybody_elses_hands(house: House) -> None:
    """Reports are passed on and posted, and what is in them must not be of use later."""
    house.begun()
    old = house.last(0, "report")
    house.next_phase()
    before = house.seats()[0]
    for said in ("FORMAT json", "ZONE Tokyo", "LANGUAGE en", "RESEND", "STATUS", "WHO"):
        stranger = house.raw(said, sender="eve@elsewhere.test", to=old.reply_to, answers=old)
        assert house.receive(stranger).verdict == "unknown_sender"
    assert house.seats()[0] == before
    late = house.raw("ZONE Tokyo", to=old.reply_to, answers=old)
    assert house.receive(late).verdict == "asked"
    assert house.seats()[0].zone == "Asia/Tokyo"
