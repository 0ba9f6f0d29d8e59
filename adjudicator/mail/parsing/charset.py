"""The character set of a letter: the declared one, then UTF-8, then the best guess.

A declared charset is believed if it decodes the bytes without a fault. A guess on a few short lines is sometimes wrong,
so every guess is reported. Knowledge of the writer helps: the character sets that earlier letters declared, and the
language.
"""

import codecs
import re
from typing import Final

from msgspec import Struct

from adjudicator.engine.text.sayings import Spoken, house
from adjudicator.mail.parsing.charset_guess import MOST, guess

FEW: Final = 32
"""How many bytes are examined where there may be many: of headers, and of a letter's later parts."""
LOOKED_THROUGH: Final = 64 * 1024
_DECLARED: Final = re.compile(rb"charset\s*=\s*[\"']?([\w.:-]{2,40})", re.I)

# The names that mail programs write for something slightly larger (WHATWG Encoding, "labels").
_WIDER: Final = {
    "iso-8859-1": "cp1252",
    "latin-1": "cp1252",
    "latin1": "cp1252",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "x-gbk": "gb18030",
    "ks_c_5601-1987": "cp949",
    "euc-kr": "cp949",
    "shift_jis": "cp932",
    "x-sjis": "cp932",
    "iso-8859-8-i": "iso-8859-8",
    "iso-8859-9": "cp1254",
    "windows-874": "cp874",
    "tis-620": "cp874",
    "unicode-1-1-utf-7": "utf-7",
}
# Python codecs that are no character set of letters; "idna" and "punycode" also take quadratic time.
_NOT_FOR_LETTERS: Final = frozenset(
    {"idna", "punycode", "undefined", "unicode-escape", "raw-unicode-escape", "mbcs", "oem"}
)
_ONE_BYTE: Final = ("cp125", "iso8859", "latin", "ascii")


def known(name: str) -> str | None:
    """The Python codec for a charset name as a letter wrote it, or None if there is no such character set."""
    wanted = name.strip().strip("\"'").lower()
    wanted = _WIDER.get(wanted, wanted)
    try:
        info = codecs.lookup(wanted)
    except (LookupError, ValueError, UnicodeError):
        return None
    # Without this flag "hex" or "zip" would count as a character set; bytes.decode itself uses the same flag.
    if not getattr(info, "_is_text_encoding", True) or info.name.replace("_", "-") in _NOT_FOR_LETTERS:
        return None
    return info.name


def _attempt(data: bytes, codec: str, *, whole: bool) -> str | None:
    try:
        text = codecs.getincrementaldecoder(codec)("strict").decode(data, whole)
        # utf-7 can contain half a character; no letter of ours and no database can hold it.
        text.encode()
    except (UnicodeError, ValueError, LookupError):
        return None
    return text


class Writer(Struct, frozen=True):
    """What is known of the writer: the codecs of earlier letters, the latest first, and the languages."""

    declared: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()


NOBODY: Final = Writer()


def declared_in(raw: bytes) -> str | None:
    """The codec that a letter declares for its words; None for UTF-8, which needs no declaration."""
    for match in _DECLARED.finditer(raw[:LOOKED_THROUGH]):
        codec = known(match[1].decode("ascii"))
        if codec not in {None, "utf-8", "ascii", "utf-7"}:
            return codec
    return None


def decode(
    data: bytes, declared: str | None = None, *, whole: bool = True, writer: Writer = NOBODY, most: int = MOST
) -> tuple[str, Spoken | None]:
    """The text in `data` and, if its character set had to be guessed, a sentence that says how it was read.

    `whole` is False if the bytes were cut somewhere, so that half a character at the end is no fault. A guess examines
    `most` bytes.
    """
    codec = known(declared) if declared else None
    if codec is not None and not data.isascii() and codec.startswith(_ONE_BYTE):
        # A single-byte charset decodes anything, so it would turn mislabelled UTF-8 into rubbish without a fault.
        text = _attempt(data, "utf-8", whole=whole)
        if text is not None:
            return text, house("charset-other", declared=declared, read="utf-8")
    for candidate in (codec, "utf-8"):
        text = _attempt(data, candidate, whole=whole) if candidate else None
        if text is not None:
            if declared and candidate != codec:
                return text, house("charset-other", declared=declared, read=candidate)
            return text, None
    guessed = guess(data, declared=writer.declared, languages=writer.languages, most=most)
    return data.decode(guessed, "replace"), house("charset-guessed", declared=declared or "no", read=guessed)
