"""Jinja as letters use it: its immutable sandbox, with our filters and tests.

It is loaded by the first template that is filled in. Few commands do that.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from jinja2 import (
    FileSystemLoader,
    StrictUndefined,
    TemplateError,
    TemplateNotFound,
    TemplateSyntaxError,
    pass_eval_context,
)
from jinja2.meta import find_referenced_templates
from jinja2.nodes import EvalContext
from jinja2.sandbox import ImmutableSandboxedEnvironment

from adjudicator.engine.section import Section, Table
from adjudicator.reports import filters
from adjudicator.reports.compiled import Compiled
from adjudicator.reports.moulds import tall
from adjudicator.shelf import shelf

CACHED: Final = 4096
"""Answers that the sandbox remembers."""
_ENDINGS: Final = (".j2", ".txt")
FAULTS: Final = (TemplateError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What a template that somebody has written himself can fail with."""


class Sandbox(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, which remembers its answers: they follow from the type and the name alone."""

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Whether a template may reach for it."""
        asked = (type(obj), attr)
        safe = _SAFE.get(asked)
        if safe is None:
            if len(_SAFE) >= CACHED:
                _SAFE.clear()
            safe = _SAFE[asked] = super().is_safe_attribute(obj, attr, value)
        return safe

    def sources(self, ending: str) -> dict[str, str]:
        """The templates whose names end so, as they are written: of several with a name the first that is found."""
        assert self.loader is not None, "templates come from folders"
        names = [name for name in self.loader.list_templates() if name.endswith(ending) and "/" not in name]
        return {name: self.loader.get_source(self, name)[0] for name in names}

    def file(self, name: str) -> str:
        """The file that a template is in."""
        assert self.loader is not None, "templates come from folders"
        return self.loader.get_source(self, name)[1] or name


_SAFE: Final[dict[tuple[type, str], bool]] = {}


def sandbox(
    folders: Sequence[Path],
    wording: Mapping[str, Callable[..., Any]],
    section: Callable[[Section, bool], str],
    sections: Callable[[Sequence[Section], bool], str],
    known: Mapping[str, Any],
) -> Sandbox:
    """Templates in folders, in the order in which these are searched.

    They have filters for words, and two for sections, which are asked for text or, with True, for HTML; and can name
    what is `known` to all of them.
    """
    made = Sandbox(
        loader=FileSystemLoader(folders),
        undefined=StrictUndefined,
        autoescape=lambda name: name is not None and name.endswith((".html.j2", ".svg.j2", ".xml.j2")),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
        bytecode_cache=Compiled(shelf()),
    )

    @pass_eval_context
    def one(context: EvalContext, said: Section) -> str:
        return section(said, bool(context.autoescape))

    @pass_eval_context
    def several(context: EvalContext, said: Sequence[Section]) -> str:
        return sections(said, bool(context.autoescape))

    made.filters.update(wording, section=one, sections=several, cells=filters.cells)
    made.globals.update(known)
    made.tests["tall"] = tall
    made.tests["table"] = lambda part: isinstance(part, Table)
    return made


def blamed(name: str, error: Exception) -> tuple[str, str, int]:
    """The file and line in which a fault of a template is, which may be in one that another takes in, and what it is.

    In their order: file, what is wrong, line; 0 where that is not known.
    """
    if isinstance(error, TemplateSyntaxError):
        return error.filename or error.name or name, str(error.message), error.lineno
    places = [(frame.filename, frame.lineno or 0) for frame in extract_tb(error.__traceback__)]
    places = [(file, line) for file, line in places if file.endswith(_ENDINGS)]
    file, line = places[-1] if places else (name, 0)
    missing = isinstance(error, TemplateNotFound)
    return file, f"there is no template {error}" if missing else str(error), line


def spoken_of(file: Path) -> set[str]:
    """The templates that a template takes in; none where it cannot be read."""
    try:
        tree = ImmutableSandboxedEnvironment().parse(file.read_text("utf-8"))
    except TemplateError:
        return set()
    return {name for name in find_referenced_templates(tree) if name is not None}
