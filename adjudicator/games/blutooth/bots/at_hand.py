"""What house bots hold ready in every letter: artifacts on conditions, vouchers, flares, ambushes, haggles."""

from collections.abc import Iterator
from typing import Final

from adjudicator.engine.contract.pieces import ASKS
from adjudicator.games.blutooth.artifacts.cosmic_zap import CosmicZap, Zap
from adjudicator.games.blutooth.artifacts.ionic_gas import Gas, IonicGas
from adjudicator.games.blutooth.artifacts.plague import Infect, Plague
from adjudicator.games.blutooth.artifacts.ship_zap import ShipZap, ZapShip
from adjudicator.games.blutooth.artifacts.warp_key import TurnKey, WarpKey
from adjudicator.games.blutooth.bots.outlook import CROWDED, Outlook
from adjudicator.games.blutooth.kit import Flare
from adjudicator.games.blutooth.powers.clone import Clone, Recharge
from adjudicator.games.blutooth.powers.invader import Invader
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, RALLY
from adjudicator.games.blutooth.table.pods import NEGOTIATE, REINFORCEMENT
from adjudicator.games.blutooth.techs.infinity_drive import InfinityDrive, LeapOut
from adjudicator.games.blutooth.told.facts.encounter_facts import ILose, UsedAgainstMe
from adjudicator.games.blutooth.told.facts.lucre_facts import MyLosses
from adjudicator.games.blutooth.told.piece_questions import may_come
from adjudicator.games.blutooth.told.pieces_in_force import pieces_of
from adjudicator.games.blutooth.vouchers.antique import AntiqueVoucher, DigUp
from adjudicator.games.blutooth.vouchers.attack import Arm, AttackVoucher
from adjudicator.games.blutooth.vouchers.diplomacy import DiplomacyVoucher, SendDiplomat
from adjudicator.games.blutooth.vouchers.emergency import CallHelp, EmergencyVoucher
from adjudicator.games.blutooth.vouchers.inspection import Inspect, InspectionVoucher
from adjudicator.games.blutooth.vouchers.invasion import InvasionVoucher, Raid
from adjudicator.games.blutooth.vouchers.payment import PaymentVoucher, PayOff
from adjudicator.games.blutooth.vouchers.protection import Protect, ProtectionVoucher
from adjudicator.games.blutooth.vouchers.reload import Refill, ReloadVoucher
from adjudicator.games.blutooth.words.haggle_words import Bargain, ProposeHaggle
from adjudicator.games.blutooth.words.payoff_words import DRAFT
from adjudicator.games.blutooth.words.piece_words import StrikeBack
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Compare, Comparison, Truth

BEST: Final = ("Attack 40", "Attack 30", "Attack 23", "Attack 20")
"""The pods that a bot picks where it may."""


def orders_at_hand(own: Outlook) -> Iterator[Clause]:
    """Artifacts held ready, and powers that ask."""
    if CosmicZap.name in own.kinds:
        yield Clause.of(Alternative(Zap(), Truth(UsedAgainstMe())), limit=1)
    leader = own.others[0] if own.others else None
    if leader is not None and own.view.dominion(leader) > 1:
        if Plague.name in own.kinds:
            yield Clause.of(Infect(leader))
        marked = [place for place in own.view.bases(leader) if own.view.system(place) != leader]
        alone = [place for place in marked if own.view.planets[place][leader] == 1]
        if ShipZap.name in own.kinds and alone:
            yield Clause.of(*[ZapShip(leader, place) for place in alone])
    if WarpKey.name in own.kinds and own.view.warp[own.seat] >= CROWDED:
        yield Clause.of(TurnKey())
    if IonicGas.name in own.kinds:
        for one in own.led:
            yield Clause.of(Alternative(Gas(), Truth(ILose())), where=one.number)
    if own.power == Clone.name:
        yield Clause.of(Recharge())
    yield from _vouchers(own)
    yield from _flares(own)
    yield from _ambushes(own)


def _ambushes(own: Outlook) -> Iterator[Clause]:
    """Ambushes of whoever has most dominion, and of whom invades this alien where its power allows it."""
    there = [piece.name for piece in pieces_of(own.view, own.seat)]
    if InvasionVoucher.name in there:
        yield Clause.of(Raid(own.others[0]))
    if InfinityDrive.name in there:
        yield Clause.of(LeapOut(own.others[0]))
    if Invader.name in there:
        yield Clause.of(StrikeBack())


def _flares(own: Outlook) -> Iterator[Clause]:
    """One of the flares that may be played in this letter, wherever it can be."""
    found = [
        piece
        for piece in pieces_of(own.view, own.seat)
        if isinstance(piece, Flare)
        and piece.choices == Flare.choices
        and any(rule.optional and (rule.verb != ASKS or may_come(own.view, rule)) for rule in piece.rules)
    ]
    if found:
        yield Clause.of(found[own.chance.below(f"{own.label}/flare", len(found))].yes())


def haggles(own: Outlook) -> Iterator[Clause]:
    """Now and then a pod for a pod of somebody's; whoever is asked takes as many as there is influence for."""
    if own.view.options.get("haggles", "no") == "yes" and LAUNCH in own.view.due and own.one_in("haggle", 3):
        yield Clause.of(ProposeHaggle(own.others[-1], DRAFT, 1))
    for one in own.view.haggles if RALLY in own.view.due else ():
        if one.other == own.seat:
            yield Clause.of(Bargain(one.seat, (DRAFT,) * one.influence))


def _vouchers(own: Outlook) -> Iterator[Clause]:
    """Vouchers where they help at once: most of them make something that is lacking."""
    held = own.view.vouchers[own.seat]
    if ProtectionVoucher.name in held:
        yield Clause.of(Alternative(Protect(), Compare(MyLosses(), Comparison.AT_LEAST, 2)))
    if PaymentVoucher.name in held:
        yield Clause.of(PayOff())
    if ReloadVoucher.name in held:
        yield Clause.of(Refill())
    if AttackVoucher.name in held:
        yield Clause.of(Arm())
    if AntiqueVoucher.name in held and CosmicZap.name not in own.kinds:
        yield Clause.of(DigUp(CosmicZap.name))
    if EmergencyVoucher.name in held:
        yield Clause.of(CallHelp(REINFORCEMENT))
    if DiplomacyVoucher.name in held and NEGOTIATE not in own.kinds:
        yield Clause.of(SendDiplomat(NEGOTIATE))
    if InspectionVoucher.name in held:
        # In an encounter it is kept for a compensation: the best pods of the forge.
        fights = own.view.letter == ENCOUNTER
        yield Clause.of(Inspect(None, BEST) if fights else Inspect(own.others[0]))
