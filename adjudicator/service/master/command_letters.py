"""Letters from game masters: their commands are carried out in order, and answered."""

from contextlib import suppress
from typing import Final

from adjudicator.mail.intake import ANSWERS_TO_PLAYERS
from adjudicator.mail.intake.verdict import Master, UnknownSender
from adjudicator.mail.quotation.own_lines import typed
from adjudicator.service.games.games import GameWrong
from adjudicator.service.intake import refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.master.command_reader import doubted, read
from adjudicator.service.master.command_run import done
from adjudicator.service.master.hand import Hand
from adjudicator.service.master.verbs import VERBS, usages
from adjudicator.service.office import envelopes
from adjudicator.service.office.advisers import Untried
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.store.tables.values import Game, NewMail

COMMANDED: Final = "commanded"
UNPROVED: Final = "unproved"


def commanded(incoming: Incoming, verdict: Master) -> Handled:
    """The outcome of a letter that commands a game: without the right key, nothing is done."""
    game = incoming.unit.games.named(verdict.game)
    assert game is not None, "the intake passes on commands only for games there are"
    if not verdict.known:
        return _stranger(incoming, game)
    if not verdict.proved:
        return _unproved(incoming, game)
    written = typed(incoming.letter)
    found = read(line.text for line in written if not line.doubtful)
    hand = Hand(incoming.office, incoming.unit, game, incoming.letter.sender, incoming.at, verdict.outdated)
    said, count, miswritten = done(hand, found.commands)
    said += [*doubted(line.text for line in written if line.doubtful), *found.problems]
    if not said:
        said.append("There is no command in your letter.")
    failed = bool(found.problems) or count < len(found.commands) or not found.commands
    if miswritten:
        said += ["How it is written:", *usages(found.commands[count].word), "HELP lists all commands."]
    elif (found.problems or not found.commands) and all(command.word != "HELP" for command in found.commands):
        said += ["", "What you can write, one command on a line:", *usages()]
    mail = _answer(incoming, game, "\n".join(said), name=f"answer/{incoming.number}", failed=failed)
    return Handled(verdict=COMMANDED, mails=(mail,), game=game, detail={"done": count})


def look_ahead(incoming: Incoming, verdict: Master) -> None:
    """Do the slow work for a letter that commands a game before its turn. Changes nothing.

    All its orders are read. Then the first that have yet to be tried raise Untried.
    """
    game = incoming.unit.games.named(verdict.game)
    if game is None or not (verdict.known and verdict.proved):
        return
    hand = Hand(incoming.office, incoming.unit, game, incoming.letter.sender, incoming.at, verdict.outdated)
    untried: list[Untried] = []
    for command in read(line.text for line in typed(incoming.letter) if not line.doubtful).commands:
        ahead = VERBS[command.word].ahead
        try:
            with suppress(GameWrong):
                if ahead is not None:
                    ahead(hand, command.text, command.lines)
        except Untried as found:
            untried.append(found)
    if untried:
        raise untried[0]


def _answer(incoming: Incoming, game: Game, text: str, *, name: str, failed: bool) -> NewMail:
    office, letter = incoming.office, incoming.letter
    serial = incoming.unit.games.get(game.id).serial
    subject = f"[{game.name}] {'NOT ALL DONE: ' if failed else ''}Your commands"
    return envelopes.plain(
        office,
        name=name,
        own=envelopes.answer_id(office, incoming.identity),
        to=(letter.sender_name, letter.sender),
        subject=office.master_subject(subject, game.name, letter.sender, serial),
        text=f"{text}\n",
        at=incoming.at,
        parents=envelopes.parents_of(letter),
        reply_to=office.master_reply_to(game.name, letter.sender, serial),
        game_id=game.id,
    )


def _unproved(incoming: Incoming, game: Game) -> Handled:
    """Send a key to the game master's address, for an answer: anybody can write that address over a letter."""
    before = incoming.desk.told(incoming.letter.sender, UNPROVED)
    mails: tuple[NewMail, ...] = ()
    if before < ANSWERS_TO_PLAYERS:
        said = (
            f"Nothing was done: your letter does not carry your key for {game.name} as it stands now, so I cannot "
            "tell that it is yours. Reply to this letter with the same words, and they are done. If you have not "
            "written at all, somebody else has, in your name, and you need do nothing."
        )
        name = envelopes.refusal_key(UNPROVED, incoming.letter.sender, incoming.desk.day, before + 1)
        mails = (_answer(incoming, game, said, name=name, failed=True),)
    return Handled(verdict=UNPROVED, mails=mails, game=game)


def _stranger(incoming: Incoming, game: Game) -> Handled:
    """Somebody else has a game master's key: answer them like any stranger, and tell the masters once a day."""
    refusal = UnknownSender(incoming.letter.sender, game.name)
    if not incoming.desk.told(incoming.letter.sender, refusal.kind):
        text = (
            f"Somebody at {incoming.letter.sender} has written to {game.name} with a key of a game master.\n"
            "Nothing was done. The key is of no use to anybody but its owner, and dies with the phase."
        )
        tell_gm(incoming.office, incoming.unit, "key", text, at=incoming.at, game=game)
    return refusals.refused(incoming, refusal)
