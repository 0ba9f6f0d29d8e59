"""The manual: a help page for each word of letters that is the same in every title."""

from collections.abc import Mapping
from typing import Final

SERVICE: Final[Mapping[str, str]] = {
    "PASS": "You want nothing in this phase. It counts as a letter, so you have not missed the phase.",
    "SHOW ORDERS": "Shows everything that stands.",
    "FORM": "Sends a fresh order form with what stands.",
    "STATUS": "Which phase is open, and whether your orders have come.",
    "WHO": "Who plays which seat.",
    "RESEND": "Sends your latest report again; its content is the same to the byte.",
    "REPORT": "Sends the report of a phase again: REPORT turn 2 phase 3.",
    "HISTORY": "All phases of the past with what you sent. HISTORY turn 2 phase 3: what you had ordered then.",
    "PICTURE": "The last phase in one picture that you can show to anybody. PICTURE turn 2 phase 3: that phase.",
    "WHY": "Why your orders came out so. WHY 3: order 3 alone. WHY challenge 2, WHY turn 2 phase 3: only that.",
    "CHECK": "On a line of its own: what stands below it is answered as orders are, and does not count.",
    "RULES": "The rules of what is in play, and the rulebook values.",
    "HELP": "A list of everything there is help on. HELP and a word brings the page on it.",
    "NOTE": "Passes a note to the game master: NOTE to GM: ...",
    "STATEMENT": "Your closing words, kept until the game is over and then shown to all: STATEMENT, or STATEMENT none.",
    "WATCH": "The public reports of a game that you do not play in: WATCH venus, in a letter of its own. WATCH OFF.",
    "REMIND ME": "At what hour you are reminded, in all games: REMIND ME at 19:00 Europe/Berlin; never; as usual.",
    "DIGEST": "What can wait comes in one letter a day for all your games: DIGEST daily at 7:00. DIGEST off.",
    "PROXY": "Another player orders for you: PROXY Red until 12 May. PROXY OFF ends it.",
    "FORGET ME": "Erases you here when your games are over, after a question; in a letter of its own.",
    "PRESS": "A message to players: PRESS TO Red, Blue (or all, or GM), your words on the lines below, END PRESS.",
    "SHOW PRESS": "What messages the game allows, which of yours still wait, and whom you have muted.",
    "WITHDRAW PRESS": "Takes back a message that nobody has been sent yet: WITHDRAW PRESS 2, WITHDRAW PRESS ALL.",
    "MUTE": "Ends messages from a player, who is not told: MUTE Blue. MUTE ANONYMOUS: those without a name.",
    "UNMUTE": "Lets messages from a player come again: UNMUTE Blue.",
    "ADDRESS": "Your addresses. With a new one: moves you there. ADD and REMOVE: others to write from.",
    "WITHDRAW": "Takes orders back: WITHDRAW line 3, WITHDRAW lines 1 and 2, WITHDRAW ALL.",
    "REPLACE ALL": "Only this letter counts.",
    "RESIGN NOW": "Leaves the game at once: the seat is offered to somebody else, with all that is its own.",
    "RESIGN": "Tells the game master that you want to leave. You are in the game until the game master acts.",
    "MORE TIME": "Moves the deadline of the open phase for everybody, where the game allows it: MORE TIME 24 hours.",
    "PROPOSE DRAW": "A secret vote to end the game: all who still play share the win, once enough players vote so.",
    "CONCEDE": "A secret vote to end the game, and that a player has won it, once enough vote so: CONCEDE to Red.",
    "WITHDRAW VOTE": "Takes back your vote to end the game. Votes lapse with their phase in any case.",
    "READY": "The phase may end early. Orders that you change later take it back, and so does WAIT.",
    "ABSENT": "You are away, and deadlines are put off: ABSENT 2026-12-20 to 2027-01-03; ABSENT none takes it back.",
    "WAIT": "You are not READY after all: the phase ends at its deadline.",
    "FORMAT": "What your letters consist of: FORMAT text, FORMAT html, FORMAT both; json with any of them.",
    "ZONE": "Shows times by your own clock as well as the game's: ZONE Europe/Berlin, or just ZONE Berlin.",
    "LANGUAGE": "The language you would like your letters in. A wish for one that there is not yet is kept.",
    "STANDBY": "In a letter that says nothing else, with the name of a game: you wait for a seat in it.",
    "JOIN": "Answers an invitation. JOIN as Blue or Green asks for a seat that nobody has taken yet.",
    "LUCK": "Belongs into the letter that answers an invitation: words of yours that become part of the dice.",
}
"""What each service word does, a sentence or two."""

LANGUAGE: Final[Mapping[str, str]] = {
    "ELSE": (
        "What you want next if what stands before it is not possible, or its condition does not hold. OR, OTHERWISE "
        "and a number at the start of a line say the same. Write as many as you like; the first that can be done is."
    ),
    "IF": (
        "A condition: the alternative applies only if it is known to hold when the question comes up. Conditions are "
        "joined with AND, OR and NOT, with round brackets where needed."
    ),
    "UNLESS": "The same as IF NOT: the alternative applies only if the condition is known not to hold.",
    "CHALLENGE": (
        "On a line of its own, with a number: what follows is about that challenge. IN 2 before an order says it for "
        "that order alone; EVERY CHALLENGE ends it."
    ),
    "PHASE": (
        "PHASE 3 or TURN 4 PHASE 1 on a line of its own: the orders below it are kept until that phase opens. The "
        "heading of the open phase is a safety belt: a letter that comes too late is not taken for another phase."
    ),
    "EVERY TURN": (
        "Before an order, or on a line of its own: the order is repeated every turn in its phase, until it is "
        "withdrawn. EVERY TURN PHASE 3 names another phase than the open one."
    ),
    "NO": "In place of a wish: you decline what is optional. NOBODY, NONE and NOTHING say the same.",
    "AT MOST": (
        "How often an order may apply in a part of the phase, at its end and after a semicolon: ; at most 2. "
        "ONCE and TWICE are read too."
    ),
}
"""What each word of the order language does that belongs to no title."""
