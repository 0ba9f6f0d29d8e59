"""Which alphabet a letter was written in: what it says, then UTF-8, then the best guess.

A declared charset is believed when it decodes the bytes without a fault. Guesses are wrong now and then on a few short
lines, so every guess is reported, never silent. What is known of the writer helps: the alphabets that earlier letters
declared, and the language.
"""

import codecs
import re
from typing import Final

from msgspec import Struct

from adjudicator.engine.text.sayings import Spoken, house
from adjudicator.mail.parsing.charset_guess import MOST, guess

FEW: Final = 32
"""So many bytes are looked at where there may be many to guess by: of headers, and of the later parts of a letter."""
LOOKED_THROUGH: Final = 64 * 1024
_DECLARED: Final = re.compile(rb"charset\s*=\s*[\"']?([\w.:-]{2,40})", re.I)

# What mail programs write for something a little larger than it says (WHATWG Encoding, "labels").
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
# Python codecs that are no alphabet anybody writes letters in; "idna" and "punycode" also take quadratic time.
_NOT_FOR_LETTERS: Final = frozenset(
    {"idna", "punycode", "undefined", "unicode-escape", "raw-unicode-escape", "mbcs", "oem"}
)
_ONE_BYTE: Final = ("cp125", "iso8859", "latin", "ascii")


def known(name: str) -> str | None:
    """The Python codec for a charset name as a letter wrote it, or None when there is no such alphabet."""
    wanted = name.strip().strip("\"'").lower()
    wanted = _WIDER.get(wanted, wanted)
    try:
        info = codecs.lookup(wanted)
    except (LookupError, ValueError, UnicodeError):
        return None
    # Without this flag "hex" or "zip" would be taken for an alphabet; it is the flag bytes.decode itself looks at.
    if not getattr(info, "_is_text_encoding", True) or info.name.replace("_", "-") in _NOT_FOR_LETTERS:
        return None
    return info.name


def _attempt(data: bytes, codec: str, *, whole: bool) -> str | None:
    try:
        text = codecs.getincrementaldecoder(codec)("strict").decode(data, whole)
        # Half a character can be written in utf-7; no letter of ours and no database can hold it.
        text.encode()
    except (UnicodeError, ValueError, LookupError):
        return None
    return text


class Writer(Struct, frozen=True):
    """What is known of whoever wrote: the codecs that earlier letters declared, the latest first, and the languages."""

    declared: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()


NOBODY: Final = Writer()


def declared_in(raw: bytes) -> str | None:
    """The codec that a letter as it came declares for its words; None where it is UTF-8, which tells by itself."""
    for match in _DECLARED.finditer(raw[:LOOKED_THROUGH]):
        codec = known(match[1].decode("ascii"))
        if codec not in {None, "utf-8", "ascii", "utf-7"}:
            return codec
    return None


def decode(
    data: bytes, declared: str | None = None, *, whole: bool = True, writer: Writer = NOBODY, most: int = MOST
) -> tuple[str, Spoken | None]:
    """The text in `data` and, when it had to be guessed, a sentence that says how it was read.

    `whole` is False when the bytes were cut somewhere, so that half a character at the end is no fault.
    A guess looks at `most` bytes.
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
