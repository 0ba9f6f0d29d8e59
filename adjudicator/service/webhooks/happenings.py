"""What webhooks tell of a game, which is what everybody at its table knows: filed in the unit of work it happens in."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from adjudicator.engine.text.sayings import Several, spoken
from adjudicator.reports.values.moments import Moment
from adjudicator.service.game.table import Table
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.service.webhooks import shapes
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Hook, NewCall

BEGUN, PHASE_OVER, MISSING, GAME_OVER, TRIED = "begun", "phase over", "orders due", "game over", "tried"
MOST_WAITING: Final = 50
"""As many calls wait for one webhook at most; what comes on top is not told."""


def phase_opened(office: Office, unit: Unit, laid: Table, before: Table | None, now: datetime) -> None:
    """A phase is open: the first, or the one after another."""
    for hook in unit.hooks.of(laid.game.id):
        title = laid.title.speaking(office.house_tongue(hook.language, laid.title.name))
        phase, game, due = title.headed(laid.heading), laid.game.name, Moment(laid.deadline)
        facts = {"phase": phase, "due": laid.deadline.at.isoformat()}
        if before is None:
            said = say("hook-begun", game=game, title=title.heading, phase=phase, due=due)
            _file(office, unit, hook, laid.game, BEGUN, said, facts, now)
        else:
            facts["over"] = title.headed(before.heading)
            said = say("hook-phase-over", game=game, was=facts["over"], phase=phase, due=due)
            _file(office, unit, hook, laid.game, PHASE_OVER, said, facts, now)


def orders_due(office: Office, unit: Unit, laid: Table, missing: int | None, now: datetime) -> None:
    """The phase ends soon. `missing` letters have not come; None if players are not told how many."""
    for hook in unit.hooks.of(laid.game.id):
        title = laid.title.speaking(office.house_tongue(hook.language, laid.title.name))
        phase = title.headed(laid.heading)
        facts: dict[str, str | int] = {"phase": phase, "due": laid.deadline.at.isoformat()}
        if missing is not None:
            facts["missing"] = missing
        hours = max(1, round((laid.deadline.at - now).total_seconds() / 3600))
        said = say(
            "hook-orders-due",
            game=laid.game.name,
            phase=phase,
            hours=hours,
            missing="unknown" if missing is None else missing,
        )
        _file(office, unit, hook, laid.game, MISSING, said, facts, now, until=laid.deadline.at)


def game_over(office: Office, unit: Unit, laid: Table, winners: tuple[int, ...], now: datetime) -> None:
    """The game has ended."""
    names = [laid.seats[winner].name for winner in winners]
    for hook in unit.hooks.of(laid.game.id):
        said = say("hook-game-over", game=laid.game.name, winners=Several(names) if names else "no")
        _file(office, unit, hook, laid.game, GAME_OVER, said, {"winners": names}, now)


def tried(office: Office, unit: Unit, hook: Hook, game: Game, now: datetime) -> None:
    """A webhook has been put on file: it says so in its channel."""
    _file(office, unit, hook, game, TRIED, say("hook-tried", game=game.name), {}, now)


def _file(
    office: Office,
    unit: Unit,
    hook: Hook,
    game: Game,
    event: str,
    said: str,
    facts: Mapping[str, object],
    now: datetime,
    until: datetime | None = None,
) -> None:
    if unit.hooks.waiting(hook) >= MOST_WAITING:
        return
    tongue = office.house_tongue(hook.language)
    told = {name: str(spoken(fact, tongue)) if isinstance(fact, str) else fact for name, fact in facts.items()}
    body = shapes.body(hook.shape, str(spoken(said, tongue)), {"event": event, "game": game.name, **told})
    unit.hooks.file(NewCall(hook_id=hook.id, event=event, body=body, filed_at=now, next_at=now, until=until))
