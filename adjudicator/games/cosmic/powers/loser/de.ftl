why-upset = bei einem Upset muss ein Attack gelegt werden
about-piece-wild-loser = Als Hauptspieler sagst du an, bevor Karten gelegt werden, dass beide Seiten verlieren, es sei denn, die Karten führen zum Handel.
about-piece-super-loser = Du darfst mit dem Upset warten, bis die Karten liegen, und brauchst dafür keine Attacks legen zu lassen.
about-piece-loser =
    Als Hauptspieler darfst du einen Upset ansagen: Nach allen anderen Wirkungen hat verloren, wer gewonnen hat.

    Angesagt wird, bevor Karten gelegt werden, und dann müssen beide Hauptspieler einen Attack legen, wenn sie können. Zwei Compromises führen wie immer zum Handel. I win und I lose sprechen davon, wie es wirklich ausgeht.
about-order-upset = Sagt einen Upset an: Die Seite, die gewinnt, wird verloren haben (Loser).
