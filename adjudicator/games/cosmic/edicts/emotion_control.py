"""Emotion Control."""

from adjudicator.games.cosmic.kit import Choice, CosmicAt, Edict, EmotionsControlled, Script, asks


class Control(Choice, frozen=True):
    """Plays Emotion Control on a challenge."""

    word = "PLAY Emotion Control"
    about = "emotion control"
    example = "PLAY Emotion Control IF I lose"


class EmotionControl(Edict):
    """The main players of one challenge must deal in phase 4, whatever they played; allies go to Limbo (rule 20e).

    It is played when the cards have been turned up, and may depend on them.
    """

    name = "Emotion Control"
    choices = (Control,)

    @asks("control", where=lambda at: not at.challenge.controlled)
    def calm(self, at: CosmicAt) -> Script:
        if isinstance((yield at.wish(self, Control())), Control):
            yield EmotionsControlled(at.where)
