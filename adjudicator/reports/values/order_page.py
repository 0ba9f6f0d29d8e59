"""The order page: what a report tells it, in the fragment of a link, which no browser sends to anybody."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final
from zlib import DEFLATED, compressobj

from adjudicator.core import codec
from adjudicator.reports.values.reply_link import Reply

LONGEST: Final = 2000
"""The most characters of a link: about as many as Chrome on Windows takes from another program."""
_MOST_TAPS: Final = 4
"""As many usual answers are left to a question that need not be answered, where all of them are too many."""
_COLUMNS: Final = 72
_WORDS, _BARRED = 6, 7
"""Where a question has its usual answers, and what it bars begins."""


@dataclass(frozen=True)
class Tapping:
    """Where the order page of a game is, and what it is told of a seat."""

    # No Struct, because what a letter says in words is looked for in all its Structs.

    page: str
    """Its address on the web; empty if the page comes with a letter."""
    asked: dict[str, Any]
    """What the seat is asked, as plain data."""
    file: bytes = b""
    """The page itself, if it comes with this letter."""


def packed(data: dict[str, Any]) -> str:
    """Data as few letters, digits, `-` and `_`: its JSON, deflated."""
    press = compressobj(9, DEFLATED, -15)
    return urlsafe_b64encode(press.compress(codec.encode(data)) + press.flush()).decode().rstrip("=")


def link(tapping: Tapping, to: Reply) -> str:
    """The link that opens the page with these questions and this address.

    Where that would be too long, it leaves out why things are greyed, and then usual answers that are rarely given.
    """
    said = {**tapping.asked, "a": to.address, "j": to.subject}
    found = ""
    for asked in _shorter(tapping.asked["q"]):
        found = f"{tapping.page}#{packed({**said, 'q': asked})}"
        if len(found) <= LONGEST:
            break
    return found


def code(tapping: Tapping, to: Reply) -> str:
    """What is behind the `#` of the link, in short lines between two words by which the page finds it in a letter."""
    told = f"ORDERPAGE:{link(tapping, to).partition('#')[2]}:END"
    return "\n".join([told[at : at + _COLUMNS] for at in range(0, len(told), _COLUMNS)])


def filled(page: bytes, told: str) -> bytes:
    """A page that needs no link: it has what a seat is asked in it, as the link would have it behind its `#`."""
    return page.replace(b'"asked":""', b'"asked":"%b"' % told.encode(), 1)


def _shorter(asked: list[list[Any]]) -> Iterator[list[list[Any]]]:
    """The questions with all that is known of them, and then with less and less."""
    yield asked
    bare = [one[:_BARRED] for one in asked]
    yield bare
    few = [one if one[3] else [*one[:_WORDS], one[_WORDS][:_MOST_TAPS]] for one in bare]
    yield few
    yield [one if one[3] else [*one[:_WORDS], []] for one in few]
