"""The text of an HTML letter, line by line, with quotations and signatures marked."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from selectolax.lexbor import LexborHTMLParser, LexborNode

from adjudicator.mail.parsing import quote_borders

DEEPEST: Final = 2000
MOST_EMPTY: Final = 10_000
"""Empty XML elements, which Office writes: the parser leaves each open to the end of the page."""
MOST_ATTRIBUTES: Final = 8000

_BLOCKS: Final = frozenset(
    "address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr"
    " li main nav ol p pre section table tbody tfoot thead tr ul".split()
)
_UNSEEN: Final = frozenset("head style script title meta link template noscript object iframe svg".split())
_SPACE: Final = re.compile(r"[ \t\r\n\f]+")
_TAG: Final = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)")
_BETWEEN_ATTRIBUTES: Final = re.compile(r"[\s/\"']")
_ANY_TAG: Final = re.compile(r"<[^<>]*>")
_NEVER_CLOSED: Final = frozenset("area base br col hr img input link meta p li td th tr dt dd option wbr".split())
_NO_GAP: Final = re.compile(r"margin(?:-top|-bottom)?:0")
_ATTRIBUTION: Final = re.compile(r"gmail_attr|moz-cite-prefix|reply-intro|protonmail_quote_header|zmail_extra_hr")
_QUOTED: Final = re.compile(
    r"yahoo_quoted|zmail_extra\b|replysection|isreplycontent|reference-message-container|olk_src_body|quoted-content"
    r"|(?:proton|tutanota|tuta|front|spark|hey|fastmail|edo|moz)[\w-]*quote(?!d?_?header)|\A(?:block)?quoted?\Z"
)
"""Names of elements in which programs put a quotation, including the line above it."""
_FROM_HERE: Final = re.compile(r"(?:appendonsend|divrplyfwdmsg|stopspelling|zwchr)\Z")
"""Names of elements that programs put above a quotation, which then goes on to the end."""
_LABEL: Final = re.compile(r"\s*[^\W\d_][^:\uff1a]{0,30}[:\uff1a]")
_LABELS: Final = 3
MOST_LOOKED: Final = 50
"""How many elements below a rule are searched for a copied header."""
_HEADERS: Final = 2000
"""How many characters such a header may have, with all recipients."""
_SIGNATURE: Final = frozenset({"gmail_signature", "moz-signature", "apple-signature"})


_Attributes = Mapping[str, str | None]
_Undo = tuple[bool, bool, bool, bool]
"""What an element has begun: a block, a quotation, a signature, lines as they are typed."""


class HtmlLine(Struct, frozen=True):
    """One line as the HTML shows it: its words, its quote depth, and whether it is a signature or attribution."""

    text: str
    depth: int = 0
    signature: bool = False


class _Page:
    """The lines so far and the one being written."""

    def __init__(self) -> None:
        self.lines: list[HtmlLine] = []
        self.words: list[str] = []
        self.depth = 0
        self.signature = 0
        self.looked = 0

    def end_line(self, *, even_empty: bool = False) -> None:
        written = "".join(self.words)
        text = "-- " if written == "-- " else written.strip(" ")
        self.words.clear()
        if text or even_empty:
            self.lines.append(HtmlLine(text, self.depth, self.signature > 0))

    def gap(self) -> None:
        """Leave one empty line, as between two paragraphs."""
        if self.lines and self.lines[-1].text:
            self.lines.append(HtmlLine("", self.depth, self.signature > 0))

    def write(self, text: str, *, as_typed: bool) -> None:
        if as_typed:
            first, *rest = text.replace("\r\n", "\n").split("\n")
            self.words.append(first)
            for line in rest:
                self.end_line(even_empty=True)
                self.words.append(line)
            return
        text = _SPACE.sub(" ", text)
        if text.startswith(" ") and (not self.words or self.words[-1].endswith(" ")):
            text = text[1:]
        if text:
            self.words.append(text)


def _too_deep(source: str) -> bool:
    """Whether the tags nest deeper, or have more attributes, than in any letter; such a page takes quadratic time.

    An end tag without a matching open element closes nothing, and the parser reads an empty XML element as a start tag.
    """
    depth = empty = 0
    within: dict[str, int] = {}
    for tag in _TAG.finditer(source):
        name = tag[2].lower()
        if len(tag[3]) > MOST_ATTRIBUTES and len(_BETWEEN_ATTRIBUTES.findall(tag[3])) > MOST_ATTRIBUTES:
            return True
        if name in _NEVER_CLOSED:
            continue
        if not tag[1] and tag[3].endswith("/"):
            empty += 1
        elif not tag[1]:
            depth += 1
            within[name] = within.get(name, 0) + 1
        elif within.get(name):
            depth -= 1
            within[name] -= 1
        if depth > DEEPEST or empty > MOST_EMPTY:
            return True
    return False


def _called(attributes: _Attributes) -> list[str]:
    """The names of an element: its classes, its id and its name, as some programs rename them."""
    said = [given for name in ("class", "id", "name") if (given := attributes.get(name))]
    return [word.removeprefix("x_") for word in " ".join(said).lower().split()] if said else []


def _quotes(node: LexborNode, called: list[str], attributes: _Attributes, drawn: Mapping[str, bool]) -> bool:
    if any(_ATTRIBUTION.search(name) for name in called):
        return True
    if any(_QUOTED.search(name) for name in called):
        # A quotation within another counts as one, because text beside the inner one may be an answer to it.
        whole = node.tag == "blockquote" or any("yahoo_quoted" in name for name in called)
        return whole or node.css_first("blockquote") is None
    beside = drawn.get("left", False) or drawn.get("right", False)
    if node.tag == "blockquote":
        # Programs indent with a borderless blockquote; a player who indents "ELSE" has not quoted anything.
        cited = attributes.get("type") == "cite" or any("quote" in name for name in called)
        return cited or beside or not drawn
    if node.tag in {"div", "section", "table", "td"} and beside:
        return not (drawn.get("left") and drawn.get("right")) and not drawn.get("top") and not drawn.get("bottom")
    return "gmail_quote" in called and not node.css("blockquote")


def _heads(page: _Page, node: LexborNode, called: list[str], drawn: Mapping[str, bool]) -> bool:
    """Whether a quotation to the end begins here: Outlook draws a rule, and copies the header below it."""
    if any(_FROM_HERE.search(name) for name in called):
        return True
    if not drawn.get("top") or node.tag != "div" or drawn.get("left") or drawn.get("bottom"):
        return False
    page.looked += 1
    if page.looked > MOST_LOOKED:
        return False
    said = node.text(separator="\n")[:_HEADERS]
    return sum(_LABEL.match(line) is not None for line in said.split("\n")) >= _LABELS


def _close(style: str, names: frozenset[str]) -> bool:
    """Whether a paragraph is only one line: some programs make each line a paragraph, without gaps."""
    return any(name.startswith("mso") for name in names) or bool(_NO_GAP.search(style))


def _style(attributes: _Attributes) -> str:
    return (attributes.get("style") or "").replace(" ", "").lower()


def _open(page: _Page, node: LexborNode, tag: str, attributes: _Attributes) -> _Undo:
    """Begin an element; returns what must be undone at its end."""
    names = frozenset((attributes.get("class") or "").lower().split())
    called = _called(attributes)
    drawn = quote_borders.drawn(attributes.get("style") or "")
    block = tag in _BLOCKS
    quote = _quotes(node, called, attributes, drawn)
    signature = bool(names & _SIGNATURE) or attributes.get("id") in {"Signature", "signature"}
    if block:
        page.end_line()
    if not page.depth and _heads(page, node, called, drawn):
        page.depth += 1
    if tag == "hr" or (tag == "p" and not _close(_style(attributes), names)):
        page.gap()
    page.depth += quote
    page.signature += signature
    if tag == "br":
        page.end_line(even_empty=True)
    elif tag in {"td", "th"} and page.words:
        page.words.append(" ")
    return block, quote, signature, tag == "pre"


def lines(source: str) -> list[HtmlLine]:
    """The lines a reader of this HTML sees; quoted parts are included with their depth."""
    if _too_deep(source):
        return [HtmlLine(line.strip()) for line in _ANY_TAG.sub("\n", source).split("\n") if line.strip()]
    page = _Page()
    preformatted = 0
    # A stack of our own, because letters nest deeper than Python's stack allows.
    node: LexborNode | None = LexborHTMLParser(source).body
    undo: list[tuple[LexborNode, _Undo]] = []
    while node is not None or undo:
        if node is not None:
            if node.is_text_node:
                page.write(node.text_content or "", as_typed=preformatted > 0)
            elif node.is_element_node:
                tag, attributes = node.tag or "", node.attributes
                if tag not in _UNSEEN and "display:none" not in _style(attributes):
                    state = _open(page, node, tag, attributes)
                    preformatted += state[3]
                    undo.append((node, state))
                    node = node.child
                    continue
            node = node.next
            continue
        done, (block, quote, signature, pre) = undo.pop()
        if block or quote or signature:
            page.end_line()
        page.depth -= quote
        page.signature -= signature
        preformatted -= pre
        node = done.next if undo else None
    page.end_line()
    return page.lines
