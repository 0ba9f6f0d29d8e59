about-piece-nightmare =
    Einmal in einem Kampf darfst du einem Spieler, der dich nicht eingeladen oder deine Seite geschlagen hat, einen bösen Traum geben.

    Du hältst drei von zehn Träumen und für jeden, den du gibst, gleich einen neuen. Ein Traum liegt verdeckt vor seinem Spieler, vor jedem einer; nur du darfst ihn ansehen. WAKE deckt ihn auf, sobald er etwas bewirkt, in jeder Phase; was er bewirkt, steht auf ihm. Dann ist er verbraucht.
about-order-givedream = Legt einen deiner bösen Träume verdeckt vor einen Spieler, der dich übergangen oder geschlagen hat (Nightmare).
about-order-wake =
    Deckt den bösen Traum eines Spielers auf, oder den von irgendwem, sobald er etwas bewirkt (Nightmare).

    with nennt, wessen Angriff sich gegen ihn wendet, wenn der Traum Being Chased ist.
about-order-divert = Spielt den Flare von Nightmare: Wild sagt er, auf welchem Planeten Steine landen; Super nichts.
about-piece-wild-nightmare =
    Hat der Angriff in irgendeinem Kampf gewonnen, landen seine Steine auf einem anderen Planeten desselben Systems, den du nennst.

    Auch die Steine seiner Verbündeten landen dort. Es kann kein Planet sein, der angegriffen ist.
about-piece-super-nightmare =
    In diesem Kampf darfst du einen bösen Traum auch einem Spieler geben, der schon einen hat.

    Per Post: Spiel ihn mit Phase 2 gegen die, die dich nicht einladen, oder mit Phase 3 gegen die, die dich schlagen.
about-piece-nightmare-unprepared =
    Aufgedeckt, bevor Karten gelegt werden: Du legst die erste Kampfkarte, die vom Stapel gezogen wird.

    Die Karten, die davor gezogen werden, bekommt Nightmare.
about-piece-nightmare-teeth-falling-out = Aufgedeckt, wenn die Karten gezeigt werden: Dein Attack zählt die Hälfte, abgerundet.
about-piece-nightmare-seeing-the-dead = Aufgedeckt, wenn ein Zug beginnt: Du holst keinen Stein aus dem Warp; dafür holt jeder andere einen mehr.
about-piece-nightmare-running-but-getting-nowhere = Aufgedeckt, wenn du einem Kampf beitrittst: Du hast stattdessen abgelehnt, und deine Steine bleiben, wo sie sind.
about-piece-nightmare-out-of-fuel =
    Aufgedeckt, wenn ein Zug beginnt, falls du zweimal angreifen darfst: Du darfst es nicht mehr.

    Sonst, wenn du mit zwei oder mehr Steinen angreifst: Einer davon kehrt um, in den Limbo.
about-piece-nightmare-naked-in-public = Aufgedeckt, wenn du mit anderen zusammen gewinnen würdest: Sie gewinnen ohne dich.
about-piece-nightmare-lost-the-way-home = Aufgedeckt, wenn du durch einen Handel eine Basis gründest: Stattdessen bekommst du eine zufällige Karte des anderen.
about-piece-nightmare-late-for-work = Aufgedeckt, wenn ein Zug beginnt: Du holst keinen Stein aus dem Warp.
about-piece-nightmare-falling-forever = Aufgedeckt, wenn der Angriff mit dir gewonnen hat: Deine Steine kommen in den Warp, statt zu landen.
about-piece-nightmare-being-chased =
    Aufgedeckt, wenn das Schicksal gezogen ist: Jemandes Angriff auf einen anderen wendet sich gegen dich, in deinem eigenen System.

    Nightmare sagt, wessen; sonst ist es der Erste in der Reihenfolge der Plätze.
why-no-dream-for-them = { $seat } kann hier kein Traum gegeben werden; wohl aber: { $others }
about-question-bad-dream = böser Traum
