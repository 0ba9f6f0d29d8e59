"""The questions that a letter without a readable order may have tried to answer: it is shown these, and no form."""

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Title
from adjudicator.orders.standing.readback import gone, unanswered
from adjudicator.service.documents.acknowledgements import by_itself
from adjudicator.service.documents.documents import spoken
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.office.office import Office
from adjudicator.store.tables.values import Seat

MOST: Final = 2
"""Questions that are shown."""
_WORD: Final = re.compile(r"\w+")


def failed(office: Office, table: Table, seat: Seat, orders: Orders, texts: Sequence[str]) -> tuple[Question, ...]:
    """Those of which a word stands in the letter, or else those that must be answered; at most `MOST`.

    They are only asked: what is explained behind them stands in the form.
    """
    title, view = spoken(office, table, seat), table.view(seat.number)
    asked = title.questions(view, seat.number)
    lost = gone(title, view, seat.number, orders.clauses)
    still = [one.question for one in unanswered(orders.clauses, asked, lost) if not one.partly]
    said = {word for text in texts for word in _WORD.findall(text.casefold())}
    words = _words(title)
    named = [question for question in still if not said.isdisjoint(words.get(question.about, ()))]
    owed = [question for question in still if question.owed]
    wanted = named or owed or still
    return tuple([replace(by_itself(question), prompt=question.asks) for question in wanted[:MOST]])


def _words(title: Title[Any]) -> dict[str, set[str]]:
    """The words of the orders that answer each question, and the single everyday words for them."""
    found: dict[str, set[str]] = {}
    for choice in title.choices:
        found.setdefault(choice.about, set()).update(one.casefold() for one in (choice.word, *choice.also))
    return found
