"""Arrangements: the words of a sentence in the places where the grammar of an order can take them.

Every name and number has to be used exactly once; other words are used where they fit, and small words that the grammar
needs are put in. Of all arrangements those count that change the fewest words, and leave the order of the others alone.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from adjudicator.orders.grammar.grammar import END, NUMBER, Grammar
from adjudicator.orders.prose.names.entities import REACHED, Entities
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.words.lexer import Word, key
from adjudicator.orders.words.names import Likeness, Pattern

_STEPS: Final = 400
"""Steps for the orders of one word."""
_COST: Final = 20
"""Steps of a letter's budget that each of them takes."""
_JUMP: Final = 4
"""What it costs if the words go on at another place."""
_MOST: Final = 11
"""What an arrangement may cost: two jumps, and a small word put in costs one."""
_SMALL: Final = frozenset((word,) for word in "with from to on onto against of for as in and : ,".split())
_SWEEPING: Final = frozenset("all everybody everyone anybody anyone anything nobody none no".split())
"""Words that say enough without a name or a number."""
_IDLE: Final = frozenset(
    "i we me my our us the a an then now so just and will shall also first all is am are to , . ! : ; -".split()
)
"""Words that say nothing beside a word of orders."""
_FROM: Final = ("from",)
_SOURCES: Final = frozenset([_FROM, (":",)])
"""What stands before a source."""
_COUNTED: Final = frozenset([("of",), ("token",), ("tokens",), ("ships",)])
"""What stands between a number of tokens and a source without a word of its own."""
_TOWARDS: Final = frozenset("to on onto against".split())
"""Words before a place that is no source."""


class Fit(NamedTuple):
    """A choice that some words make, and the words of orders that make it, one after the other."""

    choice: Any
    said: str


class _State(NamedTuple):
    """A parse that has begun: the places used so far, as bits, where the words go on, the last word, and all words.

    Its parser has not been given the last of these: most parses never go on. Parsers that went on in different ways
    share their values: so a tree is made by a parser of its own.
    """

    parser: Any
    used: int
    at: int
    last: Pattern = ()
    fed: tuple[tuple[str, Any], ...] = ()


class Arrangement:
    """The choices that some words make in any arrangement."""

    def __init__(
        self,
        grammar: Grammar,
        entities: Entities,
        words: Sequence[Word],
        budget: Budget,
        more: Collection[Pattern] = (),
        *,
        vague: bool = False,
    ) -> None:
        self._small = _SMALL.union(more)
        """Words that may be put in."""
        self._grammar = grammar
        self._entities = entities
        self._words = words
        self._budget = budget
        self._must = 0
        """The places that have to be used, as bits."""
        at = 0
        while at < len(words):
            size = 0 if words[at].plain in _IDLE else entities.said(words, at)
            self._must |= ((1 << size) - 1) << at
            at += max(size, 1)
        for at in entities.spare(words):
            self._must &= ~(1 << at)
        begun = {at: entities.begun(words, at) for at in range(len(words)) if vague}
        self._begun = [at for at, size in begun.items() if size > 1 or (size and not self._must & ~(1 << at))]
        """Where names are left unfinished that several things have: `the sun drone`. One word says enough alone."""
        for at in self._begun:
            self._must |= ((1 << begun[at]) - 1) << at
        self._fits: dict[tuple[int, frozenset[str]], Sequence[tuple[str, Any, int]]] = {}
        """What the words at each place can be, by what can stand next."""
        self._named: dict[tuple[str, int], Sequence[tuple[Any, int]]] = {}
        """What is named at each place, by its kind."""
        self.cost = 0
        """What the choices found last cost."""
        self.apart = False
        """Whether the words of the choices found last stand in an order of their own."""
        self._alike = entities.alike(words)
        """Whether everything that is named stands in one list: no target and its source, `planets 4 and 2`."""
        self._glued = entities.glued(words)
        """The places of words that cannot stand apart from the word before them."""
        if not self._must:
            self._must = sum(1 << at for at, word in enumerate(words) if word.plain in _SWEEPING)

    def choices(
        self,
        kinds: Sequence[Any],
        needed: Callable[[Word], bool] = lambda word: False,
        fits: Callable[[Fit], bool] = lambda fit: True,
    ) -> list[Fit]:
        """The different choices of some kinds (None: conditions) that cost least, of those that fit.

        Words that are `needed` have to be used as if they were names.
        """
        must = self._must | sum(1 << at for at, word in enumerate(self._words) if needed(word))
        if not must and any(word.plain not in _IDLE for word in self._words):
            return []
        found = [one for kind in kinds for one in self._cheapest(kind, must, fits)]
        least = min((cost for cost, _ in found), default=0)
        self.apart, self.cost = least >= 2 * _JUMP, least
        several = [fit for cost, fit in found if cost == least]
        known = [fit.choice for fit in several]
        return [fit for place, fit in enumerate(several) if fit.choice not in known[:place]]

    def _cheapest(self, kind: Any, must: int, fits: Callable[[Fit], bool]) -> Iterator[tuple[int, Fit]]:
        """The choices of one kind with what they cost, as long as that is the same."""
        waiting: list[tuple[int, int, _State]] = [(0, 0, _State(self._grammar.begin(kind), 0, 0))]
        seen: set[tuple[Any, ...]] = set()
        steps = entered = 0
        least = _MOST
        while waiting and steps < _STEPS:
            cost, _, state = heappop(waiting)
            if cost > least:
                return
            here = (state.fed, state.used & must, state.at)
            steps += 1
            self._budget.take(_COST)
            if here in seen:
                continue
            seen.add(here)
            parser = self._fed(state.parser, *state.fed[-1]) if state.fed else state.parser
            accepted = self._grammar.accepted(parser)
            if END in accepted and not must & ~state.used:
                built = self._built(kind, state.fed)
                fit = Fit(built, self._said(state.fed))
                if built is not None and fits(fit):
                    least = cost
                    yield cost, fit
                continue
            for more, onward in self._onward(state._replace(parser=parser), accepted, must):
                entered += 1
                if cost + more <= _MOST:
                    heappush(waiting, (cost + more, entered, onward))

    def _built(self, kind: Any, fed: Iterable[tuple[str, Any]]) -> Any:
        parser = self._grammar.begin(kind)
        for terminal, value in fed:
            parser.feed_token(self._grammar.token(terminal, value))
        try:
            return self._grammar.build(parser.feed_eof())
        except ValueError:
            return None

    def _said(self, fed: Iterable[tuple[str, Any]]) -> str:
        return " ".join(self._written(terminal, value) for terminal, value in fed)

    def _written(self, terminal: str, value: Any) -> str:
        if terminal in self._grammar.kinds:
            return self._entities.name(self._grammar.kinds[terminal], value)
        if terminal in self._grammar.patterns:
            return " ".join(map(str, self._grammar.patterns[terminal]))
        return str(value)

    def _onward(self, state: _State, accepted: frozenset[str], must: int) -> Iterator[tuple[int, _State]]:
        """Everything that can come next, with what it costs more."""
        parser, used, at, last, before = state
        inside = at in self._glued and used >> (at - 1) & 1
        places = [at] if inside else [*range(at, len(self._words)), *range(at)]
        going_on = True
        for place in places:
            if used >> place & 1 or (place in self._glued and place != at):
                continue
            for terminal, value, size in self._all_fitting(place, accepted):
                taken = ((1 << size) - 1) << place
                if not used & taken and not self._astray(place, terminal, last):
                    said = self._grammar.patterns.get(terminal, last if terminal == NUMBER else ())
                    fed = (*before, (terminal, value))
                    yield 0 if going_on else _JUMP, _State(parser, used | taken, place + size, said, fed)
            going_on = going_on and not must >> place & 1 and place >= at
        if not inside:
            for terminal in sorted(accepted):
                said = self._grammar.patterns.get(terminal, ())
                if said in self._small and not (self._alike and said in _SOURCES):
                    fed = (*before, (terminal, terminal))
                    yield 1, _State(parser, used, at, said, fed)

    def _astray(self, at: int, terminal: str, last: Pattern) -> bool:
        """Whether the word before a name says that it stands elsewhere: a source for a target, or the other way."""
        before = self._words[at - 1].plain if at else ""
        if terminal == NUMBER:
            return before == REACHED and REACHED not in last
        if terminal not in self._grammar.kinds:
            return False
        if before in _FROM:
            return last != _FROM
        return before in _TOWARDS and last in _SOURCES | _COUNTED

    def _fed(self, parser: Any, terminal: str, value: Any) -> Any:
        onward = parser.copy(deepcopy_values=False)
        onward.feed_token(self._grammar.token(terminal, value))
        return onward

    def _match(self, kind: str, at: int) -> Sequence[tuple[Any, int]]:
        """The one thing of a kind that is named at a place, and in how many words; several if that may be vague."""
        if (kind, at) not in self._named:
            match = self._entities.named(kind, self._words, at)
            clear = match is not None and match.fit.likeness > Likeness.ABBREVIATED and len(match.values) == 1
            vague = at in self._begun and match is not None and self._entities.begins(match, self._words, at)
            found = match.values if match is not None and (clear or vague) else ()
            self._named[kind, at] = [(value, match.fit.size) for value in found] if match is not None else ()
            if at in self._begun and not clear:
                values, size = self._entities.partial(kind, self._words, at)
                self._named[kind, at] = [*self._named[kind, at], *((value, size) for value in values)]
        return self._named[kind, at]

    def _all_fitting(self, at: int, accepted: frozenset[str]) -> Sequence[tuple[str, Any, int]]:
        if (at, accepted) not in self._fits:
            self._fits[at, accepted] = tuple(self._fitting(at, accepted))
        return self._fits[at, accepted]

    def _fitting(self, at: int, accepted: frozenset[str]) -> Iterator[tuple[str, Any, int]]:
        """What the words at a place can be: a name, a number, a quotation or a word of the language."""
        words, word = self._words, self._words[at]
        following = self._grammar.following(accepted)
        for terminal, kind in following.kinds:
            for value, size in self._match(kind, at):
                yield terminal, value, size
        if word.number is not None and word.number >= 0 and NUMBER in accepted:
            yield NUMBER, word.number, 1
        for terminal in following.words(word):
            said = self._grammar.patterns[terminal]
            if tuple(map(key, words[at : at + len(said)])) == said or said == (f"{word.plain}s",):
                yield terminal, terminal, len(said)
