about-piece-fodder =
    Ist dein Attack niedriger als der deines Gegners, darfst du als Hauptspieler Attacks deiner Hand dazuzählen.

    Jeder muss höher sein als deiner und niedriger als seiner, so wie sie aufgedeckt zählen. Sie werden abgelegt. Von den Karten, die du nennst, zählen die dazu, die passen. In einer Wiederholung zählen sie nicht mehr.
about-order-feed = Legt Attacks deiner Hand ab, die zwischen beiden gezeigten liegen, und zählt sie zu deinem (Fodder).
about-order-latecomer = Spielt den Flare von Fodder: Wild sagt er, welcher Seite du dich noch anschließt; Super nichts.
about-piece-wild-fodder =
    Hat dich eine Seite eingeladen und du bist nicht gekommen, schließt du dich ihr noch mit einem Stein an.

    Per Post: mit Phase 2 gespielt, wenn alle anderen sich angeschlossen haben. Der Stein kommt von deiner vollsten Basis.
about-piece-super-fodder =
    Auch Attacks, die nicht höher sind als deiner, darfst du dazuzählen.

    Gespielt wird er, wenn die Karten gelegt sind, bevor sie aufgedeckt werden.
why-no-fodder = keine dieser Karten passt zwischen die beiden Attacks
