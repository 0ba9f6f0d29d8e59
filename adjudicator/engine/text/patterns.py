"""Patterns: what stands in a phrase, as it was read from Project Fluent's format.

Nearly all of our phrases are of the few forms that are read here; the library, which reads all there are, takes twenty
times as long for one, and has to be loaded first. What is not of these forms is left to it.
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
    """Which of them is taken where none is meant."""


Element: TypeAlias = str | Argument | Reference | Choice
Pattern: TypeAlias = tuple[Element, ...]

_PLAIN: Final = frozenset((str, Argument))
"""What of a pattern is neither chosen nor another phrase."""

MOST_WAYS: Final = 16
"""Of a phrase with more ways to be put, what stands around its choices is put to them whenever it is said."""

_HEAD: Final = re.compile(r"-?[A-Za-z][\w-]* *= *(?:\n +(?=[^\s[*.}]))?", re.A)
_TEXT: Final = re.compile(r"[^{}\r\n]+")
_PLACE: Final = re.compile(r'\{ *(?:\$([A-Za-z][\w-]*)|([A-Za-z][\w-]*)|"([^"\\\r\n]*)") *\}', re.A)
_CHOICE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*)(?![\w-]) *-> *\n", re.A)
_VARIANT: Final = re.compile(r" *(\*?)\[ *(?:([A-Za-z][\w-]*)|(\d+)) *\] *", re.A)
_LAST: Final = re.compile(r" *\}")
_END: Final = re.compile(r" *(?:\n(?:#.*)?)*\Z")


class _Other(ValueError):
    """A phrase has another form than those that are read here."""


def read(text: str) -> Pattern | None:
    """The pattern of a phrase in one line, but for a line for each variant of its choices; None for any other."""
    head = _HEAD.match(text)
    if head is None:
        return None
    try:
        pattern, at = _read(text, head.end())
    except _Other:
        return None
    return pattern if _END.match(text, at) else None


def _read(text: str, at: int) -> tuple[Pattern, int]:
    """A pattern from here on to the end of its line, and where that is."""
    found: list[Element] = []
    worded = False
    while True:
        if said := _TEXT.match(text, at):
            found.append(said[0])
            at = said.end()
        elif place := _PLACE.match(text, at):
            argument, phrase, literal = place.groups()
            found.append(literal if literal is not None else Argument(argument) if argument else Reference(phrase))
            at = place.end()
        elif head := _CHOICE.match(text, at):
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
    """What there is to choose from, a line each, and where that ends."""
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
    """The pattern of any phrase."""
    from fluent.syntax import FluentParser

    message: Any = FluentParser(with_spans=False).parse_entry(text)
    return of(message.value)


def of(node: Any) -> Pattern:
    """The pattern that the library has read."""
    return _joined(_element(_inside(one)) for one in node.elements)


def _joined(elements: Iterable[Element]) -> Pattern:
    """Elements, with words that stand beside each other as one, and none that are empty."""
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
    """What stands in braces."""
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
    """By what a variant is chosen."""
    if type(node).__name__ == "NumberLiteral":
        return int(node.value)
    name: str = node.name
    return name


def whole(pattern: Pattern, other: Callable[[str], Pattern | None]) -> Pattern:
    """A pattern with others in the places where it speaks them: `other` has them by name, None for one to be left."""
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
    """What puts a phrase together: `category` tells what goes with a number, `other` puts other phrases together.

    What stands around a choice is put to each of its variants beforehand: of `{ part-who } won` there is left to be
    done whether it is `You won` or `{ $seat } won`.
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
    """In how many ways a phrase can be put."""
    return prod([sum([_ways(said) for _, said in one.variants]) for one in pattern if isinstance(one, Choice)])


def _spread(pattern: Pattern) -> Pattern:
    """A pattern with what stands around its choices put to each of their variants."""
    for at, element in enumerate(pattern):
        if isinstance(element, Choice):
            before, after = pattern[:at], pattern[at + 1 :]
            variants = tuple([(key, _spread((*before, *said, *after))) for key, said in element.variants])
            return (element._replace(variants=variants),)
    return pattern


def _sentence(words: list[str], names: list[str]) -> list[Part]:
    """Words and arguments that stand beside each other, if there are any."""
    return [sentence(words, names)] if names or words != [""] else []


def _chosen(it: Choice, category: Callable[[int], str], other: Callable[[str], Part]) -> Part:
    said = [spoken(pattern, category, other) for _, pattern in it.variants]
    variants = {key: part for (key, _), part in zip(it.variants, said, strict=True)}
    return choice(it.by, variants, said[it.usual], category)
