"""`make samples` looks at all of what the suite looks at in samples: it runs every file of tests that takes some."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
_TARGET: Final = re.compile(r"^samples:.*\n((?:\t.*\n)+)", re.M)
_PLACE: Final = re.compile(r"\btests/[\w/.]+")
_TAKEN: Final = re.compile(r"^from tests\.sampling import .*\b(?:some|EVERYTHING)\b", re.M)


def left_out(makefile: str, takers: Iterable[str]) -> Iterator[str]:
    """The files that `make samples` does not run."""
    target = _TARGET.search(makefile)
    places = _PLACE.findall(target[1]) if target is not None else []
    yield from (
        taker for taker in takers if not any(taker == place or taker.startswith(f"{place}/") for place in places)
    )


def takers() -> list[str]:
    """The files of tests that take samples."""
    files = sorted(TESTS.rglob("test_*.py"))
    return [str(file.relative_to(TESTS.parent)) for file in files if _TAKEN.search(file.read_text("utf-8"))]


def test_every_file_that_takes_samples_is_looked_at_as_a_whole() -> None:
    found = takers()
    assert "tests/service/test_quotations.py" in found
    assert list(left_out((TESTS.parent / "Makefile").read_text("utf-8"), found)) == []


def test_a_file_that_is_left_out_is_found() -> None:
    makefile = "samples: env\n\tpytest \\\n\t\ttests/leaks tests/orders/test_truth.py\n\ngames: env\n\ttests/site\n"
    files = [
        "tests/leaks/test_letters.py",
        "tests/orders/test_truth.py",
        "tests/orders/test_words.py",
        "tests/site/test_x.py",
    ]
    assert list(left_out(makefile, files)) == files[2:]
