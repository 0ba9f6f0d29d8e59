"""Sayings of phase 3: which card to play where, and which edicts."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.cosmic.sayings.situation import Fight, Situation, Wish, found, numbers_in, seats_in

CARD: Final = (
    r"(?:(?:the|an?|my|his|her|your|their) )?(?:(?:(?:card )?(?P<value>(?:attack )?\d+)(?: card| attack)?)"
    r"|(?:compromise|comp|negotiate|negotiation|negotiations)(?: card)?)"
)
"""A challenge card."""
_EDICTS: Final = {"emotion control": "PLAY Emotion Control", "stellar gas": "PLAY Stellar Gas"}


def card(said: str, here: Situation) -> Iterator[Wish]:
    """`20 against Blue`, `in my defence Compromise`."""
    lays = "(?:(?:i )?(?:play|playing|use|lay|put|card|show|choose|pick|want)(?: :)?)"
    before = (
        r"(?:(?P<w1>WHERE|\d+|(?:my (?:OF_OFFENCE|OF_DEFENCE)|attacking|offence|offense|defence|defending)|SEAT)THEN )?"
    )
    one = found(rf"{before}(?:{lays} )?{CARD}(?:THEN (?P<w2>WHERE))?", said, here)
    if one is not None:
        for number in numbers_in(one["w2"] or one["w1"], here):
            yield Wish(number, "CARD", one["value"].capitalize() if one["value"] else "Compromise")


def edict(said: str, here: Situation) -> Iterator[Wish]:
    """`Emotion Control in 3`."""
    one = found(
        rf"(?:(?P<w1>WHERE)THEN )?(?:(?:play|use|cast) )?(?:my )?(?P<edict>{'|'.join(_EDICTS)})(?:THEN (?P<w2>WHERE))?",
        said,
        here,
    )
    if one is not None:
        for number in numbers_in(one["w2"] or one["w1"], here):
            yield Wish(number, _EDICTS[one["edict"]], "")


def force_field(said: str, here: Situation) -> Iterator[Wish]:
    """`Force Field all allies in 2`, `their allies`: the present allies, by name."""
    theirs = "(?P<their>their|his|her|enemy|opposing)"
    allies = f"(?:all|everyone|everybody|all allies|all of them|(?:all )?{theirs} allies|allies)"
    one = found(
        r"(?:(?P<w1>WHERE)THEN )?(?:(?:play|use|cast) )?(?:my )?(?:force field|forcefield|ff)"
        rf"(?: (?:on|against|at|for))?(?: (?P<who>{allies}|SEATS))?(?:THEN (?P<w2>WHERE))?",
        said,
        here,
    )
    if one is None:
        return
    where = one["w2"] or one["w1"]
    named = numbers_in(where, here) if where else [fight.number for fight in here.mine()]
    for fight in here.fights:
        if fight.number not in named:
            continue
        allied = _allied(fight, here, theirs=bool(one["their"]))
        seats = seats_in(one["who"] or "", here)
        seats = [seat for seat in seats if where or seat in allied] if seats else allied
        if seats:
            yield Wish(fight.number, "FORCE FIELD", f"against {', '.join(seats)}")


def _allied(fight: Fight, here: Situation, *, theirs: bool) -> list[str]:
    return [
        here.seats[seat].capitalize() for seat, side in fight.allies if not theirs or side != fight.side_of(here.me)
    ]
