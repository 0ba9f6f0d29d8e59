about-piece-wild-warrior =
    Du schlägst zurück: Im nächsten Zug greifst du einen Spieler an, der dich angegriffen hat, statt dessen, den das Schicksal nennt.

    Per Post: Am Tisch ist der Gegenschlag sofort ein weiterer Kampf. Befohlen mit der letzten Phase eines Zugs; der Befehl darf davon abhängen, wen das Schicksal dich angreifen lässt.
about-piece-super-warrior = Auch als Verbündeter zählst du, was du gesammelt hast, zur Summe deiner Seite.
about-piece-warrior =
    Du lernst durchs Kämpfen: Als Hauptspieler sammelst du eins für einen Sieg oder Handel und zwei für eine Niederlage, für immer.

    Als Hauptspieler zählst du das Gesammelte zu deiner Summe. Scheitert ein Handel, sammelst du nichts.
about-order-counter = Spielt den Flare von Warrior: Wild sagt er, wen du zurück angreifst; Super nennt er niemanden.
