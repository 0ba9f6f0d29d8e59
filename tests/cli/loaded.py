"""What a command loads, in a program of its own."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[2]
"""Where the program is."""


def loaded_by(words: list[str], heavy: list[str]) -> list[str]:
    """Those of these modules that are loaded when a command has done its work, in a program of its own."""
    code = (
        f"import sys; sys.path.insert(0, {str(HERE)!r}); sys.argv = {['adjudicator', *words]}\n"
        "from adjudicator.cli.main import run\n"
        "try: run()\n"
        f"finally: print('LOADED', *[name for name in {heavy} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return said.stdout.splitlines()[-1].split()[1:]
