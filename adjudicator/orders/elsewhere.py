"""Elsewhere: words of other languages for those of orders.

Nothing is read by them: an order in German is refused like one that is misspelt, and its writer is told what would have
worked. Which words a title has nobody knows here, so a line is offered only where it can be read whole.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.spelling import Word, quoted, split

_GERMAN: Final = """
    IF wenn falls sofern | UNLESS ausser außer | ELSE sonst ansonsten andernfalls | and und | or oder | not nicht
    with mit | from von vom aus | to nach zu zum zur | on auf | against gegen | in im | until bis | for für fuer
    at-least mindestens | at-most höchstens hoechstens | more mehr | all alle alles | any irgendeine irgendeinen
    rest übrigen uebrigen | no kein keine keinen | I ich | am bin | win gewinne | lose verliere | my mein
    1 ein eins einem einen einer | 2 zwei | 3 drei | 4 vier | 5 fünf fuenf | 6 sechs | 7 sieben | 8 acht
    Red rot rotem roten | Blue blau blauem blauen | Green grün gruen grünem grünen | Yellow gelb gelbem gelben
    Purple lila violett | White weiß weiss | Black schwarz | planet planeten | home heimat heimatplanet heimatplaneten
    home heim zuhause | base basis | bases basen | token stein | tokens steine steinen | card karte | cards karten
    deck stapel | challenge kampf | offence angreifer | defence verteidigung verteidiger | allies verbündete verbündeten
    ATTACK angriff angreifen greif greife attackiere attacke | INVITE einladen lade lad | JOIN hilf helfe helfen
    JOIN unterstütze | CARD spiel spiele | DEAL handel biete | give gib gebe | get bekomme erhalte | LOSE verlieren
    REWARD belohnung | DIVIDE teile | RELEASE befreie | TAKE nimm nehme | RETIRE aussteigen aussteige | START beginne
    SWITCH tausche | BURN zünde verbrenne | RAM ramme rammen | EVADE weiche ausweichen | REPAIR repariere reparieren
    HEAL heile heilen | DAMAGE schaden
"""
_PASSED_OVER: Final = frozenset("den dem der die das bitte mal meine meinen meinem an ab dann".split())
"""What German has beside these words."""
_OTHERWISE: Final = {"CARD": "PLAY"}
"""What titles call the same."""


def _meanings(table: str) -> dict[str, str]:
    """The words of a table: what is meant, then what it is called, one group behind the other."""
    found: dict[str, str] = {}
    for group in table.replace("\n", "|").split("|"):
        meant, *said = group.split() or [""]
        found |= dict.fromkeys(said, meant.replace("-", " "))
    return found


MEANT: Final = _meanings(_GERMAN)


def english(words: Sequence[Word]) -> list[list[Word]]:
    """What the words may be in the language of orders; nothing if none of them is in another one that is known."""
    if not any(word.plain in MEANT for word in words):
        return []
    # The end of a verb, as in `lade Green ein`, is no number.
    kept = [word for word in words[:-1] if word.plain not in _PASSED_OVER]
    kept += [word for word in words[-1:] if word.plain not in _PASSED_OVER and word.plain != "ein"]
    if not kept:
        return []
    said = [word._replace(text=MEANT.get(word.plain, word.text)) for word in kept]
    # `Angriff auf Planet 3`, and what titles call by one word or another.
    if len(said) > 1 and said[1].plain == "auf":
        del said[1]
    also = _OTHERWISE.get(said[0].text)
    both = [said, [said[0]._replace(text=also), *said[1:]]] if also else [said]
    return [split(quoted(one), words[0].line) for one in both]
