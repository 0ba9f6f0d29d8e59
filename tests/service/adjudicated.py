"""What is on file of phases that are over, and a game that is played to its end."""

from adjudicator.service.game import boundary
from tests.service.house import House


def rows(house: House) -> tuple[object, ...]:
    """Everything on file about the game that a phase could change."""
    game = house.game()
    with house.store.unit() as unit:
        phases = unit.phases.of(game.id)
    return (game, phases, house.mails())


def events(house: House, serial: int) -> tuple[object, ...]:
    game = house.game()
    with house.store.unit() as unit:
        phase = unit.phases.get(game.id, serial)
    assert phase is not None
    assert phase.events is not None
    return boundary.events(house.table().title, phase.events)


def play_to_the_end(house: House) -> None:
    while house.game().status == "running":
        laid = house.table()
        for seat in range(len(laid.seats)):
            if laid.playing(seat):
                house.reply(seat, house.bot(seat))
        house.next_phase()
