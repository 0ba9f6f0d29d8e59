about-piece-ghoul =
    Du lebst von den Gefallenen: Gewinnst du als Hauptspieler, bekommst du für jeden Stein der anderen Seite eine Belohnung.

    Auch die Steine der Verbündeten des Verlierers zählen. Jede Belohnung ist ein Stein aus dem Warp oder eine Karte, wie für einen Verbündeten der Verteidigung. Was hinterher jemand vor dem Warp rettet, zählt trotzdem.
