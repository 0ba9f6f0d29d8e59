# Was die einzelnen Techs tun, und ihre Befehle.

about-piece-lucky-charm = Kostet 0. Entwickelt zieht es eine Tech; dann liegt es da, bis du damit bei einem Warpfall ein Schiff zurückholst.
about-order-rubcharm = Holt ein Schiff aus dem Warp auf die Heimatbasis, die du nennst (Lucky Charm).
about-piece-warp-master-key = Kostet 3. Entwickelt holt er alle deine Schiffe aus dem Warp zurück.
about-piece-brainwave-tracer = Kostet 2, eingesetzt, wenn die Schiffe da sind: Du nimmst einem Alien eine Kapsel weg, und es bekommt diese Tech.
about-order-trace = Nimmt einem Alien eine Kapsel weg, das dafür die Tech bekommt (Brainwave Tracer).
about-piece-nanite-mining = Kostet 2. Entwickelt zieht es eine Tech; dann liegt es da bis zu deinem nächsten Nachschub, der eine Kapsel mehr hat.
about-piece-vacuum-turbines =
    Kosten 2. Entwickelt holen sie vier Kapseln aus der Schmiede. Du behältst, welche du willst, und verschrottest die anderen.

    RETAIN nennt die, die du willst, was auch kommt. Ohne diesen Befehl behältst du alle.
about-order-retain = Behält diese von den vier gezogenen Kapseln und verschrottet die anderen (Vacuum Turbines).
about-piece-enigma-device = Kostet 4. Entwickelt lässt es alle Aliens ihr Magazin verschrotten und kostenlos Nachschub bekommen.
about-piece-xenon-lasers = Kosten 3, stabil. In jedem Kampf darf deine Flotte 1 Stärke mehr oder weniger haben, als Anführer oder als Helfer.
about-order-lase = Gibt deiner Flotte 1 Stärke mehr oder weniger (Xenon Lasers).
about-piece-energy-cloak = Kostet 4, eingesetzt als Angreifer, wenn dein Tor gerichtet ist: Der Verteidiger darf in dieser Invasion niemanden anwerben.
about-order-cloak = Lässt den Verteidiger deiner Invasion niemanden anwerben (Energy Cloak).
