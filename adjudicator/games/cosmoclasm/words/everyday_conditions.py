"""Everyday conditions, `if Humans fold` or `if I would get 2`, as conditions that can be read.

Nothing is read by this: it is offered.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from adjudicator.engine.contract.order_words import Everyday
from adjudicator.games.cosmoclasm.table.cards import FORCES, SUITS

_Said = tuple[str, str]

_HAS: Final = "(?:have|has|had|got|gets?|have got|has got|shows?|showed)"
_IS: Final = "(?:am|is|are|was|were)"
_NOT: Final = (
    "(?:do not|don't|dont|does not|doesn't|doesnt|has not|hasn't|hasnt|have not|haven't|havent|did not|didn't)"
)
_PLAYS: Final = "(?:plays?|played|playing|has played|have played|is playing|are playing|uses?|used|lays?|laid)"
_MORE: Final = "(?:more|most|majority (?:of|in))"
_THAN_ALL: Final = "(?: than (?:others|other players|rest|everybody|everyone|anybody|anyone)(?: else)?)?"
_AHEAD: Final = "(?:ahead|lead|leads|leading|winning|winning) (?:in|on|at|with)"
_OUT: Final = (
    "(?:retire[sd]?|retiring|folds?|folded|folding|quits?|stops?|stopped|out|gone|passes|passed|drops? out|dropped out"
    "|goes out|went out)"
)
_IN: Final = f"(?:(?:{_IS} )?(?:in|playing)|stays?(?: in)?|{_NOT} (?:retired?|fold|folded|quit))"
_WOULD: Final = "(?:would|can|could|will)"
_GET: Final = "(?:take|get|win|have|gain)"
_EVERY: Final = "(?:superiorit(?:y|ies)|stations?|of them|things)"
_NOBODY: Final = "(?:nobody|no one|noone|none)"
_SOMEBODY: Final = "(?:anybody|anyone|somebody|someone)(?: else)?"
_OTHERS: Final = "(?:everybody|everyone|others|rest|other players)(?: else)?"
_FREE: Final = "(?:free|open|there|available|left)"
_BEHIND: Final = "(?: (?:already|yet|now|too))?(?: (?:i|i'll|ill|i will|i would|we))?"
"""Words that may stand after a condition, before its order: `if Humans fold i retire`."""


def _of(who: str, name: str, has: str, gets: str) -> Iterator[_Said]:
    """Sayings about a player, who is `name` in a condition; `gets` says that the player would take something."""
    for force in FORCES:
        of = f"{force}s?"
        leads = f"{name} {has} most {force}"
        yield rf"{who} {_HAS} {_MORE} {of}{_THAN_ALL}", leads
        yield rf"{who} (?:{_IS} )?{_AHEAD} {of}", leads
        yield rf"{who} {_NOT} (?:have|got) {_MORE} {of}{_THAN_ALL}", f"NOT {leads}"
        yield rf"{who} (?:{_HAS} (?:no|zero)|{_NOT} (?:have|got)) {of}", f"{name} {force} = 0"
        yield rf"{who} {_HAS} (?:at least )?NUMBER(?: or more)? {of}", f"{name} {force} >= NUMBER"
        yield rf"{who} {_HAS} NUMBER {of} or more", f"{name} {force} >= NUMBER"
        yield rf"{who} {_HAS} more than NUMBER {of}", f"{name} {force} > NUMBER"
        yield rf"{who} {_HAS} {of}", f"{name} {force} >= 1"
        yield rf"{who} {_PLAYS} {of}", f"{name} played {force}"
        yield rf"{gets} {of}", f"{name} would take {force}"
    for suit in SUITS:
        yield rf"{who} (?:{_PLAYS}|follows?|{_IS}|goes|go)(?: (?:in|on|with))? {suit}s?", f"{name} played {suit}"
    yield rf"{gets} (?:at least )?NUMBER(?: or more)?(?: {_EVERY})?", f"{name} would take >= NUMBER"
    yield rf"{gets} (?:exactly|only) NUMBER(?: {_EVERY})?", f"{name} would take = NUMBER"
    yield rf"{gets} more than NUMBER(?: {_EVERY})?", f"{name} would take > NUMBER"
    yield rf"{gets} (?:something|anything|{_EVERY})", f"{name} would take >= 1"
    yield rf"{gets} (?:nothing|none)", f"{name} would take = 0"


def _of_all(players: int) -> Iterator[_Said]:
    """Sayings about the table."""
    for force in FORCES:
        of = f"{force}s?(?: superiority)?(?: {_IS})?"
        yield (
            rf"{of}(?: been)? (?:taken|gone|claimed)|{_SOMEBODY} (?:has )?(?:taken|took|takes) {force}s?",
            f"{force} taken",
        )
        not_taken = f"{_NOBODY} (?:has )?(?:taken|took|takes) {force}s?"
        yield (
            rf"(?:{of} (?:not|n't)|{force}s? (?:isn't|isnt|aren't|arent)) (?:taken|gone)|{not_taken}",
            f"NOT {force} taken",
        )
        yield rf"{of} {_FREE}", f"NOT {force} taken"
        yield rf"(?:(?:there is|theres|there's|there are) )?{force}s? (?:is |are )?in market", f"market has {force}"
    me = "(?:i|me|i'm|im)"
    alone = rf"{me}(?: (?:am|is))? (?:alone|last(?: one)?|only one)|only {me}(?: (?:am|is))?"
    yield rf"(?:{alone})(?: (?:in|left))?|{_OTHERS} (?:{_IS} |has |have )?{_OUT}", "players left = 1"
    yield r"(?:there (?:is|are) )?(?:only )?NUMBER (?:players?|people)?(?: (?:is|are))? ?left", "players left = NUMBER"
    yield rf"{_SOMEBODY} (?:{_IS} |has |have )?{_OUT}", f"players left < {players}"
    yield rf"{_NOBODY} (?:{_IS} |has |have )?{_OUT}|{_OTHERS} {_IN}", f"players left = {players}"


@lru_cache(maxsize=8)
def conditions(players: int) -> Everyday:
    """The patterns of everyday conditions in a game of this many players."""
    me = "(?:i|we|i've|ive|i'm|im)"
    gets = f"(?:(?:{me} {_WOULD}|i'd|id|i'll|ill) {_GET}|{me} (?:take|get|win|gain))"
    found = [*_of(me, "I", "have", gets), *_of("SEAT", "SEAT", "has", f"SEAT {_WOULD} {_GET}"), *_of_all(players)]
    found.append((f"(?:{me} )?(?:{_IS} )?(?:ahead|leading|winning)|{me} (?:lead|win)", "I would take >= 1"))
    found += [(rf"SEAT (?:{_IS} |has |have )?{_OUT}", "SEAT retired"), (rf"SEAT {_IN}", "NOT SEAT retired")]
    return tuple([(f"(?:{said}){_BEHIND}", meant, "") for said, meant in found])
