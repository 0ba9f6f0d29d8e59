"""Card plans: cards that are only half named, `play mech mech, then drone/mech`, as cards of the hand.

If several cards can be meant, nothing is offered.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.cosmoclasm.table.cards import ECLIPSE, FORCES, SUITS, forces, is_black, suit, white
from adjudicator.games.cosmoclasm.words.situations import Situation

RETIRES: Final = re.compile(
    r"(?:(?:(?:i|ich) )?(?:retire|fold|bail out|drop out|(?:quit|leave) (?:the )?round|steige aus)"
    r"|(?:ich bin |bin )?raus|steige ich aus)(?: (?:now|immediately|at once|jetzt|sofort))?(?: [!.])*"
)
_OUT: Final = re.compile(r"(?:i am |i'm |im |go |get )?out")
_MOST: Final = 4
"""Turns and alternatives of one line."""
_LINK: Final = re.compile(
    r"(?: [,;.])* (?:(?P<or>or|else|otherwise|oder|sonst)|and then|und dann|then|dann|[,;.]"
    rf"|(?:and|und|\+|&)(?= (?:(?:play|the|my|i) )*(?:(?:{'|'.join(SUITS)}) |retire\b)))(?: then)?(?: i)? "
)
_LEAD: Final = re.compile(r"^(?:(?:i|ich|first|play|card|lay|spiele) )*")
_WITH: Final = re.compile(r" (?:with|w|mit|\+|plus|and|&) (?=(?:(?:a|my|the|white|eclipse) )*\w+$)")
_FILLING: Final = frozenset("a my the card cards black one of / both".split())
_WHITE: Final = frozenset((ECLIPSE, "white", *_FILLING))
_DOUBLE: Final = 2
_IF: Final = re.compile(r" (?:if|unless) ")
_COUNTED: Final = re.compile(r" (?:first|second|third|last)$")
"""Words that number the turns, which are in their order anyway."""
_BESIDE: Final = re.compile(r"(take|station|start|switch) (.+)")
"""Orders that stand beside a plan unchanged."""
_REGARDS: Final = re.compile(r" [.!] (?:cheers|thanks|thx|best|regards|bye)(?: ,)?(?: \w+)?(?: [.!])*$")


def planned(said: str, here: Situation) -> Iterator[str]:
    """The turns that a line orders, as far as each of its cards is known."""
    said = re.sub(r"^(play )?start (?=\w+ / )", r"\1star ", said)  # the word is like the beginning of an order
    said = _REGARDS.sub("", said).strip(" .!")
    links = list(_LINK.finditer(said))
    if len(links) >= _MOST:
        return
    starts, ends = [0, *(link.end() for link in links)], [*(link.start() for link in links), len(said)]
    turns = [_turn(said[start:end], here) for start, end in zip(starts, ends, strict=True)]
    if all(turns) and turns[0] != "RETIRE" and any(turn.startswith("PLAY ") for turn in turns):
        joints = ["", *(" ELSE " if link["or"] else ". " for link in links)]
        yield "".join(f"{joint}{turn}" for joint, turn in zip(joints, turns, strict=True))


def _turn(said: str, here: Situation) -> str:
    """One turn with its condition, or nothing if it is not understood."""
    found = _IF.search(said)
    if found is not None:
        turn = _turn(said[: found.start()], here)
        return f"{turn} {said[found.start() :].strip()}" if turn else ""
    said = _COUNTED.sub("", said)
    beside = _BESIDE.fullmatch(said)
    if beside is not None:
        return f"{beside[1].upper()} {beside[2]}"
    if RETIRES.fullmatch(said) or _OUT.fullmatch(said):
        return "RETIRE"
    card = _card(said, here)
    return f"PLAY {card}" if card else ""


def _card(said: str, here: Situation) -> str:
    """The card that is named, and a white one with it."""
    said = said.strip(" .,!")
    bare = _LEAD.sub("", said)
    least, said = _DOUBLE if bare == said else 1, bare  # `mech` alone may be a card to be taken
    for found in reversed([*_WITH.finditer(said)]):
        alone = _black(said[: found.start()].split(), here)
        other = _white(said[found.end() :].split(), here)
        if alone and other:
            return f"{alone} with {other}"
    return _black(said.split(), here, least)


def _white(words: Sequence[str], here: Situation) -> str:
    shown = [_force(word) for word in words if word not in _WHITE]
    held = len(shown) == 1 and shown[0] in FORCES and white(shown[0]) in here.hand
    return shown[0] if held else ""


def _black(words: Sequence[str], here: Situation, least: int = 1) -> str:
    """The only card of the hand that some words, at `least` this many, can name; empty if none or several are."""
    words = [word for word in words if word not in _FILLING]
    suits = [word for word in words if word in SUITS]
    rest = [_force(word) for word in words if word not in SUITS and word != "double"]
    shown = rest * _DOUBLE if "double" in words and len(rest) == 1 else rest
    if len(words) < least or len(suits) > 1 or len(shown) > _DOUBLE or not set(shown) <= set(FORCES):
        return ""
    fitting = [
        card
        for card in dict.fromkeys(here.hand)
        if is_black(card) and suits in ([], [suit(card)]) and _has(card, shown, double="double" in words)
    ]
    return fitting[0] if len(fitting) == 1 else ""


def _has(card: str, shown: Sequence[str], *, double: bool) -> bool:
    one, other = forces(card)
    if double and one != other:
        return False
    return sorted(shown) == sorted((one, other)) if len(shown) == _DOUBLE else set(shown) <= {one, other}


def _force(word: str) -> str:
    return word if word in FORCES else word.removesuffix("s")
