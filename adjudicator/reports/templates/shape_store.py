"""What our templates say with holes in the places of words, kept for the next process.

It follows from the templates and from what fills them in, and from nothing that a letter says. Where it is on the
shelf, neither the template engine nor what writes styles is loaded.
"""

import marshal
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any, Final

from adjudicator import __version__, engine, reports
from adjudicator.disk_cache import installed, name, shelf
from adjudicator.reports.templates.template_shapes import Cast, Mould, Step

_LIBRARIES: Final = ("jinja2", "markupsafe", "css_inline")
_GIVEN: Final = ("text/drawing", "contract/report_sections", "contract/order_words")
"""The modules of the engine that say what a template is given, beside all of the reports."""


class Kept:
    """What the templates of some folders say, all of which are ours; `steps` are what is done with words, by name."""

    __slots__ = ("_folders", "_steps")

    def __init__(self, folders: Sequence[Path], steps: Mapping[str, Callable[..., Any]]) -> None:
        self._folders = tuple(folders)
        self._steps = steps

    def name(self, *of: str) -> str | None:
        """A name for what follows from these words and the templates; None where nobody can tell."""
        templates = made_by(self._folders)
        return name("said", templates, *of) if templates else None

    def words(self, made: Callable[[], str], *of: str) -> str:
        """Words that are always the same for these, made where they are not kept."""
        found = self.name(*of)
        if found is None:
            return made()
        kept = shelf().found(found)
        if kept is not None:
            return kept.decode()
        said = made()
        shelf().keep(found, said.encode())
        return said

    def cast(self, made: Callable[[], Cast], *of: str) -> Cast:
        """What a template says of a shape, made where it is not kept; raises Unfit, which is not kept."""
        found = self.name("cast", *of)
        if found is None:
            return made()
        kept = shelf().found(found)
        if kept is not None:
            return self._read(kept)
        cast = made()
        written = self._written(cast)
        if written is not None:
            shelf().keep(found, written)
        return cast

    def _written(self, cast: Cast) -> bytes | None:
        """A cast as it is kept; None for one with steps that have no names, or are done with more than words."""
        names = {id(done): step for step, done in self._steps.items()}
        steps = [
            (names.get(id(step.done)), step.of if isinstance(step.of, int) else _plain(step.of), step.others)
            for step in cast.steps
        ]
        if any(step is None for step, _, _ in steps):
            return None
        try:
            return marshal.dumps((cast.said, tuple(steps)))
        except ValueError:
            return None

    def _read(self, kept: bytes) -> Cast:
        said, steps = marshal.loads(kept)  # noqa: S302 - nobody else can write to the folder
        return Cast(
            said,
            tuple([Step(self._steps[step], of if isinstance(of, int) else Mould(*of), by) for step, of, by in steps]),
        )


def _plain(mould: Mould) -> tuple[tuple[str, ...], tuple[int, ...]]:
    return mould.around, mould.numbers


@cache
def made_by(folders: tuple[Path, ...]) -> str | None:
    """A name for all that what the templates of these folders say follows from, but for what they are given.

    None where the version of a library is not known.
    """
    libraries = [installed(library) for library in _LIBRARIES]
    if not all(libraries):
        return None
    files = [file for folder in folders for file in sorted(folder.glob("*.j2"))]
    files += sorted(Path(reports.__file__).parent.rglob("*.py"))
    files += [Path(engine.__file__).parent / f"{module}.py" for module in _GIVEN]
    said = [word for file in files for word in (file.name, file.read_text("utf-8"))]
    return name("templates", MAGIC_NUMBER.hex(), __version__, *libraries, *said)
