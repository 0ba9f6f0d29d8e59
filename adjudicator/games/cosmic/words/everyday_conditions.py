"""Everyday conditions, `if I have allies` or `if he plays a Compromise`, as conditions that can be read.

The meaning of `I` and `he` depends on the challenge: its main players have sides, and each is the other's opponent.
Before there are challenges, the writer is the offence of the coming one. Nothing is read by this: it is offered.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Everyday
from adjudicator.games.cosmic.table.state import SIDES

_Main = tuple[int, Seat, Seat]
_Said = tuple[str, str, str]

_HELP: Final = "(?:allies|ally|help|helpers|support|friends|backup)"
_HAS: Final = "(?:have|has|had|gets?|got|have got|has got|am getting|is getting|are getting|find|finds)"
_HELPS: Final = (
    "(?:(?:is |are |has |have |will )?(?:helps?|helping|helped|joins?|joining|joined|supports?|supporting|backs?"
    "|backing|allies with|ally with|sides with|siding with|goes with)(?: in)?(?: with)?)"
)
_NOT: Final = "(?:do not|don't|dont|does not|doesn't|doesnt|have not|haven't|has not|hasn't)"
_NOBODY: Final = "(?:nobody|no one|noone|nobody else|no one else|noone else)"
_SOMEBODY: Final = "(?:anybody|anyone|somebody|someone|anybody else|anyone else|somebody else|someone else)"
_TOKENS: Final = "(?:tokens|ships|guys|stones|pieces)"
_AM: Final = "(?:am|are|is|be)"
_WOULD: Final = (
    "(?:(?:am |are |is )?(?:will|would|could|(?:was |were )?going to|were to|was|were|gonna|about to|likely to)"
    "(?: (?:be|have))?)"
)
"""Words that make an outlook of a condition: how it would end, not how it ends."""
_I_WOULD: Final = f"(?:(?:i|we|i'm|im|we're) {_WOULD}|(?:i'd|we'd|i'll|we'll|id)(?: be)?)"
_LOSE: Final = "(?:lose|losing|loose|loosing|lost|beaten|defeated)"
_WIN: Final = "(?:win|winning|won)"
_IT: Final = "(?:(?:it|that|this)(?: card| power)?|he|she|they|(?:his|her|their) (?:card|power))"
_PLAYS: Final = "(?:plays?|played|playing|lays?|laid|has played|has laid|is playing|uses)"
_THERE: Final = "(?:there (?:is|are) )?"
_COMPARED: Final = (
    ("(?:more than|over|greater than|bigger than|higher than)", ">"),
    ("(?:at least|no less than|no fewer than)", ">="),
    ("(?:fewer than|less than|under|below|lower than|smaller than)", "<"),
    ("(?:at most|no more than)", "<="),
    ("exactly", "="),
)
_I: Final = "(?:i|we|i'm|im|we're|i'd|we'd|i'll)"
_ME: Final = "(?:me|us|my side|our side)"
_HE: Final = "(?:he|she|they|it|my opponent|opponent|other side|other one|enemy)"
_AT_ME: Final = "used against me"
_SOMETHING: Final = "(?:it|that|this|(?:(?:his|her|their) )?power|(?:his|her|their) powers|something|anything)"
_HIM: Final = "(?:him|her|them|my opponent|opponent|other side|his side|her side|their side|enemy)"


def _helped(whose: str, object_of: str, side: str, who: str = "") -> Iterator[_Said]:
    """Whether somebody, and who, helps the side of the players meant by `whose` and `object_of`."""
    yield rf"{whose} {_HAS} {_HELP}", f"{side} allies >= 1", who
    yield (
        rf"{whose} (?:{_NOT} {_HAS}|{_HAS} no|lacks?) {_HELP}|{whose} (?:am |is |are )?alone",
        f"{side} allies = 0",
        who,
    )
    yield rf"{_NOBODY} {_HELPS} {object_of}", f"{side} allies = 0", who
    yield rf"{_SOMEBODY} {_HELPS} {object_of}", f"{side} allies >= 1", who
    yield rf"SEAT {_HELPS} {object_of}(?: too)?", f"SEAT joined {side}", who
    yield rf"SEAT {_NOT} {_HELPS} {object_of}", f"NOT SEAT joined {side}", who


def _many(side_of: str, with_whom: str, side: str, who: str = "") -> Iterator[_Said]:
    """How many tokens a side has, its allies' included."""
    for many, sign in _COMPARED:
        yield rf"{side_of} {_HAS} {many} NUMBER(?: {_TOKENS})?", f"{side} tokens {sign} NUMBER", who
        yield rf"{_THERE}{many} NUMBER(?: {_TOKENS})? {with_whom}", f"{side} tokens {sign} NUMBER", who
    yield rf"{side_of} {_HAS} NUMBER (?:or more {_TOKENS}|{_TOKENS} or more)", f"{side} tokens >= NUMBER", who


def _own(mine: str, theirs: str) -> Iterator[_Said]:
    """What main players say of themselves."""
    yield from _helped(_I, _ME, mine)
    yield from _many("(?:we|my side|our side)", f"(?:with|for|on) {_ME}", mine)
    yield from _many("(?!)", f"against {_ME}", theirs)


def _opponent(name: str, mine: str, theirs: str) -> Iterator[_Said]:
    """What a main player says of the other one: without a name if the line has no other name."""
    for he, him, who in ((_HE, _HIM, name), (name.casefold(), f"{name.casefold()}(?: side)?", "")):
        yield from _helped(he, him, theirs, who)
        side = "(?:they|other side|his side|her side|their side)" if who else f"{he} side"
        yield from _many(side, f"(?:with|for|on) {him}", theirs, who)
        yield rf"{he} {_PLAYS} (?:compromise|negotiate|negotiation)|{he} negotiates", "their card is Compromise", who
        yield rf"{he} {_PLAYS} attack(?: card)?", "their card is not Compromise", who
        yield rf"{he} {_PLAYS} CARD", "their card is CARD", who
        whose = "(?:his|her|their|opponent)" if who else he
        yield rf"{whose} card is CARD", "their card is CARD", who
        for many, sign in _COMPARED:
            yield rf"{he} {_PLAYS} (?:attack )?{many} NUMBER", f"their card {sign} NUMBER", who
            yield rf"{whose} card is {many} NUMBER", f"their card {sign} NUMBER", who
            yield rf"{he} {_HAS} {many} NUMBER cards", f"{name} hand {sign} NUMBER", who
        yield rf"{he} (?:{_AM} )*(?:lose|loses|losing|lost)", "I win", who
        yield rf"{he} (?:{_AM} )*(?:win|wins|winning|won)", "I lose", who
        yield rf"{he} {_WOULD} {_LOSE}", "I would win", who
        yield rf"{he} {_WOULD} {_WIN}", "I would lose", who


def _of_a_side(name: str, side: str) -> Iterator[_Said]:
    """What anybody says of a main player and that player's side in a challenge."""
    said = f"(?:{name.casefold()}|{side}|{name.casefold()} side)"
    yield from _helped(said, said, side)
    yield from _many(f"(?:{side}|{name.casefold()} side)", f"(?:with|for|on) {said}", side)


def _anywhere(me: str) -> Iterator[_Said]:
    """What means the same in every challenge, and outside of them."""
    yield rf"{_I_WOULD} {_LOSE}(?: (?:because of|with|to|against) {_IT})?", "I would lose", ""
    yield rf"{_I_WOULD} {_WIN}(?: (?:with|against) {_IT})?", "I would win", ""
    for what in (_IT, "SEAT", "PIECE"):
        yield rf"{what} (?:{_WOULD} )?(?:makes?|made|lets?) {_ME} {_LOSE}", "I would lose", ""
        yield rf"{what} (?:{_WOULD} )?(?:makes?|made|lets?) {_ME} {_WIN}", "I would win", ""
    yield rf"{_I} (?:{_AM} )*{_LOSE}", "I lose", ""
    yield rf"{_I} (?:{_AM} )*{_WIN}", "I win", ""
    yield r"SEAT (?:uses|plays) PIECE (?:on|against) (?:me|us)", "SEAT uses PIECE AND used against me", ""
    for who in ("SEAT", _HE):
        yield rf"{who} (?:uses?|plays?) {_SOMETHING} (?:on|against) (?:me|us)", _AT_ME, ""
    yield r"SEAT (?:is attacking|attacks|attacked) (?:me|us)", f"SEAT must attack {me}", ""
    yield r"SEAT zaps (?:me|us|it)", "SEAT uses Cosmic Zap AND used against me", ""
    yield r"(?:it )?(?:is )?(?:used|played|aimed) (?:on|at|against) (?:me|us)", _AT_ME, ""
    for many, sign in _COMPARED:
        yield rf"SEAT {_HAS} {many} NUMBER (?:foreign )?(?:bases|colonies)", f"SEAT bases {sign} NUMBER", ""
        yield rf"i {_HAS} {many} NUMBER (?:foreign )?(?:bases|colonies)", f"{me} bases {sign} NUMBER", ""
        yield rf"i {_HAS} {many} NUMBER cards", f"{me} hand {sign} NUMBER", ""


@lru_cache(maxsize=1024)
def conditions(
    colours: tuple[str, ...], seat: Seat, system: Seat | None, main: tuple[_Main, ...], where: int
) -> Everyday:
    """The everyday conditions in one challenge; without one (0), those that mean the same in all of one's own.

    `system` is the owner of the system that the player must attack, if known.
    """
    found: list[_Said] = []
    there = [one for one in main if where in (0, one[0])]
    both = [one[1:] for one in there if seat in one[1:]]
    if not main and system not in (None, seat):
        both = [(seat, system)]
    if len({one.index(seat) for one in both}) == 1:
        side = both[0].index(seat)
        found += _own(SIDES[side], SIDES[1 - side])
        opponents = list(dict.fromkeys(one[1 - side] for one in both))
        if len(opponents) == 1:
            found += _opponent(colours[opponents[0]], SIDES[side], SIDES[1 - side])
    if len(there) == 1:
        found += [(rf"{_NOBODY} (?:helps|joins|allies)", " AND ".join(f"{side} allies = 0" for side in SIDES), "")]
        for one, player in enumerate(there[0][1:]):
            found += _of_a_side(colours[player], SIDES[one])
    found += _anywhere(colours[seat])
    return tuple(found)
