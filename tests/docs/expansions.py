"""Expansions: the small grammars that order words carry, as trees that can be shown in letters and in pictures."""

import re
from collections.abc import Mapping
from typing import NamedTuple

_TOKEN = re.compile(r'\s*("[^"]*"|\w+|[()\[\]|*+?])')


class Word(NamedTuple):
    """A word of the language, as it is written."""

    said: str


class Name(NamedTuple):
    """A kind of name in capitals, a number, or a rule that stands for more."""

    name: str


class Row(NamedTuple):
    """One after the other."""

    parts: tuple["Part", ...]


class OneOf(NamedTuple):
    """One of several."""

    parts: tuple["Part", ...]


class Maybe(NamedTuple):
    """What may be left out."""

    part: "Part"


class Repeated(NamedTuple):
    """What may be said again, as often as one likes; `once` at least."""

    part: "Part"
    once: bool


Part = Word | Name | Row | OneOf | Maybe | Repeated


class _Reader:
    def __init__(self, text: str, rules: Mapping[str, str]) -> None:
        self.tokens = _TOKEN.findall(text)
        self.at = 0
        self.rules = rules

    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def one_of(self) -> Part:
        parts = [self.row()]
        while self.next() == "|":
            self.at += 1
            parts.append(self.row())
        said = tuple(part for part in parts if part != Row(()))
        whole = OneOf(said) if len(said) > 1 else next(iter(said), Row(()))
        # An empty alternative says that all others may be left out.
        return Maybe(whole) if 0 < len(said) < len(parts) else whole

    def row(self) -> Part:
        parts: list[Part] = []
        while self.next() not in ("", "|", ")", "]"):
            part = self.atom()
            while self.next() in ("*", "+", "?"):
                sign = self.next()
                self.at += 1
                part = Maybe(part) if sign == "?" else Repeated(part, once=sign == "+")
            parts.append(part)
        return parts[0] if len(parts) == 1 else Row(tuple(parts))

    def atom(self) -> Part:
        token = self.next()
        self.at += 1
        if token in ("(", "["):
            part = self.one_of()
            self.at += 1
            return Maybe(part) if token == "[" else part
        if token.startswith('"'):
            return Word(token.strip('"'))
        return read(self.rules[token], self.rules) if token in self.rules else Name(token)


def read(text: str, rules: Mapping[str, str]) -> Part:
    """The tree of an expansion; a rule of its own is put in where it is named."""
    return _Reader(text, rules).one_of()


def letters(part: Part, *, inner: bool = False) -> str:
    """The tree in letters: `[ ]` may be left out, `|` parts choices, `{ }` may be said again."""
    match part:
        case Word():
            return f'"{part.said}"'
        case Name():
            return part.name if part.name.isupper() else part.name.replace("_", " ")
        case Row():
            return " ".join(letters(one, inner=True) for one in part.parts)
        case OneOf():
            said = " | ".join(letters(one) for one in part.parts)
            return f"({said})" if inner else said
        case Maybe():
            return f"[{letters(part.part)}]"
        case Repeated():
            again = f"{{{letters(part.part)}}}"
            return f"{letters(part.part, inner=True)} {again}" if part.once else again
