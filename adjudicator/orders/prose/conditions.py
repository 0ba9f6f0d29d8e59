"""Conditions in prose: the one condition that carries all names and numbers of a clause, in words of orders."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from adjudicator.engine.contract.order_words import AGAINST, JOINED
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose.arrangement import Arrangement, Fit
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import bare
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.prose.wording import Wording
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.segments import IF

_NOT: Final = word_classes.of("negating")
"""Words that turn a condition round: they have to be part of the one that is found."""
_NEEDED: Final = _NOT | word_classes.of("kept in conditions")
_OF_ME: Final = word_classes.of("of me")
_WHEN: Final = IF - {"unless"}
_STRANGE: Final = 2
"""Words of a condition that may mean nothing in orders."""
_PASSED_OVER: Final = word_classes.of("beside conditions")
"""Words that change nothing in a condition."""
_PUT_IN: Final = frozenset((word,) for word in word_classes.of("left out of conditions"))
"""Words besides small ones that brief conditions may leave out: `if Virus and I lose`."""
_VERB: Final = frozenset([("is",)])
"""What stands before a number with which something is compared: `a total of 20 or more`."""
_PRESENCE: Final = frozenset([(JOINED,)])
"""What stands between a player and a side: `if Blue is in the defence`."""
_BRIEF: Final = frozenset(["and", "i"])
_SIDE: Final = word_classes.of("side")
"""What belongs to a player who has a side."""
_BOTH: Final = frozenset(["both", "either"])
_JOINING: Final = frozenset(["and", "or"])
_SMALL: Final = frozenset("i me is are in the uses and".split())
"""Words of conditions that need not be said."""
_COMPARING: Final = frozenset("at least most more fewer less than only exactly just > < = >= <=".split())
"""What may stand before a number with which something is compared."""
_OR_MORE: Final = frozenset(["more", "less", "fewer"])
"""What may stand behind it: `3 ships or more`."""
_HAVING: Final = word_classes.of("having")
"""Stands between a player and what is counted of theirs."""
_BOUNDING: Final = word_classes.of("bounding")
"""Words that bound a number, and are never passed over."""
_PLANET: Final = "planet"
_OF_PLACES: Final = frozenset([_PLANET, "home"])
_MY, _THEIR = "my", "their"


class Conditions:
    """Finds conditions for one player."""

    def __init__(
        self, beginnings: Beginnings, entities: Entities, sayings: Sayings, wording: Wording, own: str, budget: Budget
    ) -> None:
        self._wording = wording
        self._own = own.casefold()
        self._beginnings = beginnings
        self._entities = entities
        self._sayings = sayings
        self._budget = budget
        self._remembered: dict[tuple[int, tuple[Word, ...], tuple[Word, ...]], str] = {}
        """What words mean that were looked at before."""
        self._players = beginnings.parser.players
        self._sides: dict[str, list[tuple[str, int]]] = {}
        self._against: set[str] = set()
        """The writer's opponents."""
        for said, there in beginnings.names.vocabulary.stand_ins().items():
            if said[0] == JOINED:
                self._sides.setdefault(said[-1], []).extend(there)
            elif said[0] == AGAINST:
                self._against.add(said[-1])
        self.sides = frozenset(side for there in self._sides.values() for side, _ in there)
        """What players can join."""
        self._keywords = beginnings.parser.grammar.keywords
        self._verbs = self._keywords & word_classes.of("verb of conditions")

    def readable(self, words: Sequence[Word], where: int = 0) -> bool:
        """Whether words that begin with IF or UNLESS make a condition, or say what is so anyway."""
        return self.implied(words, self._sayings.implying) or bool(self.condition(words, where))

    def implied(self, words: Sequence[Word], of: Iterable[str]) -> bool:
        """Whether orders of some word come up only if a condition holds that begins with IF."""
        said = self._wording.unnamed(words[1:]) if words[1:] and words[0].plain in _WHEN else []
        return any(self._sayings.implies(one, said) for one in of)

    def condition(self, words: Sequence[Word], where: int = 0) -> str:
        """The condition that words mean, behind their IF or UNLESS; empty if none is found."""
        if len(words) < 2:
            return ""
        key = (where, tuple(words), tuple(self._wording.written(words)))
        if key not in self._remembered:
            self._remembered[key] = self._found(words, where)
        return self._remembered[key]

    def _found(self, words: Sequence[Word], where: int) -> str:
        mark = "UNLESS" if words[0].plain == "unless" else "IF"
        words = [words[0], *bare(words[1:])]
        for read in (self._meant, self._regular):
            for said in (words, *([words[0], *one] for one in self._wording.in_conditions(words[1:]))):
                if meant := read(said, where):
                    return f"{mark} {meant}"
        return ""

    def _meant(self, words: Sequence[Word], where: int) -> str:
        ways = (list(words), self._sided(words, where))
        return next((meant for way in ways if way and (meant := self._in_words(way, where))), "")

    def _regular(self, words: Sequence[Word], where: int) -> str:
        """The condition of words in the order of English orders: `Bob mindestens 3 Schiffe hat`, `Bob die 40 hat`.

        What is counted stands before its number, and a verb behind the first player. An opponent may be `their`.
        """
        words = self._conditionally(words)
        seats = [word for word in words if word.plain in self._players]
        first = seats[0] if len({one.plain for one in seats}) == 1 else None
        theirs = [one for one, two in _pairs(words) if first and one.plain == _PLANET and two.number is not None]
        counted = _compared([first if first and one in theirs else one for one in words], self._players | _OF_PLACES)
        ways = [counted, [one._replace(text=_MY, plain=_MY) if one.plain in _OF_ME else one for one in counted]]
        if first is not None:
            verbs = [one for one in words[1:] if one.plain in self._verbs]
            ways.append([words[0], first, *verbs, *(one for one in words[1:] if one not in verbs and one is not first)])
            # Of what is done to the writer nobody need be told who does it.
            alone = [one for one in words if one is not first]
            ways += [alone] if any(one.plain in _OF_ME for one in alone) and self._strict(alone) else []
        meant = next((meant for way in ways if way and way != words and (meant := self._in_words(way, where))), "")
        return meant or (self._of_opponent(words, counted, first, where) if first is not None else "")

    def _of_opponent(self, words: Sequence[Word], counted: Sequence[Word], player: Word, where: int) -> str:
        """The condition of words about the one opponent, who may be `their` in it: `Blue's card is a Compromise`."""
        if player.plain == self._own or not self._opposed(player, where) or (counted and not where):
            return ""
        said = [one._replace(text=_THEIR, plain=_THEIR) if one is player else one for one in counted or words]
        meant = self._in_words(said, where)
        return meant if counted or _THEIR in meant.split() else ""

    def _opposed(self, player: Word, where: int) -> bool:
        """Whether a player has a side in a challenge, or, where none is named, against the writer."""
        sides = self._sides.get(player.plain, ())
        return where in [place for _, place in sides] if where else player.plain in self._against

    def _conditionally(self, words: Sequence[Word]) -> list[Word]:
        """The words of a condition with its sayings in words of orders, and none of them twice: `would nehmen`."""
        return [one for one, two in _pairs(self._sayings.conditionally(words)) if one is two or one.plain != two.plain]

    def _in_words(self, words: Sequence[Word], where: int) -> str:
        plainer = self._conditionally(words)
        if self._strict(words) and self._strict(plainer):
            return quoted(plainer[1:])
        for said in (list(words), plainer):
            if self._strict(said):
                return quoted(said[1:])
        return self._arranged(said[1:]) or self._of_two(said)

    def _sided(self, words: Sequence[Word], where: int) -> list[Word]:
        """The words with their side for players who have one, where it is spoken of; empty if none is.

        `Blue's side` and `Blue's defence` are both `defence`.
        """
        out = list(words)
        for at, end, side, _ in reversed(list(self._sides_in(words, where))):
            out[at : end + 1] = [words[end]._replace(text=side, plain=side)]
        return out if out != list(words) else []

    def _sides_in(self, words: Sequence[Word], where: int) -> Iterator[tuple[int, int, str, int]]:
        """Where players are named with their side: the first and last place, the side, and its challenge."""
        for at, word in enumerate(words):
            sides = {(side, place) for side, place in self._sides.get(word.plain, ()) if where in (0, place)}
            end = at + 1
            while end < len(words) and words[end].plain in _PASSED_OVER:
                end += 1
            if len(sides) == 1 and end < len(words):
                side, place = min(sides)
                if words[end].plain in _SIDE | {side}:
                    yield at, end, side, place

    def place(self, words: Sequence[Word]) -> int:
        """The challenge whose side words name by its player, `in Blue's defence`; 0 if there is not exactly one."""
        found = {place for *_, place in self._sides_in(words, 0)}
        return min(found) if len(found) == 1 else 0

    def _of_two(self, said: Sequence[Word]) -> str:
        """A condition that is said of two players at once: `both Blue and Green joined offence`."""
        places = [at for at, word in enumerate(said) if word.plain in self._players]
        if len(places) != 2 or places[1] != places[0] + 2 or said[places[0] + 1].plain not in _JOINING:
            return ""
        first, second = places
        start = first - (said[first - 1].plain in _BOTH)
        each = [self._one([*said[:start], said[at], *said[second + 1 :]]) for at in places]
        return f" {said[first + 1].plain.upper()} ".join(each) if all(each) else ""

    def _one(self, said: Sequence[Word]) -> str:
        return quoted(said[1:]) if self._strict(said) else self._arranged(said[1:])

    def _strict(self, words: Sequence[Word]) -> bool:
        return len(words) > 1 and words[0].plain in IF and self._beginnings.parser.alternatives.conditional(words)

    def _arranged(self, words: Sequence[Word]) -> str:
        """The one condition that the names, numbers and words of conditions make in any order."""
        grammar, names = self._beginnings.parser.grammar, self._beginnings.names
        if not grammar.conditional:
            return ""
        words = self._owned(words)
        strange = [word for at, word in enumerate(words) if not self._known(words, at)]
        if (
            any(word.plain in _BOUNDING for word in strange)
            or len(strange) > _STRANGE
            or any(word.text.isupper() and len(word.text) > _STRANGE for word in strange)
        ):
            return ""
        known = {word.plain for word in words} | (set() if strange else {JOINED})
        known |= {"my"} if any(word.plain in _OF_ME for word in words) else set()

        def fits(fit: Fit) -> bool:
            return not self._adds(fit.said, known) and self._same_players(split(fit.said), words)

        needed = _NEEDED | self._keywords - _PASSED_OVER - _SMALL
        brief = not strange and all(word.plain not in _PASSED_OVER or word.plain in _BRIEF for word in words)
        more = _PUT_IN | _VERB if brief else _VERB | (set() if strange else _PRESENCE)
        arrangement = Arrangement(grammar, self._entities, words, self._budget, more)
        found = arrangement.choices([None], lambda word: word.plain in needed, fits)
        return found[0].choice.text(names.vocabulary) if len(found) == 1 else ""

    def _same_players(self, meant: Sequence[Word], said: Sequence[Word]) -> bool:
        """Whether the same players are named in the same order: who does something to whom; I need not be named."""
        one, other = self._seats(meant), self._seats(said)
        bare = [[seat for seat in seats if seat != self._own] for seats in (one, other)]
        return one == other or (bare[0] == bare[1] and (self._own not in one or self._own not in other))

    def _seats(self, words: Sequence[Word]) -> list[str]:
        """The players that are named, in their order."""
        found = [self._own if word.plain in _OF_ME else word.plain for word in words]
        return [seat for at, seat in enumerate(found) if seat in self._players and found[at - 1 : at] != [seat]]

    def _known(self, words: Sequence[Word], at: int) -> bool:
        """Whether a word is one of conditions, or part of a name, or says nothing."""
        word = words[at]
        return (
            word.plain in self._keywords
            or word.plain in _PASSED_OVER
            or not word.plain[0].isalnum()
            or word.number is not None
            or self._entities.said(words, at) > 0
            or (at > 0 and self._entities.said(words, at - 1) > 1)
        )

    def _owned(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words, with the owner of a piece before it where no player is named: `if Virus is used`."""
        names = self._beginnings.names
        owners = {said.casefold(): seat for said, seat in names.vocabulary.owners().items()}
        pieces = [at for at, word in enumerate(words) if word.plain in owners]
        if len(pieces) != 1 or any(word.plain in self._players for word in words):
            return words
        at = pieces[0]
        seat = owners[words[at].plain]
        return [*words[:at], words[at]._replace(text=seat, plain=seat.casefold()), *words[at:]]

    def _adds(self, said: str, known: set[str]) -> bool:
        """Whether a condition says something that is not among the words."""
        added = {word.plain for word in split(said)} - known
        return bool(added & self._keywords - _SMALL)


def _pairs(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    """Each word with the one behind it; the last one with itself."""
    return zip(words, [*words[1:], *words[-1:]], strict=True)


def _compared(words: Sequence[Word], owners: Collection[str]) -> list[Word]:
    """The words with what is counted before its number: `Blue has 3 ships or more` is `Blue ships 3 or more`.

    Empty if nothing is counted, or more than one thing; a number behind an owner is that of a place.
    """
    numbers = [at for at in range(1, len(words)) if words[at].number is not None and words[at - 1].plain not in owners]
    if len(numbers) != 1:
        return []
    at = start = numbers[0]
    while words[start - 1].plain in _COMPARING:
        start -= 1
    pairs = [pair for pair in pairwise(words) if pair[0].plain == "or" and pair[1].plain in _OR_MORE]
    more = [word for pair in pairs for word in pair]
    before, behind = (
        [one for one in some if one not in more and one.plain not in _HAVING]
        for some in (words[1:start], words[at + 1 :])
    )
    return [words[0], *before, *behind, *words[start : at + 1], *more] if behind else []
