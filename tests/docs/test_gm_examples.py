"""What the page on looking into a phase shows of previews, branches and explanations is what the commands say."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from adjudicator.cli.main import app
from tests.docs import pages
from tests.service.house import House

PAGE = pages.DOCS / "looking-ahead.md"
LETTER = "ATTACK Blue 1 with 4 from home 1 IF Blue holds 8 cards or more\n  ELSE Blue 1 with 2 from home 1\nZAP any"
OTHER = "ATTACK Blue 2 with 3 from home 1"


def said(house: House, monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """What a command says of a game in which Red alone has written."""
    for name in ("adjudicate", "explain"):
        monkeypatch.setattr(f"adjudicator.cli.commands.{name}.office", lambda config: house.office)
    done = CliRunner().invoke(app, words, input=OTHER)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(
    ("first", "words"),
    [
        ("with other letters", ("adjudicate", "andromeda", "--what-if", "Red=-")),
        ("wherever its letters can lead", ("adjudicate", "andromeda", "--branches")),
        ("if it ended now:", ("explain", "andromeda", "--seat", "Red")),
    ],
)
def test_the_page_shows_what_the_program_says(
    first: str, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    house.begun()
    house.reply(0, LETTER)
    (shown,) = [
        block.text for block in pages.blocks(PAGE) if block.kind == "text" and first in block.text.split("\n")[0]
    ]
    assert said(house, monkeypatch, *words).rstrip("\n") == shown.rstrip("\n")
    house.store.close()
