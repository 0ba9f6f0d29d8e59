"""Orders in sentences: finds an order in the middle of a sentence, to be offered to the writer.

Nothing is read by this: `sorry, so late! attack planet 4` may mean anything. But somebody who reads the answer on a
telephone should find the line that would have worked, ready to be sent.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.orders.lines.sections import Section
from adjudicator.orders.parsing.last_orders import ends
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words import courtesy, synonyms, word_classes
from adjudicator.orders.words.idioms import plainly
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.segments import ELSE, IF

_SIGNS: Final = frozenset([".", "!", "?", ",", ";", ":", "-", "(", ")"])
_OPPOSITE: Final = IF | ELSE | word_classes.of("opposite")
"""Words near an order that may mean it is not wanted, or not as it stands."""
_SOONER: Final = frozenset("after first last later next once then till until when while".split())
"""Words before an order that tell of something that comes first."""
_FURTHER: Final = frozenset(["and", "or", "than", "then", "with"])
"""Words with which an order goes on."""
_SENTENCE: Final = 3
"""This many words after a comma are taken for a sentence rather than for one more thing."""
_LONGEST_NAME: Final = 3
"""Words of a name before a place where it might be cut."""
_EVERY_TURN: Final = frozenset(["every turn", "each turn", "every round", "each round", "always"])
_MOST: Final = 4
"""Places in a sentence that are searched for an order: it takes long, and a hostile letter is long."""


def order(words: Sequence[Word], now: Beginnings, later: Beginnings, section: Section) -> str:
    """The first order within the words, with the heading of its phase if that is another one; empty if there is none.

    Nothing is found next to words that may change its meaning.
    """
    if words[-1].plain == "?" and not any(word.plain in _SIGNS for word in words[:-1]):
        return ""
    places = now.places(words)[:_MOST]
    for at in places:
        before = _clause(words[:at])
        if any(at - len(before) <= other < at for other in places):
            continue  # `Conserve and attack Blue` is not the second of the two
        if any(word.plain in _SOONER for word in before) and ends(words[at:], now.heads):
            continue  # `let Blue go first and then retire` is not to retire at once
        when, lead = _phase(before, section)
        beginnings = now if when == "" else later
        if when is None or any(_turns(word) or word.number is not None for word in lead):
            continue
        if at != places[0] and any(word.plain == "then" for word in lead):
            continue  # `Play what you like, then retire` is not to retire at once
        if any(word.plain == "then" for word in words[:at]) and _numbered(words[at:], now):
            continue  # `Ash tries her luck, then we conserve` is the second of two actions
        for said in _ends(words[at:], beginnings):
            rest = words[at + len(said) :]
            meant = quoted([written(word) for word in _unstopped(courtesy.ours().thankless(said, asked=False))])
            # An order in everyday words may have to be reworded, too.
            if not meant or (rest and said[-1].text.endswith("'s")):
                continue  # what belongs to somebody may be only a part: `zap Blue's virus`
            if beginnings.whole(plainly(split(meant, words[0].line))) is not None:
                # Offering only the order behind it would drop it.
                if not when and (_always(rest) if not lead else _always(lead) and not rest):
                    return f"EVERY TURN {meant}"
                return "" if _goes_on(rest) else f"{when}{meant}"
    return ""


def _numbered(words: Sequence[Word], now: Beginnings) -> bool:
    """Whether an order begins here that is one of several of a turn, told apart by their numbers."""
    head = now.heads.at(words)
    return head is not None and any(choice.label for word in head.words for choice in now.heads.choices[word])


def _unstopped(words: Sequence[Word]) -> Sequence[Word]:
    end = len(words)
    while end and words[end - 1].plain in _SIGNS and words[end - 1].plain != ")":
        end -= 1
    return words[:end]


def _ends(words: Sequence[Word], beginnings: Beginnings) -> Iterator[Sequence[Word]]:
    """How far an order within the words may reach: to their end, or to the first word that cannot be read."""
    yield words
    stuck = _stuck(words, beginnings)
    while stuck and words[stuck - 1].plain in _SIGNS:
        stuck -= 1
    if 1 < stuck < len(words) and not _severed(words, stuck, beginnings):
        yield words[:stuck]


def _stuck(words: Sequence[Word], beginnings: Beginnings) -> int:
    """The place of the word at which an order cannot be read further; 0 if it can, or if there is no order."""
    begun = beginnings.begun(words)
    if begun is None or len(begun.head.words) != 1:
        return 0
    wrong = beginnings.parser.clause(begun.start[0], begun.head.words[0], begun.words, 0, begun.before).problems
    return next((i for i, word in enumerate(words) if wrong and word.column >= wrong[0].column), 0)


def _severed(words: Sequence[Word], at: int, beginnings: Beginnings) -> bool:
    """Whether a whole name would be cut in two: `play sun drone/mech and star` of `... and star mech/mech`."""
    starts = range(max(at - _LONGEST_NAME, 0), at)
    return any(start + beginnings.names.whole(words, start) > at for start in starts)


def _always(said: Sequence[Word]) -> bool:
    """Whether the words before or after an order only say that it is for every turn."""
    return " ".join(word.plain for word in said if word.plain not in _SIGNS) in _EVERY_TURN


def _goes_on(rest: Sequence[Word]) -> bool:
    """Whether the words after an order may belong to it: a number, one more thing, or a condition.

    Words that say what it replaces do not.
    """
    if not rest or rest[0].plain in (".", "!") or [word.plain for word in rest[:2]] == ["instead", "of"]:
        return False
    own = [word for word in rest if word.plain not in _SIGNS]
    listed = rest[0].plain in (",", ";", ":") and len(own) < _SENTENCE
    return listed or any(word.number is not None or word.plain in _FURTHER or _turns(word) for word in own)


def _turns(word: Word) -> bool:
    """Whether a word, in any language, may mean that an order next to it is not meant: `falls`, `sonst`."""
    return word.plain in _OPPOSITE or any(one.plain in _OPPOSITE for one in synonyms.meanings(word))


def _clause(before: Sequence[Word]) -> Sequence[Word]:
    """The words before an order in its own part of the sentence."""
    signs = [i for i, word in enumerate(before) if word.plain in _SIGNS]
    return before[signs[-1] + 1 :] if signs else before


def _phase(before: Sequence[Word], section: Section) -> tuple[str | None, Sequence[Word]]:
    """The heading for an order after `in phase 2` or `next turn`, and the other words before it.

    Empty for the open phase; None if another phase is meant, but not which.
    """
    plain = [word.plain for word in before]
    now = section.heading
    named = next((i for i, word in enumerate(plain) if word in ("phase", "turn")), None)
    if named is None or now is None:
        return "", before
    lead = [*before[: max(named - 1, 0)], *before[named + 2 :]]
    if plain[named] == "phase" and named + 1 < len(before) and before[named + 1].number is not None:
        number = before[named + 1].number or 0
        if number == now.phase:
            return "", lead
        return (f"PHASE {number}: " if number in section.phases and number > now.phase else None), lead
    if not named or plain[named - 1] != "next":
        return None, lead
    lead = [*before[: named - 1], *before[named + 1 :]]
    if plain[named] == "turn":
        return f"TURN {now.turn + 1} PHASE {now.phase}: ", lead
    after = [number for number in section.phases if number > now.phase]
    return (f"PHASE {after[0]}: " if after else None), lead
