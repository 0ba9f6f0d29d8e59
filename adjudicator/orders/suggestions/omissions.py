"""Omissions: words of a writer that the offered line leaves out; the writer is told of them before sending it.

`attack planet 4 w/ 3 guys from home` may be offered without its `from home`, but not without saying so.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Line, Read
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words import courtesy, directives, idioms, synonyms
from adjudicator.orders.words.lexer import Word, key, split

_SMALL: Final = frozenset(
    "a an the my of to at on it i me you and then please own line lines order orders would like play use am is"
    " are".split()
)
"""Words that say nothing by themselves."""


def told(
    problems: Sequence[Problem], letter: Sequence[Line], read: Iterable[Read], now: Beginnings, later: Beginnings
) -> list[Problem]:
    """The problems, where each offered line also names the words that it leaves out.

    If something else on the line was `read`, the words alone do not show what was lost.
    """
    texts = {line.number: line.text for line in letter} if problems else {}
    for one in read:
        texts.pop(one.line, None)
    return [
        _told(one, texts[one.line], now, later) if one.line in texts and one.suggestion else one for one in problems
    ]


def _told(problem: Problem, text: str, now: Beginnings, later: Beginnings) -> Problem:
    """The same for one problem; a single word that is offered as a correction is no line."""
    offered: Sequence[Word] = idioms.plainly(split(problem.suggestion, problem.line))
    # JOIN is a word of the service, too, and may begin an order.
    service = None if _whole(offered, now, later) else directives.directive_at(offered)
    named = line_kinds.phase(offered)
    order = line_kinds.afterwards(offered, named.end) if named is not None and not service else offered
    if service not in OF_A_PHASE if service else not _whole(order, now, later):
        return problem
    words = line_kinds.unnumbered(idioms.plainly(split(line_kinds.uncommented(text), problem.line)))[1]
    lacking = _lacking(words[now.heading(words) :], offered, service=service is not None)
    # Words around a READY may be lost, unless they speak of the game.
    left = [run for run in lacking if service is None or any(_named(word, now) for word in run)]
    if not left:
        return problem
    said = Several([f'"{text[run[0].column - 1 : run[-1].end - 1]}"' for run in left], "and")
    return replace(problem, sentence=house("order-leaves-out", what=problem.sentence, words=said))


def _whole(words: Sequence[Word], now: Beginnings, later: Beginnings) -> bool:
    """Whether the words are one order from beginning to end, in this phase or in a later one."""
    return now.whole(words) is not None or later.whole(words) is not None


def _lacking(words: Sequence[Word], offered: Sequence[Word], *, service: bool) -> Iterator[Sequence[Word]]:
    """The stretches of words that the offered line has neither as written nor in other words."""
    polite = courtesy.ours()
    words = polite.thankless(words[polite.before(words, polite.salutation(words)) :], asked=True)
    same = _same(words, offered)
    spare = Counter(map(key, offered))
    spare.subtract(key(words[at]) for at in same)
    rest = [at for at in range(len(words)) if at not in same]
    lacking = [at for at in rest if not (_taken(key(words[at]), spare) or _says_nothing(words[at]))]
    # Every other word of an offered order stands for something that was said in other words.
    if not service and all(words[at].number is None for at in lacking):
        lacking = lacking[(+spare).total() :]
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


def _joined(words: Sequence[Word], one: int, other: int) -> bool:
    """Whether only small words stand between two places."""
    return all(map(_says_nothing, words[one + 1 : other]))


def _says_nothing(word: Word) -> bool:
    return word.plain in _SMALL or not word.plain[0].isalnum() or synonyms.says_nothing(word)
