"""What fires do when cards are compared, and what becomes of their fuel."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    CosmicAt,
    Script,
    attack_value,
    does,
    on_table,
    owner_of_system,
    worth,
)
from adjudicator.games.cosmic.powers.fire_dancer.fires import FIRE, fuel, stoked


class Burning:
    """The rules for fires that burn: they add to the defence, and then they are out."""

    @worth("total", where=lambda at, total, side, *of: side == DEFENCE and stoked(at))
    def warm(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + sum(attack_value(one) or 0 for one in fuel(at))

    @does("settled", where=lambda at: at.uses(FIRE), inherent=True)
    def burn_down(self, at: CosmicAt) -> Script:
        if at.called(FIRE):
            yield from on_table.shown_put_under(at, FIRE, owner_of_system(at))
        elif stoked(at):
            yield on_table.cleared(FIRE, owner_of_system(at), fuel(at))
