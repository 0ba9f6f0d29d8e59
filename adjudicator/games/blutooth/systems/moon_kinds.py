"""The kinds of moons: what each does for whoever has a base on it, and when others see it."""

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece, Rule, asks
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Script, Yielded
from adjudicator.games.blutooth.events.moons import MoonRevealed, MoonUsed
from adjudicator.games.blutooth.mechanics.brought_demands import BringingMoon
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.moons import my_moon
from adjudicator.games.blutooth.table.moons import moon_called
from adjudicator.games.blutooth.table.use_prices import MOON
from adjudicator.games.blutooth.words.moon_words import REVEAL, USE, Leave, Occupy, Reveal, UseMoon

ON_MOONS: tuple[type[Choice], ...] = (Occupy, Leave)
"""The order words that every moon brings."""


class OfMoon(Piece):
    """A piece that is a moon: nothing of it holds any more once the moon is gone, be it with its planet."""

    kind = MOON

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in vars(cls):
            cls.rules = tuple([_while_it_is_there(rule, cls.name) for rule in cls.rules])


def _while_it_is_there(rule: Rule, moon: str) -> Rule:
    """The rule with the condition that its moon is there, as things stand by then."""

    def holds(at: MatchAt, *about: Any) -> bool:
        return moon_called(at.state.moons, moon) is not None and rule.where(at, *about)

    return replace(rule, where=holds)


class OnMoon(OfMoon, BringingMoon):
    """A moon, in force for whoever is on it."""

    choices = ON_MOONS
    ravages: ClassVar[tuple[int, ...]] = ()
    """The letters in which it may cost its owner ships of their choice."""
    once: ClassVar[bool] = False
    """Whether stopping something with it is its one use."""
    for_all: ClassVar[bool] = False
    """Whether it is in force for everybody, and not for its owner alone."""


class QuarterMoon(OnMoon):
    """Acts once, when it is occupied."""

    def done(self, at: MatchAt) -> MoonUsed:
        """It has acted, and does so no more."""
        return MoonUsed(at.me, my_moon(at, self.name).place, self.name)


class HalfMoon(OnMoon):
    """Acts always; stronger with two or more half moons."""


class FullMoon(OnMoon):
    """Acts on everybody, whoever is on it."""

    for_all = True


class BlueMoon(OnMoon):
    """Its owner may reveal it, for one use."""

    choices = (UseMoon, *ON_MOONS)

    def wished(self, at: MatchAt) -> Script:
        """Asks whether it is used; if so everybody sees it, and True is returned."""
        if self.spent(at):
            return False
        answer = yield Ask(at.me, USE, OneOf((UseMoon(self.name),)), where=at.where, detail=self.name)
        if not isinstance(answer, UseMoon) or self.spent(at):
            return False
        yield self.use(at)
        return True

    def spent(self, at: MatchAt) -> bool:
        """Whether its owner has used it."""
        return my_moon(at, self.name).used

    def use(self, at: MatchAt) -> MoonUsed:
        """It is revealed, and used."""
        return MoonUsed(at.me, my_moon(at, self.name).place, self.name, at.where)


class SecretMoon(OnMoon):
    """Its owner may reveal it; from then on it acts always."""

    choices = (Reveal, *ON_MOONS)
    revealable: ClassVar[bool] = True

    def shown(self, at: MatchAt) -> Iterable[Yielded]:
        """What it does at once when it is revealed."""
        return ()


class HubMoon(OnMoon):
    """Acts while its owner negotiates; takes any number of ships."""


class MoonBase(OnMoon):
    """Counts as a base, beside that on its planet, and has a drawback."""


class CheesyMoon(OnMoon):
    """Odd, weak or chaotic."""


class Veil(OfMoon):
    """What a secret moon is before it is revealed: the question whether it should be."""

    choices = (Reveal,)
    under: ClassVar[SecretMoon]

    @asks("any time", inherent=True)
    def reveal(self, at: MatchAt) -> Script:
        """Everybody sees it, if its owner wants to."""
        answer = yield Ask(at.me, REVEAL, OneOf((Reveal(self.name),)), detail=self.name)
        if isinstance(answer, Reveal):
            yield MoonRevealed(at.me, my_moon(at, self.name).place, self.name)
            yield from self.under.shown(at)


def veil_of(moon: SecretMoon) -> Veil:
    """What this moon is before it is revealed."""

    class Veiled(Veil):
        name = moon.name
        under = moon

    Veiled.__doc__ = type(moon).__doc__
    return Veiled()
