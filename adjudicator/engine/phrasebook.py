"""Phrasebooks: what a reader is told, in his language, from files in the format of Project Fluent (`.ftl`).

A phrase has named arguments and no code: it puts texts together and chooses by an argument (`[you]`, `[1]`, `[few]`).
That suffices for person, number and case, and it can neither loop nor reach for anything: the folder of a game master
is as harmless as ours. Fluent's functions, attributes and parameters of terms are left out.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from adjudicator.engine.plurals import ENGLISH, plural
from adjudicator.engine.sources import ABOUT, Fault, Source, shipped

if TYPE_CHECKING:
    from adjudicator.engine.phrases import Checked

Args = Mapping[str, Any]
Part = Callable[[Args], str]

HOUSE: Final = __package__
"""The package whose phrases are in every book."""


class Tongue(Struct, frozen=True):
    """The language of a reader, and phrases of a game master's own that go before ours."""

    code: str = ENGLISH
    own: tuple[Source, ...] = ()


IN_ENGLISH: Final = Tongue()


class Phrasebook:
    """All phrases of a title in one language; what is missing or wrong there is taken from English."""

    __slots__ = ("_checked", "_compiled", "_entries", "_sources", "code")

    def __init__(self, code: str, sources: Sequence[Source]) -> None:
        """Sources in the order in which they are searched; those that are not in the language are English.

        Our own English ones say which phrases there are, and with which arguments.
        """
        self.code = code
        self._sources = tuple(sources)
        self._checked: Checked | None = None
        # Ours are checked before they are shipped: of them a phrase is read when it is first said.
        self._entries = _entries(self._sources) if all(source.ours for source in self._sources) else None
        self._compiled: dict[str, Part] = {}

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
            from adjudicator.engine.phrases import Checked

            self._checked = Checked(self.code, self._sources)
        return self._checked

    def say(self, name: str, /, **args: Any) -> str:
        """A phrase with its arguments: strings, numbers, and yes or no."""
        part = self._compiled.get(name)
        return (self._part(name) if part is None else part)(args)

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
            plain = None if self._entries is None else _plain(self._entries[name][1])
            if plain is None:
                language, message = self._read(name)
                part = _compiled(message.value, plural(language), self._part)
            else:
                part = plain.format_map
            self._compiled[name] = part
        return part

    def _read(self, name: str) -> tuple[str, Any]:
        """The language in which a phrase is said, and the phrase as it was read."""
        if self._entries is None:
            phrase = self._whole.phrases[name]
            return phrase.source.language, phrase.message
        from fluent.syntax import FluentParser

        language, text = self._entries[name]
        return language, FluentParser(with_spans=False).parse_entry(text)


@cache
def book(package: str, tongue: Tongue = IN_ENGLISH) -> Phrasebook:
    """The phrasebook of a title's package in a language."""
    packages = dict.fromkeys((package, HOUSE))
    wanted = [tongue.code] if tongue.code == ENGLISH else [tongue.code, ENGLISH]
    sources: list[Source] = []
    for code in wanted:
        sources += [source for source in tongue.own if source.language == code]
        sources += [source for one in packages for source in shipped(one, code)]
    return Phrasebook(tongue.code, sources)


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


# ---- speaking


_PLAIN: Final = re.compile(
    r"-?[A-Za-z][\w-]* *= *(?! )((?:[^{}\r\n]|\{ *\$[A-Za-z][\w-]* *\})+?) *(?:\n(?:#.*)?)*\Z", re.A
)
_PLACE: Final = re.compile(r"\{ *\$([\w-]+) *\}", re.A)


def _plain(text: str) -> str | None:
    """A phrase of one line, of words and arguments alone, as a format; None for any other.

    Two thirds of ours are such, and the library takes a hundred times as long to read one.
    """
    found = _PLAIN.match(text)
    return _PLACE.sub(r"{\1}", found[1]) if found else None


def _compiled(pattern: Any, category: Callable[[int], str], other: Callable[[str], Part]) -> Part:
    """What puts a phrase together; of what stands beside each other without any choice it makes one format."""
    parts: list[Part] = []
    for plain, run in groupby(map(_inside, pattern.elements), lambda node: type(node).__name__ not in _SPEAKING):
        if plain:
            parts.append("".join(map(_format, run)).format_map)
        else:
            parts += [_spoken(node, category, other) for node in run]
    if len(parts) == 1:
        return parts[0]
    return lambda args: "".join([part(args) for part in parts])


_SPEAKING: Final = ("MessageReference", "SelectExpression")
"""What has phrases of its own."""


def _inside(node: Any) -> Any:
    """What stands in braces."""
    return _inside(node.expression) if type(node).__name__ == "Placeable" else node


def _format(node: Any) -> str:
    """Words, or the place of an argument, in a format."""
    kind = type(node).__name__
    if kind == "VariableReference":
        return f"{{{node.id.name}}}"
    text: str = node.parse()["value"] if kind == "StringLiteral" else node.value
    return text.replace("{", "{{").replace("}", "}}")


def _spoken(node: Any, category: Callable[[int], str], other: Callable[[str], Part]) -> Part:
    if type(node).__name__ == "MessageReference":
        return other(node.id.name)
    return _choice(node, category, other)


def _choice(node: Any, category: Callable[[int], str], other: Callable[[str], Part]) -> Part:
    by: str = node.selector.id.name
    variants: dict[str | int, Part] = {}
    usual: Part | None = None
    for variant in node.variants:
        said = _compiled(variant.value, category, other)
        number = type(variant.key).__name__ == "NumberLiteral"
        variants[int(variant.key.value) if number else variant.key.name] = said
        if variant.default:
            usual = said
    assert usual is not None, "Fluent wants one variant to be the usual one"
    rest = usual

    def chosen(args: Args) -> str:
        key = args[by]
        if isinstance(key, bool):
            key = "yes" if key else "no"
        elif isinstance(key, int) and key not in variants:
            key = category(key)
        return variants.get(key, rest)(args)

    return chosen
