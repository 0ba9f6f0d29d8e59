"""The order word of Surgeon's flare, and what it may say."""

from adjudicator.games.cosmic.kit import Choice, CosmicAt, FlareWord, Judged, Spoken, Vocabulary, on_table, reason
from adjudicator.games.cosmic.powers.surgeon.face import EarlyFace, power_of
from adjudicator.games.cosmic.powers.surgeon.patients import EARLY, FACES


class Rejuvenate(FlareWord, frozen=True):
    """Plays the flare of Surgeon: it says which face; Wild, also the card of your hand that you discard for it."""

    word = "FLARE Surgeon"
    grammar = f'["as" ({" | ".join(f"surgeon_{power_of(face).lower()}" for face in FACES)})] ["with" CARD]'
    example = "FLARE Surgeon as Mind Face with Attack 4"

    card: str | None = None
    price: str | None = None

    def text(self, names: Vocabulary) -> str:
        said = [] if self.card is None else [f"as {self.card}"]
        return " ".join(said if self.price is None else [*said, f"with {names.name('card', self.price)}"])


Rejuvenate.rules = {
    f'surgeon_{power_of(face).lower()}: "{power_of(face)}" ("Face" | )': lambda name=face.name: name for face in FACES
}


def faces_at_hand(at: CosmicAt) -> dict[str, EarlyFace]:
    """The faces of powers that nobody has, if they would do something for me now."""
    return {name: face for name, face in EARLY.items() if power_of(face) not in at.state.powers and face.useful(at)}


def payable(at: CosmicAt, card: str) -> list[str]:
    """The cards of my hand but for one, each kind once."""
    return [one for one in dict.fromkeys(at.state.held(at.me)) if one != card]


def purchases(at: CosmicAt, card: str) -> Judged:
    """The faces that I can buy, with any card of my hand but the one that I play."""
    faces, hand = faces_at_hand(at), payable(at, card)

    def judged(wish: Rejuvenate) -> Choice | Spoken:
        stands = wish.card in faces and wish.price in hand
        return wish if stands else reason("no-such-face", faces=", ".join(faces))

    samples = [Rejuvenate(face, price) for face in faces for price in hand]
    return Judged(judged, samples, lambda wish: on_table.promised(at, wish.price))
