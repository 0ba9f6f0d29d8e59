about-piece-xenophile =
    Du hast gern Gäste: Als Hauptspieler zählst du für jede Basis eines anderen Spielers in deinem Heimatsystem drei dazu.

    Oder du ziehst für jede drei ab, wenn du das anordnest. So wenige Heimatbasen du auch hast, du verlierst deine Kraft nicht.
about-order-disown = Zieht von deiner Summe ab, was deine Gäste dazuzählen würden (Xenophile).
