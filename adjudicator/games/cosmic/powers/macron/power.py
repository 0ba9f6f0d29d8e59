"""Macron."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Spoken, may_not, reason, worth


class Macron(Power):
    """Each of your tokens counts four in a challenge, but you send only one into a cone, as offence or as an ally.

    In defence all your tokens on the planet count four each. For consolation and rewards a token is a token (classic
    edition).
    """

    name = "Macron"
    origin = "Eon"
    modern = "Consolation and rewards that you take are doubled."

    @worth("token", where=lambda at, value, seat: at.mine(seat))
    def weigh(self, at: CosmicAt, value: int, seat: int) -> int:
        return 4 * value

    @may_not("send")
    def one_only(self, at: CosmicAt, seat: int, tokens: int) -> Spoken | None:
        return reason("macron-one") if at.mine(seat) and tokens > 1 and not at.uses("Super Macron") else None

    @worth("consolation", where=lambda at, cards, seat: at.mine(seat) and at.modern("Macron"))
    def console(self, at: CosmicAt, cards: int, seat: int) -> int:
        return 2 * cards

    @worth("reward", where=lambda at, tokens, seat: at.mine(seat) and at.modern("Macron"))
    def reward(self, at: CosmicAt, tokens: int, seat: int) -> int:
        return 2 * tokens
