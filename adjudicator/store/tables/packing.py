"""Letters as they are stored: deflated, common parts once, and files in their form before encoding.

Everything that is packed comes out the same to the byte. Letters from before packing begin with another byte.
"""

import zlib
from base64 import b64encode
from binascii import Error, a2b_base64
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from msgspec import Struct
from msgspec.msgpack import Decoder, encode

from adjudicator.store.tables.deflated import LEVEL, MARK, bounded, shorter

BETWEEN: Final = b"\r\n\r\n"
"""Letters are compared piece by piece, between empty lines."""

MOST: Final = 512 << 20
"""How many bytes a letter, or the letters of a table in a bundle, may have."""
_ENCODED: Final = b"base64\r\n\r\n"
_LINE: Final = 76
_END: Final = b"\r\n"
_BEGINS: Final = 64
_SAMPLE: Final = 1024
_DENSE: Final = 0.9
"""A file is stored unchanged, like a picture, if deflating a sample leaves this share of it."""


class _Pack(Struct, frozen=True, array_like=True):
    """Deflated words, and the files encoded in them: the place, and the length there or the separate bytes."""

    words: bytes
    files: tuple[tuple[int, int | bytes], ...]


class _Shelf(Struct, frozen=True, array_like=True):
    """The content of several letters, one after the other, and the length of each piece."""

    pack: _Pack
    lengths: tuple[int, ...]


_READ: Final = Decoder(_Pack)
_OPENED: Final = Decoder(_Shelf)
_PLACES: Final = Decoder(list[int])


def packed(letter: bytes) -> bytes:
    """A letter as it is stored by itself: unchanged if that is shorter."""
    return shorter(letter, MARK + encode(_pack(letter)))


def unpacked(kept: bytes) -> bytes:
    """The letter that is stored in this way."""
    return _unpack(_READ.decode(kept[1:])) if kept.startswith(MARK) else kept


def bundled(letters: Sequence[bytes]) -> tuple[bytes, list[bytes]]:
    """Some letters in one bundle, and for each the piece that identifies it there."""
    places: dict[bytes, int] = {}
    first = letters[0].split(BETWEEN)
    longest = max(first, key=len)
    apart = [first, *[_apart(letter, longest) for letter in letters[1:]]]
    pieces = [encode([places.setdefault(said, len(places)) for said in letter]) for letter in apart]
    return encode(_Shelf(_pack(BETWEEN.join(places)), tuple(map(len, places)))), pieces


def _apart(letter: bytes, longest: bytes) -> list[bytes]:
    """The pieces of a letter between empty lines; a piece equal to `longest` is that very object and is not examined.

    In a report that is the picture, more than half of the letter and the same for the whole table.
    """
    at = letter.find(BETWEEN + longest[:_BEGINS])
    start, end = at + len(BETWEEN), at + len(BETWEEN) + len(longest)
    if at < 0 or not (letter.startswith(longest, start) and letter.startswith(BETWEEN, end)):
        return letter.split(BETWEEN)
    return [*letter[:at].split(BETWEEN), longest, *letter[end + len(BETWEEN) :].split(BETWEEN)]


class Bundle:
    """A bundle of letters, opened."""

    __slots__ = ("_said",)

    def __init__(self, kept: bytes) -> None:
        shelf = _OPENED.decode(kept)
        said, ends = _unpack(shelf.pack), accumulate(shelf.lengths, lambda at, length: at + len(BETWEEN) + length)
        self._said = [said[end - length : end] for length, end in zip(shelf.lengths, ends, strict=True)]

    def letter(self, piece: bytes) -> bytes:
        """One of its letters."""
        return BETWEEN.join([self._said[place] for place in _PLACES.decode(piece)])


@lru_cache(maxsize=4)
def opened(kept: bytes) -> Bundle:
    """A bundle, opened; the letters of a table are answered, and looked up, one after the other."""
    return Bundle(kept)


def _pack(said: bytes) -> _Pack:
    words: list[bytes] = []
    files: list[tuple[int, int | bytes]] = []
    length = at = 0
    while (found := said.find(_ENCODED, at)) >= 0:
        start = found + len(_ENCODED)
        words.append(said[at:start])
        length += start - at
        at = start
        end = said.find(BETWEEN, start)
        block = said[start : end + len(_END) if end >= 0 else len(said)]
        data = _decoded(block)
        if data is None:
            continue
        at += len(block)
        if _dense(data):
            files.append((length, data))
        else:
            files.append((length, len(data)))
            words.append(data)
            length += len(data)
    words.append(said[at:])
    return _Pack(zlib.compress(b"".join(words), LEVEL), tuple(files))


def _unpack(pack: _Pack) -> bytes:
    words = bounded(pack.words, MOST)
    said, at = [], 0
    for place, file in pack.files:
        said.append(words[at:place])
        at = place
        if isinstance(file, int):
            at += file
            said.append(_encoded(words[place:at]))
        else:
            said.append(_encoded(file))
    said.append(words[at:])
    return b"".join(said)


def _dense(data: bytes) -> bool:
    return len(data) > _SAMPLE and len(zlib.compress(data[:_SAMPLE], LEVEL)) > _DENSE * _SAMPLE


def _decoded(block: bytes) -> bytes | None:
    """The bytes that lines encode, None unless the same lines can be made from them again."""
    try:
        data = a2b_base64(block)
    except Error:
        return None
    return data if _encoded(data) == block else None


def _encoded(data: bytes) -> bytes:
    line = b64encode(data)
    return b"".join([line[at : at + _LINE] + _END for at in range(0, len(line), _LINE)])
