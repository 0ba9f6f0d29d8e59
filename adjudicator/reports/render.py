"""Rendering: a document and templates to the subject, the text and the HTML of a letter.

The templates are Jinja's and live in one folder, `<kind>.txt.j2` and `<kind>.html.j2`; a GM's own folder is searched
first. They run in Jinja's immutable sandbox: a template can say what it likes of the document, and reach nothing else.
The first line of a text template is the subject.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, NamedTuple

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
from markupsafe import Markup
from msgspec import Struct

from adjudicator.data import folder
from adjudicator.engine.drawing import Picture
from adjudicator.engine.phrasebook import IN_ENGLISH, Tongue
from adjudicator.engine.saying import capital
from adjudicator.engine.section import Section, Table
from adjudicator.reports import filters, flowing, forms, link, text
from adjudicator.reports import picture as drawing
from adjudicator.reports.casting import Asked, Casting, Given, Lines, Unfit, given
from adjudicator.reports.compiled import Compiled
from adjudicator.reports.document import NO_FORM, Document, Form, Report
from adjudicator.reports.link import Reply
from adjudicator.reports.moulds import Moulds, shared, tall
from adjudicator.reports.page import apart, styled
from adjudicator.reports.picture import Image, plain
from adjudicator.reports.sheet import Sheets
from adjudicator.reports.tidying import tidied
from adjudicator.reports.when import when
from adjudicator.shelf import shelf

SUBJECT: Final = "Subject:"
CACHED: Final = 4096
"""Sections kept as HTML; many letters share the public ones."""
IMAGES: Final = 64
"""Pictures kept; the same one often goes to everybody."""
PICTURE: Final = "picture.svg.j2"


_TEXT, _PAGE, _SVG = ".txt.j2", ".html.j2", ".svg.j2"
_ENDINGS: Final = (".j2", ".txt")
_FAULTS: Final = (TemplateError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What a template that somebody has written himself can fail with."""


class Rendered(Struct, frozen=True):
    """A letter as it is sent; `form` is its order form exactly as printed, for reading what comes back."""

    subject: str
    marked: tuple[str, ...]
    """The text in pieces of whole lines, with the marks of where it flows."""
    pages: tuple[str, ...]
    """The page in pieces; of both, what goes to several readers is one of its own."""
    form: tuple[str, ...] = ()
    images: tuple[Image, ...] = ()
    """The pictures that the page shows."""

    @property
    def text(self) -> str:
        """The text as it is seen."""
        return flowing.plain("".join(self.marked))

    @property
    def flowed(self) -> tuple[str, ...]:
        """The text as it is sent (RFC 3676), in these pieces."""
        return tuple(map(flowing.sent, self.marked))

    @property
    def html(self) -> str:
        """The page."""
        return "".join(self.pages)


class BadTemplate(ValueError):
    """A template cannot be used; the message names it and says why. `line` is 0 where that is not known."""

    def __init__(self, file: str, why: str, line: int = 0) -> None:
        self.file, self.line, self.why = file, line, why
        name = Path(file).name
        super().__init__(f"the template {name}{f', line {line}' if line else ''} cannot be used: {why}")


class _Sandbox(ImmutableSandboxedEnvironment):
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


_SAFE: Final[dict[tuple[type, str], bool]] = {}


class Templates:
    """The templates of letters, each compiled when it is first used."""

    __slots__ = ("_environment", "_folders", "_images", "_moulds", "_ours", "_pages", "_sheets", "_texts", "tongue")

    def __init__(
        self, folders: Sequence[Path], tongue: Tongue = IN_ENGLISH, known: Mapping[str, Any] | None = None
    ) -> None:
        """Folders in the order in which they are searched, the language of moments, and what all of them can name."""
        environment = _Sandbox(
            loader=FileSystemLoader(folders),
            undefined=StrictUndefined,
            autoescape=lambda name: name is not None and name.endswith((".html.j2", ".svg.j2", ".xml.j2")),
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            auto_reload=False,
            bytecode_cache=Compiled(shelf()),
        )
        casting = Casting()
        environment.filters.update(
            wrapped=casting.filter(text.paragraph),
            item=casting.filter(text.item),
            quoted=casting.filter(text.quoted),
            headed=casting.filter(text.heading),
            lined=casting.filter("\n".join),
            foldable=casting.filter(filters.foldable),
            capital=casting.filter(capital),
            clean=casting.filter(text.clean),
            when=casting.filter(lambda deadline: when(deadline, tongue)),
            chapters=casting.filter(filters.chapters, whole=True),
            sections=self._several,
            section=self._section,
            cells=filters.cells,
        )
        environment.globals.update(known or {})
        environment.tests["tall"] = tall
        environment.tests["table"] = lambda part: isinstance(part, Table)
        self._environment = environment
        self._texts = casting.filter(_texts)
        self._moulds = Moulds(casting, self._filled, _texts)
        self._ours = {ending: _ours(folders, ending) for ending in (_TEXT, _PAGE)}
        self._folders = tuple(folders)
        self.tongue = tongue
        self._pages: dict[Section, Markup] = {}
        self._images: dict[Picture, Image] = {}
        self._sheets = _our_sheets() if _ours(folders, _SVG) else Sheets(lambda sheet: self.rendered(PICTURE, sheet))

    @pass_eval_context
    def _section(self, context: EvalContext, section: Section) -> str:
        """A section as text or as HTML, whichever the template is; the same section is made once."""
        if not context.autoescape:
            return text.flowing(section)
        page = self._pages.get(section)
        if page is None:
            if len(self._pages) >= CACHED:
                self._pages.clear()
            said = self._filled(text.clean(section.heading), text.runs(section))
            page = self._pages[section] = Markup(apart(said))  # noqa: S704 - its template has escaped every value
        return page

    @pass_eval_context
    def _several(self, context: EvalContext, sections: Sequence[Section]) -> str:
        """Sections that follow each other, each on a line of its own."""
        if not context.autoescape:
            said: str = self._texts(sections)
            return said
        left_out = self._moulds.sections(sections)
        if left_out is not None:
            return left_out
        return Markup("").join([self._section(context, section) + "\n" for section in sections])

    def _filled(self, heading: str, runs: Sequence[text.Run]) -> str:
        """The HTML of a section."""
        return self._environment.get_template("_section.html.j2").render({"heading": heading, "runs": runs})

    def text(self, name: str, given: Given) -> tuple[str, ...]:
        """The text that a template makes, in pieces; raises BadTemplate.

        Ours are cast in moulds: they do nothing with words but print them, which others may.
        """
        if self._ours[_TEXT]:
            try:
                return self._moulds.text(name, given, lambda places: self.rendered(name, places))
            except Unfit:
                pass
        return (self.rendered(name, given.values),)

    def page(self, name: str, given: Given) -> tuple[str, ...]:
        """The page that a template makes, with its style, in pieces; raises BadTemplate."""
        if self._ours[_PAGE]:
            try:
                return self._moulds.page(name, given, lambda places: self.rendered(name, places))
            except Unfit:
                pass
        return (styled(self.rendered(name, given.values)),)

    def rendered(self, name: str, values: dict[str, Any]) -> str:
        """What a template says; raises BadTemplate for one that is missing, broken or reaches for what it may not."""
        try:
            return self._environment.get_template(name).render(values)
        except Unfit:
            raise
        except _FAULTS as error:
            raise _blamed(name, error) from error

    def words(self, name: str, values: dict[str, Any]) -> str:
        """What a template of ready words says, wrapped; raises BadTemplate."""
        return text.words(self.rendered(name, values))

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where the templates are, in the order in which these folders are searched."""
        return self._folders

    def sources(self, ending: str) -> dict[str, str]:
        """The templates whose names end so, as they are written: of several with a name the first that is found."""
        loader, found = self._environment.loader, {}
        assert loader is not None, "templates come from folders"
        for name in loader.list_templates():
            if name.endswith(ending) and "/" not in name:
                found[name] = loader.get_source(self._environment, name)[0]
        return found

    def file(self, name: str) -> str:
        """The file that a template is in."""
        loader = self._environment.loader
        assert loader is not None, "templates come from folders"
        return loader.get_source(self._environment, name)[1] or name

    def svg(self, picture: Picture) -> str:
        """A picture as SVG; raises BadTemplate."""
        return self.rendered(PICTURE, plain(picture))

    def image(self, picture: Picture) -> Image:
        """A picture as it is sent; the same one is made once. Raises BadTemplate."""
        image = self._images.get(picture)
        if image is None:
            try:
                image = drawing.image(picture, self._sheets.numbered(picture))
            except ValueError as error:
                raise BadTemplate(PICTURE, str(error)) from error
            if len(self._images) >= IMAGES:
                self._images.clear()
            self._images[picture] = image
        return image


def _blamed(name: str, error: Exception) -> BadTemplate:
    """A fault of a template, with the file and line in which it is: it may be in one that another takes in."""
    if isinstance(error, TemplateSyntaxError):
        return BadTemplate(error.filename or error.name or name, str(error.message), error.lineno)
    places = [(frame.filename, frame.lineno or 0) for frame in extract_tb(error.__traceback__)]
    places = [(file, line) for file, line in places if file.endswith(_ENDINGS)]
    file, line = places[-1] if places else (name, 0)
    missing = isinstance(error, TemplateNotFound)
    return BadTemplate(file, f"there is no template {error}" if missing else str(error), line)


def spoken_of(file: Path) -> set[str]:
    """The templates that a template takes in; none where it cannot be read."""
    try:
        tree = ImmutableSandboxedEnvironment().parse(file.read_text("utf-8"))
    except TemplateError:
        return set()
    return {name for name in find_referenced_templates(tree) if name is not None}


def _ours(folders: Sequence[Path], ending: str) -> bool:
    """Whether all templates with such an ending are ours."""
    ours = folder("templates")
    return not any(any(place.glob(f"*{ending}")) for place in folders if not place.is_relative_to(ours))


@cache
def templates(*folders: Path, tongue: Tongue = IN_ENGLISH) -> Templates:
    """The templates of these folders, searched in this order; compiled once in a process."""
    return Templates(folders, tongue)


@cache
def _our_sheets() -> Sheets:
    """What our template has drawn: the same for letters in all languages."""
    return Sheets(lambda sheet: templates(folder("templates") / "letters").rendered(PICTURE, sheet))


class Wanted(NamedTuple):
    """A letter to be rendered: its document, its words, and where answers go to.

    With `reply` its form comes with a link that opens an answer; `marked` says that the answer needs that subject.
    """

    document: Document
    using: Templates
    reply: Reply | None = None
    marked: bool = False

    def file(self, ending: str) -> str:
        """The name of its template."""
        return f"{type(self.document).__name__.lower()}{ending}"


def render(document: Document, using: Templates, reply: Reply | None = None, *, marked: bool = False) -> Rendered:
    """The letter that a document is, see `Wanted`; raises BadTemplate where a template cannot be used.

    Raises ValueError or ZoneInfoNotFoundError for a deadline that is none (see `when`).
    """
    (rendered,) = render_all([Wanted(document, using, reply, marked)])
    return rendered


def render_all(wanted: Sequence[Wanted]) -> list[Rendered]:
    """Several letters, each step for all of them before the next; raises what `render` does."""
    told = [_given(one) for one in wanted]
    texts = [one.using.text(one.file(_TEXT), values) for one, values in zip(wanted, told, strict=True)]
    subjects = [_subject(one, said[0]) for one, said in zip(wanted, texts, strict=True)]
    pages = [
        one.using.page(one.file(_PAGE), values.also("subject", subject))
        for one, values, subject in zip(wanted, told, subjects, strict=True)
    ]
    return [
        Rendered(
            subject,
            tidied((beginning.partition("\n")[2], *others)),
            page,
            values.values["form"],
            _shown(values.values.get("picture"), page),
        )
        for subject, (beginning, *others), page, values in zip(subjects, texts, pages, told, strict=True)
    ]


def _given(wanted: Wanted) -> Given:
    """What the templates of a letter are given."""
    document, using, reply, marked = wanted
    deadline = getattr(document, "deadline", None)
    if deadline is not None:
        when(deadline)
    values: dict[str, Any] = {name: getattr(document, name) for name in document.__struct_fields__}
    asked: Form = values.get("form", NO_FORM)
    if isinstance(document, Report):
        values["open"] = Asked(document.open)
    values["form"] = form = Lines(forms.form(asked.lines))
    values["link"] = values["short_link"] = ""
    if form and reply is not None:
        values["link"] = link.mailto(reply, chain((form,), map(forms.form, asked.brief)))
        values["short_link"] = link.short(reply, marked=marked, columns=text.WIDTH)
    picture = values.get("picture")
    values["picture"] = using.image(picture) if picture is not None else None
    return given(values)


def _subject(wanted: Wanted, beginning: str) -> str:
    """The subject of a letter, which is the first line of its text; raises BadTemplate."""
    first = beginning.partition("\n")[0]
    if not first.startswith(SUBJECT):
        raise BadTemplate(wanted.using.file(wanted.file(_TEXT)), f'its first line must begin with "{SUBJECT}"')
    return " ".join(text.clean(first.removeprefix(SUBJECT)).split())


def _shown(image: Image | None, page: Sequence[str]) -> tuple[Image, ...]:
    """The picture of a letter, if its page shows it."""
    return (image,) if image is not None and any(f"cid:{image.cid}" in piece for piece in page) else ()


def _texts(sections: Sequence[Section]) -> str:
    """Sections as text, a line free before each; the same ones for everybody are the same object."""
    several = tuple(sections)
    return _made_for_all(several) if shared(several) else _made(several)


def _made(sections: tuple[Section, ...]) -> str:
    return "".join([f"\n{text.flowing(section)}\n" for section in sections])


_made_for_all: Final = lru_cache(CACHED)(_made)
