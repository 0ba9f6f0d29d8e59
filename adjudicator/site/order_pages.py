"""The order page of a title: one file with its style and its script in it, which fetches nothing."""

from base64 import b64encode
from hashlib import sha256
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct

from adjudicator.core import codec
from adjudicator.reports.values.order_page import packed
from adjudicator.site.values import Tapped
from adjudicator.site.words import Words

TEMPLATE: Final = "orders.html.j2"
STYLE, SCRIPT = "orders.css", "orders.js"
SAID: Final = (
    "add-and add-or and another another-usual barred challenge change change-what choose choose-other compose "
    "condition copied count done due else else-about else-which every fact fewer if if-true later later-about "
    "limit lines long more no-if no-limit nothing-more nothing-yet number one-less one-more or order-word other "
    "otherwise remove remove-what silence text unfinished unless-true usual when which who wrong"
).split()
"""What the page says while it is used."""
_FILLED: Final = "address answered heading lines open owed seat silence subject what when why".split()
"""What it fills in itself."""


class Parts(Struct, frozen=True):
    """What its template needs: the title's name for people, the data, the style, and the script, with their sums."""

    heading: str
    data: Markup
    style: Markup
    style_hash: str
    script: Markup
    script_hash: str


def name(title: str) -> str:
    """The file of the order page of a title."""
    return f"orders-{title}.html"


def parts(its: Tapped, words: Words, style: bytes, script: bytes) -> Parts:
    """The parts of the page of a title."""
    given = {
        "page": packed(its.data),
        "asked": "",
        "title": its.heading,
        "say": {one: words.plain(f"tap-say-{one}", **{name: f"{{{name}}}" for name in _FILLED}) for one in SAID},
        "kinds": {kind: words.plain("tap-kind", kind=kind) for kind in its.kinds},
    }
    kept, ran = style.decode().strip(), _bare(script)
    return Parts(its.heading, embedded(given), Markup(kept), _sum(kept), Markup(ran), _sum(ran))  # noqa: S704 - our own


def embedded(value: Any) -> Markup:
    """A value as JSON inside a page, so that nothing in it can end its element."""
    said = codec.encode(value).decode()
    for sign in "<>&":
        said = said.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(said)  # noqa: S704 - the signs that mean something in a page are gone


def _bare(script: bytes) -> str:
    """A script without what only its readers need: a tenth of the page, which may have to travel with a letter."""
    lines = [line.strip() for line in script.decode().splitlines()]
    return "\n".join([line for line in lines if line and not line.startswith("//")])


def _sum(text: str) -> str:
    """The sum by which the page's own policy knows its style and its script."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
