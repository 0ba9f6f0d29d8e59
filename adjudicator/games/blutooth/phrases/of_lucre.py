"""Sentences on lucre and vouchers."""

from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.events import lucre as u
from adjudicator.games.blutooth.phrases.telling import against, phrase, plain
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(u.LucrePaid)
def _paid(event: u.LucrePaid, to: Speech) -> str:
    seat, other, number = to.one(event.giver), to.one(event.taker), to.number(event.number)
    return to.say(
        "lucre-paid", seat=seat, other=other, lucre=event.lucre, pods=event.lucre // event.each, number=number
    )


@phrase(u.LucreGiven)
def _given(event: u.LucreGiven, to: Speech) -> str:
    seat, other, number = to.one(event.seat), to.one(event.other), to.number(event.number)
    return to.say("lucre-given", seat=seat, other=other, lucre=event.lucre, number=number)


@phrase(u.BribeSettled)
def _settled(event: u.BribeSettled, to: Speech) -> str:
    seat, number = to.one(event.giver), to.number(event.number)
    other = NO if event.taker == event.giver else to.one(event.taker)
    return to.say("bribe-settled", seat=seat, other=other, lucre=event.lucre, number=number)


@phrase(u.VoucherGained)
def _voucher(event: u.VoucherGained, to: Speech) -> str | None:
    """Others have been told that one was bought."""
    return None if event.voucher == HIDDEN else to.say("voucher-gained", seat=to.one(event.seat), voucher=event.voucher)


@phrase(u.VoucherUsed)
def _used(event: u.VoucherUsed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("used", seat=seat, piece=event.voucher, number=number, **against(event.seat, event.against, to))


@phrase(u.PodsPicked)
def _picked(event: u.PodsPicked, to: Speech) -> str:
    wanted = ", ".join(event.pods)
    return to.say("pods-picked", seat=to.one(event.seat), pods=wanted, number=to.number(event.number))


@phrase(u.VouchersLost)
def _lost(event: u.VouchersLost, to: Speech) -> None:
    """That the alien is out is said, and that everything of it is gone with it."""


@phrase(u.ShieldsDown)
def _down(event: u.ShieldsDown, to: Speech) -> None:
    """That ships are impervious until upkeep is said as they become so."""


plain(
    {
        u.LucreGained: "lucre-gained",
        u.Bribed: "bribed",
        u.Bought: "bought",
        u.Manifested: "manifested",
        u.Shielded: "shielded",
    }
)
