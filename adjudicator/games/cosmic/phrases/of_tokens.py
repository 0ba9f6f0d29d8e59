"""What is told of tokens."""

from adjudicator.engine.speech import counted, listed
from adjudicator.games.cosmic import moves as m
from adjudicator.games.cosmic.phrases.telling import phrase, where
from adjudicator.games.cosmic.speech import Speech, side


@phrase(m.Placed)
def _placed(event: m.Placed, to: Speech) -> str:
    return f"{to.who(event.seat)} placed tokens from Limbo: {to.batches(event.to, 'on')}."


@phrase(m.Released)
def _released(event: m.Released, to: Speech) -> str:
    places = event.to
    where = to.place(places[0][0]) if len(places) == 1 else to.batches(places, "to")
    by = "" if event.by is None or event.by == event.seat else f", released by {to.whom(event.by)}"
    whose = to.whose(event.seat)
    return f"{m.count(places)} of {whose} tokens left the Warp for {where}{by}."


@phrase(m.Launched)
def _launched(event: m.Launched, to: Speech) -> str:
    return (
        f"{to.who(event.seat)} attacked {to.whom(event.defence)} on {to.place(event.planet)} with"
        f" {to.batches(event.sources, 'from')} (challenge {event.number})."
    )


@phrase(m.Defended)
def _defended(event: m.Defended, to: Speech) -> str:
    if len(event.shares) == 1:
        number, tokens = event.shares[0]
        with_tokens = counted(tokens, "token")
        return f"{to.who(event.seat)} defended {to.place(event.planet)} with {with_tokens}{where(number)}."
    shares = listed([f"{tokens} in challenge {number}" for number, tokens in event.shares])
    return f"{to.who(event.seat)} divided the defence of {to.place(event.planet)}: {shares}."


@phrase(m.Invited)
def _invited(event: m.Invited, to: Speech) -> str:
    return f"The {side(event.side)} invited {to.all_of(event.seats)}{where(event.number)}."


@phrase(m.Joined)
def _joined(event: m.Joined, to: Speech) -> str:
    sources = to.batches(event.sources, "from")
    return f"{to.who(event.seat)} joined the {side(event.side)} with {sources}{where(event.number)}."


@phrase(m.PouredIn)
def _poured_in(event: m.PouredIn, to: Speech) -> str:
    return f"{to.who(event.seat)} brought in {to.batches(event.sources, 'from')}{where(event.number)}."


@phrase(m.PulledBack)
def _pulled_back(event: m.PulledBack, to: Speech) -> str:
    return f"{to.who(event.seat)} took back {to.batches(event.to, 'to')}{where(event.number)}."


def _origin(event: m.Leaving, to: Speech) -> str:
    if event.number:
        return where(event.number)
    return f": {to.batches(event.sources, 'from')}" if event.sources else ""


@phrase(m.TokensToWarp)
def _to_warp(event: m.TokensToWarp, to: Speech) -> str:
    return f"{to.who(event.seat)} lost {counted(event.tokens, 'token')} to the Warp{_origin(event, to)}."


@phrase(m.TokensToLimbo)
def _to_limbo(event: m.TokensToLimbo, to: Speech) -> str:
    are = "is" if event.tokens == 1 else "are"
    tokens = f"{event.tokens} of {to.whose(event.seat)} tokens"
    return f"{tokens} {are} in Limbo{_origin(event, to)}, to be placed next phase."


@phrase(m.TokensRemoved)
def _removed(event: m.TokensRemoved, to: Speech) -> str:
    whose = to.whose(event.seat)
    return f"{event.tokens} of {whose} tokens left the game for good{_origin(event, to)}."


@phrase(m.Landed)
def _landed(event: m.Landed, to: Speech) -> str:
    return f"{to.who(event.seat)} landed {counted(event.tokens, 'token')}{where(event.number)}."


@phrase(m.Settled)
def _settled(event: m.Settled, to: Speech) -> str:
    return (
        f"{to.who(event.seat)} founded a base on {to.place(event.planet)} by the deal, with"
        f" {to.batches(event.sources, 'from')}{where(event.number)}."
    )


@phrase(m.Founded)
def _founded(event: m.Founded, to: Speech) -> str:
    sources = to.batches(event.sources, "from")
    return f"{to.who(event.seat)} founded a base on {to.place(event.planet)} with {sources}."


@phrase(m.Resettled)
def _resettled(event: m.Resettled, to: Speech) -> str:
    settled = f"{to.who(event.seat)} settled {to.place(event.planet)} again with {to.batches(event.sources, 'from')}"
    return f"{settled}, and {to.verb(event.seat, 'attack', 'attacks')} nobody this turn."
