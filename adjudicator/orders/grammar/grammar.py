"""The grammar of a title: the grammars of its order words and facts, put together.

They make one LALR(1) grammar with a start for each choice and one for conditions. What a grammar calls SEAT, PLACE,
CARD ... is a kind of the vocabulary, NUMBER a whole number, TEXT anything the player puts in double quotes, and a
quoted string a word of the language. Besides its own `rules` a grammar may use:

- `rest`: `rest` or `all`; yields None.
- `seats`, `places`, `cards` and so on for every kind: `Blue, Green and Red`; yields a tuple of values.
- `batches_from`: `home 1, home 2 x3, 2 from home 4`; `batches_to`: `2 to home 3, rest to Blue 4`; both
  yield a tuple of Batch.
- `total_from`: the same as `batches_from`, after the number before the first place where no other place has one, which
  may count all of them: `3 from home 1, home 2`. `each_from`: there it is one from each place, or cannot be read.
- `force`: `with 4 from home 1, home 2 x3`, in which the number counts all of them, `with 3 from home 1 and 1 from
  home 2`, in which it does not, or nothing; yields how many in all (None: as many as may be) and a tuple of Batch.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from adjudicator.engine.contract.order_words import Batch, Choice, Fact
from adjudicator.engine.text.sayings import house
from adjudicator.orders.grammar import parser_tables
from adjudicator.orders.values import conditions as c
from adjudicator.orders.words.lexer import Word, pattern
from adjudicator.orders.words.names import Pattern

Builder: TypeAlias = Callable[..., Any]

END: Final = "$END"
NUMBER: Final = "NUMBER"
TEXT: Final = "TEXT"
CONDITION: Final = "condition"

_MOST_REMEMBERED: Final = 10_000
"""States of the parser; honest letters need some hundreds, and a server that runs for years must not grow."""

_STRING: Final = re.compile(r'"[^"]*"')
_KIND: Final = re.compile(r"(?<![\w$])[A-Z][A-Z0-9_]*\b")
_RULE: Final = re.compile(r"(?<![\w$])[a-z_][a-z0-9_]*\b")


def _tuple(*values: Any) -> tuple[Any, ...]:
    return values


class _Amount(NamedTuple):
    """How many tokens are said; None for `rest`."""

    number: int | None


class _Drawn(NamedTuple):
    """Tokens and their source, whether that was written as `1 from home 2`, and how many were named before it.

    `bare`: no number was given, not even `rest`.
    """

    batch: Batch
    out_of: bool
    before: int | None
    bare: bool


def _source(before: _Amount | None, place: int, after: int | None, *, out_of: bool = False) -> _Drawn:
    said = None if before is None else before.number
    if said is not None and after is not None:
        raise ValueError(house("grammar-count-once"))
    batch = Batch(said if said is not None else after, place)
    return _Drawn(batch, out_of and said is not None, said, before is None and after is None)


def _source_from(before: _Amount | None, place: int, after: int | None) -> _Drawn:
    return _source(before, place, after, out_of=True)


def _target(said: _Amount | None, place: int) -> Batch:
    return Batch(None if said is None else said.number, place)


def _batches(drawn: tuple[_Drawn, ...]) -> tuple[Batch, ...]:
    return tuple([one.batch for one in drawn])


def _total(drawn: tuple[_Drawn, ...]) -> tuple[int | None, tuple[Batch, ...]]:
    alone = len(drawn) > 1 and all(one.bare for one in drawn[1:])
    return drawn[0].before if alone else None, _batches(drawn)


def _each(drawn: tuple[_Drawn, ...]) -> tuple[Batch, ...]:
    total, batches = _total(drawn)
    if total is None:
        return batches
    if total != len(batches):
        raise ValueError(house("grammar-count-each"))
    return tuple([Batch(1, batch.place) for batch in batches])


def _force(*parts: _Amount | tuple[_Drawn, ...] | None) -> tuple[int | None, tuple[Batch, ...]]:
    """How many in all, and from where; the same for all ways of saying it: `with 2 from home 1`, `from home 1 x2`."""
    drawn = next((part for part in parts if isinstance(part, tuple) and not isinstance(part, _Amount)), ())
    number = next((part.number for part in parts if isinstance(part, _Amount)), None)
    batches = _batches(drawn)
    before = bool(parts) and isinstance(parts[0], _Amount)
    if number is not None and before and len(drawn) > 1 and drawn[0].bare and any(map(_counts, drawn[1:])):
        # `with 2 from home 1, 1 from home 2`: the number is that of the first place.
        if not all(map(_counts, drawn[1:])):
            raise ValueError(house("grammar-count-each"))
        number, batches = None, (Batch(number, batches[0].place), *batches[1:])
    counts = [batch.count for batch in batches if batch.count is not None]
    if number is None:
        return (sum(counts) if counts and len(counts) == len(batches) else None), batches
    left = number - sum(counts)
    if left >= 0 and len(counts) == len(batches) - 1:
        # All but one are numbered, so that what is left comes from that one.
        batches = tuple([Batch(left, batch.place) if batch.count is None else batch for batch in batches])
    return number, batches


def _counts(one: _Drawn) -> bool:
    """Whether a part says itself how many come from its place: `1 from home 2`, `rest from home 2`."""
    return one.out_of or (one.batch.count is None and not one.bare)


def _nothing() -> None:
    return None


_SEPARATED: Final = '("," | "and" | "+")'

_DRAWN: Final = "(batch | batch_from)"

_MINE: Final = '["of"] ["my"] ["tokens" | "ships"]'

_COMMON: Final[Mapping[str, tuple[str, Builder]]] = {
    "rest": ('"rest" | "all" | "everything"', _nothing),
    "amount": (f'["my"] NUMBER {_MINE} | ["my"] rest {_MINE}', _Amount),
    "batches_from": ("drawn", _batches),
    "total_from": ("drawn", _total),
    "each_from": ("drawn", _each),
    "drawn": (f"{_DRAWN} ({_SEPARATED} {_DRAWN})*", _tuple),
    "batch": ('[amount] ["x"] PLACE ["x" NUMBER]', _source),
    "batch_from": ('[amount] "from" PLACE ["x" NUMBER]', _source_from),
    "force": ('["with" amount] [("from" | ":") drawn] | "from" drawn "with" amount', _force),
    "batches_to": (f"batch_to ({_SEPARATED} batch_to)*", _tuple),
    "batch_to": ('[amount] ["to" | "on" | "onto"] PLACE', _target),
}

_COMPARED: Final = "(is | is_not | at_least | more | at_most | fewer)"
_SUFFIX: Final = "(or_more | or_fewer)"
_BE: Final = '"is" | "are" | "="'
_CONDITIONS: Final[Mapping[str, tuple[str, Builder]]] = {
    "disjunction": ('conjunction ("or" conjunction)+', lambda *parts: c.Or(parts)),
    "conjunction": ('negation ("and" negation)+', lambda *parts: c.And(parts)),
    "negation": ('"not" _negation', c.Not),
    "is": (f'({_BE}) ["exactly"] | "exactly"', lambda: c.Comparison.IS),
    "is_not": (f'({_BE}) "not" | "not" | "isn\'t" | "≠"', lambda: c.Comparison.IS_NOT),
    "at_least": (f'[{_BE}] (">=" | "at least")', lambda: c.Comparison.AT_LEAST),
    "more": (f'[{_BE}] (">" | "more than" | "over")', lambda: c.Comparison.MORE),
    "at_most": (f'[{_BE}] ("<=" | "at most")', lambda: c.Comparison.AT_MOST),
    "fewer": (f'[{_BE}] ("<" | "fewer than" | "less than" | "under")', lambda: c.Comparison.FEWER),
    "or_more": ('"or more"', lambda: c.Comparison.AT_LEAST),
    "or_fewer": ('"or fewer" | "or less"', lambda: c.Comparison.AT_MOST),
}
# Names that begin with an underscore, or `?` for a single child, disappear from the tree.
_CONDITION_SHAPE: Final = """
?condition: _disjunction
_disjunction: disjunction | _conjunction
_conjunction: conjunction | _negation
_negation: negation | "(" _disjunction ")" | _fact
disjunction: _conjunction ("or" _conjunction)+
conjunction: _negation ("and" _negation)+
negation: "not" _negation
"""


class _Rules:
    """The rules of a grammar while they are put together: what each looks like, and what builds its value."""

    def __init__(self, choices: tuple[type[Choice], ...], facts: tuple[type[Fact], ...]) -> None:
        self.builders: dict[str, Builder] = {}
        self.starts: dict[type[Choice], str] = {}
        """The rules with which choices begin."""
        self._lines: dict[str, str] = {}
        for i, choice in enumerate(choices):
            self._add(f"choice_{i}", choice.grammar, choice.read)
            self.starts[choice] = f"choice_{i}"
            for rule, builder in choice.rules.items():
                name, _, expansion = rule.partition(":")
                self._add(name.strip(), expansion, builder)
        for i, fact in enumerate(facts):
            self._add_fact(i, fact)
        shape = self._shape_of_conditions() if facts else ""
        self._add_common()
        self.body = shape + "".join(f"{name}: {expansion}\n" for name, expansion in self._lines.items())
        """All of them, as they are written."""

    def _add(self, name: str, expansion: str, builder: Builder) -> None:
        known = self.builders.get(name)
        if known is not None and (self._lines.get(name) != expansion or known != builder):
            raise ValueError(f"two different rules are called {name}")
        if name in _COMMON or name in _CONDITIONS:
            raise ValueError(f"the order language itself has a rule called {name}")
        self._lines[name] = expansion
        self.builders[name] = builder

    def _add_fact(self, i: int, fact: type[Fact]) -> None:
        said = f"({fact.grammar})"
        if not fact.compares:
            self._add(f"truth_{i}", said, lambda *values: c.Truth(fact.read(*values)))
        for kind in fact.compares:
            if kind != c.NUMBER:
                self._add(f"named_{i}_{kind}", f"{said} (is | is_not) {kind.upper()}", _named(fact, kind))
            elif fact.unit:
                counted = f'{said} [{_COMPARED}] NUMBER ("{fact.unit}" [{_SUFFIX}] | {_SUFFIX} "{fact.unit}")'
                self._add(f"number_{i}", counted, _numbered(fact))
            else:
                self._add(f"number_{i}", f"{said} {_COMPARED} NUMBER [{_SUFFIX}]", _numbered(fact))

    def _shape_of_conditions(self) -> str:
        """How the facts make conditions; adds the rules of that which are left."""
        atoms = [name for name in self._lines if name.startswith(("truth_", "number_", "named_"))]
        shape = f"{_CONDITION_SHAPE}_fact: {' | '.join(atoms)}\n"
        for name, (expansion, builder) in _CONDITIONS.items():
            self.builders[name] = builder
            if f"\n{name}:" not in shape:
                self._lines[name] = expansion
        return shape

    def _add_common(self) -> None:
        """Add the rules of the order language that are used, and a list rule for each kind that is used in one."""
        wanted = [name for expansion in self._lines.values() for name in _rules(expansion)] or ["rest"]
        while wanted:
            name = wanted.pop()
            if name in self._lines or name in _CONDITIONS or name.startswith("_"):
                continue
            if name in _COMMON:
                self._lines[name], self.builders[name] = _COMMON[name]
            elif name.endswith("s"):
                kind = name.removesuffix("s").upper()
                self._lines[name], self.builders[name] = f"{kind} ({_SEPARATED} {kind})*", _tuple
            else:
                raise ValueError(f"no rule is called {name}")
            wanted += _rules(self._lines[name])


class Grammar:
    """The grammar of one title's words and facts.

    Raises ValueError, naming the class, if a grammar cannot be read or is ambiguous: this check is for titles.
    """

    __slots__ = (
        "_accepted",
        "_builders",
        "_following",
        "_lark",
        "_starts",
        "_tree",
        "conditional",
        "examples",
        "keywords",
        "kinds",
        "patterns",
        "token",
    )

    def __init__(self, choices: tuple[type[Choice], ...], facts: tuple[type[Fact], ...]) -> None:
        rules = _Rules(choices, facts)
        self._builders = rules.builders
        self._starts = rules.starts
        self._accepted: dict[tuple[Any, ...], frozenset[str]] = {}
        self._following: dict[frozenset[str], Following] = {}
        keywords = {said: f"_WORD_{i}" for i, said in enumerate(sorted(set(_STRING.findall(rules.body))))}
        body = _STRING.sub(lambda match: keywords[match[0]], rules.body)
        self.patterns: dict[str, Pattern] = {terminal: pattern(said.strip('"')) for said, terminal in keywords.items()}
        """The terminals that are words of the language, and what must be written for each."""
        self.keywords = frozenset(part for said in self.patterns.values() for part in said if isinstance(part, str))
        """The words of these."""
        self.kinds = {name: name.lower() for name in sorted(set(_KIND.findall(body)) - {NUMBER, TEXT})}
        """The terminals that are kinds of the vocabulary, and their kinds."""
        self.conditional = bool(facts)
        """Whether the title has facts for conditions."""
        self.examples = tuple(fact.example for fact in facts if fact.example)
        """Conditions that can be written, as examples."""
        # Loading the library takes a while, and most commands read no orders.
        from lark import Token, Tree

        self.token: Any = Token
        """A word for the parser, from its terminal and value."""
        self._tree = Tree
        starts = [*self._starts.values(), *([CONDITION] if facts else [])]
        declared = " ".join([NUMBER, TEXT, *self.patterns, *self.kinds])
        self._lark = parser_tables.parser(f"%declare {declared}\n{body}", starts or ["rest"])

    def begin(self, choice: type[Choice] | None) -> Any:
        """A parser at the start of a choice (None: of a condition)."""
        return self._lark.parse_interactive(start=CONDITION if choice is None else self._starts[choice])

    def accepted(self, parser: Any) -> frozenset[str]:
        """What can stand next: kinds in upper case, NUMBER, terminals of `patterns`, END."""
        stack = tuple(parser.parser_state.state_stack)
        found = self._accepted.get(stack)
        if found is None:
            if len(self._accepted) >= _MOST_REMEMBERED:
                self._accepted.clear()
            found = self._accepted[stack] = frozenset(parser.accepts())
        return found

    def onward(self, parser: Any, terminal: str, value: Any) -> Any:
        """A parser that is one word further; the other stays where it is.

        A list that goes on is made longer in place. So each of the two needs its own.
        """
        onward = self._beside(parser)
        onward.feed_token(self.token(terminal, value))
        return onward

    def finished(self, parser: Any) -> Any:
        """The tree of what has been read; the parser stays where it is."""
        return self._beside(parser).feed_eof()

    def _beside(self, parser: Any) -> Any:
        found = parser.copy(deepcopy_values=False)
        stack = found.parser_state.value_stack
        stack[:] = [self._tree(one.data, [*one.children]) if isinstance(one, self._tree) else one for one in stack]
        return found

    def following(self, accepted: frozenset[str]) -> "Following":
        """What can stand next, ordered for looking it up."""
        found = self._following.get(accepted)
        if found is None:
            if len(self._following) >= _MOST_REMEMBERED:
                self._following.clear()
            found = self._following[accepted] = Following(self, accepted)
        return found

    def build(self, tree: Any) -> Any:
        """The value of a finished parse; raises ValueError with a sentence for a player if it has none."""
        if isinstance(tree, self.token):
            return tree.value
        if isinstance(tree, self._tree):
            return self._builders[str(tree.data)](*[self.build(child) for child in tree.children])
        return tree


class Following:
    """What can stand at one place of a phrase: kinds of names, and words of the language by their letters."""

    __slots__ = ("_initials", "comma", "kinds")

    def __init__(self, words: Grammar, accepted: frozenset[str]) -> None:
        self.kinds = tuple((terminal, kind) for terminal, kind in words.kinds.items() if terminal in accepted)
        self.comma: str | None = None
        """The terminal for a comma, where one can stand."""
        self._initials: dict[str | int, list[str]] = {}
        for terminal, wanted in words.patterns.items():
            if terminal in accepted:
                first = wanted[0]
                self._initials.setdefault(first if isinstance(first, int) else first[0], []).append(terminal)
                if wanted == (",",):
                    self.comma = terminal

    def words(self, word: Word) -> Iterable[str]:
        """The terminals that can begin with this word."""
        found = self._initials.get(word.plain[0], ())
        return found if word.number is None else (*found, *self._initials.get(word.number, ()))


def _rules(expansion: str) -> list[str]:
    return _RULE.findall(_STRING.sub(" ", expansion))


def _named(fact: type[Fact], kind: str) -> Builder:
    def build(*values: Any) -> c.Condition:
        *about, comparison, value = values
        return c.Compare(fact.read(*about), comparison, value, kind)

    return build


def _numbered(fact: type[Fact]) -> Builder:
    def build(*values: Any) -> c.Condition:
        *about, comparison, number, suffix = values
        if suffix is not None and comparison not in (None, c.Comparison.IS):
            raise ValueError(house("grammar-compare-once"))
        return c.Compare(fact.read(*about), suffix or comparison or c.Comparison.IS, number)

    return build


@cache
def grammar(choices: tuple[type[Choice], ...], facts: tuple[type[Fact], ...]) -> Grammar:
    """The grammar of these words and facts, built once."""
    return Grammar(choices, facts)
