"""Scopes: the challenge that an order names in its own line, `IN 2` or `IN CHALLENGE 2`."""

from collections.abc import Sequence

from adjudicator.orders.words.lexer import Word


def scope_at(words: Sequence[Word], at: int, numbered: str) -> tuple[int, int] | None:
    """The challenge that `IN 2` or `IN CHALLENGE 2` names at a place, and the place after it."""
    if at >= len(words) or words[at].plain != "in":
        return None
    at += 1
    if at < len(words) and words[at].plain in (numbered, f"{numbered}s"):
        at += 1
    if at < len(words) and words[at].plain == "#":
        at += 1
    if at >= len(words):
        return None
    number = words[at].number
    at += 1
    if number is not None and at < len(words) and words[at].plain in (":", ","):
        at += 1
    return None if number is None else (number, at)


def without_scope(words: Sequence[Word], numbered: str) -> tuple[Sequence[Word], int | None]:
    """The words without an `IN 2` at their end, and the challenge that it names; None if there is none."""
    for at in range(max(len(words) - 4, 0), len(words)):
        found = scope_at(words, at, numbered)
        if found is not None and found[1] == len(words):
            return words[:at], found[0]
    return words, None


def placed(challenge: int | None) -> str:
    """`IN 2` to put before an order word, if a challenge is named."""
    return "" if challenge is None else f"IN {challenge} "
