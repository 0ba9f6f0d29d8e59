"""The order words of Cosmoforce, except those for building a ship."""

from collections.abc import Iterable
from typing import Any, Final, Self

from msgspec import Struct

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined
from adjudicator.engine.contract.questions import Ask
from adjudicator.games.cosmoforce.table.gear import BY_NAME, several
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.words.build_words import ALL, ANYTHING, DAMAGED, Build, Crew

LONGEST_ACTION: Final = 300


def _ordinal(action: int | None) -> str:
    return "" if action is None else f" as action {action}"


AS = '["as" "action" NUMBER]'
"""Which of the two actions of a turn, if it matters."""


class Action(Choice, frozen=True):
    """One of the two actions of a turn."""

    about = "action"
    of_challenge = False
    label = "action"
    last = 2
    part_field = "action"


class Attack(Action, frozen=True):
    """Shoots at a ship with your working systems of one kind: with all of them, unless you give a number."""

    word = "ATTACK"
    also = ("fire", "fire at", "shoot", "shoot at", "open fire on")
    grammar = f'SEAT "with" ["all" | "my"] [volley] WEAPON {AS}'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        "volley: NUMBER | one_weapon | two_weapons": lambda count: count,
        'one_weapon: "a" | "an"': lambda: 1,
        'two_weapons: "both"': lambda: 2,
    }
    tapped = 'SEAT "with" [NUMBER] WEAPON ["as" "action" NUMBER]'
    example = "ATTACK Blue with 3 lasers"

    seat: Seat
    weapon: str
    count: int | None = None
    action: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        seat, count, weapon, action = values
        return cls(seat, weapon, count, action)

    def text(self, names: Vocabulary) -> str:
        arms = BY_NAME[self.weapon].plural if self.count is None else several(self.count, self.weapon)
        return f"{names.name('seat', self.seat)} with {arms}{_ordinal(self.action)}"


class Burn(Action, frozen=True):
    """Burns your engines: your ship takes as much heat as its size modifier, and gets faster or slower.

    By as many whole points as you say, at most its thrust and one more; without a number by as many as it can.
    """

    word = "BURN"
    also = ("accelerate", "brake", "thrust", "move", "speed", "slow", "decelerate")
    grammar = f'["engines"] DIRECTION ["by"] [NUMBER] {AS}'
    example = "BURN up 3"

    direction: int
    points: int | None = None
    action: int | None = None


class Conserve(Action, frozen=True):
    """Conserves energy: each working dissipator removes one more heat token."""

    word = "CONSERVE"
    also = ("cool", "rest", "vent")
    grammar = f'["energy"] {AS}'
    example = "CONSERVE IF my heat >= 2"

    action: int | None = None


class Heal(Action, frozen=True):
    """Heals hurt crew: one for each working habitat, or as many as you say."""

    word = "HEAL"
    grammar = f'[healed] ["crew"] {AS}'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        "healed: NUMBER | everybody": lambda crew: crew,
        'everybody: "all" | "everybody" | "everyone"': lambda: None,
    }
    tapped = '[NUMBER "crew"] ["as" "action" NUMBER]'
    example = "HEAL 2 crew"

    crew: int | None = None
    action: int | None = None


class Ram(Action, frozen=True):
    """Rams a ship: both take damage. A die for each point of your speed and one more, less the heat it evades with."""

    word = "RAM"
    grammar = f"SEAT {AS}"
    example = "RAM Blue IF Blue undamaged systems <= 2"

    seat: Seat
    action: int | None = None


class Job(Struct, frozen=True):
    """Crew for a part of the ship: a number, or None for as many as it has marks.

    Where the part is several systems, as `all` is, the number is that of all the crew who go there, shared out one by
    one; the same number of crew for each of them would go to the first ones and leave the others without.
    """

    crew: int | None
    part: str

    @classmethod
    def read(cls, crew: int | None, part: str) -> Self:
        """`2 on laser 1`, `laser 1`."""
        return cls(crew, part)


class Repair(Action, frozen=True):
    """Sends ready crew to damaged systems; each clears one mark at the start of your next turn, if still there."""

    word = "REPAIR"
    also = ("fix", "mend", "send", "assign")
    grammar = f'(job | job_with) (("," | "and") (job | job_with))* {AS}'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'job: [NUMBER ["crew"] ["on" | "to" | "at"]] PART': Job.read,
        'job_with: PART "with" NUMBER ["crew"]': lambda part, crew: Job(crew, part),
    }
    tapped = '[NUMBER ("on" | )] PART ("," [NUMBER ("on" | )] PART)* ["as" "action" NUMBER]'
    example = "REPAIR 2 crew on laser 1, engine 1"

    jobs: tuple[Job, ...]
    action: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        *jobs, action = values
        return cls(tuple(jobs), action)

    def text(self, names: Vocabulary) -> str:
        alone = len(self.jobs) == 1
        parts = [ALL if alone and job.part == ANYTHING else names.name("part", job.part) for job in self.jobs]
        jobs = zip(self.jobs, parts, strict=True)
        said = joined(part if job.crew is None else f"{job.crew} on {part}" for job, part in jobs)
        return f"{said}{_ordinal(self.action)}"


class Act(Action, frozen=True):
    """Lets a character of your crew attempt what you write; the game master rules what comes of it.

    One of your two actions at most, and only where the rulebook says `crew = named`.
    """

    word = "ACT"
    grammar = f'PERSON (":" | ) TEXT {AS}'
    example = 'ACT Ripley: "freezes the coolant" IF my heat >= 4'

    name: str
    words: str
    action: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        name, words, action = values
        if len(words) > LONGEST_ACTION:
            raise ValueError(reason("attempt-too-long", most=LONGEST_ACTION, name=name))
        return cls(name, words, action)


def _of(parts: Iterable[str], system: str) -> bool:
    """Whether a question about one system may be about any of these parts of a ship."""
    return not {system, system.rpartition(" ")[0], DAMAGED, ANYTHING}.isdisjoint(parts)


class Recall(Choice, frozen=True):
    """Takes crew off repairs at the start of your turn. Others come back when their system works again."""

    word = "RECALL"
    also = ("bring back", "call back", "take back")
    about = "crew at work"
    of_challenge = False
    grammar = "parts"
    example = "RECALL anything IF my speed >= 8"

    parts: tuple[str, ...]

    def addresses(self, ask: Ask) -> bool:
        """Each system at which crew are at work is asked about alone."""
        return _of(self.parts, ask.detail)


class Leave(Choice, frozen=True):
    """Leaves crew at a system at the start of your turn, even if it works. Others come back when theirs does."""

    word = "LEAVE"
    also = ("keep", "keep repairing")
    about = "crew at work"
    of_challenge = False
    grammar = '["crew"] ["on" | "at"] parts'
    example = "LEAVE crew on laser 1"

    parts: tuple[str, ...]

    def addresses(self, ask: Ask) -> bool:
        """Each system at which crew are at work is asked about alone."""
        return _of(self.parts, ask.detail)


class Damage(Choice, frozen=True):
    """Says where your ship takes damage: each point where the first of these still can.

    If there are several systems of a kind, one that is damaged already goes first. `damaged` are all that are damaged
    and not destroyed, `anything` is whatever is left.
    """

    word = "DAMAGE"
    also = ("take damage", "take damage on", "take hits", "take hits on")
    about = "damage"
    of_challenge = False
    grammar = "parts"
    example = "DAMAGE damaged, armour, laser 2 IF incoming >= 2"

    parts: tuple[str, ...]


class Harm(Choice, frozen=True):
    """Says which crew are harmed first; `working` are those at repairs, hurt ones are killed; characters have names."""

    word = "HARM"
    about = "harm"
    of_challenge = False
    grammar = "groups"
    example = "HARM ready, working, hurt"

    groups: tuple[str, ...]


class Lose(Choice, frozen=True):
    """Says which crew are killed first when a habitat is destroyed and there is no room for all."""

    word = "LOSE"
    about = "lose"
    of_challenge = False
    grammar = "groups"
    example = "LOSE hurt, working, ready"

    groups: tuple[str, ...]


class Evade(Choice, frozen=True):
    """Evades a ramming: takes up to so many heat tokens, and as many dice less are rolled; without a number, all."""

    word = "EVADE"
    also = ("dodge",)
    about = "evade"
    of_challenge = False
    grammar = '["up" "to"] [dodged] ["heat"]'
    rules = {"dodged: NUMBER | all_dice": lambda heat: heat, 'all_dice: "all" | "everything"': lambda: None}  # noqa: RUF012
    tapped = '["up" "to" NUMBER]'
    example = "EVADE up to 3 IF hit would kill crew"

    heat: int | None = None


WORDS: Final[tuple[type[Choice], ...]] = (Build, Crew, *defined(__name__, Choice))
