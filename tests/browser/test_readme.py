"""The picture of the README: a report of the demo's game on a telephone, with what can be tapped and its scenes."""

import os
import re
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat

from adjudicator.engine.contract.heading import Heading
from tests.browser.looking import APART, look, missing, shown
from tests.docs.demo_game import Game
from tests.hygiene.sources import CHECKOUT
from tests.service.house import House

pytestmark = pytest.mark.browser

PICTURE: Final = CHECKOUT / "docs" / "telephone.png"
SEAT: Final = "purple"
"""Whose report the README tells of."""
WIDE, HIGH, BETWEEN = 390, 844, 20
"""A screen of a telephone, and what is left between two of them."""
COLOURS: Final = 64


def pages(html: str) -> dict[str, str]:
    """The whole letter, and its scenes alone under the same style."""
    head, *sections = re.split(r"(?=<h2)", html)
    drawn = [one for one in sections if 'class="scene"' in one]
    return {"readme": html, "readme-scenes": f"{head.partition('<body')[0]}<body{_body(head)}{''.join(drawn)}"}


def _body(head: str) -> str:
    """The beginning of a page up to its first words."""
    return re.split(r"(?=<p|<h1)", head.partition("<body")[2])[0]


def screens(whole: Path, scenes: Path) -> Image.Image:
    """The first two screens of the letter, and one with scenes, beside each other."""
    made = Image.new("RGB", (3 * WIDE + 2 * BETWEEN + 2, HIGH + 2), "white")
    for number, (file, top) in enumerate(((whole, 0), (whole, HIGH), (scenes, 0))):
        with Image.open(file) as page:
            made.paste("#b5b5b5", (number * (WIDE + BETWEEN), 0, number * (WIDE + BETWEEN) + WIDE + 2, HIGH + 2))
            made.paste(page.convert("RGB").crop((0, top, WIDE, top + HIGH)), (number * (WIDE + BETWEEN) + 1, 1))
    return made


def test_the_telephone_of_the_readme_looks_as_the_letter_does(tmp_path: Path) -> None:
    assert not missing(), missing()
    house = House(tmp_path)
    game = Game(house)
    for phase in (1, 2, 3):
        game.phase(Heading(1, phase))
    html = shown(game.report(SEAT))
    house.store.close()
    looked = look(tmp_path, pages(html), mail=False)
    narrow = [
        Path(view.picture) for page in looked for view in page.views if (view.width, view.scheme) == (WIDE, "light")
    ]
    made = screens(*narrow)
    if os.environ.get("BROWSER") == "renew":
        made.quantize(COLOURS).save(PICTURE, optimize=True)
    with Image.open(PICTURE) as stored:
        assert stored.size == made.size
        assert ImageStat.Stat(ImageChops.difference(stored.convert("L"), made.convert("L"))).mean[0] <= APART
