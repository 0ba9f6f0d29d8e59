about-piece-surgeon =
    In einem Kampf anderer darfst du einem der Hauptspieler ein neues Gesicht verkaufen, für eine Karte seiner Hand.

    Du hast sieben Gesichter, jedes von einer Macht: Es bewirkt einmal, was der Wild-Teil von deren Flare bewirkt, oder fast das. Es liegt vor dem Patienten, der es aufsetzt, wenn es etwas bewirken kann; dann hast du es wieder.

    Per Post: Mit Phase 2 nennst du das Gesicht, und wenn du willst, was dafür genügt; die Hauptspieler schreiben ebenfalls mit Phase 2, was sie zahlen. Bieten beide Genügendes, bekommt es der Angreifer.
about-piece-surgeon-chronos-face = Wenn eine Phase beginnt, nimmst du eine Kampfkarte aus der Ablage, durch das Los.
about-piece-surgeon-mind-face = Wenn eine Phase beginnt, siehst du den ganzen Stapel durch.
about-piece-surgeon-warpish-face = Wenn eine Phase beginnt, verlässt ein Stein von dir den Warp in den Limbo.
about-piece-surgeon-macron-face = Wenn die Karten aufgedeckt sind, zählt dein Attack eins mehr für jeden deiner eigenen Steine im Kampf.
about-piece-surgeon-pacifist-face = Wenn die Karten aufgedeckt sind, zählt der Compromise, den du als Hauptspieler gespielt hast, als Attack 15.
about-piece-surgeon-tripler-face = Wenn die Karten aufgedeckt sind, zählt ein Attack deines Gegners von 15 oder mehr ein Drittel, aufgerundet.
about-piece-surgeon-mutant-face = Wenn du als Hauptspieler gewonnen hast, nimmst du deinem Gegner und jedem seiner Verbündeten eine Karte, durch das Los.
about-piece-wild-surgeon =
    Wenn eine Phase beginnt, legst du eine Karte deiner Hand ab, und das Gesicht einer Macht, die niemand hat, wirkt sofort für dich.

    Es ist eines von denen, die Surgeon verkauft und die zu Beginn einer Phase wirken: Chronos, Mind oder Warpish. Er wird gespielt, wenn alle Steine gesetzt sind. Surgeon muss nicht mitspielen.
about-piece-super-surgeon = Wenn eine Phase beginnt, operierst du dich selbst: Eines deiner Gesichter liegt vor dir, und du darfst es aufsetzen.
about-order-operate = Verkauft in einem Kampf ein Gesicht; du kannst die Karten nennen, die als Bezahlung genügen (Surgeon).
about-order-facelift = Kauft ein Gesicht von Surgeon mit einer Karte deiner Hand, wenn er es dafür verkauft.
about-order-wear = Setzt ein Gesicht auf, das du von Surgeon gekauft hast: Es bewirkt einmal, was darauf steht.
about-order-rejuvenate = Spielt den Flare von Surgeon: Er sagt, welches Gesicht; Wild auch, welche Karte deiner Hand du dafür ablegst.
why-no-operation = dort hat Surgeon niemanden operiert
why-no-such-facelift = du zahlst mit einer Karte deiner Hand für ein Gesicht, das Surgeon hat
why-no-wearing = { $card } setzt auf, wer das Gesicht bekommen hat, wenn es etwas bewirken kann
why-no-such-face = nenne eines dieser Gesichter und eine andere Karte deiner Hand, mit der du zahlst: { $faces }
about-question-facelift = neues Gesicht
about-question-facelift-worn = Gesicht, das man hat
