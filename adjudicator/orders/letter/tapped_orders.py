"""Tapped orders: what the order page of a title knows, and what a seat's link tells it, as plain data for JSON.

The page has the words of a title as forms, and the names of all its games. A link has the rest: what this seat is
asked, with the usual answers, the names of this game, and what cannot be chosen, with the reason.
"""

from binascii import crc32
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.order_words import NO, ORDER_WORD, Choice, Question, Vocabulary
from adjudicator.engine.contract.title import Title
from adjudicator.orders.grammar import tapped_forms
from adjudicator.orders.grammar.tapped_forms import Form, with_what_it_uses

LISTED: Final = 64
"""So many names of a kind stand in a link; of more, it says which of those on the page there are."""


NAMED: Final = "{}"
"""Stands in a reason for the name that it is about, so that one sentence serves for many."""


def names_of(names: Vocabulary) -> dict[str, list[str]]:
    """The canonical names of each kind, without those that the game has not."""
    left_out = names.left_out
    return {kind: [one for one in names.names(kind) if one not in left_out.get(kind, ())] for kind in names.kinds}


def of_title(title: Title[Any]) -> dict[str, Any]:
    """What the page of a title has: its order words by what they answer, its facts, and all its names."""
    words: dict[str, list[list[Any]]] = {}
    rules = tapped_forms.rules_of(title.choices)
    for choice in title.choices:
        said = descriptions.of(choice, title.phrases)
        form = tapped_forms.of_choice(choice, rules)
        words.setdefault(choice.about, []).append([choice.word, form, said[0] if said else ""])
    facts = [tapped_forms.of_fact(fact) for fact in title.facts]
    return {"words": words, "facts": facts, "names": _all(title), "place": _vocabulary(title).numbered.upper()}


@lru_cache(16)
def _vocabulary(title: Title[Any]) -> Vocabulary:
    """The names of the largest game of a title, before anything is dealt."""
    usual = {spec.name: spec.choices[0] for spec in title.options}
    return title.vocabulary(title.empty(len(title.seats), usual), 0)


@lru_cache(16)
def _all(title: Title[Any]) -> dict[str, list[str]]:
    names = _vocabulary(title)
    return {kind: names.names(kind) for kind in names.kinds}


def of_seat(
    title: Title[Any], view: State, seat: Seat, questions: Sequence[Question], *, greyed: bool = True
) -> dict[str, Any]:
    """What a link tells the page: the questions of a seat in order, what is `greyed`, and the names of its game."""
    names = title.vocabulary(view, seat)
    listed = names_of(names)
    asked = []
    for one in questions:
        barred = _packed(_barred(title, view, seat, names, one), listed) if greyed else ()
        asked.append([one.about, one.where, one.place, int(one.owed), one.prompt, one.silence, [*one.answers], *barred])
    abouts = {one.about for one in questions}
    left_out = {*names.left_out.get(ORDER_WORD, ())}
    words = [choice.word for choice in title.choices if choice.about in abouts and choice.word in left_out]
    said: dict[str, Any] = {"q": asked, "n": dict(_told(title, listed))}
    coming = {str(at): one.coming for at, one in enumerate(questions) if one.coming}
    if coming:
        said["c"] = coming
    return {**said, "x": words} if words else said


def _told(title: Title[Any], listed: Mapping[str, list[str]]) -> Iterator[tuple[str, Any]]:
    """The names of each kind: themselves, or which of those on the page, if they are many, with a sum of those."""
    for kind, named in listed.items():
        known = _all(title).get(kind, [])
        if named == known or not named:
            continue
        there = {*named}
        if len(named) <= LISTED:
            yield kind, named
        elif there <= {*known}:
            yield kind, [_runs([at for at, name in enumerate(known) if name in there]), checksum(known)]


def checksum(names: Sequence[str]) -> int:
    """A sum by which the page sees whether a link means its own list of names."""
    return crc32("\n".join(names).encode()) & 0xFFFF


def _runs(numbers: Sequence[int]) -> str:
    """`0-4,7`: numbers in ascending order."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join([str(first) if first == last else f"{first}-{last}" for first, last in runs])


def _barred(
    title: Title[Any], view: State, seat: Seat, names: Vocabulary, question: Question
) -> tuple[str, dict[str, list[str]]]:
    """Which names cannot stand first in an answer, by the reason, and their kind: what the rules of the title bar."""
    reasons: dict[str, list[str]] = {}
    choice = _plain_answer(title, names, question)
    kind, field = _first_name(type(choice), title.choices)
    known = names.kinds.get(kind, {})
    if not kind or getattr(choice, field) not in known.values():
        return "", reasons
    for value in dict.fromkeys(known.values()):
        name = names.name(kind, value)
        if any(f" {name}" in line for line in question.answers):
            continue
        why = title.never(view, seat, question.about, question.where, replace(choice, **{field: value}))
        if why is not None:
            reasons.setdefault(str(why).replace(name, NAMED), []).append(name)
    return kind, reasons


def _plain_answer(title: Title[Any], names: Vocabulary, question: Question) -> Choice:
    """The first usual answer that has no conditions, if the first one begins with a word that takes a name; else NO.

    The grammar of that word is enough for it. That of the whole title takes longer to make than all else in a phase.
    """
    # Whoever only ends phases, and has no site, reads no orders.
    from adjudicator.orders.letter.order_language import language

    first = f"{question.answers[0]} " if question.answers else ""
    words = [one for one in title.choices if one.about == question.about and first.startswith(f"{one.word} ")]
    for word in [one for one in words if _first_name(one, title.choices)[0]]:
        alone = language(with_what_it_uses(word, title.choices), ())
        for line in question.answers:
            reading = alone.read(line, names, closely=False)
            if reading.clauses:
                return reading.clauses[0].alternatives[0].choice
    return NO


def _packed(barred: tuple[str, dict[str, list[str]]], listed: Mapping[str, list[str]]) -> list[Any]:
    """The kind, and for each reason which of the listed names it bars; nothing if nothing is barred."""
    kind, reasons = barred
    at = {name: number for number, name in enumerate(listed.get(kind, ()))}
    packed = [[why, _runs(sorted(at[name] for name in named if name in at))] for why, named in reasons.items()]
    return [kind, packed] if packed else []


@lru_cache(1024)
def _first_name(choice: type[Choice], choices: tuple[type[Choice], ...]) -> tuple[str, str]:
    """The kind of the name that stands first in an order, and the field that holds it; empty if there is none."""
    form: Form = tapped_forms.of_choice(choice, tapped_forms.rules_of(choices))
    while isinstance(form, list) and form[0] == "s" and len(form) > 1:
        form = form[1]
    fields = choice.__struct_fields__
    if isinstance(form, list) and form[0] == "k" and fields and isinstance(form[1], str):
        several = f"{form[1]}s" in choice.grammar
        return ("", "") if several else (form[1], fields[0])
    return "", ""
