"""Writes to whoever watches a game: what everybody may know of the phases that have ended since."""

from datetime import datetime

from msgspec.structs import replace

from adjudicator.engine.text.sayings import spoken
from adjudicator.reports.text.sections import section
from adjudicator.reports.values.reply_link import Reply, mailto
from adjudicator.service.office import envelopes, one_click
from adjudicator.service.office.office import Office
from adjudicator.service.publishing.bulletin import bulletin
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, NewMail, Watcher


def tell_watchers(office: Office) -> int:
    """Queue what watchers have not been told; returns how many letters."""
    with office.store.reading() as unit:
        games = [unit.games.get(number) for number in unit.watchers.due()]
    return sum(_told(office, game) for game in games)


def _told(office: Office, game: Game) -> int:
    now = office.clock.now()
    with office.store.reading() as unit:
        watchers = unit.watchers.of(game.id)
    # Gathered outside a unit of work that writes: nobody waits for it.
    texts, newest = {}, 0
    for language, since in dict.fromkeys((one.language, one.told) for one in watchers):
        newest, sections = bulletin(office, game, since, language)
        texts[language, since] = "\n\n".join(map(section, sections))
    with office.store.unit() as unit:
        if unit.watchers.of(game.id) != watchers:
            return 0  # somebody else has told them meanwhile
        mails = [
            _mail(office, game, one, newest, text, now) for one in watchers if (text := texts[one.language, one.told])
        ]
        unit.outbox.queue(mails)
        unit.watchers.told(game.id, newest, now)
        if game.status == "finished":
            for one in watchers:
                unit.watchers.drop(one.address, game.id)
    return len(mails)


def _mail(office: Office, game: Game, one: Watcher, newest: int, text: str, at: datetime) -> NewMail:
    tongue = office.tongue(game, one.language)
    off = f"WATCH {game.name} OFF"
    name = f"watch/{game.name}/{one.address}/{newest}"
    mail = envelopes.plain(
        office,
        name=name,
        own=envelopes.named_id(office, name),
        to=("", one.address),
        subject=str(spoken(say("watch-report", game=game.name), tongue)),
        text=f"{text}\n\n{spoken(say('watch-end', off=off), tongue)}\n",
        at=at,
        auto_replied=False,
        game_id=game.id,
        unsubscribe=mailto(Reply(office.mailbox, off), [(off,)]),
        one_click=one_click.link(office, one_click.watching(game.name), one.address),
    )
    return replace(mail, waits=True)
