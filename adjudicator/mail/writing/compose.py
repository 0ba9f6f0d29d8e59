"""The bytes of a letter, made from values alone: the same values give the same bytes (RFC 5322, 2045-2047, 2231, 3834).

No value can break out of its place: line ends in a header value become spaces, and an address or type that could be
mistaken for something else is refused.
"""

import hashlib
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from email.utils import format_datetime
from functools import lru_cache
from itertools import compress
from quopri import encodestring
from typing import Final, Literal, NamedTuple
from urllib.parse import quote

from msgspec import Struct

from adjudicator.core.forall import ForAll
from adjudicator.mail.parsing.shown_pictures import SHOWN_NAME
from adjudicator.mail.writing.address import name as address_name

Auto = Literal["auto-generated", "auto-replied"]

_FOLD_AT: Final = 76
_WORD_BYTES: Final = 39
_LONGEST_LINE: Final = 990  # RFC 5322 allows 998
_PIECES: Final = 64
"""How many encoded pieces of text are kept; pieces for a whole table are needed again at once."""
_SHOWN: Final = 32
"""How many encoded pictures are kept; the same one goes to a whole table."""

_MOMENTS: Final = 64
_NAMED: Final = 1024
"""How many beginnings of Message-IDs, and people in headers, are kept: a thread has one, a table has a few."""

# Includes marks that change the reading direction: they could disguise an address, or a file's ending.
_CONTROL: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff\ufffe\uffff]+"
)
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_ADDRESS: Final = re.compile(
    r"[^\s\x00-\x20\x7f-\xa0@<>(),;:\"\\\[\]\ud800-\udfff]+@[^\s\x00-\x20\x7f-\xa0@<>(),;:\"\\\ud800-\udfff]+\Z"
)
_LONGEST_ADDRESS: Final = 320
_MESSAGE_ID: Final = re.compile(r"<[!-;=?-~]{1,900}>\Z")
_TYPE: Final = re.compile(r"[a-z0-9.+-]+/[a-z0-9.+-]+(?:; [a-z0-9-]+=[A-Za-z0-9._-]+)*\Z")
_ATOMS: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?: [A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*\Z")
# Names that some systems do not allow, and characters that some readers strip from the ends of a name.
_UNFIT: Final = re.compile(r'[<>"/\\|?*:]')
_FILE_NAME: Final = re.compile(r"[A-Za-z0-9 ._()+-]{1,60}\Z")
# Without double spaces, words too long to fold, or anything that could be read as an encoded word.
_LIST_ID: Final = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)+\Z")
_CLICKED: Final = re.compile(r"https://[!-;=?-~]{1,400}\Z")
_MAILTO: Final = re.compile(r"mailto:[!-;=?-~]{1,900}\Z")
_FOLDABLE: Final = re.compile(r"[!-~]{1,60}(?: [!-~]{1,60})*\Z")


class Attachment(Struct, frozen=True):
    """A file sent with a letter: its name, its MIME type (parameters allowed), its bytes."""

    name: str
    type: str
    data: bytes


class Inline(Struct, frozen=True):
    """A file that the HTML shows in its place as `cid:ID` (RFC 2392)."""

    cid: str
    type: str
    data: bytes


class Mail(Struct, frozen=True, kw_only=True):
    """A letter to be written. Addresses are (name, address); the name may be empty.

    `date` carries its offset from UTC. `auto` is the RFC 3834 mark: `auto-generated` for reports, `auto-replied` for
    answers, None for a letter from a person (or from a house bot in a person's place).
    """

    sender: tuple[str, str]
    to: tuple[str, str]
    subject: str
    date: datetime
    message_id: str
    text: str | tuple[str, ...] | None
    flowed: bool = False
    """Whether lines of the text that end with a space continue on the next (RFC 3676)."""
    html: str | tuple[str, ...] | None = None
    """Both as one text, or in pieces. One of them may be None, for a reader who wants only the other."""
    shown: tuple[Inline, ...] = ()
    """The pictures that the HTML shows; without HTML they are not sent."""
    reply_to: tuple[str, str] | None = None
    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    auto: Auto | None = "auto-generated"
    attachments: tuple[Attachment, ...] = ()
    list_id: str = ""
    """The List-Id, such as `andromeda.games.example.org` (RFC 2919), for mail filters."""
    unsubscribe: str = ""
    """The link by which a reader declines what the letter offers and all others (RFC 2369): a `mailto`."""
    one_click: str = ""
    """The address that a mail program posts to when its reader presses the button for that (RFC 8058)."""


def message_id(game: str, seat: str, kind: str, serial: int, n: int, mark: str, host: str) -> str:
    """The one Message-ID of this mail: the nth of its kind to that seat about the phase with this serial.

    `mark` cannot be made by anybody else; it consists of small letters and digits.
    """
    return f"<{_named(game, seat, kind)}.{serial}.{n}.{mark}@{host}>"


@lru_cache(_NAMED)
def _named(*parts: str) -> str:
    return ".".join(map(address_name, parts))


def _clean(value: str) -> str:
    """One line of words; every run of other characters becomes one space."""
    return _CONTROL.sub(" ", value).strip()


def _encoded_words(value: str) -> list[str]:
    """RFC 2047 words that fit on a line beside "Reply-To:"; a character is never split over two of them."""
    words: list[str] = []
    held = b""
    for character in value:
        more = character.encode()
        if len(held) + len(more) > _WORD_BYTES:
            words.append(f"=?utf-8?b?{b64encode(held).decode()}?=")
            held = b""
        held += more
    words.append(f"=?utf-8?b?{b64encode(held).decode()}?=")
    return words


def _folded(head: str, words: Sequence[str]) -> str:
    first, *others = words
    said = [head, " ", first]
    used = len(head) + 1 + len(first)
    for word in others:
        used += 1 + len(word)
        if used > _FOLD_AT:
            said.append("\r\n")
            used = 1 + len(word)
        said += (" ", word)
    return "".join(said) + "\r\n"


def _text_header(head: str, value: str) -> str:
    value = _clean(value)
    if _FOLDABLE.match(value) and "=?" not in value:
        if len(head) + len(value) < _FOLD_AT:
            return f"{head} {value}\r\n"
        return _folded(head, value.split(" "))
    return _folded(head, _encoded_words(value)) if value else f"{head} \r\n"


def writable(address: str) -> bool:
    """Whether a letter can be sent to this address."""
    return _ADDRESS.match(address) is not None and len(address) <= _LONGEST_ADDRESS


@lru_cache(_NAMED)
def _address_header(head: str, who: tuple[str, str]) -> str:
    name, address = _clean(who[0]), who[1]
    if not writable(address):
        raise ValueError(f"{address!r} is not an address a letter can be sent to: it must be like name@example.org")
    if not name:
        return f"{head} {address}\r\n"
    if len(name) <= 60 and _ATOMS.match(name) and "=?" not in name:
        phrase = [name]
    elif len(name) <= 60 and name.isascii() and "=?" not in name and "  " not in name:
        quoted = name.replace("\\", "\\\\").replace('"', '\\"')
        phrase = [f'"{quoted}"']
    else:
        phrase = _encoded_words(name)
    return _folded(head, [*phrase, f"<{address}>"])


def _own_id(value: str) -> str:
    if not _MESSAGE_ID.match(value):
        raise ValueError(f"{value!r} is not a Message-ID: it must be like <left@right>, in ASCII and without spaces")
    return value


def _id_header(head: str, values: Sequence[str]) -> str:
    """A header of Message-IDs; other people's Message-IDs that break RFC 5322 are left out."""
    good = [value for value in values if _MESSAGE_ID.match(value)]
    return _folded(head, good) if good else ""


def _list_header(value: str) -> str:
    if value and not _LIST_ID.match(value):
        raise ValueError(f"{value!r} is no list identifier: it must be like andromeda.games.example.org")
    return f"List-Id: <{value}>\r\n" if value else ""


def _unsubscribe_header(value: str, one_click: str) -> str:
    if value and not _MAILTO.match(value):
        raise ValueError(f"{value!r} is no link by which a letter is declined: it must be like mailto:name@example.org")
    if one_click and not _CLICKED.match(one_click):
        raise ValueError(f"{one_click!r} is no address that can be posted to: it must be like https://example.org/stop")
    if not (value and one_click):
        return f"List-Unsubscribe:\r\n <{value}>\r\n" if value else ""
    posted = "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
    return f"List-Unsubscribe:\r\n <{one_click}>,\r\n <{value}>\r\n{posted}"


@lru_cache(_MOMENTS)
def _dated(at: datetime, offset: timedelta | None) -> str:
    """A moment as headers write it; instants compare equal in every zone, so the offset is passed too."""
    return format_datetime(at)


def _lines(pieces: Iterable[str]) -> Iterator[str]:
    """A text as pieces of whole lines, the last of which ends too; pieces that are so already stay as they are."""
    held = ""
    for piece in pieces:
        said = _LINE_END.sub("\n", held + piece) if "\r" in piece else held + piece if held else piece
        end = said.rfind("\n") + 1
        if end == len(said):
            if said:
                yield said
            held = ""
        else:
            if end:
                yield said[:end]
            held = said[end:]
    if held:
        yield f"{held}\n"


class _Body(NamedTuple):
    """Whole lines as they are transmitted: whether they may be, and what they contain.

    `like_boundary` means that one could be read as a boundary, `plain` that all of it is ASCII.
    """

    data: bytes
    fits: bool
    like_boundary: bool
    plain: bool


def _encoded(said: str) -> _Body:
    """Whole lines as they are."""
    return _encoded_for_all(said) if type(said) is ForAll else _as_they_are(said)


@lru_cache(_PIECES)
def _encoded_for_all(said: ForAll) -> _Body:
    return _as_they_are(said)


def _as_they_are(said: str) -> _Body:
    data = said.encode("utf-8", "replace")
    # A rare character is found faster than its surroundings, and faster in text than in bytes.
    like_boundary = "_" in said and "--=_" in said
    fits = "\0" not in said and _short(data)
    return _Body(data.replace(b"\n", b"\r\n"), fits, like_boundary, said.isascii() or data.isascii())


def _short(data: bytes) -> bool:
    """Whether no line is too long: as many lines as fit into one line's length are checked at once."""
    at = 0
    while at + _LONGEST_LINE < len(data):
        end = data.rfind(b"\n", at, at + _LONGEST_LINE + 1)
        if end < 0:
            return False
        at = end + 1
    return True


@lru_cache(_PIECES)
def _quoted(said: str) -> bytes:
    """Whole lines as quoted-printable; each line is encoded by itself (RFC 2045, 6.7)."""
    return encodestring(said.encode("utf-8", "replace")).replace(b"\n", b"\r\n")


class _Part(NamedTuple):
    """A part of a letter, in pieces."""

    pieces: tuple[bytes, ...]
    free: tuple[bytes, ...] = ()
    """The pieces that may contain a boundary."""


def _text_part(kind: str, text: str | Sequence[str]) -> _Part:
    pieces = [*_lines((text,) if isinstance(text, str) else text)] or ["\n"]
    body, fit, like_boundary, plain = zip(*map(_encoded, pieces), strict=True)
    if all(fit):
        free = tuple(compress(body, like_boundary))
        how = "7bit" if all(plain) else "8bit"
    else:
        body, free, how = tuple(map(_quoted, pieces)), (), "quoted-printable"
    head = f"Content-Type: {kind}; charset=utf-8\r\nContent-Transfer-Encoding: {how}\r\n\r\n"
    return _Part((head.encode(), *body), free)


def _data_part(head: bytes, data: bytes) -> _Part:
    said = b64encode(data)
    lines = b"\r\n".join([said[at : at + 76] for at in range(0, len(said), 76)])
    return _Part((head, lines, b"\r\n"))


def _data_head(kind: str, head: str) -> bytes:
    if not _TYPE.match(kind):
        raise ValueError(f"{kind!r} is not a MIME type: it must be like image/png")
    return f"Content-Type: {kind}\r\n{head}Content-Transfer-Encoding: base64\r\n\r\n".encode()


@lru_cache(_SHOWN)
def shown_part(file: Inline) -> _Part:
    """A file that the HTML shows, as sent: the same one goes to a whole table."""
    shown = f'Content-ID: {_own_id(f"<{file.cid}>")}\r\nContent-Disposition: inline;\r\n filename="{SHOWN_NAME}"\r\n'
    return _data_part(_data_head(file.type, shown), file.data)


def _page_part(mail: Mail, html: str | Sequence[str]) -> _Part:
    """The HTML with its pictures (RFC 2387)."""
    page = _text_part("text/html", html)
    if not mail.shown:
        return page
    files = [shown_part(file) for file in mail.shown]
    return _joined('related; type="text/html"', mail.message_id.encode() + b"related", (page, *files))


def _file_part(file: Attachment) -> _Part:
    return _data_part(_file_head(file.name, file.type), file.data)


@lru_cache(_NAMED)
def _file_head(called: str, kind: str) -> bytes:
    """The headers of a file; files for a whole table have the same names."""
    name = _UNFIT.sub("_", _clean(called)) or "file"
    if _FILE_NAME.match(name):
        said = f'filename="{name}"'
    else:
        said = f"filename*=utf-8''{quote(name, safe='')}"
        if len(said) > _LONGEST_LINE:
            raise ValueError(f"{name[:40]!r}... is too long for the name of an attachment")
    return _data_head(kind, f"Content-Disposition: attachment;\r\n {said}\r\n")


def _joined(kind: str, seed: bytes, parts: Sequence[_Part]) -> _Part:
    """A multipart body; the boundary is derived from the Message-ID, and again until no part can contain it.

    Encoded pieces never contain one, because they never contain `=_`.
    """
    free = sum([part.free for part in parts], ())
    boundary = hashlib.blake2b(seed, digest_size=15).hexdigest().encode()
    while any(boundary in said for said in free):
        boundary = hashlib.blake2b(boundary, digest_size=15).hexdigest().encode()
    pieces = [b'Content-Type: multipart/%s; boundary="=_%s"\r\n\r\n' % (kind.encode(), boundary)]
    for part in parts:
        pieces += (b"--=_%s\r\n" % boundary, *part.pieces, b"\r\n")
    return _Part((*pieces, b"--=_%s--\r\n" % boundary), free)


def compose(mail: Mail) -> bytes:
    """The letter as transmitted, with CR LF; ValueError names the value that cannot be sent."""
    own = _own_id(mail.message_id)
    head = [
        _address_header("From:", mail.sender),
        _address_header("To:", mail.to),
        _address_header("Reply-To:", mail.reply_to) if mail.reply_to is not None else "",
        _text_header("Subject:", mail.subject),
        f"Date: {_dated(mail.date, mail.date.utcoffset())}\r\nMessage-ID: {own}\r\n",
        _id_header("In-Reply-To:", (mail.in_reply_to,)),
        _id_header("References:", mail.references),
        f"Auto-Submitted: {mail.auto}\r\n" if mail.auto is not None else "",
        _list_header(mail.list_id),
        _unsubscribe_header(mail.unsubscribe, mail.one_click),
        "MIME-Version: 1.0\r\n",
    ]
    flow = "; format=flowed" if mail.flowed else ""
    said = [_text_part(f"text/plain{flow}", mail.text)] if mail.text is not None else []
    if mail.html is not None:
        said.append(_page_part(mail, mail.html))
    if not said:
        raise ValueError("a letter without text and without HTML cannot be sent")
    content = said[0] if len(said) == 1 else _joined("alternative", own.encode() + b"alternative", said)
    if mail.attachments:
        files = [_file_part(file) for file in mail.attachments]
        content = _joined("mixed", own.encode() + b"mixed", (content, *files))
    return b"".join(("".join(head).encode(), *content.pieces))
