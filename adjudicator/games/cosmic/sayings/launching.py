"""Sayings of phase 1: whom to attack, and where returning tokens go."""

import re
from collections.abc import Iterator
from typing import Final

from adjudicator.games.cosmic.sayings.situation import Situation, Wish, compiled, each_of, found, spread

_VERB: Final = (
    "(?:i )?(?:attack|attacking|atk|att|atck|assault|invade|hit|go for|go after|raid|strike|take|target|challenge)"
    "(?: on)?(?: :)?"
)
_SENT: Final = "(?:send|sending|move|put|use|launch|fly|bring)"
_PLANETS: Final = range(1, 5)
"""As many home planets as a cone can have tokens."""
_BACK: Final = (
    "(?:put|place|send|move|bring|get|return|land|set|my|a|an|back|go|goes|going|comes|should|will|to|from|out|of"
    "|in|on|is|released|freed|free|release|token|tokens|ship|ships|that|which|who|leaves|left|returns|returned"
    "|returning|warp|all|both|limbo|them|it|:|,|-|=)"
)
"""Words around the destination of returning tokens."""
_RELEASED: Final = frozenset("warp released freed free release returned returning".split())
_ONTO: Final = "(?:to|on|onto|at|in|into|:|=|- >|->|-)"


def attack(said: str, here: Situation) -> Iterator[Wish]:
    """`Attack 4 with 4`, `go for Blue 3 (4 tokens, home 1)`, `attack 2 with 1 from each home planet`."""
    each = found(
        rf"{_VERB} (?P<p>TARGET)THEN (?:with )?(?:1|one)TOKENS (?:from )?each (?:of )?(?:my )?(?:home )?"
        "(?:planets?|bases?|systems?|homes?)",
        said,
        here,
    )
    if each is not None:
        yield Wish(0, "ATTACK", f"{_on(each['p'])} with {', '.join(f'1 from home {n}' for n in _PLANETS)}")
        return
    listed = found(
        rf"{_VERB} (?P<p>TARGET)THEN (?:with )?(?:NUMBERTOKENS )?(?:each )?from (?P<s>PLACES)(?: ,)?"
        "(?: (?:1|one)?(?: from)? ?each)",
        said,
        here,
    )
    if listed is not None:
        yield Wish(0, "ATTACK", f"{_on(listed['p'])} with {_one_each(listed['s'])}")
        return
    fleet = r"(?P<n>NUMBERTOKENS)(?: [,:])?(?: (?:taken|coming|all|each))?(?: (?:from|out of|off|by))?"
    sent = found(rf"{_VERB} (?P<p>TARGET)THEN (?:with )?{fleet} (?P<s>PLACES)(?: \))?", said, here)
    if sent is not None:
        yield Wish(0, "ATTACK", f"{_on(sent['p'])} with {sent['n']} from {spread(sent['s'])}")
        return
    # `attack planet 4, 2` may mean two planets.
    how = "(?:THEN with (?P<n>NUMBERTOKENS)|THEN (?P<m>NUMBERSHIPS)(?: \\))?)?"
    bare = found(rf"{_VERB} (?P<p>TARGET){how}", said, here)
    if bare is not None:
        tokens = bare["n"] or bare["m"]
        yield Wish(0, "ATTACK", _on(bare["p"]) + (f" with {tokens}" if tokens else ""))


def _one_each(said: str) -> str:
    return ", ".join(f"1 from {place}" for place in each_of(said))


def _on(place: str) -> str:
    """A planet as it is written, without words between its owner and its number, which may stand alone."""
    return f"planet {place}" if place.isdigit() else re.sub(r" (?:on|at) (?:planet )?", " ", place)


def sent(said: str, here: Situation) -> Iterator[Wish]:
    """`Send 4 from home 1 to planet 2`."""
    against = "(?:to|at|against|into|onto|on|- >|->|towards?|vs|to attack|attack|attacks|attacking)"
    one = found(rf"(?:{_SENT} )?(?P<n>NUMBERTOKENS) from (?P<s>PLACES) {against} (?P<p>PLACE)", said, here) or found(
        rf"(?:{_SENT} )?(?P<n>NUMBERTOKENS) {against} (?P<p>PLACE)(?: from (?P<s>PLACES))?", said, here
    )
    if one is not None and not compiled("HOME|limbo", here.seats).fullmatch(one["p"]):
        sources = f" from {spread(one['s'])}" if one["s"] else ""
        yield Wish(0, "ATTACK", f"{_on(one['p'])} with {one['n']}{sources}")


def back(said: str, here: Situation) -> Iterator[Wish]:
    """`Put the token from the warp on home 5`, `limbo tokens: all to home 1`."""
    batches = r"(?:(?:NUMBER|all|rest)TOKENS )?(?:to |on |onto |at |in |into )?PLACE"
    one = found(
        rf"(?P<before>(?:(?:(?P<n>NUMBER)|{_BACK}) )*?)"
        rf"(?P<to>(?:(?:(?:NUMBER|all|rest)TOKENS )?{_ONTO} )?PLACE(?:(?: ,| and| ;)+ {batches})*)",
        said,
        here,
    )
    if one is None:
        return
    before = one["before"].split()
    to = re.sub(r"(?:^| )(?:at|in|into|:|=|- >|->|-) (?=\w)", " to ", one["to"]).strip()
    to = compiled(r"(?<=\w)TOKENS(?= (?:to|on|onto))", here.seats).sub("", to)
    to = to if re.search(r"\b(?:to|on|onto) ", to) else f"to {to}"
    if "limbo" in before:
        count = f"{one['n']} " if one["n"] and to.startswith(("to ", "on ", "onto ")) else ""
        yield Wish(0, "LIMBO", f"{count}{to}")
    elif not _RELEASED.isdisjoint(before) and here.phase == 1:
        alone = found(r"(?:(?:all|1|one) )?(?P<to>(?:to|on|onto) PLACE)", to, here)
        if alone is not None:
            yield Wish(0, "RELEASE", alone["to"])
