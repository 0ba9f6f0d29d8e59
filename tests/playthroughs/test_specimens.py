"""Two turns as five people write them: every letter is read as meant, and the answers say so.

The files in `golden/` are letters of the service, word for word. When one changes for a good reason, `make golden`
writes them anew; read the difference before you commit it.
"""

from pathlib import Path

from msgspec.structs import replace

from adjudicator.rehearsal.demo import plan, specimens
from tests.playthroughs.rehearsed import GOLDEN, differences, orders_in, readable, rehearsed

LETTERS = {
    "invitation-of-green.txt": "andromeda/0/Green/invitation",
    "first-report-of-red.txt": "andromeda/1/Red/report",
    "report-of-cards-for-purple.txt": "andromeda/4/Purple/report",
    "report-of-a-deal-for-green.txt": "andromeda/5/Green/report",
    "report-of-turn-2-for-blue.txt": "andromeda/9/Blue/report",
    "reminder-of-yellow.txt": "andromeda/2/Yellow/reminder",
}
ANSWERS = {
    "joined-green.txt": "joining/green.txt",
    "answer-to-chatter.txt": "turn-1/phase-1/green.txt",
    "answer-inside-the-form.txt": "turn-1/phase-1/purple.txt",
    "answer-to-a-card-that-is-none.txt": "turn-1/phase-3/yellow.txt",
    "answer-to-second-thoughts.txt": "turn-1/phase-3/yellow-again.txt",
    "answer-to-a-flare-on-condition.txt": "turn-1/phase-3/purple.txt",
    "answer-to-a-flarezap-on-condition.txt": "turn-1/phase-3/red.txt",
    "answer-after-the-reminder.txt": "turn-2/phase-1/yellow.txt",
}
AS_READ = "orders-as-read.txt"


def test_two_turns_are_played_as_they_were_written(tmp_path: Path) -> None:
    written = replace(plan(None, 5), until=3)
    assert written.letters.turns == 2
    played = rehearsed(tmp_path, written)
    assert played.faults == ()
    texts = {name: readable(played.letters[key]) for name, key in LETTERS.items()}
    texts |= {name: readable(played.answers[letter].raw) for name, letter in ANSWERS.items()}
    texts[AS_READ] = "".join(
        "\n".join([name, *(f"    {order}" for order in orders_in(answer.raw)), "", ""])
        for name, answer in played.answers.items()
        if name.startswith("turn-")
    )
    assert differences(texts) == []


def test_every_specimen_is_played() -> None:
    folder = GOLDEN.parents[2] / "orders" / "postal-cosmic"
    orders = {path.relative_to(folder).as_posix() for path in folder.glob("turn-*/phase-*/*.txt")}
    said = (GOLDEN / AS_READ).read_text(encoding="utf-8")
    assert orders == {line for line in said.splitlines() if line.startswith("turn-")}
    assert {letter.seat for letter in specimens().joining()} >= {"red", "blue", "green", "yellow", "purple"}
