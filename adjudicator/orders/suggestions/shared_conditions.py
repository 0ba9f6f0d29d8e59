"""Shared conditions: one condition about several players, `if Blue and Green retired`, as a condition for each.

Nothing is read by this: the corrected line is only offered.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.names import SEAT
from adjudicator.orders.words.segments import ELSE, IF

_LEADS: Final = {"both": "and", "either": "or", "neither": "nor"}
_JOINS: Final = frozenset(["and", "or", "nor", "&", "/", ","])
_ENDS: Final = ELSE | IF | frozenset([":", ";", ",", ".", "!", "then", "and", "or"])


def apart(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with a condition for each player, if a condition names several."""
    for at, word in enumerate(words):
        if word.plain in IF and (found := _shared(words, at + 1, beginnings)):
            end, said = found
            yield f"{quoted(words[: at + 1])} {said} {quoted(words[end:])}".rstrip()


def _shared(words: Sequence[Word], start: int, beginnings: Beginnings) -> tuple[int, str] | None:
    """The place after a condition that names several players, and one condition for each; None for any other."""
    joint = _LEADS.get(words[start].plain, "") if start < len(words) else ""
    at = start + bool(joint)
    seats: list[str] = []
    while (who := beginnings.names.match(SEAT, words, at) if at < len(words) else None) is not None:
        seats.append(quoted(words[at : at + who.fit.size]))
        at += who.fit.size
        if at == len(words) or words[at].plain not in _JOINS:
            break
        while at < len(words) and words[at].plain in _JOINS:
            joint = words[at].plain if words[at].plain in _LEADS.values() else joint
            at += 1
    places = beginnings.places(words)
    end = next((i for i in range(at, len(words)) if words[i].plain in _ENDS or i in places), len(words))
    if len(seats) < 2 or at == end:
        return None
    behind = quoted(split(quoted(words[at:end])))
    if joint == "nor":
        return end, " AND ".join(f"NOT {seat} {behind}" for seat in seats)
    parts = f" {(joint or 'and').upper()} ".join(f"{seat} {behind}" for seat in seats)
    return end, f"({parts})" if joint == "or" and end < len(words) and words[end].plain == "and" else parts
