"""Words that a page does not have."""

from collections.abc import Iterator

from adjudicator.mail.parsing.letter import read
from tests.flowed import content_of, seen

GAP = "..."


def parts(shown: str) -> Iterator[str]:
    """The passages of a letter that is shown with gaps: at empty lines, at dots, and after the subject."""
    for passage in shown.replace(f"\n{GAP}\n", "\n\n").split("\n\n"):
        yield from ([passage] if not passage.startswith("Subject: ") else passage.split("\n", 1))


def missing(raw: bytes, shown: str) -> list[str]:
    """The passages that are not in the letter, or not in this order."""
    text = f"Subject: {read(raw).subject}\n{seen(content_of(raw))}"
    found = []
    at = 0
    for passage in parts(shown):
        there = text.find(passage, at)
        if there < 0:
            found.append(passage)
        at = max(at, there + len(passage))
    return found
