"""Sentences on the course of the game."""

from collections.abc import Sequence

from adjudicator.core.piles import HIDDEN
from adjudicator.galaxy.speech import NO
from adjudicator.games.cosmic.events import destiny as d
from adjudicator.games.cosmic.events import milestones as k
from adjudicator.games.cosmic.mechanics.agreements import Agreed
from adjudicator.games.cosmic.mechanics.reinforcements import Reinforced
from adjudicator.games.cosmic.mechanics.second_challenges import FurtherEarned, SecondEarned, SecondMissed
from adjudicator.games.cosmic.phrases.telling import against, phrase, plain
from adjudicator.games.cosmic.table.speech import Speech, side
from adjudicator.games.cosmic.table.state import NEITHER, SIDES, Ally, Due


@phrase(k.PowersOffered)
def _offered(event: k.PowersOffered, to: Speech) -> str | None:
    return (
        None if HIDDEN in event.powers else to.say("offered", seat=to.one(event.seat), powers=to.listed(event.powers))
    )


@phrase(k.PowersDealt)
def _powers(event: k.PowersDealt, to: Speech) -> str:
    has = [to.say("powers-one", seat=to.one(seat), power=power) for seat, power in enumerate(event.powers)]
    return to.say("powers", powers=to.listed(has))


@phrase(d.DestinyDrawn)
def _destiny(event: d.DestinyDrawn, to: Speech) -> str:
    seat = to.one(event.seat)
    if event.defender is None and event.system != event.seat:
        return to.say("destiny-resting", seat=seat, other=to.one(event.system))
    if event.defender is None:
        return to.say("destiny-own", seat=seat, again=event.planet is None)
    if event.system == event.seat:
        return to.say("destiny-home", seat=seat, other=to.one(event.defender))
    return to.say("destiny", seat=seat, other=to.one(event.system))


@phrase(d.AttackTurned)
def _attack_turned(event: d.AttackTurned, to: Speech) -> str:
    return to.say("attack-turned", seat=to.one(event.seat), other=to.one(event.system))


@phrase(d.GateTurned)
def _gate_turned(event: d.GateTurned, to: Speech) -> str:
    return to.say("gate-turned", number=event.number, place=to.place(event.planet))


@phrase(d.TargetChosen)
def _chosen(event: d.TargetChosen, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.defender)
    if event.system == event.defender:
        return to.say("chosen", seat=seat, other=other)
    if event.system == event.seat:
        return to.say("chosen-home", seat=seat, other=other)
    return to.say("chosen-abroad", seat=seat, other=other, system=to.one(event.system))


@phrase(k.PowerUsed)
def _power_used(event: k.PowerUsed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("used", seat=seat, piece=event.piece, number=number, **against(event, to))


@phrase(k.PowersTraded)
def _powers_traded(event: k.PowersTraded, to: Speech) -> str:
    return to.say("powers-traded", **to.some(event.seats))


@phrase(k.PowerLent)
def _power_lent(event: k.PowerLent, to: Speech) -> str:
    lender, borrower = to.one(event.lender), to.one(event.borrower)
    return to.say("power-lent", seat=lender, piece=event.piece, other=borrower, number=to.number(event.number))


@phrase(k.Counted)
def _counted(event: k.Counted, to: Speech) -> str:
    offence, defence = (
        to.say("counted-side", side=which, total=total, tokens=own, allied=allied)
        for which, total, (own, allied) in zip(SIDES, event.totals, event.tokens, strict=True)
    )
    return to.say("counted", number=event.number, offence=offence, defence=defence)


@phrase(k.LeadTurned)
def _turned(event: k.LeadTurned, to: Speech) -> str:
    which = "neither" if event.side == NEITHER else side(event.side)
    return to.say("lead-turned", side=which, number=event.number)


@phrase(k.Resolved)
def _resolved(event: k.Resolved, to: Speech) -> str:
    if event.both_lose:
        return to.say("both-lost", number=event.number)
    if event.winner is None:
        return to.say("to-be-dealt", number=event.number)
    said = [to.say("side-won", side=side(event.winner), number=event.number)]
    if event.consolation is not None:
        said.append(consolation(event.consolation, to))
    if event.rewards:
        said.append(to.say("rewards", allies=rewarded(event.rewards, to)))
    return " ".join(said)


def consolation(due: Due, to: Speech) -> str:
    """What the loser gets from whom unless something stops it: it is not optional."""
    return to.say("consolation", seat=to.one(due.taker), count=due.cards, other=to.one(due.giver))


def rewarded(allies: Sequence[Ally], to: Speech) -> str:
    """`Green (3) and you (1)`: the allies to whom a reward is due."""
    return to.listed([to.say("rewards-one", seat=to.one(ally.seat), tokens=ally.tokens) for ally in allies])


@phrase(k.ConsolationRaised)
def _raised(event: k.ConsolationRaised, to: Speech) -> str:
    return to.say("consolation-raised", count=event.cards, number=to.number(event.number))


@phrase(Agreed)
def _agreed(event: Agreed, to: Speech) -> str:
    return to.say("agreed", words=event.words, **to.some(event.seats))


@phrase(k.Missed)
def _missed(event: k.Missed, to: Speech) -> str | None:
    return to.say("missed", **to.some(event.missed)) if event.missed else None


@phrase(k.SeatRemoved)
def _seat_removed(event: k.SeatRemoved, to: Speech) -> str:
    return to.say("seat-removed", seat=to.one(event.seat), cards=to.cards(event.cards) if event.cards else NO)


@phrase(k.Gathered)
def _gathered(event: k.Gathered, to: Speech) -> str:
    said = "gathered" if event.more >= 0 else "gathered-no-more"
    return to.say(said, seat=to.one(event.seat), number=event.number, more=event.more, total=event.total)


@phrase(k.LastTurnGranted)
def _granted(event: k.LastTurnGranted, to: Speech) -> str:
    several = len(event.winners) > 1
    return to.say("last-turn", seat=to.one(event.seat), several=several, **to.some(event.winners))


@phrase(k.GameEnded)
def _ended(event: k.GameEnded, to: Speech) -> str:
    return to.say("game-ended", several=len(event.winners) > 1, **to.some(event.winners))


plain(
    {
        k.PhaseOpened: "opened",
        d.AttackForgone: "attack-forgone",
        SecondEarned: "second-earned",
        SecondMissed: "second-missed",
        FurtherEarned: "further-earned",
        d.DestinyDiscarded: "destiny-discarded",
        d.DestinyRefilled: "destiny-refilled",
        k.UseCancelled: "cancelled",
        k.PowerLost: "power-lost",
        k.PowerRegained: "power-regained",
        k.EmotionsControlled: "emotions-controlled",
        Reinforced: "reinforced",
        k.ConsolationStopped: "no-consolation",
        k.DealMade: "deal-made",
        k.DealQuashed: "deal-quashed",
        k.DealFailed: "deal-failed",
        k.Plagued: "plagued",
        k.PlagueOver: "plague-over",
        k.SeatTakenOver: "seat-taken-over",
        k.TurnEnded: "turn-ended",
        k.HandRenewed: "hand-renewed",
    }
)
