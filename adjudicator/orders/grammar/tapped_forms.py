"""Tapped forms: the order words of a title as forms that can be filled in by taps, made from their own grammars.

A grammar says all that is read: `["my"] ["tokens" | "ships"]`, and three words for one thing. A form says it in
canonical words alone, so that whatever is filled in is read back as it stands. It is plain data, which becomes JSON:

- a text is a word that is written as it stands;
- `["k", kind]` is a name of that kind of the vocabulary, `["n"]` a number, `["t"]` anything between double quotes;
- `["s", ...]` are parts one after the other, `["a", ...]` one of several, `["o", part]` a part that may be left out;
- `["*", part]` is a part that may be said again and again, or not at all.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.orders.values.conditions import NUMBER, Comparison, counted

Form: TypeAlias = "str | list[Form]"

_TOKEN: Final = re.compile(r'"([^"]*)"|([()\[\]|*+?])|(\w+)')
_NOTHING: Final[Form] = ["s"]

_NUMBER: Final[Form] = ["n"]
_PLACE: Final[Form] = ["k", "place"]
_AMOUNT: Final[Form] = ["a", _NUMBER, "rest"]


def _row(*parts: Form) -> Form:
    return ["s", *parts]


def _several(part: Form) -> Form:
    return _row(part, ["*", _row(",", part)])


_COMMON: Final[Mapping[str, Form]] = {
    "rest": "rest",
    "amount": _NUMBER,
    "batches_to": _several(_row(_AMOUNT, "to", _PLACE)),
    "batches_from": _several(_row(_NUMBER, "from", _PLACE)),
    "total_from": _several(_row(_NUMBER, "from", _PLACE)),
    "each_from": _several(_row(_NUMBER, "from", _PLACE)),
    "force": [
        "o",
        _row("with", _NUMBER, ["o", _row("from", _PLACE, ["*", _row(",", _NUMBER, "from", _PLACE)])]),
    ],
}
"""The rules of the order language, in canonical words."""


class _Part(NamedTuple):
    """A part of a form, and whether something of an order is said by it: which name, or which of several wishes."""

    form: Form
    says: bool = True


class _Expansion:
    """Reads an expansion, the small grammar of an order word, as a form."""

    def __init__(self, text: str, rules: Mapping[str, str]) -> None:
        self._tokens = [match.groups() for match in _TOKEN.finditer(text)]
        self._at = 0
        self._rules = rules

    def _sign(self) -> str | None:
        return self._tokens[self._at][1] if self._at < len(self._tokens) else ")"

    def alternatives(self) -> _Part:
        """The parts up to a closing bracket; of those that say the same, the first."""
        found = [self._parts()]
        while self._sign() == "|":
            self._at += 1
            found.append(self._parts())
        silent = [part for part in found if not part.says and part.form != _NOTHING]
        said = [part for part in found if part.says]
        kept = [part.form for part in found if part.says or part in silent[:1]]
        if not kept:
            return _Part(_NOTHING, says=False)
        kept = [form for at, form in enumerate(kept) if form not in kept[:at]]
        return _Part(kept[0] if len(kept) == 1 else ["a", *kept], bool(said))

    def _parts(self) -> _Part:
        parts: list[_Part] = []
        while self._sign() not in (")", "]", "|"):
            part = self._part()
            while self._sign() in ("*", "+", "?"):
                sign = self._sign()
                self._at += 1
                part = _optional(part) if sign == "?" else _Part(["*", part.form], part.says)
            if part.form != _NOTHING:
                parts.append(part)
        return _Part(_flat([part.form for part in parts]), any(part.says for part in parts))

    def _part(self) -> _Part:
        word, sign, name = self._tokens[self._at]
        self._at += 1
        if sign in ("(", "["):
            inner = self.alternatives()
            self._at += 1
            return _optional(inner) if sign == "[" else inner
        return _Part(word, says=False) if word is not None else _Part(self._named(name))

    def _named(self, name: str) -> Form:
        if name in self._rules:
            return _Expansion(self._rules[name], self._rules).alternatives().form
        if name in _COMMON:
            return _COMMON[name]
        if name == "NUMBER":
            return _NUMBER
        if name == "TEXT":
            return ["t"]
        return ["k", name.lower()] if name.isupper() else _several(["k", name.removesuffix("s")])


def _optional(part: _Part) -> _Part:
    return _Part(["o", part.form]) if part.says else _Part(_NOTHING, says=False)


def _flat(parts: Sequence[Form]) -> Form:
    """Parts one behind the other, without sequences in sequences."""
    found: list[Form] = []
    for part in parts:
        found += part[1:] if isinstance(part, list) and part[0] == "s" else [part]
    return found[0] if len(found) == 1 else ["s", *found]


def read(grammar: str, rules: Mapping[str, str]) -> Form:
    """The form of an expansion; `rules` are those that it names itself."""
    return _Expansion(grammar, rules).alternatives().form


def of_choice(choice: type[Choice], rules: Mapping[str, str]) -> Form:
    """What may follow an order word; `rules` are those of its title."""
    return read(choice.tapped or choice.grammar, rules)


@cache
def rules_of(choices: tuple[type[Choice], ...]) -> Mapping[str, str]:
    """The rules of some order words by name: each may use those of the others."""
    parted = [rule.partition(":") for choice in choices for rule in choice.rules]
    return {name.strip(): expansion for name, _, expansion in parted}


def with_what_it_uses(word: type[Choice], choices: Sequence[type[Choice]]) -> tuple[type[Choice], ...]:
    """An order word with those others whose rules its grammar uses: they are enough to read it."""
    homes = {rule.partition(":")[0].strip(): one for one in choices for rule in one.rules}
    found = [word]
    for one in found:  # it grows meanwhile
        for _, _, name in _TOKEN.findall(" ".join([one.grammar, *one.rules])):
            if name in homes and homes[name] not in found:
                found.append(homes[name])
    return tuple(found)


def of_fact(fact: type[Fact]) -> Form:
    """A fact with whatever it is compared with."""
    said = read(fact.grammar, {})
    ways: list[Form] = []
    for kind in fact.compares:
        if kind != NUMBER:
            ways.append(_row(["a", "is", "is not"], ["k", kind]))
        elif fact.unit:
            ways += [read_counted(how, fact.unit) for how in Comparison]
        else:
            ways.append(_row(["a", *[how.value for how in Comparison]], _NUMBER))
    if not ways:
        return said
    return _flat([said, ways[0] if len(ways) == 1 else ["a", *ways]])


def read_counted(how: Comparison, unit: str) -> Form:
    """A comparison with a number of things: `8 cards or more`."""
    before, _, after = counted(how, f"\n{unit}").partition("\n")
    return _row(*[word for word in (before.strip(),) if word], _NUMBER, after)
