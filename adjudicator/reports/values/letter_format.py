"""The parts of a letter: its text, its page, or both, and the same as JSON for a program."""

from typing import Final

from msgspec import Struct

TEXT, HTML, BOTH, JSON = "text", "html", "both", "json"

_MEANT: Final = {
    "text": TEXT,
    "plain": TEXT,
    "txt": TEXT,
    "html": HTML,
    "page": HTML,
    "web": HTML,
    "both": BOTH,
    "all": BOTH,
    "usual": BOTH,
    "default": BOTH,
    "json": JSON,
}
_FILLERS: Final = frozenset(("and", "with", "plus", "only", "please", "letters", "mail", "format", "as", "a", "the"))

_BETWEEN: Final = str.maketrans(dict.fromkeys(",+.;", " "))

WORDS: Final = (TEXT, HTML, BOTH, JSON)


class Format(Struct, frozen=True):
    """Which of its parts a letter has; the text, the page, or both of them are always there."""

    text: bool = True
    html: bool = True
    json: bool = False

    def __str__(self) -> str:
        body = BOTH if self.text and self.html else TEXT if self.text else HTML
        return f"{body} {JSON}" if self.json else body


USUAL: Final = Format()


def read(said: str) -> Format:
    """The format that somebody asks for: `text`, `html only`, `text and json`; ValueError names the first wrong word.

    JSON always comes with everything else, since a letter must be readable for people.
    """
    words = said.casefold().translate(_BETWEEN).split()
    wanted = set()
    for word in words:
        if word in _FILLERS:
            continue
        if word not in _MEANT:
            raise ValueError(word)
        wanted.add(_MEANT[word])
    json = JSON in wanted
    wanted.discard(JSON)
    if not wanted and not json:
        raise ValueError(said)
    both = BOTH in wanted or not wanted
    return Format(both or TEXT in wanted, both or HTML in wanted, json)
