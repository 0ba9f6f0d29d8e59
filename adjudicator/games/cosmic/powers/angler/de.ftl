about-piece-angler =
    Als Hauptspieler darfst du deinen Gegner um eine Karte bitten, die du nennst: Er gibt sie dir, wenn er sie hat.

    Hat er sie nicht, ziehst du eine Karte. Alle erfahren, was von beidem geschehen ist, und kein anderer, um welche Karte du gebeten hast. Per Post: Mit Phase 2 angeordnet ist die Karte da, wenn du deine Anordnungen für die Karten schreibst.
about-order-angle = Bittet deinen Gegner um eine Karte: Er gibt sie dir, oder du ziehst eine, wenn er keine dieses Namens hat (Angler).
