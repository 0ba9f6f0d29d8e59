"""General."""

from adjudicator.games.blutooth.kit import RESOURCE, SUPPORT, MatchAt, Power, Script, does
from adjudicator.games.blutooth.kit_of_powers import sponsors_equipped


class General(Power):
    """As a leader you draft a pod for each of your sponsors when the ships have arrived; then each of them drafts one.

    Those are the sponsors of the fleet that you lead.
    """

    name = "General"
    origin = "Alliance"
    home = "alliance"
    types = (RESOURCE, SUPPORT)
    entries = ("bl.general",)

    @does("arrived", where=lambda at: at.is_leader() and bool(at.my_sponsors))
    def muster(self, at: MatchAt) -> Script:
        yield from sponsors_equipped(at, at.side, self.name)
