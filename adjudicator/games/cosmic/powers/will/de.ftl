about-piece-wild-will = Du greifst den Spieler, den das Schicksal für dich gezogen hat, in einem anderen als seinem System an, wo er eine Basis hat.
about-piece-super-will = Du siehst die Hand eines Spielers an, bevor du wählst, wen du angreifst.
about-piece-will =
    Du greifst an, wen du willst, in wessen System du willst, was auch immer das Schicksal sagt.

    Per Post: WILL Green in Phase 1 wählt Green in seinem eigenen System, WILL Green in Blue die Basen von Green im System von Blue; sag in ATTACK, welchen Planeten, mit seiner Farbe (ATTACK Blue 3). Sagst du nichts, greifst du an, wen das Schicksal für dich gezogen hat, denn das ist so gut wie jede ausgeloste Wahl.
about-order-aim = Wählt, wen du in diesem Zug angreifst, in seinem eigenen System oder im System eines anderen, wo er eine Basis hat (Will).
about-order-aimflare = Spielt den Flare von Will: Wild, um im System des genannten Spielers anzugreifen, Super, um seine Hand anzusehen.
