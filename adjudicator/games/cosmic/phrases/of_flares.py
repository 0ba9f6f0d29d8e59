"""Sentences on flares, replays and cards picked up."""

from adjudicator.games.cosmic.events import flare_events as f
from adjudicator.games.cosmic.events import replays as r
from adjudicator.games.cosmic.phrases.telling import against, phrase, plain
from adjudicator.games.cosmic.table.speech import Speech


@phrase(r.Replayed)
def _replayed(event: r.Replayed, to: Speech) -> str:
    cards = [to.say("replayed-back", seat=to.one(seat), card=card) for seat, card in event.back]
    cards += [to.say("replayed-aside", seat=to.one(seat), card=card) for seat, card in event.aside]
    return to.say("replayed", number=event.number, cards=to.listed(cards))


@phrase(r.CardsTakenBack)
def _taken_back(event: r.CardsTakenBack, to: Speech) -> str:
    return to.say("cards-back", number=event.number)


@phrase(r.CalledOff)
def _called_off(event: r.CalledOff, to: Speech) -> str:
    return to.say("called-off", number=event.number)


@phrase(f.FlaresAdded)
def _flares_added(event: f.FlaresAdded, to: Speech) -> str:
    return to.say("flares-added", count=len(event.others))


@phrase(f.FlarePlayed)
def _flare_played(event: f.FlarePlayed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("played", seat=seat, card=event.piece, number=number, **against(event, to))


@phrase(f.FlareStopped)
def _flare_stopped(event: f.FlareStopped, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("flare-stopped", seat=seat, card=event.piece, discarded=event.discarded, number=number)


@phrase(f.CardsSwept)
def _swept(event: f.CardsSwept, to: Speech) -> None:
    return None


@phrase(f.CardSalvaged)
def _salvaged(event: f.CardSalvaged, to: Speech) -> str:
    seat, card = to.one(event.seat), event.shed.card
    if event.shed.by == event.seat:
        return to.say("salvaged-own", seat=seat, card=card)
    return to.say("salvaged", seat=seat, other=to.one(event.shed.by), card=card)


plain(
    {
        r.AsideLaid: "aside-laid",
        r.AsideReturned: "aside-returned",
        r.CardCountsAs: "counts-as",
        r.CardExchanged: "exchanged",
        r.LaidSwapped: "laid-swapped",
        r.DigitsSpared: "digits-spared",
        r.WordCalled: "word-called",
        r.UpsetDeclared: "upset",
        f.CardRetrieved: "retrieved",
    }
)
