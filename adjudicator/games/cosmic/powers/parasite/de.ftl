about-piece-wild-parasite =
    Hat ein anderer Spieler gerade seine Kraft verloren, gründest du eine Basis in seinem System, mit einem bis vier deiner Steine.

    Das geschieht am Ende einer Phase, auf einem Planeten, der nicht angegriffen wird und auf dem du keine Basis hast.
about-piece-super-parasite =
    Als Verbündeter darfst du beliebig viele Steine schicken; gespielt in Phase 2, für einen Kampf.

    Ohne Zahl schickt dein Befehl bis zu vier.
about-piece-parasite =
    Du schließt dich jedem Kampf an, in dem du kein Hauptspieler bist, auf jeder Seite, eingeladen oder nicht.

    Kein Cosmic Zap kann das aufhalten, aber ein Force Field schickt deine Steine weg (die klassische Regel).
about-order-infest = Spielt den Flare von Parasite: Wild sagt er, wo und womit du eine Basis gründest; Super sagt er nicht mehr.
