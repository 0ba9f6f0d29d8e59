"""Three strangers find an open game by mail alone and play it to its end, with two programs of the house.

Nobody touches the command line after the game has been made.
"""

import re
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.client import Received
from adjudicator.rehearsal.demo import specimens
from adjudicator.rehearsal.house import from_seed, furnish
from adjudicator.rehearsal.people import HOUSE, users
from adjudicator.rehearsal.player import Player
from adjudicator.rehearsal.playing import GAME, Plan, Rehearsal
from adjudicator.rehearsal.waiting import wait_for
from adjudicator.rehearsal.worker import Worker
from adjudicator.service.game.opening import Opening
from adjudicator.service.games import games
from adjudicator.service.games.games import Open
from adjudicator.service.proof.own_letters import Own
from adjudicator.service.proof.verification import WorkedOut
from tests import flowed

SEED = 7
WAITS = timedelta(days=10)


def text(received: Received) -> str:
    """A letter as its reader sees it, on one line."""
    return " ".join(flowed.seen(flowed.content_of(received.raw)).split())


class Strangers(Rehearsal):
    """A rehearsal whose players nobody has invited: each does what the last letter has told them."""

    def _invite(self) -> None:
        games.create(
            self.house.office,
            title=self.plan.title,
            name=GAME,
            players=(),
            gm_half=from_seed(self.plan.seed, "rehearsal"),
            open_to_all=Open(self.plan.players + 2, Opening("by", house=True), self.house.clock.now() + WAITS),
            hidden=True,
        )

    def _join(self) -> None:
        for player in self.players:
            at = self.house.clock.now()
            told = self._answered(
                player, player.write(self.house.post.address(HOUSE.user), "hello", "Hello, what can I play?\n", at)
            )
            found = re.search(r"- (JOIN \w+): a seat in the game", text(told))
            assert found is not None, text(told)
            asked = self._answered(player, player.reply(told, f"{found[1]}\n", at, whole=False))
            assert "answer this letter with the word JOIN on a line of its own" in text(asked)
            joined = self._answered(player, player.reply(asked, f"JOIN\nNAME Owl {player.seat}\n", at, whole=False))
            assert f"Welcome: you are {player.seat}." in text(joined)
        starts = self.game().starts_at
        assert starts is not None
        self.house.clock.move(starts)
        self._settle("the first reports")

    def _answered(self, player: Player, written: str) -> Received:
        wait_for(lambda: player.answer_to(written) is not None, f"an answer to {player.seat}", self._looking(player))
        found = player.answer_to(written)
        assert found is not None
        return found


@pytest.mark.parametrize("title", ["cosmoforce"])
def test_from_hello_to_the_end_of_a_game(title: str, tmp_path: Path) -> None:
    wanted = Plan(title=title, seed=SEED, players=3, letters=specimens(title))
    with Embedded(users(wanted.players)) as post:
        house = furnish(tmp_path, post, wanted.seed)
        with Worker(house) as worker:
            played = Strangers(house, wanted, tell=lambda moment: None, watch=worker.check)
            try:
                played.play()
                game = played.game()
                with house.office.store.reading() as unit:
                    seats = unit.seats.of(game.id)
            finally:
                played.close()
    assert played.faults == []
    assert [seat.player for seat in seats] == ["Owl Red", "Owl Blue", "Owl Green", "Robot Yellow", "Robot Purple"]
    assert game.record is not None
    worked = WorkedOut(game.record)
    assert worked.verdict().holds
    addresses = {player.address for player in played.players}
    for player in played.players:
        assert player.unanswered() == ()
        assert set(Counter(received.letter.message_id for received in player.inbox).values()) == {1}
        verdict = worked.verdict(Own.of(player.seat, player.letters))
        assert verdict.holds, verdict.sentence
        assert verdict.unseen == ()
        # Nobody has been told where the others read their letters.
        others = addresses - {player.address}
        assert [one for received in player.inbox for one in others if one.encode() in received.raw] == []
