about-piece-plant =
    Du pfropfst auf: Als Hauptspieler nimmst du einem Spieler, in dessen Heimatsystem du eine Basis hast, für einen Kampf seine Kraft.

    Du hast sie neben deiner eigenen, und er hat sie in diesem Kampf so lange nicht. Per Post: Befohlen wird es mit Phase 2, und sie ist dein, wenn die Verbündeten eingeladen sind, so dass du mit Phase 3 Befehle für sie schreiben kannst.
about-order-graft = Nimmt für diesen Kampf den Gebrauch der Kraft eines anderen Spielers (Plant).
