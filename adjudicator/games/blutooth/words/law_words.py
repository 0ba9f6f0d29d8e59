"""Order words that answer what hazards ask: pods that are handed over or kept, and what is declined."""

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask
from adjudicator.games.blutooth.table.invasions import Place


class HandOver(Choice, frozen=True):
    """Says which pod of your cache somebody gets to whom a hazard makes you give one; without it, it is drawn."""

    word = "HAND OVER"
    about = "hand over"
    grammar = 'POD ["to" SEAT]'
    example = "HAND OVER Attack 4 to Green"

    pod: str
    seat: Seat | None = None

    def text(self, names: Vocabulary) -> str:
        return self.pod if self.seat is None else f"{self.pod} to {names.name('seat', self.seat)}"

    def addresses(self, ask: Ask) -> bool:
        """Whether it is about the alien who gets the pod."""
        return self.seat is None or ask.detail == str(self.seat)


class KeepPods(Choice, frozen=True):
    """Keeps these of the pods that a hazard has brought you, whichever come, and scraps the others."""

    word = "KEEP"
    about = "keep pods"
    grammar = "pods"
    example = "KEEP Attack 40, Attack 30, Reinforcement"

    pods: Pile


class StayInWarp(Choice, frozen=True):
    """Leaves your ships in the warp, where a hazard would revive them."""

    word = "STAY IN WARP"
    also = ("no revival",)
    about = "stay in warp"
    example = "STAY IN WARP IF my ships in warp <= 1"


class ComeOut(Choice, frozen=True):
    """Brings ships out of the warp into the fleet that you sponsor (Warp Leak)."""

    word = "COME OUT"
    about = "come out"
    grammar = 'NUMBER ["ships" | "ship"]'
    example = "COME OUT 2"

    ships: int


class Befriend(Choice, frozen=True):
    """Puts a ship of yours into the nexus of another alien (The Spirit of Friendship)."""

    word = "BEFRIEND"
    about = "befriend"
    grammar = 'SEAT ["with" "a" "ship"] ["from" PLACE]'
    example = "BEFRIEND Green from home 1"

    seat: Seat
    place: Place | None = None


class DrawAgain(Choice, frozen=True):
    """Pays a fuel cell of your nexus for another random target (Lost in Space)."""

    word = "DRAW AGAIN"
    also = ("another target",)
    about = "draw again"
    example = "DRAW AGAIN IF the target is Blue 2; at most 2"
