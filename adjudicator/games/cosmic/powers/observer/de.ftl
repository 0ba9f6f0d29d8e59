about-piece-wild-observer = Als Hauptspieler lässt du jeden deiner Verbündeten eine Karte ziehen, wenn die Karten entschieden sind.
about-piece-super-observer =
    Wenn dein Zug beginnt, verlässt noch einer deiner Steine den Warp und steht für deinen Angriff bereit.

    Per Post: Er verlässt ihn, bevor Steine gesetzt werden, und bricht von der Basis auf, auf die er gesetzt wird.
about-piece-observer =
    An deiner Seite kommt niemand zu Schaden: Die Steine deiner Verbündeten kommen in den Limbo statt in den Warp, und als Verbündeter auch deine eigenen.

    Was du als Hauptspieler verlierst, kommt in den Warp, und ebenso, was irgendwer durch einen gescheiterten Handel verliert.
