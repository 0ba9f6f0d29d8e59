"""The words of the pages, from a language's phrases, for templates and for other code."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from markupsafe import Markup, escape

from adjudicator.engine.text.phrasebook import IN_ENGLISH, Tongue, book

_OPEN, _CLOSE = "\ue000", "\ue001"
"""Characters that nobody types: the number between them says what goes there."""
_HOLE: Final = re.compile(f"{_OPEN}([0-9]+){_CLOSE}")


class Words:
    """Says the phrases of the site in a language."""

    __slots__ = ("_book", "_fixed")

    def __init__(self, tongue: Tongue = IN_ENGLISH) -> None:
        """A language, with a game master's own phrases for the site."""
        self._book = book(__package__, tongue)
        self._fixed: dict[str, Markup] = {}

    def plain(self, name: str, /, **args: Any) -> str:
        """A phrase as text; raises LookupError if it does not exist, or an argument is missing."""
        if name not in self._book:
            raise LookupError(f'there is no phrase "{name}"')
        try:
            return self._book.say(name, **args)
        except KeyError as missing:
            raise LookupError(f'the phrase "{name}" is given no ${missing.args[0]}') from missing

    def __call__(self, name: str, /, **args: Any) -> Markup:
        """A phrase inside a page: only arguments marked as elements are taken for elements.

        Raises LookupError as above.
        """
        if not args:
            fixed = self._fixed.get(name)
            if fixed is None:
                fixed = self._fixed[name] = escape(self.plain(name))
            return fixed
        holes: list[Markup] = []
        for key, value in args.items():
            if isinstance(value, Markup):
                args[key] = f"{_OPEN}{len(holes)}{_CLOSE}"
                holes.append(value)
            elif isinstance(value, str):
                args[key] = value.replace(_OPEN, "")
        said = escape(self.plain(name, **args))
        if not holes:
            return said
        return Markup(_HOLE.sub(lambda found: holes[int(found[1])], said))  # noqa: S704 - all else is escaped

    def listed(self, items: Sequence[str]) -> str:
        """Things one after the other, as text."""
        return self._book.listed(items)

    def day(self, at: datetime) -> Markup:
        """A moment as an element that machines can read too."""
        return self._at(at, self("day-and-time", day=at.day, month=at.month, year=at.year, time=f"{at:%H:%M}"))

    def brief_day(self, at: datetime) -> Markup:
        """The same with its day and month alone."""
        return self._at(at, self("brief-day", day=at.day, month=at.month))

    @staticmethod
    def _at(at: datetime, said: Markup) -> Markup:
        return Markup('<time datetime="{}">{}</time>').format(f"{at:%Y-%m-%dT%H:%M:%SZ}", said)
