about-piece-disease =
    Wird die Farbe eines anderen Spielers gezogen, darfst du dich in seinem System ausbreiten, von einer Basis mit drei oder mehr Steinen dort.

    Diese Basis schickt einen bis vier ihrer Steine auf einen anderen Planeten des Systems, auf dem du keinen hast. Per Post: einmal in jedem System, wenn alle Scheiben des nächsten Zuges gezogen sind; du schreibst, auf welche Planeten, ehe du die Scheiben kennst.
about-order-spread = Gründet eine Basis in einem System, dessen Farbe gezogen wird, mit Steinen einer Basis von dir dort (Disease).
about-piece-wild-disease = Die anderen verlieren eine Karte: Wenn eine Phase beginnt, wird aus allen ihren Händen eine ausgelost und abgelegt.
about-piece-super-disease =
    Am Ende dieses Zuges breitest du dich von Basen jeder Größe aus, sogar von einem einzelnen Stein, der dann umzieht.

    Gespielt wird er mit Phase 3.
why-no-nest-there = ausbreiten kannst du dich nur innerhalb des Systems, von einer Basis mit genug Steinen
