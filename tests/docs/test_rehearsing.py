"""The rehearsal on the page for game masters goes as it is shown."""

import shlex
import subprocess
import sys
from pathlib import Path

from tests.docs import commands, pages

PROMPT = "rehearsal> "


def test_the_rehearsal_goes_as_the_page_shows(tmp_path: Path) -> None:
    (shown,) = [block.text for block in pages.blocks(pages.DOCS / "gm.md") if "adjudicator rehearse" in block.text]
    call, *lines = commands.lines(shown)
    typed = [line.removeprefix(PROMPT).removeprefix("Red: ") for line in lines if not line.startswith("Red got")]
    words = shlex.split(call.removeprefix("$ adjudicator "))
    done = subprocess.run(
        [sys.executable, "-m", "adjudicator.cli", *words],
        cwd=tmp_path,
        input="\n".join(typed),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = [line for line in done.stdout.splitlines() if line.startswith(("Red got ", "Red: ", PROMPT))]
    assert said == lines
