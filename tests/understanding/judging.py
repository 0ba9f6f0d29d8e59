"""Whether an answer to a letter is what its writer means."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from tests.understanding.answers import Answer, Said, reading, said
from tests.understanding.letters import Letter, Lines, Means

Meaning = Sequence[Said]


class Verdict(StrEnum):
    """What has become of a letter."""

    UNDERSTOOD = "understood"
    PARTLY = "partly"
    NOTHING = "nothing"
    WRONG_OFFERED = "wrong offered"
    WRONG_STANDING = "wrong standing"


FINAL = frozenset(["RETIRE", "RESIGN", "WITHDRAW", "RELEASE"])
"""Words of what cannot be taken back: it never stands before its writer has said YES, even if they mean it."""
OF_A_GAME = frozenset(["release"])
"""Questions of a game whose orders have the same word, and can be taken back."""
WRONG = frozenset([Verdict.WRONG_OFFERED, Verdict.WRONG_STANDING])


def within(part: Meaning, whole: Meaning) -> bool:
    """Whether all of a part is in the whole, and what is tried one after the other comes in the same order."""
    return all(_in_order(few, by_question(whole).get(question, ())) for question, few in by_question(part).items())


def same(one: Meaning, other: Meaning) -> bool:
    """Whether two meanings come to the same: `A IF c ELSE B` is the same as `A IF c`, and `B` behind it."""
    return tried(one) == tried(other)


def by_question(meaning: Meaning) -> dict[tuple[object, ...], list[str]]:
    """The words on each question, in their order."""
    found: dict[tuple[object, ...], list[str]] = {}
    for one in meaning:
        found.setdefault((one.about, one.where, one.when), []).append(one.words)
    return found


def tried(meaning: Meaning) -> dict[tuple[object, ...], list[str]]:
    """What is tried on each question, one after the other."""
    found: dict[tuple[object, ...], list[str]] = {}
    for one in meaning:
        found.setdefault((one.about, one.where, one.when), []).extend(one.tried or (one.words,))
    return found


def _in_order(few: Sequence[str], many: Iterable[str]) -> bool:
    rest = iter(many)
    return all(one in rest for one in few)


def verdict(letter: Letter, answer: Answer) -> Verdict:
    """What has become of a letter that was answered so."""
    means = letter.written.means
    final = (one for one in answer.provisional if one.about not in OF_A_GAME)
    if any(word in FINAL for one in final for word in one.words.split()):
        return Verdict.WRONG_STANDING
    if means.nothing:
        return _of_talk(means, answer)
    if means.either:
        return _of_ambiguous(letter, answer)
    return _of_orders(letter, answer)


def _of_talk(means: Means, answer: Answer) -> Verdict:
    if answer.stands:
        return Verdict.WRONG_STANDING
    if answer.offers or answer.readings:
        return Verdict.WRONG_OFFERED
    return Verdict.UNDERSTOOD if _names_what_it_leaves(means, answer) else Verdict.PARTLY


def _of_orders(letter: Letter, answer: Answer) -> Verdict:
    means = letter.written.means
    wholes = _meant(letter, [(*lines, *means.later) for lines in means.wholes])
    if not (_within_one(answer.stands, wholes) or _is_one(answer.stands, wholes)):
        return Verdict.WRONG_STANDING
    whole = (*answer.stands, *(one for one in answer.offers if one not in answer.stands))
    if not (_within_one(whole, wholes) or _is_one(whole, wholes)):
        return Verdict.WRONG_OFFERED
    if answer.readings:
        # The writer must choose, although what they mean is plain.
        return Verdict.PARTLY if any(_is_one(one, wholes) for one in answer.readings) else Verdict.WRONG_OFFERED
    if not whole:
        return Verdict.NOTHING
    right = _is_one(whole, wholes) and _names_what_it_leaves(means, answer)
    return Verdict.UNDERSTOOD if right else Verdict.PARTLY


def _of_ambiguous(letter: Letter, answer: Answer) -> Verdict:
    means = letter.written.means
    either, also = _meant(letter, means.either), _meant(letter, means.also)
    if not all(within(answer.stands, one) for one in either):
        return Verdict.WRONG_STANDING
    if len(answer.readings) > 1:
        if not all(_is_one(one, (*either, *also)) for one in answer.readings):
            return Verdict.WRONG_OFFERED
        return Verdict.UNDERSTOOD if all(_is_one(one, answer.readings) for one in either) else Verdict.PARTLY
    alone = (*answer.stands, *answer.offers, *(one for several in answer.readings for one in several))
    if not alone:
        return Verdict.NOTHING
    harmless = all(within(alone, one) for one in either) or _within_one(alone, also)
    return Verdict.PARTLY if harmless else Verdict.WRONG_OFFERED


def _is_one(meaning: Meaning, of: Iterable[Meaning]) -> bool:
    return any(same(meaning, one) for one in of)


def _within_one(meaning: Meaning, wholes: Iterable[Meaning]) -> bool:
    return any(within(meaning, one) for one in wholes)


def _meant(letter: Letter, several: Iterable[Lines]) -> list[Meaning]:
    return [said(letter.place, reading(letter.place, lines)) for lines in several]


def _names_what_it_leaves(means: Means, answer: Answer) -> bool:
    named = " ".join(answer.named.split()).casefold()
    return all(" ".join(piece.split()).casefold() in named for piece in means.leaves)
