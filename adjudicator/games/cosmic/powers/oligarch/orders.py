"""The order that names a privilege."""

from adjudicator.games.cosmic.kit import Choice, reason


class OpenPrivilege(Choice, frozen=True):
    """Says which of your privileges you open next; without it, one is drawn by lot (Oligarch)."""

    word = "PRIVILEGE"
    about = "oligarch"
    grammar = "ESSENCE"
    example = "PRIVILEGE Warp Claim"
    of_challenge = False

    card: str

    def unasked(self) -> str | None:
        return reason("no-privilege-due")

    def part(self) -> str:
        return self.card
