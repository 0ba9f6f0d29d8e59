"""What facelifts have in common."""

from adjudicator.games.cosmic.kit import HELD, CosmicAt, Essence, OneOf, Script, asks, given_back, once
from adjudicator.games.cosmic.powers.surgeon.wearing import Wear

SURGEON = "Surgeon"


def power_of(face: Essence) -> str:
    """The power whose face it is."""
    return face.name.removesuffix(" Face")


class Face(Essence):
    """A facelift that somebody has bought. It is named after the power whose face it is."""

    def worn(self, at: CosmicAt) -> Script:
        """Asks whoever has it; returns whether they wear it now. Then it goes back to Surgeon."""
        yield at.wish(self, once(self, OneOf([Wear(self.name)])), Wear.about, f"wear {self.name}")
        back = given_back(at, SURGEON, self.name, HELD)
        yield back
        return back.happened is not None


class EarlyFace(Face):
    """A facelift that is worn as a phase begins."""

    def useful(self, at: CosmicAt) -> bool:
        """Whether it can do something for me."""
        return True

    def change(self, at: CosmicAt) -> Script:
        """What it does for me."""
        yield from ()

    @asks("opening", inherent=True)
    def wear(self, at: CosmicAt) -> Script:
        if self.useful(at) and (yield from self.worn(at)):
            yield from self.change(at)
