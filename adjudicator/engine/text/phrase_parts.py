"""Phrase parts: functions that put words, arguments and choices together.

A report uses a hundred phrases, so each is made of functions that do as little as possible: there is one for each
number of arguments, up to the number that nearly all phrases have.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Args = Mapping[str, Any]
Part = Callable[[Args], str]


def sentence(words: Sequence[str], names: Sequence[str]) -> Part:
    """Words with named arguments between them: there is one more text than there are names."""
    match [*words], [*names]:
        case [said], []:
            return lambda args: said
        case [first, second], [one]:
            return lambda args: f"{first}{args[one]}{second}"
        case [first, second, third], [one, two]:
            return lambda args: f"{first}{args[one]}{second}{args[two]}{third}"
        case [first, second, third, fourth], [one, two, three]:
            return lambda args: f"{first}{args[one]}{second}{args[two]}{third}{args[three]}{fourth}"
    between = [f"{{{name}}}" for name in names]
    escaped = [word.replace("{", "{{").replace("}", "}}") for word in words]
    return "".join([*(part for pair in zip(escaped, between, strict=False) for part in pair), escaped[-1]]).format_map


def together(parts: Sequence[Part]) -> Part:
    """Parts one after the other."""
    match [*parts]:
        case [one]:
            return one
        case [one, two]:
            return lambda args: one(args) + two(args)
        case [one, two, three]:
            return lambda args: f"{one(args)}{two(args)}{three(args)}"
        case [one, two, three, four]:
            return lambda args: f"{one(args)}{two(args)}{three(args)}{four(args)}"
    return lambda args: "".join([part(args) for part in parts])


def choice(by: str, variants: Mapping[str | int, Part], usual: Part, category: Callable[[int], str]) -> Part:
    """One of several parts, chosen by an argument: a text, a number or its category, yes or no; or the default."""
    variant = variants.get

    def chosen(args: Args) -> str:
        key = args[by]
        if type(key) is str:
            return variant(key, usual)(args)
        if isinstance(key, bool):
            key = "yes" if key else "no"
        elif isinstance(key, int) and key not in variants:
            key = category(key)
        return variant(key, usual)(args)

    return chosen
