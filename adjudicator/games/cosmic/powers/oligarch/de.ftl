about-piece-oligarch =
    Du wirst reich, während andere wachsen: Du deckst Privilegien auf, so viele, wie der Spieler mit den meisten fremden Basen davon hat.

    Du hältst von Anfang an fünf und darfst sie ansehen. Wenn eine Phase beginnt, deckst du auf, was dir fehlt, und es bleibt offen, auch wenn Basen wieder verloren gehen. Eines, das ein Zap aufhält, ist stattdessen verbraucht. Ein neues Blatt von dir hat eine Karte mehr, auch das erste.
about-piece-oligarch-compensation-control = Als Trost darfst du zwei Karten mehr nehmen und jeder andere zwei weniger.
about-piece-oligarch-encounter-envy = Dein eigener Attack als Hauptspieler zählt drei mehr, der jedes anderen zwei weniger, aber nicht unter null.
about-piece-oligarch-rewards-siphon = Deine Belohnung als Verbündeter der Verteidigung ist um zwei größer und die jedes anderen um eins kleiner.
about-piece-oligarch-victory-possession = Du brauchst eine fremde Basis weniger zum Sieg und jeder andere eine mehr.
about-piece-oligarch-warp-claim = Du verlierst zwei Steine weniger an den Warp, sie kommen in den Limbo; jeder andere verliert einen mehr, der ausgelost wird.
about-piece-wild-oligarch = Wenn eine Phase beginnt, ziehst du Karten, bis du mehr hältst als jeder andere.
about-piece-super-oligarch =
    Wenn eine Phase beginnt, nimmst du jedem anderen, der in diesem Zug ein neues Blatt bekommen hat, eine zufällige Karte.

    Per Post: Neue Blätter gibt es zwischen Phase 2 und Phase 3 (Regel 13), also wird er gespielt, wenn Phase 3 oder 4 beginnt.
about-order-openprivilege = Sagt, welches Privileg du als nächstes aufdeckst; ohne ihn wird eins ausgelost (Oligarch).
why-no-privilege-due = ein Privileg wird aufgedeckt, wenn jemand mehr fremde Basen hat, als Privilegien offen liegen
