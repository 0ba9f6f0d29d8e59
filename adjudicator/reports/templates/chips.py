"""Chips: the names of players in their colour, as on the board; whoever sees no colour reads the name in it."""

from typing import Final

from markupsafe import Markup

from adjudicator.engine.text.looks import LOOKS

CHIPS: Final = {name: Markup(f'<b class="s s{look.letter}">{name}</b>') for name, look in LOOKS.items()}  # noqa: S704
"""The chip of each name that has a colour; the style sheet of letters says what its classes look like."""


def chip(name: str) -> str:
    """The chip of a player; a name that has none stays as it is."""
    return CHIPS.get(name, name)
