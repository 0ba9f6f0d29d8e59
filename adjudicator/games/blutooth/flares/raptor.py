"""The flare of Raptor."""

from adjudicator.games.blutooth.kit import (
    Ask,
    Choice,
    Flare,
    FlareWord,
    MatchAt,
    OneOf,
    Script,
    Vocabulary,
    all_rebounded,
    asks,
    scrapped_at_random,
)


class Relent(Choice, frozen=True):
    """Lets the ships of a leader who has lost go home, instead of scrapping pods (the flare of Raptor)."""

    word = "RELENT"
    about = "relent"
    example = "RELENT IF my cache <= 4"


class Snarl(FlareWord, frozen=True):
    """Plays the flare of Raptor."""

    word = "FLARE Raptor"
    example = "FLARE Raptor"

    def text(self, names: Vocabulary) -> str:
        return ""


class WildRaptor(Flare):
    """As a leader who has lost in combat you have the other leader scrap a pod at random for each of your ships there.

    They may let these ships go home instead: `RELENT`.
    """

    name = "Wild Raptor"
    choices = (Snarl, Relent)

    @asks("settled", where=lambda at: at.is_leader() and at.i_lost and at.my_ships > 0)
    def snarl(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        answer = yield Ask(at.enemy, Relent.about, OneOf((Relent(),)), where=at.where)
        if isinstance(answer, Relent):
            yield from all_rebounded(at, [(at.me, at.my_ships)], self.name)
        else:
            yield from scrapped_at_random(at, at.enemy, at.my_ships, self.name)


class SuperRaptor(Flare):
    """As a leader you have the other fleet scrap four pods when the ships have arrived, however few ships you have."""

    name = "Super Raptor"
    choices = (Snarl,)

    @asks("rally", where=MatchAt.is_leader)
    def threaten(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
