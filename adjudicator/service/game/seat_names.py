"""Who plays which seat, for letters that call seats by the names of their players."""

from datetime import datetime

from adjudicator.engine.text.sayings import Several
from adjudicator.orders.grammar.player_names import People, Person
from adjudicator.orders.lines.letter_reading import Naming
from adjudicator.service.game.table import Table
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit


def of(unit: Unit, table: Table, at: datetime) -> People:
    """Who plays in a game, and who has left it, at the time a letter came."""
    players = {seat.number: seat.player for seat in table.seats}
    names = {seat.number: seat.name for seat in table.seats}
    found: list[Person] = []
    changed = any(seat.hands or seat.status == "removed" for seat in table.seats)
    for sitting in reversed(unit.standbys.sat(table.game.id)) if changed else ():
        if sitting.at > at:
            # Players who joined later were not there yet.
            players[sitting.seat] = sitting.player
        else:
            found.append(Person(sitting.player, names[sitting.seat], left=True))
    here = [Person(player, names[number]) for number, player in players.items() if player]
    return (*here, *found)


def told(naming: Naming) -> list[str]:
    """Which seats the names of players in a letter were read as, once each."""
    remarks: list[str] = []
    read = dict.fromkeys((one.name, one.seat) for one in naming.called)
    if read:
        said = Several([say("name-is-seat", name=name, seat=seat) for name, seat in read])
        remarks.append(say("names-read", names=said))
    other = dict.fromkeys((one.name, one.seat) for one in naming.shadowed)
    remarks += [say("name-is-word", name=name, seat=seat) for name, seat in other]
    return remarks
