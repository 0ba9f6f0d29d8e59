"""What can be wrong with a game, and how two things that are wrong are told apart."""

import re
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_NAMES = re.compile(r"\d+|\{.*?\}|\b(?:Red|Blue|Green|Yellow|Purple|Orange|White|Black)\b")
PACKAGE = "adjudicator"


class Broken(Exception):
    """Something that must hold does not; `kind` is what, without names and numbers."""

    def __init__(self, said: str, kind: str = "") -> None:
        super().__init__(said)
        self.kind = kind or _NAMES.sub("_", said)


@contextmanager
def nothing_raised(doing: str) -> Iterator[None]:
    """Whatever is raised here is itself something wrong: the house never breaks off."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        last = next((one for one in reversed(frames) if PACKAGE in Path(one.filename).parts), frames[-1])
        where = f"{type(error).__name__} in {Path(last.filename).name}, {last.name}"
        raise Broken(f"{doing} raised {where}: {error}", f"{doing} raised {where}") from error


def must(holds: bool, said: str, kind: str = "") -> None:
    """Something that must hold."""
    if not holds:
        raise Broken(said, kind)
