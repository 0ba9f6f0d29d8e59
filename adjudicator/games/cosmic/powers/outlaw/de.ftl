about-piece-outlaw =
    Als Hauptspieler darfst du die andere Seite berauben: zufällig eine Karte von deinem Gegner und von jedem seiner Verbündeten.

    Per Post: Mit Phase 2 angeordnet geschieht es, wenn die Verbündeten da sind, bevor die Anordnungen für die Karten geschrieben werden. Wer dann keine Kampfkarte mehr hat, bekommt neue (Regel 13).
about-order-holdup = Nimmt deinem Gegner und jedem seiner Verbündeten zufällig eine Karte ab (Outlaw).
