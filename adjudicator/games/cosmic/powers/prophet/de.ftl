about-piece-prophet =
    Bevor in einem Kampf, an dem du keinen Teil hast, die Karten gelegt werden, darfst du vorhersagen, wer ihn gewinnt, einmal im Zug.

    Hast du recht, gründest du am Ende des Zuges eine Basis in dem System, in dem gekämpft wurde, mit einem bis vier deiner Steine. Irrst du dich, verlierst du zwei Steine deiner vollsten Basis. Gewinnt niemand, folgt nichts daraus.
about-order-predict = Sagt, welche Seite einen Kampf gewinnt, an dem du keinen Teil hast (Prophet).
about-order-fulfil = Gründet die Basis, die dir eine Vorhersage gebracht hat (Prophet).
