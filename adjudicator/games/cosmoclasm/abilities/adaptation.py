"""Adaptation."""

from adjudicator.games.cosmoclasm.kit import OTHER_SUIT, Ability, Backed, may


class Adapt(Backed, frozen=True):
    """Plays a black card of any suit with Adaptation; the suit you must follow stays what it was."""

    grammar = 'BLACK_CARD "with" "adaptation"'
    example = "PLAY moon drone/mech with adaptation"
    ability = "Adaptation"


class Adaptation(Ability):
    """The black card played with it may have any suit. The black cards that follow keep to the suit from before it."""

    name = "Adaptation"
    faction = "Hiveminds"
    word = Adapt

    @may(OTHER_SUIT)
    def any_suit(self, at: object) -> bool:
        return True
