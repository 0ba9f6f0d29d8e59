"""Games that anybody can join: which there are, how many seats are free, and when they begin."""

from adjudicator.engine.text.sayings import Together
from adjudicator.service.documents import documents
from adjudicator.service.game import opening
from adjudicator.service.game.opening import Opening
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat


def there_are(unit: Unit) -> list[Game]:
    """The games that anybody can join now, the oldest first."""
    return [
        game
        for game in unit.games.all("forming")
        if opening.joinable(game) and not opening.tutorial(game) and free(unit, game)
    ]


def free(unit: Unit, game: Game) -> list[Seat]:
    """The seats of an open game that nobody has."""
    return [seat for seat in unit.seats.of(game.id) if seat.status == "removed"]


def starts(game: Game, seat: Seat | None = None) -> str:
    """When an open game begins, in a sentence."""
    plan = opening.of(game)
    assert plan is not None, "only open games are asked for"
    if plan.house:
        return Together((_when(game, plan, seat), say("house-stands")))
    return _when(game, plan, seat)


def _when(game: Game, plan: Opening, seat: Seat | None) -> str:
    if game.starts_at is None:
        return say("open-full")
    reader = seat if seat is not None else Seat(game.id, 0, "", "", "", None, None, "invited")
    when = documents.moment(game, reader, game.starts_at)
    return say("open-by", when=when) if plan.starts == "by" else say("open-on", when=when)


def begins_now(unit: Unit, game: Game) -> bool:
    """Whether a game begins since the last of its seats has been taken."""
    plan = opening.of(game)
    return (plan is None or plan.starts != "on") and all(seat.joined_at is not None for seat in unit.seats.of(game.id))
