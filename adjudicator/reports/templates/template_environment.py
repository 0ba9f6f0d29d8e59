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
    nodes,
    pass_eval_context,
)
from jinja2.loaders import split_template_path
from jinja2.meta import find_referenced_templates
from jinja2.nodes import EvalContext
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment

from adjudicator.data import folder
from adjudicator.disk_cache import shelf
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.scenes import Scene
from adjudicator.given_files import Unreadable, contents, require_inside, text
from adjudicator.reports.templates import template_bounds, template_filters
from adjudicator.reports.templates.compiled_templates import Compiled
from adjudicator.reports.templates.letter_shapes import narrow
from adjudicator.reports.templates.scene_shapes import drawn_runs

CACHED: Final = 4096
"""How many of its answers the sandbox remembers."""
_LONGEST: Final = 200
"""How many characters of what is wrong are shown."""
_ENDINGS: Final = (".j2", ".txt")
FAULTS: Final = (
    TemplateError,
    ArithmeticError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    SyntaxError,
    TypeError,
    ValueError,
)
"""The errors of a template written by a game master."""


class Sandbox(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, which remembers its answers: they depend on the type and the name alone."""

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Whether a template may use an attribute."""
        asked = (type(obj), attr)
        safe = _SAFE.get(asked)
        if safe is None:
            if len(_SAFE) >= CACHED:
                _SAFE.clear()
            safe = _SAFE[asked] = super().is_safe_attribute(obj, attr, value)
        return safe

    def sources(self, ending: str) -> dict[str, str]:
        """The sources of templates with this name ending; of several with a name, the first one found."""
        assert self.loader is not None, "templates come from folders"
        names = [name for name in self.loader.list_templates() if name.endswith(ending) and "/" not in name]
        return {name: self.loader.get_source(self, name)[0] for name in names}

    def file(self, name: str) -> str:
        """The file of a template."""
        assert self.loader is not None, "templates come from folders"
        return self.loader.get_source(self, name)[1] or name


class Bounded(Sandbox):
    """The sandbox for other people's templates, which counts their operations (`template_bounds`)."""

    intercepted_binops = frozenset(("+", "*", "**", "%"))
    concat = staticmethod(template_bounds.together)

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """Carry out an operation that is not past all use."""
        template_bounds.operated(operator, left, right)
        return super().call_binop(context, operator, left, right)

    def call(__self, __context: Context, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N805 - names of the library
        """Call something that is not past all use."""
        template_bounds.called(__obj, *args, *kwargs.values())
        said = super().call(__context, __obj, *args, **kwargs)
        template_bounds.spend(0, template_bounds.weight(said))
        return said

    def wrap_str_format(self, value: Any) -> Any:
        """The formatting method of a text, with reasonable column widths."""
        template_bounds.weighed(getattr(value, "__self__", ""), formats=template_bounds.formats(value))
        return super().wrap_str_format(value)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """A part of something."""
        template_bounds.spend(1, template_bounds.weight(obj) if isinstance(argument, slice) else 0)
        return super().getitem(obj, argument)

    def get_template(self, *args: Any, **kwargs: Any) -> Any:
        """A template, which another may include."""
        template_bounds.spend(template_bounds.CALL)
        return super().get_template(*args, **kwargs)

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        return template_bounds.counting(super()._parse(source, name, filename))


class Folders(FileSystemLoader):
    """Templates in folders. Those of others must be files there, not links to other places."""

    def get_source(self, environment: Any, template: str) -> tuple[str, str, Callable[[], bool]]:
        """The text of a template, and its file; raises what the library raises."""
        parts = split_template_path(template)
        for place in map(Path, self.searchpath):
            file = place.joinpath(*parts)
            if _is_file(file):
                return readable(file, place, template), str(file), lambda: True
        raise TemplateNotFound(template)


def _is_file(path: Path) -> bool:
    """Whether there is a file; none has a name that no disk holds."""
    try:
        return path.is_file()
    except OSError:
        return False


def readable(file: Path, place: Path, name: str | None = None) -> str:
    """The source of a template; raises TemplateSyntaxError if it cannot be read or is not in its folder."""
    try:
        require_inside(file, place)
        return text(contents(file))
    except Unreadable as fault:
        raise TemplateSyntaxError(fault.sentence, fault.line, name, str(file)) from fault
    except OSError as fault:
        raise TemplateSyntaxError(f"it cannot be read ({fault.strerror})", 0, name, str(file)) from fault


_SAFE: Final[dict[tuple[type, str], bool]] = {}


def sandbox(
    folders: Sequence[Path],
    wording: Mapping[str, Callable[..., Any]],
    section: Callable[[Section, bool], str],
    sections: Callable[[Sequence[Section], bool], str],
    known: Mapping[str, Any],
) -> Sandbox:
    """Templates in folders, in the order in which these are searched.

    They have filters for words, and two for sections, which give text or, with True, HTML; and they know the names in
    `known`.
    """
    ours = all(place.is_relative_to(folder("templates")) for place in folders)
    made = (Sandbox if ours else Bounded)(
        loader=Folders(folders),
        undefined=StrictUndefined,
        autoescape=lambda name: name is not None and name.endswith((".html.j2", ".svg.j2", ".xml.j2")),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
        # The counting is compiled into a template; nothing may be computed in advance.
        bytecode_cache=Compiled(shelf(), counted=not ours),
        optimized=ours,
        finalize=None if ours else template_bounds.shown,
    )

    @pass_eval_context
    def one(context: EvalContext, said: Section) -> str:
        return section(said, bool(context.autoescape))

    @pass_eval_context
    def several(context: EvalContext, said: Sequence[Section]) -> str:
        return sections(said, bool(context.autoescape))

    made.filters.update(wording, section=one, sections=several)
    made.filters.update(cells=template_filters.cells, drawn=drawn_runs, narrow=narrow)
    made.globals.update(known)
    if not ours:
        made.filters = {
            name: template_bounds.filtered(done, name) for name, done in made.filters.items()
        } | template_bounds.FILTERS
        made.globals.pop("lipsum", None)
        made.filters.pop("random")  # the same letter has the same bytes however often it is made
    made.tests["tall"] = lambda table: narrow(table) == "tall"
    made.tests["table"] = lambda part: isinstance(part, Table)
    made.tests["scene"] = lambda drawn: isinstance(drawn, Scene)
    return made


def blamed(name: str, error: Exception) -> tuple[str, str, int]:
    """The file and line of a template's fault, which may be in an included template, and the fault itself.

    In this order: file, fault, line; 0 if the line is unknown.
    """
    if isinstance(error, TemplateSyntaxError):
        return error.filename or error.name or name, str(error.message), error.lineno
    places = [(frame.filename, frame.lineno or 0) for frame in extract_tb(error.__traceback__)]
    places = [(file, line) for file, line in places if file.endswith(_ENDINGS)]
    file, line = places[-1] if places else (name, 0)
    missing = isinstance(error, TemplateNotFound)
    why = f"there is no template {error}" if missing else str(error) or type(error).__name__
    return file, why if len(why) <= _LONGEST else f"{why[:_LONGEST]}...", line


def spoken_of(file: Path) -> set[str]:
    """The templates that a template includes; none if it cannot be read."""
    try:
        tree = ImmutableSandboxedEnvironment().parse(text(contents(file)))
    except (*FAULTS, OSError):
        return set()
    return {name for name in find_referenced_templates(tree) if name is not None}
