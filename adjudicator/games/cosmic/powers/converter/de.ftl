about-piece-converter =
    Du bezahlst mit Karten: Für jeden Stein, den du an den Warp verlieren würdest, darfst du eine Karte ablegen, die du nennst.

    Dieser Stein kommt stattdessen in den Limbo. Von den Karten, die du nennst, werden die abgelegt, die du dann hast, und nicht mehr, als Steine zu retten sind. Nennst du keine, werden sie ausgelost.
about-order-convert = Legt Karten deiner Hand für Steine ab, die du verlieren würdest, eine für jeden (Converter).
