"""Sentences on titles and points."""

from adjudicator.games.blutooth.events import scores as s
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.scores import Points, Score
from adjudicator.games.blutooth.table.speech import Speech


@phrase(s.TitlesNamed)
def _named(event: s.TitlesNamed, to: Speech) -> str:
    return to.say("titles-named", titles=to.listed(event.titles))


@phrase(s.Scored)
def _scored(event: s.Scored, to: Speech) -> str:
    said = [to.say("scored-one", seat=to.one(score.seat), points=score.total) for score in event.scores]
    return to.say("scored", scores=to.listed(said))


def account(score: Score, to: Speech) -> str:
    """How the points of an alien came about: `Red 26: dominion 5 x 4 = 20, Friendly 2 x 2 = 4`."""
    said = [_points(one, to.say(f"counts-{one.what}"), to) for one in score.galaxy]
    said += [_points(one, one.what, to) for one in score.titles]
    parts = ", ".join(said) or to.say("no-points")
    return to.say("score-line", seat=to.one(score.seat), points=score.total, parts=parts)


def _points(one: Points, what: str, to: Speech) -> str:
    return to.say("score-part", what=what, count=one.count, each=one.each, total=one.total)
