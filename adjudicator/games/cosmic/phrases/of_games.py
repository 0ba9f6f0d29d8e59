"""What is told of the course of the game."""

from adjudicator.engine.speech import counted, listed
from adjudicator.games.cosmic import destiny as d
from adjudicator.games.cosmic import marks as k
from adjudicator.games.cosmic.phrases.telling import against, phrase, where
from adjudicator.games.cosmic.speech import Speech, cards, side
from adjudicator.games.cosmic.state import NEITHER


@phrase(k.PhaseOpened)
def _opened(event: k.PhaseOpened, to: Speech) -> str:
    return f"Turn {event.turn} phase {event.phase} began."


@phrase(k.PowersDealt)
def _powers(event: k.PowersDealt, to: Speech) -> str:
    has = [f"{to.who(seat)} {to.verb(seat, 'are', 'is')} {power}" for seat, power in enumerate(event.powers)]
    return f"{listed(has)}."


@phrase(d.DestinyDrawn)
def _destiny(event: d.DestinyDrawn, to: Speech) -> str:
    who = to.who(event.seat)
    if event.defender is None:
        own = f"Destiny for {to.whom(event.seat)} was {to.verb(event.seat, 'your', 'its')} own colour"
        return f"{own}." if event.planet is not None else f"{own}, so another disc was drawn."
    if event.system == event.seat:
        own = to.verb(event.seat, "your", "its")
        return f"{who} must attack {to.whom(event.defender)} in {own} own system."
    return f"{who} must attack {to.whom(event.system)}."


@phrase(d.AttackTurned)
def _attack_turned(event: d.AttackTurned, to: Speech) -> str:
    who = to.who(event.seat)
    return f"{who} must attack {to.whom(event.system)} instead, whatever destiny said."


@phrase(k.Gathered)
def _gathered(event: k.Gathered, to: Speech) -> str:
    power = "your power" if event.seat == to.seat else "the power"
    return f"{to.who(event.seat)} gathered {event.more} more for {power}, {event.total} in all{where(event.number)}."


@phrase(d.DestinyDiscarded)
def _destiny_discarded(event: d.DestinyDiscarded, to: Speech) -> str:
    return f"Another disc had to be drawn for {to.whom(event.seat)}."


@phrase(d.TargetChosen)
def _chosen(event: d.TargetChosen, to: Speech) -> str:
    chose = f"{to.who(event.seat)} chose to attack {to.whom(event.defender)}"
    if event.system == event.defender:
        return f"{chose}."
    own = f"{to.verb(event.seat, 'your', 'its')} own system"
    return f"{chose} in {own if event.system == event.seat else f'the system of {to.whom(event.system)}'}."


@phrase(d.DestinyRefilled)
def _refilled(event: d.DestinyRefilled, to: Speech) -> str:
    return "The destiny pile ran out: all discs went back into it."


@phrase(k.PowerUsed)
def _power_used(event: k.PowerUsed, to: Speech) -> str:
    return f"{to.who(event.seat)} used {event.piece}{against(event, to)}{where(event.number)}."


@phrase(k.UseCancelled)
def _cancelled(event: k.UseCancelled, to: Speech) -> str:
    whose = to.whose(event.seat)
    return f"{whose[0].upper()}{whose[1:]} {event.piece} was stopped{where(event.number)}."


@phrase(k.PowersTraded)
def _powers_traded(event: k.PowersTraded, to: Speech) -> str:
    return f"{to.all_of(event.seats)} traded their powers for good."


@phrase(k.PowerLost)
def _power_lost(event: k.PowerLost, to: Speech) -> str:
    whose = to.verb(event.seat, "your", "its")
    return f"{to.who(event.seat)} lost the use of {whose} power: fewer than three home bases."


@phrase(k.PowerLent)
def _power_lent(event: k.PowerLent, to: Speech) -> str:
    return f"{to.who(event.lender)} lent {event.piece} to {to.whom(event.borrower)}{where(event.number)}."


@phrase(k.PowerRegained)
def _power_regained(event: k.PowerRegained, to: Speech) -> str:
    whose = to.verb(event.seat, "your", "its")
    return f"{to.who(event.seat)} regained {whose} power: three home bases again."


@phrase(k.EmotionsControlled)
def _controlled(event: k.EmotionsControlled, to: Speech) -> str:
    return f"Whatever the cards say, the main players must deal{where(event.number)}."


@phrase(k.Counted)
def _counted(event: k.Counted, to: Speech) -> str:
    sides = [
        f"{total} for the {side(which)} ({own} for its tokens{f', {allied} for its allies' if allied else ''})"
        for which, (total, (own, allied)) in enumerate(zip(event.totals, event.tokens, strict=True))
    ]
    return f"Challenge {event.number} counts {sides[0]} and {sides[1]}."


@phrase(k.LeadTurned)
def _turned(event: k.LeadTurned, to: Speech) -> str:
    if event.side == NEITHER:
        return f"For all that, neither side is to win challenge {event.number}."
    return f"For all that, it is the {side(event.side)} that is to win challenge {event.number}."


@phrase(k.Resolved)
def _resolved(event: k.Resolved, to: Speech) -> str:
    if event.both_lose:
        return f"Both sides lost challenge {event.number}."
    if event.winner is None:
        return f"Challenge {event.number} is to be settled by a deal."
    said = [f"The {side(event.winner)} won challenge {event.number}."]
    due = event.consolation
    if due is not None:
        may = f"{to.who(due.taker)} may take {counted(due.cards, 'card')} from {to.whom(due.giver)} as consolation."
        said.append(may)
    if event.rewards:
        allies = [f"{to.whom(ally.seat)} ({ally.tokens})" for ally in event.rewards]
        said.append(f"Rewards are due to {listed(allies)}.")
    return " ".join(said)


@phrase(k.ConsolationStopped)
def _stopped(event: k.ConsolationStopped, to: Speech) -> str:
    return f"There is no consolation{where(event.number)}."


@phrase(k.ConsolationRaised)
def _raised(event: k.ConsolationRaised, to: Speech) -> str:
    return f"The consolation was raised to {counted(event.cards, 'card')}{where(event.number)}."


@phrase(k.DealMade)
def _deal_made(event: k.DealMade, to: Speech) -> str:
    return f"The main players made a deal{where(event.number)}."


@phrase(k.DealFailed)
def _deal_failed(event: k.DealFailed, to: Speech) -> str:
    return f"The main players made no deal, and each loses three tokens{where(event.number)}."


@phrase(k.Plagued)
def _plagued(event: k.Plagued, to: Speech) -> str:
    return f"The Plague struck {to.whom(event.seat)}: the losses follow in the next phase."


@phrase(k.PlagueOver)
def _plague_over(event: k.PlagueOver, to: Speech) -> str:
    return f"The Plague has passed for {to.whom(event.seat)}."


@phrase(k.Missed)
def _missed(event: k.Missed, to: Speech) -> str | None:
    return f"No orders came from {to.all_of(event.missed)} (NMR)." if event.missed else None


@phrase(k.TurnEnded)
def _turn_ended(event: k.TurnEnded, to: Speech) -> str:
    return "The turn is over: the challenge cards were discarded."


@phrase(k.HandRenewed)
def _renewed(event: k.HandRenewed, to: Speech) -> str:
    return f"The new cards are {to.whose(event.seat)} hand now."


@phrase(k.SeatRemoved)
def _seat_removed(event: k.SeatRemoved, to: Speech) -> str:
    are = to.verb(event.seat, "were", "was")
    tokens = f"all {to.verb(event.seat, 'your', 'its')} tokens"
    shown = f", and {cards(event.cards)} discarded" if event.cards else ""
    return f"{to.who(event.seat)} {are} removed from the game: {tokens} are gone{shown}."


@phrase(k.GameEnded)
def _ended(event: k.GameEnded, to: Speech) -> str:
    if not event.winners:
        return "The game is over, and nobody won."
    joint = " jointly" if len(event.winners) > 1 else ""
    winners = to.all_of(event.winners)
    return f"The game is over: {winners} won{joint}."
