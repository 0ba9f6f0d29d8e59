"""Suppositions: what an order and its condition tell of each other: `zap Blue if she uses Virus`.

A pronoun stands for a player who was named before; and an order against what somebody uses says so only once.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose.conditions import Conditions
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import Alternative
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, quoted, split

_PRONOUNS: Final = word_classes.of("pronoun")
_PLAYERS: Final = _PRONOUNS - {"it", "es"}
"""Pronouns that stand for players; `not if it is planet 2` speaks of no player."""
_THEIRS: Final = word_classes.of("theirs")
_THERE, _ON, _WITH = "there", "on", " with "
_PERSONS: Final = word_classes.of("somebody") | word_classes.of("some people")


class Suppositions:
    """Finds the conditions of one player's orders, with what they have in common with these."""

    def __init__(self, beginnings: Beginnings, entities: Entities, conditions: Conditions, sayings: Sayings) -> None:
        self._entities = entities
        self._conditions = conditions
        self._sayings = sayings
        self._seats = {seat.casefold(): seat for seat in beginnings.parser.seats}
        self._owners = {said.casefold(): seat for said, seat in beginnings.names.vocabulary.owners().items()}

    def condition(
        self, order: str, words: Sequence[Word], before: Sequence[Alternative], place: int, choice: str = ""
    ) -> str | None:
        """The condition that words mean; empty if it says nothing that the order does not, None if it cannot be read.

        A pronoun stands for the only player who was named before, or for the side of the `choice`.
        """
        if not words or self._conditions.implied(words, [order]):
            return ""
        named = self._named(
            word for one in before for word in (*one.words, *(one.condition if one.condition != words else ()))
        )
        ways = [words]
        if len(named) == 1 and not self._named(words):
            ways = [_with(words, named[0], _PLAYERS), _with(words, named[0], _PLAYERS | _THEIRS)]
            ways += [words] if all(word.plain not in _PLAYERS for word in words) else []
        elif len(named) == 1:
            ways.append(_with(words, named[0], _THEIRS))
        ways += [one for way in ways for one in self._there(way, choice)] + self._joining(words, choice)
        found = next((found for way in ways if (found := self._conditions.condition(way, place))), None)
        return "" if found is not None and self._obvious(found, order, choice) else found

    def _named(self, words: Iterable[Word]) -> list[str]:
        return list(dict.fromkeys(self._seats[word.plain] for word in words if word.plain in self._seats))

    def _there(self, words: Sequence[Word], choice: str) -> list[Sequence[Word]]:
        """The words with the place of an order, if they only point to it: `planet 3 if Blue has 2 ships there`."""
        place = split(choice.partition(_WITH)[0], words[0].line)
        at = next((at for at, word in enumerate(words) if word.plain == _THERE), 0)
        if not at or len(place) < 2 or self._entities.said(place, 0) != len(place):
            return []
        return [[*words[:at], words[at]._replace(text=_ON, plain=_ON), *place, *words[at + 1 :]]]

    def _joining(self, words: Sequence[Word], choice: str) -> list[Sequence[Word]]:
        """The words with the side of an order, if they have none: `if Blue has joined it, too`."""
        sides = self._conditions.sides.intersection(choice.split())
        if len(sides) != 1 or any(word.plain in self._conditions.sides for word in words):
            return []
        kept = [word for at, word in enumerate(words) if not at or word.plain not in _PRONOUNS]
        side = words[-1]._replace(text=min(sides), plain=min(sides))
        return [[*kept, side], [*words, side]]

    def _obvious(self, condition: str, order: str, choice: str) -> bool:
        """Whether a condition says no more of the one player in an order than that this can be carried out."""
        said = split(condition)
        named = self._named(said)
        rest = [word for word in said[1:] if word.plain not in self._seats]
        here = len(named) == 1 and named == self._named(split(choice))
        return here and said[0].plain == "if" and self._sayings.implies(order, rest)

    def met(self, order: str, words: Sequence[Word], condition: Sequence[Word], place: int) -> tuple[list[Word], str]:
        """The words of an order with whom it meets, where only its condition says that, or what they use.

        With the condition that they use it. No words, if the order and its condition tell nothing of each other.
        """
        use = self._sayings.countered(order)
        named = self._named(words)
        if use and (things := self._things(words)):
            return self._using(words, named, things, use)
        persons = any(word.plain in _PERSONS for word in words)
        if named or not condition or not (use or persons):
            return [], ""
        said = self.condition(order, condition, (), place) or ""
        users = re.findall(rf"(\w+) {use}\b", said) if use else said.split()
        whom = {one for one in users if one.casefold() in self._seats}
        if len(whom) != 1:
            return [], ""
        return [*(word for word in words if word.plain not in _PERSONS), *split(min(whom), condition[0].line)], ""

    def _things(self, words: Sequence[Word]) -> list[Sequence[Word]]:
        """What words name beside players and numbers."""
        found: list[Sequence[Word]] = []
        at = 0
        while at < len(words):
            size = self._entities.said(words, at)
            if size and words[at].number is None and words[at].plain not in self._seats:
                found.append(words[at : at + size])
            at += size or 1
        return found

    def _using(
        self, words: Sequence[Word], named: Sequence[str], things: Sequence[Sequence[Word]], use: str
    ) -> tuple[list[Word], str]:
        """The words without the one thing that somebody uses, and the condition that they do."""
        owner = named[0] if named else self._owners.get(quoted(things[0]).casefold(), "")
        found = self._conditions.condition(split(f"IF {owner} {use} {quoted(things[0])}", words[0].line), 0)
        if len(things) != 1 or len(named) > 1 or not owner or not found:
            return [], ""
        rest = [word for word in words if word not in things[0]]
        return ([*rest, *split(owner, words[0].line)] if not named else rest), found


def _with(words: Sequence[Word], seat: str, standing: Collection[str]) -> list[Word]:
    """The words with a player in the place of those that stand for one."""
    return [word._replace(text=seat, plain=seat.casefold()) if word.plain in standing else word for word in words]
