about-piece-sapient =
    An der Seite anderer wirst du weise: Für jeden Kampf, in dem du Verbündeter bist, sammelst du eins, auf Dauer.

    Als Verbündeter zählst du zur Summe deiner Seite dazu, was du gesammelt hast. Du sammelst, wenn der Kampf entschieden ist, ob deine Seite gewonnen hat oder nicht; wo ein Handel geschlossen werden muss, sammelst du nichts.
