"""Plurals: which form of a word goes with a whole number in each language (Unicode CLDR, cardinal numbers)."""

from collections.abc import Callable
from typing import Final

ENGLISH: Final = "en"


def _one(number: int) -> str:
    return "one" if number == 1 else "other"


def _one_or_none(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _always(number: int) -> str:
    return "other"


def _czech(number: int) -> str:
    return "one" if number == 1 else "few" if number in (2, 3, 4) else "other"


def _polish(number: int) -> str:
    return "one" if number == 1 else "few" if _two_to_four(number) else "many"


def _russian(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if _two_to_four(number) else "many"


def _two_to_four(number: int) -> bool:
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


_RULES: Final[dict[str, Callable[[int], str]]] = {
    "cs": _czech,
    "fr": _one_or_none,
    "ja": _always,
    "ko": _always,
    "pl": _polish,
    "pt": _one_or_none,
    "ru": _russian,
    "uk": _russian,
    "zh": _always,
}


def plural(language: str) -> Callable[[int], str]:
    """The rule of a language; that of English if it is unknown."""
    return _RULES.get(language, _one)
