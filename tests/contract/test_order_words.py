"""The order words of every title: what is asked, answered, shown or sent by a bot can be written and read."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, State, fold, told
from adjudicator.engine.asks import Candidate, Known
from adjudicator.engine.phase import adjudicate
from adjudicator.engine.title import Title
from adjudicator.engine.words import NO, Choice, Vocabulary
from adjudicator.games.catalogue import titles
from adjudicator.orders import directives
from adjudicator.orders.clauses import Clause, text
from adjudicator.orders.form import form
from adjudicator.orders.language import language
from adjudicator.orders.spelling import split

PHASES = 16
SHOWN = 6
"""How many options of one question are tried."""


class Curious:
    """The orders of somebody who looks at the options of every question, and answers with one of them."""

    def __init__(self, seen: list[tuple[Seat, Choice]], chance: Chance) -> None:
        self._seen = seen
        self._chance = chance

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """One option at random; the first few are taken down."""
        options = list(islice(known.ask.options.every(), 40))
        self._seen += [(known.seat, choice) for choice in options[:SHOWN]]
        for choice in self._chance.shuffle(str(known.ask.key), options)[:1]:
            yield Candidate(0, 1, choice)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None."""
        return ()


class Position(NamedTuple):
    """The views in which orders are written, and some choices that turn out to be possible."""

    title: Title[Any]
    views: tuple[State, ...]
    choices: tuple[tuple[Seat, Choice], ...]

    def names(self, seat: Seat) -> Vocabulary:
        return self.title.vocabulary(self.views[seat], seat)


def _positions(title: Title[Any], options: dict[str, str]) -> Iterator[Position]:
    chance = Chance(b"order words")
    table = title.empty(max(title.fewest, len(title.seats) - 2), options)
    events = title.deal(table, chance)
    seats = range(len(table.seats))
    state = fold(table, events)
    views: tuple[State, ...] = tuple(fold(table, told(events, seat)) for seat in seats)
    for number in range(PHASES):
        if title.winners(state) is not None:
            return
        seen: list[tuple[Seat, Choice]] = []
        orders = [Curious(seen, Chance(f"{number} {seat}".encode())) for seat in seats]
        out = adjudicate(title, state, views, orders, chance)
        yield Position(title, views, tuple(dict.fromkeys(seen)))
        state = out.state
        views = tuple(fold(view, told(out.events, seat)) for seat, view in enumerate(views))


@cache
def positions(name: str) -> tuple[Position, ...]:
    """Those of a game with the default options, and of one with the last choice of each."""
    title = titles()[name]
    unusual = {spec.name: spec.choices[-1] for spec in title.options}
    return (*_positions(title, {}), *_positions(title, unusual))


every_title = pytest.mark.parametrize("name", titles())


@every_title
def test_the_words_make_one_grammar(name: str) -> None:
    title = titles()[name]
    assert language(title.choices, title.facts).grammar.conditional


@every_title
def test_whatever_can_be_chosen_can_be_written(name: str) -> None:
    title = titles()[name]
    speech = language(title.choices, title.facts)
    said = 0
    for position in positions(name):
        for seat, choice in position.choices:
            if choice is NO:
                continue
            names = position.names(seat)
            line = text(Clause.of(choice), names)
            reading = speech.read(line, names)
            assert [str(problem) for problem in reading.problems] == []
            assert [text(clause, names) for clause in reading.clauses] == [line]
            said += 1
    # A game that is over sooner has less to say.
    found = positions(name)
    assert said > (100 if len(found) == 2 * PHASES else 4 * len(found))


@every_title
def test_letters_and_explanations_call_the_numbered_parts_alike(name: str) -> None:
    for position in positions(name):
        for seat in range(len(position.views)):
            assert position.names(seat).numbered == position.title.place


@every_title
def test_the_lines_on_the_form_answer_their_questions(name: str) -> None:
    title = titles()[name]
    speech = language(title.choices, title.facts)
    for position in positions(name):
        for seat, view in enumerate(position.views):
            names = position.names(seat)
            for question in title.questions(view, seat):
                for line in question.lines:
                    where = f"{names.numbered.upper()} {question.where}\n" if question.where else ""
                    reading = speech.read(where + line, names)
                    assert [str(problem) for problem in reading.problems] == []
                    (clause,) = reading.clauses
                    assert clause.question == (question.about, question.where), line


@every_title
def test_what_a_bot_sends_survives_being_written_and_stands_on_its_form(name: str) -> None:
    title = titles()[name]
    speech = language(title.choices, title.facts)
    for position in positions(name):
        for seat, view in enumerate(position.views):
            names = position.names(seat)
            clauses = tuple(title.bot(view, seat, Chance(b"bot")))
            letter = "\n".join(text(clause, names) for clause in clauses)
            reading = speech.read(letter, names, title.where(view))
            assert [str(problem) for problem in reading.problems] == []
            assert reading.clauses == clauses
            shown = "\n".join(form(title.where(view), title.questions(view, seat), clauses, names))
            again = speech.read(shown, names, title.where(view))
            assert again.problems == ()
            assert sorted(map(repr, again.clauses)) == sorted(map(repr, clauses))


@every_title
def test_every_word_and_fact_has_an_example_that_begins_as_it_must(name: str) -> None:
    title = titles()[name]
    assert [choice.word for choice in title.choices if not choice.example.startswith(choice.word)] == []
    assert [fact.__name__ for fact in title.facts if not fact.example] == []


@every_title
def test_every_example_can_be_read(name: str) -> None:
    """In some position; an example may name what is not always there."""
    title = titles()[name]
    speech = language(title.choices, title.facts)
    spoken = [(position, seat) for position in positions(name) for seat in range(len(position.views))]

    def readable(line: str) -> bool:
        readings = (speech.read(line, position.names(seat)) for position, seat in spoken)
        return any(reading.clauses and not reading.problems for reading in readings)

    assert [choice.example for choice in title.choices if not readable(choice.example)] == []
    examples = (choice.example.partition(" IF ")[0] for choice in title.choices)
    plain = next(example for example in examples if readable(example))
    unreadable = [fact.example for fact in title.facts if not readable(f"{plain} IF {fact.example}")]
    assert unreadable == []


@every_title
def test_a_word_that_people_write_for_another_is_answered_with_that(name: str) -> None:
    """A word of the service, as HELP is, stays that where no player is named behind it."""
    title = titles()[name]
    speech = language(title.choices, title.facts)
    ours = {choice.word.casefold() for choice in title.choices}
    for position in positions(name)[:1]:
        names, heading = position.names(0), title.where(position.views[0])
        somebody = next(iter(names.kinds["seat"]))
        for choice in title.choices:
            for said in choice.also:
                word = directives.directive_at(split(said, 1))
                if word is not None:
                    assert [one.word for one in speech.read(said, names, heading).directives] == [word]
                    assert [one.word for one in speech.read(f"{said} quux", names, heading).directives] == [word]
                # What begins with an order word, or a short one, is answered as that; but not the whole order
                begins = any(one.startswith(said.split()[0]) for one in ours)
                rest = choice.example.removeprefix(choice.word) if begins else f" {somebody}" if word else " quux"
                reading = speech.read(f"{said}{rest}", names, heading)
                (problem,) = reading.problems
                if begins:
                    assert problem.suggestion == choice.example
                else:
                    meant = [one for one in title.choices if said in one.also]
                    words = " or ".join(one.word for one in meant)
                    assert f"the word for this is {words}, for example {meant[0].example}" in problem.sentence
