"""What is told of scoring: by what a match is scored, and at its end how everybody's points came about."""

from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.games.blutooth.phrases.of_scores import account
from adjudicator.games.blutooth.scoring.reckoning import NONE, TITLES, is_scored
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech


def rules(view: Match, to: Speech) -> Section | None:
    """What brings points in this match; None if nothing does."""
    if not is_scored(view.options):
        return None
    galaxy = view.options["galaxy"]
    parts = [] if galaxy == NONE else [to.say(f"galaxy-{galaxy}")]
    parts += [title_line(name, to) for name in view.titles]
    if view.options["titles"] != NONE and not view.titles:
        parts.append(to.say("titles-unknown"))
    parts.append(to.say("points-decide", winner=view.options["winner"]))
    return Section(to.say("heading-scoring"), tuple(parts))


def title_line(name: str, to: Speech) -> str:
    """What a title is had for: `Friendly: 2 for each planet on which one coexists.`."""
    entry = TITLES[name].entry.removeprefix("title.").replace("_", "-")
    return to.say("title-line", title=name, points=to.say(f"for-{entry}"))


def reckoning(view: Match, to: Speech) -> Section | None:
    """How everybody's points came about; None as long as there are none."""
    if not view.scores:
        return None
    ranked = sorted(view.scores, key=lambda score: (-score.total, score.seat))
    return Section(to.say("heading-reckoning"), tuple([account(score, to) for score in ranked]), Chapter.END)
