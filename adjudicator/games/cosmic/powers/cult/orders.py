"""The orders of Cult and its members."""

from adjudicator.games.cosmic.kit import Any, Choice, Place, Self, reason


class Recruit(Choice, frozen=True):
    """Offers your opponent in a challenge to become a member of your cult (Cult)."""

    word = "RECRUIT"
    about = "cult"
    example = "RECRUIT IF defence allies = 0"


class Believe(Choice, frozen=True):
    """Becomes a member of the cult, if you are offered it, with a token that you name or one of your fullest base."""

    word = "EMBRACE"
    about = "believing"
    grammar = '[("with" | ) "token" ("from" | "on") PLACE]'
    example = "EMBRACE with token from Red 2"

    place: Place | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(*values)

    def unasked(self) -> str | None:
        return reason("no-believing")


class Renounce(Choice, frozen=True):
    """Leaves the cult in a challenge of yours, for four tokens and four cards."""

    word = "RENOUNCE"
    about = "renouncing"
    grammar = '("cult" | )'
    example = "RENOUNCE cult"

    def unasked(self) -> str | None:
        return reason("no-renouncing")
