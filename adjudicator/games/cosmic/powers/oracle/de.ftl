about-piece-wild-oracle =
    Bevor Karten gewählt werden, mischst du als Hauptspieler deine Hand mit der deines Gegners und teilst beide neu aus.

    Jeder bekommt zufällig so viele Karten zurück, wie er hineingelegt hat, auch dieser Flare ist darunter.
about-piece-super-oracle =
    Hat dir deine Kraft die Karte deines Gegners gezeigt, darfst du den Kampf beenden, als wäre ein Handel geschlossen worden.

    Jede Karte geht an den Hauptspieler zurück, vor dem sie liegt. Die Steine im Kegel und alle Verbündeten kommen in den Limbo; von dort setzen ihre Besitzer sie in der nächsten Phase ein.
about-piece-oracle =
    Du siehst die Kampfkarte deines Gegners, bevor du deine wählst.

    Per Post: Lass deine Karte davon abhängen, zum Beispiel CARD IF their card >= 30: Compromise; OTHERWISE Attack 20.
