about-piece-wild-human =
    Deine Karte wird ein Attack 42, wenn beide aufgedeckt werden, sofern du Hauptspieler bist und dein Gegner nicht Human ist.

    Der Flare geht dann an Humans Spieler; ist niemand Human, wird er abgelegt. In einer Wiederholung wird die Karte wieder einer.
about-piece-super-human = Du zählst acht statt vier dazu. Oder du legst den Flare ab und hältst damit deine eigene Kraft auf, so dass deine Seite gewinnt.
about-piece-human =
    Du bist größtenteils harmlos: Als Hauptspieler oder Verbündeter zählst du vier zur Summe deiner Seite dazu.

    Hält das jemand mit einem Cosmic Zap auf, gewinnt stattdessen deine Seite den Kampf, wie auch immer die Summen lauten. Liegt ein Compromise offen, wird nichts dazugezählt, und es gibt nichts aufzuhalten.
about-order-retort = Spielt den Flare von Human; mit „zap“ hält der Super-Abschnitt die eigene Kraft auf, und der Flare ist dahin.
