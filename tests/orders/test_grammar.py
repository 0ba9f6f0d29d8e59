"""A title whose words cannot be read is told so when its language is made, not when a player writes."""

from typing import Any

import pytest

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Batch, Choice, Fact, Vocabulary
from adjudicator.orders.grammar.grammar import grammar
from adjudicator.orders.grammar.phrase_parser import Meant, Nonsense, Unclear, read
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import text
from adjudicator.orders.words.lexer import split
from adjudicator.orders.words.names import Names
from tests.orders.sample import CHOICES, FACTS, LANGUAGE, NAMES


def word(grammar: str, rules: dict[str, Any] | None = None) -> type[Choice]:
    class Word(Choice, frozen=True):
        values: tuple[Any, ...]

        @classmethod
        def read(cls, *values: Any) -> "Word":
            return cls(values)

    Word.grammar = grammar
    Word.rules = rules or {}
    return Word


def values(expansion: str, words: str) -> Any:
    choice = word(expansion)
    meaning = read(grammar((choice,), ()), Names(NAMES), choice, split(words))
    assert isinstance(meaning, Meant), meaning
    return meaning.value.values


def test_tokens_and_where_they_come_from() -> None:
    one, three = Batch(None, 1), Batch(3, 2)
    for words in ("home 1, home 2 x3", "home 1 and 3 home 2", "home 1, 3 from home 2", "home 1, 3 tokens from home 2"):
        assert values("batches_from", words) == ((one, three),)
    assert values("batches_from", "rest from home 1") == ((one,),)


def test_tokens_and_where_they_go() -> None:
    assert values("batches_to", "2 to home 3, rest to Blue 4") == ((Batch(2, 3), Batch(None, 24)),)
    assert values("batches_to", "2 home 3 and Blue 4") == ((Batch(2, 3), Batch(None, 24)),)


def test_a_count_said_twice_is_nonsense() -> None:
    choice = word("batches_from")
    meaning = read(grammar((choice,), ()), Names(NAMES), choice, split("2 home 1 x3"))
    assert meaning == Nonsense("say how many tokens come from a place only once, before or after it")


def test_several_of_any_kind() -> None:
    assert values("seats", "Blue, Green and Red") == ((1, 2, 0),)
    assert values('cards ["to" places]', "Plague, Compromise") == (("Plague", "Compromise"), None)


def test_text_is_whatever_stands_in_double_quotes() -> None:
    said = "Ripley opens the airlock; or else, if he's quick: 3 doors"
    assert values('SEAT TEXT ["as" NUMBER]', f'Blue "{said}" as 2') == (1, said, 2)
    assert values("TEXT", "\u201cwhat  now?\u201d") == ("what now?",)
    for words in ('Blue "', 'Blue ""', 'Blue "as', "Blue what"):
        choice = word("SEAT TEXT")
        assert not isinstance(read(grammar((choice,), ()), Names(NAMES), choice, split(words)), Meant), words


def test_words_in_quotes_do_not_part_an_order() -> None:
    class Say(Choice, frozen=True):
        word, about, grammar, of_challenge = "SAY", "say", "TEXT", False
        said: str

        def text(self, names: Vocabulary) -> str:
            return f'"{self.said}"'

    tongue = language((Say,), FACTS)
    letter = 'SAY "stop, or else; if not: once" IF offence tokens >= 6 ELSE "IF"; once'
    (clause,) = tongue.read(letter, NAMES).clauses
    assert [one.choice for one in clause.alternatives] == [Say("stop, or else; if not: once"), Say("IF")]
    assert clause.limit == 1
    assert tongue.read(text(clause, NAMES), NAMES).clauses == (clause,)
    (kept,) = tongue.read(f"EVERY TURN\n{letter}", NAMES, Heading(3, 1)).kept
    assert tongue.read(kept.words, NAMES).clauses == (clause,)
    (problem,) = tongue.read("SAY hello", NAMES).problems
    assert problem.sentence == 'I expected words in "double quotes" at "hello"'


def test_absent_options_are_none() -> None:
    assert values('SEAT ["with" NUMBER]', "Blue") == (1, None)
    assert values('SEAT ["with" NUMBER]', "Blue with 3") == (1, 3)


def test_a_kind_may_be_called_like_a_word_of_the_language() -> None:
    assert values('"card" CARD', "card Plague") == ("Plague",)


def test_a_name_that_two_kinds_share_is_tried_as_both() -> None:
    names = Names(Vocabulary({"seat": {"Virus": 1}, "piece": {"Virus": "Virus"}}))
    choice = word('SEAT "one" | PIECE "two" | SEAT "both" | PIECE "both"')
    spoken = grammar((choice,), ())
    assert read(spoken, names, choice, split("Virus one")).value.values == (1,)  # type: ignore[union-attr]
    assert read(spoken, names, choice, split("Virus two")).value.values == ("Virus",)  # type: ignore[union-attr]
    assert read(spoken, names, choice, split("Virus both")) == Unclear(0, 2, ())


def test_a_shorter_name_is_tried_when_the_longest_leads_nowhere() -> None:
    names = Names(Vocabulary({"seat": {"Red": 0}, "place": {"Red 2": 12}}))
    choice = word('SEAT NUMBER "tokens" | PLACE')
    spoken = grammar((choice,), ())
    assert read(spoken, names, choice, split("Red 2 tokens")).value.values == (0, 2)  # type: ignore[union-attr]
    assert read(spoken, names, choice, split("Red 2")).value.values == (12,)  # type: ignore[union-attr]


def test_grammars_that_cannot_be_read_are_refused() -> None:
    for expansion, complaint in (
        ('SEAT | SEAT "x"? | seats', "cannot be read together"),
        ('SEAT "', "cannot be read together"),
        ("share", "no rule is called share"),
    ):
        with pytest.raises(ValueError, match=complaint):
            grammar((word(expansion),), ())


def test_rules_of_two_words_must_not_meet() -> None:
    first = word("share", {"share: NUMBER": Batch})
    second = word("share", {'share: NUMBER "x"': Batch})
    with pytest.raises(ValueError, match="two different rules are called share"):
        grammar((first, second), ())
    with pytest.raises(ValueError, match="has a rule called rest"):
        grammar((word("rest", {'rest: "x"': Batch}),), ())
    same = word("share share", {"share: NUMBER": Batch})
    assert grammar((first, same), ()) is grammar((first, same), ())


def test_a_title_without_facts_has_no_conditions() -> None:
    choice = word("SEAT")
    choice.word, choice.about = "NAME", "name"
    reading = language((choice,), ()).read("NAME Blue IF I lose\nNAME Red", NAMES)
    assert [problem.sentence for problem in reading.problems] == [
        "there is nothing here that a condition could speak of"
    ]
    assert len(reading.clauses) == 1


def test_the_language_of_a_title_is_made_once() -> None:
    assert language(CHOICES, FACTS) is LANGUAGE
    assert LANGUAGE.grammar is LANGUAGE.grammar


class Odd(Fact, frozen=True):
    grammar = '"oddness"'
    compares = ("seat", "number")

    def text(self, names: Vocabulary) -> str:
        return "oddness"


def test_a_fact_may_be_compared_with_names_and_numbers() -> None:
    spoken = grammar((), (Odd,))
    for words in ("oddness is Blue", "oddness is 3", "oddness >= 3"):
        meaning = read(spoken, Names(NAMES), None, split(words))
        assert isinstance(meaning, Meant)
        assert meaning.value.text(NAMES) == words.replace("is 3", "= 3")
