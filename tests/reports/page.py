"""Reading a page back: that its elements are closed, and what its tables say."""

from html.parser import HTMLParser

_VOID = {"meta", "br", "hr", "img", "link", "input"}


class Page(HTMLParser):
    """An HTML page taken apart; raises AssertionError where an element is closed that is not open.

    The heads of columns before cells, which only a narrow screen shows in their place, are passed over.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.tables: list[list[list[str]]] = []
        self.said: list[str] = []
        self.feed(html)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    @property
    def text(self) -> str:
        """Everything it says, in one line."""
        return " ".join(" ".join(self.said).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in _VOID:
            self.open.append("head of a cell" if tag == "i" and "hidden" in dict(attrs) else tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open, tag
        opened = self.open.pop()
        assert opened == tag or (opened, tag) == ("head of a cell", "i")

    def handle_data(self, data: str) -> None:
        if "style" in self.open or "head of a cell" in self.open:
            return
        self.said.append(data)
        if "td" in self.open or "th" in self.open:
            self.tables[-1][-1][-1] += data
