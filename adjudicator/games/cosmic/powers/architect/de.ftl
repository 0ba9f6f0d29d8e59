about-piece-architect =
    Du baust Türme: Sooft du als Hauptspieler gewinnst, verschmilzt du zwei Planeten im System deines Gegners zu einem.

    Alle Steine stehen darauf, und der andere ist kein Planet mehr. Wo ein Turm steht, fügst du ihm einen Planeten hinzu; wo keiner steht, ist einer der beiden der umkämpfte Planet, wenn er dort ist. Als Hauptspieler verdoppelt deine Summe ein Turm aus zwei Planeten im System deines Gegners, aus dreien in einem System daneben oder aus vieren irgendwo. Du gewinnst die Partie, sobald für jemanden nicht mehr genug Planeten da sind, um darauf zu gewinnen. Per Post: Systeme liegen nebeneinander wie in der Liste der Spieler, ein Turm gehört dem, der Architect ist, und Planeten von Paaren werden nicht verschmolzen.
about-piece-wild-architect =
    Als Hauptspieler legst du einen Attack deiner Hand ab und zählst für jede Karte unter den abgelegten eins zu deiner Summe dazu.

    Er wird gespielt, wenn die Karten aufgedeckt sind; der Attack selbst zählt nicht.
about-piece-super-architect =
    Baust du nach diesem Kampf, darfst du stattdessen in deinem eigenen System bauen.

    Er wird gespielt, wenn die Karten abgerechnet werden.
about-order-build = Verschmilzt einen Planeten mit einem anderen, nachdem du gewonnen hast; ohne Namen den ersten, der es kann (Architect).
about-order-blueprint = Spielt den Flare von Architect: Wild nennt er den Attack, den du ablegst, Super nichts.
why-no-planets-to-merge = nenne zwei Planeten eines Systems: einen, der in keinem Turm ist, und den Turm oder den umkämpften Planeten
