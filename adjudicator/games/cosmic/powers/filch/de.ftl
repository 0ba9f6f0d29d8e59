why-no-edict-of-theirs = von diesem Spieler liegt kein Edikt da
why-that-card-not-there = diese Karte liegt nicht da
about-piece-wild-filch =
    Für einen Compromise deiner Hand, den du ablegst, nimmst du ein Edikt, das ein anderer Spieler in dieser Phase gespielt hat.

    Per Post geschieht das am Ende der Phase, und das Edikt hat gewirkt. Der klassische Text lässt seinen Spieler gebrauchte Karten auf die Hand zurückschmuggeln, bis er erwischt wird, was hier niemand kann; das ist der spätere.
about-piece-super-filch = In jedem Kampf, ob du dabei warst oder nicht, nimmst du die Kampfkarte eines der Hauptspieler.
about-piece-filch =
    Als Hauptspieler darfst du die Kampfkarte deines Gegners auf die Hand nehmen, statt dass sie abgelegt wird.

    Das geschieht, wenn der Kampf entschieden und der Trost bezahlt ist.
about-order-snatch = Nimmt die gespielte Kampfkarte deines Gegners am Ende des Zugs auf deine Hand (Filch).
about-order-pilfer =
    Spielt den Flare von Filch und nennt den Spieler, dessen Karte du nimmst, und die Karte, wenn es mehrere gibt.

    Ohne eine Karte ist es die letzte, die er gespielt hat.
