"""A game is private unless its game master says otherwise, and then its players are told before they are shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import Letter
from adjudicator.service import master
from adjudicator.service.games import games
from adjudicator.service.games.games import GameWrong
from adjudicator.service.office.envelopes import INVITATION, thread_id
from adjudicator.service.publishing import publish
from adjudicator.service.settings.phrases import say
from tests import hands
from tests.leaks.house import GAME, PLAYERS, House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, situations=0)
    yield house
    house.close()


def letter(house: House, seat: int) -> str:
    """The invitation of a seat."""
    game = house.game
    with house.store.unit() as unit:
        there = unit.seats.of(game.id)[seat]
    return words(house.mail(thread_id(house.office, game, there, INVITATION, 0)))


def words(mail: Letter) -> str:
    """The text of a letter on one line."""
    return " ".join(" ".join(line.text for line in mail.lines).split())


def make(house: House, *, public: bool) -> None:
    games.create(house.office, title="cosmoforce", name=GAME, players=PLAYERS[:2], public=public)


def test_invitations_and_first_reports_say_that_a_game_is_public(house: House) -> None:
    make(house, public=True)
    assert say("public") in letter(house, 0)
    hands.start(house.office, GAME)
    for seat in range(2):
        assert say("public") in words(house.mail(house.report_id(seat)))


def test_a_private_game_is_made_public_and_private_again(house: House, tmp_path: Path) -> None:
    """Players are told each time, it is written down, and the pages come and go."""
    make(house, public=False)
    assert "public" not in letter(house, 0)
    hands.start(house.office, GAME)
    number = house.game.id
    with house.store.unit() as unit:
        unit.seats.join(number, 0, luck=None, at=house.clock.now())
    assert publish(house.office, tmp_path / "www").games == ()
    said = master.command(house.office, GAME, "PUBLIC", "ON")
    assert said == (f"{GAME} is public from now on; `adjudicator site` builds the pages.",)
    assert publish(house.office, tmp_path / "www").games == (GAME,)
    shown = (tmp_path / "www" / "players.html").read_text()
    assert "Ann" in shown
    assert "Bob" not in shown, "he has only been invited"
    with pytest.raises(GameWrong, match="is public already"):
        master.command(house.office, GAME, "PUBLIC", "")
    with pytest.raises(GameWrong, match="write PUBLIC ON or PUBLIC OFF"):
        master.command(house.office, GAME, "PUBLIC", "perhaps")
    master.command(house.office, GAME, "PUBLIC", "OFF")
    assert publish(house.office, tmp_path / "www").games == ()
    assert not (tmp_path / "www" / "games").exists()
    house.send()
    told = [text.decode("latin-1") for text in house.post.to(PLAYERS[0].address)]
    assert sum("The game is public" in text for text in told) == 1
    assert sum("The game is private" in text for text in told) == 1
    with house.store.unit() as unit:
        assert [deed.text for deed in unit.masters.deeds(number)] == [
            "made the game public",
            "made the game private",
        ]
