about-piece-hate =
    Wenn dein Zug beginnt, legst du eine Karte ab, und jeder andere Spieler eine derselben Art, oder er verliert drei Steine.

    Ist es ein Attack, muss es einer sein, der nicht niedriger ist. Per Post: Wer eine solche Karte hat, legt sie ab, den niedrigsten Attack, der genügt; nur wer keine hat, verliert Steine, von seinen kleinsten Basen. Ohne eine Anordnung von dir wird deine Karte ausgelost.
about-order-spite = Legt eine Karte deiner Hand ab; jeder andere muss eine ihrer Art ablegen oder verliert drei Steine (Hate).
about-piece-wild-hate =
    Dein Gegner legt zufällig eine Karte ab, bevor die Karten gewählt werden; hat er dann keine Kampfkarte, gewinnst du.

    Gespielt wird er als Hauptspieler. Per Post: Die neuen Karten, die der Gegner bekommt, helfen ihm hier nicht; was beide gelegt haben, geht ungesehen zurück.
about-piece-super-hate = Wenn dein Zug beginnt, zeigst du allen die Karte deines Hasses, statt sie abzulegen.
