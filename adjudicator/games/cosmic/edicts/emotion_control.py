"""Emotion Control."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    DEFENCE,
    OFFENCE,
    Choice,
    CosmicAt,
    Edict,
    EmotionsControlled,
    Script,
    asks,
)


class Control(Choice, frozen=True):
    """Plays Emotion Control on a challenge."""

    word = "PLAY Emotion Control"
    about = "emotion control"
    example = "PLAY Emotion Control IF I lose"


def _calm(at: CosmicAt) -> bool:
    """Whether the main players must deal anyway."""
    challenge = at.challenge
    return challenge.controlled or all(challenge.shows(side) == COMPROMISE for side in (OFFENCE, DEFENCE))


class EmotionControl(Edict):
    """The main players of one challenge must deal in phase 4, whatever they played; allies go to Limbo (rule 20e).

    It is played when the cards have been turned up, and may depend on them. Where two Compromises make a deal anyway,
    it is kept.
    """

    name = "Emotion Control"
    choices = (Control,)

    @asks("control", where=lambda at: not _calm(at), upon=lambda at, wish: at.mains)
    def calm(self, at: CosmicAt) -> Script:
        if isinstance((yield at.wish(self, Control())), Control):
            yield EmotionsControlled(at.where)
