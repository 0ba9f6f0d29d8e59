"""LANGUAGE: the language in which a player would like their letters."""

from adjudicator.engine.text.sayings import Saying, Several
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.language_names import LANGUAGES, named
from adjudicator.service.settings.nearest_word import like
from adjudicator.service.settings.phrases import say


def language(asked: Asked) -> Said:
    """Keep the wish, and say truthfully which languages there are."""
    office, wanted = asked.incoming.office, asked.directive.text
    code = named(wanted)
    if code is None:
        meant = like(wanted, [name for names in LANGUAGES.values() for name in names])
        return Said((say("language-unknown", words=wanted, guess=bool(meant), meant=meant),))
    asked.incoming.unit.seats.wish(asked.game.id, asked.seat.number, language=code)
    name = _name(code)
    if code in office.languages:
        return Said((say("language-now", language=name),))
    there = Several(map(_name, office.languages))
    return Said((say("language-later", languages=there, language=name),))


def _name(code: str) -> Saying:
    return say("language-name", code=code, english=LANGUAGES[code][0])
