"""Ships of the same speed and mass manoeuvre until all ties are broken, as soon as a tie appears."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoforce.events.events import Manoeuvred
from adjudicator.games.cosmoforce.table.dice import counting, rolled
from adjudicator.games.cosmoforce.table.gear import thrust
from adjudicator.games.cosmoforce.table.state import Force


def tied(state: Force) -> list[Seat]:
    """The ships with the same speed and mass as another."""
    playing = state.playing()
    paces = [(ship.speed, ship.mass) for ship in map(state.ship, playing)]
    if len(set(paces)) == len(paces):
        return []
    return [seat for seat, pace in zip(playing, paces, strict=True) if paces.count(pace) > 1]


def untie(at: At[Force], when: str = "") -> Script:
    """Roll for every ship that is tied, again and again until none is."""
    again = 0
    while seats := tied(at.state):
        again += 1
        label = f"{at.run.title.label(at.state)}/manoeuvre/{when}/{again}"
        for seat in seats:
            ship = at.state.ship(seat)
            dice = rolled(at.chance, f"{label}/{at.state.seats[seat]}", thrust(ship) + 1)
            gained = counting(dice)
            yield Manoeuvred(seat, dice, gained, ship.speed + gained)
