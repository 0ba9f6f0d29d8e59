"""Rendering: from a document and templates to the subject, the text and the HTML of a letter.

The templates are Jinja's and stand in one folder, `<kind>.txt.j2` and `<kind>.html.j2`; a GM's own folder is searched
first. They run in Jinja's immutable sandbox: a template can say anything about the document, and reach nothing else.
The first line of a text template is the subject.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from markupsafe import Markup
from msgspec import Struct

from adjudicator.core.forall import ForAll
from adjudicator.data import folder
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.phrasebook import IN_ENGLISH, Tongue
from adjudicator.engine.text.sayings import capital
from adjudicator.reports.pictures import picture as drawing
from adjudicator.reports.pictures.picture import Image, plain
from adjudicator.reports.pictures.shape_cache import Sheets
from adjudicator.reports.templates import template_filters
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.templates.chips import chip, players, systems
from adjudicator.reports.templates.letter_shapes import FOR_ALL, Moulds, shared
from adjudicator.reports.templates.page_style import apart, styled
from adjudicator.reports.templates.shape_store import Kept, made_by
from adjudicator.reports.templates.template_shapes import Asked, Casting, Given, Lines, Unfit, given
from adjudicator.reports.text import flowed_text, order_forms, text
from adjudicator.reports.text.sections import Run, Told, parts, told
from adjudicator.reports.text.sections import flowing as as_text
from adjudicator.reports.text.sections import several as as_texts
from adjudicator.reports.text.tidied_text import tidied
from adjudicator.reports.values import order_page, page_room, reply_link
from adjudicator.reports.values.document import (
    NO_FORM,
    Acknowledgement,
    Document,
    Form,
    Offered,
    Reminder,
    Report,
    Understood,
)
from adjudicator.reports.values.moments import when
from adjudicator.reports.values.order_page import Tapping
from adjudicator.reports.values.reply_link import Reply
from adjudicator.reports.values.taps import (
    FEW,
    FEWEST,
    NO_SAYS,
    Tapped,
    changes,
    lessened,
    services,
    shown,
    taken,
    tapped,
    within,
)

if TYPE_CHECKING:
    from adjudicator.reports.templates.template_environment import Sandbox

SUBJECT: Final = "Subject:"
ROOM: Final = 16_000
"""How many characters questions that must be answered may have together, with their buttons.

A letter with its picture is to have less than 90 kB; large tables ask that much.
"""
LEAST_ROOM, MOST_ROOM, PICTURED = 2_000, 16_000, 28_000
"""The same for questions that need no answer, with all around them: the larger the picture, the less room there is."""
LONGEST_FORM: Final = 3_000
"""How many characters a form may have on a page; the text has all of it."""
CACHED: Final = 4096
"""How many sections are kept as HTML; many letters share the public ones."""
IMAGES: Final = 64
"""How many pictures are kept; the same one often goes to everybody."""
PICTURE: Final = "picture.svg.j2"


_BEFORE: Final = (Chapter.END, Chapter.YOURS)
"""What stands above the questions."""
_HEADED, _ROW, _COLUMNS, _SCREEN = 3, 2, 38, 36
"""Lines of a heading and of a row, letters of a line, and lines that fit above the questions, 390 pixels wide."""
_TEXT, _PAGE, _SVG = ".txt.j2", ".html.j2", ".svg.j2"
_TAPPED: Final = ("owed", "optional", "answered")
"""Questions with what can be tapped."""
_TRIES: Final = 3
"""How often a letter that is too large is rendered again with less to tap."""
_YES: Final = "YES"
_NOT: Final = "NOT"
"""The words that take what is offered, and take back what was understood, in any language."""


class Rendered(Struct, frozen=True):
    """A letter as it is sent; `form` is its order form exactly as printed, for reading the answer."""

    subject: str
    marked: tuple[str, ...]
    """The text in pieces of whole lines, with marks where it flows."""
    pages: tuple[str, ...]
    """The page in pieces; in both, text for several readers is a piece of its own."""
    form: tuple[str, ...] = ()
    images: tuple[Image, ...] = ()
    """The pictures that the page shows."""

    @property
    def text(self) -> str:
        """The text as it is seen."""
        return flowed_text.plain("".join(self.marked))

    @property
    def flowed(self) -> tuple[str, ...]:
        """The text as it is sent (RFC 3676), in these pieces."""
        return tuple(map(flowed_text.sent, self.marked))

    @property
    def html(self) -> str:
        """The page."""
        return "".join(self.pages)


class Templates:
    """The templates of letters; each is compiled when it is first used."""

    __slots__ = (
        "_folders",
        "_images",
        "_known",
        "_moulds",
        "_ours",
        "_pages",
        "_sandbox",
        "_sheets",
        "_texts",
        "_wording",
        "tongue",
    )

    def __init__(
        self, folders: Sequence[Path], tongue: Tongue = IN_ENGLISH, known: Mapping[str, Any] | None = None
    ) -> None:
        """Folders in the order in which they are searched, the language of moments, and names for all templates."""
        casting = Casting()
        steps: dict[str, Callable[..., Any]] = {
            "wrapped": text.paragraph,
            "item": text.item,
            "quoted": text.quoted,
            "headed": text.heading,
            "lined": "\n".join,
            "foldable": template_filters.foldable,
            "capital": capital,
            "clean": text.clean,
            "chip": chip,
            "players": players,
            "systems": systems,
            "when": lambda deadline: when(deadline, tongue),
            "chapters": template_filters.chapters,
        }
        self._wording = {name: casting.filter(done, whole=name == "chapters") for name, done in steps.items()}
        self._known = dict(known or {})
        self._sandbox: Sandbox | None = None
        self._texts = casting.filter(_texts)
        self._ours = {ending: _ours(folders, ending) for ending in (_TEXT, _PAGE)}
        # A template could look into what all of them can name.
        kept = Kept(folders, steps | {"sections": _texts}) if all(self._ours.values()) and not known else None
        self._moulds = Moulds(casting, self._filled, self._asked, _texts, kept)
        self._folders = tuple(folders)
        self.tongue = tongue
        self._pages: dict[Section, Markup] = {}
        self._images: dict[Picture, Image] = {}
        self._sheets = _our_sheets() if _ours(folders, _SVG) else Sheets(lambda sheet: self.rendered(PICTURE, sheet))

    @property
    def _environment(self) -> "Sandbox":
        """Jinja, which is loaded when a template is first filled in."""
        found = self._sandbox
        if found is None:
            from adjudicator.reports.templates.template_environment import sandbox

            wording = self._wording | {"answers": self._answers}
            made = sandbox(self._folders, wording, self._section, self._several, self._known)
            found = self._sandbox = made
        return found

    def _section(self, section: Section, html: bool) -> str:
        """A section as text or as HTML, like the template; the same section is rendered once."""
        if not html:
            return as_text(section)
        page = self._pages.get(section)
        if page is None:
            if len(self._pages) >= CACHED:
                self._pages.clear()
            said = self._filled(text.clean(section.heading), parts(section).shown)
            page = self._pages[section] = Markup(apart(said))  # noqa: S704 - its template has escaped every value
        return page

    def _several(self, sections: Sequence[Section], html: bool) -> str:
        """Sections that follow each other, each on a line of its own."""
        if not html:
            said: str = self._texts(sections)
            return said
        left_out = self._moulds.sections(sections)
        if left_out is not None:
            return left_out
        return Markup("").join([self._section(section, html) + "\n" for section in sections])

    def _answers(self, asked: Tapped) -> str:
        """The HTML of questions with the links that answer them."""
        left_out = self._moulds.sections(asked)
        if left_out is not None:
            return left_out
        return Markup("").join([Markup(self._asked(shown(one))) for one in asked])  # noqa: S704 - from its template

    def _asked(self, values: dict[str, Any]) -> str:
        """The HTML of a question with the links that answer it."""
        return self.rendered("_asked.html.j2", values)

    def _filled(self, heading: str, runs: Sequence[Run]) -> str:
        """The HTML of a section."""
        return self.rendered("_section.html.j2", {"heading": heading, "runs": runs})

    def text(self, name: str, given: Given) -> tuple[str, ...]:
        """A template's text, in pieces; raises BadTemplate.

        Our own templates are filled in once per shape: they only print words, while others may do more with them.
        """
        if self._ours[_TEXT]:
            try:
                return self._moulds.text(name, given, lambda places: self.rendered(name, places))
            except Unfit:
                pass
        return (self.rendered(name, given.values),)

    def page(self, name: str, given: Given) -> tuple[str, ...]:
        """A template's page, with its style, in pieces; raises BadTemplate."""
        if self._ours[_PAGE]:
            try:
                return self._moulds.page(name, given, lambda places: self.rendered(name, places))
            except Unfit:
                pass
        return (styled(self.rendered(name, given.values)),)

    def rendered(self, name: str, values: dict[str, Any]) -> str:
        """A template's output; raises BadTemplate if it is missing, broken or reaches for something forbidden."""
        from adjudicator.reports.templates.template_bounds import budget
        from adjudicator.reports.templates.template_environment import FAULTS, blamed

        try:
            with budget():
                return self._environment.get_template(name).render(values)
        except (Unfit, BadTemplate):
            raise
        except FAULTS as error:
            raise BadTemplate(*blamed(name, error)) from error

    def words(self, name: str, values: dict[str, Any]) -> str:
        """The output of a template of fixed words, wrapped; raises BadTemplate."""
        return text.words(self.rendered(name, values))

    def broken(self, files: Iterable[Path]) -> Iterator[BadTemplate]:
        """The files among some that cannot be used as templates, whatever the letter."""
        from adjudicator.reports.templates.template_environment import FAULTS, blamed, readable

        for file in files:
            place = next((one for one in self._folders if file.is_relative_to(one)), file.parent)
            try:
                self._environment.from_string(readable(file, place))
            except FAULTS as fault:
                _, why, line = blamed(str(file), fault)
                yield BadTemplate(str(file), why, line)

    @property
    def folders(self) -> tuple[Path, ...]:
        """The template folders, in the order in which they are searched."""
        return self._folders

    def sources(self, ending: str) -> dict[str, str]:
        """The sources of templates with this name ending; of several with a name, the first one found."""
        from adjudicator.reports.templates.template_environment import FAULTS, blamed

        try:
            return self._environment.sources(ending)
        except FAULTS as error:
            raise BadTemplate(*blamed(ending, error)) from error

    def file(self, name: str) -> str:
        """The file of a template."""
        return self._environment.file(name)

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


def _ours(folders: Sequence[Path], ending: str) -> bool:
    """Whether all templates with this ending are ours."""
    ours = folder("templates")
    return not any(any(place.glob(f"*{ending}")) for place in folders if not place.is_relative_to(ours))


@cache
def templates(*folders: Path, tongue: Tongue = IN_ENGLISH) -> Templates:
    """The templates of these folders, searched in this order; compiled once per process."""
    return Templates(folders, tongue)


@cache
def _our_sheets() -> Sheets:
    """A drawing by our template: the same for letters in all languages."""
    ours = folder("templates") / "letters"
    return Sheets(lambda sheet: templates(ours).rendered(PICTURE, sheet), made_by((ours,)))


class Wanted(NamedTuple):
    """A letter to be rendered: its document, its language, and where answers go.

    With `reply` its form has a link that opens an answer; `marked` means that the answer needs that subject. `files` is
    how many bytes come with it as files, and `paged` whether its reader gets a page and its picture.
    """

    document: Document
    using: Templates
    reply: Reply | None = None
    marked: bool = False
    files: int = 0
    paged: bool = True

    def file(self, ending: str) -> str:
        """The name of its template."""
        return f"{type(self.document).__name__.lower()}{ending}"


def render(document: Document, using: Templates, reply: Reply | None = None, *, marked: bool = False) -> Rendered:
    """The letter for a document, see `Wanted`; raises BadTemplate if a template cannot be used.

    Raises ValueError or ZoneInfoNotFoundError for an invalid deadline (see `when`).
    """
    (rendered,) = render_all([Wanted(document, using, reply, marked)])
    return rendered


def render_all(wanted: Sequence[Wanted]) -> list[Rendered]:
    """Several letters, each step for all of them before the next; raises the errors of `render`."""
    told = [_given(one) for one in wanted]
    texts = [one.using.text(one.file(_TEXT), values) for one, values in zip(wanted, told, strict=True)]
    subjects = [_subject(one, said[0]) for one, said in zip(wanted, texts, strict=True)]
    pages = [
        one.using.page(one.file(_PAGE), values.also("subject", subject))
        for one, values, subject in zip(wanted, told, subjects, strict=True)
    ]
    for at, one in enumerate(wanted):
        tries = range(_TRIES) if one.paged else ()
        for tried in tries:
            drawn = told[at].values.get("picture")
            over = page_room.over(texts[at], pages[at], b"" if drawn is None else drawn.data, one.files)
            if over <= 0:
                break
            told[at] = _given(one, _spent(told[at]) - over, terse=tried == _TRIES - 1)
            if told[at].values.get("terse"):
                texts[at] = one.using.text(one.file(_TEXT), told[at])
            pages[at] = one.using.page(one.file(_PAGE), told[at].also("subject", subjects[at]))
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


def _spent(given: Given) -> int:
    """How many characters everything takes that can be tapped to answer a question."""
    return sum(taken(given.values[name]) for name in _TAPPED)


def _given(wanted: Wanted, limit: int | None = None, *, terse: bool = False) -> Given:
    """The values for the templates of a letter; with a `limit` to what can be tapped to answer questions.

    With `terse` the form of a report has its lines without the questions.
    """
    document, using, reply, marked, files, _ = wanted
    deadline = getattr(document, "deadline", None)
    if deadline is not None:
        when(deadline)
    values: dict[str, Any] = {name: getattr(document, name) for name in document.__struct_fields__}
    values.pop("position", None)
    asked: Form = values.get("form", NO_FORM)
    if isinstance(document, Report):
        values["open"] = Asked(document.open)
    asked_now: tuple[Question, ...] = values.get("open", ())
    drawn = values.get("picture")
    values["picture"] = picture = using.image(drawn) if drawn is not None else None
    sections: tuple[Section, ...] = values.get("sections", ())
    room = page_room.left(sections, asked, b"" if picture is None else picture.data, files)
    if limit is not None:
        room = max(0, min(room, limit))
    fewest = FEW if limit is None else FEWEST
    values["owed"] = owed = lessened(tapped([one for one in asked_now if one.owed], reply), min(ROOM, room), fewest)
    values["owing"], values["owing_one"] = len(owed), len(owed) == 1
    may, room = tapped([one for one in asked_now if not one.owed], reply), room - taken(owed)
    values["optional"] = shown_first = within(may, min(_room_below(picture), room))
    values["beyond"] = len(may) > len(shown_first)
    answered = tapped(values.get("answered", ()), reply)
    values["answered"] = answered if limit is None else _fewer(answered, room - taken(shown_first))
    values["changes"] = changes(values.get("orders", ()), reply)
    first = values.get("welcome") is not None
    owing = isinstance(document, Report | Reminder | Acknowledgement)
    values["says"] = services(deadline, reply, first=first) if owing else NO_SAYS
    tapping: Tapping | None = values.get("tapping")
    values["tapping"], values["page_code"], values["page_attached"] = "", "", False
    if tapping is not None and reply is not None:
        values["page_attached"] = bool(tapping.file)
        if tapping.page:
            values["tapping"] = order_page.link(tapping, reply)
        elif not tapping.file:
            values["page_code"] = order_page.code(tapping, reply)
    values["long"] = _long(sections)
    if sections:
        values["sections"] = told(sections)
    values["terse"] = terse = terse and isinstance(document, Report) and bool(asked.brief)
    values["form"] = form = Lines(order_forms.form(asked.brief[0] if terse else asked.lines))
    if limit is not None:
        asked = Form(asked.lines, asked.brief[-1:])
    # A form that was asked for stands alone, without questions above it, and is whole.
    short = reply is not None and bool(asked_now) and (limit is not None or not values["beyond"])
    values["page_form"] = Lines(order_forms.form(_on_page(asked, short=short)))
    values["link"] = values["short_link"] = ""
    if form and reply is not None:
        values["link"] = reply_link.mailto(reply, chain((form,), map(order_forms.form, asked.brief)))
        values["short_link"] = reply_link.short(reply, marked=marked, columns=text.WIDTH)
    offered: tuple[Offered, ...] = values.get("offered", ())
    understood: tuple[Understood, ...] = values.get("understood", ())
    values["yes"] = _answers(offered, reply)
    values["no"] = _taking_back(understood, reply) if understood and reply is not None else ""
    return given(values)


def _fewer(answered: Tapped, room: int) -> Tapped:
    """As many of these questions, and of their answers, as there is room for."""
    return within(lessened(answered, room, FEWEST), room)


def _room_below(picture: Image | None) -> int:
    """How many characters of a page are left for questions that need no answer."""
    return MOST_ROOM if picture is None else min(MOST_ROOM, max(LEAST_ROOM, PICTURED - len(picture.data)))


def _on_page(asked: Form, *, short: bool) -> tuple[str, ...]:
    """The lines of a form that a page has: those of the text, or fewer where they are many.

    The `short` one is an example for each question, where all of them stand above it with their buttons.
    """
    versions = (asked.brief[1:] or asked.brief) if short and asked.brief else (asked.lines, *asked.brief)
    return next((lines for lines in versions if sum(map(len, lines)) <= LONGEST_FORM), versions[-1])


def _long(sections: Sequence[Section]) -> bool:
    """Whether what happened to the reader takes more than a screen of a telephone: then it follows their questions."""
    lines = 0
    for section in sections:
        if section.chapter in _BEFORE:
            lines += _HEADED
            for part in section.parts:
                lines += 1 + len(part) // _COLUMNS if isinstance(part, str) else _ROW * len(part.rows)
    return lines > _SCREEN


def _answers(offered: Sequence[Offered], reply: Reply | None) -> dict[int, str]:
    """The links that answer YES: to each offer by its number, and under 0 to all."""
    numbers = [one.number for one in offered]
    several = {0: numbers, **{number: [number] for number in numbers}} if numbers else {}
    said = {number: " ".join((_YES, *map(str, taken))) for number, taken in several.items()}
    return {number: "" if reply is None else reply_link.mailto(reply, [(words,)]) for number, words in said.items()}


def _taking_back(understood: Sequence[Understood], reply: Reply) -> str:
    """The link that takes back everything that was understood."""
    return reply_link.mailto(reply, [(f"{_NOT} {', '.join(str(one.number) for one in understood)}",)])


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
    """Sections as text, a blank line before each; the same ones for everybody are the same object."""
    together = told(sections)
    return _made_for_all(together) if shared(together) else as_texts(together)


@lru_cache(FOR_ALL)
def _made_for_all(sections: Told) -> ForAll:
    return ForAll(as_texts(sections))
