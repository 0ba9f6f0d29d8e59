about-piece-cult =
    Als Hauptspieler darfst du deinem Gegner anbieten, Mitglied deines Kults zu werden. Mitglieder kämpfen nicht gegeneinander.

    Wer annimmt, gibt dem Kult einen Stein. Sind beide Hauptspieler Mitglieder, schließt sich niemand an, und was sie aufdecken, ist ein Kompromiss. Ist es nur einer, zählen weitere Steine von Mitgliedern für seine Seite, jeder einen Punkt: die auf fremden Planeten des angegriffenen Systems, auf denen niemand kämpft. Verliert diese Seite, kommen sie in den Warp. Auch du bist Mitglied. Mitglieder schließen sich nicht gegen Mitglieder an, und gewinnt eines das Spiel, gewinnen alle.

    Per Post: Du bietest es mit Phase 2 an, und wer annehmen will, schreibt das ebenfalls mit Phase 2; Verbündete, die schon da sind, kommen in den Limbo. In derselben Phase darf ein Mitglied, das Hauptspieler ist, den Kult verlassen: für vier Steine seiner vollsten Basen und vier zufällige Karten; sein Stein kommt über den Limbo zurück.
about-piece-wild-cult =
    Als Hauptspieler zählst du auch deine Steine auf anderen Planeten im System deines Gegners und verlierst sie nicht.

    Jeder zählt einen Punkt, und es zählen die auf Planeten, auf denen niemand kämpft. Er wird gespielt, wenn die Karten liegen.
about-piece-super-cult = In diesem Kampf verlässt niemand den Kult. Er wird zu Beginn von Phase 2 gespielt, wo ein Mitglied Hauptspieler ist.
about-order-recruit = Bietet deinem Gegner in einem Kampf an, Mitglied deines Kults zu werden (Cult).
about-order-believe = Macht dich zum Mitglied des Kults, wenn man es dir anbietet, mit einem Stein, den du nennst, oder einem deiner vollsten Basis.
about-order-renounce = Verlässt in einem deiner Kämpfe den Kult, für vier Steine und vier Karten.
why-no-believing = dort hat dir niemand angeboten, Mitglied des Kults zu werden
why-no-renouncing = dort warst du kein Hauptspieler, der Mitglied des Kults ist
why-renouncing-costs = du brauchst vier Steine auf Planeten, auf denen niemand kämpft, und vier Karten
why-cult-no-allies = beide Hauptspieler sind Mitglieder des Kults, darum schließt sich niemand an
why-cult-not-against = ein Mitglied des Kults schließt sich nicht gegen ein anderes an
about-question-believing = Beitritt zum Kult
about-question-renouncing = Austritt aus dem Kult
