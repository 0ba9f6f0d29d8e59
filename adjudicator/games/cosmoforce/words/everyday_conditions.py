"""Everyday conditions, `if he is slower` or `if heat > 3`, as conditions that can be read."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from adjudicator.games.cosmoforce.table.gear import BY_NAME
from adjudicator.games.cosmoforce.words.situations import Situation
from adjudicator.games.cosmoforce.words.tidied_sayings import NUMBER

_FACT: Final = "(?:speed|heat|crew|ready crew|hurt crew|mass|thrust|undamaged systems|damaged systems)"
_COMPARED: Final = (
    ("(?:more than|over|above|greater than|higher than|>) ", ">"),
    ("(?:at least|no less than|>=) ", ">="),
    ("(?:less than|fewer than|under|below|lower than|<) ", "<"),
    ("(?:at most|no more than|only|just|<=) ", "<="),
)
_COUNTED: Final = (
    ("heat|heat tokens|tokens", "heat", ">="),
    ("ready crew|ready guys", "ready crew", ">="),
    ("hurt crew|hurt guys|hurt|wounded", "hurt crew", ">="),
    ("damaged systems", "damaged systems", ">="),
    ("crew|guys", "crew", "<="),
    ("systems|undamaged systems|working systems", "undamaged systems", "<="),
)
"""Things that are counted, in everyday words and in conditions, and the comparison if only a number is given."""
_OUT: Final = "(?:dead|out|eliminated|destroyed|gone|killed|dies|out of game|toast|finished)"
_IN: Final = "(?:alive|lives|there|in|around|not dead|in game)"
_HURT: Final = "(?:hurt|wounded|injured|harmed)"
_MEN: Final = "(?:crew|guys|people|men|anybody|anyone|somebody|someone|one)"
_BROKEN: Final = "(?:broken|damaged|hit|down|not working|not work)"
_SHOOTS: Final = "(?:attacks|shoots|shoots at|fires at|fires on|hits|rams|targets|is shooting at|is attacking)"
_I_AM: Final = "(?:i am|i'm|im|i|we are|my ship is)"
_RAMMED: Final = re.compile(
    "(?:(?:i am|i'm|im|i get|i|we are|being|when|am) )?(?:rammed|attacked)"
    "|(?:somebody|someone|anybody|anyone|they|he) (?:rams|attacks) me|possible|i can|needed|necessary"
)
"""Conditions that are obvious when a ship evades."""
_CERTAIN: Final = re.compile("(?:i am|i'm|im|i|my ship is) (?:alive|lives|live|not dead|can)|possible|i can")
"""Conditions that are obvious for every order."""
_HE: Final = re.compile(r"\b(?:he|she|they|it|him|her|his|their)\b(?! (?:would|works?))")
_LEFT_OUT: Final = re.compile(r"\b(?:the|still|already|really|our) ")
_LAST: Final = re.compile(r"^(?!.*\bnot\b)(.+) (?:is|are|am)$")
"""German word order: `he almost dead is`."""

_Supposition = tuple["re.Pattern[str]", str]
"""Everyday words and their meaning: `WHO` and `OTHER` stand for ships, `N` for a number."""


def supposed(said: str, here: Situation, order: str) -> str:
    """The readable form of an everyday condition, as far as it is known; empty if it says the obvious.

    `order` are the words before it: `he` means the ship that it names.
    """
    named = [ship for ship in here.ships if re.search(rf"\b{ship}\b", order, re.IGNORECASE)]
    he = named[0] if len(named) == 1 else ""
    parts = re.split(r"( and | or )", (_HE.sub(he, said) if he else said).strip(" ,.;:!"))
    told = [part.upper() if i % 2 else _one(part, here, order, he) for i, part in enumerate(parts)]
    return "" if "" in told else "".join(told)


def _one(said: str, here: Situation, order: str, he: str) -> str:
    said = _LEFT_OUT.sub("", _LAST.sub(r"\1", said))
    if _CERTAIN.fullmatch(said):
        return ""
    if order.startswith("EVADE") and _RAMMED.fullmatch(said):
        return ""
    if he and re.fullmatch(f"{_I_AM} (?:faster|slower)", said):
        said = f"{said} than {he}"
    for pattern, meant in _suppositions(here):
        found = pattern.fullmatch(said)
        if found is not None and ("attacks me" not in meant or order.startswith(("DAMAGE", "EVADE"))):
            return _filled(meant, found)
    return said


def _filled(meant: str, found: "re.Match[str]") -> str:
    """The condition, with the ships and the number that were named."""
    for slot, said in found.groupdict().items():
        meant = meant.replace(slot.upper(), said.capitalize() if slot == "who" else said)
    return meant


@lru_cache(maxsize=64)
def _suppositions(here: Situation) -> tuple[_Supposition, ...]:
    """The everyday conditions of a situation."""
    return tuple([(re.compile(said), meant) for said, meant in (*_of_ships(here), *_counted(here), *_own(here))])


def _of_ships(here: Situation) -> Iterator[tuple[str, str]]:
    ship, me = f"(?P<who>{'|'.join(here.ships)})", here.me.capitalize()
    yield f"{ship} (?:is |was |be )?{_OUT}", "WHO eliminated"
    yield f"{ship} (?:(?:is )?{_IN}|(?:is not|isn't|not) {_OUT})", "NOT WHO eliminated"
    yield f"{ship} (?:is |be )?(?:almost|nearly|about|close to) {_OUT}", "WHO undamaged systems <= 1"
    yield f"{ship} (?:is |be )?slower(?: is)?(?: than (?:me|i|i am|us|my ship|mine))?", f"WHO slower than {me}"
    yield f"{ship} (?:is |be )?faster(?: than (?:me|i|i am|us|my ship|mine))?", f"{me} slower than WHO"
    yield f"{_I_AM} slower than {ship}", f"{me} slower than WHO"
    yield f"{_I_AM} faster than {ship}", f"WHO slower than {me}"
    yield f"{ship} (?:{_SHOOTS} (?:me|us)|(?:me|us) {_SHOOTS})", "WHO attacks me"
    yield f"{ship} (?:has )?(?:moved|acted|had (?:his|her|a|their) turn)", "WHO moved"
    yield f"{ship} (?:has not|hasn't|hasnt|did not|didn't|not) (?:yet )?(?:moved?|acted?)(?: yet)?", "NOT WHO moved"


def _counted(here: Situation) -> Iterator[tuple[str, str]]:
    have = "(?:has|have|have got|has got|got|is down to|am down to)"
    for who, whose in ((f"(?P<who>{'|'.join(here.ships)})", "WHO"), ("(?:i|we)", "my")):
        for things, what, usual in _COUNTED:
            for many, sign in (*_COMPARED, ("(?:only |just )?", usual)):
                yield (
                    f"{who} {have} {many}(?P<n>{NUMBER}) (?:{things})(?: left| working| that work)?",
                    f"{whose} {what} {sign} N",
                )


def _own(here: Situation) -> Iterator[tuple[str, str]]:
    """Conditions about one's own ship, also without a word for the owner."""
    for lead, sign in (("(?:is |are |gets |goes )?above", ">"), ("(?:is |are |gets |goes )?below", "<")):
        yield f"(?:my )?(?P<fact>{_FACT})(?: tokens?)? {lead} (?P<n>{NUMBER})", f"my FACT {sign} N"
    yield f"(?P<fact>{_FACT})(?: tokens?)? (?P<rest>.+)", "my FACT REST"
    yield f"(?:my |any )?{_MEN} (?:is |are |get |gets )?{_HURT}", "my hurt crew >= 1"
    yield f"(?:i have|there are|there is)(?: any)? {_HURT}(?: {_MEN})?", "my hurt crew >= 1"
    yield f"(?:something|anything|any system|a system|i|my ship) (?:is |am |are )?{_BROKEN}", "my damaged systems >= 1"
    for kind in dict.fromkeys(here.kinds):
        many, plural = here.kinds.count(kind), BY_NAME[kind].plural
        said = f"(?:my |an? )?(?:{kind}|{plural})"
        yield f"{said} (?:is |are |gets? )?{_BROKEN}", f"my working {plural} < {many}"
        yield f"{said} (?:works?|working|is working|are working|is ok|are ok)", f"my working {plural} >= 1"
    yield f"after round (?P<n>{NUMBER})", "round > N"
    yield "(?:it|that|this|someone|crew) would (?:kill|die).*", "hit would kill crew"
