"""What the page for game masters says of their own templates holds."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.data import folder
from adjudicator.service.games import games
from tests.service.house import GM_HALF, PLAYERS, House, words


@pytest.mark.parametrize("template", ["invitation.txt.j2", "invitation.html.j2"])
def test_a_template_of_ones_own_is_used(template: str, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    shutil.copy(folder("templates") / "letters" / template, own)
    text = (own / template).read_text(encoding="utf-8")
    assert "How to join" in text
    (own / template).write_text(text.replace("How to join", "Joining is easy"), encoding="utf-8")
    house = House(tmp_path)
    office = replace(house.office, templates=own)
    games.create(office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
    mail = house.mails(0, "invitation")[0].raw.decode()
    assert mail.count("Joining is easy") == 1
    assert mail.count("How to join") == 1
    assert words(house.last(0, "invitation")).count("JOIN") > 0
    house.store.close()
