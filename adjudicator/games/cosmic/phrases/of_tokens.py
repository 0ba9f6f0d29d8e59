"""Sentences on tokens."""

from msgspec import UnsetType

from adjudicator.galaxy.batches import count
from adjudicator.galaxy.speech import NO
from adjudicator.games.cosmic.events import token_moves as m
from adjudicator.games.cosmic.phrases.telling import phrase, plain
from adjudicator.games.cosmic.table.speech import Speech, side


@phrase(m.Placed)
def _placed(event: m.Placed, to: Speech) -> str:
    return to.say("placed", seat=to.one(event.seat), batches=to.batches(event.to, "on"))


@phrase(m.Released)
def _released(event: m.Released, to: Speech) -> str:
    places = event.to
    alone = len(places) == 1
    where = to.say("place-alone", place=to.place(places[0][0])) if alone else to.batches(places, "to")
    by = NO if event.by is None or event.by == event.seat else to.one(event.by)
    tokens = count(places)
    return to.say("released", seat=to.one(event.seat), tokens=tokens, places=where, alone=alone, by=by)


@phrase(m.Launched)
def _launched(event: m.Launched, to: Speech) -> str:
    return to.say(
        "launched",
        seat=to.one(event.seat),
        other=to.one(event.defence),
        place=to.place(event.planet),
        batches=to.batches(event.sources, "from"),
        number=event.number,
    )


@phrase(m.Defended)
def _defended(event: m.Defended, to: Speech) -> str:
    seat, place = to.one(event.seat), to.place(event.planet)
    if len(event.shares) == 1:
        number, tokens = event.shares[0]
        return to.say("defended", seat=seat, place=place, tokens=tokens, number=to.number(number))
    shares = [to.say("divided-share", tokens=tokens, number=number) for number, tokens in event.shares]
    return to.say("divided", seat=seat, place=place, shares=to.listed(shares))


@phrase(m.Invited)
def _invited(event: m.Invited, to: Speech) -> str:
    return to.say("invited", side=side(event.side), number=to.number(event.number), **to.some(event.seats))


@phrase(m.Joined)
def _joined(event: m.Joined, to: Speech) -> str:
    return to.say(
        "joined",
        seat=to.one(event.seat),
        side=side(event.side),
        batches=to.batches(event.sources, "from"),
        number=to.number(event.number),
    )


@phrase(m.PouredIn)
def _poured_in(event: m.PouredIn, to: Speech) -> str:
    batches = to.batches(event.sources, "from")
    return to.say("poured-in", seat=to.one(event.seat), batches=batches, number=to.number(event.number))


@phrase(m.PulledBack)
def _pulled_back(event: m.PulledBack, to: Speech) -> str:
    batches = to.batches(event.to, "to")
    return to.say("pulled-back", seat=to.one(event.seat), batches=batches, number=to.number(event.number))


def _left(phrase: str, event: m.Leaving, to: Speech) -> str:
    """How tokens left: the challenge in which it happened, or the places that they come from."""
    by_place = not event.number and event.sources
    number = event.number or event.deal or 0
    return to.say(
        phrase,
        seat=to.one(event.seat),
        tokens=event.tokens,
        batches=to.batches(event.sources, "from") if by_place else NO,
        number=to.number(number),
    )


@phrase(m.TokensToWarp)
def _to_warp(event: m.TokensToWarp, to: Speech) -> str:
    return _left("to-warp", event, to)


@phrase(m.TokensToLimbo)
def _to_limbo(event: m.TokensToLimbo, to: Speech) -> str:
    return _left("to-limbo", event, to)


@phrase(m.TokensRemoved)
def _removed(event: m.TokensRemoved, to: Speech) -> str:
    return _left("removed-tokens", event, to)


@phrase(m.Settled)
def _settled(event: m.Settled, to: Speech) -> str:
    return to.say(
        "settled",
        seat=to.one(event.seat),
        place=to.place(event.planet),
        batches=to.batches(event.sources, "from"),
        number=to.number(event.number),
    )


@phrase(m.Founded)
def _founded(event: m.Founded, to: Speech) -> str:
    batches = to.batches(event.sources, "from")
    return to.say("founded", seat=to.one(event.seat), place=to.place(event.planet), batches=batches)


@phrase(m.Resettled)
def _resettled(event: m.Resettled, to: Speech) -> str:
    batches = to.batches(event.sources, "from")
    return to.say("resettled", seat=to.one(event.seat), place=to.place(event.planet), batches=batches)


@phrase(m.Landed)
def _landed(event: m.Landed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    place = NO if isinstance(event.elsewhere, UnsetType) else to.place(event.elsewhere)
    return to.say("landed", seat=seat, tokens=event.tokens, number=number, place=place)


plain(
    {
        m.ReleaseMissed: "release-missed",
    }
)
