"""What is told of flares, replays and cards picked up."""

from adjudicator.engine.speech import counted, listed
from adjudicator.games.cosmic import flaring as f
from adjudicator.games.cosmic import replays as r
from adjudicator.games.cosmic.phrases.telling import against, phrase, where
from adjudicator.games.cosmic.speech import Speech, side


@phrase(r.Replayed)
def _replayed(event: r.Replayed, to: Speech) -> str:
    cards = [f"{to.whose(seat)} {card} goes back" for seat, card in event.back]
    cards += [f"{to.whose(seat)} {card} is set aside" for seat, card in event.aside]
    return f"Challenge {event.number} was replayed: {listed(cards)}."


@phrase(r.AsideLaid)
def _aside_laid(event: r.AsideLaid, to: Speech) -> str:
    return f"{to.who(event.seat)} had no other challenge card and played the same again{where(event.number)}."


@phrase(r.AsideReturned)
def _aside_returned(event: r.AsideReturned, to: Speech) -> str:
    return f"The cards set aside went back to their owners{where(event.number)}."


@phrase(r.CalledOff)
def _called_off(event: r.CalledOff, to: Speech) -> str:
    return f"Challenge {event.number} was called off: the cards went back to those before whom they lay."


@phrase(r.CardCountsAs)
def _counts_as(event: r.CardCountsAs, to: Speech) -> str:
    return f"The card of the {side(event.side)} counted as {event.card}{where(event.number)}."


@phrase(r.CardExchanged)
def _exchanged(event: r.CardExchanged, to: Speech) -> str:
    return f"{to.who(event.seat)} put {event.card} in the place of the {side(event.side)}'s card{where(event.number)}."


@phrase(r.LaidSwapped)
def _laid_swapped(event: r.LaidSwapped, to: Speech) -> str:
    return f"The cards that were laid changed places{where(event.number)}."


@phrase(r.UpsetDeclared)
def _upset(event: r.UpsetDeclared, to: Speech) -> str:
    return f"It is an upset: whichever side wins has lost{where(event.number)}."


@phrase(f.FlaresAdded)
def _flares_added(event: f.FlaresAdded, to: Speech) -> str:
    others = counted(len(event.others), "other")
    return f"The flares of the powers in play and {others} were shuffled into the deck."


@phrase(f.FlarePlayed)
def _flare_played(event: f.FlarePlayed, to: Speech) -> str:
    return f"{to.who(event.seat)} played {event.piece}{against(event, to)}{where(event.number)}."


@phrase(f.FlareStopped)
def _flare_stopped(event: f.FlareStopped, to: Speech) -> str:
    whose = to.whose(event.seat)
    gone = " and discarded" if event.discarded else ""
    return f"{whose[0].upper()}{whose[1:]} {event.piece} was stopped{gone}{where(event.number)}."


@phrase(f.CardsSwept)
def _swept(event: f.CardsSwept, to: Speech) -> None:
    return None


@phrase(f.CardSalvaged)
def _salvaged(event: f.CardSalvaged, to: Speech) -> str:
    if event.shed.by == event.seat:
        return f"{to.who(event.seat)} took {event.shed.card} back from the discards."
    return f"{to.who(event.seat)} picked up {to.whose(event.shed.by)} {event.shed.card} from the discards."
