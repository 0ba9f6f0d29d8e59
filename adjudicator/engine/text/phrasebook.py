"""Phrasebooks: what a reader is told, in his language, from files in the format of Project Fluent (`.ftl`).

A phrase has named arguments and no code: it puts texts together and chooses by an argument (`[you]`, `[1]`, `[few]`).
That suffices for person, number and case, and it can neither loop nor reach for anything: the folder of a game master
is as harmless as ours. Fluent's functions, attributes and parameters of terms are left out.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from adjudicator.engine.text.patterns import Pattern, by_library, of, read, spoken, whole
from adjudicator.engine.text.phrase_files import ABOUT, Fault, Source, shipped
from adjudicator.engine.text.phrase_parts import Part
from adjudicator.engine.text.plurals import ENGLISH, plural

if TYPE_CHECKING:
    from adjudicator.engine.text.phrase_faults import Checked

HOUSE: Final = "adjudicator.engine"
"""The package whose phrases are in every book."""


class Tongue(Struct, frozen=True):
    """The language of a reader, and phrases of a game master's own that go before ours."""

    code: str = ENGLISH
    own: tuple[Source, ...] = ()


IN_ENGLISH: Final = Tongue()


class Phrasebook:
    """All phrases of a title in one language; what is missing or wrong there is taken from English."""

    __slots__ = ("_checked", "_compiled", "_entries", "_patterns", "_sources", "code", "tongue")

    def __init__(self, code: str, sources: Sequence[Source], tongue: Tongue | None = None) -> None:
        """Sources in the order in which they are searched; those that are not in the language are English.

        Our own English ones say which phrases there are, and with which arguments. `tongue` is what else is said in for
        who reads this book.
        """
        self.code = code
        self.tongue = tongue or Tongue(code)
        self._sources = tuple(sources)
        self._checked: Checked | None = None
        # Ours are checked before they are shipped: of them a phrase is read when it is first said.
        self._entries = _entries(self._sources) if all(source.ours for source in self._sources) else None
        self._compiled: dict[str, Part] = {}
        self._patterns: dict[str, tuple[str, Pattern]] = {}

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong in the files; none of it is used."""
        return self._whole.faults

    @property
    def missing(self) -> tuple[str, ...]:
        """What is said in English, for want of a phrase in the language."""
        return self._whole.missing

    @property
    def unknown(self) -> tuple[Fault, ...]:
        """What is there under a name that nothing speaks."""
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
        """The names of the phrases that there are."""
        return frozenset(self._names)

    @property
    def described(self) -> frozenset[str]:
        """The names of the descriptions that there are."""
        return frozenset(name for name in self._names if name.startswith(ABOUT))

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
        """The language in which a phrase is said, and what stands in it, with what it speaks in the same language."""
        found = self._patterns.get(name)
        if found is None:
            language, pattern = self._read(name)
            found = self._patterns[name] = language, whole(pattern, partial(self._within, language))
        return found

    def _within(self, language: str, name: str) -> Pattern | None:
        """What stands in a phrase that one in this language speaks; None where it is said in another."""
        other, pattern = self._pattern(name)
        return pattern if other == language else None

    def _read(self, name: str) -> tuple[str, Pattern]:
        """The language in which a phrase is said, and what stands in it."""
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
"""How a phrase begins: what goes on with it is indented, or a closing brace."""


def _entries(sources: Iterable[Source]) -> dict[str, tuple[str, str]]:
    """The phrases of some files without reading them: of each its language and text, the first of a name."""
    found: dict[str, tuple[str, str]] = {}
    for source in sources:
        heads = [*_ENTRY.finditer(source.text)]
        ends = [*[head.start() for head in heads[1:]], len(source.text)]
        for head, end in zip(heads, ends, strict=True):
            found.setdefault(head[1], (source.language, source.text[head.start() : end]))
    return found
