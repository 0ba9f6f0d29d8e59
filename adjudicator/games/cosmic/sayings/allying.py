"""Sayings of phase 2: asking for help, helping, and dividing a besieged set."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.cosmic.sayings.situation import Situation, Wish, compiled, found, numbers_in, seats_in, spread
from adjudicator.games.cosmic.table.state import OFFENCE, PLANETS, SIDES

_ALL: Final = "(?:all|everybody|everyone|all others|all players)"
_ASKS: Final = (
    "(?:i )?(?:(?:ask|invite|call|request|want|need|get)(?: (?:on|upon|for))?(?: help)?(?: (?:from|of))?"
    "|help from|support from|allies(?: :)?)"
)
_HELPING: Final = (
    "(?: (?:to|for|as|,) ?(?:join|help|assist|support|ally|allies|an ally|come|be|back|side|assistance)"
    "(?: (?:me|us|with|out|as|my|allies|ally|help|side))*)?"
)
_HELPS: Final = (
    "(?:i )?(?:join|joining|help|helping|support|supporting|ally|ally with|side with|assist|back|aid|go with|accept)"
)
_ROLE: Final = "(?P<role>attack|offence|offense|defence|defense|side|invitation)"
_FLEET: Final = r"(?:THEN(?: (?:with|by))? (?P<n>NUMBERTOKENS)(?:THEN (?:from )?(?P<s>PLACES))?(?: \))?)?"
_DIVIDES: Final = "(?:(?:divide|split|share|defend)(?: my tokens)?(?: on| at)? ?)?"
_SHARE: Final = (
    r"(?P<n>NUMBER|rest|all)TOKENS (?:(?:in|to|for|against|vs|versus|with) )?(?:(?:challenge|ch|c) )?(?P<w>\d+|SEAT)"
)
_EACH: Final = re.sub(r"\?P<\w>", "?:", _SHARE)
_ASKED: Final = "(?:(?: if)? (?:invited|asked|possible)| if (?:he|she|they) (?:invites?|asks?)(?: me)?)?"


def invited(said: str, here: Situation) -> Iterator[Wish]:
    """`Ask Green to help me in 2, Yellow for my defence`."""
    for whom in ("SEATS", f"{_ALL}(?: (?:except|but|but not|not|without) SEATS)?"):
        item = f"{whom}{_HELPING}(?: WHERE)?"
        asks = found(rf"(?P<asks>{_ASKS}) {item}(?:(?: ,| and| ;)+ {item})*", said, here)
        if asks is None:
            continue
        items = compiled(f"(?P<who>{whom}){_HELPING}(?: (?P<where>WHERE))?", here.seats)
        asked: dict[int, list[str]] = {}
        for one in items.finditer(said, asks.end("asks")):
            who = seats_in(one["who"], here)
            if whom != "SEATS" and who:
                who = [seat for seat in map(str.capitalize, here.seats) if seat not in (*who, here.own)]
            numbers = numbers_in(one["where"], here)
            if not numbers:
                return
            for number in numbers:
                asked.setdefault(number, []).extend(who or ["all"])
        for number, seats in asked.items():
            yield Wish(number, "INVITE", ", ".join(seats))
        return


def joined_player(said: str, here: Situation) -> Iterator[Wish]:
    """`Join Blue's attack with 2`, `defend Green with 2 from home 1`, `Green against Blue`."""
    for pattern in (
        rf"{_HELPS} (?P<who>SEAT)(?: (?:in )?(?:his |her |their )?{_ROLE})?(?: (?P<where>WHERE))?{_FLEET}{_ASKED}",
        rf"(?P<who>SEAT) (?P<role>side)(?: (?P<where>WHERE))?{_FLEET}",
        rf"(?:help )?(?P<role>defend|defending|defender) (?P<who>SEAT)(?: (?P<where>WHERE))?{_FLEET}{_ASKED}",
        rf"{_HELPS} (?P<who>SEAT) (?P<role>attack) (?P<whom>SEAT){_FLEET}",
        rf"(?P<role>attack) (?P<whom>SEAT) (?:together )?with (?P<who>SEAT){_FLEET}",
    ):
        one = found(pattern, said, here)
        if one is not None:
            yield from _beside(one, here)
            return


def joined_side(said: str, here: Situation) -> Iterator[Wish]:
    """`Join 1 offence with 3`, `3 tokens for the defence in 1`."""
    sided = "(?:the )?(?P<side>offence|defence|offense|defense)"
    one = found(
        rf"(?:{_HELPS} )?(?:(?P<where>WHERE|\d+)THEN )?(?:{_HELPS} )?{sided}(?: (?P<after>WHERE))?{_FLEET}{_ASKED}",
        said,
        here,
    ) or found(
        rf"(?:(?P<where>WHERE|\d+)THEN )?(?P<n>NUMBERTOKENS) (?:to|on|for|in|into) {sided}(?: (?P<after>WHERE))?"
        r"(?:THEN from (?P<s>PLACES))?",
        said,
        here,
    )
    if one is not None and (one["n"] or "join" in said):
        for number in numbers_in(one["where"] or one["after"], here):
            yield Wish(number, "JOIN", f"{one['side']}{_sent(one)}")


def joined_anybody(said: str, here: Situation) -> Iterator[Wish]:
    """`Join whoever invites me with 2`: a player who is not invited has no side to join."""
    anybody = f"(?:{_ALL}|whoever|anyone|anybody|who|whatever side|any side)(?: (?:who|that))?"
    one = found(rf"{_HELPS} {anybody}(?: (?:invites|asks|wants|invited|asked)(?: me| us)?)?{_FLEET}", said, here)
    if one is not None:
        yield Wish(0, "JOIN", f"offence{_sent(one)} ELSE defence{_sent(one)}")


def _beside(one: "re.Match[str]", here: Situation) -> Iterator[Wish]:
    """The side of a player who is named, if it can only be one."""
    named = one.groupdict()
    who, where = here.seat(named["who"]), named.get("where")
    against = seats_in(named.get("whom") or where or "", here)
    numbers = [0] if against else numbers_in(where, here)
    sides = [
        (fight.number, side)
        for fight in here.fights
        if (numbers == [0] or fight.number in numbers) and fight.side_of(here.me) is None
        if not against or fight.side_of(here.seat(against[0].lower())) is not None
        if (side := fight.side_of(who)) is not None and _could_be(named.get("role"), side)
    ]
    if len(sides) == 1:
        ((number, side),) = sides
        yield Wish(number, "JOIN", f"{SIDES[side]}{_sent(one)}")


def _could_be(role: str | None, side: int) -> bool:
    return role in (None, "side", "invitation") or (role in ("attack", "offence", "offense")) == (side == OFFENCE)


def _sent(one: "re.Match[str]") -> str:
    return (f" with {one['n']}" if one["n"] else "") + (f" from {spread(one['s'])}" if one["s"] else "")


def declined(said: str, here: Situation) -> Iterator[Wish]:
    """`I won't ally with anyone`."""
    if found(
        "(?:decline|refuse|reject) (?:(?:all|any|every|the|invitations?|everything|everybody|everyone) ?)+"
        "|(?:join|help|support) (?:nobody|no one|noone|none|neither)"
        "|no (?:alliances?|joining)"
        "|(?:i )?(?:won't|wont|will not|don't|dont|do not) (?:want to )?(?:ally|side)"
        "(?: with)?(?: (?:anyone|anybody|any side|either|any))?",
        said,
        here,
    ):
        yield Wish(0, "JOIN", "NO")


def divided(said: str, here: Situation) -> Iterator[Wish]:
    """`Split home 3 2/2`, `3 against Green, rest against Yellow`."""
    besieged = _besieged(here)
    one = found(
        rf"{_DIVIDES}(?P<p>PLACE)?THEN ?(?:with )?(?:as )?(?P<shares>{_EACH}(?:(?: ,| and| ;)+ {_EACH})+)"
        rf"(?: on (?P<on>PLACE))?"
        rf"|{_DIVIDES}(?P<here>PLACE)?THEN ?(?P<counts>NUMBER(?: (?:/|-|:|and|,) NUMBER)+)"
        rf"|{_DIVIDES}(?P<set>PLACE)?THEN ?(?P<all>(?:all|everything)TOKENS) (?:in|to|on|for) "
        r"(?:(?:challenge|ch|c) )?(?P<to>\d+)",
        said,
        here,
    )
    if one is None:
        return
    planet = _planet(one["p"] or one["on"] or one["here"] or one["set"], here)
    if planet is None and len(besieged) == 1:
        (planet,) = besieged
    numbers = besieged.get(planet, []) if planet is not None else []
    if planet is None or not numbers:
        return
    shares = _shares(one, planet, numbers, here)
    if shares and all(number in numbers for _, number in shares):
        told = ", ".join(f"{tokens} to challenge {number}" for tokens, number in shares)
        yield Wish(0, "DIVIDE", f"{here.called(planet)}: {told}")


def _besieged(here: Situation) -> dict[int, list[int]]:
    """The planets on which several challenges are against the speaker, with their numbers."""
    sets: dict[int, list[int]] = {}
    for fight in here.fights:
        if fight.defence == here.me:
            sets.setdefault(fight.planet, []).append(fight.number)
    return {planet: numbers for planet, numbers in sets.items() if len(numbers) > 1}


def _shares(one: "re.Match[str]", planet: int, numbers: Sequence[int], here: Situation) -> list[tuple[str, int]]:
    if one["all"]:
        return [("rest", int(one["to"]))]
    if one["counts"]:
        counts = compiled("NUMBER", here.seats).findall(one["counts"])
        return list(zip(counts, numbers, strict=True)) if len(counts) == len(numbers) else []
    return [
        (each["n"], int(each["w"]) if each["w"].isdigit() else _fought(each["w"], planet, here))
        for each in compiled(_SHARE, here.seats).finditer(one["shares"])
    ]


def _planet(said: str | None, here: Situation) -> int | None:
    if said is None:
        return None
    who = seats_in(said, here)
    owner = here.seat(who[0].lower()) if who else here.me
    return owner * PLANETS + int(said[-1]) - 1 if who or compiled("HOME", here.seats).fullmatch(said) else None


def _fought(said: str, planet: int, here: Situation) -> int:
    """The challenge of somebody against the set on a planet; 0 if there is none."""
    who = here.seat(said)
    return next((fight.number for fight in here.fights if (fight.offence, fight.planet) == (who, planet)), 0)
