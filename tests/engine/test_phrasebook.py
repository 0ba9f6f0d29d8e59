"""Phrases are texts that choose by their arguments: no folder of phrases can make a letter fail or delay it."""

from itertools import product
from pkgutil import iter_modules
from typing import Any

import pytest
from fluent.syntax import FluentParser
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator import games, reports, service
from adjudicator.engine.text import patterns, phrase_files, phrase_parts, phrasebook
from adjudicator.engine.text.phrase_files import Source
from adjudicator.engine.text.phrasebook import HOUSE, Phrasebook
from adjudicator.engine.text.plurals import plural

ENGLISH = """
lost =
    { $seat ->
        [you] You
       *[other] { $seat }
    } lost { $tokens ->
        [0] nothing
        [one] 1 token
       *[other] { $tokens } tokens
    }{ $again ->
        [yes] {" "}again
       *[no] {""}
    }.
won = { part-who } won.
part-who =
    { $seat ->
        [you] You
       *[other] { $seat }
    }
"""


def book(german: str = "", code: str = "de") -> Phrasebook:
    return Phrasebook(code, (Source("de/own.ftl", code, german), Source("en/ours.ftl", "en", ENGLISH, ours=True)))


@pytest.mark.parametrize(
    ("seat", "tokens", "again", "said"),
    [
        ("you", 1, False, "You lost 1 token."),
        ("Red", 3, True, "Red lost 3 tokens again."),
        ("Red", 0, False, "Red lost nothing."),
    ],
)
def test_a_phrase_chooses_by_person_number_and_yes_or_no(seat: str, tokens: int, again: bool, said: str) -> None:
    assert book().say("lost", seat=seat, tokens=tokens, again=again) == said


def test_every_language_has_its_own_grammar_and_english_for_what_it_lacks() -> None:
    german = book(
        "lost = { $seat ->\n    [you] Du hast\n   *[other] { $seat } hat\n} { $tokens ->\n    [1] 1 Stein\n"
        "   *[other] { $tokens } Steine\n} verloren.\n"
    )
    assert german.say("lost", seat="you", tokens=2, again=False) == "Du hast 2 Steine verloren."
    assert german.say("won", seat="you") == "You won."
    assert german.missing == ("won",)
    assert not german.faults


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("won = { $seat", 'de/own.ftl, line 1: Expected token: "}"'),
        ("won = { LOOK($seat) } hat gewonnen.", "functions, terms and attributes are not used here"),
        ("won = { $seat.name } hat gewonnen.", "Expected token"),
        ("won = Text\n    .tip = Tipp", "without attributes"),
        ("-won = Text", "must be a message"),
        ("won = { $hand } hat gewonnen.", "speaks of $hand, and is only given $seat"),
        ("won = { part-wer } hat gewonnen.", 'speaks "part-wer", which there is not'),
        ("won = { won }", "speaks itself"),
        ("won = { lost ->\n   *[other] a\n}", "cannot be used as selectors"),
        (
            "\n".join(
                f"part-{letter} = {{ part-{below} }}" + f"{{ part-{below} }}" * 9
                for letter, below in zip("bcdef", "abcde", strict=True)
            )
            + "\npart-a = ha\nwon = { part-f }",
            "is too long",
        ),
    ],
)
def test_what_cannot_be_spoken_is_named_and_said_in_english(written: str, said: str) -> None:
    german = book(written)
    assert german.say("won", seat="Red") == "Red won."
    assert any(said in str(fault) for fault in german.faults), german.faults


def test_what_nobody_speaks_is_named() -> None:
    german = book("won = { $seat } hat gewonnen.\nwonn = { $seat } hat gewonnen.\n")
    assert [str(one) for one in german.unknown] == ['de/own.ftl, line 2: nothing speaks the phrase "wonn"']


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("de", {0: "other", 1: "one", 2: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other"}),
        ("cs", {1: "one", 3: "few", 5: "other", 22: "other"}),
        ("pl", {1: "one", 3: "few", 5: "many", 12: "many", 22: "few", 21: "many"}),
        ("ru", {1: "one", 11: "many", 21: "one", 3: "few", 13: "many", 5: "many"}),
        ("ja", {1: "other", 2: "other"}),
    ],
)
def test_numbers_take_the_form_that_their_language_wants(language: str, forms: dict[int, str]) -> None:
    assert {number: plural(language)(number) for number in forms} == forms


TITLES = (f"{games.__name__}.{one.name}" for one in iter_modules(games.__path__) if one.ispkg)
PACKAGES = (HOUSE, service.__name__, reports.__name__, *TITLES)
WORDS = ("a", " ", "  ", "[", "*", "#", "=", "\t", "\n", "\n ", "ß", "\xa0", "\\")
PIECES = (*WORDS, "{", "}", "{ $who }", "{$a-b}", "{ part }", '{"x"}')


class Named(dict[str, str]):
    """Arguments of which each says its name."""

    def __missing__(self, name: str) -> str:
        return f"<{name}>"


def library(text: str) -> patterns.Pattern | None:
    """The library's reading; None for what is no phrase."""
    message: Any = FluentParser(with_spans=False).parse_entry(text)
    return None if type(message).__name__ == "Junk" or message.attributes else patterns.of(message.value)


def test_a_phrase_of_ours_is_what_the_library_reads() -> None:
    texts = [
        text
        for package in PACKAGES
        for code in phrase_files.languages(package)
        for _, text in phrasebook._entries(phrase_files.shipped(package, code)).values()
    ]
    read = [text for text in texts if patterns.read(text) is not None]
    assert len(read) > len(texts) * 0.95
    assert [patterns.read(text) for text in read] == [library(text) for text in read]


def test_a_file_without_a_phrase_says_nothing() -> None:
    empty = phrase_files.Source("words.ftl", "en", "# Nothing yet.\n")
    assert phrasebook._entries([empty]) == {}


@given(st.lists(st.sampled_from(PIECES), max_size=8).map("".join))
def test_what_is_read_is_what_the_library_reads(said: str) -> None:
    text = f"won = {said}"
    assert patterns.read(text) in (None, library(text))


LINE = st.tuples(
    st.sampled_from(("    ", "    ", "    ", "  ", "")),
    st.lists(st.sampled_from(PIECES), max_size=3).map("".join),
    st.sampled_from(("\n", "\n\n", "\n  \n", "\n# remark\n", "")),
).map("".join)


@settings(max_examples=400)
@given(st.lists(LINE, min_size=2, max_size=5).map("".join))
def test_what_is_read_of_paragraphs_is_what_the_library_reads(said: str) -> None:
    text = f"won =\n{said}"
    assert patterns.read(text) in (None, library(text))


VARIANT = st.tuples(
    st.sampled_from(("[a]", "*[a]", " *[ other ]", "[1]", "[ b ] ", "*[2]  ", "")),
    st.lists(st.sampled_from(PIECES), max_size=3).map("".join),
    st.sampled_from(("\n", "\n    ", "\n\n", "\n# remark\n", "")),
).map("".join)
CHOICE = st.builds(
    "{}{}{}".format,
    st.sampled_from(("{ $who ->\n    ", "{$a-b->  \n", "{ $who ->", "{ who ->\n")),
    st.lists(VARIANT, min_size=1, max_size=3).map("".join),
    st.sampled_from(("}", "    }", " }\n")),
)


@given(st.sampled_from((" ", "\n    ", "\n\t")), st.lists(st.one_of(st.sampled_from(PIECES), CHOICE), max_size=4))
def test_what_is_read_of_choices_is_what_the_library_reads(space: str, said: list[str]) -> None:
    text = f"won ={space}{''.join(said)}"
    assert patterns.read(text) in (None, library(text))


@pytest.mark.parametrize("count", range(7))
def test_words_stand_between_any_number_of_arguments(count: int) -> None:
    names = [f"name-{number}" for number in range(count)]
    words = [f"{{{number}}}" for number in range(count + 1)]
    said = phrase_parts.sentence(words, names)(Named())
    assert said == "{0}" + "".join(f"<name-{number}>{{{number + 1}}}" for number in range(count))


@pytest.mark.parametrize("count", range(7))
def test_any_number_of_parts_stands_together(count: int) -> None:
    several = [phrase_parts.sentence([str(number), ""], ["who"]) for number in range(count)]
    assert phrase_parts.together(several)({"who": "Red"}) == "".join(f"{number}Red" for number in range(count))


@pytest.mark.parametrize("count", range(1, 7))
def test_any_number_of_choices_stands_in_a_phrase(count: int) -> None:
    choices = [f"{{ $a{one} ->\n    [yes] yes {one}\n   *[no] no\n}}" for one in range(count)]
    words = book(f"said = So: {', '.join(choices)}.\n", "en")
    for chosen in product((True, False), repeat=count):
        said = ", ".join([f"yes {one}" if yes else "no" for one, yes in enumerate(chosen)])
        assert words.say("said", **{f"a{one}": yes for one, yes in enumerate(chosen)}) == f"So: {said}."


def test_a_phrase_spoken_by_one_in_another_language_keeps_its_own_numbers() -> None:
    english = Source(
        "en/ours.ftl", "en", "won = { left }\nleft = { $tokens ->\n    [one] one\n   *[other] many\n}\n", ours=True
    )
    french = Phrasebook("fr", (Source("fr/own.ftl", "fr", "won = Reste: { left }.\n"), english))
    assert [french.say("won", tokens=tokens) for tokens in (0, 1, 2)] == ["Reste: many.", "Reste: one.", "Reste: many."]
