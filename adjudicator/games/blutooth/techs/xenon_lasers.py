"""Xenon Lasers."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, OneOf, Script, Tech, asks, in_combat
from adjudicator.games.blutooth.kit_of_techs import TechMight

MORE, LESS = "more", "less"


class Lase(Choice, frozen=True):
    """Gives your fleet 1 might more, or less (Xenon Lasers)."""

    word = "XENON LASERS"
    also = ("lasers", "use xenon lasers")
    about = "xenon lasers"
    grammar = "lase_more | lase_less"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'lase_more: "more" | "up"': lambda: MORE,
        'lase_less: "less" | "down"': lambda: LESS,
    }
    example = "XENON LASERS more IF I would lose"

    which: str

    def text(self, names: object) -> str:
        return self.which


class XenonLasers(Tech):
    """Costs 3, stable. In every combat your fleet may have 1 might more or less, as a leader or a sponsor."""

    name = "Xenon Lasers"
    cost = 3
    stable = True
    choices = (Lase,)
    entries = ("tech.xenon_lasers", "techrule.stable")

    @asks("combat", where=lambda at: at.is_actor() and in_combat(at.invasion))
    def lase(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf((Lase(MORE), Lase(LESS))))
        side = at.my_side
        if isinstance(wish, Lase) and side is not None:
            yield TechMight(at.where, at.me, side, self.name, 1 if wish.which == MORE else -1)
