"""Patterns: the content of a phrase, as read from Project Fluent's format.

Nearly all our phrases have one of the few forms that are read here. The Fluent library reads every form, but takes
twenty times as long for a phrase and has to be loaded first. It reads only the other forms.
"""

import re
from collections.abc import Callable, Iterable
from math import prod
from typing import Any, Final, NamedTuple, TypeAlias

from adjudicator.engine.text.phrase_parts import Part, choice, sentence, together


class Argument(NamedTuple):
    """The place of an argument."""

    argument: str


class Reference(NamedTuple):
    """The place of another phrase."""

    phrase: str


class Choice(NamedTuple):
    """One of several patterns by an argument."""

    by: str
    variants: tuple[tuple[str | int, "Pattern"], ...]
    usual: int
    """The default variant."""


Element: TypeAlias = str | Argument | Reference | Choice
Pattern: TypeAlias = tuple[Element, ...]

_PLAIN: Final = frozenset((str, Argument))
"""Text of a pattern that is neither a choice nor another phrase."""

MOST_WAYS: Final = 16
"""A phrase that can read in more ways has the text around its choices added each time it is used."""

_HEAD: Final = re.compile(r"-?[A-Za-z][\w-]* *= *(?:\n +(?=[^\s[*.}]))?", re.A)
_TEXT: Final = re.compile(r"[^{}\r\n]+")
_PLACE: Final = re.compile(r'\{ *(?:\$([A-Za-z][\w-]*)|([A-Za-z][\w-]*)|"([^"\\\r\n]*)") *\}', re.A)
_CHOICE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*)(?![\w-]) *-> *\n", re.A)
_VARIANT: Final = re.compile(r" *(\*?)\[ *(?:([A-Za-z][\w-]*)|(\d+)) *\] *", re.A)
_LAST: Final = re.compile(r" *\}")
_END: Final = re.compile(r" *(?:\n(?:#.*)?)*\Z")
_PARAGRAPHS: Final = re.compile(
    r"-?[A-Za-z][\w-]* *= *\n( +)[^\s[*.}][^\r\n]*(?:\n *(?=\n|\Z)|\n\1[^\s[*.}][^\r\n]*)+", re.A
)
"""Lines of one indentation below the name, and empty lines between them."""
_LINES: Final = re.compile(r"[^{}\r]+")


class _Other(ValueError):
    """A phrase has a form that is not read here."""


def read(text: str) -> Pattern | None:
    """The pattern of a phrase on one line, with a further line for each variant of a choice, or of plain paragraphs.

    None for any other.
    """
    if paragraphs := _PARAGRAPHS.match(text):
        return _of_paragraphs(paragraphs, text)
    head = _HEAD.match(text)
    if head is None:
        return None
    try:
        pattern, at = _read(text, head.end())
    except _Other:
        return None
    return pattern if _END.match(text, at) else None


def _of_paragraphs(paragraphs: re.Match[str], text: str) -> Pattern | None:
    """The pattern of paragraphs without a choice."""
    if not _END.match(text, paragraphs.end()):
        return None
    lines = paragraphs[0].partition("\n")[2].split("\n")
    indent = len(paragraphs[1])
    flowing = "\n".join(line[indent:] for line in lines).rstrip(" \n")
    try:
        pattern, at = _read(flowing, 0, _LINES)
    except _Other:
        return None
    return pattern if at == len(flowing) else None


def _read(text: str, at: int, words: re.Pattern[str] = _TEXT) -> tuple[Pattern, int]:
    """A pattern from here on to the end of its line, and where that is; `words` may go on over the end of a line."""
    found: list[Element] = []
    worded = False
    while True:
        if said := words.match(text, at):
            found.append(said[0])
            at = said.end()
        elif place := _PLACE.match(text, at):
            argument, phrase, literal = place.groups()
            found.append(literal if literal is not None else Argument(argument) if argument else Reference(phrase))
            at = place.end()
        elif words is _TEXT and (head := _CHOICE.match(text, at)):
            one, at = _choice(text, head[1], head.end())
            found.append(one)
        else:
            break
        worded = said is not None
    if worded:
        found.append(str(found.pop()).rstrip(" "))
    if not found:
        raise _Other
    return _joined(found), at


def _choice(text: str, by: str, at: int) -> tuple[Choice, int]:
    """The variants of a choice, a line each, and the place where they end."""
    variants: list[tuple[str | int, Pattern]] = []
    usual = []
    while variant := _VARIANT.match(text, at):
        if variant[1]:
            usual.append(len(variants))
        said, at = _read(text, variant.end())
        variants.append((variant[2] or int(variant[3]), said))
        if text[at : at + 1] != "\n":
            raise _Other
        at += 1
    end = _LAST.match(text, at)
    if end is None or len(usual) != 1:
        raise _Other
    return Choice(by, tuple(variants), usual[0]), end.end()


def by_library(text: str) -> Pattern:
    """The pattern of any phrase, read by the Fluent library."""
    from fluent.syntax import FluentParser

    message: Any = FluentParser(with_spans=False).parse_entry(text)
    return of(message.value)


def of(node: Any) -> Pattern:
    """The pattern of what the library has read."""
    return _joined(_element(_inside(one)) for one in node.elements)


def _joined(elements: Iterable[Element]) -> Pattern:
    """Elements with neighbouring words joined, and without empty ones."""
    found: list[Element] = []
    for element in elements:
        if element == "":
            continue
        if isinstance(element, str) and found and isinstance(found[-1], str):
            found[-1] += element
        else:
            found.append(element)
    return tuple(found)


def _inside(node: Any) -> Any:
    """The content of braces."""
    return _inside(node.expression) if type(node).__name__ == "Placeable" else node


def _element(node: Any) -> Element:
    match type(node).__name__:
        case "VariableReference":
            return Argument(node.id.name)
        case "MessageReference":
            return Reference(node.id.name)
        case "SelectExpression":
            variants = tuple([(_key(one.key), of(one.value)) for one in node.variants])
            return Choice(node.selector.id.name, variants, [one.default for one in node.variants].index(True))
        case "StringLiteral":
            text: str = node.parse()["value"]
            return text
    value: str = node.value
    return value


def _key(node: Any) -> str | int:
    """The key of a variant."""
    if type(node).__name__ == "NumberLiteral":
        return int(node.value)
    name: str = node.name
    return name


def whole(pattern: Pattern, other: Callable[[str], Pattern | None]) -> Pattern:
    """A pattern with the patterns it refers to filled in: `other` gives them by name, None to leave one out."""
    if _PLAIN.issuperset(map(type, pattern)):
        return pattern
    found: list[Element] = []
    for element in pattern:
        if isinstance(element, Choice):
            variants = tuple([(key, whole(said, other)) for key, said in element.variants])
            found.append(element._replace(variants=variants))
        elif isinstance(element, Reference):
            inside = other(element.phrase)
            found += (element,) if inside is None else inside
        else:
            found.append(element)
    return _joined(found)


def spoken(pattern: Pattern, category: Callable[[int], str], other: Callable[[str], Part]) -> Part:
    """The function that makes text of a phrase: `category` gives a number's category, `other` makes other phrases.

    The text around a choice is first put into each of its variants: `{ part-who } won` then only has to choose between
    `You won` and `{ $seat } won`.
    """
    if len(pattern) > 1 and not _PLAIN.issuperset(map(type, pattern)) and _ways(pattern) <= MOST_WAYS:
        pattern = _spread(pattern)
    parts: list[Part] = []
    words, names = [""], list[str]()
    for element in pattern:
        if isinstance(element, str):
            words[-1] += element
        elif isinstance(element, Argument):
            names.append(element.argument)
            words.append("")
        else:
            parts += _sentence(words, names)
            words, names = [""], []
            parts.append(other(element.phrase) if isinstance(element, Reference) else _chosen(element, category, other))
    return together([*parts, *_sentence(words, names)])


def _ways(pattern: Pattern) -> int:
    """In how many ways a phrase can read."""
    return prod([sum([_ways(said) for _, said in one.variants]) for one in pattern if isinstance(one, Choice)])


def _spread(pattern: Pattern) -> Pattern:
    """A pattern whose choices have the surrounding text in each of their variants."""
    for at, element in enumerate(pattern):
        if isinstance(element, Choice):
            before, after = pattern[:at], pattern[at + 1 :]
            variants = tuple([(key, _spread((*before, *said, *after))) for key, said in element.variants])
            return (element._replace(variants=variants),)
    return pattern


def _sentence(words: list[str], names: list[str]) -> list[Part]:
    """Words and arguments that follow each other, if there are any."""
    return [sentence(words, names)] if names or words != [""] else []


def _chosen(it: Choice, category: Callable[[int], str], other: Callable[[str], Part]) -> Part:
    said = [spoken(pattern, category, other) for _, pattern in it.variants]
    variants = {key: part for (key, _), part in zip(it.variants, said, strict=True)}
    return choice(it.by, variants, said[it.usual], category)
