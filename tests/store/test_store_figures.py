"""How much there is of everything, on every database."""

from datetime import timedelta

from adjudicator.store.database.database import Store
from adjudicator.store.records.figures import Waiting
from adjudicator.store.tables.values import Game
from tests.service.house import START
from tests.store.samples import a_game, a_mail, three_seats


def test_an_empty_database_has_nothing(store: Store) -> None:
    with store.reading() as unit:
        figures = unit.figures
        assert figures.games() == figures.looks() == {}
        nothing = Waiting(0, None)
        assert figures.letters() == figures.overdue(START) == nothing
        assert set(figures.outbox(START).values()) == {nothing}
        assert (figures.held(), figures.phases_held(), figures.notices(), figures.refused(1)) == (0, 0, 0, 0)
        assert figures.size() % 1_000_000 == 0


def test_what_there_is_is_counted(store: Store, game: Game) -> None:
    later = START + timedelta(hours=1)
    with store.unit() as unit:
        unit.games.create(a_game("mars"), three_seats("mars"))
        unit.letters.receive(b"a", source="pipe", message_id=None, received_at=later)
        unit.letters.receive(b"b", source="pipe", message_id=None, received_at=START)
        unit.outbox.queue([a_mail("one"), a_mail("two")])
        unit.notices.add("note", "Hello.", at=START, game_id=game.id)
        unit.looks.note("pipe", later)
        due = unit.outbox.keyed("one")
        assert due is not None
    with store.reading() as unit:
        figures = unit.figures
        assert figures.games() == {"forming": 2}
        assert figures.letters() == Waiting(2, START)
        assert figures.outbox(due.due_at)["due"] == Waiting(2, due.due_at)
        assert figures.outbox(due.due_at - timedelta(seconds=1))["later"].count == 2
        assert (figures.notices(), figures.looks()) == (1, {"pipe": later})
