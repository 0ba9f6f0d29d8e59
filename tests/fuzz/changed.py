"""Looks with new examples for what is wrong in the modules that have just been changed: `python -m tests.fuzz.changed`.

`make test` has the same examples in each run, so that it stays green over a fault that other examples would find. What
has changed is where such a fault is likeliest. So the properties whose tests import a changed module are tried with new
examples, a bounded number of them.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MAIN: Final = ("main", "origin/main")
MOST: Final = 6
"""So many files of tests are run again at most; a change that concerns more of them is one for `make fuzz`."""

_GIVEN: Final = re.compile(r"^ *@given\b", re.MULTILINE)


def changed() -> list[str]:
    """The program's files that are not as on the main branch; on that branch, not as a commit ago. Without git none."""
    head = _git("rev-parse", "HEAD")
    bases = [base for name in MAIN for base in _git("merge-base", "HEAD", name)]
    before = next((base for base in bases if [base] != head), "HEAD~1")
    return [*_git("diff", "--name-only", before, "--", "adjudicator")]


def properties(files: Collection[str]) -> list[Path]:
    """The files of tests that have properties and import one of these files of the program, those of few imports first.

    The fewer a test imports the closer it looks at each; so of more than `MOST` the closest are taken.
    """
    modules = {file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in files}
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if _GIVEN.search(text):
            imports = set(_imports(text))
            if not modules.isdisjoint(imports):
                found.append((len(imports), path))
    return [path for _, path in sorted(found)[:MOST]]


def _imports(text: str) -> Iterator[str]:
    """The modules that a file imports, as they are called in it; `from a import b` may be the module `a.b`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def _git(*words: str) -> list[str]:
    """The lines that git answers; none where there is no git, no repository, or no such commit."""
    try:
        said = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return []
    return said.stdout.split() if said.returncode == 0 else []


def main() -> int:
    """Run them; the exit status is that of pytest."""
    files = properties(changed())
    if not files:
        print("No property is about a module that has changed.")
        return 0
    options = ("-q", "-m", "hypothesis", "--hypothesis-profile", "changed")
    return subprocess.run(
        (sys.executable, "-m", "pytest", *options, *map(str, files)), cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
