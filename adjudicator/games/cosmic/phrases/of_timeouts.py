"""Sentences on players who take no part in a turn."""

from adjudicator.games.cosmic.events import timeouts as t
from adjudicator.games.cosmic.phrases.telling import plain

plain({t.TimedOut: "timed-out", t.TimeoutEnded: "timeout-ended", t.AttackMissed: "attack-missed"})
