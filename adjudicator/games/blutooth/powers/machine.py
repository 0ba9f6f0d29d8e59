"""Machine."""

from adjudicator.games.blutooth.kit import ADAPTED, INVASION, Choice, MatchAt, Power, Script, asks, is_encounter
from adjudicator.games.blutooth.kit_of_powers import WAVES, CampaignGoesOn


class RunOn(Choice, frozen=True):
    """Goes on with your campaign without fuel (Machine)."""

    word = "RUN ON"
    about = "machine"
    of_challenge = False
    grammar = '["with"] ["my"] ["campaign"]'
    example = "RUN ON IF my ships in warp <= 4"


def _runs(at: MatchAt) -> bool:
    """Whether I have invaded in the first wave, have no campaign any more, and hold an encounter pod."""
    state = at.state
    mine = next((one for one in state.invaded_by(at.me) if not one.ambush), None)
    going = state.flagships[at.me] and state.loaded[at.me]
    if mine is None or mine.called_off or going or state.wave >= WAVES:
        return False
    return any(map(is_encounter, at.my_cache))


class Machine(Power):
    """As an invader you may go on with your campaign without fuel, won or lost, while you hold an encounter pod.

    By mail you say it with the last letter of the first wave, for the second one: a cycle has no more.
    """

    name = "Machine"
    origin = "Eon Expansions"
    alert = "red"
    fit = ADAPTED
    types = (INVASION,)
    choices = (RunOn,)
    entries = ("alien.machine",)

    @asks("upkeep", where=_runs)
    def run_on(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, RunOn())), RunOn):
            yield CampaignGoesOn(at.me)
