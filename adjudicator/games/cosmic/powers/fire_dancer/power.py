"""Fire Dancer."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Ask,
    CosmicAt,
    Iterable,
    Power,
    Script,
    Seat,
    WordCalled,
    asks,
    gift_asked,
    gift_taken,
    on_table,
    owner_of_system,
)
from adjudicator.games.cosmic.powers.fire_dancer.burning import Burning
from adjudicator.games.cosmic.powers.fire_dancer.fires import FIRE, attacks, can_ignite, kindling
from adjudicator.games.cosmic.powers.fire_dancer.orders import Ignite, Kindle, PayFire


class FireDancer(Burning, Power):
    """As a main player who shows an Attack you may light a fire in the system that is attacked, where none burns.

    When the challenge is settled, all Attacks shown in it are put under the fire as its fuel, open to all. Where you
    are no main player you may offer the defence a fire with phase 2: you put an Attack of your hand under it, and they
    pay you a card.

    Whenever both sides show Attacks in a system with a fire, all its fuel is added to the total of the defence, unless
    you are on the side of the offence. Then the fire is out, and its fuel is discarded.
    """

    # At the table the defence may add an Attack of its own to such a fire, and pays anything that can be given in a
    # deal. By mail it pays a card that it names, and the fire has the fuel that Fire Dancer names.
    name = FIRE
    origin = "Eons"
    fit = ADAPTED
    choices = (Ignite, Kindle, PayFire)

    def asks_others(self, at: CosmicAt, owner: Seat) -> Iterable[Ask]:
        pays = at.state.phase == 2 and at.me == at.challenge.defence and owner != at.challenge.offence
        return (gift_asked(at, PayFire),) if pays and at.state.held(at.me) else ()

    @asks("shown", where=can_ignite)
    def ignite(self, at: CosmicAt) -> Script:
        yield at.wish(self, Ignite())
        yield WordCalled(at.me, self.name, at.where, at.state.seats[owner_of_system(at)])

    @asks(
        "before cards",
        where=lambda at: at.state.phase == 2 and not at.is_main() and bool(attacks(at)),
        upon=lambda at, wish: (at.challenge.defence,),
    )
    def kindle(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, kindling(at), about=Kindle.about)
        if (yield from gift_taken(at, [at.challenge.defence], PayFire, wish.wanted, "fire")) is not None:
            yield on_table.put_under(self.name, owner_of_system(at), wish.card, at.me)
