"""REMIND ME and DIGEST in a letter of their own: they hold for all letters to whoever has written it."""

from adjudicator.mail.intake.verdict import AtHours, UnknownSender
from adjudicator.service.front_door import answers, languages
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.seats import own_hours


def heard(incoming: Incoming, verdict: AtHours) -> Handled:
    """The outcome of such a letter; whoever neither plays nor watches is told what there is here."""
    sender, unit = incoming.letter.sender, incoming.unit
    if answers.disowned(incoming):
        return Handled(verdict=verdict.kind)
    seats = [one for one in unit.seats.at(sender) if one.status != "removed"]
    addresses = [one.address for one in seats] + ([sender] if unit.watchers.by(sender) else [])
    if not addresses:
        return answers.greeted(incoming, UnknownSender(sender))
    zone = own_hours.usual_zone(incoming, [(one.zone, unit.games.get(one.game_id).zone) for one in seats])
    language = languages.of(incoming)
    said = [
        own_hours.wished(incoming, word, rest, addresses, zone=zone, language=language)[0]
        for word, rest in verdict.wishes
    ]
    return Handled(verdict=verdict.kind, mails=answers.told(incoming, verdict.kind, list(dict.fromkeys(said))))
