about-piece-wild-empath =
    Hast du einen Handel geschlossen, ziehst du und zieht der andere je drei Karten (moderne Fassung).

    Der klassische Text bestraft unhöfliche Worte.
about-piece-super-empath =
    Als Hauptspieler oder Verbündeter legst du einen Attack deiner Hand an die Stelle eines Compromise der anderen Seite.

    Er zählt dort, als wäre er gespielt worden, und du nimmst den Compromise, oder den Morph, der zu einem geworden ist.
about-piece-empath =
    Zeigst du einen Compromise und dein Gegner einen Attack, wird seine Karte ein Compromise: Ihr müsst handeln.

    Virus und andere zählen dann nichts, und Pacifist, der mit einem Compromise gewänne, handelt auch.
about-modern-empath = Du darfst wählen, ob du das tust, und darfst es auch, wenn der Attack deiner ist und der Compromise nicht.
about-order-peace = Macht aus einem Attack gegen einen Compromise auch einen Compromise (Empath, in der modernen Fassung).
about-order-sway = Spielt den Flare von Empath: Super nennt er den Attack deiner Hand, der an die Stelle des Compromise tritt.
about-option-edition-empath = Welche Fassung von Empath gespielt wird. Modern: Du darfst wählen, ob du das tust, und darfst es auch, wenn der Attack deiner ist und der Compromise nicht.
