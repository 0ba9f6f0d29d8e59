about-piece-peddler =
    Du hast einen Laden mit acht Karten vom Stapel, die alle sehen. Einmal in jedem Kampf anderer darfst du eine verkaufen.

    Per Post: Mit Phase 2 nennst du die Karte, und wenn du willst, was dafür genügt; wer sie kaufen will, schreibt mit Phase 2, was er zahlt: eine Karte seiner Hand. Der erste Spieler nach dir, der Genügendes bietet, bekommt sie. Am Ende eines Zuges darfst du eine Karte des Ladens ablegen und ihn auffüllen; ein leerer Laden wird zu Beginn eines Zuges gefüllt.
about-piece-wild-peddler =
    Zu Beginn eines Zuges verkaufst du deine ganze Hand bis auf diesen Flare: an den Spieler, den du nennst, sonst wird sie abgelegt.

    Dann ziehst du, bis du sieben Karten hast. Per Post: Was der Spieler dir dafür gibt, wird vorher in Briefen vereinbart.
about-piece-super-peddler = Du nimmst eine Karte deines Ladens auf die Hand. Er wird zu Beginn von Phase 2 gespielt.
about-order-sell = Verkauft in einem Kampf eine Karte deines Ladens; du kannst die Karten nennen, die als Bezahlung genügen (Peddler).
about-order-buy = Kauft eine Karte aus dem Laden von Peddler mit einer Karte deiner Hand, wenn er sie dafür verkauft.
about-order-restock = Legt am Ende eines Zuges eine Karte deines Ladens ab und füllt ihn vom Stapel auf (Peddler).
about-order-hawk = Spielt den Flare von Peddler: Wild kann er nennen, wer deine Hand bekommt, Super die Karte, die du deinem Laden entnimmst.
why-nothing-for-sale = dort hat Peddler nichts verkauft
why-no-such-purchase = du zahlst mit einer Karte deiner Hand für eine, die Peddler ausgelegt hat
why-no-such-ware = nenne eine Karte, die dein Laden ausgelegt hat
about-question-buying = Kauf
about-question-restocking = Auffüllen des Ladens
