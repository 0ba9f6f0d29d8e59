"""A game to whose player any number of letters can be sent: each is read and answered, and nothing of it stays."""

import gc
from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import ORDER_WORD
from adjudicator.mail.proof import NOTHING
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.flood_limit import waiting
from adjudicator.service.mailroom.letter_queue import Waiting
from tests.orders.counting import calls
from tests.service.house import MAILBOX, House

SEAT: Final = 0


class _NotKept(Exception):
    """Ends a unit of work of which nothing is to stay."""


class Reading:
    """What it takes to read and answer the letters of one player, without a dry run."""

    def __init__(self, folder: Path, title: str, players: int) -> None:
        self.house = House(folder)
        self.house.begun(title=title, players=players)
        self._office = replace(self.house.office, situations=0)
        self._report = self.house.last(SEAT, "report")

    def close(self) -> None:
        """Let go of its files."""
        self.house.store.close()

    def said(self) -> list[str]:
        """Lines that a player of this game could write, and the names of all things in it."""
        laid = self.house.table()
        view = laid.view(SEAT)
        names = laid.title.vocabulary(view, SEAT)
        asked = [line for question in laid.title.questions(view, SEAT) for line in question.lines]
        examples = [choice.example for choice in laid.title.choices if choice.example]
        conditions = [f"{asked[0]} IF {fact.example}" for fact in laid.title.facts] if asked else []
        known = [name for kind, several in names.kinds.items() if kind != ORDER_WORD for name in several]
        return list(dict.fromkeys((*asked, *examples, *conditions, *known)))

    def seconds(self, letter: str) -> float:
        """The processor time that a letter takes, in seconds."""
        one = self._received(letter)
        # What was left about by other letters is no work of this one.
        gc.disable()
        before = process_time()
        self._answer(one)
        took = process_time() - before
        gc.enable()
        return took

    def calls(self, letter: str) -> int:
        """How many functions are called for a letter."""
        one = self._received(letter)
        return calls(lambda: self._answer(one))

    def _received(self, letter: str) -> Waiting:
        raw = self.house.raw(letter, to=self._report.reply_to or MAILBOX, answers=self._report)
        receipt = reception.receive(self._office, raw, source="pipe")
        with self.house.store.unit() as unit:
            filed = unit.letters.get(receipt.id)
        assert filed is not None
        ((filed, read),) = waiting(self._office, [filed])
        return Waiting(filed, read, NOTHING)

    def _answer(self, one: Waiting) -> None:
        with suppress(_NotKept), self.house.store.unit() as unit:
            reception._handled(self._office, unit, one)
            raise _NotKept
