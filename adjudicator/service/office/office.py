"""The office: what every workflow needs to know about its installation."""

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
from adjudicator.service.office.advisers import Adviser, Trials
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.clock import Clock
from adjudicator.service.settings.configuration import (
    Limits,
    Paper,
    ReplyStyle,
    Retention,
    Settings,
    Strangers,
    Webhooks,
)
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Game

if TYPE_CHECKING:
    from adjudicator.reports.rendering.render import Templates
    from adjudicator.service.office.advice import Advice, Sought


class Office(Struct, frozen=True, kw_only=True):
    """The games on file, the clock, and our own address. Safe to share between threads."""

    store: Store
    clock: Clock
    name: str
    mailbox: str
    gm: str
    secret: bytes
    reply: ReplyStyle = "plus"
    zone: str = "UTC"
    outage: timedelta = timedelta(0)
    """If nobody has read the mailbox for this long over a deadline, its phase is held; 0: it never is."""
    situations: int = 0
    """In how many situations the orders of a letter are tried before it is acknowledged."""
    trials: Trials = field(default_factory=Trials)
    """Where they are tried, with the results."""
    adviser: Adviser | None = None
    """Who is asked instead, at points where nobody may be kept waiting."""
    limits: Limits = Limits()
    retention: Retention = Retention()
    strangers: Strangers = "may_join"
    """What people who play in no game can do by letter."""
    webhooks: Webhooks = "public"
    """Which addresses on the web games may tell their news to."""
    templates: Path | None = None
    """The game master's own templates."""
    paper: Paper = Paper()
    """What is printed for players without mail."""
    pages: tuple[str, ...] = (ENGLISH,)
    """The languages of the web site, the usual one first."""
    site: str = ""
    """Where the web site is, with a slash at its end; empty if letters are not to lead there."""
    attached: bool = False
    """Whether the first report brings the order page as a file, if letters lead to none."""
    one_click: str = ""
    """The beginning of the links by which a click ends letters; empty if nobody answers them."""
    restores: tuple[Mapping[str, int], ...] = ()
    """For each restore from a backup, the latest phases of the games in it, by name."""
    fetched: bool = True
    """Whether letters stay where they are fetched from: letters given to `adjudicator deliver` are in no mailbox."""
    sign: Callable[[bytes], bytes] = bytes
    """What is done to a letter when it leaves: signing, if wanted."""
    witness: Witness = Witness()
    """Who examines the evidence of a letter's sender; without settings, nobody does."""

    def advice(self, sought: "Sought") -> "Advice":
        """Advice on orders beyond what stands."""
        return (self.adviser or self.trials).of(sought)

    def era(self, game: str, serial: int) -> int:
        """How often the files have been restored to before the end of a phase: mails about it are then new mails."""
        return sum(1 for latest in self.restores if latest.get(game, -1) <= serial) if self.restores else 0

    @property
    def words(self) -> "Templates":
        """The words of all letters: the game master's own if there are any, else ours."""
        return self.words_in(ENGLISH)

    def words_in(self, language: str | None, game: str = "") -> "Templates":
        """The words of letters in a language: the game master's for this game, theirs for all, ours; then English."""
        # Games differ only in the game master's own templates for them.
        return _words(self.templates, language or ENGLISH, game if self.templates is not None else "")

    def tongue(self, game: Game, language: str | None) -> Tongue:
        """The language of a reader, with the game master's own phrases in it for this game."""
        return template_folders.tongue(self.templates, language or ENGLISH, game.name, game.title)

    def house_tongue(self, language: str, title: str = "") -> Tongue:
        """A language, with the game master's own phrases for all games; those of letters, or of a title."""
        return template_folders.tongue(self.templates, language, "", title or template_folders.LETTERS)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that letters can be written in: ours, and those in the game master's own folders."""
        return template_folders.languages(self.templates)

    @property
    def host(self) -> str:
        """The right-hand side of our Message-IDs: the mailbox's domain, by which answers find their thread."""
        return self.mailbox.rpartition("@")[2]

    def list_id(self, *inside: str) -> str:
        """The List-Id of our letters, in the mailbox's domain: for all games, or for one."""
        return _list_id(self.mailbox, inside)

    def reply_to(self, game: str, seat: str, serial: int, hands: int = 0) -> str | None:
        """The address that carries a seat's token; None if tokens stand in the subject."""
        if self.reply == "subject":
            return None
        return address.plus(
            self.mailbox, game, seat, serial, token.mint(self.secret, game, token.holder(seat, hands), serial)
        )

    def master_reply_to(self, game: str, master: str, serial: int) -> str | None:
        """The address that carries a game master's key; None if keys stand in the subject."""
        if self.reply == "subject":
            return None
        key = token.mint_for_master(self.secret, game, master, serial, self.era(game, serial))
        return address.plus(self.mailbox, game, address.MASTER, serial, key)

    def master_subject(self, said: str, game: str, master: str, serial: int) -> str:
        """A subject of a letter to a game master, followed by their key if keys stand there."""
        if self.reply == "plus":
            return said
        key = token.mint_for_master(self.secret, game, master, serial, self.era(game, serial))
        return f"{said} {address.tag(game, address.MASTER, serial, key)}"

    def subject(self, said: str, game: str, seat: str, serial: int, hands: int = 0) -> str:
        """A subject, followed by the seat's token if tokens stand there."""
        if self.reply == "plus":
            return said
        key = token.mint(self.secret, game, token.holder(seat, hands), serial)
        return f"{said} {address.tag(game, seat, serial, key)}"


@lru_cache(1024)
def _list_id(mailbox: str, inside: tuple[str, ...]) -> str:
    """The List-Id of letters; letters about the same table share it."""
    name, _, host = mailbox.rpartition("@")
    local = re.sub(r"[^a-z0-9_-]+", "-", name.lower())
    return ".".join((*inside, local, host)).lower()


@cache
def _words(own: Path | None, code: str, game: str) -> "Templates":
    # Where nothing is due, no letter is written.
    from adjudicator.reports.rendering.render import templates

    tongue = template_folders.tongue(own, code, game, template_folders.LETTERS)
    return templates(*template_folders.folders(own, code, game), tongue=tongue)


def opened(settings: Settings, *, restoring: bool = False) -> Office:
    """The office of a configuration, its tables upgraded; `restoring` means before games are held.

    Raises SettingsWrong for a missing key, and the store's errors if the database cannot be used.
    """
    house, secret, clock = settings.service, settings.secret(), settings.make_clock()
    # Faults in keys are reported before the store is opened, which nobody would close then.
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
        retention=settings.retention,
        strangers=house.strangers,
        webhooks=house.webhooks,
        templates=settings.templates,
        paper=settings.paper,
        pages=settings.site.codes,
        site=f"{settings.site.address.rstrip('/')}/" if settings.site.address else "",
        attached=settings.site.attached,
        one_click=settings.unsubscribing.address.rstrip("/"),
        witness=looker,
        sign=sign,
    )


def witness(settings: Settings) -> Witness:
    """Who examines letters, according to the settings."""
    lookup = None
    if settings.senders.dkim:
        from adjudicator.mail.proof.names import Names

        lookup = Names()
    return Witness(tuple(settings.senders.trust.split()), lookup)
