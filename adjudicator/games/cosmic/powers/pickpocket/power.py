"""Pickpocket."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, OneOf, Power, Script, Seat, asks, robbed


class PickPocket(Choice, frozen=True):
    """Takes a card at random from a player who has a base in your home system (Pickpocket)."""

    word = "PILFER"
    about = "pickpocket"
    grammar = '("from" | ) SEAT'
    example = "PILFER from Blue"
    of_challenge = False

    seat: Seat


def _guests(at: CosmicAt) -> list[Seat]:
    """The other players with a base in my home system."""
    home = [at.state.planets[place] for place in at.state.home(at.me)]
    return [seat for seat in at.state.seats_in() if seat != at.me and any(row[seat] for row in home)]


class Pickpocket(Power):
    """Guests of yours should mind their pockets: from a player with a base in your home system you take a card.

    It is drawn at random. By mail: once a turn, as phase 2 begins, so that you have the card when you write your orders
    for the cards.
    """

    name = "Pickpocket"
    origin = "FFG"
    fit = ADAPTED
    choices = (PickPocket,)

    # The facts set no limit; at the table the power waits for a moment of its own, which comes once for each player.
    @asks("opening", where=lambda at: at.state.phase == 2 and bool(_guests(at)))
    def pilfer(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([PickPocket(seat) for seat in _guests(at)]))
        yield robbed(at, wish.seat, at.me, f"{self.name}/{at.place}/{wish.seat}")
