"""The office: what every workflow needs to know of the house it runs in."""

import re
from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field

from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.mail.proof.witness import Witness
from adjudicator.mail.writing import address, token
from adjudicator.reports.rendering.render import Templates, templates
from adjudicator.service.office.advisers import Adviser, Trials
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.clock import Clock
from adjudicator.service.settings.configuration import Limits, Paper, ReplyStyle, Settings
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Game

if TYPE_CHECKING:
    from adjudicator.service.office.advice import Advice, Sought


class Office(Struct, frozen=True, kw_only=True):
    """The games on file, the clock, and the address letters leave from. Safe to share between threads."""

    store: Store
    clock: Clock
    name: str
    mailbox: str
    gm: str
    secret: bytes
    reply: ReplyStyle = "plus"
    zone: str = "UTC"
    outage: timedelta = timedelta(0)
    """How long nobody may have looked into the mailbox over a deadline before its phase is held; 0: it never is."""
    situations: int = 0
    """In how many situations the orders of a letter are tried before it is acknowledged."""
    trials: Trials = field(default_factory=Trials)
    """Where they are tried, and what came of it."""
    adviser: Adviser | None = None
    """Who is asked instead, where nobody may be kept waiting."""
    limits: Limits = Limits()
    templates: Path | None = None
    """The game master's own templates."""
    paper: Paper = Paper()
    """What is printed for players without mail."""
    pages: tuple[str, ...] = (ENGLISH,)
    """The languages of the web site, the usual one first."""
    restores: tuple[Mapping[str, int], ...] = ()
    """For each time that the files were put back from a backup, the latest phases of the games in it, by name."""
    fetched: bool = True
    """Whether letters are fetched from where they stay: what is given to `adjudicator deliver` is in no mailbox."""
    sign: Callable[[bytes], bytes] = bytes
    """What is done to a letter when it leaves: signing it, if that is wanted."""
    witness: Witness = Witness()
    """Who looks at what shows the sender of a letter; without settings, nobody does."""

    def advice(self, sought: "Sought") -> "Advice":
        """What is to be said of orders beyond what stands."""
        return (self.adviser or self.trials).of(sought)

    def era(self, game: str, serial: int) -> int:
        """How often the files have gone back behind the end of a phase: what is sent about it then is another mail."""
        return sum(1 for latest in self.restores if latest.get(game, -1) <= serial) if self.restores else 0

    @property
    def words(self) -> Templates:
        """The words of all letters: the game master's own where there are any, else ours."""
        return self.words_in(ENGLISH)

    def words_in(self, language: str | None, game: str = "") -> Templates:
        """The words of letters in a language: the game master's own for this game, his for all, ours; then English."""
        # Games differ only in what a game master has of his own for them.
        return _words(self.templates, language or ENGLISH, game if self.templates is not None else "")

    def tongue(self, game: Game, language: str | None) -> Tongue:
        """The language of a reader, with what the game master says in it in words of his own in this game."""
        return template_folders.tongue(self.templates, language or ENGLISH, game.name, game.title)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that letters can be written in: ours, and those in folders of the game master's own."""
        return template_folders.languages(self.templates)

    @property
    def host(self) -> str:
        """The right-hand side of our Message-IDs: that of the mailbox, by which answers find their thread."""
        return self.mailbox.rpartition("@")[2]

    def list_id(self, *inside: str) -> str:
        """What letters of ours belong to, in the domain of the mailbox: all of them, or those of a game."""
        return _list_id(self.mailbox, inside)

    def reply_to(self, game: str, seat: str, serial: int, hands: int = 0) -> str | None:
        """The address that carries a seat's token; None where tokens stand in the subject."""
        if self.reply == "subject":
            return None
        return address.plus(
            self.mailbox, game, seat, serial, token.mint(self.secret, game, token.holder(seat, hands), serial)
        )

    def master_reply_to(self, game: str, master: str, serial: int) -> str | None:
        """The address that carries a game master's key; None where keys stand in the subject."""
        if self.reply == "subject":
            return None
        key = token.mint_for_master(self.secret, game, master, serial, self.era(game, serial))
        return address.plus(self.mailbox, game, address.MASTER, serial, key)

    def master_subject(self, said: str, game: str, master: str, serial: int) -> str:
        """A subject of a letter to a game master, with his key behind it where keys stand there."""
        if self.reply == "plus":
            return said
        key = token.mint_for_master(self.secret, game, master, serial, self.era(game, serial))
        return f"{said} {address.tag(game, address.MASTER, serial, key)}"

    def subject(self, said: str, game: str, seat: str, serial: int, hands: int = 0) -> str:
        """A subject, with the seat's token behind it where tokens stand there."""
        if self.reply == "plus":
            return said
        key = token.mint(self.secret, game, token.holder(seat, hands), serial)
        return f"{said} {address.tag(game, seat, serial, key)}"


@lru_cache(1024)
def _list_id(mailbox: str, inside: tuple[str, ...]) -> str:
    """What letters belong to; those of a table to the same."""
    name, _, host = mailbox.rpartition("@")
    local = re.sub(r"[^a-z0-9_-]+", "-", name.lower())
    return ".".join((*inside, local, host)).lower()


@cache
def _words(own: Path | None, code: str, game: str) -> Templates:
    tongue = template_folders.tongue(own, code, game, template_folders.LETTERS)
    return templates(*template_folders.folders(own, code, game), tongue=tongue)


def opened(settings: Settings, *, restoring: bool = False) -> Office:
    """The office of a configuration, its tables brought up to date; for one who is `restoring`, before games are held.

    Raises SettingsWrong for a missing key, and the store's errors where the database cannot be used.
    """
    house, secret, clock = settings.service, settings.secret(), settings.make_clock()
    # Keys that cannot be read are told of before the store is opened, which nobody would close then.
    looker, sign = witness(settings), settings.signer() or bytes
    store = Store(settings.url)
    try:
        store.migrate(restoring=restoring)
        with store.unit() as unit:
            restores = tuple(msgspec.json.decode(one.games, type=dict[str, int]) for one in unit.restores.all())
    except BaseException:
        store.close()
        raise
    return Office(
        store=store,
        clock=clock,
        name=house.name,
        mailbox=house.mailbox.lower(),
        gm=house.gm.lower(),
        secret=secret,
        restores=restores,
        fetched=settings.fetched,
        reply=house.reply,
        zone=house.zone,
        # A clock that is moved by hand jumps all the time.
        outage=timedelta(0) if settings.clock.file else timedelta(minutes=house.outage),
        situations=house.situations,
        limits=settings.limits,
        templates=settings.templates,
        paper=settings.paper,
        pages=settings.site.codes,
        witness=looker,
        sign=sign,
    )


def witness(settings: Settings) -> Witness:
    """Who looks at letters, as the settings say."""
    lookup = None
    if settings.senders.dkim:
        from adjudicator.mail.proof.names import Names

        lookup = Names()
    return Witness(tuple(settings.senders.trust.split()), lookup)
