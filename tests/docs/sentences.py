"""The printed rules sentence by sentence, each in our own few words, with the modules that play it.

Numbers and letters are those of the print as far as it has any. Where a rule or a letter has several sentences, letters
and figures of ours follow; those of the optional rule of flares are F1, F2 and so on.
"""

from typing import NamedTuple

_MAIL = ("service/test_receiving.py",)
_REPORT = ("cosmic/test_report.py",)
_FIRST_REPORT = ("reports/test_letters.py",)


class Rule(NamedTuple):
    """A sentence: what it says, the modules that play it, and the points that settle what it leaves open.

    `tests` show it where it is about letters and reports, of which cases know nothing.
    """

    number: str
    about: str
    modules: tuple[str, ...]
    points: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


RULES = (
    Rule(
        "1", "what is not said otherwise is as in the classic game", ("stages", "powers", "edicts"), ("C2", "C3", "G2")
    ),
    Rule("2a", "a turn has four phases, with orders for each", ("title.py", "stages")),
    Rule("2b", "alternatives may be given, in order of preference", ("orders/values/standing_orders.py",)),
    Rule("2c", "phase 4 may be skipped, so phase 3 may order for one's own colour", ("stages/turn_end.py",), ("T5",)),
    Rule("3a", "players may talk to each other between phases", ("service/documents",), tests=_FIRST_REPORT),
    Rule("3b", "orders come by the deadline, each apart", ("mail/intake", "service/mailroom"), tests=_MAIL),
    Rule("4a", "it goes on until somebody has five bases outside their system", ("stages/turn_end.py",), ("G7",)),
    Rule("4b", "several can win together, but more bases beat fewer", ("stages/turn_end.py",), ("G7",)),
    Rule("5a", "everybody is given all names and addresses", ("service/documents",), tests=_FIRST_REPORT),
    Rule("5b", "everybody is told their power, their cards, and others' powers", ("told/report.py",), tests=_REPORT),
    Rule(
        "5c",
        "basic powers are in use, or others that can be played",
        ("pieces.py", "setup/setup.py"),
        tests=("cosmic/test_deal.py",),
    ),
    Rule("6a", "told before each phase: the tokens on every planet", ("table/board.py",), tests=_REPORT),
    Rule("6b", "told: the cards that were played, and what came of them", ("told/challenge_accounts.py", "phrases")),
    Rule("6c", "told: the tokens in the Warp and in Limbo", ("table/board.py",), tests=_REPORT),
    Rule("6d", "told: the tokens in each challenge, allies' too", ("table/board.py",), tests=_REPORT),
    Rule("6e", "told: whose system one has to attack", ("table/board.py", "told/report.py")),
    Rule("6f", "told: how the challenges came out", ("told/challenge_accounts.py",)),
    Rule("6g", "told: the powers that were used, and against whom", ("told/challenge_accounts.py", "phrases")),
    Rule("6h", "told: whatever else matters", ("told/report.py", "phrases")),
    Rule("7a1", "phase 1 says which planet of the system drawn is attacked", ("stages/launch.py",), ("T1", "L4")),
    Rule("7a2", "its owner defends; at home the defender is named", ("stages/launch.py",), ("T3", "L4")),
    Rule("7b", "how many tokens attack, and where they come from", ("mechanics/forces.py",), ("L2", "L5")),
    Rule("7c", "edicts and powers used in phase 1, and against whom", ("edicts", "stages/opening.py"), ("L1",)),
    Rule("7d", "where tokens freed from the Warp go", ("stages/opening.py", "mechanics/placements.py"), ("T4",)),
    Rule("7e", "where tokens in Limbo go", ("stages/opening.py", "mechanics/placements.py"), ("G1",)),
    Rule("8a", "phase 2 says whom one asks to be an ally, and where", ("stages/alliances.py",), ("A1",)),
    Rule("8b", "whom one joins, where, with how many tokens and whence", ("mechanics/forces.py",), ("A1", "A2")),
    Rule("8c", "edicts and powers used in phase 2, and against whom", ("stages/alliances.py",)),
    Rule("8d", "where tokens in Limbo go", ("stages/opening.py", "mechanics/placements.py"), ("G1",)),
    Rule("9a", "phase 3 says which card is played in each of one's challenges", ("stages/cards.py",), ("C1",)),
    Rule("9b", "edicts and powers used in phase 3, and against whom", ("edicts", "stages/cards.py"), ("C4", "C5")),
    Rule("9c", "where tokens in Limbo go", ("stages/opening.py", "mechanics/placements.py"), ("G1",)),
    Rule("10a", "phase 4 says which deals one would accept", ("words/deal_terms.py", "stages/deals.py"), ("D1", "D2")),
    Rule("10b1", "a winning ally of the defence takes cards or tokens", ("stages/deals.py",), ("D3",)),
    Rule("10b2", "and says where the tokens go", ("stages/deals.py", "mechanics/placements.py"), ("D3",)),
    Rule("10c", "edicts and powers used in phase 4, and against whom", ("edicts", "stages/deals.py"), ("D4",)),
    Rule("10d", "where tokens in Limbo go", ("stages/opening.py", "mechanics/placements.py"), ("G1",)),
    Rule("10e", "what to do if one's own colour is drawn", ("stages/turn_end.py",), ("T3",)),
    Rule(
        "11",
        "a set attacked several times, even an empty one, is divided",
        ("stages/alliances.py",),
        ("A3", "L3", "L4"),
    ),
    Rule("12a", "tokens freed by others, sent back, or of winning allies: Limbo", ("events/token_moves.py",), ("G1",)),
    Rule("12b", "without good orders they stay there", ("mechanics/placements.py",), ("G1",)),
    Rule("13a", "who holds too few challenge cards is sent seven", ("stages/alliances.py",), ("C1",)),
    Rule("13b", "old cards come before the new ones or with them, or go", ("stages/cards.py",), ("C1",)),
    Rule("13c", "all challenges happen at once", ("stages/cards.py", "engine/run/stage_run.py"), ("C2",)),
    Rule(
        "14",
        "no token leaves or reaches what is under attack or committed",
        ("table/state.py", "mechanics/forces.py"),
        ("L2",),
    ),
    Rule(
        "15",
        "all alternatives are tried, and only what happened is told",
        ("told/carried_out.py", "engine/contract/trace.py"),
    ),
    Rule(
        "16",
        "an agreement is carried out only if all concerned order it",
        ("mechanics/agreements.py", "words/deal_terms.py"),
        ("D1", "G9"),
    ),
    Rule("17a", "all players are given the rules of the powers in play", ("told/report.py",), tests=_REPORT),
    Rule("17b", "which may differ from those of the game at a table", ("powers",), tests=("docs/test_pages.py",)),
    Rule(
        "18a",
        "without good orders what must be done is random, nothing else is",
        ("engine/run/rounds.py",),
        ("G8", "L5"),
    ),
    Rule("18b", "powers are used only where they must be", ("engine/contract/piece_acts.py",)),
    Rule("18c", "a set attacked several times is divided equally", ("stages/alliances.py",), ("A3",)),
    Rule("18d", "two phases missed running mean removal", ("events/milestones.py", "stages/turn_end.py"), ("G8",)),
    Rule(
        "18e",
        "until the end of the turn chance plays on; then the tokens go",
        ("stages/turn_end.py",),
        ("G8",),
    ),
    Rule("18f", "others' bases in that system remain, and nobody attacks it", ("events/milestones.py",), ("T2", "G8")),
    Rule(
        "19",
        "the rules of a game do not change while it runs",
        ("setup/rulebook.py", "service/games/games.py"),
        tests=("service/test_games.py",),
    ),
    Rule(
        "20a1",
        "two zaps: in any phase, on any condition",
        ("edicts/cosmic_zap.py", "engine/contract/piece_acts.py"),
        ("G3",),
    ),
    Rule("20a2", "zaps played together on one action are all spent", ("engine/contract/piece_acts.py",), ("G10",)),
    Rule("20b1", "the Plague: in any phase, against a named victim", ("edicts/plague.py",), ("G4",)),
    Rule("20b2", "the victim chooses in the next phase, or chance does", ("forfeits/losses.py",), ("G4",)),
    Rule("20b3", "no tokens are lost out of a challenge", ("forfeits/losses.py",), ("G4",)),
    Rule("20c1", "two Mobius Tubes: in phase 1 only", ("edicts/mobius_tubes.py",)),
    Rule("20c2", "the player's own tokens go where they say, and may attack", ("edicts/mobius_tubes.py",), ("L1",)),
    Rule("20c3", "those of the others go to Limbo", ("edicts/mobius_tubes.py", "events/token_moves.py"), ("L1",)),
    Rule("20d1", "a Force Field: in phase 3 only", ("edicts/force_field.py",)),
    Rule("20d2", "for one challenge, and any of its allied tokens", ("edicts/force_field.py",), ("C5",)),
    Rule("20d3", "which go to Limbo", ("edicts/force_field.py",), ("C5",)),
    Rule("20e1", "Emotion Control: in phase 3 only", ("edicts/emotion_control.py",)),
    Rule("20e2", "it may be played on a condition", ("edicts/emotion_control.py", "told/facts.py"), ("C4",)),
    Rule("20e3", "those concerned are told", ("phrases",)),
    Rule("20e4", "allies go to Limbo, the main players deal in phase 4", ("stages/cards.py",), ("C4",)),
    Rule("20f1", "Stellar Gas: in phase 4 only", ("edicts/stellar_gas.py",)),
    Rule("20f2", "whoever it stops is told, and gets no consolation", ("edicts/stellar_gas.py",), ("D4",)),
)

FLARES = (
    Rule(
        "F1",
        "flares of the powers in play, and as many others",
        ("setup/setup.py", "events/flare_events.py"),
        ("G5",),
        ("cosmic/test_deal.py",),
    ),
    Rule("F2", "every flare has a Wild and a Super side", ("powers", "pieces.py"), ("G5",)),
    Rule(
        "F3", "Super for whoever has its power, Wild for everybody else", ("told/pieces_in_force.py", "powers"), ("G5",)
    ),
    Rule(
        "F4",
        "those of the powers in play are known, others to who gets them",
        ("events/flare_events.py", "told/report.py"),
        ("G5",),
    ),
    Rule("F5", "a flare that has been played is known to all", ("events/flare_events.py",), ("G5",)),
    Rule("F6", "a flare lends a power for a while, or makes one stronger", ("powers",), ("G5",)),
    Rule(
        "F7", "flares are played at any fitting time, and kept after use", ("powers", "events/flare_events.py"), ("G5",)
    ),
    Rule("F8", "they go with the old hand when challenge cards run out", ("stages/turn_end.py",), ("G5", "C1")),
    Rule("F9", "a Flarezap joins the edicts", ("mechanics/deck.py",), ("G5",)),
    Rule("F10", "it is played when somebody plays a flare", ("edicts/flarezap.py",), ("G5",)),
    Rule(
        "F11", "it stops the flare, and both are discarded", ("edicts/flarezap.py", "events/flare_events.py"), ("G5",)
    ),
    Rule("F12", "flares and Flarezap may be played on conditions", ("powers", "edicts/flarezap.py"), ("G5",)),
    Rule("F13", "players who have lost their power have Wild flares only", ("told/pieces_in_force.py",), ("G2", "G5")),
    Rule("F14", "the Plague takes a flare, too", ("forfeits/losses.py", "table/card_faces.py"), ("G4", "G5")),
    Rule("F15", "five players with flares have ten challenge cards more", ("mechanics/deck.py", "decks"), ("G5", "G6")),
)

HIDDEN_ALLIANCES = (
    Rule(
        "H1",
        "joining at once is recommended for four and more",
        ("setup/rulebook.py",),
        ("A2",),
        ("cosmic/test_deal.py",),
    ),
    Rule("H2", "all decisions on joining are revealed at the same moment", ("stages/alliances.py",), ("A2",)),
    Rule("H3", "each says which side they join, and with how much, or neither", ("mechanics/forces.py",), ("A1", "A2")),
    Rule("H4", "everybody decides, so that nobody sees who has not", ("stages/alliances.py",), ("A2",)),
    Rule(
        "H5",
        "claims about it are free, true or not",
        ("service/games/press_delivery.py",),
        tests=("leaks/test_press.py",),
    ),
    Rule("H6", "who joins sends as many tokens as they said", ("stages/alliances.py",), ("A2",)),
    Rule("H7", "aid comes from those who are no main players, invited or not", ("mechanics/foreign_aid.py",), ("A4",)),
    Rule("H8", "it is for one side, in place of joining", ("mechanics/foreign_aid.py",), ("A4",)),
    Rule("H9", "one card of the hand is offered, secretly", ("events/aid.py",), ("A4",)),
    Rule("H10", "the main player takes each offer, or does not", ("mechanics/foreign_aid.py",), ("A4",)),
    Rule("H11", "a card that is not taken goes back", ("events/aid.py",), ("A4",)),
    Rule("H12", "a card that is taken earns one reward at once", ("mechanics/foreign_aid.py",), ("A4",)),
    Rule("H13", "its giver may be asked to come with a number of tokens", ("mechanics/foreign_aid.py",), ("A4",)),
)
"""The sentences of Cosmic Eons on alliances, restated: hidden alliances, and the option of foreign aid."""

POINTS = {
    "T1": "one attack each",
    "T2": "destiny",
    "T3": "one's own colour",
    "T4": "release from the Warp",
    "T5": "when phase 4 is held",
    "L1": "the order of things in phase 1",
    "L2": "planets under attack",
    "L3": "an empty base",
    "L4": "what is attacked",
    "L5": "bad orders to attack",
    "A1": "invitations and answers",
    "A2": "who knows of whose joining",
    "A3": "dividing a set of tokens",
    "A4": "foreign aid",
    "C1": "too few challenge cards",
    "C2": "who wins",
    "C3": "consolation",
    "C4": "Emotion Control",
    "C5": "Force Field",
    "D1": "when a deal is made",
    "D2": "no deal",
    "D3": "rewards",
    "D4": "Stellar Gas",
    "G1": "Limbo",
    "G2": "losing one's power",
    "G3": "how long a zap lasts",
    "G4": "the Plague",
    "G5": "flares",
    "G6": "decks",
    "G7": "the end",
    "G8": "no letter",
    "G9": "agreements",
    "G10": "zaps at once",
    "G11": "a zap on one's own power",
}
"""What the printed rules leave open, by the letters of the rules as played."""

DEALT = {"powers": "cosmic/test_deal.py", "powers_by": "cosmic/test_deal.py"}
"""The tests of rulebook values that only the deal knows, of which cases know nothing."""
