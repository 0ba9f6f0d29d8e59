about-piece-wild-zombie =
    In diesem Handel darfst du als eine der Bedingungen die Steine des anderen Spielers aus dem Warp befreien.

    Wo die moderne Fassung von Zombie gespielt wird, rettet er stattdessen einen der Steine, die du in einem Kampf oder durch einen gescheiterten Handel verlierst: Der kommt in den Limbo.
about-piece-super-zombie =
    Als Hauptspieler bringst du jedem deiner Verbündeten einen Stein aus dem Warp in den Limbo, wenn die Karten entschieden sind.

    Der klassische Text machte die Steine der Verlierer zu Zombies eigenen; hier behält jeder zwanzig Steine, also gilt der moderne.
about-piece-zombie =
    Deine Steine gehen nie in den Warp: Sooft sie müssten, kommen sie in den Limbo und zurück auf deine Basen.

    Als Teil eines Handels darfst du Steine anderer Spieler aus dem Warp befreien. Was du verlieren würdest, verlierst du auch nicht an Void (so entschieden die Autoren für das klassische Spiel), und Trost bekommst du trotzdem.
about-modern-zombie = Du bekommst keinen Trost, und was Void nimmt, verlierst du für immer.
about-option-edition-zombie = Welche Fassung von Zombie gespielt wird. Modern: Du bekommst keinen Trost, und was Void nimmt, verlierst du für immer.
