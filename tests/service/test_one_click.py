"""One click ends letters that come regularly, as a letter does: with the link from that letter, and by a POST alone."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.service.settings.configuration import SettingsWrong, Unsubscribing, example_text
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.digests import write_digests
from adjudicator.service.work.unsubscribing import answering
from adjudicator.service.work.watching import tell_watchers
from adjudicator.store.tables.values import Mail
from tests.hands import start
from tests.patience import PATIENCE
from tests.ports import free
from tests.service.asked_over_http import get
from tests.service.house import PLAYERS, House
from tests.service.strangers import EVE, answer, ask

ADDRESS = "https://games.test/stop"
CLICK = b"List-Unsubscribe=One-Click"
IN_PARTS = b'--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'


@pytest.fixture
def port(house: House) -> Iterator[int]:
    """The door of a house to which links in its letters lead."""
    house.office = replace(house.office, one_click=ADDRESS)
    with answering(house.office, Unsubscribing(address=ADDRESS, listen=f"127.0.0.1:{free()}")) as at:
        assert at is not None
        yield at


def post(port: int, path: str, body: bytes = CLICK) -> tuple[int, str]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data=body, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answered:
            return answered.status, answered.read().decode()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read().decode()


def told(house: House, kind: str) -> list[Mail]:
    with house.store.unit() as unit:
        keys = unit.db.exec_driver_sql(f"SELECT key FROM outbox WHERE key LIKE '{kind}/%' ORDER BY id").scalars().all()
        return [mail for mail in map(unit.outbox.keyed, map(str, keys)) if mail is not None]


def linked(mail: Mail) -> str:
    """The path of the link in a letter's header, which is in the form that mail programs look for."""
    head = message_from_bytes(mail.raw)
    assert head["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link, letter = "".join(str(head["List-Unsubscribe"]).split()).split(",")
    assert letter.startswith("<mailto:games@mail.test?subject=")
    assert link.startswith(f"<{ADDRESS}/")
    assert mail.recipient.encode() not in link.encode()
    return link.removeprefix("<https://games.test").removesuffix(">")


def watched(house: House) -> str:
    """Eve watches a game; the link in her latest letter."""
    house.begun(public=True)
    ask(house, "WATCH andromeda")
    answer(house, "WATCH")
    house.next_phase()
    assert tell_watchers(house.office) == 1
    return linked(told(house, "watch")[-1])


@pytest.mark.parametrize("body", [CLICK, IN_PARTS])
def test_a_click_ends_the_letters_in_which_the_link_stands(house: House, port: int, body: bytes) -> None:
    link = watched(house)
    status, page = post(port, link, body)
    assert (status, "No more of these letters come." in page) == (200, True)
    assert post(port, link, body)[0] == 200, "twice does no harm"
    house.next_phase()
    assert tell_watchers(house.office) == 0


def test_looking_at_the_link_ends_nothing_and_shows_a_button(house: House, port: int) -> None:
    link = watched(house)
    status, page = get(port, link)
    assert status == 200
    assert '<form method="post">' in page
    assert 'name="List-Unsubscribe" value="One-Click"' in page
    assert post(port, link, b"yes=please")[0] == 400
    house.next_phase()
    assert tell_watchers(house.office) == 1


def test_a_link_is_about_one_person_and_one_list(house: House, port: int) -> None:
    link = watched(house)
    house.begun("venus", public=True)
    for game, who in (("venus", EVE), ("andromeda", "zoe@else.test")):
        ask(house, f"WATCH {game}", who)
        answer(house, "WATCH", who)
    post(port, link)
    with house.store.unit() as unit:
        rows = {(unit.games.get(one.game_id).name, one.address) for one in unit.watchers.all()}
    assert rows == {("venus", EVE), ("andromeda", "zoe@else.test")}


def test_a_link_that_is_made_up_is_answered_alike_and_ends_nothing(house: House, port: int) -> None:
    link = watched(house)
    made_up = link[:-1] + ("0" if link[-1] != "0" else "1")
    assert get(port, made_up) == get(port, link)
    assert post(port, made_up)[0] == 200
    for path in ("/", "/stop", "/stop/", "/stop/x", f"/other{link}", link.upper()):
        assert get(port, path)[0] == post(port, path)[0] == 404, path
    house.next_phase()
    assert tell_watchers(house.office) == 1


def test_the_letter_of_the_day_is_ended_so_and_what_waits_comes_singly(house: House, port: int) -> None:
    house.create()
    ask(house, "DIGEST daily at 7:00", PLAYERS[0].address)
    start(house.office, "andromeda")
    house.pass_time(hours=14)
    write_digests(house.office)
    link = linked(told(house, "digest")[-1])
    house.next_phase()
    with house.store.unit() as unit:
        assert [one.key for one in unit.digests.kept(PLAYERS[0].address)] == ["andromeda/2/Red/report"]
    assert post(port, link)[0] == 200
    with house.store.unit() as unit:
        assert unit.digests.kept(PLAYERS[0].address) == []
        assert unit.hours.digesting() == []


def test_too_much_is_not_read(house: House, port: int) -> None:
    assert post(port, watched(house), CLICK + b"&x=" + b"x" * 5000)[0] == 413


def test_where_nobody_answers_links_letters_hold_none(house: House) -> None:
    house.begun(public=True)
    ask(house, "WATCH andromeda")
    answer(house, "WATCH")
    house.next_phase()
    tell_watchers(house.office)
    head = message_from_bytes(told(house, "watch")[-1].raw)
    assert head["List-Unsubscribe-Post"] is None
    assert "https" not in str(head["List-Unsubscribe"])
    with answering(house.office, Unsubscribing()) as port:
        assert port is None


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ('address = "https://games.test/stop"', "unsubscribing.listen is missing"),
        ('listen = "127.0.0.1:9465"', "unsubscribing.address is missing"),
        ('address = "http://games.test/stop"\nlisten = "127.0.0.1:9465"', "unsubscribing.address must be such as"),
        ('address = "https://games.test/stop"\nlisten = "9465"', "unsubscribing.listen must be a place"),
    ],
)
def test_settings_that_cannot_be_meant_are_refused(said: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "adjudicator.toml"
    path.write_text(f"{example_text()}\n[unsubscribing]\n{said}\n")
    with pytest.raises(SettingsWrong, match=sentence):
        load(path)
