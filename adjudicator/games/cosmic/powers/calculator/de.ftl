about-piece-wild-calculator =
    Als Hauptspieler sagst du, bevor die Karten aufgedeckt werden, die Summe beider Attacks als ungerade (odd) oder gerade (even) an.

    Stimmt es, wird der Attack deines Gegners um deinen verringert, und wenn nicht, deiner um seinen; höchstens bis auf null. Mit einem Compromise geschieht nichts. In einer Wiederholung ist es die Summe der Attacks, die dann gespielt werden.
about-piece-super-calculator = Auch als Verbündeter darfst du den höheren Attack um den niedrigeren verringern lassen.
about-piece-calculator =
    Als Hauptspieler darfst du den höheren Attack um den niedrigeren verringern lassen, bevor die Karten aufgedeckt werden.

    Ein Attack 20 gegen einen Attack 8 zählt 12, und der 8 bleibt ein 8. Gleiche Attacks bleiben, wie sie sind, und ebenso ein Attack gegen einen Compromise. Das gilt auch, wenn der Kampf wiederholt wird.
about-order-calculate = Lässt den Wert des niedrigeren Attacks vom höheren abziehen (Calculator).
about-order-called = Spielt den Flare von Calculator: Wild sagt er, ob die Summe beider Attacks ungerade (odd) oder gerade (even) ist, Super nichts.
