"""Sayings of any phase for cards that are played on somebody, or against what somebody does."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.cosmic.sayings.situation import Situation, Wish, found, numbers_in

_ANYBODY: Final = (
    "(?:anyone|anybody|someone|somebody|everyone|everybody|whoever|any player|any|all|others?|another player)"
)
_POWER: Final = "(?:a power|any power|his power|her power|their power|their powers|powers|power|something|anything|it)"
_AT_ME: Final = rf"(?:(?:who |that )?(?:uses?|with|plays?|playing|tries)(?: {_POWER})? (?:on|against|at) (?:me|us))"


_PLAYS: Final = "(?:(?:i )?(?:play|use|cast) )?(?:my )?"
_ZAP: Final = rf"{_PLAYS}(?:cosmic )?zap"
_IT: Final = "(?: (?:on |against )?(?:them|him|her|it|that|this|that player))?"


_OWN: Final = (
    "(?:me|myself|(?:my|mine)(?: own)?(?: (?:power|use|power use|use of my power))?"
    "|my (?:own )?(?!opponent|enem|all|friend|target|attacker|defender|own)[a-z-]+)"
)


def plague(said: str, here: Situation) -> Iterator[Wish]:
    """`Plague Green`."""
    one = found(rf"{_PLAYS}plague (?P<who>(?:on |against )?SEAT)", said, here)
    if one is not None:
        yield Wish(0, "PLAY Plague", one["who"])


def tubes(said: str, here: Situation) -> Iterator[Wish]:
    """`Mobius Tubes and put mine on home 1`."""
    one = found(
        rf"{_PLAYS}(?:mobius tubes?|mobius|tubes)"
        r"(?:(?:THEN| and| put| place| my| mine| tokens?| ships?| all| of| them| go| goes| with| moving)*"
        r" (?P<to>(?:NUMBER )?(?:to|on|onto) PLACES))?",
        said,
        here,
    )
    if one is not None:
        yield Wish(0, "PLAY Mobius Tubes", f", mine {one['to']}" if one["to"] else "")


def zapped(said: str, here: Situation) -> Iterator[Wish]:
    """`Zap anyone who uses a power on me`, `if Blue uses Virus on me, zap him`."""
    anybody = found(
        rf"{_ZAP}(?: (?:on|against))? {_ANYBODY} {_AT_ME}(?: (?P<where>WHERE))?|{_ZAP} if {_ANYBODY} {_AT_ME}"
        rf"|if {_ANYBODY} {_AT_ME}THEN (?:i )?{_ZAP}{_IT}",
        said,
        here,
    )
    if anybody is not None:
        for number in numbers_in(anybody["where"], here):
            yield Wish(number, "ZAP", "any IF used against me")
        return
    somebody = found(rf"if (?P<who>SEAT) (?P<does>(?:uses|plays) .+?)THEN (?:i )?{_ZAP}{_IT}", said, here)
    if somebody is not None:
        yield Wish(0, "ZAP", f"{somebody['who']} IF {somebody['who']} {somebody['does']}")


def zapped_own(said: str, here: Situation) -> Iterator[Wish]:
    """`Zap my own power`, `play zap on myself`, `zap my Virus`."""
    if found(rf"{_ZAP}(?: (?:on|against))? {_OWN}", said, here) is not None:
        yield Wish(0, "ZAP", here.own)
