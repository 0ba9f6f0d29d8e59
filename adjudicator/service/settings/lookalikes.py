"""How a name looks to its readers: names that can be mistaken for each other give the same words."""

import unicodedata
from typing import Final

# Letters of other alphabets, and figures, that are drawn like a Latin letter; "i", "l" and "1" are one to the eye.
_LIKE: Final = str.maketrans(
    "1i|ı0авеёкмнорстухіїјѕԁһԛԝӏьαβεηικμνορτυχγωϲϳ",
    "lllloabeekmhopctyxlljsdhqwlbabenlkuvoptuxywcj",
)


def words(name: str) -> tuple[str, ...]:
    """The words of a name, without accents, width and case, in letters that stand for all lookalikes."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_LIKE)
    return tuple("".join(sign if sign.isalnum() else " " for sign in bare).split())


def contains(name: str, other: str) -> bool:
    """Whether one name stands in another, word by word, or is all of it with its letters spaced out."""
    here, there = words(name), words(other)
    if not there:
        return False
    inside = any(here[at : at + len(there)] == there for at in range(len(here) - len(there) + 1))
    return inside or "".join(here) == "".join(there)


def alike(name: str, other: str) -> bool:
    """Whether two names can be mistaken for each other."""
    return "".join(words(name)) == "".join(words(other)) and bool(words(name) or name.strip() == other.strip())
