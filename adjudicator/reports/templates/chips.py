"""Chips: the names of players in their colour, as on the board; whoever sees no colour reads the name in it."""

import re
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from adjudicator.engine.text.looks import LOOKS

CHIPS: Final = {name: Markup(f'<b class="s{look.letter}">{name}</b>') for name, look in LOOKS.items()}  # noqa: S704
"""The chip of each name that has a colour; the style sheet of letters says what its classes look like."""


def chip(name: str) -> str:
    """The chip of a player; a name that has none stays as it is."""
    return CHIPS.get(name, name)


_NAMES: Final = "|".join([rf"{name[0]}(?<=\b{name[0]}){name[1:]}" for name in LOOKS])
"""A name that begins a word. That is asked after its first letter, because a search for letters is twice as fast."""
_PLAYER: Final = re.compile(rf"({_NAMES})(?=s?\b)(?!-| [0-9A-Z])")
"""The name of a player in a sentence. Before a number it is that of a planet, and before a name part of another."""
_NAME: Final = re.compile(rf"({_NAMES})(?=s?\b)(?!-)")


_LONG: Final = 600
"""A sentence with so many characters gets lines: one that is too long for a letter has its whole page encoded."""


def in_sentence(said: str) -> str:
    """A sentence in markup, with a chip for each player."""
    return _in_lines(_PLAYER.sub(_chip, said))


def _in_lines(said: str) -> str:
    """A long sentence with each chip on a line of its own in the source, which looks the same."""
    return said if len(said) < _LONG else said.replace(" <b class=", "\n<b class=")


def in_sentences(said: Sequence[str]) -> Sequence[str]:
    """Several of them, all at once."""
    found = _PLAYER.sub(_chip, "|".join(said)).split("|")
    return [*map(_in_lines, found)] if len(found) == len(said) else [*map(in_sentence, said)]


def in_heading(said: str) -> str:
    """A heading in markup, with a chip for each player and each player's system."""
    return _NAME.sub(_chip, said)


def _chip(found: re.Match[str]) -> str:
    return CHIPS[found[1]]


def players(said: str) -> Markup:
    """A sentence as markup, with a chip for each player."""
    return Markup(in_sentence(str(escape(said))))  # noqa: S704 - escaped


def systems(said: str) -> Markup:
    """A heading as markup, with a chip for each player and each player's system."""
    return Markup(in_heading(str(escape(said))))  # noqa: S704 - escaped
