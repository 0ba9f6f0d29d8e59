about-piece-changeling =
    Als Hauptspieler tauschst du mit deinem Gegner die Kraft, auf Dauer, wenn du es anordnest; wenn nicht, ziehst du eine Karte.

    In einem Kampf geschieht nur eins von beidem, und nur durch einen Spieler: Wer diese Kraft dort bekommt, muss warten. Per Post: Getauscht wird, wenn die Verbündeten eingeladen sind, und die Karte wird gezogen, wenn sie da sind.
about-order-change = Tauscht deine Kraft gegen die deines Gegners, auf Dauer, statt eine Karte zu ziehen (Changeling).
