"""The order words of every title: what is asked, answered, shown or sent by a bot can be written and read."""

from collections import Counter

import pytest

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.order_words import NO
from adjudicator.games.catalogue import titles
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.standing.order_form import form
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.words import directives
from adjudicator.orders.words.lexer import split
from tests.contract.curious import PHASES, positions

every_title = pytest.mark.parametrize("name", titles())


@every_title
def test_the_words_make_one_grammar(name: str) -> None:
    title = titles()[name]
    assert language(title.choices, title.facts).grammar.conditional


@every_title
def test_each_order_and_each_fact_has_a_name_of_its_own(name: str) -> None:
    """Orders and facts are kept on file under the names of their classes."""
    for kinds in (titles()[name].choices, titles()[name].facts):
        counted = Counter(kind.__name__ for kind in kinds)
        assert [kind for kind, times in counted.items() if times > 1] == []


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
