"""Sayings for the terms of a deal: `home 5 for Blue 2`, `I get a card and he gets a base on home 5`."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.cosmic.sayings.laying import CARD
from adjudicator.games.cosmic.sayings.situation import Situation, Wish, found

_FOR: Final = re.compile(
    r" (?:for|in exchange(?: for)?|in return for|against|->|<->|- >|< - >|<|>|="
    r"|(?:[;,] |and )?(?:i )?get|(?:and|,) (?:i )?(?:want|take|receive)) "
)
"""Words between what is given and what is got."""
_CARDS: Final = re.compile(
    r"(?:swap|trade|exchange) (?:(?:a|one|1|any) )?cards?(?: each)?|cards? (?:swap|trade|exchange)"
    r"|(?:one|1|a) cards? each"
)
_ANY: Final = re.compile(
    r"(?:(?:a|any|one|1|some|random|another|your|his|her|my)(?: random| other)? )?cards?"
    r"(?: at random| of (?:my|your|his|her) choice)?"
)
_SEVERAL: Final = {"two": 2, "2": 2, "three": 3, "3": 3}
_HEAD: Final = (
    r"(?:(?:deal|trade|swap|offer|exchange|propose|proposal|terms|base swap|base for base)(?: (?:bases|cards))?(?: :)?"
    r"(?: (?:(?:with|to) )?SEAT(?: :)?(?= ))? )?(?:i |we |i'll |i will )?"
    r"(?:(?:give|offer|trade|swap)(?: (?:him|her|them|to SEAT|SEAT))? )?(?P<terms>.+)"
)
_LEAD: Final = "i|me|him|her|you|a|an|the|my|your|his|her|their"
_GIVEN: Final = re.compile(rf"^(?:(?:(?:you|they) get|gets|give|{_LEAD}) )+(?=\w)")
_GOT: Final = re.compile(rf"^(?:(?:(?:you|they) give|gives|get|{_LEAD}) )+(?=\w)")
"""Words before a thing that do not show that it goes the other way."""
_AND: Final = r"(?: ,| ;| \.| and| for| if)+"
_HE: Final = "(?:SEAT|he|she|they|you)"
_I_GET: Final = "(?:i )?(?:get|want|receive|take|have) (?P<got>.+?)"
_HE_GETS: Final = f"{_HE} (?:gets?|receives?|takes?|has|have|can have) (?P<mine>.+?)"
_TOLD: Final = (
    rf"(?P<mine>.+?){_AND} {_HE} (?:gives?|offers?)(?: me| us)? (?P<got>.+)",
    rf"{_I_GET}{_AND} (?:i )?(?:give|offer|pay) (?P<mine>.+)",
    rf"{_HE} gives?(?: me)? (?P<got>.+?){_AND} (?:i )?(?:give )?(?P<mine>.+)",
    rf"{_HE_GETS}{_AND} {_I_GET}",
    rf"{_I_GET}{_AND} {_HE_GETS}",
)
"""Who gets what, in a sentence."""


def dealt(said: str, here: Situation) -> Iterator[Wish]:
    """The terms that are proposed."""
    if _CARDS.fullmatch(said):
        yield Wish(0, "DEAL", "give any card; get any card")
        return
    head = found(_HEAD, said, here)
    terms = head["terms"] if head is not None else said
    sentences = [one for pattern in _TOLD if (one := found(pattern, terms, here)) is not None]
    pairs = [(one["mine"], one["got"]) for one in sentences]
    pairs += [(terms[: at.start()], terms[at.end() :]) for at in _FOR.finditer(terms)]
    for mine, got in pairs:
        give, get = _things(mine, here, _GIVEN), _things(got, here, _GOT)
        if give and get:
            yield Wish(0, "DEAL", f"{_listed('give', give)}; {_listed('get', get)}")
            return


def _listed(way: str, things: Sequence[str]) -> str:
    return ", ".join(f"{way} {thing}" for thing in things)


def _things(said: str, here: Situation, way: "re.Pattern[str]") -> Sequence[str]:
    """What goes this way, thing by thing; nothing if one is not understood or goes the other way."""
    things: list[str] = []
    for part in re.split(r" (?:,|;|and|plus|&|\+)(?: (?:,|and|also))* ", said.strip(" ,;.:")):
        thing = _thing(way.sub("", part), here)
        if not thing:
            return ()
        things += thing
    return things


def _thing(said: str, here: Situation) -> Sequence[str]:
    base = found(
        r"(?:new )?(?:(?:base|planet|colony|landing) )?(?:(?:on|at|in) )?(?P<p>PLACE)"
        r"(?: (?:for|with|settled (?:with|by)) (?P<n>NUMBER)TOKENS(?: from (?P<s>PLACE))?)?",
        said,
        here,
    )
    if base is not None:
        tokens = f" for {base['n']} tokens" if base["n"] else ""
        return [f"base on {base['p']}{tokens}" + (f" from {base['s']}" if base["s"] else "")]
    if said == "nothing":
        return [said]
    if _ANY.fullmatch(said):
        return ["any card"]
    several = found(r"(?P<n>two|2|three|3)(?: random)? cards", said, here)
    if several is not None:
        return ["any card"] * _SEVERAL[several["n"]]
    card = found(CARD, said, here)
    if card is None:
        return ()
    return [f"Attack {card['value'].split()[-1]}" if card["value"] else "Compromise"]
