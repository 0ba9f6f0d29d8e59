"""Links that open a letter ready to type (RFC 6068), as long as mail programs reliably accept."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import quote

from msgspec import Struct

LONGEST: Final = 940
"""The most characters: as many as fit on a line of a letter (RFC 5322, 2.1.1) with their surroundings on a page.

With a longer line the whole page would have to be encoded, and be a tenth longer.
"""


_LINES: Final = 4096
"""How many encoded lines of forms are kept."""
_LINE_END: Final = "%0D%0A"
_ENCODED: Final = {sign: quote(sign, safe="") for sign in map(chr, range(128))}
"""The escape of each ASCII character in a link."""


class Reply(Struct, frozen=True):
    """The address for orders, and the subject that identifies them if needed."""

    address: str
    subject: str


def mailto(to: Reply, bodies: Iterable[Sequence[str]], longest: int = LONGEST) -> str:
    """The link with the first of these bodies that is short enough, or none."""
    head = without_body(to)
    for lines in bodies:
        body = "\n".join(lines)
        if len(body) + len(lines) + len(head) > longest:
            continue
        link = f"{head}&body={quoted(body)}"
        if len(link) <= longest:
            return link
    return head


def short(to: Reply, *, marked: bool, columns: int) -> str:
    """The link without a body for a line of limited width; without the subject if necessary and not `marked`.

    Empty if neither fits: a link that is broken over two lines does not work.
    """
    found = [link for link in (without_body(to), *(() if marked else (_address(to),))) if len(link) <= columns]
    return found[0] if found else ""


def quoted(text: str) -> str:
    """The text percent-encoded, as `quote` does it character by character: nearly all of it is ASCII.

    Lines end with CR LF (RFC 6068, 5).
    """
    return _LINE_END.join(map(_line, text.split("\n")))


@lru_cache(_LINES)
def _line(text: str) -> str:
    """One line of such a text: players at a table are asked much the same questions."""
    return "".join(map(_ENCODED.__getitem__, text)) if text.isascii() else quote(text, safe="")


@lru_cache(64)
def _address(to: Reply) -> str:
    return f"mailto:{quoted(to.address).replace('%40', '@')}"


@lru_cache(64)
def without_body(to: Reply) -> str:
    """The link without a body."""
    return f"{_address(to)}?subject={quoted(to.subject)}"
