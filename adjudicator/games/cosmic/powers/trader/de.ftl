why-trades-with-opponent = der Wild-Flare tauscht nur mit deinem Gegner
about-piece-wild-trader =
    Als Hauptspieler nimmst du zufällig eine Karte von der Hand deines Gegners und gibst ihm eine von deinen dafür.

    Der klassische Text tauscht einen Stein auf einem angegriffenen Planeten, den hier kein Stein betritt oder verlässt (Regel 14); das ist der moderne. Nennst du keine Karte, oder hast du sie nicht, gibst du zufällig eine zurück.
about-piece-super-trader = Als Hauptspieler darfst du mit irgendeinem Spieler die Hand tauschen statt mit deinem Gegner.
about-piece-trader =
    Als Hauptspieler darfst du deine ganze Hand gegen die deines Gegners tauschen; beide behalten, was sie bekommen.

    Per Post: mit Phase 2 befohlen, kennst du deine neue Hand, bevor du deine Karten wählst. Wer von euch zu wenige Kampfkarten hat, bekommt vorher neue (Regel 13), und was an einer Hand alt und neu ist, geht mit ihr.
about-order-trade = Tauscht deine ganze Hand gegen die deines Gegners (Trader).
about-order-barter = Spielt den Flare von Trader: Wild für die Karte, die du zurückgibst, Super mit dem Spieler, mit dem du tauschst.
