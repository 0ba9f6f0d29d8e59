"""Ship descriptions: a ship in everyday words, `fighter, 3 lasers 2 armor rest engines`, as the order to build it."""

import re
from typing import Final

from adjudicator.games.cosmoforce.ship import HULLS, SLOTS
from adjudicator.games.cosmoforce.table.gear import BY_NAME, counted
from adjudicator.games.cosmoforce.words.tidied_sayings import NUMBER, likeliest
from adjudicator.orders.words.lexer import NUMBERS

_HULLS: Final = (
    ("capital ship", "(?:capital|capitol|captial|capitel|kapital)(?: ship)?|battleship|battle ship|big ship"),
    ("fighter", "fighter|figther|fihgter"),
    ("cruiser", "cruiser|cruser|crusier|crusader|cruiser ship"),
)
_LEAD: Final = frozenset(
    "build make construct design create choose pick take want have get give me my i a an the ship class type is new"
    " will like would to for be it : - i'd i'll id let us please order need different building hull = go with 1"
    " one".split()
)
_BEHIND: Final = frozenset(
    "ship class with having that has and : , - = of plus ( which got where using systems".split()
)
_SKIPPED: Final = frozenset(", and + plus / ; & with . ) ( also then some :".split())
_FEW: Final = 3
"""The least systems of a ship described without its class: `2 afterburners` may be only a part of one."""
_REST: Final = frozenset("rest remaining remainder fill".split())
_MOST: Final = 99


def fitted_out(line: str) -> str:
    """The order that builds the ship a line describes; empty if part of it is unknown."""
    for hull, pattern in _HULLS:
        found = re.search(rf"(?:^| )(?:{pattern})(?= |$)", line)
        if found is None or not set(line[: found.start()].split()) <= _LEAD:
            continue
        words = line[found.end() :].split()
        while words and words[0] in _BEHIND:
            del words[0]
        systems = _mounted(words)
        if systems:
            return f"BUILD {hull} with {counted(systems)}"
    return _behind(line.split())


def _behind(words: list[str]) -> str:
    """The same if the class stands after the systems, or follows from them: only a fighter has afterburners."""
    while words and words[0] in _LEAD - {"1", "one"}:
        del words[0]
    words = words[:-1] if words and words[-1] == ")" else words
    named = next((hull for hull, pattern in _HULLS if re.fullmatch(pattern, words[-1])), "") if words else ""
    if named:
        words = words[:-1]
        while words and words[-1] in (*_BEHIND, "(", "a", "is", "it"):
            del words[-1]
    systems = _mounted(words)
    only = sorted({size for kind in systems if (size := BY_NAME[kind].only) is not None})
    hull = named or (HULLS[only[0]] if len(only) == 1 else "")
    return f"BUILD {hull} with {counted(systems)}" if hull and len(systems) >= _FEW else ""


def _mounted(words: list[str]) -> tuple[str, ...]:
    """The systems that are listed, none if a word is unknown."""
    found: list[str] = []
    rest = ""
    at = 0
    while at < len(words):
        if words[at] in _SKIPPED:
            at += 1
            continue
        filling = words[at] in _REST
        while at < len(words) and words[at] in (*_REST, "of", "the", "up", "are", "is") and filling:
            at += 1
        many, at, said = _several(words, at)
        if many < 0 or (filling and rest):
            return ()
        if filling:
            rest = said
        else:
            found += [said] * min(many, _MOST)
    found += [rest] * (SLOTS - len(found)) if rest else []
    return tuple(kind for kind in BY_NAME for _ in range(found.count(kind)))


def _several(words: list[str], at: int) -> tuple[int, int, str]:
    """How many systems of which kind stand at a place, and the place after them; -1 if none do."""
    many = 1
    counts = [word for word in words[at : at + 1] if re.fullmatch(rf"{NUMBER}|a|an|no|zero|x", word)]
    if counts:
        many = 0 if counts[0] == "no" else _number(counts[0])
        at += 1
    while at < len(words) and words[at] in ("x", "working"):
        at += 1
    kind = likeliest(words[at]) if at < len(words) else ""
    if not kind:
        return -1, at, ""
    at += 1
    if not counts and at + 1 < len(words) and words[at] == "x" and words[at + 1].isdigit():
        return int(words[at + 1]), at + 2, kind
    return many, at, kind


def _number(word: str) -> int:
    return int(word[:3]) if word.isdigit() else NUMBERS.get(word, 1)
