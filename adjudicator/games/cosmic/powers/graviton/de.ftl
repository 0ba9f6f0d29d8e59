about-piece-graviton =
    Als Hauptspieler darfst du, bevor die Karten aufgedeckt werden, bestimmen, dass von beiden Attacks nur eine Ziffer zählt.

    Mit den Zehnern (tens) zählt ein Attack 20 zwei und ein Attack 8 nichts; mit den Einern (ones) zählt ein Attack 20 nichts und ein Attack 8 acht. Das gilt auch für eine Wiederholung.
about-order-weigh = Lässt nur die Zehner (tens) oder nur die Einer (ones) beider Attacks zählen (Graviton).
