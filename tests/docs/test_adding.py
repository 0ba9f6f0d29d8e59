"""What the pages on adding things show is run as it stands there."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs import pages
from tests.hygiene.sources import CHECKOUT

POWER = pages.DOCS / "adding-a-power.md"
POWERS = CHECKOUT / "adjudicator" / "games" / "cosmic" / "powers"


def run(folder: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python program with the package as it is in a folder."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


PLAY = """
import sys
from pathlib import Path
from adjudicator.cases.run import run
tally = run([Path(sys.argv[1])])
print(tally.text())
sys.exit(0 if tally.good and tally.results else 1)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the package."""
    shutil.copytree(CHECKOUT / "adjudicator", tmp_path / "adjudicator", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_power_is_one_file_and_its_cases_pass(copy: Path) -> None:
    source = next(block.text for block in pages.blocks(POWER) if block.kind == "python")
    (cases,) = (block.text for block in pages.blocks(POWER) if block.kind == "case")
    (copy / "cases.md").write_text(cases, encoding="utf-8")
    without = run(copy, PLAY, "cases.md")
    assert without.returncode == 1
    assert "there is no power 'Salvor'" in without.stdout
    (copy / "adjudicator" / "games" / "cosmic" / "powers" / "salvor.py").write_text(f"{source}\n", encoding="utf-8")
    played = run(copy, PLAY, "cases.md")
    assert (played.returncode, played.stderr) == (0, ""), played.stdout
    assert "All 2 cases: 2 passed" in played.stdout


def test_the_pieces_quoted_from_the_game_are_those_of_the_game() -> None:
    """Docstrings may be shorter on the page; what is quoted stands in the file, line by line."""
    quoted = [block.text for block in pages.blocks(POWER) if block.kind == "python"][1:]
    source = (POWERS / "clone.py").read_text(encoding="utf-8").splitlines()
    lines = [line.removesuffix('"""') for line in source]
    assert len(quoted) == 2
    assert [line for text in quoted for line in text.splitlines() if line.removesuffix('"""') not in lines] == []
