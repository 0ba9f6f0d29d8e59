"""Service words: what a sentence comes to that speaks to the service, not of the game: `I am ready`, `drop line 2`."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.sayings import served
from adjudicator.orders.prose.told import Meant
from adjudicator.orders.prose.wanting import Wanting
from adjudicator.orders.prose.wording import Wording
from adjudicator.orders.words import doubts, word_classes
from adjudicator.orders.words.lexer import Word

READY: Final = "ready"
_LINE: Final = " line"
"""Ends a word of the service that needs numbers of lines."""
_AROUND_READY: Final = word_classes.of("around READY") | frozenset(",.!")
"""What may stand around the word with which a player is ready."""


class ServiceWords:
    """Reads them for one player."""

    def __init__(self, wanting: Wanting, wording: Wording, entities: Entities) -> None:
        self._wanting, self._wording, self._entities = wanting, wording, entities

    def meant(self, said: Sequence[Word]) -> Meant | None:
        """What a part comes to that speaks to the service, not of the game."""
        words = [word for word in said if served(word)]
        if not words:
            plain = [word.plain for word in said]
            ready = READY in plain and all(one in _AROUND_READY for one in plain)
            return Meant((READY.upper(),), says=True) if ready else None
        rest = [word for word in said if not served(word)]
        asked = doubts.ours().unasked(self._wording.free(rest))
        if len({word.text for word in words}) > 1 or doubts.ours().against(asked):
            return Meant(says=True, doubtful=True)
        left = self._wording.plain(rest)
        numbers = [str(word.number) for word in left if word.number is not None]
        named = [one for one in self._wanting.named(left) if one.kinds]
        if words[0].text.endswith(_LINE):
            order = f"{words[0].text}{'s' * (len(numbers) > 1)} {' and '.join(numbers)}"
            return Meant((order,) if numbers and not named else (), says=True, bare=True)
        alone = not named and not self._entities.names_anything(left)
        return Meant((words[0].text,) if alone else (), says=True, bare=True)
