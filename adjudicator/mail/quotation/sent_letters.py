"""Letters of ours in the form in which answers are searched for them: as sent, not as some program shows them.

Programs change spaces, line ends, marks, quotes, dashes, bullets and links when they quote. Letters and digits stay.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import compat32
from functools import lru_cache
from typing import Final

from msgspec import Struct

from adjudicator.mail.parsing import headers, html
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.writing import address

GRAM: Final = 8
"""How many characters are used to find the places where a line may begin."""
MOST_PLACES: Final = 12
"""How many places with the same beginning are examined."""
MOST_LINES: Final = 4000

_LINK: Final = re.compile(r"[<\[(]?\b(?:https?://|mailto:|cid:|www\.)[^\s<>\])]*[>\])]?", re.I)
_BULLET: Final = re.compile(r"\A(?:\W*\d{1,3}[.)]\s+|\s*[oO§·•*-]\s+)")
_CAPITALS: Final = re.compile(r"\W*(?:\d{1,3}[.)]\s+)?(?:line \d+\W+)?[^\W\d_a-z]{2,}(?![^\W\d_])")
_FENCED: Final = re.compile(r"\W*(BEGIN|END)\s+ORDERS\W*\Z", re.I)


def key(text: str) -> str:
    """A text, prepared for comparison: its letters and digits, without links."""
    text = _LINK.sub(" ", text) if "://" in text or "www." in text or ":" in text else text
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    said = text.casefold()
    return said if said.isalnum() else "".join(filter(str.isalnum, said))


def ordered(text: str) -> bool:
    """Whether a line looks like an order: it begins with a word in capitals."""
    return _CAPITALS.match(text) is not None


def unbulleted(text: str) -> str:
    """The same without the list mark before it, which programs add and remove."""
    return key(_BULLET.sub("", text, count=1))


class Passage(Struct, frozen=True, eq=False):
    """One form of a letter of ours, its words run together. `starts` gives the beginning of each line.

    `orders` says for each line whether a player may have copied it as an order: such a line alone proves nothing.
    """

    packed: str
    starts: tuple[int, ...]
    orders: tuple[bool, ...]
    places: dict[str, tuple[int, ...]]
    ends: frozenset[int]


class Sent(Struct, frozen=True, eq=False):
    """A letter of ours: its text, its page, and what a mail program may say about it above a quotation.

    `texts` are its text as it is written, `pages` the lines of its page.
    """

    passages: tuple[Passage, ...]
    addresses: tuple[str, ...]
    name: str
    subject: str
    texts: tuple[str, ...]
    pages: tuple[tuple[html.HtmlLine, ...], ...]


@lru_cache(maxsize=64)
def sent(raw: bytes) -> Sent:
    """A letter of ours, from its bytes."""
    message = message_from_bytes(raw, policy=compat32)
    shown = [(line.text, line.depth > 0) for line in read(raw).lines]
    told = {key(text) for text, theirs in shown if theirs}
    passages = [_passage(shown)] if shown else []
    pages = tuple(tuple(html.lines(page)) for page in _texts(message, page=True))
    passages += [_passage([(line.text, line.depth > 0 or key(line.text) in told) for line in page]) for page in pages]
    senders = headers.addresses(_field(message, "From"))
    known = [one for name in ("From", "To", "Reply-To") for _, one in headers.addresses(_field(message, name))]
    return Sent(
        passages=tuple(passages),
        addresses=tuple(dict.fromkeys((*known, *map(address.bare, known)))),
        name=key(senders[0][0]) if senders else "",
        subject=key(headers.words(_field(message, "Subject"))),
        texts=tuple(_texts(message, page=False)),
        pages=pages,
    )


def _field(message: Message, name: str) -> str:
    return str(message.get(name) or "")


def _texts(message: Message, *, page: bool) -> Iterator[str]:
    for part in message.walk():
        if part.get_content_maintype() == "text" and (part.get_content_subtype() == "html") == page:
            payload = part.get_payload(decode=True)
            if isinstance(payload, bytes):
                yield payload.decode("utf-8", "replace")


def _passage(lines: Iterable[tuple[str, bool]]) -> Passage:
    packed: list[str] = []
    starts: list[int] = []
    orders: list[bool] = []
    places: dict[str, list[int]] = {}
    ends: set[int] = set()
    at = 0
    words: list[int] = []
    fenced = False
    for text, theirs in list(lines)[:MOST_LINES]:
        edge = _FENCED.match(text)
        fenced = edge[1].upper() == "BEGIN" if edge is not None else fenced
        begins = at
        for word in map(key, _LINK.sub(" ", text).split()):
            if word:
                words.append(at)
                packed.append(word)
                at += len(word)
                ends.add(at)
        if at > begins:
            starts.append(begins)
            orders.append(theirs or fenced or edge is not None or ordered(text))
    whole = "".join(packed)
    for place in words:
        places.setdefault(whole[place : place + GRAM], []).append(place)
    found = {gram: tuple(several[:MOST_PLACES]) for gram, several in places.items()}
    return Passage(whole, tuple(starts), tuple(orders), found, frozenset(ends))
