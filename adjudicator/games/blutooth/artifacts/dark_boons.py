"""Artifacts of the dark forge that bring something: Space Junk, Rebirth, Solar Wind, Boon Permit."""

from adjudicator.games.blutooth.kit import (
    DEFENDERS,
    Artifact,
    Choice,
    Establishing,
    FoundAnew,
    Judged,
    MatchAt,
    Script,
    asks,
    dark_acts,
    founded,
    held_as,
    reason,
    without_base,
)


class Salvage(Choice, frozen=True):
    """Takes a pod that lies exhausted (Space Junk)."""

    word = "SPACE JUNK"
    about = "space junk"
    of_challenge = False
    grammar = '["for"] POD'
    example = "SPACE JUNK Attack 40 ELSE Attack 30"

    pod: str


class SpaceJunk(Artifact):
    """At any warpfall you take a pod of your choice from those that lie exhausted beside the forges."""

    name = "Space Junk"
    choices = (Salvage,)
    entries = ("artifact.space_junk",)

    @asks("any warpfall", where=lambda at: bool(at.state.exhausted))
    def salvage(self, at: MatchAt) -> Script:
        there = at.state.exhausted
        samples = [Salvage(pod) for pod in dict.fromkeys(there)]
        judged = Judged(
            lambda wish: wish if held_as(there, wish.pod) is not None else reason("not-exhausted", pod=wish.pod),
            samples,
        )
        wish = yield at.wish(self, judged)
        if isinstance(wish, Salvage):
            yield from dark_acts.salvaged(at, wish.pod)


class Rebirth(Artifact):
    """At any warpfall you found a new base on a home planet on which you have none, with up to four ships (Q59).

    Others may have bases there. A power that was lost comes back at upkeep only.
    """

    name = "Rebirth"
    choices = (FoundAnew,)
    entries = ("artifact.rebirth",)

    @asks("any warpfall", where=lambda at: bool(without_base(at.state, at.me)))
    def found(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Establishing(at, FoundAnew, without_base(at.state, at.me)))
        if isinstance(wish, FoundAnew):
            yield from founded(at, wish.place, wish.sources)


class Blow(Choice, frozen=True):
    """Lets the rewards of the two fleets change places (Solar Wind)."""

    word = "SOLAR WIND"
    also = ("play solar wind", "use solar wind")
    about = "solar wind"
    example = "SOLAR WIND IF Red sponsors defender"


class SolarWind(Artifact):
    """When rewards are due in an invasion those of the two fleets change places (Q49).

    Sponsors of an invader who wins have boons and go home, those of a defender who wins land on the planet. The
    leaders' own results stay as they are.
    """

    name = "Solar Wind"
    choices = (Blow,)
    entries = ("artifact.solar_wind",)

    @asks("due", where=lambda at: at.where > 0 and at.invasion.won is not None and not at.invasion.reversed)
    def blow(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Blow())), Blow):
            yield dark_acts.REVERSED(at.where)


class Permit(Choice, frozen=True):
    """Gives the defender who has won a boon, as a sponsor has (Boon Permit)."""

    word = "BOON PERMIT"
    also = ("play boon permit", "use boon permit")
    about = "boon permit"
    example = "BOON PERMIT"


def _defended(at: MatchAt) -> bool:
    """Whether a defender has won, and would have boons if it were a sponsor."""
    invasion = at.invasion
    won = invasion.won is not None and invasion.won == (False, True)
    return won and not invasion.gassed and invasion.leader(DEFENDERS) not in invasion.escaped


class BoonPermit(Artifact):
    """When a defender has won, it has a boon as a sponsor of its own would, with the lucre (Q50)."""

    name = "Boon Permit"
    choices = (Permit,)
    entries = ("artifact.boon_permit",)

    @asks("paid", where=lambda at: at.where > 0 and _defended(at))
    def permit(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Permit())), Permit):
            yield from dark_acts.permitted(at)
