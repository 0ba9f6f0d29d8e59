"""Phrasebooks: what a reader is told, in his language, from files in the format of Project Fluent (`.ftl`).

A phrase has named arguments and no code: it puts texts together and chooses by an argument (`[you]`, `[1]`, `[few]`).
That suffices for person, number and case, and it can neither loop nor reach for anything: the folder of a games master
is as harmless as ours. Fluent's functions, attributes and parameters of terms are left out.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from adjudicator.engine.plurals import ENGLISH, plural

Args = Mapping[str, Any]
Part = Callable[[Args], str]

HOUSE: Final = __package__
"""The package whose phrases are in every book."""
FOLDER: Final = "languages"
SUFFIX: Final = ".ftl"
FRAGMENT: Final = "part-"
"""How the name of a phrase begins that only others speak: every language has its own."""
LARGEST: Final = 20_000
"""Characters that a phrase may come to without its arguments: phrases that speak each other can grow beyond measure."""
CACHED: Final = 8192


class Source(Struct, frozen=True):
    """A file of phrases: its name for people, its language, and its text; `ours` came with the program."""

    name: str
    language: str
    text: str
    ours: bool = False


class Tongue(Struct, frozen=True):
    """The language of a reader, and phrases of a games master's own that go before ours."""

    code: str = ENGLISH
    own: tuple[Source, ...] = ()


IN_ENGLISH: Final = Tongue()


class Fault(Struct, frozen=True):
    """What is wrong with a phrase: file, line, and a sentence."""

    source: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.source}, line {self.line}: {self.sentence}"


class _Wrong(ValueError):
    """A phrase cannot be used; the message says why."""


class _Phrase:
    """A phrase as it was read, with what it needs."""

    def __init__(self, name: str, message: Any, source: Source, line: int) -> None:
        self.name, self.message, self.source, self.line = name, message, source, line
        self.variables: set[str] = set()
        self.spoken: set[str] = set()
        """The phrases it speaks."""
        self.length = 0
        if message.attributes or message.value is None or type(message).__name__ == "Term":
            raise _Wrong("it must be a message with a text, and without attributes")
        _survey(message.value, self)


class Phrasebook:
    """All phrases of a title in one language; what is missing or wrong there is taken from English."""

    __slots__ = ("_compiled", "_phrases", "_said", "code", "faults", "missing", "unknown")

    def __init__(self, code: str, sources: Sequence[Source]) -> None:
        """Sources in the order in which they are searched; those that are not in the language are English.

        Our own English ones say which phrases there are, and with which arguments.
        """
        self.code = code
        self.faults: tuple[Fault, ...] = ()
        """What is wrong in the files; none of it is used."""
        read, faults = _read(sources)
        ours = {name: phrase for name, phrase in read if phrase.source.language == ENGLISH and phrase.source.ours}
        found: dict[str, _Phrase] = {}
        for name, phrase in read:
            if name not in found:
                found[name] = phrase
        self._phrases = found
        faults += self._weed(ours)
        self.faults = tuple(faults)
        named = {name for name in ours if not name.startswith(FRAGMENT)}
        self.missing: tuple[str, ...] = tuple(sorted(name for name in named if found[name].source.language != code))
        """What is said in English, for want of a phrase in the language."""
        spoken = {name for phrase in found.values() for name in phrase.spoken}
        self.unknown: tuple[Fault, ...] = tuple(
            Fault(phrase.source.name, phrase.line, f'nothing speaks the phrase "{name}"')
            for name, phrase in found.items()
            if phrase.source.language == code and name not in named and name not in spoken
        )
        self._compiled: dict[str, Part] = {}
        self._said: dict[tuple[str, tuple[tuple[str, Any], ...]], str] = {}

    def say(self, name: str, **args: Any) -> str:
        """A phrase with its arguments: strings, numbers, and yes or no."""
        key = (name, tuple(args.items()))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= CACHED:
                self._said.clear()
            said = self._said[key] = self._part(name)(args)
        return said

    def listed(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`, as the language has it."""
        *first, last = [*items] or [self.say("list-none")]
        if not first:
            return last
        joined = first[0]
        for item in first[1:]:
            joined = self.say("list-next", first=joined, last=item)
        return self.say("list-last", first=joined, last=last)

    def __contains__(self, name: str) -> bool:
        return name in self._phrases

    def _part(self, name: str) -> Part:
        part = self._compiled.get(name)
        if part is None:
            phrase = self._phrases[name]
            category = plural(phrase.source.language)
            part = self._compiled[name] = _compiled(phrase.message.value, category, self._part)
        return part

    def _weed(self, ours: Mapping[str, _Phrase]) -> list[Fault]:
        """Put English in the place of what cannot be spoken: with arguments that nobody gives, or in a circle."""
        found: list[Fault] = []
        while True:
            bad = self._wrong(ours)
            if not bad:
                return found
            for name, sentence in bad.items():
                phrase = self._phrases.pop(name)
                found.append(Fault(phrase.source.name, phrase.line, f'the phrase "{name}" {sentence}'))
                if name in ours and ours[name] is not phrase:
                    self._phrases[name] = ours[name]

    def _wrong(self, ours: Mapping[str, _Phrase]) -> dict[str, str]:
        lengths: dict[str, int] = {}
        bad: dict[str, str] = {}
        for name, phrase in self._phrases.items():
            try:
                _length(name, self._phrases, lengths, ())
            except _Wrong as error:
                bad[name] = str(error)
                continue
            if name in ours and ours[name] is not phrase:
                given = _variables(name, ours)
                extra = _variables(name, self._phrases) - given
                if extra:
                    there = ", ".join(f"${one}" for one in sorted(given)) or "nothing"
                    bad[name] = f"speaks of ${min(extra)}, and is only given {there}"
        return bad


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


@cache
def shipped(package: str, code: str) -> tuple[Source, ...]:
    """The files of phrases that a package has in a language."""
    folder = files(package).joinpath(FOLDER, code)
    if not folder.is_dir():
        return ()
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(SUFFIX)), key=lambda entry: entry.name)
    short = package.rpartition(".")[2]
    return tuple(
        Source(f"{short}/{FOLDER}/{code}/{entry.name}", code, entry.read_text("utf-8"), ours=True) for entry in found
    )


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages that a package has phrases in: the folders there are."""
    folder = files(package).joinpath(FOLDER)
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir())) if folder.is_dir() else ()


# ---- reading


@cache
def _parsed(source: Source) -> Any:
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=True).parse(source.text)


def _read(sources: Iterable[Source]) -> tuple[list[tuple[str, _Phrase]], list[Fault]]:
    found: list[tuple[str, _Phrase]] = []
    faults: list[Fault] = []
    for source in sources:
        entry: Any
        for entry in _parsed(source).body:
            kind = type(entry).__name__
            if kind == "Junk":
                first = entry.annotations[0]
                faults.append(Fault(source.name, _line(source, first.span.start), str(first.message)))
            elif kind in ("Message", "Term"):
                line = _line(source, entry.id.span.start)
                try:
                    found.append((entry.id.name, _Phrase(entry.id.name, entry, source, line)))
                except _Wrong as error:
                    faults.append(Fault(source.name, line, f'the phrase "{entry.id.name}": {error}'))
    return found, faults


def _line(source: Source, at: int) -> int:
    return source.text.count("\n", 0, at) + 1


def _survey(node: Any, phrase: _Phrase) -> None:
    """What a phrase needs; raises _Wrong for what is not used here."""
    kind = type(node).__name__
    if kind == "Pattern":
        for element in node.elements:
            _survey(element, phrase)
    elif kind == "TextElement":
        phrase.length += len(node.value)
    elif kind == "Placeable":
        _survey(node.expression, phrase)
    elif kind in ("StringLiteral", "NumberLiteral"):
        phrase.length += len(node.value)
    elif kind == "VariableReference":
        phrase.variables.add(node.id.name)
    elif kind == "MessageReference" and node.attribute is None:
        phrase.spoken.add(node.id.name)
    elif kind == "SelectExpression":
        if type(node.selector).__name__ != "VariableReference":
            raise _Wrong("a choice is made by an argument, such as { $who -> ... }")
        _survey(node.selector, phrase)
        for variant in node.variants:
            if type(variant.key).__name__ == "NumberLiteral" and not variant.key.value.isdigit():
                raise _Wrong("numbers are whole here")
            _survey(variant.value, phrase)
    else:
        raise _Wrong("functions, terms and attributes are not used here")


def _length(name: str, phrases: Mapping[str, _Phrase], known: dict[str, int], above: tuple[str, ...]) -> int:
    if name in known:
        return known[name]
    if name in above:
        raise _Wrong("speaks itself")
    if name not in phrases:
        raise _Wrong(f'speaks "{name}", which there is not')
    phrase = phrases[name]
    length = phrase.length + sum(
        _length(one, phrases, known, (*above, name)) * _times(phrase.message.value, one) for one in phrase.spoken
    )
    if length > LARGEST:
        raise _Wrong("is too long")
    known[name] = length
    return length


def _times(node: Any, name: str) -> int:
    """How often a phrase speaks another, all its variants counted."""
    kind = type(node).__name__
    if kind == "Pattern":
        return sum(_times(element, name) for element in node.elements)
    if kind == "Placeable":
        return _times(node.expression, name)
    if kind == "SelectExpression":
        return sum(_times(variant.value, name) for variant in node.variants)
    return int(kind == "MessageReference" and node.id.name == name)


def _variables(name: str, phrases: Mapping[str, _Phrase]) -> set[str]:
    """The arguments of a phrase and of those that it speaks."""
    found: set[str] = set()
    left, seen = [name], set()
    while left:
        one = left.pop()
        if one in seen or one not in phrases:
            continue
        seen.add(one)
        found |= phrases[one].variables
        left += phrases[one].spoken
    return found


# ---- speaking


def _compiled(node: Any, category: Callable[[int], str], other: Callable[[str], Part]) -> Part:
    kind = type(node).__name__
    if kind == "Pattern":
        return _together([_compiled(element, category, other) for element in node.elements])
    if kind == "Placeable":
        return _compiled(node.expression, category, other)
    if kind == "VariableReference":
        wanted: str = node.id.name
        return lambda args: str(args[wanted])
    if kind == "MessageReference":
        return other(node.id.name)
    if kind == "SelectExpression":
        return _choice(node, category, other)
    text: str = node.parse()["value"] if kind == "StringLiteral" else node.value
    return lambda args: text


def _together(parts: list[Part]) -> Part:
    if len(parts) == 1:
        return parts[0]
    return lambda args: "".join([part(args) for part in parts])


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
        if key is True or key is False:
            key = "yes" if key else "no"
        elif isinstance(key, int) and key not in variants:
            key = category(key)
        return variants.get(key, rest)(args)

    return chosen
