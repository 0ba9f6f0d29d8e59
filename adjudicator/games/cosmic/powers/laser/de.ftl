why-blinded = für diese Karte bist du geblendet
about-piece-wild-laser =
    Als Hauptspieler lässt du deinen Gegner seine Kampfkarte sofort legen, bevor Verbündete eingeladen werden.

    Per Post: Gespielt wird er mit Phase 2, und die Karte ist die nach CARD in jenem Brief, sonst eine ausgeloste.
about-piece-super-laser =
    Auch als Verbündeter blendest du einen Hauptspieler, gleich welcher Seite: Für ihn wird eine Karte gezogen, bevor eine liegt.

    Ein klassischer Text dazu fand sich nicht; das ist der moderne. Bei einer Wiederholung wählt er wieder selbst.
about-piece-laser =
    Du blendest deinen Gegner: Solange du Hauptspieler bist, wird seine Kampfkarte aus seiner Hand ausgelost.

    Per Post: Was er über seine Karte geschrieben hat, zählt nicht. Eine Karte, die er einem anderen Kampf versprochen hat, wird nicht gezogen.
about-modern-laser = So viele ausgeloste Karten seiner Hand, wie er Steine im Kampf hat, kann er nicht als Kampfkarte spielen; unter den anderen wählt er. Hat er keine zu spielen, verliert er.
about-order-dazzle = Spielt den Flare von Laser: als Verbündeter gegen den Hauptspieler, den du nennst, als Hauptspieler gegen deinen Gegner.
about-option-edition-laser = Welche Fassung von Laser gespielt wird. Modern: So viele ausgeloste Karten seiner Hand, wie er Steine im Kampf hat, kann er nicht als Kampfkarte spielen; unter den anderen wählt er. Hat er keine zu spielen, verliert er.
