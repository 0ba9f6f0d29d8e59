"""Questions of cards that stop a use: they are held ready for a whole phase, if there may be something to stop."""

from collections.abc import Iterator
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Question, Vocabulary
from adjudicator.engine.contract.pieces import ASKS, CANCELS, WORTH, Piece
from adjudicator.games.cosmic.kit import Flare
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import BY_NAME, PIECES
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.piece_questions import MOST_LINES, may_come, unasked_in
from adjudicator.games.cosmic.told.pieces_in_force import pieces_of
from adjudicator.games.cosmic.told.vocabulary import vocabulary

_POWER: Final = "power"
OWN_ZAPS: Final = "own_zaps"
"""The rulebook value that says whether a power can be stopped by its own player."""
ALLOWED: Final = "yes"
COUNTED: Final = ("token", "added", "total")
"""Topics by which powers change the sums of a challenge."""


def own_zaps(state: Cosmic) -> bool:
    """Whether a use of a power can be stopped by its own player (G11); yes in games made before this option."""
    return state.options.get(OWN_ZAPS, ALLOWED) == ALLOWED


def stops_powers(word: type[Choice]) -> bool:
    """Whether the piece of this order word stops powers."""
    owners = [piece for piece in PIECES if word in piece.words]
    return any(rule.verb == CANCELS and rule.topic == _POWER for piece in owners for rule in piece.rules)


def stoppings(view: Cosmic, seat: Seat, to: Speech) -> Iterator[Question]:
    """The cards that the seat may hold ready in the open phase against uses of others."""
    names = vocabulary(view, seat)
    for piece in pieces_of(view, seat):
        if piece.kind != _POWER and stops(view, piece):
            yield _question(view, seat, piece, names, to)


def stops(view: Cosmic, piece: Piece) -> bool:
    """Whether a piece may stop something in the open phase, as far as everybody knows; yes if in doubt."""
    kinds = {rule.topic for rule in piece.rules if rule.verb == CANCELS}
    if kinds and view.options["flares"] == "yes":
        return True
    used = any(_used(view, other) for other in view.seats_in())
    if _POWER in kinds:
        # The edicts that it stops are played against powers, so a power must be used for them, too.
        return used
    return "edict" in kinds and any(_played(view, card, used=used) for card in all_cards(view.options, len(view.seats)))


def _used(view: Cosmic, seat: Seat) -> bool:
    """Whether the power of a seat, which may be regained, may be used in the open phase so that it can be stopped."""
    return any(may_come(view, rule) for rule in BY_NAME[view.powers[seat]].stoppable)


def _played(view: Cosmic, card: str, *, used: bool) -> bool:
    """Whether a card of the deck may be played in the open phase: one that stops powers only if one may be used."""
    rules = BY_NAME[card].rules if card in BY_NAME else ()
    if any(rule.verb == CANCELS for rule in rules):
        return used and any(rule.topic == _POWER for rule in rules)
    return any(rule.verb == ASKS and may_come(view, rule) for rule in rules)


def _counts(view: Cosmic, seat: Seat) -> bool:
    """Whether a seat's power changes the sums of its challenges in the open phase without being asked."""
    rules = () if view.powerless[seat] else BY_NAME[view.powers[seat]].rules
    return bool(view.challenges_of(seat)) and any(
        rule.verb == WORTH and rule.topic in COUNTED and not rule.inherent and view.phase in unasked_in(rule)
        for rule in rules
    )


def _question(view: Cosmic, seat: Seat, piece: Piece, names: Vocabulary, to: Speech) -> Question:
    opponents = [
        challenge.main(1 - which) for challenge in view.challenges if (which := challenge.side_of(seat)) is not None
    ]
    others = [other for other in dict.fromkeys([*opponents, *view.seats_in()]) if other != seat]
    word = piece.choices[0].word
    what = next(rule.topic for rule in piece.rules if rule.verb == CANCELS)
    if isinstance(piece, Flare):
        yes = piece.yes()
        lines = [f"{yes.word} {yes.text(names)}".rstrip() + " IF used against me"]
    elif what == _POWER:
        lines = [
            f"{word} {view.seats[other]} IF {view.seats[other]} uses {view.powers[other]}"
            for other in others
            if not view.powerless[other] and _used(view, other)
        ]
    else:
        lines = [f"{word} {view.seats[other]} IF used against me" for other in others]
    taps, lines = tuple(lines), lines[:MOST_LINES]
    if what == _POWER and own_zaps(view) and _counts(view, seat):
        lines.append(f"{word} {view.seats[seat]} IF {view.seats[seat]} uses {view.powers[seat]} AND I would lose")
    return Question(
        about=piece.asked_as,
        prompt=to.say("ask-ready", piece=piece.name),
        lines=tuple(lines) or (f"{word} any",),
        taps=(*taps, *[line for line in lines if line not in taps]),
        silence=to.say("silent-play"),
        owed=False,
    )
