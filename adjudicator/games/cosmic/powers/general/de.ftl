about-piece-general =
    Als Hauptspieler ziehst du für jeden deiner Verbündeten eine Karte, und jeder von ihnen zieht eine.

    Per Post: Das geschieht am Ende von Phase 2, so dass du die Karten hast, wenn du die Befehle für sie schreibst.
