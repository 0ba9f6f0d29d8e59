"""The tutorial: a newcomer plays against programs of the house, and writes only what the last letter has told them."""

import re

import pytest

from adjudicator.games import catalogue
from adjudicator.mail.parsing.letter import Letter
from adjudicator.service.games import house_players
from adjudicator.service.games.games import record
from adjudicator.service.proof.verification import verify
from tests import flowed
from tests.due import adjudicate_due
from tests.service.house import MAILBOX, House
from tests.service.strangers import EVE, answer, ask, mails_to, written_to

FAY = "fay@elsewhere.test"
MOST = 200


def suggested(letter: str) -> str:
    """What a letter says that one can write."""
    found = re.search(r"a\s+program\s+would\s+write\s+in\s+your\s+place:(.*?)READY\s+says\s+that\s+you", letter, re.S)
    assert found is not None, letter
    return "\n".join(" ".join(part.split()) for part in found[1].strip().split("\n\n"))


def latest(house: House, sender: str) -> tuple[Letter, str]:
    """The latest report to somebody, and its text as a program shows it."""
    with house.store.unit() as unit:
        raws = [
            mail
            for game in unit.games.all()
            for mail in unit.outbox.of_game(game.id)
            if mail.recipient == sender and ("/report" in mail.key or "/final" in mail.key)
        ]
    letters = {letter.message_id: letter for letter in mails_to(house, sender)}
    return letters[raws[-1].message_id], flowed.seen(flowed.content_of(raws[-1].raw))


def look(house: House) -> None:
    """Whatever is due is done, as often as anything is."""
    while adjudicate_due(house.office):
        pass


def begin(house: House, said: str, who: str = EVE) -> str:
    """A stranger begins a tutorial by what the letters tell; returns its name."""
    (asked,) = ask(house, said, who)
    assert "with the word JOIN on a line of its own" in asked
    answer(house, "JOIN", who)
    look(house)
    return latest(house, who)[0].subject.partition("]")[0].strip("[")


def test_the_tutorial_is_played_to_its_end_with_what_the_letters_say(house: House) -> None:
    (told,) = ask(house, "Hello, what can I play?")
    assert "PLAY tutorial: learn it in a game against programs" in told
    name = begin(house, "PLAY tutorial")
    first = latest(house, EVE)[1]
    assert "This is a tutorial." in first
    assert "Blue is played by a program of the house, which knows only what the seat knows." in " ".join(first.split())
    letters = 0
    while house.game(name).status == "running":
        letters += 1
        assert letters < MOST
        report, text = latest(house, EVE)
        before = house.game(name).serial
        house.receive(house.raw(suggested(text), sender=EVE, to=report.reply_to or MAILBOX, answers=report))
        look(house)
        # One letter a phase: the next report, or the last letter, has come already.
        assert (house.game(name).serial, house.game(name).status) != (before, "running")
    assert house.game(name).status == "finished"
    assert verify(record(house.office, name)).holds
    assert "This is what has happened, one thing after the other" in " ".join(written_to(house))
    assert house.notices("house") == []


@pytest.mark.parametrize("title", sorted(catalogue.titles()))
def test_every_title_can_be_learned(house: House, title: str) -> None:
    """Three phases, each answered with the suggested lines, which are all understood."""
    name = begin(house, f"PLAY tutorial {title}")
    assert house.game(name).title == title
    for _ in range(3):
        if house.game(name).status == "finished":
            break
        report, text = latest(house, EVE)
        house.receive(house.raw(suggested(text), sender=EVE, to=report.reply_to or MAILBOX, answers=report))
        look(house)
    assert house.game(name).serial > 3 or house.game(name).status == "finished"
    subjects = [letter.subject for letter in mails_to(house, EVE)]
    assert [one for one in subjects if "NOT ALL UNDERSTOOD" in one or "NOT DONE" in one] == []
    assert house.notices("house") == []


def test_two_at_once_each_have_their_own(house: House) -> None:
    ask(house, "PLAY tutorial")
    ask(house, "PLAY tutorial", FAY)
    with house.store.unit() as unit:
        assert [game.name for game in unit.games.all()] == ["tutorial-1"]
    answer(house, "JOIN")
    answer(house, "JOIN", FAY)
    assert [house.seats(f"tutorial-{number}")[0].address for number in (1, 2)] == [EVE, FAY]
    assert "No game is open now." in ask(house, "OPEN", "gus@elsewhere.test")[0]


def test_the_same_game_has_the_same_orders_of_the_house(house: House) -> None:
    name = begin(house, "PLAY tutorial")
    laid = house.table(name)
    with house.store.unit() as unit:
        filed = unit.letters.from_source(house_players.SOURCE)
    assert [one.raw.decode().splitlines() for one in filed] == [[*house_players.lines(laid, 1), "READY"]]
