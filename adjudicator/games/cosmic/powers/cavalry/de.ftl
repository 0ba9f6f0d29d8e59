about-piece-cavalry =
    Als Verbündeter darfst du einen Attack deiner Hand zur Summe deiner Seite zählen; er wird abgelegt.

    Das sagst du, wenn die Hauptspieler ihre Karten gelegt haben, bevor sie aufgedeckt werden. Er kommt zur Summe dazu, was immer aus den Attacks der Hauptspieler wird; entscheidet ein Compromise, ist er umsonst ausgegeben. Er gilt auch für eine Wiederholung.
about-order-ride = Zählt als Verbündeter einen Attack deiner Hand zur Summe deiner Seite (Cavalry).
