"""Sayings: sentences that are made before it is known who will read them, and in which language.

Code that reads orders, checks them or answers a letter names a phrase. The code that writes the letter knows its
reader, and says the phrase again in the reader's language.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.phrasebook import HOUSE, IN_ENGLISH, Phrasebook, Tongue, book

T = TypeVar("T")


class Spoken(str):
    """English text that can be said again in another language. It can be used wherever text is wanted."""

    __slots__ = ()

    def again(self, tongue: Tongue) -> str:
        """The same in another language."""
        raise NotImplementedError  # pragma: no cover - every kind of them defines it


class Saying(Spoken):
    """A phrase of a package with its arguments: texts, numbers, yes or no, and other sayings."""

    __slots__ = ("args", "name", "package")

    def __new__(cls, package: str, name: str, args: dict[str, Any]) -> "Saying":
        saying = super().__new__(cls, _said(package, name, args, IN_ENGLISH))
        saying.package, saying.name, saying.args = package, name, args
        return saying

    package: str
    name: str
    args: dict[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        return Saying, (self.package, self.name, self.args)

    def again(self, tongue: Tongue) -> str:
        return self if tongue == IN_ENGLISH else _said(self.package, self.name, self.args, tongue)


def phrase_of(said: str) -> str:
    """The name of the phrase that a text is; empty for any other text."""
    return said.name if isinstance(said, Saying) else ""


class Several(Spoken):
    """A list: `a, b and c`, or `a, b or c` if one of them is meant."""

    __slots__ = ("items", "link")

    def __new__(cls, items: Iterable[str], link: str = "and") -> "Several":
        kept = tuple(items)
        several = super().__new__(cls, _listed(kept, link, IN_ENGLISH))
        several.items, several.link = kept, link
        return several

    items: tuple[str, ...]
    link: str

    def __reduce__(self) -> tuple[Any, ...]:
        return Several, (self.items, self.link)

    def again(self, tongue: Tongue) -> str:
        return _listed(self.items, self.link, tongue)


class Together(Spoken):
    """Sentences that follow each other."""

    __slots__ = ("apart", "parts")

    def __new__(cls, parts: Iterable[str], apart: str = " ") -> "Together":
        kept = tuple(parts)
        together = super().__new__(cls, apart.join(kept))
        together.parts, together.apart = kept, apart
        return together

    parts: tuple[str, ...]
    apart: str

    def __reduce__(self) -> tuple[Any, ...]:
        return Together, (self.parts, self.apart)

    def again(self, tongue: Tongue) -> str:
        return spoken(self.apart, tongue).join([spoken(part, tongue) for part in self.parts])


def sayings(package: str, prefix: str = "") -> Callable[..., Saying]:
    """A function that says the phrases of a package, or those with this prefix: `say("withdraw-none", line=3)`."""
    fixed: dict[str, Saying] = {}

    def say(name: str, /, **args: Any) -> Saying:
        """The phrase of this name with these arguments."""
        if args:
            return Saying(package, f"{prefix}{name}", args)
        saying = fixed.get(name)
        if saying is None:
            saying = fixed[name] = Saying(package, f"{prefix}{name}", args)
        return saying

    return say


house: Final = sayings(HOUSE)
"""Says the phrases that all titles share."""


def capital(said: str) -> str:
    """Words as the beginning of a sentence, or of a line of their own."""
    return said[:1].upper() + said[1:]


def spoken(thing: T, tongue: Tongue) -> T:
    """A document, or a part of one, with every saying in it said in a language; the rest is unchanged."""
    found: Any = thing
    if tongue == IN_ENGLISH or isinstance(thing, Picture):  # a title draws in its own language
        return thing
    if isinstance(thing, Spoken):
        found = thing.again(tongue)
    elif isinstance(thing, tuple):
        parts = [spoken(part, tongue) for part in thing]
        if any(new is not old for new, old in zip(parts, thing, strict=True)):
            found = tuple(parts)
    elif isinstance(thing, Struct):
        changed = {}
        for name in thing.__struct_fields__:
            old = getattr(thing, name)
            if (new := spoken(old, tongue)) is not old:
                changed[name] = new
        if changed:
            found = replace(thing, **changed)
    return found  # type: ignore[no-any-return]


def _said(package: str, name: str, args: dict[str, Any], tongue: Tongue) -> str:
    words = book(package, tongue)
    return words.say(name, **{key: _argument(value, tongue) for key, value in args.items()})


def _argument(value: Any, tongue: Tongue) -> Any:
    return value.again(tongue) if isinstance(value, Spoken) else value


def _listed(items: Iterable[str], link: str, tongue: Tongue) -> str:
    words: Phrasebook = book(HOUSE, tongue)
    return words.listed([spoken(item, tongue) for item in items], link)
