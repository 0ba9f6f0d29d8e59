"""What random games have found stays mended: the counter-examples as they were made small, played again."""

from pathlib import Path

import pytest

from tests.fuzz.example import Example
from tests.fuzz.table import replayed

FOUND = sorted(Path(__file__).parent.joinpath("found").glob("*.md"))


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_it_stays_mended(path: Path) -> None:
    assert replayed(Example.read(path.read_text(encoding="utf-8"))) is None
