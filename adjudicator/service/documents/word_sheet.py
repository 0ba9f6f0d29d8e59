"""The sheet of words: every order word, condition and word for the service on one page, each with an example."""

from collections.abc import Iterator, Set
from typing import Any

from adjudicator.engine.contract.order_words import FACT, ORDER_WORD, Choice
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.title import Title
from adjudicator.orders.grammar import manual
from adjudicator.reports.rendering.paper import Words
from adjudicator.service.documents import help_pages
from adjudicator.service.game.table import Table
from adjudicator.service.settings.phrases import say


def of_game(table: Table, seat: int) -> tuple[Section, ...]:
    """The words that a game has, for a letter."""
    names = table.title.vocabulary(table.view(seat), seat)
    title = table.title
    lacking = {choice.word for choice in title.choices if names.lacks(ORDER_WORD, choice.word)}
    unknown = {fact.example for fact in title.facts if names.lacks(FACT, fact.__name__)}
    return words(title, lacking | unknown).sections


def words(title: Title[Any], lacking: Set[str] = frozenset()) -> Words:
    """All words of a title, except those, and the examples of facts, that a game lacks."""
    examples = [fact.example for fact in title.facts if fact.example not in lacking]
    facts = Section(say("kinds-fact-for-conditions"), tuple(f"IF {example}" for example in examples))
    service = [f"{word}: {help_pages.meaning('service', word, title.phrases)}" for word in manual.SERVICE]
    return Words(
        game=title.heading,
        orders=tuple(_orders(title, lacking)),
        conditions=(facts,),
        sentences=(
            Section(say("heading-every-letter"), help_pages.everywhere(title.place)),
            Section(say("kinds-service-word"), tuple(service)),
        ),
    )


def _orders(title: Title[Any], lacking: Set[str]) -> Iterator[Section]:
    """Examples of the title's own order words, then of those that its pieces bring, kind by kind."""
    brought = {choice: piece.kind for piece in title.pieces for choice in piece.words}
    kinds = dict.fromkeys(["", *brought.values()])
    for kind in kinds:
        shown = [one for one in title.choices if _kind(one, brought, title) == kind and one.word not in lacking]
        if shown:
            heading = say(f"kinds-{kind}") if kind else say("heading-order-words")
            yield Section(heading, tuple(one.example or one.word for one in shown))


def _kind(choice: type[Choice], brought: dict[type[Choice], str], title: Title[Any]) -> str:
    """The kind of the pieces that bring an order word; empty for a word of the title's own."""
    return "" if choice in title.own_choices else brought[choice]
