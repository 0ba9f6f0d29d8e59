"""HELP and RULES: pages on everything that a letter can mention, and the search for the page somebody asks for."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract import descriptions, order_words
from adjudicator.engine.contract.order_words import ORDER_WORD, Choice, Fact
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.title import OptionSpec, Title
from adjudicator.engine.text.phrasebook import Phrasebook, book
from adjudicator.engine.text.sayings import Saying, Several, Together
from adjudicator.orders.grammar import manual
from adjudicator.orders.grammar.explanations import LIKE_ENOUGH
from adjudicator.orders.grammar.known_facts import sentence, values
from adjudicator.orders.lines.line_kinds import shown
from adjudicator.orders.words.lexer import split
from adjudicator.reports.rendering.paper import Word
from adjudicator.service.documents import documents
from adjudicator.service.game import game_options
from adjudicator.service.game.table import Table
from adjudicator.service.settings.phrases import say

_MOST_PAGES: Final = 6
_SHORTEST: Final = 3
"""The number of letters after which the beginning of a name is accepted for the name."""
_MOST_SUGGESTED: Final = 3


class Page(NamedTuple):
    """A page on one thing: its name, its kind, and the text about it."""

    name: str
    kind: str
    parts: tuple[str, ...]
    also: tuple[str, ...] = ()
    """Other names for it, in lower case."""
    offered: bool = True
    """Whether it is in this game. If not, the page is found only when somebody asks for it."""
    alike: bool = False
    """Whether it is one of many of its kind, which are found by their names and not listed one by one."""

    def section(self) -> Section:
        """The page as a part of a letter."""
        return Section(say("help-page", name=self.name, kind=_kind("kind", self.kind)), self.parts)


ORDER, FACT, VALUE, WORD, SERVICE, TERM = (
    ORDER_WORD,
    "fact for conditions",
    "rulebook value",
    "word of the order language",
    "service word",
    "word of the game",
)


def contents(table: Table, seat: int) -> tuple[Section, ...]:
    """What HELP alone brings: every order word with what it does, and a list of all pages."""
    title = table.title
    numbered = title.vocabulary(table.view(seat), seat).numbered
    words: list[str] = []
    for choice in _choices(table, seat):
        said, example = _first(choice, title.phrases), choice.example
        words.append(say("help-word", word=choice.word, said=said, some=bool(example), example=example))
    anywhere = (*everywhere(numbered), say("help-any-time", words=", ".join(manual.SERVICE)))
    there = [page for page in pages(table, seat) if page.offered]
    listed = _names([page for page in there if not page.alike]).items()
    more = [say("help-names", kind=_kind("kinds", kind), names=", ".join(names)) for kind, names in listed]
    alike = _names([page for page in there if page.alike]).items()
    more += [say("help-alike", kind=_kind("kinds", kind), name=names[0]) for kind, names in alike]
    return (
        Section(say("heading-order-words"), tuple(words)),
        Section(say("heading-every-letter"), anywhere),
        Section(say("heading-more-help"), tuple(more)),
    )


def everywhere(numbered: str) -> tuple[str, ...]:
    """What holds for the orders of every letter, in sentences; `numbered` is what the parts of a phase are called."""
    return (
        say("help-else"),
        say("help-place", word=numbered.upper(), place=numbered),
        say("help-phase"),
        say("help-every-turn"),
    )


def _choices(table: Table, seat: int) -> list[type[Choice]]:
    """The order words that the game has."""
    title = table.title
    names = title.vocabulary(table.view(seat), seat)
    return [choice for choice in title.choices if not names.lacks(ORDER_WORD, choice.word)]


def briefly(table: Table, seat: int) -> tuple[Word, ...]:
    """Half a sheet of help: the words that answer the seat's questions now, and what holds for all orders."""
    title, view = table.title, table.view(seat)
    asked = {question.about for question in title.questions(view, seat)}
    mine = [one for one in _choices(table, seat) if one.about in asked]
    words = [Word(one.word, f"{_first(one, title.phrases)}.", one.example) for one in mine]
    anywhere = [Word("", said, "") for said in everywhere(title.vocabulary(view, seat).numbered)]
    service = [Word(word, meaning("service", word, title.phrases), "") for word in ("PASS", "WITHDRAW", "READY")]
    return (*words, *anywhere, *service)


def found(table: Table, seat: int, said: str) -> tuple[str, tuple[Section, ...]]:
    """The pages on the name somebody asks for, or a sentence that suggests what they may have meant."""
    return among(list(pages(table, seat)), said)


def among(there: Sequence[Page], said: str) -> tuple[str, tuple[Section, ...]]:
    """The same among pages that are given."""
    wanted = _plain(said)
    several = _fitting(wanted, there) or _fitting(wanted[1:], there)
    if not several:
        return _unknown(said, [page for page in there if page.offered]), ()
    sections = tuple(page.section() for page in several[:_MOST_PAGES])
    left = dict.fromkeys(page.name for page in several[_MOST_PAGES:])
    return (say("help-also", names=", ".join(left)) if left else "", sections)


def translated(table: Table, seat: int, said: str, others: Iterable[Table]) -> tuple[Section, ...]:
    """The pages on a name that stands in other languages: `others` are the table in these."""
    wanted, own = _plain(said), list(pages(table, seat))
    for other in others:
        there = list(pages(other, seat))
        found = [at for at, page in enumerate(there) if _plain(page.name) == wanted or " ".join(wanted) in page.also]
        if found and len(there) == len(own):
            return tuple([own[at].section() for at in found[:_MOST_PAGES]])
    return ()


def rules(table: Table, seat: int) -> tuple[Section, ...]:
    """What RULES alone brings: the rules of everything in play, and every rulebook value of the game."""
    chosen = game_options.options(table.game)
    words = table.title.phrases
    specs = [spec for spec in table.title.values if spec.matters(chosen)]
    said = tuple(f"{spec.name} = {_chosen(spec, chosen)}: {_decides(spec, words)}" for spec in specs)
    house = (Section(say("heading-values"), said),) if said else ()
    return (*documents.rules(table.title, table, table.title.rules_text(table.view(seat))), *house)


def offered(table: Table, seat: int) -> list[Page]:
    """The pages on what is in this game, without those of which there are many of a kind."""
    return [page for page in pages(table, seat) if page.offered and not page.alike]


def pages(table: Table, seat: int) -> Iterator[Page]:
    """Pages on everything that the title knows, in this game or not."""
    title, view = table.title, table.view(seat)
    names = title.vocabulary(view, seat)
    asked = title.questions(view, seat)
    for choice in title.choices:
        lines = [line for question in asked if question.about == choice.about for line in question.lines]
        mine = [line for line in dict.fromkeys(lines) if line.startswith(choice.word)]
        now = (say("help-now-write", lines=Together(mine, say("help-or"))),) if mine else ()
        example = (say("help-example", example=choice.example),) if choice.example else ()
        lacking = names.lacks(ORDER_WORD, choice.word)
        parts = (*descriptions.of(choice, title.phrases), *example, *now, *([say("help-not-here")] if lacking else ()))
        yield Page(choice.word, ORDER, parts, choice.also, not lacking)
    for fact in title.facts:
        yield _fact(table, seat, fact)
    for page in of_pieces(title, view):
        lacking = names.lacks("piece", page.name)
        yield page._replace(parts=(*page.parts, say("help-not-here")), offered=False) if lacking else page
    for thing in title.things(view):
        yield Page(thing.name, thing.kind, (thing.text,), thing.also, alike=True)
    yield from terms(title)
    chosen = game_options.options(table.game)
    for spec in title.values:
        value = say("help-value", value=_chosen(spec, chosen), choices=Several(spec.choices, "or"))
        yield Page(spec.name, VALUE, (_decides(spec, title.phrases), value), (), spec.matters(chosen))
    numbered = names.numbered
    for word in manual.LANGUAGE:
        said = meaning("word", word, title.phrases)
        yield Page(_of_title(word, numbered), WORD, (_of_title(said, numbered),))
    for word in manual.SERVICE:
        yield Page(word, SERVICE, (meaning("service", word, title.phrases),))


def terms(title: Title[Any]) -> Iterator[Page]:
    """Pages on the words of the game itself, such as what a base is; in another language they have English names, too.

    A phrase has the names of a word, the one that is shown first, and what it means behind a colon.
    """
    english = book(title.package())
    for phrase in title.phrases.terms:
        said, meant = _term(title.phrases.say(phrase))
        also = (*said, *_term(english.say(phrase))[0])
        yield Page(said[0], TERM, (meant,), tuple(name.casefold() for name in also))


def _term(said: str) -> tuple[list[str], str]:
    """The names of a word, and what it means as a sentence."""
    names, _, meant = said.partition(": ")
    return names.split(", "), f"{meant[:1].upper()}{meant[1:]}."


def of_pieces(title: Title[Any], view: Any) -> Iterator[Page]:
    """Pages on all pieces of a title, as they are played with the rulebook values of a position."""
    for piece in title.pieces:
        yield Page(piece.name, piece.kind, (title.piece_text(view, piece), *_brought(piece)), piece.also)


def _fact(table: Table, seat: int, fact: type[Fact]) -> Page:
    title, view = table.title, table.view(seat)
    names = title.vocabulary(view, seat)
    wheres = sorted({0, *(question.where for question in title.questions(view, seat))})
    now = {where: values([fact], names, view, seat, where) for where in wheres}
    known = [
        say("help-now", place=names.numbered, where=where, facts=facts)
        for where in (wheres if not now[0] else (0,))
        if (facts := sentence(now[where]))
    ]
    example = say("help-example", example=f"IF {fact.example}")
    lacking = names.lacks(order_words.FACT, fact.__name__)
    parts = (*descriptions.of(fact, title.phrases), example, *known, *([say("help-not-here")] if lacking else ()))
    return Page(fact.example, FACT, parts, (), not lacking)


def _brought(piece: Piece) -> Iterator[str]:
    """The order words and facts that a piece adds."""
    for choice in piece.words:
        yield say("help-brings", word=choice.word, example=choice.example)


def _kind(which: str, kind: str) -> Saying:
    """The name of a kind: `power`, `order word`; in the plural, `kinds`, at the beginning of a list."""
    return say(f"{which}-{kind.replace(' ', '-')}")


def _of_title(words: str, numbered: str) -> str:
    """A text of the manual, with the title's own name for the numbered parts of a phase."""
    return words.replace("CHALLENGE", numbered.upper()).replace("challenge", numbered)


def _chosen(spec: OptionSpec, chosen: dict[str, str]) -> str:
    return chosen.get(spec.name, spec.choices[0])


def _decides(spec: OptionSpec, words: Phrasebook) -> str:
    return descriptions.said(descriptions.about("option", spec.name), spec.decides, words)


def meaning(kind: str, word: str, words: Phrasebook) -> str:
    """What the manual says about a word, in a language."""
    english = manual.SERVICE[word] if kind == "service" else manual.LANGUAGE[word]
    return descriptions.said(descriptions.about(kind, word), english, words)


def _first(choice: type[Choice], words: Phrasebook) -> str:
    return descriptions.of(choice, words)[0].rstrip(".")


def _names(there: Iterable[Page]) -> dict[str, list[str]]:
    """The names of all pages except those on order words, by kind."""
    found: dict[str, list[str]] = {}
    for page in there:
        if page.kind != ORDER and page.name not in found.setdefault(page.kind, []):
            found[page.kind].append(page.name)
    return {kind: names for kind, names in found.items() if names}


def _plain(said: str) -> list[str]:
    """The words of a name, prepared for comparison."""
    return [word.plain for word in split(said.replace("_", " ")) if word.plain[0].isalnum()]


def _fitting(wanted: Sequence[str], there: Sequence[Page]) -> list[Page]:
    """The pages with these words for a name, then others with that name, then names in this game that contain them."""
    named = [page for page in there if _plain(page.name) == list(wanted)]
    exact = [*named, *(page for page in there if page not in named and " ".join(wanted) in page.also)]
    within = [page for page in there if page not in exact and _stands(wanted, page)]
    return [*exact, *(page for page in within if page.offered)] or within


def _stands(wanted: Sequence[str], page: Page) -> bool:
    """Whether the words follow each other in a name. The last one may be cut short, but not a number."""
    name = _plain(page.name)
    size = len(wanted)
    if not wanted or len("".join(wanted)) < _SHORTEST:
        return False
    last = wanted[-1]
    return any(
        name[at : at + size - 1] == list(wanted[:-1])
        and (name[at + size - 1] == last or (name[at + size - 1].startswith(last) and not last.isdigit()))
        for at in range(len(name) - size + 1)
    )


def _unknown(said: str, there: Sequence[Page]) -> str:
    from rapidfuzz import fuzz, process

    names = list(dict.fromkeys(page.name for page in there))
    alike = process.extract(
        said, names, scorer=fuzz.WRatio, processor=str.casefold, limit=_MOST_SUGGESTED, score_cutoff=LIKE_ENOUGH
    )
    meant = Several([f"HELP {name}" for name, *_ in alike], "or")
    return say("help-none", words=shown(said), guess=bool(alike), meant=meant)
