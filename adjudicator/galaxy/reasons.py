"""The sentences with which a title of a galaxy refuses orders."""

from collections.abc import Callable

from adjudicator.engine.text.sayings import Spoken

Reason = Callable[..., Spoken]
"""Says why an order cannot be carried out, as `sayings(PACKAGE, "why-")` makes it.

The phrases are in the title's own words, but have the same names and arguments in every title: whatever this layer asks
for must be in the title's languages. `docs/adding-a-game.md` lists them.
"""
