"""The site shows which games anybody can join, with a link that writes the letter."""

from pathlib import Path

from adjudicator.service.game.opening import Opening
from adjudicator.service.games.games import Open
from adjudicator.service.publishing import publish
from tests.service.house import House
from tests.service.strangers import answer, ask


def page(house: House, folder: Path) -> str:
    publish(house.office, folder, ())
    return (folder / "index.html").read_text(encoding="utf-8")


def test_an_open_game_stands_on_the_site_until_it_is_full(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    house = House(tmp_path / "house")
    house.create(players=0, public=True, open_to_all=Open(3, Opening(word="please")))
    house.create("venus", players=0, open_to_all=Open(3))
    www = page(house, tmp_path / "www")
    assert "3 of 3 seats are free. It begins when all seats are taken. You need the word of its invitation." in www
    assert 'href="mailto:games@mail.test?subject=JOIN%20andromeda&amp;body=JOIN%20andromeda"' in www
    assert "venus" not in www
    for number in range(3):
        who = f"{'abc'[number]}x@elsewhere.test"
        ask(house, "JOIN andromeda\nWORD please", who)
        answer(house, "JOIN", who)
    assert "Open games" not in page(house, tmp_path / "www")
    house.store.close()
