"""Bounds for other people's templates: a limited number of steps and characters, whatever they say.

Jinja's sandbox keeps a template from reaching what it is not given. It does not keep it from repeating a letter a
thousand million times. So each loop, call, filter and operation of such a template is counted, and the size of a result
is estimated before it is made. Steps are counted instead of seconds, so that every machine refuses the same.
"""

from collections.abc import Callable, Iterable, Iterator, Sized
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from re import compile as pattern
from typing import Any, Final

from jinja2 import TemplateRuntimeError, nodes, pass_context
from jinja2.runtime import Context, markup_join, str_join

STEPS: Final = 500_000
"""The most loops, calls and operations in making a letter; ours take a few thousand."""
CALL: Final = 5
"""How many steps a call counts for, or an included template."""
CHARACTERS: Final = 64 << 20
"""How many characters, elements and the like may be made in total."""
MOST: Final = 1 << 20
"""How many of them one value may have."""
DIGITS: Final = 4096
"""How many bits a number may have."""
DEEP: Final = 50
_WIDE: Final = pattern(r"\d{5,}")
"""A format width that no column has."""


class TooMuch(TemplateRuntimeError):
    """A template makes more than any letter contains."""


class _Budget:
    def __init__(self) -> None:
        self.steps = STEPS
        self.characters = CHARACTERS

    def spend(self, steps: int, characters: int = 0) -> None:
        self.steps -= steps
        self.characters -= characters
        if self.steps < 0:
            raise TooMuch(f"making a letter takes more than {STEPS:,} steps; look for loops in loops")
        if self.characters < 0:
            raise TooMuch(f"making a letter takes more than {CHARACTERS:,} characters; look for repetitions")


_current: ContextVar[_Budget | None] = ContextVar("budget", default=None)


@contextmanager
def budget() -> Iterator[None]:
    """Count everything that is made within the block together."""
    if _current.get() is not None:
        yield
        return
    mark = _current.set(_Budget())
    try:
        yield
    finally:
        _current.reset(mark)


def spend(steps: int, characters: int = 0) -> None:
    """Count steps and characters; raises TooMuch."""
    found = _current.get()
    if found is not None:
        found.spend(steps, characters)
    elif characters > MOST:
        raise _large()


def weight(value: Any) -> int:
    """The size of a value: characters, elements and their content; raises TooMuch if it is past all use."""
    if isinstance(value, str | bytes):
        return 1 + len(value)
    if not isinstance(value, list | tuple | dict | set | frozenset):
        return 1
    total, level = 1, [value]
    for _ in range(DEEP):
        within: list[Any] = []
        for one in level:
            found = (*one.keys(), *one.values()) if isinstance(one, dict) else one
            total += len(found)
            if total > MOST:
                raise _large()
            for inner in found:
                if isinstance(inner, str | bytes):
                    total += len(inner)
                elif isinstance(inner, list | tuple | dict | set | frozenset):
                    within.append(inner)
        if not within:
            return total
        level = within
    raise TooMuch(f"lists stand in each other more than {DEEP} times")


def _large() -> TooMuch:
    return TooMuch(f"a value would have more than {MOST:,} characters or elements")


def weighed(value: Any, *others: Any, formats: bool = False) -> None:
    """Count an operation on a value; raises TooMuch if the result could be past all use."""
    own = weight(value)
    by = 1
    for one in others:
        size = abs(one) if isinstance(one, int) else weight(one)
        by = max(by, size)
        if isinstance(one, int) and size.bit_length() > DIGITS:
            raise _large()
    if formats and isinstance(value, str) and _WIDE.search(value):
        raise TooMuch("a format has a width that no column has")
    if own * by > 16 * MOST:
        raise _large()
    spend(1, own)


def operated(operator: str, left: Any, right: Any) -> None:
    """Estimate the result of an operation before it is carried out."""
    if operator == "**" and isinstance(left, int) and isinstance(right, int):
        if abs(right) > DIGITS or left.bit_length() * abs(right) > DIGITS:
            raise _large()
    elif operator == "*":
        many, of = (left, right) if isinstance(left, int) else (right, left)
        if isinstance(of, int) and isinstance(many, int):
            if of.bit_length() + many.bit_length() > DIGITS:
                raise _large()
        elif isinstance(many, int):
            if weight(of) * max(many, 0) > MOST:
                raise _large()
            spend(0, weight(of) * max(many, 0))
    elif operator == "%" and isinstance(left, str | bytes):
        weighed(left, *(right if isinstance(right, tuple) else (right,)), formats=True)
    elif operator == "+" and not (isinstance(left, int | float) and isinstance(right, int | float)):
        spend(0, weight(left) + weight(right))
    spend(1)


def filtered(done: Callable[..., Any], name: str) -> Callable[..., Any]:
    """A filter that counts."""
    at = 1 if hasattr(done, "jinja_pass_arg") else 0

    @wraps(done)
    def counting(*given: Any, **named: Any) -> Any:
        own, rest = given[at : at + 1], (*given[1:], *named.values())
        weighed(own[0] if own else "", *rest, formats=name == "format")
        gone_through = (_gone_through(one) for one in own)
        try:
            said = done(*given[:at], *gone_through, *given[at + 1 :], **named)
        except AssertionError as fault:  # how filters of the library say that a value will not do
            raise TemplateRuntimeError(str(fault)) from fault
        spend(0, weight(said))
        return said

    return counting


def _gone_through(value: Any) -> Any:
    """The values that a filter may go through, counted as those of a loop."""
    if isinstance(value, range | list | tuple | dict | set | frozenset):
        spend(len(value))
    return _counted(value) if isinstance(value, Iterator) else value


@pass_context
def stepped(_: Context, several: Any) -> Any:
    """The values of a loop, counted."""
    if isinstance(several, Sized):
        spend(len(several), 0)
        return several
    return _counted(several)


def _counted(several: Iterable[Any]) -> Iterator[Any]:
    for one in several:
        spend(1)
        yield one


@pass_context
def joined(context: Context, several: list[Any]) -> str:
    """Values as one text."""
    spend(1, sum(map(weight, several)))
    return markup_join(several) if context.eval_ctx.autoescape else str_join(several)


@pass_context
def compared(_: Context, value: Any) -> Any:
    """A compared value: comparing goes through all of it."""
    spend(1, weight(value))
    return value


@pass_context
def shown(_: Context, value: Any) -> Any:
    """A value as it is put into a letter."""
    spend(1, weight(value))
    return value


STEPPED, JOINED, COMPARED = "_stepped", "_joined", "_compared"
FILTERS: Final[dict[str, Callable[..., Any]]] = {STEPPED: stepped, JOINED: joined, COMPARED: compared}


def called(done: Any, *given: Any) -> None:
    """Estimate a call before it is made."""
    spend(CALL)
    of = getattr(done, "__self__", "")
    weighed(of if isinstance(of, str | bytes | list | tuple | dict) else "", *given, formats=formats(done))


def formats(done: Any) -> bool:
    """Whether it is a method that formats."""
    return getattr(done, "__name__", "") in _FORMATS


_FORMATS: Final = ("format", "format_map")


def counting(tree: nodes.Template) -> nodes.Template:
    """A template in which loops, joining and comparing are counted."""
    loop: Any
    for loop in list(tree.find_all(nodes.For)):
        loop.iter = _by(STEPPED, loop.iter)
    for comparison in list(tree.find_all(nodes.Compare)):
        comparison.expr = _by(COMPARED, comparison.expr)
        for operand in comparison.ops:
            operand.expr = _by(COMPARED, operand.expr)
    _concatenated(tree)
    return tree


def _by(name: str, node: nodes.Expr) -> nodes.Expr:
    return nodes.Filter(node, name, [], [], None, None, lineno=node.lineno)


def _concatenated(node: Any) -> Any:
    """The same, with a filter in place of each join with ~."""
    for name, value in node.iter_fields():
        if isinstance(value, list):
            setattr(node, name, [_replaced(one) for one in value])
        else:
            setattr(node, name, _replaced(value))
    return node


def _replaced(value: Any) -> Any:
    if not isinstance(value, nodes.Node):
        return value
    value = _concatenated(value)
    if isinstance(value, nodes.Concat):
        return _by(JOINED, nodes.List(value.nodes, lineno=value.lineno))
    return value


def together(parts: Iterable[str]) -> str:
    """The pieces that a template has made, as one text."""
    if isinstance(parts, list):
        spend(0, sum(map(len, parts)))
        return "".join(parts)
    return "".join(_measured(parts))


def _measured(parts: Iterable[str]) -> Iterator[str]:
    for one in parts:
        spend(0, len(one))
        yield one
