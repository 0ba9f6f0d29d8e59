"""The output of our templates with holes for the words, cached for the next process.

It depends on the templates and on the code that fills them in, and never on the words of a letter. If it is in the disk
cache, neither the template engine nor the styling library is loaded.
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
_GIVEN: Final = ("text/drawing", "text/scenes", "contract/report_sections", "contract/order_words")
"""The engine's modules that supply values for templates, beside all of the reports."""


class Kept:
    """The output of our templates in some folders; `steps` are the functions applied to words, by name."""

    __slots__ = ("_folders", "_steps")

    def __init__(self, folders: Sequence[Path], steps: Mapping[str, Callable[..., Any]]) -> None:
        self._folders = tuple(folders)
        self._steps = steps

    def name(self, *of: str) -> str | None:
        """A key for what depends on these words and the templates; None if it cannot be determined."""
        templates = made_by(self._folders)
        return name("said", templates, *of) if templates else None

    def words(self, made: Callable[[], str], *of: str) -> str:
        """Words that never change for these inputs; made if they are not cached."""
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
        """A template's output for a shape; made if it is not cached. Raises Unfit, which is not cached."""
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
        """A shape as it is cached; None if its steps have no names, or are applied to more than words."""
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
    """A key for everything that the output of these folders' templates depends on, apart from the values.

    None if the version of a library is unknown.
    """
    libraries = [installed(library) for library in _LIBRARIES]
    if not all(libraries):
        return None
    files = [file for folder in folders for file in sorted(folder.glob("*.j2"))]
    files += sorted(Path(reports.__file__).parent.rglob("*.py"))
    files += [Path(engine.__file__).parent / f"{module}.py" for module in _GIVEN]
    said = [word for file in files for word in (file.name, file.read_bytes().decode())]
    return name("templates", MAGIC_NUMBER.hex(), __version__, *libraries, *said)
