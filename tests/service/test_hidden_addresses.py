"""Hidden addresses: no letter, page or record that goes to somebody holds the address of another player."""

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.mail.writing import address, token
from adjudicator.service import master
from adjudicator.service.game.opening import Opening
from adjudicator.service.games.games import GameWrong, Open, Player, record
from adjudicator.service.publishing import publish
from adjudicator.store.tables.values import Mail
from tests.service.house import GM, MAILBOX, PLAYERS, SECRET, House
from tests.service.strangers import answer, ask

PEOPLE = {name: f"{name}@{name}-home.test" for name in ("eve", "fay", "gus", "hal")}

_GUS = {PEOPLE["gus"], "gus@office.test"}


def contents(raw: bytes) -> Iterator[str]:
    """A letter as it travels, and each part of it as it is read."""
    yield raw.decode("utf-8", "replace")
    for part in message_from_bytes(raw, policy=default).walk():
        yield " ".join(str(value) for value in part.values())
        data = part.get_payload(decode=True)
        if isinstance(data, bytes):
            yield data.decode("utf-8", "replace")


def told(mail: Mail, addresses: set[str]) -> set[str]:
    """The addresses of others in a letter."""
    said = "\n".join(contents(mail.raw)).lower()
    own = _GUS if mail.recipient in _GUS else {mail.recipient}
    return {one for one in addresses - own if one in said}


def leaks(house: House, addresses: set[str]) -> dict[str, set[str]]:
    """Every letter to anybody but the game master that holds the address of somebody else."""
    with house.store.unit() as unit:
        keys = unit.outbox._db.exec_driver_sql("SELECT key FROM outbox").scalars()
        mails = [unit.outbox.keyed(str(key)) for key in keys]
    found = {mail.key: told(mail, addresses) for mail in mails if mail is not None and mail.recipient != GM}
    assert len(found) > 20
    return {key: those for key, those in found.items() if those}


def played(house: House, *, hidden: bool) -> None:
    """Strangers join and play; they press, move, write with the wrong key, leave, and one takes over."""
    seats, values = Open(3, Opening()), {"after_nmr": "replace"}
    house.create(players=0, hidden=hidden, public=True, open_to_all=seats, options=values)
    for who in ("eve", "fay", "gus"):
        ask(house, "JOIN andromeda", PEOPLE[who])
        answer(house, "JOIN\nNAME The Owl" if who == "eve" else "JOIN", PEOPLE[who])
    assert [seat.player for seat in house.seats()] == ["The Owl", *(("Blue", "Green") if hidden else ("fay", "gus"))]
    eve, fay, gus = PEOPLE["eve"], PEOPLE["fay"], PEOPLE["gus"]
    house.reply(0, f"{house.bot(0)}\nPRESS to Blue:\nShall we?\nWHO\nSTATUS", sender=eve)
    house.reply(1, f"{house.bot(1)}\nPRESS to ALL:\nPeace!\nRULES", sender=fay)
    # Gus writes with the key of Blue, which Fay denies; and Fay moves to another address.
    key = address.plus(MAILBOX, "andromeda", "blue", 1, token.mint(SECRET, "andromeda", "blue", 1))
    assert house.receive(house.raw("PASS", sender=gus, to=key)).verdict == "held"
    (question,) = house.refusals("held_owner", fay)
    house.receive(house.raw("No", sender=fay, to=question.reply_to, answers=question))
    house.reply(2, "ADDRESS gus@office.test", sender=gus)
    for to in (gus, "gus@office.test"):
        answer(house, "CONFIRM", to)
    house.next_phase()
    ask(house, "STANDBY andromeda", PEOPLE["hal"])
    house.reply(1, "RESIGN NOW", sender=fay)
    answer(house, "JOIN", PEOPLE["hal"])
    assert house.seats()[1].address == PEOPLE["hal"]
    house.next_phase()
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))


@pytest.fixture
def addresses() -> set[str]:
    return {*PEOPLE.values(), "gus@office.test"}


def test_no_letter_holds_the_address_of_another_player(house: House, addresses: set[str]) -> None:
    played(house, hidden=True)
    assert leaks(house, addresses) == {}


def words_in(raw: bytes) -> set[str]:
    """The words of a letter as its reader sees them: of its headers, and of every part that is text."""
    said = []
    for part in message_from_bytes(raw, policy=default).walk():
        said.append(" ".join(str(value) for value in part.values()))
        data = part.get_payload(decode=True)
        if isinstance(data, bytes) and part.get_content_maintype() == "text":
            said.append(data.decode("utf-8", "replace"))
    return set(re.findall(r"[\w-]+", " ".join(said).lower()))


def test_no_letter_holds_a_part_of_the_address_of_another_player(house: House) -> None:
    """Neither what stands before the @ nor the name of a host: either is often enough to find somebody."""
    played(house, hidden=True)
    with house.store.unit() as unit:
        keys = unit.db.exec_driver_sql("SELECT key FROM outbox").scalars().all()
        mails = [mail for key in keys if (mail := unit.outbox.keyed(str(key))) is not None and mail.recipient != GM]
    assert len(mails) > 20
    for mail in mails:
        others = {name for name, own in PEOPLE.items() if own != mail.recipient and not mail.recipient.startswith(name)}
        parts = others | {f"{name}-home" for name in others}
        assert words_in(mail.raw) & parts == set(), mail.key


def test_no_page_and_no_record_holds_a_part_of_an_address(house: House, tmp_path: Path) -> None:
    played(house, hidden=True)
    publish(house.office, tmp_path / "www", ())
    pages = [path for path in (tmp_path / "www").rglob("*") if path.suffix in (".html", ".xml", ".json")]
    for said in (*(path.read_text() for path in pages), record(house.office, "andromeda").decode()):
        found = set(re.findall(r"[\w-]+", said.lower()))
        assert found & {*PEOPLE, *(f"{name}-home" for name in PEOPLE)} == set()


def test_no_page_and_no_record_holds_an_address(house: House, addresses: set[str], tmp_path: Path) -> None:
    played(house, hidden=True)
    publish(house.office, tmp_path / "www", ())
    files = [path.read_bytes() for path in (tmp_path / "www").rglob("*") if path.is_file()]
    assert len(files) > 10
    for data in (*files, record(house.office, "andromeda")):
        assert [one for one in addresses if one.encode() in data] == []


def test_where_they_are_shown_the_first_report_gives_them(house: House, addresses: set[str]) -> None:
    """What is looked for is found where it is."""
    played(house, hidden=False)
    found = leaks(house, addresses)
    assert found["andromeda/1/Red/report"] == {PEOPLE["fay"], PEOPLE["gus"]}


def test_invitations_and_questions_say_so(house: House) -> None:
    house.create(players=2, open_to_all=Open(3), hidden=True)
    said = "told anybody else's address"
    assert said in house.prose(0, "invitation").replace("\n", " ")
    assert said in ask(house, "JOIN andromeda")[0]


def test_whoever_leads_it_knows_the_addresses_and_so_does_not_play(house: House) -> None:
    with pytest.raises(GameWrong, match="whoever leads a game with hidden addresses knows them and cannot play in it"):
        house.create(players=3, hidden=True, gm=PLAYERS[0].address)
    house.create(players=0, open_to_all=Open(3), hidden=True)
    assert "You lead andromeda and know all addresses" in ask(house, "JOIN andromeda", GM)[0]
    with pytest.raises(GameWrong, match="cannot play in it"):
        house.give("andromeda", "Red", Player("Gil", GM))
    house.give("andromeda", "Red", PLAYERS[0])
    with pytest.raises(GameWrong, match="cannot play in it"):
        master.command(house.office, "andromeda", "MASTER", PLAYERS[0].address)


def test_in_german_too(house: House) -> None:
    house.create(players=0, open_to_all=Open(3), hidden=True)
    house.office = replace(house.office, strangers="may_join")
    (asked,) = ask(house, "JOIN andromeda\nLANGUAGE Deutsch")
    assert "Niemand in dieser Partie erf\u00e4hrt die Adresse von jemand anderem" in asked
    assert "Willkommen: Du bist Red." in " ".join(answer(house, "JOIN\nLANGUAGE Deutsch"))
