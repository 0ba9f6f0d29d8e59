"""Sayings of phase 4 besides deals: losses, rewards, and what to do with one's own colour."""

import re
from collections.abc import Iterator
from typing import Final

from adjudicator.games.cosmic.sayings.situation import Situation, Wish, each_of, found, spread

_FAILED: Final = (
    "(?:if (?:there (?:is|'s) )?no deal|if (?:we|they|you) (?:don't|dont|do not|can't|cannot|fail to)"
    "(?: (?:agree|deal|make (?:a |the )?deal|find (?:a |an )?(?:deal|agreement)))?"
    "|if (?:the |our )?deal (?:fails|is not made|does not happen|doesn't happen)|no deal|if not|if failed)"
)
_DRAWN: Final = (
    "(?:if (?:i |we )?(?:draw |get |it's |it is )?(?:my |own |my own )colou?r(?: (?:is drawn|comes up|comes|is|again))?"
    "|(?:my )?own colou?r)"
)
_CARDS: Final = (
    "(?:(?:i )?take )?(?:(?:my|both|all|everything|rewards?) )*(?:as|in) cards|(?:both|all) cards"
    "|(?:my )?rewards?(?: :)? (?:all |only )*cards?(?: only)?"
)
_TOKENS: Final = (
    "(?:(?P<n>NUMBER|a|an|all|rest|the|my) )?(?:tokens?|ships?|guys)(?: back)?(?: (?:from|out of) warp)?(?: back)?"
    "(?: (?:to|on|onto|at) (?P<p>PLACE))?"
)
_SPLIT: Final = re.compile(r" (?:,|and|plus|&)(?: and)* |(?<=token) (?=\w+ card)|(?<=tokens) (?=\w+ card)")
_ONE: Final = ("1", "one", "a", "an")


def lost(said: str, here: Situation) -> Iterator[Wish]:
    """`If no deal lose 1 each from home 1, 2, 3`."""
    one = found(
        rf"(?P<failed>{_FAILED})?(?: [:,])?(?: ?(?:i|we|then))* ?(?P<verb>lose|take|remove|drop|sacrifice|give up)"
        r"(?: my)?(?P<each> (?:(?:1|one)TOKENS )?(?:each|from each of)|(?: (?:1|one))?TOKENS(?= .* each))?"
        r"(?:(?: NUMBER)?TOKENS)?(?: each)?(?: (?:from|of|on|at|out of))? (?P<s>PLACES)(?: each| , (?:1|one) each)?",
        said,
        here,
    )
    if one is not None and (one["failed"] or one["verb"] == "lose"):
        each = one["each"] or said.endswith("each")
        yield Wish(0, "LOSE", ", ".join(f"1 {place}" for place in each_of(one["s"])) if each else spread(one["s"]))


def rewarded(said: str, here: Situation) -> Iterator[Wish]:
    """`Take 1 token and 1 card as reward`: cards for every part that is not taken in tokens."""
    if found(_CARDS, said, here):
        yield Wish(0, "REWARD", "rest cards")
        return
    head = found(
        r"(?:(?:(?:as )?(?:my )?rewards?|i (?:take|want|get)|take|get|want|choose)(?: :| ,)? )*(?P<what>.+?)"
        r"(?: (?:as|for) (?:my |a )?rewards?)?",
        said,
        here,
    )
    if head is None or not re.search(r"\b(?:rewards?|warp|back)\b|\btokens? .*\bcards?$", said):
        return
    boons = [_boon(part, here) for part in _SPLIT.split(head["what"])]
    if all(boons):
        yield Wish(0, "REWARD", ", ".join(boons))


def _boon(said: str, here: Situation) -> str:
    tokens = found(_TOKENS, said, here)
    if tokens is not None:
        number = "1" if tokens["n"] in _ONE else tokens["n"]
        number = "rest" if number in (None, "all", "the", "my") else number
        return f"{number} token{'' if number == '1' else 's'} to {tokens['p'] or 'home 1'}"
    return "rest cards" if found("(?:(?:NUMBER|a|all|rest|only|just) )?cards?(?: only)?", said, here) else ""


def own_colour(said: str, here: Situation) -> Iterator[Wish]:
    """`If I draw my own colour, redraw`."""
    again = "(?:redraw|draw again|draw another(?: one)?|draw a new one|again|new draw|draw)"
    if found(rf"{_DRAWN}THEN (?:i )?{again}", said, here):
        yield Wish(0, "OWN COLOUR", "redraw")
        return
    one = found(rf"{_DRAWN}THEN (?:i )?attack (?P<who>SEAT)(?: (?:on|at|in))? (?P<p>PLACE|\d)", said, here)
    if one is not None:
        place = f"home {one['p']}" if one["p"].isdigit() else one["p"]
        yield Wish(0, "OWN COLOUR", f"attack {one['who']} on {place}")
