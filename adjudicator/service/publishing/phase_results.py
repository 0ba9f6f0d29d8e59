"""What a phase came to, as anybody may see it, for one picture: of public and of private games alike."""

from typing import Any

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import OUTSIDER, fold, told
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.sayings import spoken
from adjudicator.games import catalogue
from adjudicator.reports.pictures.phase_picture import PhaseResult, in_words, phase_picture
from adjudicator.service.game import deal_wishes, game_options
from adjudicator.service.game.resolution import dealt
from adjudicator.service.games.games import GameWrong, condition
from adjudicator.service.office.office import Office
from adjudicator.service.publishing.passed_phases import passed_phases
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game


class ResultPicture(Struct, frozen=True):
    """A picture as a file, the phase it shows, and what it shows in words."""

    name: str
    heading: str
    told: tuple[Section, ...]
    data: bytes


def result_picture(
    office: Office, unit: Unit, game: Game, wanted: str | None = None, language: str = ENGLISH
) -> ResultPicture:
    """What a phase (`turn 2 phase 3`) came to, or the latest one; raises GameWrong if there is none.

    It is made from the view of an outsider, and from what an outsider is told.
    """
    key, result = _result(office, unit, game, wanted, language)
    picture = phase_picture(result)
    data = office.words_in(language, game.name).image(picture).data
    return ResultPicture(
        f"{game.name}-{key}.png",
        result.heading,
        (*in_words(result), Section(say("picture-standings"), (result.standings,))),
        data,
    )


def _result(office: Office, unit: Unit, game: Game, wanted: str | None, language: str) -> tuple[str, PhaseResult]:
    tongue = office.tongue(game, language)
    title: Title[Any] = catalogue.title(game.title).speaking(tongue)
    phases = [phase for phase in unit.phases.of(game.id) if phase.events is not None]
    if game.seed is None or not phases:
        raise GameWrong(f"no phase of {game.name} is over: {condition(game)}")
    named = [str(phase.heading) for phase in phases]
    if wanted is not None and wanted not in named:
        raise GameWrong(f"{wanted} of {game.name} is not over, or never was; there are {', '.join(named)}")
    seats, options = unit.seats.of(game.id), game_options.options(game)
    deal = dealt(title, len(seats), options, Chance(bytes.fromhex(game.seed)), deal_wishes.of(seats))
    first = fold(title.empty(len(seats), options), told(deal.events, OUTSIDER))
    until = len(named) if wanted is None else named.index(wanted) + 1
    *_, last = passed_phases(title, phases[:until], first)
    result = PhaseResult(
        game=game.name,
        title=title.heading,
        heading=title.headed(last.phase.heading),
        sections=title.report(last.before, last.after, last.news, (), None),
        standings=title.standings(last.after),
        picture=title.picture(last.after, None),
    )
    return f"t{last.heading.turn}p{last.heading.phase}", spoken(result, tongue)
