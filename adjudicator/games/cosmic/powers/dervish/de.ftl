about-piece-dervish =
    Als Hauptspieler darfst du alle Hände eines Kampfes herumgehen lassen: Jeder in ihm gibt seine an einen Nachbarn weiter.

    Die Hauptspieler und alle Verbündeten sitzen wie am Tisch, und wer am Kampf keinen Teil hat, wird übersprungen; links ist im Uhrzeigersinn. Per Post: Mit Phase 2 angeordnet geschieht es, wenn die Verbündeten da sind, bevor die Anordnungen für die Karten geschrieben werden. Wer dann keine Kampfkarte mehr hat, bekommt neue (Regel 13).
about-order-whirl = Gibt die Hände aller in einem Kampf an ihre linken oder rechten Nachbarn in ihm weiter (Dervish).
