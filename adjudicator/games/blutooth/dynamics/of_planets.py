"""Dynamics of powers that leave something on planets, or take them."""

from adjudicator.games.blutooth.kit import Dynamic, MatchAt, Place, Seat, Spoken, may_not, reason


class MacronAndLocust(Dynamic):
    """A planet with a footprint of Macron cannot be devoured by Locust."""

    name = "Macron and Locust"
    aliens = ("Macron", "Locust")
    entries = ("dynamic.macron_locust", "term.power_dynamic")

    @may_not("devour")
    def spare(self, at: MatchAt, seat: Seat, place: Place) -> Spoken | None:
        marked = any(one.place == place for one in at.state.footprints)
        return reason("footprint-there") if marked else None
