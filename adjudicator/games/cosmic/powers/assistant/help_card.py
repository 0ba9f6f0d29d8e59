"""What helps have in common."""

from adjudicator.games.cosmic.kit import Ask, Choice, CosmicAt, Essence, Options, Script, given_back, lying, reason
from adjudicator.games.cosmic.powers.assistant.rewarding import rewarded

ASSISTANT = "Assistant"


class Cash(Choice, frozen=True):
    """Cashes a help; each word that does so is made from this one."""

    about = "help given"

    def unasked(self) -> str | None:
        return reason("no-cashing", card=self.word.removeprefix("CASH "))

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith(self.word)


class HelpCard(Essence):
    """A help that somebody has been given, and may look at."""

    def offered(self, at: CosmicAt, options: Options | Choice) -> Script:
        """The choice of whoever has it; what comes after it happens if they cash it: the card is spent at once."""
        laid = lying(at.state, ASSISTANT, self.name)
        wish = yield at.wish(self, options, Cash.about, f"CASH {self.name}")
        yield given_back(at, ASSISTANT, self.name)
        owner = at.owner(ASSISTANT)
        if laid is not None and owner is not None and not at.state.removed[owner]:
            yield from rewarded(at, owner, f"{self.name}/back")
        return wish
