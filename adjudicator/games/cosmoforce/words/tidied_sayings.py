"""Tidied sayings: different ways of saying a thing reduced to the one that the patterns know."""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.games.cosmoforce.table.gear import BY_NAME, WEAPONS

NUMBER: Final = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)"

_LONG: Final = 5
"""Letters of a word that may be misspelt."""

_CALLED: Final = {
    "laser": "beams? lazers? lasers?beams?",
    "missile": "rockets? torpedo torpedoes torpedos missles? misiles?",
    "hangar": "drones? hangers? fighters?",
    "railgun": "rails? railcannons?",
    "engine": "thrusters? drives? motors? enginges? engs?",
    "afterburner": "burners? boosters? afterburns?",
    "armour": "armors? shields? shielding plates? plating hull",
    "dissipator": "dissipaters? radiators? coolers? heatsinks? dissapators? diss dissips?",
    "habitat": "habs? quarters cabins?",
}
"""Other names of systems, word by word."""


def _pattern(kind: str) -> str:
    words = "|".join(_CALLED.get(kind, "").split())
    return f"{kind}s?|{words}" if words else f"{kind}s?"


SYSTEMS: Final = "(?:" + "|".join(f"(?P<{kind}_>{_pattern(kind)})" for kind in BY_NAME) + ")"
ARMS: Final = "(?:" + "|".join(_pattern(kind) for kind in WEAPONS) + ")"
_SHIFTED: Final = re.compile(r"^ (?:attack|shoot|fire|ram|hit|target)(?: (?!if |unless )\S+)* (?:not|instead)\b")
"""One target replaced by another: `attack yellow not red`."""
_SYSTEM: Final = re.compile(SYSTEMS)

_FAILS: Final = (
    "(?:can't|cant|cannot|can not|not possible|is not possible|isn't possible|impossible|doesn't work|does not work"
    "|fails|not|won't work)"
)
_THEN: Final = "(?: do that| shoot| that| work)?(?: [,:])?(?: then)?(?: [,:])?"
_SHOOT: Final = "(?:attack|shoot|fire at|target|ram)"
_DEAD: Final = "(?:dead|out|eliminated|gone|destroyed|killed)"
_DEAD_THEN: Final = (
    rf"(?<=\S)(?: [,.;])? (?:if|when) \w+ (?:is )?{_DEAD}(?: ,)?(?: then)? "
    rf"(?=(?:{_SHOOT} )?\w+(?: with [\w ]+?)?(?: [.!])* $)"
)
"""Before another ship, at the end of a line."""
_INSTEAD: Final = tuple(
    (re.compile(pattern), said)
    for pattern, said in (
        (r" (?:is |are )?(\d+) or (?:more|above|higher|over)\b", r" >= \1"),  # before `or` is an alternative
        (r" (?:is |are )?(\d+) or (?:less|fewer|lower|below|under)\b", r" <= \1"),
        (r"\brail (guns?|cannons?)\b", "railgun"),
        (r"\bafter burner", "afterburner"),
        (r"\blaser beams?\b", "laser"),
        (r"\bw\b", "with"),
        (r"\ball (?:of )?(?:my|the|our) ", "all "),
        (f"(?: [,;.])?(?: and| but)? if (?:i|it|that|this|he)? ?{_FAILS}{_THEN} ", " else "),
        (r"(?: [,;])? (?:else|or|otherwise) (?:if not )?(?:then )?", " else "),
        (r"\bwhoever\b", "who"),
        (r" [.!] (?:cheers|thanks|thx|best|regards|bye)(?: ,)?(?: \w+)?(?: [.!])* $", " "),
        (r"\b(he|she|it)s\b", r"\1 is"),
        (r"\bppl\b", "people"),
        (r"\bdmg\b", "damage"),
        (r"( unless .{1,80}?) then ", r"\1 else "),
        (_DEAD_THEN, " else "),
        (rf"(?<=\S) (?:,|or|then)(?: then)? (\w+) (?:if|when) \w+ (?:is )?{_DEAD} $", r" else \1 "),
        (r"^ burn \+ ?(?=\d)", " burn up "),
        (r"^ burn - ?(?=\d)", " burn down "),
    )
)


def tidied(line: str) -> str:
    """A line without words that make no difference."""
    said = f" {line} "
    for pattern, instead in _INSTEAD:
        said = pattern.sub(instead, said)
    said = re.sub(r" [:;=] ?-? ?[dp()] ", " ", said)  # a face
    said = re.sub(r"^ (?:(?:oh|no|wait|sorry|oops|actually|instead|rather|i meant?|,|\.|!) )+(?=\w)", " ", said)
    said = (
        re.sub(r" (?:not \w+|instead|instead of \w+|rather)(?: [.!])? $", " ", said) if _SHIFTED.search(said) else said
    )
    said = re.sub(r" (?:lol|haha|ok|okay|plz|pls|please|now|just|maybe|hehe|xd|cu|cheers|also) (?=\S| *$)", " ", said)
    return re.sub(r"\s+", " ", said).strip(" ,.;:!-")


def system(word: str) -> str:
    """The kind of system that a word means; empty if it means none."""
    found = _SYSTEM.fullmatch(word)
    return next((kind for kind in BY_NAME if found[f"{kind}_"]), "") if found is not None else ""


def likeliest(word: str) -> str:
    """The kind of system that a word means, even if misspelt; empty if it means none."""
    return system(word) or next(
        (kind for kind, one in BY_NAME.items() if _slip(word, kind) or _slip(word, one.plural)), ""
    )


def _slip(said: str, name: str) -> bool:
    """Whether a word is a name with one letter added, missing or changed, or two swapped."""
    from rapidfuzz.distance import OSA

    return len(said) >= _LONG and OSA.distance(said, name, score_cutoff=1) <= 1


_VERB: Final = re.compile(
    r"(?:twice )?(?:on |at |to )?(?!(?:no|not|never|don't|dont|do not|nobody) )(.+?)(?: ,)?"
    r" (attack|ram|burn|heal|repair|evade|recall|lose)"
)


def verb_first(said: str) -> str:
    """A phrase with its final verb, as German has it, put first: `laser 1 repair`; empty if it has none."""
    found = _VERB.fullmatch(said)
    return "" if found is None else f"{found[2]} {found[1]}"


def cut(said: str, words: Sequence[str]) -> tuple[str, str, str]:
    """The words before the first of some words, that word, and the words after it; all of them if it is not there."""
    found = re.search(rf"(?: ,| ;)? ({'|'.join(words)}) ", said)
    return (said, "", "") if found is None else (said[: found.start()], found[1], said[found.end() :])
