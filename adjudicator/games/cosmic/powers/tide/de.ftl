about-piece-tide =
    Mit jedem Kampf, den du als Hauptspieler gewinnst, ziehst du Karten: mit dem ersten eine, mit jedem weiteren eine mehr.

    Mit jedem, den du verlierst, legst du zufällig so viele ab, wie dein letzter Sieg gebracht hat. Ein Handel bringt nichts und kostet nichts.
