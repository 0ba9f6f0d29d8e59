"""Faults of phrases: checks all phrases of some files, and drops those that are faulty, too long or circular."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from adjudicator.engine.text.phrase_files import ABOUT, FRAGMENT, Fault, Source
from adjudicator.engine.text.plurals import ENGLISH

LARGEST: Final = 20_000
"""Characters that a phrase may have without its arguments: phrases that refer to each other can grow beyond measure."""


class _Wrong(ValueError):
    """A phrase cannot be used; the message says why."""


class _Phrase:
    """A phrase as it was read, with everything it refers to."""

    def __init__(self, name: str, message: Any, source: Source, line: int) -> None:
        self.name, self.message, self.source, self.line = name, message, source, line
        self.variables: set[str] = set()
        self.spoken: set[str] = set()
        """The phrases it refers to."""
        self.length = 0
        if message.attributes or message.value is None or type(message).__name__ == "Term":
            raise _Wrong("it must be a message with a text, and without attributes")
        _survey(message.value, self)


class Checked:
    """All phrases of some files; those that cannot be used are dropped."""

    __slots__ = ("faults", "missing", "phrases", "unknown")

    def __init__(self, code: str, sources: Sequence[Source]) -> None:
        read, faults = _read(sources)
        ours = {name: phrase for name, phrase in read if phrase.source.language == ENGLISH and phrase.source.ours}
        found: dict[str, _Phrase] = {}
        for name, phrase in read:
            if name not in found:
                found[name] = phrase
        self.phrases = found
        faults += self._weed(ours)
        self.faults: tuple[Fault, ...] = tuple(faults)
        named = {name for name in ours if not name.startswith(FRAGMENT)}
        self.missing: tuple[str, ...] = tuple(sorted(name for name in named if found[name].source.language != code))
        spoken = {name for phrase in found.values() for name in phrase.spoken}
        self.unknown: tuple[Fault, ...] = tuple(
            Fault(phrase.source.name, phrase.line, f'nothing speaks the phrase "{name}"', name)
            for name, phrase in found.items()
            if phrase.source.language == code and not (name.startswith(ABOUT) or name in named or name in spoken)
        )

    def _weed(self, ours: Mapping[str, _Phrase]) -> list[Fault]:
        """Replace unusable phrases with English ones: those with unknown arguments, or with circular references."""
        found: list[Fault] = []
        while True:
            bad = self._wrong(ours)
            if not bad:
                return found
            for name, sentence in bad.items():
                phrase = self.phrases.pop(name)
                found.append(Fault(phrase.source.name, phrase.line, f'the phrase "{name}" {sentence}', name))
                if name in ours and ours[name] is not phrase:
                    self.phrases[name] = ours[name]

    def _wrong(self, ours: Mapping[str, _Phrase]) -> dict[str, str]:
        lengths: dict[str, int] = {}
        bad: dict[str, str] = {}
        for name, phrase in self.phrases.items():
            try:
                _length(name, self.phrases, lengths, ())
            except _Wrong as error:
                bad[name] = str(error)
                continue
            if name in ours and ours[name] is not phrase:
                given = _variables(name, ours)
                extra = _variables(name, self.phrases) - given
                if extra:
                    there = ", ".join(f"${one}" for one in sorted(given)) or "nothing"
                    bad[name] = f"speaks of ${min(extra)}, and is only given {there}"
        return bad


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
    """What a phrase refers to; raises _Wrong if it uses something that is not supported."""
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
    """How often a phrase refers to another, in all its variants together."""
    kind = type(node).__name__
    if kind == "Pattern":
        return sum(_times(element, name) for element in node.elements)
    if kind == "Placeable":
        return _times(node.expression, name)
    if kind == "SelectExpression":
        return sum(_times(variant.value, name) for variant in node.variants)
    return int(kind == "MessageReference" and node.id.name == name)


def _variables(name: str, phrases: Mapping[str, _Phrase]) -> set[str]:
    """The arguments of a phrase and of all phrases that it refers to."""
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
