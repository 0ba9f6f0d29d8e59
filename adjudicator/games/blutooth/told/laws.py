"""What binds everybody now: the boss hazard, the hazards of invasions, legacies; each with its rules."""

from collections.abc import Iterator

from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.games.blutooth.pieces import BY_NAME, HAZARDS
from adjudicator.games.blutooth.systems.hazards import in_play
from adjudicator.games.blutooth.table.match import LAUNCH, Match
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.told.pieces_in_force import dynamics_in_force


def laws(view: Match, to: Speech) -> Section | None:
    """The laws of the match and of the invasions that are not over, a line each; None if there are none."""
    said = [*_said(view, to)] if view.winners is None else []
    return Section(to.say("heading-laws"), tuple(said), Chapter.NEXT) if said else None


def _said(view: Match, to: Speech) -> Iterator[str]:
    """Those that last are told with their rules as a wave begins, later by name: HELP tells the rest."""
    dynamics = [dynamic.name for _, dynamic in dynamics_in_force(view)]
    if view.letter == LAUNCH:
        for legacy in view.legacies:
            yield to.say("law-legacy", legacy=legacy, rules=_rules(legacy, to))
        if view.boss:
            yield to.say("law-boss", hazard=view.boss, rules=_rules(view.boss, to))
        for dynamic in dynamics:
            yield to.say("law-dynamic", dynamic=dynamic, rules=_rules(dynamic, to))
    elif lasting := [*view.legacies, *filter(None, (view.boss,)), *dynamics]:
        yield to.say("laws-lasting", laws=to.listed(lasting))
    there: dict[str, list[str]] = {}
    for one in view.invasions:
        if one.hazard and one.hazard != view.boss and not one.over:
            there.setdefault(one.hazard, []).append(str(one.number))
    for hazard, numbers in there.items():
        yield to.say("law-hazard", hazard=hazard, numbers=to.listed(numbers), rules=_rules(hazard, to))


def _rules(name: str, to: Speech) -> str:
    return " ".join(descriptions.of(BY_NAME[name], to.book))


def rules(view: Match) -> tuple[str, ...]:
    """The rules about them that everybody needs in this match."""
    return ("hazards",) if in_play(view) else ()


def all_of_them(view: Match, to: Speech) -> Iterator[Section]:
    """All that may come in this match, each with its rules."""
    for hazard in HAZARDS if in_play(view) else ():
        yield Section(to.say("heading-hazard", hazard=hazard.name), (_rules(hazard.name, to),))
