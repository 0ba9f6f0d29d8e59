"""Phrasebooks: sentences in the reader's language, from files in the format of Project Fluent (`.ftl`).

A phrase has named arguments and no code: it puts texts together and chooses by an argument (`[you]`, `[1]`, `[few]`).
That is enough for person, number and case. It can neither loop nor reach for anything else, so a game master's own
folder is as harmless as ours. Fluent's functions, attributes and parameters of terms are left out.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from adjudicator.engine.text.patterns import Pattern, by_library, of, read, spoken, whole
from adjudicator.engine.text.phrase_files import ABOUT, TERM, Fault, Source, shipped
from adjudicator.engine.text.phrase_parts import Part
from adjudicator.engine.text.plurals import ENGLISH, plural

if TYPE_CHECKING:
    from adjudicator.engine.text.phrase_faults import Checked

HOUSE: Final = "adjudicator.engine"
"""The package whose phrases are in every book."""


class Tongue(Struct, frozen=True):
    """The language of a reader, and a game master's own phrases, which come before ours."""

    code: str = ENGLISH
    own: tuple[Source, ...] = ()


IN_ENGLISH: Final = Tongue()


class Phrasebook:
    """All phrases of a title in one language; what is missing or wrong there is taken from English."""

    __slots__ = ("_checked", "_compiled", "_entries", "_patterns", "_sources", "code", "tongue")

    def __init__(self, code: str, sources: Sequence[Source], tongue: Tongue | None = None) -> None:
        """Sources in the order in which they are searched; those that are not in the language are English.

        Our own English ones define which phrases exist, and with which arguments. `tongue` is the language for
        everything else that this reader is told.
        """
        self.code = code
        self.tongue = tongue or Tongue(code)
        self._sources = tuple(sources)
        self._checked: Checked | None = None
        # Ours are checked before they are shipped, so each phrase is read only when it is first needed.
        self._entries = _entries(self._sources) if all(source.ours for source in self._sources) else None
        self._compiled: dict[str, Part] = {}
        self._patterns: dict[str, tuple[str, Pattern]] = {}

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong in the files; faulty phrases are not used."""
        return self._whole.faults

    @property
    def missing(self) -> tuple[str, ...]:
        """The phrases that are said in English, because the language lacks them."""
        return self._whole.missing

    @property
    def unknown(self) -> tuple[Fault, ...]:
        """The phrases that the files have but nothing uses."""
        return self._whole.unknown

    @property
    def _whole(self) -> "Checked":
        if self._checked is None:
            from adjudicator.engine.text.phrase_faults import Checked

            self._checked = Checked(self.code, self._sources)
        return self._checked

    def say(self, name: str, /, **args: Any) -> str:
        """A phrase with its arguments: strings, numbers, and yes or no."""
        try:
            part = self._compiled[name]
        except KeyError:
            part = self._part(name)
        return part(args)

    def listed(self, items: Iterable[str], link: str = "and") -> str:
        """`a`, `a and b`, `a, b and c`, as the language has it; `a, b or c` with another link."""
        *first, last = [*items] or [self.say("list-none")]
        if not first:
            return last
        joined = first[0]
        for item in first[1:]:
            joined = self.say("list-next", first=joined, last=item)
        return self.say("list-last" if link == "and" else "list-last-or", first=joined, last=last)

    @property
    def names(self) -> frozenset[str]:
        """The names of the existing phrases."""
        return frozenset(self._names)

    @property
    def described(self) -> frozenset[str]:
        """The names of the existing descriptions."""
        return frozenset(name for name in self._names if name.startswith(ABOUT))

    @property
    def terms(self) -> tuple[str, ...]:
        """The names of the phrases that explain words of the game, in the order of the files."""
        return tuple(name for name in self._names if name.startswith(TERM))

    def __contains__(self, name: str) -> bool:
        return name in self._names

    @property
    def _names(self) -> Mapping[str, Any]:
        return self._whole.phrases if self._entries is None else self._entries

    def _part(self, name: str) -> Part:
        part = self._compiled.get(name)
        if part is None:
            language, pattern = self._pattern(name)
            part = self._compiled[name] = spoken(pattern, plural(language), self._part)
        return part

    def _pattern(self, name: str) -> tuple[str, Pattern]:
        """The language in which a phrase is said, and its pattern with the phrases it refers to in that language."""
        found = self._patterns.get(name)
        if found is None:
            language, pattern = self._read(name)
            found = self._patterns[name] = language, whole(pattern, partial(self._within, language))
        return found

    def _within(self, language: str, name: str) -> Pattern | None:
        """The pattern of a phrase that one in this language refers to; None if it is said in another language."""
        other, pattern = self._pattern(name)
        return pattern if other == language else None

    def _read(self, name: str) -> tuple[str, Pattern]:
        """The language in which a phrase is said, and its pattern."""
        if self._entries is None:
            phrase = self._whole.phrases[name]
            return phrase.source.language, of(phrase.message.value)
        language, text = self._entries[name]
        pattern = read(text)
        return language, by_library(text) if pattern is None else pattern


@cache
def book(package: str, tongue: Tongue = IN_ENGLISH) -> Phrasebook:
    """The phrasebook of a title's package in a language."""
    packages = dict.fromkeys((package, HOUSE))
    wanted = [tongue.code] if tongue.code == ENGLISH else [tongue.code, ENGLISH]
    sources: list[Source] = []
    for code in wanted:
        sources += [source for source in tongue.own if source.language == code]
        sources += [source for one in packages for source in shipped(one, code)]
    return Phrasebook(tongue.code, sources, tongue)


_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.M)
"""The beginning of a phrase: its further lines are indented, or are a closing brace."""


def _entries(sources: Iterable[Source]) -> dict[str, tuple[str, str]]:
    """The phrases of some files, unread: the language and text of each; the first of a name counts."""
    found: dict[str, tuple[str, str]] = {}
    for source in sources:
        heads = [*_ENTRY.finditer(source.text)]
        ends = [*[head.start() for head in heads[1:]], len(source.text)][: len(heads)]
        for head, end in zip(heads, ends, strict=True):
            found.setdefault(head[1], (source.language, source.text[head.start() : end]))
    return found
