"""The possible verdicts on a letter. Each is a value that can be stored, with what to tell the sender."""

from typing import ClassVar, Literal, cast

from msgspec import Struct

Doubt = Literal["", "unproved", "disowned"]


class Verdict(Struct, frozen=True, tag_field="kind"):
    """A verdict. `answers` names the template in `templates/mail/` that tells the sender, "" for none."""

    answers: ClassVar[str] = ""
    undone: ClassVar[bool] = False
    """Whether the subject of the answer says already that nothing was done."""

    @property
    def kind(self) -> str:
        """The verdict's name, as it is stored."""
        return cast(str, self.__struct_config__.tag)

    @property
    def facts(self) -> dict[str, object]:
        """The values for the template, by name."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class Accepted(Verdict, frozen=True, tag="accepted"):
    """Orders for a seat in the open phase; whoever reads them writes the acknowledgement.

    `doubt` means that only an address shows who sent them, or that the domain of the address disowns them.
    """

    game: str
    seat: str
    serial: int
    doubt: Doubt = ""


class Join(Verdict, frozen=True, tag="join"):
    """A wish to take part in a game; `invited` if it answers an invitation of ours."""

    game: str
    invited: bool


class Standby(Verdict, frozen=True, tag="standby"):
    """A wish to take over a seat of a game when one becomes free; `off` withdraws it."""

    game: str
    off: bool


class AtDoor(Verdict, frozen=True, tag="door"):
    """Questions of anybody about what can be played here, each a word and what stands behind it."""

    asked: tuple[tuple[str, str], ...]


class Master(Verdict, frozen=True, tag="master"):
    """From a game master of a game, or somebody with a GM's key; `proved` if the address and the key are right.

    A letter that is not proved changes nothing. If `address` is a master's, a key to answer with is sent there.
    `outdated` means that the key is from before a restore.
    """

    game: str
    address: str
    known: bool
    proved: bool
    outdated: bool = False


class Confirm(Verdict, frozen=True, tag="confirm"):
    """An answer to our question whether an address belongs to a seat, with the code from the question."""

    answers: ClassVar[str] = "not_confirmed"

    game: str
    code: str
    address: str


class Forget(Verdict, frozen=True, tag="forget"):
    """A wish to be forgotten, or with a code the answer to our question whether it is meant."""

    code: str = ""


class Watching(Verdict, frozen=True, tag="watch"):
    """A wish to watch a game, or (`off`) not to any more, this one or all; with a code, the answer to our question."""

    game: str
    off: bool = False
    code: str = ""


class AtHours(Verdict, frozen=True, tag="hours"):
    """Wishes about the hours at which letters come, each a word (REMIND ME, DIGEST) and what stands behind it."""

    wishes: tuple[tuple[str, str], ...]


class Duplicate(Verdict, frozen=True, tag="duplicate"):
    """The same letter as one on file already. Nothing is done and nobody is told."""


class Machine(Verdict, frozen=True, tag="machine"):
    """Written by a machine. It is put on file and never answered."""

    why: str


class Bounced(Verdict, frozen=True, tag="bounce"):
    """A letter of ours that could not be delivered. The game master is told; nobody is answered."""

    failed: tuple[str, ...]
    message_ids: tuple[str, ...] = ()
    why: str = ""


class SeveralGames(Verdict, frozen=True, tag="several_games"):
    """For several games. Its parts are filed as letters of their own, and each is answered."""

    games: tuple[str, ...]


class TooMany(Verdict, frozen=True, tag="too_many"):
    """From somebody who writes more within an hour than is read; only the first of such letters is answered.

    `letters` and `megabytes` are the limits, 0 where there is none.
    """

    answers: ClassVar[str] = "too_many"

    letters: int
    megabytes: int
    first: bool


class TooLarge(Verdict, frozen=True, tag="too_large"):
    """The sender's own words are longer than what is read."""

    answers: ClassVar[str] = "too_large"

    size: int
    most: int


class TooLong(Verdict, frozen=True, tag="too_long"):
    """More lines of the sender's own than are read; `line` and `words` are the first line over the limit.

    A line counts once for every `columns` columns that it fills.
    """

    answers: ClassVar[str] = "too_long"

    most: int
    columns: int
    line: int
    words: str


class Empty(Verdict, frozen=True, tag="empty"):
    """No line in it was written by its sender; `problems` says what was found instead."""

    answers: ClassVar[str] = "empty"

    game: str
    seat: str
    problems: tuple[str, ...]


class UnknownSender(Verdict, frozen=True, tag="unknown_sender"):
    """From an address that plays in no game (or not in this one), without a token."""

    answers: ClassVar[str] = "unknown_sender"

    address: str
    game: str = ""


class Held(Verdict, frozen=True, tag="held"):
    """Perhaps not from the seat's owner: held until they release it.

    It comes from another address with the seat's token, or from the seat's own address whose domain disowns it.
    """

    answers: ClassVar[str] = "held"

    game: str
    seat: str
    serial: int
    address: str
    owners: tuple[str, ...]


class WhichGame(Verdict, frozen=True, tag="which_game"):
    """From somebody who has several seats, without a word about which is meant. `seats` are (game, seat)."""

    answers: ClassVar[str] = "which_game"

    seats: tuple[tuple[str, str], ...]


class WrongToken(Verdict, frozen=True, tag="wrong_token"):
    """The token does not belong to the seat and phase beside it."""

    answers: ClassVar[str] = "wrong_token"

    game: str
    seat: str


class UnknownGame(Verdict, frozen=True, tag="unknown_game"):
    """For a game or a seat that does not exist here; `games` are those the sender plays in."""

    answers: ClassVar[str] = "unknown_game"

    game: str
    seat: str
    games: tuple[str, ...]


class FinishedGame(Verdict, frozen=True, tag="finished_game"):
    """For a game that is over; `games` are those that its sender still plays in."""

    answers: ClassVar[str] = "finished_game"

    game: str
    seat: str
    games: tuple[str, ...] = ()


class ClosedPhase(Verdict, frozen=True, tag="closed_phase"):
    """For a phase that is not open; `open_serial` is the open one, None if the game waits for nobody's orders."""

    answers: ClassVar[str] = "closed_phase"
    undone: ClassVar[bool] = True

    game: str
    seat: str
    serial: int
    open_serial: int | None


AnyVerdict = (
    Accepted
    | Join
    | Confirm
    | Standby
    | AtDoor
    | Forget
    | Watching
    | AtHours
    | Master
    | Duplicate
    | Machine
    | Bounced
    | SeveralGames
    | TooMany
    | TooLarge
    | TooLong
    | Empty
    | UnknownSender
    | Held
    | WhichGame
    | WrongToken
    | UnknownGame
    | FinishedGame
    | ClosedPhase
)
