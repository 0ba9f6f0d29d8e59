"""Tidying: the words of a saying brought to what its patterns speak of, in one way of saying for several."""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.games.cosmoforce.table.gear import BY_NAME, WEAPONS

NUMBER: Final = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)"

_LONG: Final = 5
"""Letters of a word that may have a slip in it."""

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
"""What else people call systems, word by word."""


def _pattern(kind: str) -> str:
    words = "|".join(_CALLED.get(kind, "").split())
    return f"{kind}s?|{words}" if words else f"{kind}s?"


SYSTEMS: Final = "(?:" + "|".join(f"(?P<{kind}_>{_pattern(kind)})" for kind in BY_NAME) + ")"
ARMS: Final = "(?:" + "|".join(_pattern(kind) for kind in WEAPONS) + ")"
_SHIFTED: Final = re.compile(r"^ (?:attack|shoot|fire|ram|hit|target)(?: (?!if |unless )\S+)* (?:not|instead)\b")
"""Another target in place of one: `attack yellow not red`."""
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
    """A line without what makes no difference."""
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
    """The kind of system that a word is said for; empty where it is none."""
    found = _SYSTEM.fullmatch(word)
    return next((kind for kind in BY_NAME if found[f"{kind}_"]), "") if found is not None else ""


def likeliest(word: str) -> str:
    """The kind of system that a word is said for, also where it is misspelt; empty where it is none."""
    return system(word) or next(
        (kind for kind, one in BY_NAME.items() if _slip(word, kind) or _slip(word, one.plural)), ""
    )


def _slip(said: str, name: str) -> bool:
    """Whether a word is a name with one letter too many, too few, another one, or two changed about."""
    from rapidfuzz.distance import OSA

    return len(said) >= _LONG and OSA.distance(said, name, score_cutoff=1) <= 1


_VERB: Final = re.compile(
    r"(?:twice )?(?:on |at |to )?(?!(?:no|not|never|don't|dont|do not|nobody) )(.+?)(?: ,)?"
    r" (attack|ram|burn|heal|repair|evade|recall|lose)"
)


def verb_first(said: str) -> str:
    """What ends with its verb, as German has it, with the verb before it: `laser 1 repair`; empty if it does not."""
    found = _VERB.fullmatch(said)
    return "" if found is None else f"{found[2]} {found[1]}"


def cut(said: str, words: Sequence[str]) -> tuple[str, str, str]:
    """What stands before the first of some words, that word, and what stands behind; the whole where none stands."""
    found = re.search(rf"(?: ,| ;)? ({'|'.join(words)}) ", said)
    return (said, "", "") if found is None else (said[: found.start()], found[1], said[found.end() :])
