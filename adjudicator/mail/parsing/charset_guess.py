"""The most likely character set of the bytes of a letter that names none.

The bytes are read in each of the common character sets. Each result is compared with each language: its letters and its
words. Knowledge of the writer counts a little, so that it decides when the bytes do not. The same bytes are always read
in the same way.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from adjudicator.mail.parsing.alphabets import FAR, LANGUAGES, Language

MOST: Final = 1024
"""How many bytes are examined; those around non-ASCII bytes come first."""
ENOUGH: Final = 400
"""From this many non-ASCII bytes on, a library is asked if nothing fits well."""

_WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_USUAL: Final = frozenset("«»„“”‚‘’–—…€£§°·•´¿¡№\u00a0")
"""Punctuation and symbols that people write."""
_KNOWN_WORD: Final = 1.5
_HINTED: Final = 3.0
_SPOKEN: Final = 1.0
_COMMONEST: Final = 0.2
"""The bonus for cp1252, the character set of most letters without a declared one."""
_FITTING: Final = 0.4
"""The average score per letter from which a reading fits."""


def guess(data: bytes, *, declared: Sequence[str] = (), languages: Iterable[str] = (), most: int = MOST) -> str:
    """The codec that reads these bytes best.

    `declared` are the codecs of the writer's earlier letters, the latest first; `languages` are the writer's likely
    ones.
    """
    looked_at = _telling(data, most)
    spoken = frozenset(languages)
    scored: dict[str, float] = {}
    for language in LANGUAGES:
        for place, codec in enumerate(language.codecs):
            text = _read(looked_at, codec)
            if text is not None:
                worth = _worth(text, language) + _SPOKEN * (language.code in spoken) - 0.1 * place
                worth += _COMMONEST * (codec == "cp1252")
                scored[codec] = max(scored.get(codec, worth), worth)
    for codec in FAR:
        text = _read(looked_at, codec)
        if text is not None:
            scored[codec] = _worth_far(text, codec)
    for codec in declared[:1]:
        if codec in scored or _read(looked_at, codec) is not None:
            scored[codec] = scored.get(codec, 0.0) + _HINTED
    return _best(data, scored, most)


def _best(data: bytes, scored: dict[str, float], most: int) -> str:
    best = max(scored, key=lambda codec: (scored[codec], codec == "cp1252"), default="cp1252")
    high = sum(byte > 127 for byte in data)
    if most == MOST and high >= ENOUGH and scored.get(best, 0.0) < _FITTING * min(high, MOST):
        from charset_normalizer import from_bytes

        found = from_bytes(data[: 8 * MOST]).best()
        return found.encoding if found is not None else best
    return best


def _telling(data: bytes, most: int) -> bytes:
    """The lines that help, as far as they are examined: ASCII reads the same everywhere."""
    if len(data) <= most:
        return data
    lines = [line for line in data.split(b"\n") if not line.isascii()]
    return b"\n".join(lines)[:most]


def _read(data: bytes, codec: str) -> str | None:
    try:
        return data.decode(codec, "strict")
    except UnicodeDecodeError as fault:
        # A cut in the middle of a character is no fault.
        if fault.start < len(data) - 3 or codec not in FAR:
            return None
        return data[: fault.start].decode(codec, "strict")


@lru_cache(64)
def _weights(language: Language) -> dict[str, float]:
    """The score of each letter of a language; common ones score more."""
    count = len(language.letters)
    worth = {letter: 1.3 - 0.9 * place / count for place, letter in enumerate(language.letters)}
    return worth | {letter.upper(): 0.8 * much for letter, much in worth.items() if letter.upper() != letter}


def _worth(text: str, language: Language) -> float:
    """How well a text fits a language: the sum over its words and its non-ASCII characters."""
    weights = _weights(language)
    worth = 0.0
    for sign in text:
        if sign > "\x7f":
            worth += weights.get(sign, _of_sign(sign, language))
    for match in _WORD.finditer(text):
        word = match[0]
        if word.lower() in language.words:
            worth += _KNOWN_WORD if not word.isascii() else 0.5
        if not word.isascii():
            worth += _of_form(word, language)
    return worth


def _of_sign(sign: str, language: Language) -> float:
    """The score of a character that is no letter of the language."""
    if sign in _USUAL:
        return 0.2
    if sign < "\xa0":
        return -5.0
    return -1.5 if sign.isalpha() else -2.0


def _of_form(word: str, language: Language) -> float:
    """The penalty for the form of a word: capitals inside it, too many marks in a row, two scripts in one word."""
    worth = 0.0
    if not (word.islower() or word.isupper() or word.istitle() or word[1:].islower()):
        worth -= 2.0 * sum(a.islower() and b.isupper() for a, b in pairwise(word))
        worth -= 1.0
    run = longest = 0
    for sign in word:
        run = run + 1 if sign > "\x7f" else 0
        longest = max(longest, run)
    if language.own:
        return worth - 2.0 * any(sign.isascii() and sign.isalpha() for sign in word) - 0.5 * (len(word) == 1)
    return worth - 1.5 * max(longest - 2, 0)


def _worth_far(text: str, codec: str) -> float:
    """How well a text fits an East Asian language."""
    worth, before = 0.0, " "
    for sign in text:
        if sign > "\x7f":
            worth += _of_far_sign(sign, codec)
            # A western letter next to another byte is read as one East Asian character.
            worth -= 1.5 * (before.isascii() and before.isalpha())
        elif sign.isalpha() and before > "\x7f" and before.isalpha():
            worth -= 1.5
        before = sign
    return worth


def _of_far_sign(sign: str, codec: str) -> float:
    if sign in "、。，！？「」（）：；・ー…":
        return 0.8
    if "\u3041" <= sign <= "\u30ff":
        return 1.6 if codec in {"cp932", "euc_jp"} else -1.0
    if "\uac00" <= sign <= "\ud7a3":
        return 1.6 if codec == "cp949" and _in(sign, "euc_kr", 0xB0, 0xC8) else -2.0
    if "\u4e00" <= sign <= "\u9fff":
        return _of_han(sign, codec)
    if "\uff01" <= sign <= "\uff5e":
        return 0.2
    return -2.5


def _of_han(sign: str, codec: str) -> float:
    """The score of a Chinese character; the common ones come first in each character set."""
    match codec:
        case "gb18030":
            return 1.3 if _in(sign, "gb2312", 0xB0, 0xD7) else -2.0
        case "big5":
            return 1.25 if _in(sign, "big5", 0xA4, 0xC6) else -2.0
        case "cp949":
            return -1.5
        case _:
            return 1.0 if _in(sign, "euc_jp", 0xB0, 0xCF) else -2.0


@lru_cache(4096)
def _in(sign: str, codec: str, first: int, last: int) -> bool:
    """Whether the first byte of a character is one of those."""
    try:
        return first <= sign.encode(codec)[0] <= last
    except UnicodeEncodeError:
        return False
