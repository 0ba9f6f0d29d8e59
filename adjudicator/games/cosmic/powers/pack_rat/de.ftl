about-piece-pack-rat =
    Du sammelst: Als Hauptspieler darfst du deinem Gegner mit Phase 2 etwas wegnehmen, in jedem Kampf eins.

    Es ist eine zufällige Karte, die niemand ansieht, oder ein Stein aus dem Warp; dazu kommt ein Stein von seinem vollsten Stützpunkt, auf dem niemand kämpft, damit man weiß, wem es gehört. Als Verteidigung zählst du für alles, was du hast, je eins zu deiner Summe. Per Post: Wenn Phase 2 beginnt, gibst du Dinge zurück, wofür immer ihr vereinbart habt, Steine in den Limbo; so gehen sie auch zurück, wenn du deine Kraft verlierst. Gesammelt werden nur Karten und Steine.
about-piece-wild-pack-rat =
    Wenn ein Zug beginnt, schickst du von jedem Spieler, den du nennst, einen Stein von seinem vollsten Stützpunkt in den Warp.

    Am Tisch darf er stattdessen auf einen anderen seiner Stützpunkte.
about-piece-super-pack-rat =
    Du sagst, von welchem Stützpunkt der Stein kommt, der bezeichnet, was du in diesem Kampf sammelst.

    Er wird mit Phase 2 gespielt.
about-order-collectcard = Nimmt deinem Gegner mit Phase 2 eine zufällige Karte für deine Sammlung (Pack Rat).
about-order-collecttoken = Nimmt einen Stein deines Gegners aus dem Warp in deine Sammlung, mit Phase 2 (Pack Rat).
about-order-restore = Gibt einem Spieler in Phase 2 alles zurück, was du von ihm gesammelt hast; eine Zeile für jeden Spieler (Pack Rat).
about-order-rummage = Spielt den Flare von Pack Rat: Wild nennt er Spieler, die einen Stein verlieren, Super den Planeten, von dem der Stein kommt.
why-whose-tokens = sag, wessen Steine: from Blue, Green
why-nothing-to-collect = dein Gegner hat davon nichts: eine Karte der Hand, einen Stein im Warp
about-question-restore = Rückgabe des Gesammelten
