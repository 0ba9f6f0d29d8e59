about-piece-scavenger =
    Verlierst du als Verteidigung eine Basis, darfst du die Ablage durchsuchen: Du nimmst eine Kampfkarte, die du nennst.

    Alle sehen, welche. Das geschieht am Ende des Zuges, bevor die Karten seiner Kämpfe abgelegt werden; ist keine solche Karte in der Ablage, nimmst du keine.
about-order-scavenge = Nimmt eine Kampfkarte aus der Ablage, wenn du eine Basis verloren hast (Scavenger).
