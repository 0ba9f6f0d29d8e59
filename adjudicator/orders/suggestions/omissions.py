"""Omissions: words of a writer that the offered line leaves out; the writer is told of them before sending it.

`attack planet 4 w/ 3 guys from home` may be offered without its `from home`, but not without saying so.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Line, Read
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words import courtesy, directives, idioms, synonyms
from adjudicator.orders.words.everybody_else import all_but
from adjudicator.orders.words.lexer import Word, key, split
from adjudicator.orders.words.segments import scope_at

_SMALL: Final = frozenset(
    "a an the my of to at on it i me you and then please own line lines order orders would like play use am is"
    " are".split()
)
"""Words that say nothing by themselves."""
_COMPARING: Final = frozenset(
    "more than over greater bigger higher at least no less fewer under below lower smaller most exactly or".split()
)
"""Words of a comparison, for which a sign stands: `4 or more`, >= 4."""
_SIGNS: Final = (">", ">=", "<", "<=", "=")
_ALIKE: Final = 60
"""How alike (0 to 100) a word and the one that replaces it must be."""


def told(
    problems: Sequence[Problem], letter: Sequence[Line], read: Iterable[Read], now: Beginnings, later: Beginnings
) -> list[Problem]:
    """The problems, where each offered line also names the words that it leaves out.

    If something else on the line was `read`, the words alone do not show what was lost.
    """
    texts = {line.number: line.text for line in letter} if problems else {}
    for one in read:
        texts.pop(one.line, None)
    headed = _headed(letter, now) if any(one.line in texts and one.suggestion for one in problems) else {}
    return [
        _told(one, texts[one.line], headed[one.line], now, later) if one.line in texts and one.suggestion else one
        for one in problems
    ]


class _Headings(NamedTuple):
    """What the headings above a line, or at its start, say of it: an offered line repeats that."""

    phase: bool = False
    where: int = 0


def _headed(letter: Sequence[Line], now: Beginnings) -> dict[int, _Headings]:
    """The headings that hold for each line of a letter."""
    found: dict[int, _Headings] = {}
    last = _Headings()
    for line in letter:
        words = _words(line.text, line.number)
        rest, phase = _behind_phase(words)
        if phase:
            last = _Headings(phase=True)
        challenge = line_kinds.challenge(rest, now.parser.numbered) if rest else None
        if challenge is not None:
            last = last._replace(where=challenge[0])
        found[line.number] = last
    return found


def _words(text: str, number: int) -> Sequence[Word]:
    """The words of a line without its comment and its number in a list."""
    return line_kinds.unnumbered(idioms.plainly(split(line_kinds.uncommented(text), number)))[1]


def _behind_phase(words: Sequence[Word]) -> tuple[Sequence[Word], bool]:
    """The words after the heading of a phase, and whether there is one."""
    named = line_kinds.phase(words) if words else None
    return (words, False) if named is None else (line_kinds.afterwards(words, named.end), True)


def _told(problem: Problem, text: str, headings: _Headings, now: Beginnings, later: Beginnings) -> Problem:
    """The same for one problem; a single word that is offered as a correction is no line."""
    offered: Sequence[Word] = idioms.plainly(split(problem.suggestion, problem.line))
    # JOIN is a word of the service, too, and may begin an order.
    service = None if _whole(offered, now, later) else directives.directive_at(offered)
    order, phase = (offered, False) if service else _behind_phase(offered)
    if service is None and not _whole(order, now, later):
        return problem
    if service is not None and service not in OF_A_PHASE:
        return problem
    words = _words(text, problem.line)
    if phase and headings.phase:
        words, offered = _behind_phase(words)[0], order
    words = words[synonyms.told(words) or now.heading(words) :]
    scope = scope_at(offered, 0, now.parser.numbered)
    if scope is not None and scope[0] == headings.where:
        offered = offered[scope[1] :]
    # Words around a READY may be lost, unless they speak of the game.
    lacking = _lacking(words, offered, now, service=service is not None)
    left = [run for run in lacking if service is None or any(_named(word, now) for word in run)]
    if not left:
        return problem
    said = Several([f'"{text[run[0].column - 1 : run[-1].end - 1]}"' for run in left], "and")
    return replace(problem, sentence=house("order-leaves-out", what=problem.sentence, words=said))


def _whole(words: Sequence[Word], now: Beginnings, later: Beginnings) -> bool:
    """Whether the words are one order from beginning to end, in this phase or in a later one."""
    return now.whole(words) is not None or later.whole(words) is not None


def _lacking(
    words: Sequence[Word], offered: Sequence[Word], beginnings: Beginnings, *, service: bool
) -> Iterator[Sequence[Word]]:
    """The stretches of words that the offered line has neither as written nor as synonyms."""
    polite = courtesy.ours()
    words = polite.thankless(words[polite.before(words, polite.salutation(words)) :], asked=True)
    start, end = all_but(words, beginnings.names.vocabulary)
    words = [*words[:start], *words[end:]]
    spare = Counter(map(key, offered))
    choices, size = beginnings.heads.called(words)
    instead = next((word for choice in choices if spare[word := choice.word.casefold()]), "")
    if instead:
        words = words[size:]
        spare[instead] -= 1
    same = _same(words, offered)
    spare.subtract(key(words[i]) for i in same)
    lacking = [i for i, word in enumerate(words) if i not in same and not _taken(key(word), spare)]
    if service:
        spare.clear()  # that word stands for no word of the game
    lacking = [i for i in lacking if not _stood_for(words[i], spare)]
    # Every other new word of the offered line stands for something that was said in other words.
    lacking = lacking[(+spare).total() :] if all(words[i].number is None for i in lacking) else lacking
    while lacking:
        size = next((n for n in range(1, len(lacking)) if not _joined(words, lacking[n - 1], lacking[n])), len(lacking))
        yield words[lacking[0] : lacking[size - 1] + 1]
        lacking = lacking[size:]


def _same(words: Sequence[Word], offered: Sequence[Word]) -> frozenset[int]:
    """The places of the words that the offered line has in the same order; the longest stretches are matched first."""
    alike = SequenceMatcher(None, [*map(key, words)], [*map(key, offered)], autojunk=False)
    return frozenset(at for block in alike.get_matching_blocks() for at in range(block.a, block.a + block.size))


def _named(word: Word, beginnings: Beginnings) -> bool:
    """Whether a word is a number, begins an order, or is a name of something in the game."""
    return word.number is not None or beginnings.heads.at([word]) is not None or beginnings.names.whole([word]) > 0


def _taken(said: str | int, spare: "Counter[str | int]") -> bool:
    if spare[said] < 1:
        return False
    spare[said] -= 1
    return True


def _stood_for(word: Word, spare: "Counter[str | int]") -> bool:
    """Whether a word means nothing, or an offered word stands for it."""
    from rapidfuzz import fuzz

    if _small(word) or synonyms.says_nothing(word):
        return True
    if any(_taken(key(one), spare) for one in synonyms.meanings(word)):
        return True
    if word.number is not None:
        return False
    if word.plain in _COMPARING and any(spare[sign] > 0 for sign in _SIGNS):
        return True
    like = next((one for one in +spare if isinstance(one, str) and fuzz.ratio(one, word.plain) >= _ALIKE), None)
    return like is not None and _taken(like, spare)


def _joined(words: Sequence[Word], one: int, other: int) -> bool:
    """Whether only small words stand between two places."""
    return all(map(_small, words[one + 1 : other]))


def _small(word: Word) -> bool:
    return word.plain in _SMALL or not word.plain[0].isalnum()
